/** A game as a film: where it is, what plays by itself, and what can be done from a moment of it. */

import { untrack } from "svelte";
import { LookBack } from "../ending/review.svelte";
import { api, Refusal } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { names as namesOf } from "../lib/players";
import { RoomLine } from "../lib/room.svelte";
import { router } from "../lib/router.svelte";
import { deed } from "./deed";
import { curves, frames, harvestOn, placeIn, turnBack, turnOn } from "./timeline";

/** How long a move is seen, in milliseconds. */
const MOVE = 1200;

export class Film {
  line = $state.raw<RoomLine | null>(null);
  problem = $state("");
  /** How many moves have been shown. */
  after = $state(0);
  /** By whose eyes it is seen; null for what everybody saw. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  notice = $state("");
  back = $state.raw<LookBack | null>(null);
  /** Whether the turning points are looked for: that takes a computer a while, so only who wants them has them. */
  looking = $state(false);
  #wanted = -1;
  #loading = $state(false);

  readonly now = $derived.by(() => this.line?.state ?? null);
  readonly total = $derived.by(() => this.now?.replay?.total ?? 0);
  readonly names = $derived.by(() => (this.now === null ? [] : namesOf(this.now.room, this.now.you.seats)));
  readonly turns = $derived.by(() => this.back?.review?.turns ?? []);
  readonly points = $derived.by(() => this.back?.points ?? []);
  readonly frames = $derived.by(() => frames(this.turns, this.total));
  readonly harvests = $derived.by(() => this.now?.view.harvest_rounds ?? []);
  readonly curves = $derived.by(() =>
    curves(
      this.frames,
      this.now?.history ?? [],
      this.names.map((_, who) => this.now?.scores.find((one) => one.seat === who)?.total ?? 0),
      this.after,
    ),
  );
  /** What the last move was; null before the first. */
  readonly told = $derived.by(() => {
    const last = this.now?.log.findLast((item) => item.message !== null || item.events.length > 0);
    return last === undefined || this.after === 0 ? null : deed(last, this.names);
  });
  /** Where it is, in words. */
  readonly place = $derived.by(() => {
    const here = this.frames.find((frame) => this.after < frame.to) ?? this.frames.at(-1);
    if (here === undefined || this.after < here.from) return t("replay-begins");
    const turn = this.turns.filter((one) => one.round === here.round && one.after < this.after).length;
    return t("replay-round", { round: here.round, n: Math.max(1, turn), of: here.turns });
  });

  /** To be made where a page begins: it runs as long as the page is seen. */
  constructor(readonly id: () => string) {
    $effect(() => {
      const room = id();
      untrack(() => {
        this.line = new RoomLine(room);
        const look = new LookBack(room);
        this.back = look;
        this.looking = false;
        void look.load();
        void this.#show(placeIn(location.search));
      });
      return () => this.back?.leave();
    });
    $effect(() => this.#run());
  }

  /** It plays by itself, one move after the other, and stops at the end. */
  #run(): (() => void) | undefined {
    if (!this.playing || this.#loading) return undefined;
    if (this.after >= this.total) {
      this.playing = false;
      return undefined;
    }
    const place = this.after + 1;
    const timer = setTimeout(() => this.go(place), MOVE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Steps that come faster than the answers are skipped, all but the last. */
  async #show(place: number): Promise<void> {
    this.after = place;
    this.#wanted = place;
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (this.#wanted >= 0) {
        const next = this.#wanted;
        this.#wanted = -1;
        this.line?.show(await api.replay(this.id(), next, this.seat));
      }
      window.history.replaceState(null, "", this.after === 0 ? location.pathname : `?after=${this.after}`);
    } catch (error) {
      // A link may name a place beyond the end.
      if (error instanceof Refusal && error.code === "bad_place" && this.after > 0) {
        this.#loading = false;
        return this.#show(0);
      }
      this.problem = error instanceof Refusal ? error.message : String(error);
      this.playing = false;
    } finally {
      this.#loading = false;
    }
  }

  go = (place: number): void => {
    void this.#show(Math.min(Math.max(0, place), this.total));
  };

  turnBack(): void {
    this.go(turnBack(this.turns, this.after));
  }

  turnOn(): void {
    this.go(turnOn(this.turns, this.after, this.total));
  }

  harvestOn(): void {
    this.go(harvestOn(this.frames, this.harvests, this.after) ?? this.total);
  }

  seenBy(who: number | null): void {
    this.seat = who;
    void this.#show(this.after);
  }

  play(): void {
    if (!this.playing && this.after >= this.total) this.go(0);
    this.playing = !this.playing;
  }

  lookForPoints(): void {
    this.looking = true;
    void this.back?.judge();
  }

  async share(): Promise<void> {
    const link = `${location.origin}/replay/${this.id()}?after=${this.after}`;
    try {
      await navigator.clipboard.writeText(link);
      this.notice = t("replay-shared");
    } catch {
      this.notice = t("replay-link", { link });
    }
  }

  /** A game of one's own from this moment: one plays whom one looks at, computers play the others. */
  async playOn(): Promise<void> {
    this.playing = false;
    this.notice = "";
    const mine = this.seat ?? 0;
    try {
      const { room } = await api.upload(await api.record(this.id(), this.after));
      for (const other of room.seats) if (other.seat !== mine) await api.seat(room.id, other.seat, { do: "computer" });
      router.go(`/r/${room.id}`);
    } catch (error) {
      this.notice = error instanceof Refusal ? error.message : String(error);
    }
  }
}

/** The wish for a new game: what was played last, changed in the form, and sent to the service. */

import { api, Refusal } from "../lib/api";
import { remember, remembered, type Wish } from "../lib/defaults";
import { keepFirstGame } from "../lib/firstGame";
import { maybe, t } from "../lib/i18n.svelte";
import { remembered as keepLink } from "../lib/links";
import { router } from "../lib/router.svelte";
import type { Catalog, Clock, EditionInfo, RoomInfo, SeatWish } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import { capital } from "../lib/terms";
import type { Chosen } from "./chosen";
import { wished } from "./variants";

/** Who sits on a seat, in a word: a level of computer player, or whose seat it is. */
export function seatKind(kind: string): string {
  if (kind === "open") return t("start-open");
  if (kind === "person") return t("start-person");
  return maybe(`level-${kind}`) ?? capital(kind);
}

/** And how it plays. */
export function levelText(kind: string): string {
  const about = maybe(`level-about-${kind}`);
  return about === null ? seatKind(kind) : `${seatKind(kind)} – ${about}`;
}

export class Wishing {
  catalog = $state.raw<Catalog | null>(null);
  wish: Wish = $state(remembered());
  busy = $state(false);
  problem = $state("");
  /** Whether the weakest of the computer players sits where nobody was chosen. */
  #easy = $state(false);
  /** Cards that somebody chose in the form; for one game only. */
  chosen = $state<Chosen>({});

  edition = $derived(this.catalog?.editions.find((one) => one.name === this.wish.edition));
  players = $derived(Math.min(this.wish.players, this.edition?.most_players ?? 4));
  cards = $derived(this.wish.cards && (this.edition?.hand_cards ?? false));
  /** Whoever never chose begins with the first deck, the basic one. */
  decks = $derived(this.edition?.decks ? this.wish.decks || this.edition.decks.charAt(0) : "");
  people = $derived(this.seatKinds().filter((kind) => kind === "person").length + 1);

  async load(): Promise<void> {
    try {
      const catalog = await api.catalog();
      this.problem = "";
      if (!catalog.editions.some((one) => one.name === this.wish.edition))
        this.wish.edition = catalog.editions.at(-1)?.name ?? this.wish.edition;
      this.catalog = catalog;
    } catch (error) {
      this.#failed(error);
    }
  }

  /** What sits on the seats after the first. */
  seatKinds(): string[] {
    return Array.from({ length: this.players - 1 }, (_, at) => this.#kindOf(this.wish.others[at]));
  }

  /** What was chosen last time, where it is still there. */
  #kindOf(wished: string | undefined): string {
    const known = ["open", "person", ...(this.catalog?.levels ?? [])];
    if (wished !== undefined && known.includes(wished)) return wished;
    return (this.#easy ? this.catalog?.levels[0] : this.catalog?.default_level) ?? "";
  }

  option(name: string): boolean {
    const given = this.wish.options[`${this.wish.edition}.${name}`];
    const about = this.edition?.options.find((one) => one.name === name);
    const defaults = this.cards ? about?.default_with_cards : about?.default_without_cards;
    return given ?? defaults?.[this.players - 1] ?? false;
  }

  /** The options that somebody has set; of the others the service knows what is usual, or what a house rule needs. */
  #changed(edition: EditionInfo): Record<string, boolean> {
    const set = edition.options.filter((one) => this.wish.options[`${edition.name}.${one.name}`] !== undefined);
    return Object.fromEntries(set.map((one) => [one.name, this.option(one.name)]));
  }

  #seat(kind: string, at: number): SeatWish {
    const name = (this.wish.names[at] ?? "").trim();
    if (kind === "person" || kind === "open") return { kind, ...(name && kind === "person" ? { name } : {}) };
    return { kind: "computer", level: kind };
  }

  #clock(): Clock | null {
    const [kind, minutes] = this.wish.clock.split("-");
    if (kind !== "turn" && kind !== "game") return null;
    return { kind, seconds: 60 * Number(minutes) };
  }

  /** Wish for what a room plays. */
  like({ edition, players, cards }: RoomInfo): void {
    this.wish.edition = edition;
    this.wish.players = players;
    this.wish.cards = cards;
  }

  /** Wish for the beginner game, once, against the weakest of the computer players: for whoever has never played. */
  beginEasy(): void {
    if (this.#easy) return;
    this.#easy = true;
    this.wish.cards = false;
  }

  /** Start the beginner game, whatever was looked at before. */
  async startFirst(): Promise<void> {
    this.#easy = true;
    this.wish.cards = false;
    this.wish.others = [];
    await this.start(this.seatKinds(), true);
  }

  /** Start the game that is wished, with other kinds of seats where they are given, and go there. */
  async start(others = this.seatKinds(), first = false): Promise<void> {
    const edition = this.edition;
    if (edition === undefined || this.busy) return;
    const people = others.filter((kind) => kind === "person").length + 1;
    remember({ ...this.wish, players: this.players, others: this.seatKinds() });
    this.busy = true;
    this.problem = "";
    try {
      const made = await api.create({
        edition: edition.name,
        players: others.length + 1,
        cards: this.cards,
        ...(this.cards && this.decks ? { decks: this.decks } : {}),
        ...wished(this.catalog?.variants ?? [], this.wish.variants, edition.name, others.length + 1, this.cards),
        ...this.chosen,
        options: this.#changed(edition),
        seats: [this.#seat("person", 0), ...others.map((kind, at) => this.#seat(kind, at + 1))],
        hot_seat: people > 1 && this.wish.handOver,
        clock: this.#clock(),
        private: this.wish.private,
        talk: this.wish.talk,
        watch_delay: this.wish.watchDelay,
      });
      keepLink(made);
      // To who has put the guide away, or has played a game to its end, nothing of the table is new.
      if (first && settings.choices.guide) keepFirstGame(made.room.id);
      router.go(`/r/${made.room.id}`);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  #failed(error: unknown): void {
    this.problem = error instanceof Refusal ? error.message : String(error);
  }
}

/** The lesson as it runs: the room in which it is played, the step that is on, and what is done by itself. */

import { untrack } from "svelte";
import { api, Refusal } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { RoomLine } from "../lib/room.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { arrived } from "../table/counselled";
import { beginning, finish, keep, kept, type Kept } from "./kept";
import { act, goHome, leave } from "./neighbour";
import { PARTS } from "./parts";
import { begin, following, open } from "./rooms";
import { isRead, ME, next, NEIGHBOUR, where, type Part } from "./script";

/** How long a move that is not the learner's waits, so that it is seen. */
const PAUSE = 700;
const LOOK = 200;

/** `wrong`: the running turn is another than the step asks for; `left`: such a turn has ended. */
export type Mode = "wait" | "on" | "wrong" | "left";

/** Something belongs elsewhere, all of it is chosen, or a part of it is; the words of the step have the same names. */
const CHOICES = ["astray", "press", "beside"] as const;
type Choice = (typeof CHOICES)[number];

export class Course {
  kept = $state.raw<Kept | null>(kept());
  line = $state.raw<RoomLine | null>(null);
  problem = $state("");
  /** Whether another room is being made. */
  making = $state(false);
  /** The number of the step that is being done for the learner. */
  doing = $state(-1);
  /** How high the words are: what they tell of is seen above them. */
  high = $state(0);
  /** How far a choice is that is made on the page alone. */
  choice = $state<Choice | null>(null);

  readonly now = $derived.by(() => this.line?.state ?? null);
  readonly part = $derived.by(() => PARTS[this.kept?.part ?? 0]!);
  readonly following = $derived.by(() => PARTS[(this.kept?.part ?? 0) + 1]);
  readonly place = $derived.by(() =>
    this.now === null || this.kept === null
      ? null
      : where(this.part, this.now.view, this.line?.log ?? [], this.kept.read),
  );
  readonly step = $derived.by(() => this.part.steps[this.place?.at ?? 0]!);
  readonly mode = $derived.by((): Mode => {
    if (this.place === null) return "wait";
    return this.place.left !== null ? "left" : this.place.wrong ? "wrong" : "on";
  });
  readonly isLast = $derived.by(() => this.place?.at === this.part.steps.length - 1);
  /** Whether the part is played to its end. */
  readonly over = $derived.by(() => this.isLast && this.mode === "on");
  /** Whether the game that is seen is the one with which the next part begins. */
  readonly #leadsOn = $derived.by(() => this.over && this.following !== undefined && !this.following.game);
  /** Whether it is the neighbour's turn. */
  readonly waits = $derived.by(() => this.now !== null && this.now.view.current_player === NEIGHBOUR);
  readonly coming = $derived.by(() =>
    this.now === null || this.mode !== "on" ? null : next(this.step, this.now.view),
  );
  /** Whether a person goes to a space next. */
  readonly walks = $derived.by(() => !this.toRead && this.coming?.words === "say");
  /** Whether the step asks for the button that ends what is being done, or the whole turn. */
  readonly ends = $derived.by(() => this.coming !== null && ["end", "done"].includes(this.coming.code));
  /** What is only to be read now, by the name under which it is kept; null where something is to be done. */
  readonly reading = $derived.by(() => (isRead(this.step) ? this.step.id : null));
  readonly toRead = $derived.by(() => this.reading !== null);
  /** Which words of the step tell of the very next click. */
  readonly say = $derived.by(() => this.choice ?? this.coming?.words ?? "say");
  /** What the table does not show before the lesson comes to it. */
  readonly untaught = $derived.by(() =>
    (["round", "table", "worth"] as const).filter(
      (id) => (this.place?.at ?? 0) < this.part.steps.findIndex((one) => one.id === id),
    ),
  );

  /** To be made where a page begins: it runs as long as the page is seen. */
  constructor() {
    $effect(() => {
      untrack(() => void this.go(() => open(this.kept)));
      return () => this.line?.close();
    });
    $effect(() => this.#letNeighbourAct());
    $effect(() => this.#watchChoice());
    $effect(() => this.#doForLearner());
    $effect(() => {
      if (this.over) finish(this.part.id);
    });
  }

  /** The neighbour acts when it is his turn, but not before his farm was looked at, while one reads, nor after the lesson. */
  #letNeighbourAct(): (() => void) | undefined {
    const { part, kept: them } = this;
    const at = this.place?.at ?? 0;
    const last = part.steps.findLastIndex((one) => !isRead(one));
    void this.now?.version;
    const reads = this.toRead && this.step.id !== "neighbour";
    if (!this.waits || them === null || this.mode !== "on" || at === 0 || at > last || reads) return undefined;
    const timer = setTimeout(() => act(them, part.habits).catch(() => undefined), settings.moves ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  /** What is chosen on the page alone is known to nobody but the page. */
  #watchChoice(): (() => void) | undefined {
    const { coming } = this;
    this.choice = null;
    if (coming?.press === undefined) return undefined;
    const timer = setInterval(() => {
      const seen = (found = ""): boolean => found !== "" && document.querySelector(found) !== null;
      this.choice = CHOICES.find((one) => seen(coming[one])) ?? null;
    }, LOOK);
    return () => clearInterval(timer);
  }

  /** What is done for the learner is done click by click, as one would; what the page answers itself, at once. */
  #doForLearner(): (() => void) | undefined {
    const { coming, line } = this;
    const itself = coming?.itself === true && line?.tookBack === false;
    if (coming === null || line === null || line.busy || !(itself || this.doing === this.place?.at)) return undefined;
    const timer = setTimeout(() => line.act(coming.code), settings.moves && !itself ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  /** Go where a room is made or found. */
  async go(make: () => Promise<Kept>): Promise<void> {
    this.problem = "";
    this.making = true;
    try {
      const last = this.kept;
      const found = await make();
      this.kept = found;
      keep(found);
      this.doing = -1;
      this.line?.close();
      this.line = new RoomLine(found.room);
      this.line.open();
      // A room that was left for another one is no game that waits for anybody: nobody sits there any more.
      if (last?.room && last.room !== found.room)
        await Promise.all([api.seat(last.room, ME, { do: "leave" }), leave(last)]).catch(() => undefined);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
    this.making = false;
  }

  /** Whether a part can begin: in a game of its own, in one that was kept, or in the one that is seen at the end before it. */
  canBegin({ id, game }: Part): boolean {
    return game !== undefined || beginning(id) !== "" || (this.#leadsOn && this.following?.id === id);
  }

  /** A part from its own beginning, whatever game is seen. */
  beginPart(part: number): void {
    void this.go(async () => {
      if (this.kept !== null && this.#leadsOn) await following(this.kept);
      return begin(part);
    });
  }

  /** The next part. */
  further(found: Kept): void {
    void this.go(async () => open(await following(found)));
  }

  readOn(): void {
    if (this.kept === null || this.reading === null) return;
    this.kept = { ...this.kept, read: [...this.kept.read, this.reading] };
    keep(this.kept);
  }

  /** What is kept of the lesson when a game of one's own begins: the part that is to come, or the same once more. */
  async #rest(found: Kept): Promise<Kept | null> {
    if (this.isLast && this.following === undefined) return null;
    const left = this.isLast ? await following(found) : found;
    return left.part === 0 ? null : { ...left, room: "", token: "", read: [] };
  }

  /** A whole game of one's own, with all that was learnt: against a computer that is for a first game. */
  async playOwn(): Promise<void> {
    const found = this.kept;
    if (found === null) return;
    this.problem = "";
    this.making = true;
    try {
      const seats = [{ kind: "person" as const }, { kind: "computer" as const, level: "apprentice" as const }];
      const { room } = await api.create({ edition: "revised", players: 2, cards: true, seats });
      keep(null);
      settings.choices.guide = true;
      // Nobody sits in the room of the lesson any more.
      await Promise.all([api.seat(found.room, ME, { do: "leave" }), leave(found)]).catch(() => undefined);
      router.go(`/r/${room.id}`);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
    this.making = false;
  }

  /** A game of one's own from here on, against a computer. */
  async playOn(): Promise<void> {
    const found = this.kept;
    if (found === null) return;
    const left = await this.#rest(found).catch(() => null);
    try {
      await goHome(found, t("lesson-neighbour-name"));
    } catch {
      // The seat is a computer's already.
    }
    keep(left);
    settings.choices.guide = true;
    // After the part with cards nothing of the table is new.
    if (this.part.game?.cards !== true) Object.assign(arrived, { room: found.room, round: this.now?.view.round ?? 0 });
    router.go(`/r/${found.room}`);
  }
}

/** What the parts of the table share: what is asked, what is in front, what is open. */

import { untrack, type Snippet } from "svelte";
import { HandShown } from "../cards/handShown.svelte";
import { Pins } from "../cards/pins.svelte";
import { stage } from "../cards/readiness";
import { goodsToPay, less } from "../farm/price";
import { isFirstGame } from "../lib/firstGame";
import { names as namesOf } from "../lib/players";
import type { RoomLine, State } from "../lib/room.svelte";
import type { Message } from "../lib/schema";
import type { Goods, Space } from "../lib/view";
import { across, wide } from "../lib/screen";
import { settings } from "../lib/settings.svelte";
import { counselOf, toldFirst } from "./counsellor";
import { choices, partnerOf } from "./decision";
import { greeting, leavesHungry } from "./counselled";
import { Motion } from "./motion.svelte";
import { lastHarvest, sinceLastTurn, spaceOf } from "./sentences";
import { todo } from "./todo";
import { goodsThere } from "./spaceLook";

/** The parts of the table that a phone shows one at a time; `farms` is the own farm, which stays beside the board. */
export type Pane = "board" | "farms" | "cards" | "others" | "score";
export type Tab = "hand" | "played" | "majors" | "log";

/** A space, or the drawing of a good or a piece, that somebody points at, and where that is. */
export interface Pointed {
  at: DOMRect;
  space?: Space;
  icon?: string;
}

interface Given {
  line: RoomLine;
  state: State;
  /** What a film says in place of the question: nobody is asked there. */
  film?: Snippet | undefined;
  /** Whether a lesson runs: it says what to do, so nothing else proposes it. */
  taught?: boolean;
  /** What it says in place of the question, of who sits here. */
  told?: string | undefined;
}

/** What is answered in a panel at the farm. */
const IN_PANEL: ReadonlySet<string> = new Set(["fence", "edge", "keep", "take", "sow", "pasture"]);

export class Table {
  readonly #given: () => Given;
  readonly line = $derived.by(() => this.#given().line);
  readonly state = $derived.by(() => this.#given().state);
  readonly film = $derived.by(() => this.#given().film);
  readonly taught = $derived.by(() => this.#given().taught === true);
  readonly told = $derived.by(() => this.#given().told);
  readonly replay = $derived.by(() => this.film !== undefined);
  readonly view = $derived.by(() => this.state.view);
  readonly names = $derived.by(() => namesOf(this.state.room, this.state.you.seats));
  /** In the Family Edition nobody has a hand: cards that can be taken are rows like all else. */
  readonly strip = $derived.by(() => this.view.edition !== "family" || !wide.current);
  readonly found = $derived.by(() => choices(this.view, this.strip));
  /** The seat that sits here; who only watches looks over the first one's shoulder, in a film over that of who acts. */
  readonly me = $derived.by(
    () => this.state.seat ?? (this.replay ? this.line.log.findLast((item) => item.seat !== null)?.seat : null) ?? 0,
  );
  readonly mine = $derived.by(
    () => this.state.seat !== null && this.view.current_player === this.state.seat && !this.state.over,
  );
  /** The seat that is asked sits here and may answer. */
  readonly asked = $derived.by(() => this.mine && !this.replay);
  readonly feeding = $derived.by(() => this.mine && this.view.question.code === "ask-feed");
  /** The seat whose farm is large. */
  readonly big = $derived.by(() => this.large ?? this.me);
  /** The partner in a team game. */
  readonly partner = $derived.by(() => partnerOf(this.view));
  /** What may be clicked on the large farm: one's own, or the partner's. */
  readonly onFarm = $derived.by(() => {
    if (!this.asked) return [];
    return this.big === this.state.seat ? this.found.farm : this.big === this.partner ? this.found.partner : [];
  });
  /** What is asked is answered in a panel at the farm. */
  readonly deciding = $derived.by(
    () =>
      this.asked &&
      this.onFarm.some(
        (action) =>
          IN_PANEL.has(action.kind) || (this.view.seats[this.me]?.yard === "tiles" && action.kind !== "place"),
      ),
  );
  /** Pastures are painted: what ends that lies in their panel. */
  readonly fencing = $derived.by(() => this.onFarm.some(({ kind }) => kind === "fence" || kind === "edge"));
  /** The farms from one's own on; in a film they keep their order, so that one panel changes when another seat acts. */
  readonly around = $derived.by(() => {
    const first = this.replay ? 0 : this.me;
    return [...this.view.seats.slice(first), ...this.view.seats.slice(0, first)];
  });
  readonly others = $derived.by(() => this.around.filter((one) => one.seat !== this.me));
  readonly suggested = $derived.by(() =>
    this.line.hints
      .slice(0, 3)
      .map((hint) => this.view.actions.find((one) => one.code === hint.action)?.touches.space ?? ""),
  );
  /** Whether suggestions were asked for, and are thought of or shown. */
  readonly advising = $derived.by(() => this.asked && (this.line.hinting || this.suggested.length > 0));
  /** What the others have done since one's last turn. */
  readonly since = $derived.by(() =>
    this.state.seat === null || this.state.over ? [] : sinceLastTurn(this.line.log, this.state.seat),
  );
  /** The spaces that others have used since. */
  readonly fresh = $derived.by(() => new Set(this.since.filter((item) => item.kind === "place").map(spaceOf)));
  /** A harvest often asks nothing: what it brought and took is told until one acts again. */
  readonly harvest = $derived.by(() => (this.state.over ? null : lastHarvest(this.line.log, this.me)));
  /** The part with what has to be clicked. */
  readonly front = $derived.by((): Pane | null => {
    if (this.found.cards.length > 0) return "cards";
    if (this.found.farm.length + this.found.partner.length > 0 || this.feeding) return "farms";
    return this.found.spaces.size > 0 ? "board" : null;
  });

  /** The suggestion that is looked at, from 0. */
  hinted: number | null = $state(null);
  pointed: Pointed | null = $state.raw(null);
  /** The space that is looked at. */
  readonly space = $derived.by(() => this.pointed?.space ?? null);
  /** What a click on it would bring to the large farm. */
  readonly promised = $derived.by(
    (): Goods =>
      this.space !== null && this.big === this.me && this.found.spaces.has(this.space.id) ? goodsThere(this.space) : {},
  );
  /** How many animals of it have room, where not all do. */
  readonly room = $derived.by((): Goods | undefined => this.found.spaces.get(this.space?.id ?? "")?.preview?.room);
  /** Whether this is somebody's first game: then what is of no use yet is folded. */
  readonly first = $derived.by(() => !this.replay && !this.taught && isFirstGame(this.state.room.id));
  /** Whether somebody new is guided in full: in a first game, and with hand cards against computers alone. */
  readonly guided = $derived.by(
    () =>
      settings.choices.guide &&
      !this.replay &&
      !this.taught &&
      (this.first ||
        (this.state.room.cards && this.state.seat !== null && this.others.every(({ seat }) => this.#isComputer(seat)))),
  );
  /** Who says there what the guide says. */
  readonly neighbour = $derived.by(() => (this.guided ? this.others[0]?.seat : undefined));
  /** Whether the guide says what a good player thinks of where to go. */
  readonly counselled = $derived.by(
    () =>
      this.guided &&
      this.asked &&
      !this.state.hand_over &&
      this.view.question.code === "ask-place" &&
      greeting(this.state) === null,
  );
  readonly #told = $derived.by(() => {
    if (!this.counselled || this.line.advice === null) return null;
    const piles = new Map(
      this.view.spaces.flatMap((space) => {
        const { code } = this.found.spaces.get(space.id) ?? {};
        return code === undefined ? [] : [[code, goodsThere(space).food ?? 0]];
      }),
    );
    const at = (action: string): number => piles.get(action) ?? 0;
    return toldFirst(this.line.advice, { at, most: Math.max(...piles.values()) });
  });
  /** The space of which it speaks; of none before an empty bowl, where others bring food. */
  readonly advised = $derived.by(() => {
    const space = this.view.actions.find(({ code }) => code === this.#told?.hint.action)?.touches.space;
    return space === undefined || leavesHungry(space, this.state, this.found) ? undefined : space;
  });
  /** What it says of it; null where it has nothing to tell of. */
  readonly counsel = $derived.by((): Message | null => {
    if (this.counselled && this.line.advice === null) return { code: "guide-looks" };
    const { advised: space } = this;
    return this.#told === null || space === undefined ? null : counselOf(this.#told, space);
  });
  /** Before the first harvest everybody's points are below zero, and say nothing; the sheet is a click away. */
  readonly early = $derived.by(() => !this.replay && this.view.round <= (this.view.harvest_rounds[0] ?? 0));
  /** Whether the cards and the later rounds of a first game have been unfolded. */
  cardsOpen = $state(false);
  comingOpen = $state(false);
  /** Whether cards are seen: in a first game only while one is to be chosen, or while they are unfolded. */
  readonly cardsLaid = $derived.by(() => !this.first || this.cardsOpen || this.front === "cards");
  /** Whether an improvement on the board can be paid. */
  readonly affords = $derived.by(
    () =>
      this.mine &&
      this.line.looked &&
      this.view.majors.some((card) => stage(this.line.obstacles.cards[card]) === "now"),
  );

  /** What the fences that are painted would cost, with those of the same action that stand already. */
  priced: Message[] | null = $state.raw(null);
  /** What has been built, and is paid at the end of the action: it is spent already. */
  readonly spent = $derived.by(
    (): Goods => (this.big === this.me ? goodsToPay(this.found.done?.preview?.bill ?? []) : {}),
  );
  /** What the fences that are painted would cost more. */
  readonly owed = $derived.by(
    (): Goods => (this.big === this.me ? less(goodsToPay(this.priced ?? []), this.spent) : {}),
  );
  /** Whether single fences are picked instead of spaces. */
  byEdges = $state(false);
  /** How what is asked is done, where the question does not say it; a lesson says it itself. */
  readonly todo = $derived.by(() =>
    !this.asked || this.taught
      ? ""
      : todo({
          onFarm: this.onFarm,
          farm: this.view.seats[this.me],
          spent: this.spent,
          edges: this.byEdges,
        }),
  );
  /** Whether that stands on the sheet below the farm, and not in the bar: a phone's is narrow. */
  readonly todoBelow = $derived.by(() => this.deciding && !wide.current && !across.current);
  pane: Pane = $state("board");
  tab: Tab = $state("log");
  large: number | null = $state(null);
  /** The card that is opened to be read. */
  card: string | null = $state(null);
  menu = $state(false);
  sheet = $state(false);

  readonly shown = new HandShown();
  readonly pins: Pins;
  readonly motion: Motion;

  constructor(given: () => Given) {
    this.#given = given;
    const { room, seat } = untrack(() => given().state);
    this.motion = new Motion(untrack(() => given().line.log.length));
    this.pins = new Pins(room.id);
    this.tab = room.cards && seat !== null ? "hand" : "majors";
  }

  #isComputer(seat: number): boolean {
    return this.state.room.seats[seat]?.kind === "computer";
  }

  act = (code: string): void => {
    this.line.act(code);
  };

  /** Ask for suggestions, or put them away. */
  hint = (): void => {
    if (this.line.hints.length > 0) this.line.hints = [];
    else this.line.hint();
  };

  /** Look at a farm in large; at one's own again when it is that of the seat here. */
  look = (seat: number): void => {
    this.large = seat === this.state.seat ? null : seat;
    if (this.pane === "others") this.pane = "board";
  };

  /** Bring what has to be clicked to the front. */
  turnToFront(): void {
    const { front } = this;
    if (front === null) return;
    this.pane = front === "farms" ? "board" : front;
    this.cardsOpen = false;
    if (front === "cards") {
      const touched = this.found.cards.map((action) => action.touches.cards?.[0] ?? "");
      this.tab = touched.some((card) => this.view.hand.includes(card)) ? "hand" : "majors";
    } else if (front === "farms") this.large = this.found.farm.length > 0 || this.feeding ? null : this.partner;
  }
}

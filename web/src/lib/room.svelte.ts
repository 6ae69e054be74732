/** The line to a room: it comes back by itself, and a command is never carried out twice. */

import { called } from "./names.svelte";
import { language, t } from "./i18n.svelte";
import { Pace, type Sort } from "./pace";
import { patched } from "./patch";
import { names } from "./players";
import { renew } from "./reloadWhenRenewed";
import type {
  Command,
  HintItem,
  Hints,
  InTheWay,
  LogItem,
  Message,
  ServerMessage,
  StateMessage,
  TalkLine,
} from "./schema";
import { settings } from "./settings.svelte";
import { capital, said } from "./terms";
import { transport, type Line } from "./transport";
import type { View } from "./view";

/** What the service tells of a room, with the view in its finer shape. */
export type State = Omit<StateMessage, "view"> & { view: View };

/**
 * Why spaces and cards can't be used, by their ids; which deeds can't be done on spaces that can be used; what
 * occupations cost, by the spaces that play them; and what is built on a space, by the codes of the deeds.
 */
export interface Obstacles {
  spaces: Readonly<Record<string, Message[]>>;
  ways: Readonly<Record<string, Message[]>>;
  cards: Readonly<Record<string, Message[]>>;
  prices: InTheWay["prices"];
  costs: InTheWay["costs"];
}

const NO_OBSTACLES: Obstacles = { spaces: {}, ways: {}, cards: {}, prices: {}, costs: {} };

type Sent = Extract<Command, { version: number }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** How long a service that lives may leave a command or a ping without any word. */
const SILENCE = 10_000;

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sameView(was: State | null, is: State): was is State {
  if (was === null || was.version !== is.version) return false;
  return was.view === is.view || JSON.stringify(was.view) === JSON.stringify(is.view);
}

export class RoomLine {
  state: State | null = $state.raw(null);
  /** The state before, to show what has changed. */
  before: State | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  connection: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  /** Why the last command was refused, for people; empty when it was not. */
  problem = $state("");
  frozen = $state("");
  hints: HintItem[] = $state.raw([]);
  /** Hints that the guide speaks of, before anybody wants to see them; null until they are known. */
  advice: HintItem[] | null = $state.raw(null);
  /** What stands in the way of one who is asked. */
  obstacles: Obstacles = $state.raw(NO_OBSTACLES);
  /** Whether it was ever told what stands in the way: what was told last stays while others play. */
  looked = $state(false);
  hinting = $state(false);
  /** Whether an answer is awaited. */
  busy = $state(false);
  /** Set by an undo, cleared by an action: then nothing is done by itself. */
  tookBack = $state(false);
  thinking: Record<number, number> = $state({});

  /** What was said at the table, oldest first. */
  talk: TalkLine[] = $state.raw([]);

  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #silence = 0;
  #closed = false;
  #pending: Sent | null = null;
  #pace = new Pace<State>((state) => this.#take(state));
  #whys = new Map<string, (reasons: Message[]) => void>();
  /** What was found for the position, whoever wanted to see it: it is not thought of twice. */
  #found: HintItem[] = [];
  /** The question for hints that is still to be answered. */
  #asking = "";
  /** Whether the guide waits for the answer. */
  #advising = false;
  /** What the service has told last; what is shown may be behind it. */
  #told: State | null = null;

  /** Asked before anything is done; who says no has said why. */
  mayAct: (action: string) => boolean = () => true;

  constructor(readonly id: string) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    window.addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    window.addEventListener("click", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    window.removeEventListener("click", this.#hurry);
    this.#pace.clear();
    this.#heard();
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Whoever clicks while computer players act has seen enough of it. */
  #hurry = (): void => this.#pace.hurry();

  /** Somebody is back at the page, or the network is: no need to wait. */
  #atOnce = (): void => {
    this.#pace.hurry();
    if (document.visibilityState === "hidden") return;
    if (this.connection === "lost") {
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#ping();
  };

  #ping(): void {
    if (this.#send({ type: "ping" })) this.#expect();
  }

  /** A line may be dead without anybody saying so: then what was sent is answered by nothing at all. */
  #expect(): void {
    const socket = this.#socket;
    if (this.#silence !== 0 || socket === null) return;
    this.#silence = window.setTimeout(() => {
      socket.close();
      this.#lose(socket);
    }, SILENCE);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = 0;
  }

  #lose(socket: Line): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.#heard();
    // The next line begins with all that has happened.
    this.#pace.clear();
    clearInterval(this.#pinger);
    this.connection = "lost";
    this.hinting = false;
    this.#asking = "";
    this.#advising = false;
    this.#told = null;
    for (const answer of this.#whys.values()) answer([]);
    this.#whys.clear();
    // A little chance in the wait, so that all pages do not come back in the same moment.
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #connect(): void {
    const socket = transport.connect(`/api/rooms/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.connection === "lost") void renew();
      this.#wait = FIRST_WAIT;
      this.connection = "open";
      clearInterval(this.#pinger);
      this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
      this.#expect();
    };
    socket.onmessage = (text) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.#hear(JSON.parse(text) as ServerMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #send(command: Command): boolean {
    if (this.#socket?.open !== true) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#tell(message as State);
        break;
      case "change":
        if (this.#told !== null)
          this.#tell(message.patches.reduce((state, patch) => patched(state, patch), this.#told));
        break;
      case "done":
        if (this.#pending?.id === message.id) this.#settle();
        break;
      case "refused":
        if (message.id !== null && this.#pending?.id === message.id) this.#settle();
        // Nobody has asked for it: then the guide says what it knows itself.
        if (message.id !== null && message.id === this.#asking) {
          this.#asking = "";
          if (this.#advising) this.advice = [];
          this.#advising = false;
          if (!this.hinting) break;
        }
        this.hinting = false;
        // A stale command heals itself: the fresh state is on its way.
        if (message.code !== "stale") this.problem = capital(said(message.message));
        break;
      case "hints":
        void language.more("hints").then(() => this.#hearHints(message));
        break;
      case "why":
        this.#whys.get(message.id)?.(message.reasons);
        this.#whys.delete(message.id);
        break;
      case "obstacles":
        if (message.version === this.state?.version) {
          this.obstacles = message;
          this.looked = true;
        }
        break;
      case "read":
        this.act(message.action);
        break;
      case "talk":
        this.#hearTalk(message.lines);
        break;
    }
  }

  #hearHints({ id, version, hints }: Hints): void {
    if (id !== this.#asking || version !== this.state?.version) return;
    this.#asking = "";
    this.#found = hints;
    if (this.#advising) this.advice = hints;
    this.#advising = false;
    if (this.hinting) this.hints = hints;
    this.hinting = false;
  }

  /** Who comes back is told again what was said last. */
  #hearTalk(lines: TalkLine[]): void {
    const known = new Map(this.talk.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.talk = [...known.values()].sort((one, other) => one.number - other.number);
  }

  #tell(state: State): void {
    const before = this.#told;
    this.#told = state;
    this.#pace.take(state, this.#sort(state, before));
  }

  /** Show a state that came another way, as a replay's do. */
  show(state: State): void {
    this.connection = "open";
    this.#take(state);
  }

  /** Whether a state has to be seen on its own: a computer player's turn, where things may move. */
  #sort(state: State, before: State | null): Sort {
    if (!settings.moves || document.hidden || before === null) return "rest";
    const computers = state.room.seats.filter((seat) => seat.kind === "computer").map((seat) => seat.seat);
    const fresh = state.log.slice(before.log.length);
    if (fresh.some((item) => item.kind === "place" && item.seat !== null && computers.includes(item.seat)))
      return "deed";
    return state.view.current_player === state.seat || state.over ? "mine" : "rest";
  }

  #settle(): void {
    this.#pending = null;
    this.busy = false;
  }

  #take(state: State): void {
    called.at(state.view, names(state.room, state.you.seats));
    this.log = state.log;
    if (this.state?.version !== state.version) {
      this.hints = [];
      this.hinting = false;
      this.advice = null;
      this.#found = [];
      this.#asking = "";
      this.#advising = false;
    }
    this.before = this.state;
    // Where somebody only came or went the game is as it was: what is half chosen on the page must stay.
    this.state = sameView(this.state, state) ? { ...state, view: this.state.view } : state;
    const { status, notice } = state.room;
    this.frozen = status !== "frozen" ? "" : notice === null ? t("table-frozen") : capital(said(notice));
    this.thinking = Object.fromEntries(state.thinking.map((one) => [one.seat, one.done]));
    this.#lookAround(state);
    if (this.#pending !== null) {
      // After a break: what was sent and not carried out is sent again under the same id.
      if (this.#pending.version === state.version && this.busy) this.#send(this.#pending);
      else this.#settle();
    }
  }

  /** Ask what stands in the way of the seat that is to decide. */
  #lookAround(state: State): void {
    if (state.seat === null || state.view.current_player !== state.seat || state.over || state.hand_over) return;
    if (this.before?.version === state.version && this.before.seat === state.seat) return;
    this.#send({ type: "obstacles", id: fresh(), seat: state.seat });
  }

  #order(command: Sent): void {
    this.problem = "";
    this.#pending = command;
    this.busy = true;
    if (this.#send(command)) this.#expect();
  }

  #head(): { id: string; version: number; seat: number } | null {
    const state = this.state;
    if (state === null || state.seat === null || this.busy) return null;
    return { id: fresh(), version: state.version, seat: state.seat };
  }

  act(action: string): void {
    const head = this.#head();
    if (head === null || !this.mayAct(action)) return;
    this.tookBack = false;
    this.#order({ type: "act", ...head, action });
  }

  undo(wholeTurn: boolean): void {
    const head = this.#head();
    if (head === null) return;
    this.tookBack = true;
    this.#order({ type: "undo", ...head, whole_turn: wholeTurn });
  }

  hint(): void {
    const head = this.#head();
    if (head === null) return;
    this.problem = "";
    if (this.#found.length > 0) this.hints = [...this.#found];
    else this.hinting = this.#asking !== "" || this.#ask(head);
  }

  /** Ask for hints that are not to be seen yet, for somebody who learns the game. */
  advise(): void {
    const head = this.#head();
    if (head === null || this.advice !== null) return;
    // What somebody was told already is what the guide speaks of.
    if (this.#found.length > 0) this.advice = this.#found;
    else this.#advising = this.#asking !== "" || this.#ask(head, true);
  }

  #ask(head: { id: string; version: number; seat: number }, learning = false): boolean {
    // The words come while somebody thinks.
    void language.more("hints");
    if (!this.#send({ type: "hint", ...head, learning })) return false;
    this.#asking = head.id;
    return true;
  }

  /** Carry out what somebody has typed; the service finds out which action is meant. */
  read(text: string): void {
    const head = this.#head();
    if (head === null) return;
    this.problem = "";
    this.#send({ type: "read", id: head.id, seat: head.seat, text, language: language.code });
  }

  /** Why something can't be used: all reasons; none when it can or nobody answers. */
  why(what: string): Promise<Message[]> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined) return Promise.resolve([]);
    const id = fresh();
    if (!this.#send({ type: "why", id, seat, what })) return Promise.resolve([]);
    return new Promise((resolve) => this.#whys.set(id, resolve));
  }

  /** Say something to everybody at the table, from a seat of one's own. */
  say(text: string): void {
    // While guests are awaited nobody is shown a seat, but some have one.
    const seat = this.state?.seat ?? this.state?.you.seats[0];
    if (seat !== undefined && text.trim() !== "") this.#send({ type: "say", id: fresh(), seat, text: text.trim() });
  }

  /** Say that one is ready to begin, or not yet. */
  ready(seat: number, on: boolean): void {
    this.#send({ type: "ready", id: fresh(), seat, on });
  }

  /** Hear nothing more of the person on a seat, or hear it again. */
  mute(whom: number, on: boolean): void {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined) return;
    this.#send({ type: "mute", id: fresh(), seat, whom, on });
    if (on) this.talk = this.talk.filter((line) => line.seat !== whom);
  }

  look(seat: number): void {
    this.#send({ type: "look", seat });
  }
}

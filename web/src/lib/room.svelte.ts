/** The line to a room: it comes back by itself, and a command is never carried out twice. */

import { t } from "./i18n.svelte";
import { Pace, type Sort } from "./pace";
import { names } from "./players";
import { refusalText } from "./refusals";
import { renew } from "./renew";
import type { Command, HintItem, LogItem, Message, StateMessage } from "./schema";
import { settings } from "./settings.svelte";
import type { View } from "./view";

/** What the service tells of a room, with the view in its finer shape. */
export type State = Omit<StateMessage, "view"> & { view: View };

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
  return was?.version === is.version && JSON.stringify(was.view) === JSON.stringify(is.view);
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
  hinting = $state(false);
  /** Whether an answer is awaited. */
  busy = $state(false);
  /** Set by an undo, cleared by an action: then nothing is done by itself. */
  tookBack = $state(false);
  thinking: Record<number, number> = $state({});

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #silence = 0;
  #closed = false;
  #pending: Sent | null = null;
  #pace = new Pace<State>((state) => this.#take(state));
  #whys = new Map<string, (reason: string | null) => void>();

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

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.#heard();
    // The next line begins with all that has happened.
    this.#pace.clear();
    clearInterval(this.#pinger);
    this.connection = "lost";
    this.hinting = false;
    for (const answer of this.#whys.values()) answer(null);
    this.#whys.clear();
    // A little chance in the wait, so that all pages do not come back in the same moment.
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.connection === "lost") void renew();
      this.#wait = FIRST_WAIT;
      this.connection = "open";
      clearInterval(this.#pinger);
      this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
      this.#expect();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "state":
        this.#pace.take(message as State, this.#sort(message as State));
        break;
      case "done":
        if (this.#pending?.id === message.id) this.#settle();
        break;
      case "refused":
        if (message.id !== null && this.#pending?.id === message.id) this.#settle();
        this.hinting = false;
        // A stale command heals itself: the fresh state is on its way.
        if (message.code !== "stale") this.problem = this.#refusal(message.code, message.message);
        break;
      case "hints":
        this.hinting = false;
        if (message.version === this.state?.version) this.hints = message.hints;
        break;
      case "why":
        this.#whys.get(message.id)?.(message.reason);
        this.#whys.delete(message.id);
        break;
      case "thinking":
        this.thinking = { ...this.thinking, [message.seat]: message.done };
        break;
      case "presence":
        this.#present(message.seats);
        break;
      case "frozen":
        this.frozen = this.#refusal("frozen", message.message);
        break;
    }
  }

  /** Somebody came or went; nothing else has changed. */
  #present(here: number[]): void {
    if (this.state === null) return;
    const seats = this.state.room.seats.map((seat) => ({ ...seat, connected: here.includes(seat.seat) }));
    this.state = { ...this.state, room: { ...this.state.room, seats } };
  }

  /** Show a state that came another way, as a replay's do. */
  show(state: State): void {
    this.connection = "open";
    this.#take(state);
  }

  /** Whether a state has to be seen on its own: a computer player's turn, where things may move. */
  #sort(state: State): Sort {
    if (!settings.moves || document.hidden || state.log_from === 0) return "rest";
    const computers = state.room.seats.filter((seat) => seat.kind === "computer").map((seat) => seat.seat);
    if (state.log.some((item) => item.kind === "place" && computers.includes(item.seat))) return "deed";
    return state.view.current_player === state.seat || state.over ? "mine" : "rest";
  }

  #refusal(code: string, message: string): string {
    return refusalText(code, message, this.state === null ? [] : names(this.state.room));
  }

  /** Why a game stands still: it can't be saved now, or another version of the rules began it. */
  #notice(notice: string | null): string {
    if (notice === null) return t("table.frozen");
    return refusalText(notice.startsWith("This game began with version") ? "other_version" : "frozen", notice);
  }

  #settle(): void {
    this.#pending = null;
    this.busy = false;
  }

  #take(state: State): void {
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    if (this.state?.version !== state.version) this.hints = [];
    this.before = this.state;
    // Where somebody only came or went the game is as it was: what is half chosen on the page must stay.
    this.state = sameView(this.state, state) ? { ...state, view: this.state.view } : state;
    this.frozen = state.room.status === "frozen" ? this.#notice(state.room.notice) : "";
    this.thinking = Object.fromEntries(state.thinking.map((one) => [one.seat, one.done]));
    if (this.#pending !== null) {
      // After a break: what was sent and not carried out is sent again under the same id.
      if (this.#pending.version === state.version && this.busy) this.#send(this.#pending);
      else this.#settle();
    }
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
    if (head === null) return;
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
    this.hinting = this.#send({ type: "hint", ...head });
  }

  /** Why something can't be used; null when it can or nobody answers. */
  why(what: string): Promise<string | null> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined) return Promise.resolve(null);
    const id = fresh();
    if (!this.#send({ type: "why", id, seat, what })) return Promise.resolve(null);
    return new Promise((resolve) => this.#whys.set(id, resolve));
  }

  look(seat: number): void {
    this.#send({ type: "look", seat });
  }
}

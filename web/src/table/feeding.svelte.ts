/** Feeding as a plan: conversions that are carried out, and taken back to change an earlier one. */

import type { LogItem } from "../lib/schema";
import type { RoomLine, State } from "../lib/room.svelte";
import { begs } from "../lib/terms";
import { wayOf, type Once } from "./ways";

/** One way to turn goods into food, and how often it is done in the plan. */
export interface Way extends Once {
  key: string;
  times: number;
  /** What one more of it would be: an action of now, or one in place of what was done; null when it can't be more. */
  more: string | null;
}

interface Known extends Once {
  /** The actions that were ever offered, by how often they do it. */
  offers: Map<number, string>;
}

/** The conversions of this feeding that can be taken back, oldest first. */
export function carriedOut(line: RoomLine, state: State): LogItem[] {
  const done: LogItem[] = [];
  for (let at = line.log.length - 1; at >= 0 && done.length < state.undo.steps; at--) {
    const item = line.log[at];
    if (item === undefined || item.seat !== state.seat || (item.kind !== "convert" && item.kind !== "use")) break;
    done.unshift(item);
  }
  return state.undo.reason === null ? done : [];
}

/** The food that is left when all are fed; below zero, what is owed. */
function surplus(state: State): number {
  const farm = state.seat === null ? undefined : state.view.seats[state.seat];
  return (farm?.goods.food ?? 0) - (farm?.food_needed ?? 0);
}

/** A step to carry out: take one back, or act; where that can't be done, what stands in for it. */
type Step = { undo: true } | { act: string; or?: string };

/** Carries out steps one after the other, each when the state after the last has come. */
export class Plan {
  #steps: Step[] = $state([]);
  #version = -1;
  /** How many more steps the computer may propose. */
  #proposals = 0;
  #known = new Map<string, Known>();
  running = $derived(this.#steps.length > 0);

  constructor(private readonly line: RoomLine) {}

  #know(text: string, cards: string[]): { key: string; times: number } | null {
    const way = wayOf(text, cards);
    if (way === null) return null;
    const known = this.#known.get(way.key) ?? { ...way, offers: new Map<number, string>() };
    known.offers.set(way.times, text);
    this.#known.set(way.key, known);
    return way;
  }

  /** Every way to turn goods into food that was open in this feeding, in a fixed order. */
  ways(state: State): Way[] {
    const now = new Map<string, string>();
    const done = new Map<string, { all: number; last: number }>();
    for (const action of state.view.actions) {
      if (action.kind !== "convert" && action.kind !== "use") continue;
      const way = this.#know(action.text, action.touches.cards ?? []);
      if (way !== null && !now.has(way.key)) now.set(way.key, action.text);
    }
    for (const item of carriedOut(this.line, state)) {
      const way = this.#know(item.text, item.cards);
      if (way !== null) done.set(way.key, { all: (done.get(way.key)?.all ?? 0) + way.times, last: way.times });
    }
    const owes = surplus(state) < 0;
    return [...this.#known].map(([key, { offers, ...way }]) => {
      const last = done.get(key)?.last ?? 0;
      const further = last > 0 && owes ? [...offers.keys()].sort((a, b) => a - b).find((n) => n > last) : undefined;
      const more = now.get(key) ?? (further === undefined ? null : (offers.get(further) ?? null));
      return { key, ...way, times: done.get(key)?.all ?? 0, more };
    });
  }

  /** Do a conversion less often: take back to it, do less of it, then do again what came after. */
  less(state: State, way: Way): void {
    const last = carriedOut(this.line, state).findLast((item) => wayOf(item.text, item.cards)?.key === way.key);
    const times = last === undefined ? 0 : (wayOf(last.text, last.cards)?.times ?? 0);
    const offers = this.#known.get(way.key)?.offers ?? new Map<number, string>();
    const fewer = [...offers.keys()].filter((n) => n < times).sort((a, b) => b - a)[0];
    this.#replace(state, way, fewer === undefined ? null : (offers.get(fewer) ?? null));
  }

  more(state: State, way: Way): void {
    this.#proposals = 0;
    if (way.more === null) return;
    if (state.view.actions.some((action) => action.text === way.more)) this.line.act(way.more);
    else this.#replace(state, way, way.more);
  }

  #replace(state: State, way: Way, text: string | null): void {
    const done = carriedOut(this.line, state);
    const at = done.findLastIndex((item) => wayOf(item.text, item.cards)?.key === way.key);
    const old = done[at];
    if (old === undefined) return;
    this.#proposals = 0;
    this.#steps = [
      ...done.slice(at).map(() => ({ undo: true }) as const),
      ...(text === null ? [] : [{ act: text, or: old.text }]),
      ...done.slice(at + 1).map((item) => ({ act: item.text })),
    ];
    this.step(state);
  }

  /** Let the computer propose conversions until it would be done. */
  propose(): void {
    this.#proposals = 12;
    this.line.hint();
  }

  /** To be called with each new state. */
  step(state: State): void {
    if (this.line.busy || state.version === this.#version) return;
    const offered = (text: string | undefined): boolean => state.view.actions.some((action) => action.text === text);
    while (this.#steps.length > 0) {
      const next = this.#steps[0];
      this.#steps = this.#steps.slice(1);
      if (next === undefined) continue;
      if ("undo" in next) {
        this.#version = state.version;
        this.line.undo(false);
        return;
      }
      const text = offered(next.act) ? next.act : next.or;
      if (text !== next.act) this.#forget(next.act);
      if (text !== undefined && offered(text)) {
        this.#version = state.version;
        this.line.act(text);
        return;
      }
    }
    if (this.line.tookBack || surplus(state) >= 0) {
      this.#proposals = 0;
    } else if (this.#proposals > 0 && this.line.hints.length === 0 && !this.line.hinting) {
      this.line.hint();
    }
  }

  /** What turned out to be impossible now is not offered again until it is seen again. */
  #forget(text: string): void {
    for (const known of this.#known.values())
      for (const [times, offer] of known.offers) if (offer === text) known.offers.delete(times);
  }

  /** To be called with each answer of hints. */
  hinted(state: State): void {
    if (this.#proposals === 0 || this.line.busy) return;
    const best = this.line.hints[0];
    const action = state.view.actions.find((one) => one.text === best?.action);
    if (action === undefined || action.kind === "done" || begs(action) > 0) {
      this.#proposals = 0;
      return;
    }
    this.#proposals--;
    this.line.act(action.text);
  }
}

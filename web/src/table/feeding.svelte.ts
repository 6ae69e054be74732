/** Feeding as a plan: conversions that are carried out one by one, and taken back to change an earlier one. */

import type { LogItem } from "../lib/schema";
import type { RoomLine, State } from "../lib/room.svelte";
import { begs } from "../lib/terms";
import { canUndo } from "../lib/undo";
import { wayOf, type Once } from "./conversions";

/** One way to turn goods into food, and how often it is done in the plan. */
export interface Way extends Once {
  times: number;
  /** The code of the action that does it once more; null when it can't be done more often now. */
  more: string | null;
}

/** The conversions of this feeding that can be taken back, oldest first. */
export function carriedOut(line: RoomLine, state: State): LogItem[] {
  const done: LogItem[] = [];
  for (let at = line.log.length - 1; at >= 0 && done.length < state.undo.steps; at--) {
    const item = line.log[at];
    if (item === undefined || item.seat !== state.seat || (item.kind !== "convert" && item.kind !== "use")) break;
    done.unshift(item);
  }
  return canUndo(state) ? done : [];
}

/** The food that is left when all are fed; below zero, what is owed. */
function surplus(state: State): number {
  const farm = state.seat === null ? undefined : state.view.seats[state.seat];
  return (farm?.goods.food ?? 0) - (farm?.food_needed ?? 0);
}

/** A step to carry out: take one back, act, or go a way so many times. */
type Step = { undo: true } | { act: string } | { way: string; times: number };

/** The code of the action for a step, where it is offered. */
function offered(state: State, step: Exclude<Step, { undo: true }>): string | undefined {
  return state.view.actions.find(({ code, message, touches }) => {
    if ("act" in step) return code === step.act;
    const way = wayOf({ message, cards: touches.cards ?? [] });
    return way?.key === step.way && way.times === step.times;
  })?.code;
}

/** Carries out steps one after the other, each when the state after the last has come. */
export class Plan {
  #steps: Step[] = $state([]);
  #version = -1;
  /** How many more steps the computer may propose. */
  #proposals = 0;
  #known = new Map<string, Once>();
  /** Whether what has been given is what was proposed. */
  laid = $state(false);
  running = $derived(this.#steps.length > 0);

  constructor(private readonly line: RoomLine) {}

  /** Every way to turn goods into food that was open in this feeding, in a fixed order. */
  ways(state: State): Way[] {
    const least = new Map<string, { code: string; times: number }>();
    const done = new Map<string, number>();
    for (const { code, message, touches } of state.view.actions) {
      const way = wayOf({ message, cards: touches.cards ?? [] });
      if (way === null) continue;
      this.#known.set(way.key, way);
      // An action may do it several times at once; the stepper takes the least.
      if (way.times < (least.get(way.key)?.times ?? Infinity)) least.set(way.key, { code, times: way.times });
    }
    for (const item of carriedOut(this.line, state)) {
      const way = wayOf(item);
      if (way === null) continue;
      this.#known.set(way.key, way);
      done.set(way.key, (done.get(way.key) ?? 0) + way.times);
    }
    return [...this.#known].map(([key, { from, to, card }]) => {
      return { key, from, to, card, times: done.get(key) ?? 0, more: least.get(key)?.code ?? null };
    });
  }

  more(way: Way): void {
    this.#own();
    if (way.more !== null) this.line.act(way.more);
  }

  /** Do a conversion once less: take back to the last of it, do less of it, then do again what came after. */
  less(state: State, way: Way): void {
    const done = carriedOut(this.line, state);
    const at = done.findLastIndex((item) => wayOf(item)?.key === way.key);
    const last = done[at];
    if (last === undefined) return;
    const times = (wayOf(last)?.times ?? 1) - 1;
    this.#own();
    this.#steps = [
      ...done.slice(at).map((): Step => ({ undo: true })),
      ...(times > 0 ? [{ way: way.key, times }] : []),
      ...done.slice(at + 1).map((item): Step => ({ act: item.code })),
    ];
    this.step(state);
  }

  /** From here on it is the plan of who eats. */
  #own(): void {
    this.#proposals = 0;
    this.laid = false;
  }

  /** Take back all that was given. */
  again(state: State): void {
    this.#own();
    this.#steps = carriedOut(this.line, state).map((): Step => ({ undo: true }));
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
    while (this.#steps.length > 0) {
      const next = this.#steps[0];
      this.#steps = this.#steps.slice(1);
      if (next === undefined) continue;
      if ("undo" in next) {
        this.#version = state.version;
        this.line.undo(false);
        return;
      }
      const code = offered(state, next);
      if (code !== undefined) {
        this.#version = state.version;
        this.line.act(code);
        return;
      }
    }
    if (this.line.tookBack || surplus(state) >= 0) {
      this.#proposals = 0;
    } else if (this.#proposals > 0 && this.line.hints.length === 0 && !this.line.hinting) {
      this.line.hint();
    }
  }

  /** To be called with each answer of hints. */
  hinted(state: State): void {
    if (this.#proposals === 0 || this.line.busy) return;
    const best = this.line.hints[0];
    const action = state.view.actions.find((one) => one.code === best?.action);
    if (action === undefined || action.kind === "done" || begs(action) > 0) {
      this.#proposals = 0;
      return;
    }
    this.#proposals--;
    this.laid = true;
    this.line.act(action.code);
  }
}

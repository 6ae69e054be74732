/** Feeding as a plan: conversions that are carried out, and taken back to change an earlier one. */

import type { RoomLine, State } from "../lib/room.svelte";
import { begs, conversion } from "../lib/terms";
import type { Action, Goods } from "../lib/view";

export interface Way {
  text: string;
  from: Goods;
  to: Goods;
  how: string;
  cards: string[];
  /** How often it is done in the plan. */
  times: number;
  more: boolean;
}

/** The conversions of this feeding that can be taken back, oldest first. */
export function carriedOut(line: RoomLine, state: State): string[] {
  const done: string[] = [];
  for (let at = line.log.length - 1; at >= 0 && done.length < state.undo.steps; at--) {
    const item = line.log[at];
    if (item === undefined || item.seat !== state.seat || (item.kind !== "convert" && item.kind !== "use")) break;
    done.unshift(item.text);
  }
  return state.undo.reason === null ? done : [];
}

function way(action: Action, times: number, more: boolean): Way | null {
  const change = conversion(action.text);
  if (change === null) return null;
  return { text: action.text, ...change, cards: action.touches.cards ?? [], times, more };
}

/** Every way to turn goods into food: those open now, and those that the plan has used up. */
export function ways(line: RoomLine, state: State): Way[] {
  const done = carriedOut(line, state);
  const times = (text: string): number => done.filter((one) => one === text).length;
  const found: Way[] = [];
  for (const action of state.view.actions) {
    if (action.kind !== "convert" && action.kind !== "use") continue;
    const one = way(action, times(action.text), true);
    if (one !== null) found.push(one);
  }
  for (const text of new Set(done)) {
    if (found.some((one) => one.text === text)) continue;
    const one = way({ text, kind: "convert", touches: {} }, times(text), false);
    if (one !== null) found.push(one);
  }
  return found.sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** The food that is left when all are fed; below zero, what is owed. */
function surplus(state: State): number {
  const farm = state.seat === null ? undefined : state.view.seats[state.seat];
  return (farm?.goods.food ?? 0) - (farm?.food_needed ?? 0);
}

/** Carries out steps one after the other, each when the state after the last has come. */
export class Plan {
  #steps: ({ undo: true } | { act: string })[] = $state([]);
  #version = -1;
  /** How many more steps the computer may propose. */
  #proposals = 0;
  running = $derived(this.#steps.length > 0);

  constructor(private readonly line: RoomLine) {}

  /** Do one conversion less: take back to it, then do again what came after. */
  less(state: State, text: string): void {
    const done = carriedOut(this.line, state);
    const at = done.lastIndexOf(text);
    if (at < 0) return;
    this.#proposals = 0;
    const after = done.slice(at + 1);
    this.#steps = [...done.slice(at).map(() => ({ undo: true }) as const), ...after.map((act) => ({ act }))];
    this.step(state);
  }

  more(text: string): void {
    this.#proposals = 0;
    this.line.act(text);
  }

  /** Let the computer propose conversions until it would be done. */
  propose(): void {
    this.#proposals = 12;
    this.line.hint();
  }

  /** To be called with each new state. */
  step(state: State): void {
    if (this.line.busy || state.version === this.#version) return;
    const next = this.#steps[0];
    if (next !== undefined) {
      this.#version = state.version;
      this.#steps = this.#steps.slice(1);
      if ("undo" in next) this.line.undo(false);
      else if (state.view.actions.some((action) => action.text === next.act)) this.line.act(next.act);
    } else if (this.line.tookBack) {
      this.#proposals = 0;
    } else if (this.#proposals > 0 && surplus(state) >= 0) {
      this.#spare(state);
    } else if (this.#proposals > 0 && this.line.hints.length === 0 && !this.line.hinting) {
      this.line.hint();
    }
  }

  /** End the proposal, without a conversion that turned out not to be needed. */
  #spare(state: State): void {
    this.#proposals = 0;
    const over = surplus(state);
    const idle = carriedOut(this.line, state).find((text) => {
      const food = conversion(text)?.to.food ?? 0;
      return food > 0 && food <= over;
    });
    if (idle !== undefined) this.less(state, idle);
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

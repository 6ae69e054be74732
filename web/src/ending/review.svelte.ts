/** A finished game looked back on: its turns are judged one after the other, in the background. */

import { api, Refusal } from "../lib/api";
import type { Judged, Review } from "../lib/schema";

/** How long to wait before a turn is asked for again, in seconds. */
const PAUSE = 3;
/** How often in a row the service may have no answer. */
const TRIES = 5;
const SHOWN = 3;
/** What costs less is not worth a word. */
const LEAST = 1;
/** A round that brought less says nothing of the turn that brought it. */
const MUCH = 4;

/** Whether hardly anything better was to be had. */
export function isGood(turn: Judged): boolean {
  return turn.cost < LEAST;
}

/** The turns that cost most, in the order of the game; at most one of a seat and round. */
export function turningPoints(judged: readonly Judged[], most = SHOWN): Judged[] {
  const dearest = judged.filter((one) => !isGood(one)).sort((one, other) => other.cost - one.cost);
  const kept: Judged[] = [];
  for (const one of dearest) {
    if (kept.length === most) break;
    if (!kept.some((other) => other.seat === one.seat && other.round === one.round)) kept.push(one);
  }
  return kept.sort((one, other) => one.after - other.after);
}

/** What the round of a turn brought its player, in points. */
export function pointsOfRound({ round, seat }: Pick<Judged, "round" | "seat">, history: number[][]): number {
  const after = history[round - 1]?.[seat] ?? 0;
  return after - (history[round - 2]?.[seat] ?? after);
}

/** The turns to be told as long as others are looked for: none before there are two. */
export function toldSoFar(told: Judged[], done: boolean): Judged[] {
  return done || told.length > 1 ? told : [];
}

/** The turns to be told, in the order of the game: of one's own a good one and the dearest, then what cost others most. */
export function toldTurns(judged: readonly Judged[], own: readonly number[], history: number[][]): Judged[] {
  const mine = judged.filter(({ seat }) => own.includes(seat));
  const won = (turn: Judged): number => pointsOfRound(turn, history);
  // A turn that nothing would have beaten in a good round was a good one; in another there is nothing to tell of it.
  const good = mine
    .filter((one) => one.cost < LEAST / 4 && won(one) >= MUCH)
    .sort((one, other) => won(other) - won(one) || one.after - other.after)
    .slice(0, 1);
  const first = [...good, ...turningPoints(mine, 1)];
  const alone = mine.length === judged.length;
  const rest = judged.filter((one) => (alone ? !first.includes(one) : !own.includes(one.seat)));
  return [...first, ...turningPoints(rest, SHOWN - first.length)].sort((one, other) => one.after - other.after);
}

/** A round that brought its player much. */
export interface GoodRound {
  round: number;
  seat: number;
  points: number;
}

/** What can be told before any turn is judged: the rounds that brought most, of several players one each, one's own first. */
export function goodRounds(history: number[][], own: readonly number[]): GoodRound[] {
  const players = Math.max(0, ...history.map((row) => row.length));
  const all = history.flatMap((row, at) =>
    row.map((_, seat) => ({ round: at + 1, seat, points: pointsOfRound({ round: at + 1, seat }, history) })),
  );
  const best = all.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  const told = players > 1 ? best.filter((one) => best.find(({ seat }) => seat === one.seat) === one) : best;
  const mine = ({ seat }: GoodRound): number => (own.includes(seat) ? 0 : 1);
  return told.sort((one, other) => mine(one) - mine(other)).slice(0, SHOWN);
}

/** The places of a list in an order that sees all of it early: every eighth first, then what lies between. */
export function spreadOut(count: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  const early = (at: number): number => (at % 8 === 0 ? 0 : at % 4 === 0 ? 1 : at % 2 === 0 ? 2 : 3);
  return places.sort((one, other) => early(one) - early(other) || one - other);
}

export class LookBack {
  review: Review | null = $state.raw(null);
  judged: Judged[] = $state.raw([]);
  /** Why the game can't be looked back on; empty where it can. */
  problem = $state("");
  /** Whether the service had no answer for so long that no more is asked. */
  stopped = $state(false);
  total = $derived(this.review?.turns.length ?? 0);
  done = $derived(this.total > 0 && this.judged.length >= this.total);
  points = $derived(turningPoints(this.judged));

  #left = false;

  constructor(readonly room: string) {}

  async load(): Promise<void> {
    try {
      this.review ??= await api.review(this.room);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
  }

  /** Judge turn after turn until all are, or somebody leaves; once more, those that are left. */
  async judge(): Promise<void> {
    this.stopped = false;
    await this.load();
    const turns = this.review?.turns ?? [];
    for (const at of spreadOut(turns.length)) {
      const turn = turns[at];
      if (turn === undefined || this.#left || this.stopped) return;
      if (!this.judged.some(({ after }) => after === turn.after)) await this.#ask(turn.after);
    }
  }

  async #ask(after: number): Promise<void> {
    for (let attempt = 0; attempt < TRIES && !this.#left; attempt++) {
      try {
        const judged = await api.judged(this.room, after);
        this.judged = [...this.judged, judged];
        return;
      } catch (error) {
        const wait = error instanceof Refusal ? Math.max(error.wait, PAUSE) : PAUSE;
        this.stopped = attempt === TRIES - 1;
        if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      }
    }
  }

  leave(): void {
    this.#left = true;
  }
}

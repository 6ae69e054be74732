/** The way through a finished game: its turns, its rounds, and where one step or another leads. */

import type { TurnPlace } from "../lib/schema";

export interface Frame {
  round: number;
  /** After how many moves the round begins. */
  from: number;
  /** Where the next one does; the end of the game after the last. */
  to: number;
  turns: number;
}

/** The rounds as parts of a timeline, as wide as their turns. */
export function frames(turns: readonly TurnPlace[], total: number): Frame[] {
  const rounds = [...new Set(turns.map((turn) => turn.round))];
  return rounds.map((round, at) => {
    const those = turns.filter((turn) => turn.round === round);
    const next = turns.find((turn) => turn.round === rounds[at + 1]);
    return { round, from: those[0]?.after ?? 0, to: next?.after ?? total, turns: those.length };
  });
}

/** Where the turn after a place begins; the end of the game after the last. */
export function turnOn(turns: readonly TurnPlace[], after: number, total: number): number {
  return turns.find((turn) => turn.after > after)?.after ?? total;
}

/** Where the turn before a place begins. */
export function turnBack(turns: readonly TurnPlace[], after: number): number {
  return turns.findLast((turn) => turn.after < after)?.after ?? 0;
}

/** Where the next harvest lies: at the end of its round. */
export function harvestOn(all: readonly Frame[], harvests: readonly number[], after: number): number | null {
  return all.find((frame) => harvests.includes(frame.round) && frame.to > after)?.to ?? null;
}

/** The place that a link names: "?after=12". */
export function placeIn(search: string): number {
  const found = Number(new URLSearchParams(search).get("after") ?? 0);
  return Number.isInteger(found) && found > 0 ? found : 0;
}

/** The points of a seat on the timeline: after how many moves it had how many. */
export type Curve = [after: number, points: number][];

/** The points of each seat at the end of each round, and where the film stands. */
export function curves(
  all: readonly Frame[],
  history: readonly (readonly number[])[],
  now: readonly number[],
  after: number,
): Curve[] {
  return now.map((points, seat) => {
    const ended = all.filter((frame) => frame.to < after && history[frame.round - 1]?.[seat] !== undefined);
    return [...ended.map((frame): Curve[number] => [frame.to, history[frame.round - 1]![seat]!]), [after, points]];
  });
}

/** Where the points of a farm come from, in a few kinds that can be seen side by side. */

import type { SeatScore } from "../lib/scores";
import { slug } from "../lib/terms";

export const SORTS = ["land", "crops", "animals", "house", "cards"] as const;
export type Sort = (typeof SORTS)[number];

const SORT_OF: Readonly<Record<string, Sort>> = {
  fields: "land",
  pastures: "land",
  "fenced-stables": "land",
  stables: "land",
  "unused-spaces": "land",
  grain: "crops",
  vegetables: "crops",
  sheep: "animals",
  boar: "animals",
  cattle: "animals",
  rooms: "house",
  people: "house",
};

export interface Sums {
  /** The points of each sort; what is lost within one counts there. */
  by: Record<Sort, number>;
  begging: number;
  total: number;
}

export function sums(score: SeatScore): Sums {
  const by: Record<Sort, number> = { land: 0, crops: 0, animals: 0, house: 0, cards: 0 };
  let begging = 0;
  for (const line of score.lines) {
    const category = slug(line.category);
    if (category === "begging") begging += line.points;
    else by[SORT_OF[category] ?? "cards"] += line.points;
  }
  return { by, begging, total: score.total };
}

/** What cost a farm most, for who wants to do better; undefined where nothing cost anything. */
export function dearestLoss(score: SeatScore): { seat: number; category: string; points: number } | undefined {
  const lost = new Map<string, number>();
  for (const { category, points } of score.lines)
    if (points < 0) lost.set(slug(category), (lost.get(slug(category)) ?? 0) - points);
  const [dearest] = [...lost].sort(([, one], [, other]) => other - one);
  return dearest && { seat: score.seat, category: dearest[0], points: dearest[1] };
}

/** The seats from the first to the last; those who won stand before those who only have as many points. */
export function ranked(scores: readonly SeatScore[], winners: readonly number[]): { seat: number; place: number }[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const order = [...scores].sort((one, other) => won(other.seat) - won(one.seat) || other.total - one.total);
  const same = (one: SeatScore, other: SeatScore): boolean =>
    one.total === other.total && won(one.seat) === won(other.seat);
  return order.map((score) => ({ seat: score.seat, place: order.findIndex((one) => same(one, score)) + 1 }));
}

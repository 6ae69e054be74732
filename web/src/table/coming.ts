/**
 * What has not come yet: one row for each stage, with the spaces that may come in it and the goods that wait there; or
 * one row for each round, for a seat that knows their order.
 */

import type { Goods, View } from "../lib/view";
import { GOODS } from "../lib/view";

export interface Coming {
  first: number;
  last: number;
  /** The ids of the spaces that may come in these rounds. */
  spaces: string[];
  /** What waits for the seat on these rounds. */
  goods: Goods;
  /** Whether the last of these rounds ends with a harvest. */
  harvest: boolean;
}

type Known = Pick<View, "round_cards" | "harvest_rounds" | "spaces" | "promises" | "foreseen">;

export function coming(view: Known, seat: number): Coming[] {
  if (view.foreseen.length > 0) {
    return view.foreseen.map((space, at) => {
      const round = view.round_cards.length + 1 + at;
      const goods = waiting(view, seat, round, round);
      return { first: round, last: round, spaces: [space], goods, harvest: view.harvest_rounds.includes(round) };
    });
  }
  const come = new Set(view.round_cards);
  let begun = 1;
  return view.harvest_rounds.flatMap((last, stage): Coming[] => {
    const first = Math.max(begun, view.round_cards.length + 1);
    begun = last + 1;
    if (first > last) return [];
    const spaces = view.spaces.filter((space) => space.stage === stage + 1 && !come.has(space.id));
    const goods = waiting(view, seat, first, last);
    return [{ first, last, spaces: spaces.map((space) => space.id), goods, harvest: true }];
  });
}

function waiting(view: Known, seat: number, first: number, last: number): Goods {
  const goods: Goods = {};
  for (const promise of view.promises) {
    if (promise.seat !== seat || promise.round < first || promise.round > last) continue;
    for (const good of GOODS) {
      const n = promise.goods[good] ?? 0;
      if (n > 0) goods[good] = (goods[good] ?? 0) + n;
    }
  }
  return goods;
}

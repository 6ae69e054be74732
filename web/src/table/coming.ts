/** What has not come yet: one row for each stage, with the spaces that may come in it and the goods that wait there. */

import type { Goods, View } from "../lib/view";
import { GOODS } from "../lib/view";

export interface Coming {
  first: number;
  last: number;
  /** The ids of the spaces that may come in these rounds. */
  spaces: string[];
  /** What waits for the seat on these rounds. */
  goods: Goods;
}

type Known = Pick<View, "round_cards" | "harvest_rounds" | "spaces" | "promises">;

export function coming(view: Known, seat: number): Coming[] {
  const come = new Set(view.round_cards);
  let begun = 1;
  return view.harvest_rounds.flatMap((last, stage): Coming[] => {
    const first = Math.max(begun, view.round_cards.length + 1);
    begun = last + 1;
    if (first > last) return [];
    const spaces = view.spaces.filter((space) => space.stage === stage + 1 && !come.has(space.id));
    const goods: Goods = {};
    for (const promise of view.promises) {
      if (promise.seat !== seat || promise.round < first || promise.round > last) continue;
      for (const good of GOODS) {
        const n = promise.goods[good] ?? 0;
        if (n > 0) goods[good] = (goods[good] ?? 0) + n;
      }
    }
    return [{ first, last, spaces: spaces.map((space) => space.id), goods }];
  });
}

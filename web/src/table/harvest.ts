/** Which harvest is the next that asks for food, and what the last one has brought. */

import { GOODS, type Goods, type View } from "../lib/view";

/** The round of the next harvest; undefined after the last. When animals breed, this one's families have eaten. */
export function nextHarvest(view: View): number | undefined {
  const eaten = view.phase === "breeding";
  return view.harvest_rounds.find((round) => round > view.round || (round === view.round && !eaten));
}

export interface Harvested {
  round: number;
  more: Goods;
  less: Goods;
  /** New begging markers. */
  begging: number;
}

/**
 * What a seat has more and less after a harvest: from the last moment of work before it to the first moment after it.
 * What the new round brings of itself is no part of it. Null where no harvest lies between.
 */
export function harvested(evening: View, dawn: View, seat: number): Harvested | null {
  if (dawn.round !== evening.round + 1 || !evening.harvest_rounds.includes(evening.round)) return null;
  const was = evening.seats[seat];
  const is = dawn.seats[seat];
  if (was === undefined || is === undefined) return null;
  const brought = evening.promises.filter((one) => one.round === dawn.round && one.seat === seat);
  const told: Harvested = { round: evening.round, more: {}, less: {}, begging: is.begging - was.begging };
  for (const good of GOODS) {
    const promised = brought.reduce((sum, one) => sum + (one.goods[good] ?? 0), 0);
    const change = (is.goods[good] ?? 0) - (was.goods[good] ?? 0) - promised;
    if (change > 0) told.more[good] = change;
    if (change < 0) told.less[good] = -change;
  }
  return told;
}

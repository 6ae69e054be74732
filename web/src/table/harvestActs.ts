/** What a harvest has brought to a seat, out of what the log has just told. */

import { eventsOf } from "../lib/events";
import type { LogItem } from "../lib/schema";
import { GOODS, type Goods } from "../lib/view";

export interface Acts {
  round: number;
  crops: Goods;
  /** How much food was eaten; null while nobody has eaten. */
  eaten: number | null;
  begged: number;
  born: Goods;
  /** The others: how much they begged for, by seat. */
  others: { seat: number; begged: number }[];
}

function add(to: Goods, more: Goods): void {
  for (const good of GOODS) {
    const n = more[good] ?? 0;
    if (n > 0) to[good] = (to[good] ?? 0) + n;
  }
}

/** Two parts of one harvest together; of two harvests the later one. */
export function merged(before: Acts | null, after: Acts): Acts {
  if (before === null || before.round !== after.round) return after;
  const acts: Acts = { ...after, crops: { ...before.crops }, born: { ...before.born } };
  add(acts.crops, after.crops);
  add(acts.born, after.born);
  acts.eaten = before.eaten === null ? after.eaten : before.eaten + (after.eaten ?? 0);
  acts.begged += before.begged;
  acts.others = [...before.others, ...after.others];
  return acts;
}

/** The acts among new entries of the log; null where no harvest was. */
export function actsOf(items: readonly LogItem[], seat: number): Acts | null {
  const acts: Acts = { round: 0, crops: {}, eaten: null, begged: 0, born: {}, others: [] };
  let any = false;
  for (const item of items) {
    for (const event of eventsOf(item)) {
      if (event.seat === undefined) continue;
      const other = event.seat !== seat;
      if (event.kind === "harvested" && !other) add(acts.crops, event.goods ?? {});
      else if (event.kind === "bred" && !other) add(acts.born, event.goods ?? {});
      else if (event.kind === "fed") {
        if (other) acts.others.push({ seat: event.seat, begged: 0 });
        else acts.eaten = (acts.eaten ?? 0) + (event.goods?.food ?? 0);
      } else if (event.kind === "begged") {
        const known = acts.others.find((one) => one.seat === event.seat);
        if (!other) acts.begged += event.count ?? 1;
        else if (known !== undefined) known.begged += event.count ?? 1;
      } else continue;
      any = any || !other;
      acts.round = item.round;
    }
  }
  return any ? acts : null;
}

/** How long each act plays, in milliseconds: one that brings nothing is only read, and begging is felt. */
export function lengths(acts: Acts): [number, number, number] {
  const some = (goods: Goods): boolean => Object.keys(goods).length > 0;
  return [some(acts.crops) ? 1700 : 1200, acts.begged > 0 ? 2800 : 2000, some(acts.born) ? 1800 : 1400];
}

/** When each act begins, and when the last is over, in milliseconds from the start. */
export function beginnings(long: readonly number[]): number[] {
  return long.reduce((all, one) => [...all, (all.at(-1) ?? 0) + one], [0]);
}

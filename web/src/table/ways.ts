/** The ways in which goods become others, each told once, however often an action does it. */

import { conversion, listed } from "../lib/terms";
import type { Good, Goods } from "../lib/view";

/** What a way takes and gives when it is done once. */
export interface Once {
  from: Goods;
  to: Goods;
  how: string;
  cards: string[];
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

function shared(goods: Goods, by: number): Goods {
  const each: Goods = {};
  for (const [good, n] of listed(goods)) each[good as Good] = n / by;
  return each;
}

/** The way that an action goes, and how often it does so at once: 2 grain to 2 food is 1 to 1, twice. */
export function wayOf(text: string, cards: string[]): (Once & { key: string; times: number }) | null {
  const change = conversion(text);
  if (change === null) return null;
  const amounts = [...listed(change.from), ...listed(change.to)].map(([, n]) => n);
  const times = amounts.reduce(divisor);
  const from = shared(change.from, times);
  const to = shared(change.to, times);
  return { key: JSON.stringify([from, to, change.how, cards]), from, to, how: change.how, cards, times };
}

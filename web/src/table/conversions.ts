/** The ways in which goods become others, each told once, however often an action does it. */

import type { Message } from "../lib/schema";
import { listed } from "../lib/terms";
import { goodsOf } from "../lib/wording";
import type { Good, Goods } from "../lib/view";

/** One way: what it takes and gives when it is done once, and the card that makes it possible. */
export interface Once {
  key: string;
  from: Goods;
  to: Goods;
  card: string | null;
}

/** What the service tells of an action, now or in the log. */
interface Told {
  message: Message | null;
  cards: readonly string[];
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
export function wayOf({ message, cards }: Told): (Once & { times: number }) | null {
  if (message?.code !== "act-convert") return null;
  const give = goodsOf(message, "give");
  const get = goodsOf(message, "get");
  const times = [...listed(give), ...listed(get)].map(([, n]) => n).reduce(divisor);
  const from = shared(give, times);
  const to = shared(get, times);
  const card = cards[0] ?? null;
  return { key: JSON.stringify([from, to, card]), from, to, card, times };
}

/** A price as the game tells it. */

import { GOODS, type Goods } from "../lib/view";
import { goodsOf, type Message } from "../lib/wording";

/** Whether a way to pay is goods and nothing else. */
export function isGoods(way: Message): boolean {
  return way.code === "cost-goods";
}

/** Whether a way to pay costs nothing. */
export function isFree(way: Message): boolean {
  return isGoods(way) && Object.keys(goodsOf(way, "goods")).length === 0;
}

/** The goods of a bill that has one way to pay; none where there are several, or where it is not goods. */
export function goodsToPay(bill: readonly Message[]): Goods {
  const [way] = bill;
  return bill.length === 1 && way !== undefined && isGoods(way) ? goodsOf(way, "goods") : {};
}

/** What is left of some goods without others. */
export function less(some: Goods, others: Goods): Goods {
  return Object.fromEntries(GOODS.map((good) => [good, Math.max(0, (some[good] ?? 0) - (others[good] ?? 0))]));
}

/** A price as the game tells it. */

import type { Goods } from "../lib/view";
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

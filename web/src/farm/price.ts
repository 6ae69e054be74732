/** A price as the game tells it. */

import { goodsOf, type Message } from "../lib/wording";

/** Whether a way to pay is goods and nothing else. */
export function isGoods(way: Message): boolean {
  return way.code === "cost-goods";
}

/** Whether a way to pay costs nothing. */
export function isFree(way: Message): boolean {
  return isGoods(way) && Object.keys(goodsOf(way, "goods")).length === 0;
}

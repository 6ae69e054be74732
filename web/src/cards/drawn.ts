/** A price or a condition as drawings with a number each. */

import type { Message } from "../lib/schema";
import { listed } from "../lib/terms";
import type { Goods } from "../lib/view";
import { goodsOf, isMessage } from "../lib/wording";

export interface Drawn {
  icon: string;
  /** How many of them; 0 for a drawing alone. */
  n: number;
  /** Whether it is another way. */
  or: boolean;
}

/** What a condition counts, as one sees it. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  "count-occupations": ["occupation"],
  "count-improvements": ["major"],
  "count-grain-fields": ["field", "grain"],
  "count-vegetable-fields": ["field", "vegetable"],
  "count-planted-fields": ["field", "sow"],
};

export function drawnGoods(goods: Goods, or = false): Drawn[] {
  return listed(goods).map(([icon, n]) => ({ icon, n, or }));
}

function ofWay(way: Message, or: boolean): Drawn[] {
  const goods = drawnGoods(goodsOf(way, "goods"), or);
  return way["returns"] === undefined ? goods : [...goods, { icon: "major", n: 0, or }];
}

/** A price; of another way to pay, what differs from the first. */
export function drawnPrice([first, ...others]: readonly Message[]): Drawn[] {
  const all = first === undefined ? [] : ofWay(first, false);
  for (const part of others.flatMap((way) => ofWay(way, true)))
    if (!all.some((one) => one.icon === part.icon && one.n === part.n)) all.push(part);
  return all;
}

/** A condition; nothing where drawings would not say all of it. */
export function drawnNeed(need: Message, or = false): Drawn[] {
  if (need.code === "need-at-least" && isMessage(need["what"])) return drawnNeed(need["what"], or);
  if (need.code === "house-of") return [{ icon: `house-${String(need["material"])}`, n: 0, or }];
  if (need.code === "need-all" || need.code === "do-or") {
    const parts = need["parts"] as Message[];
    const each = parts.map((part, at) => drawnNeed(part, at > 0 && need.code === "do-or"));
    return each.every((one) => one.length > 0) ? each.flat() : [];
  }
  const n = Number(need["n"]);
  return (COUNTED[need.code] ?? []).map((icon, at) => ({ icon, n: at === 0 ? n : 0, or }));
}

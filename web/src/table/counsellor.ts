/** Which of the hints the guide of a first game tells: the best, or one nearly as good with a better reason. */

import type { HintItem, Message } from "../lib/schema";
import { capital, said } from "../lib/terms";

/** How many points less than the best one it may be worth to be called good, and to be told in its place. */
const GOOD = 2;
const NEAR = 1;

/** What is said of a space for its food. */
const FOR_FOOD: readonly unknown[] = ["hint-feeds", "hint-feeds-all", "hint-food"];

/** How much food lies where an action goes, and the most that lies on any space that can be used. */
export interface Piles {
  at: (action: string) => number;
  most: number;
}

/** A hint, the reason that is told, and whether another is told rather where one is nearly as good. */
interface Told {
  hint: HintItem;
  reason: Message | null;
  weak: boolean;
}

function isWithin(points: number, { standing }: HintItem): boolean {
  return standing?.code === "hint-as-good" || (standing?.code === "hint-worse" && Number(standing["n"]) <= points);
}

/** What is told of a hint, the weightiest reason; nothing where that is less food than all can see elsewhere. */
function toldOf(hint: HintItem, { at, most }: Piles): Told[] {
  const { reason, action } = hint;
  const reasons = reason?.code === "hint-reasons" ? (reason["why"] as Message[]) : reason === null ? [] : [reason];
  const food = at(action);
  const outdone = food > 0 && food < most && FOR_FOOD.includes(reasons[0]?.code);
  const [first] = outdone ? reasons.filter(({ code }) => !FOR_FOOD.includes(code)) : reasons;
  if (outdone && first === undefined) return [];
  return [{ hint, reason: first ?? null, weak: outdone || first === undefined }];
}

/** It in words: the space, and the weightiest reason in the words of the hint. */
export function counselOf({ reason }: Told, space: string): Message {
  if (reason === null) return { code: "guide-good-only", space };
  return { code: "guide-good", space, why: capital(said(reason)) };
}

/** What is told: the best, so that the guide and the hints say the same; null where there is nothing to tell. */
export function toldFirst(hints: readonly HintItem[], piles: Piles): Told | null {
  const good = hints.filter((hint, at) => at === 0 || isWithin(GOOD, hint)).flatMap((hint) => toldOf(hint, piles));
  const rather = good[0]?.weak === true ? good.find(({ hint, weak }) => !weak && isWithin(NEAR, hint)) : undefined;
  return rather ?? good[0] ?? null;
}

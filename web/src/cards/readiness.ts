/** How near a card is to being played, from what the service says is missing. */

import { short } from "../lib/reasons";
import type { Action } from "../lib/view";

export const STAGES = ["now", "soon", "not"] as const;
export type Stage = (typeof STAGES)[number];

/** Now: nothing is missing. Soon: only goods are. Not: a condition is not met. */
export function stage(reason: string | undefined): Stage {
  if (reason === undefined || reason === "") return "now";
  return short(reason) === null ? "not" : "soon";
}

/** Whether the condition of a card is met, as far as the reason tells: it is named before any price. */
export function conditionMet(reason: string | undefined): boolean {
  return stage(reason) !== "not";
}

/** The one action that touches a card; null when there is none or a click would not say which is meant. */
export function onlyAction(actions: readonly Action[], card: string): Action | null {
  const found = actions.filter((action) => action.touches.cards?.includes(card));
  return found.length === 1 ? (found[0] ?? null) : null;
}

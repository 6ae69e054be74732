/** How near a card is to being played, from what the service says is missing. */

import type { Message } from "../lib/schema";
import type { Action, View } from "../lib/view";

export const STAGES = ["now", "soon", "not"] as const;
export type Stage = (typeof STAGES)[number];

/** Now: nothing is missing. Soon: only goods are. Not: a condition is not met. */
export function stage(lack: readonly Message[] = []): Stage {
  if (lack.length === 0) return "now";
  return lack.every((reason) => reason.code === "why-short") ? "soon" : "not";
}

/** How many of some cards are at each stage. */
export function stageCounts(
  cards: readonly string[],
  lacks: Readonly<Record<string, readonly Message[]>>,
): Record<Stage, number> {
  const counts = { now: 0, soon: 0, not: 0 };
  for (const card of cards) counts[stage(lacks[card])] += 1;
  return counts;
}

/** Whether the condition of a card is met. */
export function conditionMet(lack: readonly Message[] = []): boolean {
  return lack.every((reason) => reason.code !== "why-needs");
}

/** Whether who sits here has built an improvement of the board: then they are for later no more. */
export function hasBuilt({ seat, seats, cards }: Pick<View, "seat" | "seats" | "cards">): boolean {
  return seats[seat ?? 0]?.cards.some((id) => cards[id]?.kind === "major") === true;
}

/** The one action that touches a card; null when there is none or a click would not say which is meant. */
export function onlyAction(actions: readonly Action[], card: string): Action | null {
  const found = actions.filter((action) => action.touches.cards?.includes(card));
  return found.length === 1 ? (found[0] ?? null) : null;
}

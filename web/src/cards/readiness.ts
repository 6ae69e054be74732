/** How near a card is to being played, from what the service says is missing. */

import { t } from "../lib/i18n.svelte";
import { goodsText } from "../lib/terms";
import type { Action, Good, Goods } from "../lib/view";

export const STAGES = ["now", "soon", "not"] as const;
export type Stage = (typeof STAGES)[number];

const SHORT = /^(\d+) (wood|clay|reed|stone|grain|vegetable|food|sheep|boar|cattle) short$/;

/** The goods that are missing; null when something else is missing too. */
export function short(reason: string): Goods | null {
  const goods: Goods = {};
  for (const part of reason.split(", ")) {
    const found = SHORT.exec(part);
    if (found === null) return null;
    goods[found[2] as Good] = Number(found[1]);
  }
  return goods;
}

/** Now: nothing is missing. Soon: only goods are. Not: a condition is not met. */
export function stage(reason: string | undefined): Stage {
  if (reason === undefined || reason === "") return "now";
  return short(reason) === null ? "not" : "soon";
}

/** Whether the condition of a card is met, as far as the reason tells: it is named before any price. */
export function conditionMet(reason: string | undefined): boolean {
  return stage(reason) !== "not";
}

/** What is missing, in the reader's language where it is goods. */
export function lackText(reason: string): string {
  const goods = short(reason);
  return goods === null ? reason : t("card.lacks", { goods: goodsText(goods) });
}

/** The one action that touches a card; null when there is none or a click would not say which is meant. */
export function onlyAction(actions: readonly Action[], card: string): Action | null {
  const found = actions.filter((action) => action.touches.cards?.includes(card));
  return found.length === 1 ? (found[0] ?? null) : null;
}

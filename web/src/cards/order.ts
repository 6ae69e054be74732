/** The order in which the cards of a hand lie. */

import type { CardFacts } from "../lib/view";
import { nameOf } from "../lib/cardTexts";

export const ORDERS = ["playable", "kind", "name"] as const;
export type Order = (typeof ORDERS)[number];

interface Held {
  id: string;
  card: CardFacts;
  pinned?: boolean;
}

const KINDS = ["occupation", "minor", "major"];

/** Cards in an order, those that are pinned first; what can be played is in front already. */
export function ordered<T extends Held>(cards: readonly T[], order: Order): T[] {
  const named = (one: T): string => nameOf(one.id, one.card.name);
  const kind = (one: T): number => (order === "kind" ? KINDS.indexOf(one.card.kind) : 0);
  const sorted =
    order === "playable"
      ? [...cards]
      : [...cards].sort((one, other) => kind(one) - kind(other) || named(one).localeCompare(named(other)));
  return [...sorted.filter((one) => one.pinned), ...sorted.filter((one) => !one.pinned)];
}

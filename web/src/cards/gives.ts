/** What a card is for, in a word: it belongs where its emblem does. */

import type { CardFacts } from "../lib/view";
import { emblemOf } from "./emblem";

/** What cards give, with the drawings that stand for it. */
export const GIVES: Readonly<Record<string, readonly string[]>> = {
  food: ["food", "bread"],
  materials: ["wood", "clay", "reed", "stone", "any"],
  crops: ["grain", "vegetable"],
  animals: ["sheep", "boar", "cattle"],
  points: ["points"],
  farm: ["room", "field", "fence", "stable", "pasture"],
  other: ["person", "occupation", "major", "newborn", "card"],
};

export function givesOf(card: Pick<CardFacts, "kind" | "category" | "text">): string {
  const emblem = emblemOf(card);
  return Object.keys(GIVES).find((sort) => GIVES[sort]?.includes(emblem)) ?? "other";
}

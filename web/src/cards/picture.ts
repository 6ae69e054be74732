/** Which scene is painted over a card: the place that its text names, otherwise one of what it gives. */

import type { SceneName } from "../paint/drawings/scenes";
import { emblemOf } from "./emblem";

/** Places and deeds that make a picture, by words of the English text. */
const PLACES: readonly (readonly [RegExp, SceneName])[] = [
  [/fishing|\bfish\b/i, "fishing"],
  [/traveling players/i, "wagon"],
  [/day laborer/i, "labor"],
  [/lessons/i, "lessons"],
  [/meeting place|starting player/i, "meeting"],
  [/market/i, "market"],
  [/renovat/i, "renovate"],
  [/bake|bread|oven/i, "oven"],
];

const BY_EMBLEM: Readonly<Record<string, SceneName>> = {
  wood: "forest",
  clay: "clay",
  reed: "reed",
  stone: "quarry",
  grain: "grain",
  vegetable: "vegetable",
  sheep: "sheep",
  boar: "boar",
  cattle: "cattle",
  stable: "build",
  room: "build",
  fence: "fences",
  pasture: "fences",
  field: "plow",
  bread: "oven",
  major: "oven",
  occupation: "lessons",
  newborn: "cradle",
  person: "labor",
  food: "market",
  points: "meeting",
};

export function pictureOf(card: Parameters<typeof emblemOf>[0]): SceneName {
  const own = BY_EMBLEM[emblemOf(card)];
  // Food, points and actions come from anywhere: the text says from where.
  if (own !== undefined && !["market", "meeting", "labor"].includes(own)) return own;
  return PLACES.find(([word]) => word.test(card.text))?.[1] ?? own ?? "grove";
}

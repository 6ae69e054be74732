/** What brings points, as the engine counts them. Made by `make web-types`; do not edit. */

import type { Message } from "../lib/schema";

/** One of what each brings points by itself. */
export interface One {
  drawing: string;
  one: Message;
  points: number;
}

/** The points for 0, 1, 2, ... on a farm of spaces. */
export const BY_NUMBER: Readonly<Record<string, readonly number[]>> = {
  fields: [-1, -1, 1, 2, 3, 4],
  pastures: [-1, 1, 2, 3, 4],
  grain: [-1, 1, 1, 1, 2, 2, 3, 3, 4],
  vegetables: [-1, 1, 2, 3, 4],
  sheep: [-1, 1, 1, 1, 2, 2, 3, 3, 4],
  boar: [-1, 1, 1, 2, 2, 3, 3, 4],
  cattle: [-1, 1, 2, 2, 3, 3, 4],
};

/** On a farm of spaces. */
export const EACH: readonly One[] = [
  { drawing: "house-clay", one: { code: "score-rooms", n: 1, material: "clay" }, points: 1 },
  { drawing: "house-stone", one: { code: "score-rooms", n: 1, material: "stone" }, points: 2 },
  { drawing: "stable", one: { code: "score-fenced-stables", n: 1 }, points: 1 },
  { drawing: "unused", one: { code: "score-unused", n: 1 }, points: -1 },
  { drawing: "person", one: { code: "score-people", n: 1 }, points: 3 },
  { drawing: "begging", one: { code: "score-begging", n: 1 }, points: -3 },
];

/** On a farm of tiles. */
export const EACH_ON_TILES: readonly One[] = [
  { drawing: "field", one: { code: "score-fields", n: 1 }, points: 1 },
  { drawing: "grain", one: { code: "score-grain-on-fields", n: 1 }, points: 1 },
  { drawing: "pasture", one: { code: "score-pastures", n: 1 }, points: 1 },
  { drawing: "stable", one: { code: "score-stables-in-pastures", n: 1 }, points: 1 },
  { drawing: "sheep", one: { code: "score-goods", good: "sheep", n: 1 }, points: 1 },
  { drawing: "boar", one: { code: "score-goods", good: "boar", n: 1 }, points: 1 },
  { drawing: "cattle", one: { code: "score-goods", good: "cattle", n: 1 }, points: 1 },
  { drawing: "house-clay", one: { code: "score-rooms", n: 1, material: "clay" }, points: 1 },
  { drawing: "person", one: { code: "score-people", n: 1 }, points: 3 },
  { drawing: "begging", one: { code: "score-begging", n: 1 }, points: -3 },
];

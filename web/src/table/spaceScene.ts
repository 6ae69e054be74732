/** How the scene of a space is painted: as large as its name, its plates and its people leave room for. */

import { EXTENT, FOOT, type SceneName } from "../paint/drawings/scenes";

/** A box of the board with its words, in pixels. */
export interface Place {
  width: number;
  height: number;
  /** How far its name reaches down and to the right. */
  below: number;
  beside: number;
  /** How far a plate at its foot reaches to the right, and whether it may lie before the near end of what stands there. */
  plate: number;
  covers: boolean;
  /** How much of its right side people take. */
  crowd: number;
  /** How far from the upper edge nothing stands. */
  above: number;
}

/** How far from the edges at its sides nothing stands. */
const EDGE = 6;
/** How far the foot of a thing is above the lower edge. */
export const FEET = 3;
/** Below this a drawing is a stain, and above that one is larger than the farms' own. */
const LEAST = 0.3;
const MOST = 1.25;
/** The box in which a thing stands, in parts of its space: the same on all, so that a board is painted at one scale. */
const BOX = { high: 0.53, wide: 0.42 };
/** How much of that is left to it by long words, and how much of its width a plate may cover for that. */
const KEPT = 0.8;
const COVERED = 0.42;

/**
 * How large a thing is drawn: as its box lets it be, less where words take some of that, but then rather with a plate
 * before its near end than as a stamp; 0 where it would be a stain.
 */
export function sizeOfThing(scene: SceneName, place: Place): number {
  const [left, top, right, stands = FOOT] = EXTENT[scene];
  const [wide, high] = [right - left, stands - top];
  const end = place.width - EDGE - place.crowd;
  const most = Math.min((BOX.high * place.height) / high, (BOX.wide * place.width) / wide, MOST);
  const fits = (from: number, above: number): number =>
    Math.min((end - from) / wide, (place.height - above - FEET) / high, most);
  const free = Math.max(
    fits(Math.max(EDGE, place.plate), place.below),
    fits(Math.max(place.beside, place.plate), place.above),
  );
  const seen = (end - place.plate) / (1 - COVERED) / wide;
  const kept = place.covers ? Math.min(KEPT * most, fits(EDGE, place.below), seen) : 0;
  const size = Math.max(free, kept);
  return size < LEAST ? 0 : size;
}

/** How far its right end is from the right edge. */
export function asideOf(crowd: number): number {
  return EDGE + crowd;
}

/** How high the ground rises: nearly half of a box, and never into the lines of a name. */
export function groundOf(height: number, below: number): number {
  return Math.round(Math.max(9, Math.min(height * 0.46, height - below - 2)));
}

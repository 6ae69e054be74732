/** A painting in parts: what lies under everything, then single things from the back to the front, then signs. */

export type Kind =
  | "pasture"
  | "field"
  | "room"
  | "stable"
  | "fence"
  | "post"
  | "person"
  | "newborn"
  | "sheep"
  | "boar"
  | "cattle"
  | "tile"
  | "workshop";

/** One thing that can come and go by itself, so that it may rise from the ground when it is new. */
export interface Piece {
  /** The same for the same thing after a change of the farm. */
  key: string;
  kind: Kind;
  /** Where its foot stands: what stands further down is painted later. */
  foot: number;
  markup: string;
}

/** How many stand in a place and how many it holds; `house` and `stable` say so with a paw. */
export interface Sign {
  number: number;
  capacity: number;
  /** How wide it may be, where something stands beside it: a paw that finds no room is left out. */
  room?: number;
  x: number;
  /** Its upper edge; the middle of one on a fence, which has no paw; the lower edge of one that stands on a roof. */
  y: number;
  paw: boolean;
  stands?: boolean;
}

export interface Painting {
  ground: string;
  pieces: Piece[];
  /** Painted over all things: hedge and light. */
  front: string;
  signs: Sign[];
}

/** Below everything that stands. */
export const FLAT = -1000;

export function fromBackToFront(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((one, other) => one.foot - other.foot);
}

/** The stages of a game as seasons: from the first green to the colours of the last harvests. */
export type Season = "spring" | "summer" | "late-summer" | "autumn";

export function seasonOf(stage: number): Season {
  if (stage <= 1) return "spring";
  if (stage <= 3) return "summer";
  return stage <= 4 ? "late-summer" : "autumn";
}

/** The upper edges of signs as high as `high`, each moved down until it lies on none before it that is nearer than `wide`. */
export function keptApart(signs: readonly { x: number; top: number }[], wide: number, high: number): number[] {
  const tops: number[] = [];
  signs.forEach(({ x, top }) => {
    const beside = tops.filter((_, at) => Math.abs((signs[at]?.x ?? 0) - x) < wide).sort((one, other) => one - other);
    tops.push(beside.reduce((free, one) => (Math.abs(one - free) < high ? one + high : free), top));
  });
  return tops;
}

/** The dotted way from who speaks or walks to what is to be clicked. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The dark line around what is lit. */
const LINE = 2;

/** What of a box lies within another, with the line around it. */
export function within(box: Box, limits: Box): Box {
  const left = Math.max(box.left, limits.left + LINE);
  const top = Math.max(box.top, limits.top + LINE);
  const right = Math.min(box.left + box.width, limits.left + limits.width - LINE);
  const bottom = Math.min(box.top + box.height, limits.top + limits.height - LINE);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** A curve and the point of its arrow, as paths of SVG. */
export interface Way {
  curve: string;
  head: string;
}

/** Nearer than this nobody needs to be led, and so few dots are no way. */
const NEAR = 80;
/** How far a curve bends at most. */
const BEND = 170;
const HEAD = 15;

const round = (value: number): number => Math.round(value);

/**
 * The way from the edge of one box that faces the other, where it is nearest, into the middle of the nearest side of the
 * other; null where they are close together, or lie over each other.
 */
export function way(from: Box, to: Box): Way | null {
  const middle = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
  // Words begin on the left, and there one reads them.
  const x = Math.min(Math.max(middle.x, from.left + from.width * 0.1), from.left + from.width * 0.4);
  const below = to.top > from.top + from.height;
  const y = below ? from.top + from.height : from.top;
  const sides = [
    { x: middle.x, y: to.top + to.height, over: 0, down: 1 },
    { x: to.left + to.width, y: middle.y, over: 1, down: 0 },
    { x: to.left, y: middle.y, over: -1, down: 0 },
    { x: middle.x, y: to.top, over: 0, down: -1 },
  ].map((side) => ({ ...side, far: Math.hypot(side.x - x, side.y - y) }));
  const end = sides.reduce((best, side) => (side.far < best.far ? side : best));
  const inside = Math.abs(x - middle.x) <= to.width / 2 && Math.abs(y - middle.y) <= to.height / 2;
  if (inside || end.far < NEAR) return null;
  const bend = Math.min(end.far * 0.45, BEND);
  const point = (along: number, beside: number): string =>
    `${round(end.x + end.over * along + end.down * beside)} ${round(end.y + end.down * along + end.over * beside)}`;
  return {
    curve: `M${round(x)} ${round(y)}C${round(x)} ${round(below ? y + bend : y - bend)} ${point(bend, 0)} ${point(4, 0)}`,
    head: `M${point(HEAD, -HEAD)}L${point(2, 0)}L${point(HEAD, HEAD)}`,
  };
}

/** The way of a person to a tile at their left: up from the head, in a bow over the tiles between, which are dimmed. */
export function bow(from: Box, to: Box): Way {
  const x = round(from.left + from.width / 2);
  const y = round(from.top);
  const side = round(to.left + to.width);
  const middle = round(to.top + to.height / 2);
  const bend = round(Math.min(Math.hypot(side - x, middle - y) * 0.45, BEND));
  return {
    curve: `M${x} ${y}C${x} ${y - bend} ${Math.min(side + bend, x)} ${middle} ${side + 4} ${middle}`,
    head: `M${side + HEAD} ${middle - HEAD}L${side + 2} ${middle}L${side + HEAD} ${middle + HEAD}`,
  };
}

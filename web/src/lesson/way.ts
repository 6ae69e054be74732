/** The dotted way of a person to the space that is to be clicked. */

import type { Box } from "../table/light";

/** A curve and the point of its arrow, as paths of SVG. */
export interface Way {
  curve: string;
  head: string;
}

/** How far from the person a way begins: outside the ring around it. */
const OFF = 8;
/** How long the two strokes of the point are, and how far they open. */
const POINT = 12;
const OPEN = 0.62;

interface Spot {
  x: number;
  y: number;
}

type Cubic = readonly [Spot, Spot, Spot, Spot];

const round = (value: number): number => Math.round(value);

/** The point of an arrow that comes from one spot to another. */
function head(from: Spot, tip: Spot): string {
  const back = Math.atan2(from.y - tip.y, from.x - tip.x);
  const [left, right] = [back - OPEN, back + OPEN].map(
    (turn) => `${round(tip.x + POINT * Math.cos(turn))} ${round(tip.y + POINT * Math.sin(turn))}`,
  );
  return `M${left}L${round(tip.x)} ${round(tip.y)}L${right}`;
}

const pair = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** How far before the ring of a tile the tip ends, and how far from its corner where a way comes along a gap. */
const BEFORE = 6;
const CORNER = 5;
/** How far along the side of the tile it goes there: the point lies beside it, and on nothing of the row above. */
const DEEP = 15;
/** How wide the turn is to that corner. */
const TURN = 26;
/** How far beside the board a way climbs where it has to, and how tightly it turns there. */
const BESIDE = 10;
const CURL = 16;
/** How far a way swings out over the farm before it turns to the board. */
const SWING = 36;
/** How near to the board it comes up from below, under what hangs in the sky. */
const STEEP = 20;
/** How much a leap rises before it comes down. */
const RISE = 56;

/** Where a cubic curve is after a part of it. */
function along([a, b, c, d]: Cubic, part: number): Spot {
  const rest = 1 - part;
  const weighed = (axis: "x" | "y"): number =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * part * b[axis] + 3 * rest * part ** 2 * c[axis] + part ** 3 * d[axis];
  return { x: weighed("x"), y: weighed("y") };
}

function cubic([a, b, c, d]: Cubic): string {
  return `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;
}

function crosses(curve: Cubic, boxes: readonly Box[]): boolean {
  const spots = Array.from({ length: 41 }, (_, at) => along(curve, at / 40));
  return boxes.some(({ left, top, width, height }) =>
    spots.some(({ x, y }) => x > left && x < left + width && y > top && y < top + height),
  );
}

/**
 * The way of a person to a tile of a board at their left: a throw over the farm that ends before the side of the tile. Where
 * others lie between, it runs out in the gap beside it, so that it crosses no words and nobody who stands there.
 */
export function arc(from: Box, to: Box, board: Box, others: readonly Box[]): Way {
  const start = { x: from.left + from.width / 2, y: from.top - OFF };
  const side = to.left + to.width;
  // The first row has no gap above it, and beside it the plate of the farm hangs in the sky.
  const first = to.top < board.top;
  const lift = (goal: Spot): Spot => ({ x: start.x + SWING, y: start.y - Math.max(RISE, (start.y - goal.y) * 0.6) });
  const thrown = { x: side + BEFORE, y: to.top + to.height * (first ? 0.55 : 0.5) };
  const falls = thrown.y > start.y - RISE;
  const bend = {
    x: thrown.x + (first ? STEEP : Math.max(2 * SWING, (start.x - thrown.x) * 0.4)),
    y: thrown.y + (first ? 3.5 * SWING : falls ? -SWING : 0),
  };
  const throws = [start, lift(thrown), bend, thrown] as const;
  if (side > board.left + board.width || !crosses(throws, others))
    return { curve: cubic(throws), head: head(bend, thrown) };
  const edge = board.left + board.width;
  const into = (gap: number): Cubic => {
    const enters = { x: edge, y: gap };
    return [start, lift(enters), { x: edge + 2 * SWING, y: gap }, enters];
  };
  const [above, below] = [into(to.top - 1), into(to.top + to.height + 1)];
  const under = first || crosses(above, others);
  const gap = (under ? below : above)[3].y;
  // The plate may hang where a gap ends: then the way comes up beside the board.
  const corner = { x: edge + BESIDE, y: gap };
  const beside = [start, lift(corner), { x: corner.x, y: gap + RISE }, { x: corner.x, y: gap + CURL }] as const;
  const climbs = under && crosses(below, others);
  const turn = { x: side + CORNER + 9, y: gap };
  const tip = { x: side + CORNER - 2, y: gap + (under ? -DEEP : DEEP) };
  return {
    curve:
      (climbs
        ? `${cubic(beside)}Q${pair(corner)} ${pair({ x: corner.x - CURL, y: gap })}`
        : cubic(under ? below : above)) + `H${round(side + TURN)}Q${pair(turn)} ${pair(tip)}`,
    head: head(turn, tip),
  };
}

/** How far above a tile a way ends that comes down beside it, how far it leans to the tile, and how tightly. */
const ABOVE = 6;
const LEAN = 12;
const BEND = 24;

/** The way of a person to a tile of a board below the farm: over the meadow and down the gap to its upper corner. */
export function drop(from: Box, to: Box, board: Box, gap: number): Way {
  const start = { x: from.left + from.width / 2, y: from.top - OFF };
  const x = to.left + to.width + gap / 2;
  const enters = { x, y: board.top };
  const up = { x: start.x + (x - start.x) * 0.3, y: start.y - RISE };
  const tip = { x: x - LEAN, y: to.top - ABOVE };
  const turn = { x, y: tip.y - 1.5 * LEAN };
  const falls: Cubic = [start, up, { x, y: enters.y - Math.max(RISE, (enters.y - start.y) * 0.7) }, enters];
  return { curve: `${cubic(falls)}V${round(tip.y - BEND)}Q${pair(turn)} ${pair(tip)}`, head: head(turn, tip) };
}

function mirrored({ left, top, width, height }: Box): Box {
  return { left: -left - width, top, width, height };
}

function back(path: string): string {
  return path
    .replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)
    .replace(/H(-?\d+)/g, (_, x: string) => `H${-Number(x)}`);
}

/** The way of a person to a tile of a board at their right: as in a mirror. */
export function across(from: Box, to: Box, board: Box, others: readonly Box[]): Way {
  const { curve, head: point } = arc(mirrored(from), mirrored(to), mirrored(board), others.map(mirrored));
  return { curve: back(curve), head: back(point) };
}

/** The arrow from a person to the space that is to be clicked, where the two are near each other. */

import type { Box } from "../table/light";

/** A curve and the point of its arrow, as paths of SVG. */
export interface Way {
  curve: string;
  head: string;
}

/** How far a space may lie from the person: a longer way is a line across the table, and leads nobody. */
const NEAR = 240;
/** How far from the person a way begins: outside the ring around it. */
const OFF = 8;
/** How far before the ring of the space the tip ends. */
const BEFORE = 6;
/** How much a way rises before it comes down, and how far it swings out. */
const RISE = 56;
const SWING = 36;
/** How long the two strokes of the point are, and how far they open. */
const POINT = 13;
const OPEN = 0.62;

interface Spot {
  x: number;
  y: number;
}

type Cubic = readonly [Spot, Spot, Spot, Spot];

const round = (value: number): number => Math.round(value);

const pair = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** The point of an arrow that comes from one spot to another. */
function head(from: Spot, tip: Spot): string {
  const back = Math.atan2(from.y - tip.y, from.x - tip.x);
  const [left, right] = [back - OPEN, back + OPEN].map((turn) =>
    pair({ x: tip.x + POINT * Math.cos(turn), y: tip.y + POINT * Math.sin(turn) }),
  );
  return `M${left}L${pair(tip)}L${right}`;
}

/** Where a cubic curve is after a part of it. */
function along([a, b, c, d]: Cubic, part: number): Spot {
  const rest = 1 - part;
  const weighed = (axis: "x" | "y"): number =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * part * b[axis] + 3 * rest * part ** 2 * c[axis] + part ** 3 * d[axis];
  return { x: weighed("x"), y: weighed("y") };
}

function crosses(curve: Cubic, boxes: readonly Box[]): boolean {
  const spots = Array.from({ length: 41 }, (_, at) => along(curve, at / 40));
  return boxes.some(({ left, top, width, height }) =>
    spots.some(({ x, y }) => x > left && x < left + width && y > top && y < top + height),
  );
}

/** How far down the side of a space a way ends: in its middle, else lower, coming from below what stands beside it. */
const ENDS = [
  { part: 0.5, under: 0 },
  { part: 0.84, under: SWING * 0.4 },
] as const;

/**
 * The way of a person to a space at their left: a throw over the farm that ends before the side of the space. There is none
 * where the space is far, or where others, which have words and people on them, lie between.
 */
export function thrown(from: Box, to: Box, others: readonly Box[]): Way | null {
  const start = { x: from.left + from.width / 2, y: from.top - OFF };
  for (const { part, under } of ENDS) {
    const tip = { x: to.left + to.width + BEFORE, y: to.top + to.height * part };
    if (start.x < tip.x + SWING || Math.hypot(start.x - tip.x, start.y - tip.y) > NEAR) continue;
    const falls = tip.y > start.y - RISE;
    const lift = { x: start.x + (falls ? 0 : SWING), y: start.y - Math.max(RISE, (start.y - tip.y) * 0.6) + 4 * under };
    const bend = { x: tip.x + Math.max(2 * SWING, (start.x - tip.x) * 0.4), y: tip.y - (falls ? SWING : 0) + under };
    const curve = [start, lift, bend, tip] as const;
    if (!crosses(curve, others))
      return { curve: `M${pair(start)}C${pair(lift)} ${pair(bend)} ${pair(tip)}`, head: head(bend, tip) };
  }
  return null;
}

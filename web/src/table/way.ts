/** The dotted way of a person to the space that is to be clicked, and what a veil leaves out. */

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

/** How far from the person a way begins: outside the ring around it. */
const OFF = 8;
/** How long the two strokes of the point are, and how far they open. */
const POINT = 13;
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

/** How far from the edge of a tile the tip lies on it, and how wide the turn is that ends there. */
const ON = 12;
const TURN = 34;
/** How far a way swings out over the farm before it turns to the board. */
const SWING = 36;
/** How much a leap rises before it comes down. */
const RISE = 56;

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

/**
 * The way of a person to a tile of a board at their left: a throw over the farm that lands on the side of the tile. Where
 * others lie between, it runs out in the gap beside it, so that it crosses no words and nobody who stands there.
 */
export function arc(from: Box, to: Box, board: Box, others: readonly Box[]): Way {
  const start = { x: from.left + from.width / 2, y: from.top - OFF };
  const side = to.left + to.width;
  // The first row has no gap above it, and beside it the plate of the farm hangs in the sky.
  const first = to.top < board.top;
  const lift = (goal: Spot): Spot => ({ x: start.x + SWING, y: start.y - Math.max(RISE, (start.y - goal.y) * 0.6) });
  const thrown = { x: side - ON - 4, y: to.top + to.height * (first ? 0.7 : 0.5) };
  const falls = thrown.y > start.y - RISE;
  const bend = {
    x: thrown.x + (first ? SWING : Math.max(2 * SWING, (start.x - thrown.x) * 0.4)),
    y: thrown.y + (first ? 2 * SWING : falls ? -SWING : 0),
  };
  if (!crosses([start, lift(thrown), bend, thrown], others))
    return { curve: `M${pair(start)}C${pair(lift(thrown))} ${pair(bend)} ${pair(thrown)}`, head: head(bend, thrown) };
  // Above it or below it: the plate may hang where the upper gap ends.
  const [above, below] = [-1, to.height + 1].map((down) => {
    const enters = { x: board.left + board.width + LINE, y: to.top + down };
    return [start, lift(enters), { x: enters.x + 2 * SWING, y: enters.y }, enters] as const;
  }) as [Cubic, Cubic];
  const under = first || crosses(above, others);
  const [, rises, flat, enters] = under ? below : above;
  const turn = { x: side + 4, y: enters.y };
  const tip = { x: side - ON, y: enters.y + (under ? -18 : 18) };
  return {
    curve:
      `M${pair(start)}C${pair(rises)} ${pair(flat)} ${pair(enters)}` +
      `H${round(side + TURN)}Q${pair(turn)} ${pair(tip)}`,
    head: head(turn, tip),
  };
}

/** The way of a person to a tile of a board below or beside the farm: it comes down on its picture, from above. */
export function leap(from: Box, to: Box): Way {
  const start = { x: from.left + from.width / 2, y: from.top - OFF };
  const tip = { x: to.left + to.width * 0.92, y: to.top + 9 };
  const up = { x: start.x + (tip.x - start.x) * 0.35, y: start.y - RISE };
  const down = { x: tip.x, y: tip.y - Math.max(RISE, (tip.y - start.y) * 0.6) };
  return { curve: `M${pair(start)}C${pair(up)} ${pair(down)} ${pair(tip)}`, head: head(down, tip) };
}

/** How round the corners of a hole are: as those of a ring. */
const ROUND = 12;

/** What a veil over the page leaves out, as a path of SVG. */
export function holes(boxes: readonly Box[]): string {
  const turn = (x: number, y: number): string => `a${ROUND} ${ROUND} 0 0 1 ${x * ROUND} ${y * ROUND}`;
  const cut = ({ left, top, width, height }: Box): string => {
    const [over, down] = [round(width) - 2 * ROUND, round(height) - 2 * ROUND];
    const sides = `h${over}${turn(1, 1)}v${down}${turn(-1, 1)}h${-over}${turn(-1, -1)}v${-down}${turn(1, -1)}`;
    return `M${round(left) + ROUND} ${round(top)}${sides}z`;
  };
  return `M0 0H9999V9999H0z${boxes.map(cut).join("")}`;
}

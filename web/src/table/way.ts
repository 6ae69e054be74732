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

/** How round a way turns in a gap. */
const TURN = 8;
/** How far above a head it turns to the board, and how far beside the board the gap lies between it and the farm. */
const HOP = 30;
const BESIDE = 9;
/** The point of an arrow that lies in a gap. */
const SMALL = 10;

/**
 * The way of a person to the right side of a tile of a board at their left: it runs in the gap between board and farm and
 * in those between the tiles, so that it crosses no words and nobody who stands there.
 */
export function alley(from: Box, to: Box, board: Box): Way {
  const [x, y] = [round(from.left + from.width / 2), round(from.top)];
  const [side, middle] = [round(to.left + to.width), round(to.top + to.height / 2)];
  const edge = round(board.left + board.width);
  const gap = edge + BESIDE;
  const between = side < edge;
  // The first row has no gap above it.
  const first = to.top < board.top + TURN;
  const aim = !between ? middle : round(first ? to.top + to.height + 1 : to.top - 1);
  const hop = Math.abs(aim - y + HOP) < 4 * TURN ? aim : y - HOP;
  const up = TURN * Math.sign(aim - hop);
  const down = first ? -TURN : TURN;
  const last = side + 5;
  const climb = `H${gap + TURN}Q${gap} ${hop} ${gap} ${hop + up}V${aim - (between ? 1 : 2) * up}`;
  const turn = between ? `Q${gap} ${aim} ${gap - TURN} ${aim}` : "";
  const along = `H${last + TURN}Q${last} ${aim} ${last} ${aim + down}V${middle - 2 * down}`;
  return {
    curve:
      `M${x} ${y}Q${x} ${hop} ${Math.max(x - HOP, gap + TURN)} ${hop}` +
      (up === 0 ? "" : climb + turn) +
      (between ? along : up === 0 ? `H${side + 4}` : ""),
    head: `M${side + SMALL} ${middle - SMALL}L${side + 2} ${middle}L${side + SMALL} ${middle + SMALL}`,
  };
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

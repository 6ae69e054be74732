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

/** How wide the corners of a way between tiles are. */
const CORNER = 12;
/** As large as the point of an arrow may be between two tiles. */
const SMALL = 7;

interface Point {
  x: number;
  y: number;
}

/** A line through points, with round corners. */
function bent(points: readonly Point[]): string {
  return points
    .map((at, n) => {
      const before = points[n - 1];
      const after = points[n + 1];
      if (before === undefined) return `M${round(at.x)} ${round(at.y)}`;
      if (after === undefined) return `L${round(at.x)} ${round(at.y)}`;
      const toward = (other: Point): string => {
        const far = Math.hypot(other.x - at.x, other.y - at.y);
        const part = far === 0 ? 0 : Math.min(CORNER, far / 2) / far;
        return `${round(at.x + (other.x - at.x) * part)} ${round(at.y + (other.y - at.y) * part)}`;
      };
      return `L${toward(before)}Q${round(at.x)} ${round(at.y)} ${toward(after)}`;
    })
    .join("");
}

/** A bow from a person to a point on their left: up from the head to what lies higher, else straight out. */
function bow(from: Box, to: Point): string {
  const up = to.y < from.top - NEAR;
  const x = up ? from.left + from.width / 2 : from.left;
  const y = up ? from.top : from.top + from.height / 2;
  const bend = Math.min(Math.hypot(to.x - x, to.y - y) * 0.45, BEND);
  const leaves = up ? `${round(x)} ${round(y - bend)}` : `${round(x - bend)} ${round(y)}`;
  return `M${round(x)} ${round(y)}C${leaves} ${round(Math.min(to.x + bend, x))} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/**
 * The way to a tile that covers no other: words begin in the lane beside the board and run along it, people come over
 * their land in a bow. To a tile that does not lie at this lane both go through the gap below its row.
 */
export function between(from: Box, to: Box, board: Box, lane: number): Way {
  const right = to.left + to.width;
  const middle = to.top + to.height / 2;
  const gap = to.top + to.height;
  const beside = board.left + board.width - right < 2 * SMALL;
  const side = right + SMALL;
  const through = beside
    ? []
    : [
        { x: side, y: gap },
        { x: side, y: middle },
        { x: right + 3, y: middle },
      ];
  const size = beside ? HEAD : SMALL;
  const head = `M${round(right + size)} ${round(middle - size)}L${round(right + 2)} ${round(middle)}L${round(right + size)} ${round(middle + size)}`;
  if (from.left < lane) {
    const arrives = beside
      ? [
          { x: lane, y: middle },
          { x: right + 3, y: middle },
        ]
      : [{ x: lane, y: gap }, ...through];
    return { curve: bent([{ x: lane, y: from.top }, ...arrives]), head };
  }
  const meets = beside ? { x: right + 4, y: middle } : { x: lane, y: gap };
  return { curve: bow(from, meets) + (beside ? "" : bent([meets, ...through])), head };
}

/**
 * The house: always one. Rooms side by side share one roof, and it runs on over rooms behind each other. The one in front
 * has a door, each behind it looks out of the roof through a dormer: doors and dormers are as many as rooms.
 */

import type { GridFarm } from "../lib/view";
import { cellAt, COLUMNS, position } from "../farm/yard";
import { LINE, short } from "./svg";

export type Material = GridFarm["house"];

/** Where a room stands in its house. */
export interface RoomPlace {
  cell: string;
  column: number;
  row: number;
  /** Whether rooms lie behind it and before it. */
  behind: boolean;
  before: boolean;
  /** Whether one lies at its side. */
  left: boolean;
  right: boolean;
  /** How far its middle is moved to the front, so that a deep house is not higher than it is long. */
  drop: number;
  /** Where its part of the roof ends: under that of the room before it, or at the eaves. */
  foot: number;
  /** The roof that it bears a part of, seen from its cell. */
  roof: Roof;
}

/** One roof over all rooms behind each other. */
interface Roof {
  ridge: number;
  eaves: number;
  /** From where to where another roof joins it at a side. */
  left: Joint;
  right: Joint;
}
type Joint = readonly [number, number];

/** Where the sign of a house stands: on its ridge beside the chimney, so that it hides nothing of the roof. */
export function signOf({ column, row, drop }: Pick<RoomPlace, "column" | "row" | "drop">): {
  x: number;
  y: number;
  stands: boolean;
} {
  return { x: column * 100 + 44, y: row * 100 + RIDGE + drop, stands: true };
}

/** The cells of rooms, or how many stand in a row. */
export type Rooms = readonly string[] | number;

/** The rooms of a house from the back to the front. */
export function plan(rooms: Rooms): RoomPlace[] {
  const standing = new Set(
    typeof rooms === "number" ? [...COLUMNS.slice(0, rooms)].map((letter) => `${letter}1`) : rooms,
  );
  const has = (column: number, row: number): boolean => standing.has(cellAt(column, row) ?? "");
  /** Three rooms behind each other, with none beside them: as far apart as others are they would be a tower. */
  const high = (column: number): boolean =>
    [0, 1, 2].every((row) => has(column, row) && !has(column - 1, row) && !has(column + 1, row));
  /** Rooms side by side are moved alike, or their roof would break. */
  const drop = (column: number, row: number, step = 0): number => {
    if (!has(column, row)) return step === 0 ? 0 : Infinity;
    const own = has(column, row + 1) ? drop(column, row + 1) + (high(column) ? LOW : DROP) : 0;
    const beside = [-1, 1].filter((way) => step !== -way).map((way) => drop(column + way, row, way));
    return Math.min(own, ...beside);
  };
  /** The last room in a direction, one behind another. */
  const end = (column: number, row: number, way: number): number =>
    has(column, row + way) ? end(column, row + way, way) : row;
  const ridge = (column: number, row: number): number => {
    const back = end(column, row, -1);
    return back * 100 + RIDGE + drop(column, back);
  };
  const eaves = (column: number, row: number): number => end(column, row, 1) * 100 + EAVES;
  const found = [...standing].map((cell): RoomPlace => {
    const { column, row } = position(cell);
    const joint = (beside: number): Joint => {
      const rows = [0, 1, 2].filter(
        (one) => one >= end(column, row, -1) && one <= end(column, row, 1) && has(beside, one),
      );
      const [first, last] = [rows.at(0), rows.at(-1)];
      if (first === undefined || last === undefined) return [Infinity, Infinity];
      return [ridge(beside, first) - row * 100, eaves(beside, last) - row * 100];
    };
    return {
      cell,
      column,
      row,
      behind: has(column, row - 1),
      before: has(column, row + 1),
      left: has(column - 1, row),
      right: has(column + 1, row),
      drop: drop(column, row),
      foot: EAVES + (has(column, row + 1) ? 100 + drop(column, row + 1) : 0),
      roof: {
        ridge: ridge(column, row) - row * 100,
        eaves: eaves(column, row) - row * 100,
        left: joint(column - 1),
        right: joint(column + 1),
      },
    };
  });
  return found.sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Whether a room shows its front, with a door. */
export function isFront(room: RoomPlace): boolean {
  return !room.before;
}

interface Tones {
  lit: string;
  base: string;
  deep: string;
  roof: string;
}

const TONES: Readonly<Record<Material, Tones>> = {
  wood: { lit: "wood-lit", base: "wood", deep: "wood-deep", roof: "roof-wood" },
  clay: { lit: "clay-lit", base: "clay", deep: "clay-deep", roof: "roof-straw" },
  stone: { lit: "stone-lit", base: "stone", deep: "stone-deep", roof: "roof-slate" },
};

const RIDGE = 13;
const EAVES = 46;
const FOOT = 86;
/** How far a room is moved to the one before it; and where three stand behind each other. */
const DROP = 28;
const LOW = 44;

function stroke(path: string, tone: string, width: number): string {
  return `<path d="${path}" stroke="var(--art-${tone})" stroke-width="${width}" stroke-linejoin="round" fill="none"/>`;
}

function wall(room: RoomPlace, material: Material, from: number, to: number): string {
  const { lit, base, deep } = TONES[material];
  const top = EAVES - 6;
  let lines = "";
  let posts = "";
  for (let y = FOOT - 1; y > top; y -= 9) {
    if (material !== "clay") lines += `M${from - 0.6} ${y}H${to + 0.6}`;
    if (material === "stone") for (let x = 14 + (y % 2) * 8; x < to - 3; x += 16) lines += `M${x} ${y}v-9`;
  }
  // Where two rooms meet they share a beam: the right one draws it.
  if (material === "clay")
    posts = `M${from} 54H${to}M${from} 80H${to}M50 ${top}V${FOOT}M${from + 2} 84 24 56M${to - 2} 84 76 56`;
  if (material !== "stone") {
    if (!room.left || material === "clay") posts += `M${Math.max(0, from + 2)} 50V${FOOT}`;
    if (!room.right) posts += `M${to - 2} 50V${FOOT}`;
  }
  return (
    `<path d="M${from} ${FOOT}V${top}H${to}V${FOOT}Z" fill="var(--art-${lit})"/>` +
    stroke(lines, material === "wood" ? base : deep, material === "wood" ? 2.2 : 0.9) +
    stroke(posts, "wood-deep", material === "wood" ? 5 : 4) +
    `<path d="M${from - 0.6} ${top}H${to}v${EAVES - top + 4}H${from - 0.6}Z" fill="#000" opacity=".18"/>`
  );
}

/** The light of a lamp behind a window, in the evening; it ends within the room, for the next one is painted over it. */
function lamp(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="33" fill="url(#art-lamp)"/>`;
}

/** A window with shutters and flowers before it, 26 wide. */
function casement(x: number, y: number, high: number): string {
  return (
    `<path d="M${x} ${y}h26v${high}H${x}Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.2"/>` +
    `<path d="M${x + 6} ${y}h14v${high}h-14Z" fill="var(--art-window)" stroke="var(--art-wood-deep)" stroke-width="2"/>` +
    stroke(`M${x + 13} ${y}v${high}M${x + 6} ${y + 7}h14`, "wood-deep", 1.3) +
    stroke(`M${x - 1} ${y + high + 2.5}h28`, "wood-deep", 4) +
    stroke(`M${x} ${y + high - 1}h26`, "leaf", 3) +
    `<path d="M${x + 2} ${y + high - 2}h24" stroke="var(--art-petal)" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 5.5"/>`
  );
}

const DOOR =
  `<path d="M55 86V64q0-7 9-7t9 7v22Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.4"/>` +
  `<path d="M64 58v28" stroke="#000" stroke-width="1" opacity=".3"/><circle cx="69" cy="73" r="1.3" fill="var(--gold)"/>`;

function chimney(material: Material, smoke: boolean): string {
  const bricks = material === "stone" ? "stone-deep" : "clay";
  return (
    `<path d="M24 6h12v14H24Z" fill="var(--art-${bricks})" ${LINE}/>` +
    `<path d="M22.5 4h15v4h-15Z" fill="var(--art-clay-deep)" ${LINE}/>` +
    (smoke
      ? `<path class="smoke" d="M30 0q-6-5 0-10t1-10t4-9" fill="none" stroke="var(--art-smoke)" stroke-width="5" stroke-linecap="round" opacity=".75"/>`
      : "")
  );
}

/**
 * The part of the roof over a room: it tapers to its ridge, down to where another roof joins it. There what is painted
 * later reaches further over the neighbour: edges on one line let through what lies below them.
 */
function slope({ drop, foot, before, roof }: RoomPlace, tone: string): string {
  const { ridge, eaves } = roof;
  const top = RIDGE + drop;
  /** How far from the side of the cell it ends at a height. */
  const inset = (y: number, [joined]: Joint): number => {
    const from = Math.min(joined, eaves);
    return y < from ? ((11 + (eaves - ridge) / 18) * (from - y)) / (from - ridge) - 1 : -1;
  };
  const left = (y: number): number => short(inset(y, roof.left));
  const right = (y: number): number => short(100 - inset(y, roof.right));
  const line = (edge: (y: number) => number, ...heights: number[]): string =>
    heights.map((y) => `${edge(y)} ${short(y)}`).join("L");
  /** The heights at which a side bends. */
  const bends = ([joined]: Joint): number[] => [top, Math.min(Math.max(joined, top), foot), foot];
  /** The board along a side, where no other roof is. */
  const verge = (edge: (y: number) => number, [from, to]: Joint): string =>
    (from > top ? `M${line(edge, top, Math.min(from, foot))}` : "") +
    (to < foot ? `M${line(edge, Math.max(to, top), foot)}` : "");
  let shingles = "";
  for (let y = top + 8 - ((top - ridge) % 8); y < foot - 2; y += 8) {
    const step = (right(y) - left(y)) / 10;
    shingles += `M${left(y)} ${y}${`q${short(step / 2)} 3.5 ${short(step)} 0`.repeat(10)}`;
  }
  return (
    `<path d="M${line(left, ...bends(roof.left))}L${line(right, ...bends(roof.right).reverse())}Z" fill="var(--art-${tone})"/>` +
    stroke(shingles, `${tone}-deep`, 1.5) +
    stroke(verge(left, roof.left) + verge(right, roof.right), `${tone}-deep`, 2.5) +
    (top === ridge ? stroke(`M${left(top) - 1} ${top + 1}H${right(top) + 1}`, `${tone}-lit`, 3.5) : "") +
    (before ? "" : stroke(`M${left(foot) - 1} ${foot}H${right(foot) + 1}`, `${tone}-deep`, 3.5))
  );
}

/** A dormer: a room behind another looks out over the roof of that. */
function dormer(material: Material): string {
  const { lit, deep, roof } = TONES[material];
  const edge = "M27 53 50 33l23 20";
  return (
    `<path d="M34 72h36l8 7H40Z" fill="#000" opacity=".16"/>` +
    `<path d="M33 72V48L50 35l17 13v24Z" fill="var(--art-${lit})" stroke="var(--art-${deep})" stroke-width="1.4"/>` +
    casement(37, 49, 15) +
    stroke(edge, `${roof}-deep`, 7) +
    stroke(edge, `${roof}-lit`, 2.6)
  );
}

/** One room of the house in a cell of 100 x 100. */
export function drawRoom(room: RoomPlace, material: Material, top: { chimney: boolean; smoke: boolean }): string {
  const { roof } = TONES[material];
  const raised = top.chimney ? chimney(material, top.smoke) : "";
  const moved = (drawn: string): string =>
    room.drop > 0 ? `<g transform="translate(0 ${room.drop})">${drawn}</g>` : drawn;
  if (room.before) return moved(raised) + slope(room, roof) + moved(dormer(material) + lamp(50, 57));
  const from = room.left ? -0.5 : 7;
  const to = room.right ? 100.5 : 93;
  /** What lies along the foot of the house, in one piece under rooms side by side. */
  const strip = (high: number, out: number, fill: string, over = 0): string => {
    const left = room.left ? `${-over} ${FOOT}v${high}` : `${from - out} ${FOOT}q-4 ${high / 2} 0 ${high}`;
    const right = room.right ? `${100 + over}v${-high}` : `${to + out}q4 ${-high / 2} 0 ${-high}`;
    return `<path d="M${left}H${right}Z" fill="var(--art-${fill})"/>`;
  };
  return (
    strip(11, 8, "shade") +
    strip(8, 4, "path", 1) +
    raised +
    wall(room, material, from, to) +
    slope(room, roof) +
    casement(26, 59, 15) +
    DOOR +
    lamp(39, 66) +
    lamp(64, 88)
  );
}

/** A whole house, its first cell at the origin. */
export function drawHouse(rooms: readonly RoomPlace[], material: Material, smoke: boolean): string {
  return rooms
    .map((room, at) => {
      const drawn = drawRoom(room, material, { chimney: at === 0, smoke });
      return `<g transform="translate(${room.column * 100} ${room.row * 100})">${drawn}</g>`;
    })
    .join("");
}

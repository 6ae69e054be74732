/**
 * The house: always one. Rooms side by side share one roof; behind them are rows of roofs that go back, each with its
 * ridge and its eaves above the ridge of the one before it; rooms behind each other alone are one long house. The one in front has a door, each behind it looks
 * out of its roof through a dormer: doors and dormers are as many as rooms.
 */

import { cellAt, COLUMNS, position } from "../farm/yard";
import { casement, chimney, door, dormer, lamp, stroke, TONES, type Material } from "./houseParts";
import { drawBay } from "./longhouse";
import { short } from "./svg";

export type { Material } from "./houseParts";

/** Where a room stands in its house. */
export interface RoomPlace {
  cell: string;
  column: number;
  row: number;
  /** Whether rooms lie behind it and before it. */
  behind: boolean;
  before: boolean;
  /** How many rooms lie before it: its roof is further away and so a little darker. */
  deep: number;
  /** How far its middle is moved to the front, so that a deep house is not higher than it is long. */
  drop: number;
  /** Where its roof ends: under that of the room before it, or at the eaves. */
  foot: number;
  /** How far from the sides of its cell its roof ends, at its foot and at its ridge. */
  left: Side;
  right: Side;
  /** Whether the rooms of the house lie behind each other only: then it is one long house, seen from its gable. */
  long: boolean;
  /** Where its door is, and where people stand beside that, first those who come first. */
  door: number;
  spots: readonly number[];
}

/** A side of a roof; none where the roof of a neighbour goes on. */
type Side = readonly [foot: number, ridge: number];

/** Where the sign of a house stands: on its ridge beside the chimney, so that it hides nothing of the roof. */
export function signOf({ column, row, drop, long }: Pick<RoomPlace, "column" | "row" | "drop" | "long">): {
  x: number;
  y: number;
  stands: boolean;
} {
  return { x: column * 100 + 44, y: row * 100 + (long ? 54 : RIDGE + drop), stands: true };
}

/** The cells of rooms, or how many stand in a row. */
export type Rooms = readonly string[] | number;

/** The rooms of a house from the back to the front. */
export function plan(rooms: Rooms): RoomPlace[] {
  const standing = new Set(
    typeof rooms === "number" ? [...COLUMNS.slice(0, rooms)].map((letter) => `${letter}1`) : rooms,
  );
  const has = (column: number, row: number): boolean => standing.has(cellAt(column, row) ?? "");
  /** How many rooms lie before one; side by side they count alike, or their roof would break. */
  const deep = (column: number, row: number, way = 0): number => {
    if (!has(column, row)) return way === 0 ? 0 : Infinity;
    const own = has(column, row + 1) ? deep(column, row + 1) + 1 : 0;
    return Math.min(own, ...[-1, 1].filter((one) => way !== -one).map((one) => deep(column + one, row, one)));
  };
  /** Its roof is narrower than that of the room before it, over whose ridge its eaves reach. */
  const side = (column: number, row: number, way: number): Side => {
    if (has(column + way, row)) return JOINED;
    const foot = has(column, row + 1) ? Math.max(OVER, side(column, row + 1, way)[1] - EAVE) : OVER;
    return [foot, foot + TAPER];
  };
  const long = standing.size > 1 && new Set([...standing].map((cell) => cell[0])).size === 1;
  const found = [...standing].map((cell): RoomPlace => {
    const { column, row } = position(cell);
    const before = has(column, row + 1);
    return {
      cell,
      column,
      row,
      behind: has(column, row - 1),
      before,
      deep: deep(column, row),
      drop: deep(column, row) * DROP,
      foot: before ? 100 + deep(column, row + 1) * DROP + RIDGE + EAVE : EAVES,
      left: side(column, row, -1),
      right: side(column, row, 1),
      long,
      door: long ? MIDDLE : DOOR,
      spots: long ? BESIDE_MIDDLE : BESIDE,
    };
  });
  return found.sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Whether a room shows its front, with a door. */
export function isFront(room: RoomPlace): boolean {
  return !room.before;
}

const RIDGE = 13;
const EAVES = 46;
/** How far a roof reaches over the sides of its cell, how much it tapers to its ridge, and its eaves over the next one. */
const OVER = -1;
const TAPER = 10;
const EAVE = 5;
/** Where two roofs join what is painted later reaches over the neighbour: edges on one line let through what is below. */
const JOINED: Side = [OVER, OVER];
const FOOT = 86;
/** Where the door of a room is, and where people stand at both sides of door and window. */
const DOOR = 55;
const BESIDE = [85, 15] as const;
/** The same of a long house, which has its door in the middle of its gable. */
const MIDDLE = 50;
const BESIDE_MIDDLE = [83, 17] as const;
/** How far a room is moved to the one before it. */
const DROP = 40;

function wall(room: RoomPlace, material: Material, from: number, to: number): string {
  const { lit, base, deep } = TONES[material];
  const top = EAVES - 1;
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
    if (room.left !== JOINED || material === "clay") posts += `M${Math.max(0, from + 2)} 50V${FOOT}`;
    if (room.right !== JOINED) posts += `M${to - 2} 50V${FOOT}`;
  }
  return (
    `<path d="M${from} ${FOOT}V${top}H${to}V${FOOT}Z" fill="var(--art-${lit})"/>` +
    stroke(lines, material === "wood" ? base : deep, material === "wood" ? 2.2 : 0.9) +
    stroke(posts, "wood-deep", material === "wood" ? 5 : 4) +
    `<path d="M${from - 0.6} ${top}H${to}v${EAVES - top + 4}H${from - 0.6}Z" fill="#000" opacity=".18"/>`
  );
}

/** The roof of a room: it tapers to its ridge, and ends at its eaves. */
function slope({ drop, deep, foot, before, left, right }: RoomPlace, tone: string): string {
  const top = RIDGE + drop;
  const edge = ([low, high]: Side, y: number): number => short(low + ((high - low) * (foot - y)) / (foot - top));
  const from = (y: number): number => edge(left, y);
  const to = (y: number): number => short(100 - edge(right, y));
  const body = `M${from(top)} ${top}L${from(foot)} ${foot}H${to(foot)}L${to(top)} ${top}Z`;
  let shingles = "";
  for (let y = top + 8; y < foot - 4; y += 8) {
    // They go on where they end on a neighbour's roof, of which this one covers a little.
    const start = left === JOINED ? 0 : from(y);
    const wide = (right === JOINED ? 100 : to(y)) - start;
    const number = Math.round(wide / 10);
    const step = wide / number;
    if (left === JOINED) shingles += `M${OVER} ${y + 0.6}L0 ${y}`;
    else shingles += `M${start} ${y}`;
    shingles += `q${short(step / 2)} 3.5 ${short(step)} 0`.repeat(number);
  }
  const verges =
    (left === JOINED ? "" : `M${from(top)} ${top}L${from(foot)} ${foot}`) +
    (right === JOINED ? "" : `M${to(top)} ${top}L${to(foot)} ${foot}`);
  return (
    `<path d="${body}" fill="var(--art-${tone})"/>` +
    stroke(shingles, `${tone}-deep`, 1.5) +
    (deep > 0 ? `<path d="${body}" fill="#000" opacity="${(deep * 0.08).toFixed(2)}"/>` : "") +
    stroke(verges, `${tone}-deep`, 2.5) +
    stroke(`M${from(foot) - 1} ${foot}H${to(foot) + 1}`, `${tone}-deep`, 3.5) +
    // The roof before it rises out of its shade.
    (before ? `<path d="M${from(foot)} ${foot - EAVE}H${to(foot)}v-8H${from(foot)}Z" fill="#000" opacity=".2"/>` : "") +
    stroke(`M${from(top) - 1} ${top + 1}H${to(top) + 1}`, `${tone}-lit`, 3.5)
  );
}

/** One room of the house in a cell of 100 x 100. */
export function drawRoom(room: RoomPlace, material: Material, top: { chimney: boolean; smoke: boolean }): string {
  if (room.long) return drawBay(room, material, top);
  const { roof } = TONES[material];
  const raised = top.chimney ? chimney(material, top.smoke) : "";
  const moved = (drawn: string): string =>
    room.drop > 0 ? `<g transform="translate(0 ${room.drop})">${drawn}</g>` : drawn;
  if (room.before) return moved(raised) + slope(room, roof) + moved(lamp(50, 49) + dormer(material));
  const [joinsLeft, joinsRight] = [room.left === JOINED, room.right === JOINED];
  const from = joinsLeft ? -0.5 : 7;
  const to = joinsRight ? 100.5 : 93;
  /** What lies along the foot of the house, in one piece under rooms side by side. */
  const strip = (high: number, out: number, fill: string, over = 0): string => {
    const left = joinsLeft ? `${-over} ${FOOT}v${high}` : `${from - out} ${FOOT}q-4 ${high / 2} 0 ${high}`;
    const right = joinsRight ? `${100 + over}v${-high}` : `${to + out}q4 ${-high / 2} 0 ${-high}`;
    return `<path d="M${left}H${right}Z" fill="var(--art-${fill})"/>`;
  };
  return (
    strip(11, 8, "shade") +
    strip(8, 4, "path", 1) +
    raised +
    wall(room, material, from, to) +
    slope(room, roof) +
    // Behind shutters and door, which keep their colour, and a pool on the ground.
    lamp(31, 66) +
    lamp(DOOR, 88) +
    casement(20, 59, 15) +
    door(DOOR)
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

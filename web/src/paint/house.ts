/**
 * The house: always one. Rooms side by side share one roof. A room that stands before another has a gable, and the one
 * behind it looks out over that with windows of its own: so each room is seen, with its wall and what is in it.
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
  left: Side;
  right: Side;
  /** How far it is moved to the front, so that it looks out over the room before it and not from a storey above. */
  drop: number;
}

/** What a room has at its side: nothing, or a room under the same roof, or one with a gable. */
type Side = "free" | "roof" | "gable";

/** The cells of rooms, or how many stand in a row. */
export type Rooms = readonly string[] | number;

/** The rooms of a house from the back to the front. */
export function plan(rooms: Rooms): RoomPlace[] {
  const standing = new Set(
    typeof rooms === "number" ? [...COLUMNS.slice(0, rooms)].map((letter) => `${letter}1`) : rooms,
  );
  const has = (column: number, row: number): boolean => standing.has(cellAt(column, row) ?? "");
  const side = (column: number, row: number): Side =>
    !has(column, row) ? "free" : has(column, row - 1) ? "gable" : "roof";
  /** Rooms side by side are moved alike, or their roof would break. */
  const drop = (column: number, row: number, step = 0): number => {
    if (!has(column, row)) return step === 0 ? 0 : Infinity;
    const own = has(column, row + 1) ? drop(column, row + 1) + DROP : 0;
    const beside = [-1, 1].filter((way) => step !== -way).map((way) => drop(column + way, row, way));
    return Math.min(own, ...beside);
  };
  const found = [...standing].map((cell): RoomPlace => {
    const { column, row } = position(cell);
    const [behind, before] = [has(column, row - 1), has(column, row + 1)];
    const [left, right] = [side(column - 1, row), side(column + 1, row)];
    return { cell, column, row, behind, before, left, right, drop: drop(column, row) };
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
/** The peak of a gable, and how far its roof runs back to the room behind. */
const PEAK = -8;
const DEEP = 17;
/** How far down the wall of a room behind another goes: until the roof before it hides it. */
const HIDDEN = 122;
/** How far a room is moved to the one before it. */
const DROP = 28;

function stroke(path: string, tone: string, width: number): string {
  return `<path d="${path}" stroke="var(--art-${tone})" stroke-width="${width}" stroke-linejoin="round" fill="none"/>`;
}

function wall(room: RoomPlace, material: Material, from: number, to: number): string {
  const { lit, base, deep } = TONES[material];
  const foot = room.before ? HIDDEN : FOOT;
  // Under a gable it is pointed.
  const [top, shoulder] = room.behind ? [PEAK, EAVES] : [EAVES - 6, EAVES - 6];
  const part = (y: number): number => (y < shoulder ? (y - top) / (shoulder - top) : 1);
  const left = (y: number): number => short(50 - (50 - from) * part(y));
  const right = (y: number): number => short(50 + (to - 50) * part(y));
  let lines = "";
  let posts = "";
  for (let y = foot - 1; y > top; y -= 9) {
    if (material !== "clay") lines += `M${left(y)} ${y}H${right(y)}`;
    if (material === "stone")
      for (let x = 14 + (y % 2) * 8; x < right(y) - 3; x += 16) if (x > left(y) + 3) lines += `M${x} ${y}v-9`;
  }
  // Where two rooms meet they share a beam: the right one draws it.
  if (material === "clay") {
    posts = `M${from} 54H${to}M${from} 80H${to}M50 ${top}V${foot}`;
    if (!room.before) posts += `M${from + 2} 84 24 56M${to - 2} 84 76 56`;
  }
  if (material !== "stone") {
    if (room.left === "free" || room.before || material === "clay") posts += `M${Math.max(0, from + 2)} 50V${foot}`;
    if (room.right === "free" || room.before) posts += `M${to - 2} 50V${foot}`;
  }
  return (
    `<path d="M${from} ${foot}V${shoulder}L50 ${top} ${to} ${shoulder}V${foot}Z" fill="var(--art-${lit})"/>` +
    stroke(lines, material === "wood" ? base : deep, material === "wood" ? 2.2 : 0.9) +
    stroke(posts, "wood-deep", material === "wood" ? 5 : 4) +
    `<path d="M${from} ${shoulder + 9}V${shoulder}L50 ${top} ${to} ${shoulder}v9L50 ${top + 9}Z" fill="#000" opacity=".18"/>`
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
const ATTIC = `<path d="M44 34v-8q0-6 6-6t6 6v8Z" fill="var(--art-window)" stroke="var(--art-wood-deep)" stroke-width="2"/>`;

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

/** A gable: two slopes that run back to the room behind, the right one in the shade. */
function gable(tone: string): string {
  let shingles = "";
  for (let x = 8; x < 50; x += 8) {
    const y = short(EAVES - ((x + 1) / 51) * (EAVES - PEAK));
    shingles += `M${x} ${y}v-${DEEP}M${100 - x} ${y}v-${DEEP}`;
  }
  const edge = `M-1 ${EAVES}L50 ${PEAK} 101 ${EAVES}`;
  return (
    `<path d="${edge}v-${DEEP}L50 ${PEAK - DEEP}-1 ${EAVES - DEEP}Z" fill="var(--art-${tone})"/>` +
    `<path d="M50 ${PEAK}v-${DEEP}L101 ${EAVES - DEEP}v${DEEP}Z" fill="#000" opacity=".14"/>` +
    stroke(shingles, `${tone}-deep`, 1.3) +
    stroke(`M50 ${PEAK}v-${DEEP}`, `${tone}-lit`, 3) +
    stroke(edge, `${tone}-deep`, 8) +
    stroke(edge, `${tone}-lit`, 3)
  );
}

/** A roof whose ridge lies across, as wide as the neighbours let it; it leans on a gable at its side. */
function ridged({ left, right }: RoomPlace, tone: string): string {
  /** How far from the side of the cell it begins: above, where it meets a gable, and below. */
  const inset = (side: Side): [number, number] =>
    side === "free" ? [11, -1] : side === "gable" ? [-22, -2] : [-0.5, -0.5];
  const [[top, foot], [topRight, footRight]] = [inset(left), inset(right)];
  const at = (y: number, above: number, below: number): number =>
    above + (below - above) * Math.min(1, (y - RIDGE) / (EAVES - RIDGE));
  let shingles = "";
  for (let y = RIDGE + 8; y < EAVES - 2; y += 8) {
    const from = at(y, top, foot);
    const step = (100 - at(y, topRight, footRight) - from) / 10;
    shingles += `M${short(from)} ${y}${`q${short(step / 2)} 3.5 ${short(step)} 0`.repeat(10)}`;
  }
  const across = (y: number, from: number, to: number): string => `M${from} ${y}H${100 - to}`;
  return (
    `<path d="M${top} ${RIDGE}H${100 - topRight}L${100 - footRight} ${EAVES}H${foot}Z" fill="var(--art-${tone})"/>` +
    stroke(shingles, `${tone}-deep`, 1.5) +
    stroke(across(RIDGE + 1, top, topRight), `${tone}-lit`, 3.5) +
    stroke(across(EAVES, foot, footRight), `${tone}-deep`, 3.5)
  );
}

/** One room of the house in a cell of 100 x 100. */
export function drawRoom(room: RoomPlace, material: Material, top: { chimney: boolean; smoke: boolean }): string {
  const from = room.left === "free" ? 7 : -0.5;
  const to = room.right === "free" ? 93 : 100.5;
  /** What lies along the foot of the house, in one piece under rooms side by side. */
  const strip = (high: number, out: number, fill: string): string => {
    const left = room.left === "free" ? `${from - out} ${FOOT}q-4 ${high / 2} 0 ${high}` : `0 ${FOOT}v${high}`;
    const right = room.right === "free" ? `${to + out}q4 ${-high / 2} 0 ${-high}` : `100v${-high}`;
    return `<path d="M${left}H${right}Z" fill="var(--art-${fill})"/>`;
  };
  const { roof } = TONES[material];
  const drawn =
    (room.before ? "" : strip(11, 8, "shade") + strip(8, 4, "path")) +
    (top.chimney ? chimney(material, top.smoke) : "") +
    wall(room, material, from, to) +
    (room.behind ? gable(roof) + ATTIC : ridged(room, roof)) +
    (room.before
      ? casement(7, 51, 14) + casement(67, 51, 14) + lamp(20, 58) + lamp(80, 58)
      : casement(26, 59, 15) + DOOR + lamp(39, 66) + lamp(64, 88));
  return room.drop > 0 ? `<g transform="translate(0 ${room.drop})">${drawn}</g>` : drawn;
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

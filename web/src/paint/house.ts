/**
 * The house: always one. Rooms side by side share one roof. Rooms behind each other are one deep house: the roof runs
 * on, tapering, over all of them; the front room has door and window, every room behind it a dormer, so that fronts and
 * dormers together are as many as the rooms.
 */

import type { GridFarm } from "../lib/view";
import { cellAt, position } from "../farm/yard";
import { LINE, short } from "./svg";

export type Material = GridFarm["house"];

/** Where a room stands in its house. */
export interface RoomPlace {
  cell: string;
  column: number;
  row: number;
  /** How many rooms lie behind it and before it in the same column. */
  behind: number;
  before: number;
  left: Side | null;
  right: Side | null;
}

/** A neighbour at the side: whether rooms stand behind and before that one, so that its roof goes on there. */
export interface Side {
  behind: boolean;
  before: boolean;
}

/** The rooms of a house from the back to the front. */
export function plan(rooms: readonly string[]): RoomPlace[] {
  const standing = new Set(rooms);
  const has = (column: number, row: number): boolean => standing.has(cellAt(column, row) ?? "");
  const side = (column: number, row: number): Side | null =>
    has(column, row) ? { behind: has(column, row - 1), before: has(column, row + 1) } : null;
  const found = [...standing].map((cell): RoomPlace => {
    const { column, row } = position(cell);
    let behind = 0;
    let before = 0;
    while (has(column, row - behind - 1)) behind++;
    while (has(column, row + before + 1)) before++;
    return { cell, column, row, behind, before, left: side(column - 1, row), right: side(column + 1, row) };
  });
  return found.sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Whether a room shows its front, with door and window; else it has a dormer. */
export function isFront(room: RoomPlace): boolean {
  return room.before === 0;
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

const RIDGE = 15;
const EAVES = 52;
const FOOT = 86;
const WALL = 46;

function wall(material: Material, from: number, to: number, joined: { left: boolean; right: boolean }): string {
  const { lit, base, deep } = TONES[material];
  const post = (x: number, width: number): string =>
    `<path d="M${x} ${WALL + 4}V${FOOT}" stroke="var(--art-wood-deep)" stroke-width="${width}"/>`;
  let drawn = `<rect x="${from}" y="${WALL}" width="${to - from}" height="${FOOT - WALL}" fill="var(--art-${lit})"/>`;
  if (material === "wood") {
    for (const y of [58, 67, 76, 85]) {
      drawn += `<path d="M${from} ${y}H${to}" stroke="var(--art-${base})" stroke-width="2.2"/>`;
    }
    if (!joined.left) drawn += post(from + 3, 6);
    if (!joined.right) drawn += post(to - 3, 6);
  } else if (material === "clay") {
    // Where two rooms meet they share a beam: the right one draws it.
    const left = joined.left ? 0 : from + 2;
    const right = joined.right ? 100 : to - 2;
    const ends = `M${left} 54V${FOOT}m0 0L24 68M${right} ${joined.right ? FOOT : 54}V${FOOT}m0 0L78 68`;
    const beams = `M${from} 68H${to}M50 50V${FOOT}${ends}`;
    drawn += `<path d="${beams}" stroke="var(--art-wood-deep)" stroke-width="4" fill="none"/>`;
  } else {
    let joints = "";
    for (let course = 0; course < 4; course++) {
      const y = 51 + course * 9;
      joints += `M${from} ${y}H${to}`;
      for (let x = 12 + (course % 2) * 8; x < to - 2; x += 16) joints += `M${x} ${y}v9`;
    }
    drawn += `<path d="${joints}" stroke="var(--art-${deep})" stroke-width="1.2" opacity=".7" fill="none"/>`;
  }
  return drawn + `<rect x="${from}" y="${WALL}" width="${to - from}" height="8" fill="#000" opacity=".16"/>`;
}

const DOOR =
  `<path d="M57 86V64q0-7 9-7t9 7v22Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.4"/>` +
  `<path d="M66 58v28" stroke="#000" stroke-width="1" opacity=".3"/><circle cx="71" cy="73" r="1.3" fill="var(--gold)"/>`;
const WINDOW =
  `<rect x="26" y="61" width="17" height="14" rx="1.5" fill="var(--art-window)" stroke="var(--art-wood-deep)" stroke-width="2"/>` +
  `<path d="M34.5 61v14M26 68h17" stroke="var(--art-wood-deep)" stroke-width="1.3"/>` +
  `<path d="M24 77h21" stroke="var(--art-wood-deep)" stroke-width="2.4" stroke-linecap="round"/>`;

/** The light of a lamp behind a window, in the evening; it ends within the room, for the next one is painted over it. */
function lamp(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="33" fill="url(#art-lamp)"/>`;
}

/** A room behind the front looks out over the roof of the one before it. */
function dormer(material: Material): string {
  const { lit, deep, roof } = TONES[material];
  const gable = (y: number, tone: string, width: number): string =>
    `<path d="M30 ${y} 52 ${y - 19}l22 19" fill="none" stroke="var(--art-${tone})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    `<path d="M32 92q20 6 44 0v6H32Z" fill="#000" opacity=".16"/>` +
    `<path d="M35 92V69L52 55l17 14v23Z" fill="var(--art-${lit})" stroke="var(--art-${deep})" stroke-width="1.6"/>` +
    `<path d="M44 73h16v13H44Z" fill="var(--art-window)" stroke="var(--art-wood-deep)" stroke-width="2"/>` +
    `<path d="M52 73v13M44 79.5h16" stroke="var(--art-wood-deep)" stroke-width="1.3"/>` +
    `<path d="M38 72h5v15h-5ZM61 72h5v15h-5Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1"/>` +
    gable(73, `${roof}-deep`, 7) +
    gable(72, `${roof}-lit`, 2.6) +
    lamp(52, 79)
  );
}

function chimney(material: Material, smoke: boolean): string {
  const bricks = material === "stone" ? "stone-deep" : "clay";
  return (
    `<path d="M24 6h12v14H24Z" fill="var(--art-${bricks})" ${LINE}/>` +
    `<path d="M22.5 4h15v4h-15Z" fill="var(--art-clay-deep)" ${LINE}/>` +
    (smoke
      ? `<path class="smoke" d="M30 0q-6-5 0-10t1-11q8-3 11-9" fill="none" stroke="var(--art-smoke)" stroke-width="5" stroke-linecap="round" opacity=".75"/>`
      : "")
  );
}

/** The roof of one room: as wide as its neighbours let it, tapering over the whole depth of the house. */
function roof(room: RoomPlace, material: Material): string {
  const tone = TONES[material].roof;
  const { behind, before, left, right } = room;
  const top = behind > 0 ? -0.5 : RIDGE;
  const foot = before > 0 ? 100.5 : EAVES;
  const inset = (y: number): number => 15 - (14 * (y + behind * 100 - RIDGE)) / (37 + 100 * (behind + before));
  /** Whether the roof of the neighbour goes on at this height. */
  const goesOn = (side: Side | null, y: number): boolean =>
    side !== null && (y < RIDGE ? side.behind : y > EAVES ? side.before : true);
  const from = (y: number): number => (goesOn(left, y) ? -0.5 : inset(y));
  const to = (y: number): number => (goesOn(right, y) ? 100.5 : 100 - inset(y));
  const heights = [...new Set([top, RIDGE, EAVES, foot])].filter((y) => y >= top && y <= foot).sort((a, b) => a - b);
  /** One side from above to below; where the neighbour's roof begins or ends there is a step. */
  const outline = (side: Side | null, edge: (y: number) => number, own: (y: number) => number): [number, number][] =>
    heights.flatMap((y): [number, number][] => {
      if (side !== null && y === RIDGE && behind > 0 && !side.behind)
        return [
          [own(y), y],
          [edge(y), y],
        ];
      if (side !== null && y === EAVES && before > 0 && !side.before)
        return [
          [edge(y), y],
          [own(y), y],
        ];
      return [[edge(y), y]];
    });
  const points = [...outline(left, from, inset), ...outline(right, to, (y) => 100 - inset(y)).reverse()];
  const shape = points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
  const line = (a: number, b: number, y: number, shade: string, width: number): string =>
    `<path d="M${short(a)} ${y}H${short(b)}" stroke="var(--art-${tone}-${shade})" stroke-width="${width}" stroke-linecap="round"/>`;
  let drawn = `<path d="M${shape}Z" fill="var(--art-${tone})"/>`;
  let shingles = "";
  for (let row = behind > 0 ? -1 : 1; RIDGE + row * 9.2 < foot - 4; row++) {
    const y = RIDGE + row * 9.2;
    if (y < top + 1) continue;
    const step = (to(y) - from(y)) / 10;
    shingles += `M${short(from(y))} ${short(y)}${`q${short(step / 2)} 3.5 ${short(step)} 0`.repeat(10)}`;
  }
  // Its free edges, not those where it goes on.
  const edges = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    const free = y !== nextY && [x, nextX].every((one) => one > 0 && one < 100);
    return free ? `M${short(x)} ${short(y)}L${short(nextX)} ${short(nextY)}` : "";
  });
  drawn += `<path d="${shingles}${edges.join("")}" stroke="var(--art-${tone}-deep)" stroke-width="1.5" fill="none"/>`;
  if (behind === 0) drawn += line(from(RIDGE), to(RIDGE), 16, "lit", 3.5);
  else {
    if (left !== null && !left.behind) drawn += line(0, inset(RIDGE), 16, "lit", 3.5);
    if (right !== null && !right.behind) drawn += line(100 - inset(RIDGE), 100, 16, "lit", 3.5);
  }
  return before > 0 ? drawn + dormer(material) : drawn + line(from(EAVES), to(EAVES), EAVES, "deep", 3);
}

/** One room of the house in a cell of 100 x 100. */
export function drawRoom(room: RoomPlace, material: Material, top: { chimney: boolean; smoke: boolean }): string {
  const stack = top.chimney ? chimney(material, top.smoke) : "";
  const above = roof(room, material);
  if (!isFront(room)) return stack + above;
  const joined = { left: room.left !== null, right: room.right !== null };
  const from = joined.left ? -0.5 : 9;
  const to = joined.right ? 100.5 : 91;
  /** What lies along the foot of the house, in one piece under rooms side by side. */
  const strip = (high: number, out: number, fill: string): string => {
    const left = joined.left ? `0 ${FOOT}v${high}` : `${from - out} ${FOOT}q-4 ${high / 2} 0 ${high}`;
    const right = joined.right ? `100v${-high}` : `${to + out}q4 ${-high / 2} 0 ${-high}`;
    return `<path d="M${left}H${right}Z" fill="var(--art-${fill})"/>`;
  };
  return (
    strip(11, 8, "shade") +
    strip(8, 4, "path") +
    stack +
    wall(material, from, to, joined) +
    WINDOW +
    DOOR +
    above +
    lamp(34, 70) +
    lamp(66, 88)
  );
}

/** What is drawn where in a yard, in units of a hundredth of a cell. No drawing here, so that it can be tested. */

import type { GridFarm } from "../lib/view";
import type { Animal, Housing } from "./housing";
import { position } from "./yard";

export const CELL = 100;

/** A drawing at a place: the name of a symbol of the sprite, and how big. */
export interface Figure {
  drawing: string;
  x: number;
  y: number;
  size: number;
  /** Away from home: drawn as a shade. */
  away?: boolean;
}

/** A number on a plate, such as "3/4". */
export interface Plate {
  text: string;
  x: number;
  y: number;
  /** Which side of the place it grows to. */
  anchor: "start" | "end";
}

export interface Scene {
  figures: Figure[];
  plates: Plate[];
}

function corner(cell: string): { x: number; y: number } {
  const { column, row } = position(cell);
  return { x: column * CELL, y: row * CELL };
}

/** The people in their rooms; those on the board leave a shade. */
export function people(farm: GridFarm): Figure[] {
  const atHome = farm.placed.length === 0 && farm.newborns_on.length === 0;
  const all = Math.max(farm.family, farm.home);
  const figures: Figure[] = [];
  for (let person = 0; person < all; person++) {
    const room = farm.rooms[person % farm.rooms.length];
    if (room === undefined) break;
    const { x, y } = corner(room);
    const newborn = atHome ? person >= all - farm.newborns : false;
    const beside = Math.floor(person / farm.rooms.length);
    figures.push({
      drawing: newborn ? "newborn" : "person",
      x: x + 3 + beside * 24,
      y: y + 43,
      size: 54,
      away: person >= farm.home,
    });
  }
  return figures;
}

/** Grain or vegetables standing on a field, and how many there are. */
function crops(scene: Scene, cell: string, crop: string, number: number, small: boolean): void {
  const { x, y } = corner(cell);
  scene.plates.push({ text: String(number), x: x + 95, y: y + 95, anchor: "end" });
  if (small) {
    scene.figures.push({ drawing: `crop-${crop}`, x: x - 8, y: y + 10, size: 82 });
    return;
  }
  const shown = Math.min(number, 3);
  for (let one = 0; one < shown; one++) {
    scene.figures.push({ drawing: `crop-${crop}`, x: x + 50 - shown * 15 + one * 30 - 12, y: y + 16, size: 56 });
  }
}

/** The places for animals in one cell of a pasture: none under the number of the first cell, none on a stable. */
function stalls(first: boolean, stable: boolean, small: boolean): { x: number; y: number; size: number }[] {
  if (small) return [stable ? { x: 2, y: 42, size: 54 } : { x: 36, y: 42, size: 58 }];
  const high = first ? [] : [{ x: 6, y: 6, size: 45 }];
  if (stable) return [{ x: 5, y: 52, size: 45 }, ...high, ...(first ? [] : [{ x: 52, y: 6, size: 45 }])];
  return [{ x: 5, y: 52, size: 45 }, { x: 51, y: 54, size: 45 }, { x: 52, y: 8, size: 45 }, ...high];
}

function herd(
  scene: Scene,
  farm: GridFarm,
  cells: string[],
  kind: Animal | null,
  number: number,
  small: boolean,
): void {
  let left = number;
  // The first cell holds the number, which covers much of a small one.
  const first = cells[0];
  if (small) cells = [...cells].reverse();
  const places = cells.map((cell) => stalls(cell === first, farm.stables.includes(cell), small));
  for (let turn = 0; turn < 4 && left > 0; turn++) {
    cells.forEach((cell, index) => {
      const stall = places[index]?.[turn];
      if (stall === undefined || left === 0 || kind === null) return;
      const { x, y } = corner(cell);
      scene.figures.push({ drawing: kind, x: x + stall.x, y: y + stall.y, size: stall.size });
      left--;
    });
  }
}

/** Everything that stands on a yard, and the numbers beside it; a tiny drawing has no room for capacities. */
export function scene(farm: GridFarm, housing: Housing, small: boolean, tiny = false): Scene {
  const found: Scene = { figures: [], plates: [] };
  const fenced = new Set(farm.pastures.flatMap((pasture) => pasture.cells));
  for (const cell of farm.stables) {
    const { x, y } = corner(cell);
    const inside = fenced.has(cell);
    found.figures.push({
      drawing: "stable",
      x: x + (inside ? 50 : 20),
      y: y + (inside ? 48 : 4),
      size: inside ? 48 : 60,
    });
  }
  for (const [cell, goods] of Object.entries(farm.fields)) {
    for (const [crop, number] of Object.entries(goods)) crops(found, cell, crop, number, small);
  }
  found.figures.push(...people(farm));
  farm.pastures.forEach((pasture, index) => {
    const pen = housing.pens[index];
    const first = pasture.cells[0];
    if (pen === undefined || first === undefined) return;
    herd(found, farm, pasture.cells, pen.kind, pen.animals, small);
    const { x, y } = corner(first);
    found.plates.push({
      text: tiny ? String(pen.animals) : `${pen.animals}/${pen.capacity}`,
      x: x + 7,
      y: y + 8,
      anchor: "start",
    });
  });
  const outside = farm.stables.filter((cell) => !fenced.has(cell));
  housing.singles.forEach((kind, index) => {
    const cell = index === 0 ? farm.rooms[0] : outside[index - 1];
    if (cell === undefined) return;
    const { x, y } = corner(cell);
    found.figures.push({ drawing: kind, x: x + (index === 0 ? 54 : 46), y: y + 54, size: 44 });
  });
  return found;
}

/** The animals for which the yard has no drawing of a place: those on cards. */
export function beyond(farm: GridFarm, housing: Housing): Animal[] {
  const fenced = new Set(farm.pastures.flatMap((pasture) => pasture.cells));
  const outside = farm.stables.filter((cell) => !fenced.has(cell)).length;
  return [...housing.singles.slice(1 + outside), ...housing.elsewhere];
}

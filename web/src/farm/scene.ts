/** What is drawn where in a yard, in units of a hundredth of a cell. No drawing here, so that it can be tested. */

import type { Farm, GridFarm } from "../lib/view";
import { NOBODY, size, tally, type Animal, type Herd, type Housing } from "./housing";
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
  /** With the picture of a paw, where the number might be of something else. */
  paw?: boolean;
}

export interface Scene {
  figures: Figure[];
  plates: Plate[];
}

function corner(cell: string): { x: number; y: number } {
  const { column, row } = position(cell);
  return { x: column * CELL, y: row * CELL };
}

/** The stables that stand in no pasture. */
export function outside(farm: GridFarm): string[] {
  const fenced = new Set(farm.pastures.flatMap((pasture) => pasture.cells));
  return farm.stables.filter((cell) => !fenced.has(cell));
}

/** The cells of each place for animals; none for those on cards, and for all on a farm of tiles. */
export function cellsOfPlaces(farm: Farm): string[][] {
  if (farm.yard === "tiles") return farm.animal_places.map(() => []);
  const pastures = farm.pastures.map((pasture) => pasture.cells);
  const stables = outside(farm);
  return farm.animal_places.map((place) => {
    if (place.where === "pasture") return pastures.shift() ?? [];
    if (place.where === "stable") return stables.splice(0, 1);
    return place.where === "house" ? farm.rooms : [];
  });
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
  if (stable) return [{ x: 5, y: 52, size: 45 }, { x: 54, y: 5, size: 43 }, ...high];
  return [{ x: 5, y: 52, size: 45 }, { x: 51, y: 54, size: 45 }, { x: 52, y: 8, size: 45 }, ...high];
}

/** A herd in a pasture: as many figures as find room in the drawing, at least one of each kind; the number says the rest. */
function herd(scene: Scene, farm: GridFarm, cells: string[], animals: Herd, small: boolean): void {
  // The first cell holds the number, which covers much of a small one.
  const first = cells[0];
  if (small) cells = [...cells].reverse();
  const places = cells.map((cell) => stalls(cell === first, farm.stables.includes(cell), small));
  const free: { x: number; y: number; size: number }[] = [];
  for (let turn = 0; turn < 4; turn++) {
    cells.forEach((cell, index) => {
      const stall = places[index]?.[turn];
      const { x, y } = corner(cell);
      if (stall !== undefined) free.push({ x: x + stall.x, y: y + stall.y, size: stall.size });
    });
  }
  for (const [index, kind] of inTurn(animals).slice(0, free.length).sort().entries()) {
    const stall = free[index];
    if (stall !== undefined) scene.figures.push({ drawing: kind, ...stall });
  }
}

/** The animals of a herd, the kinds one after the other in turn, so that none is left out of a short list. */
export function inTurn(animals: Herd): Animal[] {
  const left = tally(animals);
  const found: Animal[] = [];
  for (let turn = 0; found.length < size(animals); turn++) {
    for (const [kind, number] of left) if (turn < number) found.push(kind);
  }
  return found;
}

/** Everything that stands on a yard, and the numbers beside it; a tiny drawing has room for animals only, a cramped one none for what house and stables hold. */
export function scene(farm: GridFarm, housing: Housing, small: boolean, tiny = false, cramped = small): Scene {
  const found: Scene = { figures: [], plates: [] };
  const fenced = new Set(farm.pastures.flatMap((pasture) => pasture.cells));
  for (const cell of farm.stables) {
    const { x, y } = corner(cell);
    const inside = fenced.has(cell);
    found.figures.push({
      drawing: "stable",
      x: x + (inside ? 50 : 20),
      y: y + (inside ? 48 : cramped ? 4 : 24),
      size: inside ? 48 : 60,
    });
  }
  for (const [cell, goods] of Object.entries(farm.fields)) {
    for (const [crop, number] of Object.entries(goods)) crops(found, cell, crop, number, small);
  }
  found.figures.push(...people(farm));
  const cells = cellsOfPlaces(farm);
  farm.animal_places.forEach((place, index) => {
    const here = cells[index] ?? [];
    const animals = housing.stalls[index] ?? NOBODY;
    const first = here[0];
    if (first === undefined) return;
    const { x, y } = corner(first);
    const number = tiny ? String(size(animals)) : `${size(animals)}/${place.capacity}`;
    const plate: Plate = { text: number, x: x + 7, y: y + 8, anchor: "start" };
    if (place.where === "pasture") {
      herd(found, farm, here, animals, small);
      if (!tiny || size(animals) > 0) found.plates.push(plate);
    } else {
      // One animal in each room of the house, and one on a stable.
      inTurn(animals).forEach((kind, one) => {
        const at = corner(here[one % here.length] ?? first);
        const beside = place.where === "house" ? 54 : 46;
        found.figures.push({ drawing: kind, x: at.x + beside, y: at.y + 54, size: 44 });
      });
      if (!cramped) found.plates.push({ ...plate, paw: true });
    }
  });
  return found;
}

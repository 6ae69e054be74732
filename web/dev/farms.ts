/** Farms to draw: those of the mock-ups, as the engine would tell them. */

import { boundary } from "../src/farm/yard";
import type { AnimalPlace, GridFarm, TileFarm } from "../src/lib/view";

const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true };
const STABLE: AnimalPlace = { where: "stable", capacity: 1, mixed: true };

interface Sketch {
  seat: number;
  house?: GridFarm["house"];
  rooms: string[];
  home: number;
  family?: number;
  newborns?: number;
  fields?: GridFarm["fields"];
  pastures?: { cells: string[]; capacity: number }[];
  stables?: string[];
  goods?: GridFarm["goods"];
}

export function grid(sketch: Sketch): GridFarm {
  const pastures = sketch.pastures ?? [];
  const fenced = pastures.flatMap((pasture) => pasture.cells);
  const stables = sketch.stables ?? [];
  return {
    yard: "grid",
    house: "wood",
    goods: {},
    fields: {},
    newborns: 0,
    family: sketch.home,
    placed: [],
    newborns_on: [],
    ...sketch,
    pastures,
    stables,
    fences: [...new Set(pastures.flatMap((pasture) => [...boundary(pasture.cells)]))],
    animal_places: [
      ...pastures.map(({ capacity }): AnimalPlace => ({ where: "pasture", capacity, mixed: false })),
      ...stables.filter((cell) => !fenced.includes(cell)).map(() => STABLE),
      HOUSE,
    ],
  } as unknown as GridFarm;
}

export const ANN = grid({
  seat: 0,
  rooms: ["a2", "a3", "b3"],
  home: 2,
  family: 3,
  fields: { a1: { grain: 3 }, b1: { grain: 2 }, c1: { vegetable: 2 }, b2: {} },
  pastures: [
    { cells: ["d1", "e1"], capacity: 8 },
    { cells: ["d2"], capacity: 2 },
    { cells: ["e2", "e3"], capacity: 4 },
  ],
  stables: ["e1", "d3"],
  goods: { sheep: 6, boar: 2, cattle: 3 },
});
export const BOB = grid({
  seat: 1,
  house: "clay",
  rooms: ["a2", "a3", "b3"],
  home: 2,
  fields: { a1: { grain: 2 }, b1: { vegetable: 1 }, c1: {} },
  pastures: [
    { cells: ["e1"], capacity: 4 },
    { cells: ["e2", "e3"], capacity: 4 },
    { cells: ["d3"], capacity: 2 },
  ],
  stables: ["e1"],
  goods: { sheep: 4, cattle: 2, boar: 1 },
});
export const CLEO = grid({
  seat: 2,
  house: "stone",
  rooms: ["a2", "a3"],
  home: 0,
  family: 2,
  fields: { a1: { grain: 3 }, b1: { grain: 1 }, b2: { vegetable: 2 }, c2: { grain: 2 } },
  pastures: [{ cells: ["d1", "e1"], capacity: 4 }],
  goods: { boar: 4 },
});
export const DAN = grid({
  seat: 3,
  rooms: ["a2", "b2", "a3", "b3"],
  home: 2,
  fields: { a1: {}, b1: { grain: 1 } },
  pastures: [
    { cells: ["e1"], capacity: 2 },
    { cells: ["e2"], capacity: 2 },
  ],
  stables: ["d3"],
  goods: { sheep: 2, cattle: 1 },
});
export const CROWD = grid({
  seat: 4,
  house: "stone",
  rooms: ["a2", "a3", "b2", "b3", "c3"],
  home: 5,
  newborns: 1,
  fields: { a1: { grain: 3 }, b1: { grain: 2 }, c1: { vegetable: 2 }, c2: { grain: 1 } },
  pastures: [
    { cells: ["d1", "e1", "d2", "e2"], capacity: 16 },
    { cells: ["d3"], capacity: 4 },
    { cells: ["e3"], capacity: 8 },
  ],
  stables: ["d1", "d3", "e3"],
  goods: { sheep: 15, boar: 8, cattle: 5 },
});

function tiles(seat: number, more: Partial<TileFarm>): TileFarm {
  const pastures = more.pastures ?? [];
  const holds: Readonly<Record<string, number>> = { small: 2, two: 4, three: 6, corner: 6, four: 8 };
  return {
    yard: "tiles",
    seat,
    house: "wood",
    goods: {},
    rooms: 2,
    fields: [],
    stables: 0,
    cards: [],
    family: 2,
    home: 2,
    newborns: 0,
    placed: [],
    newborns_on: [],
    ...more,
    pastures,
    animal_places: [
      ...pastures.map(({ shape, stable }): AnimalPlace => {
        return { where: "pasture", capacity: (holds[shape] ?? 2) * (stable ? 2 : 1), mixed: false };
      }),
      HOUSE,
      ...Array.from({ length: more.stables ?? 0 }, () => STABLE),
    ],
  } as unknown as TileFarm;
}

export const ANN_TILES = tiles(0, {
  house: "clay",
  rooms: 3,
  fields: [3, 3, 2, 0],
  family: 3,
  pastures: [
    { shape: "four", stable: true },
    { shape: "corner", stable: false },
    { shape: "small", stable: false },
    { shape: "two", stable: true },
    { shape: "small", stable: false },
  ],
  stables: 1,
  cards: ["F-fireplace-1", "F-wind-mill"],
  goods: { sheep: 12, boar: 7, cattle: 4 },
});
export const BOB_TILES = tiles(1, {
  fields: [2, 0],
  pastures: [
    { shape: "two", stable: false },
    { shape: "small", stable: false },
    { shape: "two", stable: true },
  ],
  cards: ["F-oven-1", "F-pottery"],
  goods: { sheep: 7, boar: 4 },
});

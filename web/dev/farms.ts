/** Farms to draw: those of the mock-ups, as the engine would tell them. */

import { boundary } from "../src/farm/yard";
import type { AnimalPlace, Goods, GridFarm, TileFarm } from "../src/lib/view";

const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };
const STABLE: AnimalPlace = { where: "stable", capacity: 1, mixed: true, animals: {} };

interface Sketch {
  seat: number;
  house?: GridFarm["house"];
  rooms: string[];
  home: number;
  family?: number;
  newborns?: number;
  fields?: GridFarm["fields"];
  pastures?: { cells: string[]; capacity: number; animals?: Goods }[];
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
      ...pastures.map(
        ({ capacity, animals = {} }): AnimalPlace => ({ where: "pasture", capacity, mixed: false, animals }),
      ),
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
    { cells: ["d1", "e1"], capacity: 8, animals: { sheep: 6 } },
    { cells: ["d2"], capacity: 2, animals: { boar: 2 } },
    { cells: ["e2", "e3"], capacity: 4, animals: { cattle: 3 } },
  ],
  stables: ["e1", "d3"],
});
export const BOB = grid({
  seat: 1,
  house: "clay",
  rooms: ["a2", "a3", "b3"],
  home: 2,
  fields: { a1: { grain: 2 }, b1: { vegetable: 1 }, c1: {} },
  pastures: [
    { cells: ["e1"], capacity: 4, animals: { sheep: 4 } },
    { cells: ["e2", "e3"], capacity: 4, animals: { cattle: 2 } },
    { cells: ["d3"], capacity: 2, animals: { boar: 1 } },
  ],
  stables: ["e1"],
});
export const CLEO = grid({
  seat: 2,
  house: "stone",
  rooms: ["a2", "a3"],
  home: 0,
  family: 2,
  fields: { a1: { grain: 3 }, b1: { grain: 1 }, b2: { vegetable: 2 }, c2: { grain: 2 } },
  pastures: [{ cells: ["d1", "e1"], capacity: 4, animals: { boar: 4 } }],
});
export const DAN = grid({
  seat: 3,
  rooms: ["a2", "b2", "a3", "b3"],
  home: 2,
  fields: { a1: {}, b1: { grain: 1 } },
  pastures: [
    { cells: ["e1"], capacity: 2, animals: { sheep: 2 } },
    { cells: ["e2"], capacity: 2, animals: { cattle: 1 } },
  ],
  stables: ["d3"],
});
export const CROWD = grid({
  seat: 4,
  house: "stone",
  rooms: ["a2", "a3", "b2", "b3", "c3"],
  home: 5,
  newborns: 1,
  fields: { a1: { grain: 3 }, b1: { grain: 2 }, c1: { vegetable: 2 }, c2: { grain: 1 } },
  pastures: [
    { cells: ["d1", "e1", "d2", "e2"], capacity: 16, animals: { sheep: 15 } },
    { cells: ["d3"], capacity: 4, animals: { cattle: 4 } },
    { cells: ["e3"], capacity: 8, animals: { boar: 8 } },
  ],
  stables: ["d1", "d3", "e3"],
});

function tiles(seat: number, herds: Goods[], more: Partial<TileFarm>): TileFarm {
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
      ...pastures.map(({ shape, stable }, at): AnimalPlace => {
        return {
          where: "pasture",
          capacity: (holds[shape] ?? 2) * (stable ? 2 : 1),
          mixed: false,
          animals: herds[at] ?? {},
        };
      }),
      HOUSE,
      ...Array.from({ length: more.stables ?? 0 }, () => STABLE),
    ],
  } as unknown as TileFarm;
}

export const ANN_TILES = tiles(0, [{ sheep: 12 }, { cattle: 4 }, {}, { boar: 7 }], {
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
});
export const BOB_TILES = tiles(1, [{ boar: 4 }, {}, { sheep: 7 }], {
  fields: [2, 0],
  pastures: [
    { shape: "two", stable: false },
    { shape: "small", stable: false },
    { shape: "two", stable: true },
  ],
  cards: ["F-oven-1", "F-pottery"],
});

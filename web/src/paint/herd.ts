/** Where animals stand in a pasture: every single one is drawn. */

export interface Stand {
  /** The cell, by its number among those of the pasture. */
  cell: number;
  /** The middle of the feet, in hundredths of the cell. */
  x: number;
  y: number;
  /** How large, 1 being 44 x 34. */
  scale: number;
}

type Spots = readonly (readonly [number, number])[];

/** Feet stay above the lower rail, and at the left above the sign of the pasture below it. */
const OPEN: readonly Spots[] = [
  [],
  [[50, 74]],
  [
    [30, 58],
    [68, 84],
  ],
  [
    [28, 50],
    [71, 66],
    [34, 80],
  ],
  [
    [27, 48],
    [73, 54],
    [28, 80],
    [75, 86],
  ],
];

/** A stable stands in the upper right of the cell. */
const BESIDE_STABLE: readonly Spots[] = [
  [],
  [[28, 79]],
  [
    [26, 79],
    [73, 86],
  ],
  [
    [24, 52],
    [26, 80],
    [74, 85],
  ],
  [
    [24, 52],
    [71, 60],
    [26, 80],
    [74, 86],
  ],
];

/** Where a stable stands in its cell and how large it is: before three animals or more it makes room for them. */
export function barn(crowd: number, small: boolean): { x: number; y: number; scale: number; foot: number } {
  // On a small farm nobody hides behind it.
  if (small) return crowd > 2 ? { x: 44, y: 0, scale: 1, foot: 2 } : { x: 20, y: 8, scale: 1.3, foot: 2 };
  return crowd > 2 ? { x: 60, y: 2, scale: 0.7, foot: 37 } : { x: 42, y: 8, scale: 1.04, foot: 56 };
}

/** On a small farm the sign of the next pasture takes the lower left of a cell. */
const ABOVE_SIGN: readonly Spots[] = [
  [],
  [[60, 80]],
  [
    [30, 62],
    [74, 91],
  ],
  [
    [27, 59],
    [74, 64],
    [72, 96],
  ],
  [
    [26, 56],
    [74, 52],
    [30, 84],
    [75, 94],
  ],
];

/** Many animals in one cell stand in ranks, closer and smaller the more they are; before a stable, never behind it. */
function ranks(number: number, stable: boolean): Spots {
  const across = Math.max(stable ? 4 : 3, Math.ceil(Math.sqrt(number)));
  const deep = Math.ceil(number / across);
  const back = stable ? 56 : 42;
  return Array.from({ length: number }, (_, at) => {
    const rank = Math.floor(at / across);
    const inRank = at % across;
    const x = 16 + (inRank * 62) / Math.max(1, across - 1) + (rank % 2) * 6;
    return [x, deep === 1 ? 80 : back + (rank * (86 - back)) / (deep - 1)];
  });
}

function scaleOf(number: number, stable: boolean, small: boolean): number {
  if (stable && number > 4) return small ? 0.8 : Math.min(0.64, 2.4 / Math.ceil(Math.sqrt(number)));
  if (small) return number <= 2 ? 1.35 : number <= 4 ? 1.15 : 0.9;
  if (number <= 2) return 1.06;
  if (number <= 4) return stable ? 0.84 : 0.98;
  return number <= 9 ? 0.8 : Math.max(0.35, 2.6 / Math.ceil(Math.sqrt(number)));
}

/** The places of so many animals over the cells of a pasture; `stables` says which cells have one. */
export function stands(number: number, stables: readonly boolean[], small: boolean): Stand[] {
  const cells = stables.length;
  if (cells === 0) return [];
  return stables.flatMap((stable, cell) => {
    const here = Math.floor(number / cells) + (cell < number % cells ? 1 : 0);
    const spots = here > 4 ? ranks(here, stable) : ((small ? ABOVE_SIGN : stable ? BESIDE_STABLE : OPEN)[here] ?? []);
    const scale = scaleOf(here, stable, small);
    return spots.map(([x, y]) => ({ cell, x, y, scale }));
  });
}

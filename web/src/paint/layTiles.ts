/**
 * Where the tiles of a farm lie (Family Edition). No rule asks for it, so the page lays them: the house in a row, fields
 * before and behind it, workshops at their end, pastures and stables beside. A new tile moves as few others as it can.
 */

import type { TileFarm } from "../lib/view";

export interface Square {
  column: number;
  row: number;
}

export interface Laid {
  rooms: Square[];
  fields: Square[];
  workshops: { card: string; at: Square }[];
  /** The squares of each pasture, in the order of the farm. */
  pastures: Square[][];
  stables: Square[];
  columns: number;
  rows: number;
}

const SHAPES: Readonly<Record<string, readonly Square[]>> = {
  small: [{ column: 0, row: 0 }],
  two: [0, 1].map((column) => ({ column, row: 0 })),
  three: [0, 1, 2].map((column) => ({ column, row: 0 })),
  corner: [
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 1 },
  ],
  four: [0, 1].flatMap((row) => [0, 1].map((column) => ({ column, row }))),
};

/** The squares of a pasture tile. */
export function squaresOf(shape: string): readonly Square[] {
  return SHAPES[shape] ?? [{ column: 0, row: 0 }];
}

/** Lays the tiles on so many rows, at least two. */
export function layTiles(farm: TileFarm, workshops: readonly string[], rows: number): Laid {
  const taken = new Set<string>();
  const name = ({ column, row }: Square): string => `${column} ${row}`;
  const take = (square: Square): Square => {
    taken.add(name(square));
    return square;
  };
  const houseRow = rows > 2 ? 1 : 0;
  const others = [0, 1, 2].filter((row) => row < rows && row !== houseRow);
  const single = farm.fields.length + workshops.length;
  const block = Math.max(3, farm.rooms, Math.ceil(single / others.length));
  const rooms = Array.from({ length: farm.rooms }, (_, column) => take({ column, row: houseRow }));
  const free = others.flatMap((row) => Array.from({ length: block }, (_, column) => ({ column, row })));
  const fields = farm.fields.map(() => take(free.shift() ?? { column: 0, row: 0 }));
  // Workshops fill the same rows from the other end, so that a new field does not move them.
  const laidShops = workshops.map((card) => ({ card, at: take(free.pop() ?? { column: 0, row: 0 }) }));
  // What is left of the block stays free for what comes into it.
  for (const row of [0, 1, 2]) for (let column = 0; column < block; column++) taken.add(name({ column, row }));
  const place = (shape: readonly Square[]): Square[] => {
    for (let column = 0; ; column++) {
      for (let row = 0; row < rows; row++) {
        const squares = shape.map((one) => ({ column: one.column + column, row: one.row + row }));
        if (squares.every((one) => one.row < rows && !taken.has(name(one)))) return squares.map(take);
      }
    }
  };
  const pastures = farm.pastures.map(({ shape }) => place(squaresOf(shape)));
  const stables = Array.from({ length: farm.stables }, () => place([{ column: 0, row: 0 }])).flat();
  const columns = 1 + Math.max(block - 1, ...[...pastures.flat(), ...stables].map((square) => square.column));
  return { rooms, fields, workshops: laidShops, pastures, stables, columns, rows };
}

/** How many rows let the tiles be largest in a box of this size. */
export function bestRows(farm: TileFarm, workshops: readonly string[], width: number, height: number): number {
  const side = (rows: number): number => Math.min(width / layTiles(farm, workshops, rows).columns, height / rows);
  return [2, 3, 4, 5].reduce((best, rows) => (side(rows) > side(best) * 1.02 ? rows : best), 3);
}

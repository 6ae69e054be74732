/** Which spaces of a farmyard the places for animals cover, and in which order the animals of a herd are drawn. */

import type { Farm, GridFarm } from "../lib/view";
import { size, tally, type Animal, type Herd } from "./housing";
import { CELLS, position } from "./yard";

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

/** The free space on which animals without a place wait: the nearest to the middle of the lower row. */
export function waitingCell(farm: GridFarm): string | undefined {
  const used = new Set([
    ...farm.rooms,
    ...farm.stables,
    ...Object.keys(farm.fields),
    ...farm.pastures.flatMap((pasture) => pasture.cells),
    ...(farm.upright_fences ?? []),
  ]);
  const far = (cell: string): number => {
    const { column, row } = position(cell);
    return Math.hypot(column - 2, row - 2);
  };
  return CELLS.filter((cell) => !used.has(cell)).sort((one, other) => far(one) - far(other))[0];
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

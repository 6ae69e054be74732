/**
 * Animals stay where they stand, whatever is built around them, as long as all of them find a place that way; but out of
 * the house they go into a new pasture.
 */

import type { AnimalPlace, Farm } from "../lib/view";
import {
  ANIMALS,
  fits,
  minus,
  NOBODY,
  plus,
  same,
  sum,
  type Animal,
  type Herd,
  type Housing,
  type Offer,
} from "./housing";
import { cellsOfPlaces } from "./stalls";

/** What was seen last: a farm, and who stood where. */
export interface Seen {
  farm: Farm;
  housing: Housing;
}

/** Which place of a farm each place of another is; undefined for one that is new. A place with spaces is where they are. */
function origins(before: Farm, now: Farm): (number | undefined)[] {
  const [old, fresh] = [cellsOfPlaces(before), cellsOfPlaces(now)];
  const used = new Set<number>();
  return now.animal_places.map((place, spot) => {
    const cells = fresh[spot] ?? [];
    const found = before.animal_places.findIndex(
      (one, index) =>
        !used.has(index) &&
        (cells.length > 0
          ? cells.some((cell) => old[index]?.includes(cell))
          : one.where === place.where && one.card === place.card),
    );
    used.add(found);
    return found < 0 ? undefined : found;
  });
}

/** Let those who live in the house go into pastures that are new. */
function moveOut(stalls: Herd[], places: readonly AnimalPlace[], from: readonly (number | undefined)[]): void {
  const home = places.findIndex(({ where }) => where === "house");
  places.forEach((place, spot) => {
    if (place.where !== "pasture" || from[spot] !== undefined) return;
    for (const kind of ANIMALS) {
      for (;;) {
        const [inside, moved] = [stalls[home], plus(stalls[spot] ?? NOBODY, kind, 1)];
        if (inside === undefined || inside[kind] === 0 || !fits(moved, place)) break;
        [stalls[home], stalls[spot]] = [plus(inside, kind, -1), moved];
      }
    }
  });
}

/** Who was seen stays, who has come stands with its kind or where nobody does; undefined where not all fit that way. */
export function stayed(seen: Seen, farm: Farm, all: Herd, offer: Offer): Housing | undefined {
  const places = farm.animal_places;
  const from = origins(seen.farm, farm);
  const stalls = from.map((spot) => (spot === undefined ? NOBODY : seen.housing.stalls[spot]) ?? NOBODY);
  moveOut(stalls, places, from);
  const add = (kind: Animal, number: 1 | -1): boolean => {
    const can = (spot: number): boolean => {
      const [stall, place] = [stalls[spot], places[spot]];
      return stall !== undefined && place !== undefined && (number < 0 || fits(plus(stall, kind, 1), place));
    };
    const spots = [...stalls.keys()].filter(can);
    const spot = spots.find((one) => (stalls[one]?.[kind] ?? 0) > 0) ?? (number > 0 ? spots[0] : undefined);
    if (spot !== undefined) stalls[spot] = plus(stalls[spot] ?? NOBODY, kind, number);
    return spot !== undefined;
  };
  for (const kind of ANIMALS) {
    while (sum(stalls)[kind] > offer.herd[kind] && add(kind, -1));
    while (sum(stalls)[kind] < offer.herd[kind] && add(kind, 1));
  }
  const holds = stalls.every((stall, spot) => places[spot] !== undefined && fits(stall, places[spot]));
  return holds && same(sum(stalls), offer.herd) ? { stalls, waiting: minus(all, offer.herd) } : undefined;
}

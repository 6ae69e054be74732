/**
 * Where the animals stand, for the drawing.
 *
 * The game knows only how many there are: their owner may rearrange them at any time. So this is one way among others
 * in which the most find a place; `wishes` of the person who looks come first where just as many fit.
 */

import type { Farm } from "../lib/view";

export const ANIMALS = ["sheep", "boar", "cattle"] as const;
export type Animal = (typeof ANIMALS)[number];

/** A pasture and who stands in it; `kind` is null when it is empty. */
export interface Pen {
  capacity: number;
  kind: Animal | null;
  animals: number;
}

export interface Housing {
  pens: Pen[];
  /** One animal each: first the pet in the house, then stables outside pastures and places on cards. */
  singles: Animal[];
  /** Those that stand neither in a pasture nor on a single place: on cards, or at the gate. */
  elsewhere: Animal[];
}

type Herd = readonly [number, number, number];
type Way = { kind: Animal | null; animals: number }[];

/** Fill the pens one after the other and keep, for each herd that may be left over, one way to get there. */
function leftovers(start: Herd, capacities: readonly number[], wishes: ReadonlyMap<number, Animal>): Map<string, Way> {
  let ways = new Map<string, Way>([[start.join(), []]]);
  capacities.forEach((capacity, pen) => {
    const longer = new Map<string, Way>();
    for (const [left, way] of ways) {
      const herd = left.split(",").map(Number);
      ANIMALS.forEach((kind, index) => {
        const wish = wishes.get(pen);
        if (wish !== undefined && wish !== kind) return;
        const animals = Math.min(herd[index] ?? 0, capacity);
        const rest = herd.map((number, at) => (at === index ? number - animals : number)).join();
        if (!longer.has(rest)) longer.set(rest, [...way, { kind: animals > 0 ? kind : null, animals }]);
      });
    }
    ways = longer;
  });
  return ways;
}

function fewest(ways: Map<string, Way>): { herd: number[]; way: Way; total: number } {
  let best = { herd: [0, 0, 0], way: [] as Way, total: Infinity };
  for (const [left, way] of ways) {
    const herd = left.split(",").map(Number);
    const total = herd.reduce((sum, number) => sum + number, 0);
    if (total < best.total) best = { herd, way, total };
  }
  return best;
}

/** The animals of a herd in pens of these capacities and on single places. */
export function house(
  herd: Partial<Record<Animal, number>>,
  capacities: readonly number[],
  singlePlaces: number,
  wishes: ReadonlyMap<number, Animal> = new Map(),
): Housing {
  const start: Herd = [herd.sheep ?? 0, herd.boar ?? 0, herd.cattle ?? 0];
  const free = fewest(leftovers(start, capacities, new Map()));
  const wished = wishes.size > 0 ? fewest(leftovers(start, capacities, wishes)) : free;
  const best = Math.max(0, wished.total - singlePlaces) <= Math.max(0, free.total - singlePlaces) ? wished : free;
  const rest = ANIMALS.flatMap((kind, index) => Array.from({ length: best.herd[index] ?? 0 }, () => kind));
  return {
    pens: capacities.map((capacity, pen) => ({ capacity, kind: null, animals: 0, ...best.way[pen] })),
    singles: rest.slice(0, singlePlaces),
    elsewhere: rest.slice(singlePlaces),
  };
}

/** The animals of a farm of either sort. */
export function housed(farm: Farm, wishes?: ReadonlyMap<number, Animal>): Housing {
  const capacities = farm.yard === "grid" ? farm.pastures.map((pasture) => pasture.capacity) : farm.capacities;
  return house(farm.goods, capacities, farm.places_for_any_animal, wishes);
}

/** How many of each kind. */
export function tally(animals: readonly Animal[]): [Animal, number][] {
  return ANIMALS.map((kind): [Animal, number] => [kind, animals.filter((one) => one === kind).length]).filter(
    ([, number]) => number > 0,
  );
}

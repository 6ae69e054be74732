/**
 * Where the animals stand, for the drawing.
 *
 * The game knows only how many there are: their owner may rearrange them at any time. So this is one way among others
 * in which the most find a place; `wishes` of the person who looks come first where just as many fit.
 */

import type { AnimalPlace, Farm, Goods } from "../lib/view";

export const ANIMALS = ["sheep", "boar", "cattle"] as const;
export type Animal = (typeof ANIMALS)[number];
export type Herd = Readonly<Record<Animal, number>>;

/** Who stands in each place of a farm, and who waits at the gate. */
export interface Housing {
  stalls: readonly Herd[];
  waiting: Herd;
}

export const NOBODY: Herd = { sheep: 0, boar: 0, cattle: 0 };

export function herdOf(goods: Goods): Herd {
  return { sheep: goods.sheep ?? 0, boar: goods.boar ?? 0, cattle: goods.cattle ?? 0 };
}

export function size(herd: Herd): number {
  return herd.sheep + herd.boar + herd.cattle;
}

export function sum(herds: readonly Herd[]): Herd {
  return herds.reduce((all, one) => each((kind) => all[kind] + one[kind]), NOBODY);
}

/** A herd from a number of each kind. */
export function each(number: (kind: Animal) => number): Herd {
  return { sheep: number("sheep"), boar: number("boar"), cattle: number("cattle") };
}

/** A herd with more or fewer of one kind. */
export function plus(herd: Herd, kind: Animal, number: number): Herd {
  return { ...herd, [kind]: herd[kind] + number };
}

export function same(one: Herd, other: Herd): boolean {
  return ANIMALS.every((kind) => one[kind] === other[kind]);
}

/** How many of each kind, without those that there are none of. */
export function tally(herd: Herd): [Animal, number][] {
  return ANIMALS.map((kind): [Animal, number] => [kind, herd[kind]]).filter(([, number]) => number > 0);
}

/** Whether a herd may stand in a place together. */
export function fits(herd: Herd, place: AnimalPlace): boolean {
  const kinds = tally(herd).map(([kind]) => kind);
  return (
    size(herd) <= place.capacity &&
    (place.mixed || kinds.length <= 1) &&
    (place.kind === undefined || kinds.every((kind) => kind === place.kind))
  );
}

interface Way {
  left: Herd;
  stalls: ReadonlyMap<number, Herd>;
}

/** Give every pen to one kind or to nobody; keeps, for each herd that may be left over, the way with the fewest pens. */
function penned(
  start: Herd,
  pens: readonly (readonly [number, AnimalPlace])[],
  wishes: ReadonlyMap<number, Animal>,
): Way[] {
  let ways = new Map<string, Way>([["", { left: start, stalls: new Map() }]]);
  for (const [index, place] of pens) {
    const longer = new Map<string, Way>();
    const keep = (way: Way): void => {
      const key = Object.values(way.left).join();
      if (way.stalls.size < (longer.get(key)?.stalls.size ?? Infinity)) longer.set(key, way);
    };
    for (const way of ways.values()) {
      const wish = place.kind ?? wishes.get(index);
      for (const kind of wish === undefined ? ANIMALS : [wish]) {
        const number = Math.min(way.left[kind], place.capacity);
        if (number === 0) keep(way);
        else
          keep({
            left: plus(way.left, kind, -number),
            stalls: new Map(way.stalls).set(index, plus(NOBODY, kind, number)),
          });
      }
      if (wish === undefined) keep(way);
    }
    ways = longer;
  }
  return [...ways.values()];
}

/** The housing in which the most of a herd find a place, with the wished kinds in some of the places. */
function most(herd: Herd, places: readonly AnimalPlace[], wishes: ReadonlyMap<number, Animal>): Housing {
  const numbered = places.map((place, index) => [index, place] as const);
  // Pens for one given kind are filled first, nothing is lost by that; then those that are wished for, in their order.
  const order = [...wishes.keys()];
  const rank = ([index, place]: readonly [number, AnimalPlace]): number =>
    place.kind !== undefined ? -1 : wishes.has(index) ? order.indexOf(index) : order.length;
  const pens = numbered.filter(([, place]) => !place.mixed).sort((one, other) => rank(one) - rank(other));
  const best = penned(herd, pens, wishes).reduce((one, other) => {
    const more = size(other.left) - size(one.left);
    return more < 0 || (more === 0 && other.stalls.size < one.stalls.size) ? other : one;
  });
  const stalls = places.map((_, index) => best.stalls.get(index) ?? NOBODY);
  let waiting = best.left;
  const settle = (index: number, kind: Animal): void => {
    const number = Math.min(waiting[kind], (places[index]?.capacity ?? 0) - size(stalls[index] ?? NOBODY));
    stalls[index] = plus(stalls[index] ?? NOBODY, kind, number);
    waiting = plus(waiting, kind, -number);
  };
  const open = numbered.filter(([, place]) => place.mixed).sort(([, one], [, other]) => other.capacity - one.capacity);
  for (const [index] of open) {
    const wish = wishes.get(index);
    if (wish !== undefined) settle(index, wish);
  }
  // A herd stays together where it can: the largest first, into the place where it fits best.
  for (const [index] of open) {
    const [largest] = tally(waiting).sort(([, one], [, other]) => other - one);
    if (largest !== undefined && size(stalls[index] ?? NOBODY) === 0) settle(index, largest[0]);
  }
  for (const [index] of open) for (const kind of ANIMALS) settle(index, kind);
  return { stalls, waiting };
}

/** The animals of a herd in their places; `wishes` count only where just as many fit. */
export function house(
  herd: Herd,
  places: readonly AnimalPlace[],
  wishes: ReadonlyMap<number, Animal> = new Map(),
): Housing {
  const free = most(herd, places, new Map());
  if (wishes.size === 0) return free;
  const wished = most(herd, places, wishes);
  return size(wished.waiting) <= size(free.waiting) ? wished : free;
}

/** Whether a housing is one of this herd in these places. */
export function valid(housing: Housing, herd: Herd, places: readonly AnimalPlace[]): boolean {
  return (
    housing.stalls.length === places.length &&
    housing.stalls.every((stall, index) => {
      const place = places[index];
      return place !== undefined && fits(stall, place);
    }) &&
    same(sum([...housing.stalls, housing.waiting]), herd)
  );
}

/** The kinds that stand alone in a place, as wishes for another housing. */
export function kindsIn(housing: Housing): Map<number, Animal> {
  const found = new Map<number, Animal>();
  housing.stalls.forEach((stall, index) => {
    const [first, second] = tally(stall);
    if (first !== undefined && second === undefined) found.set(index, first[0]);
  });
  return found;
}

/**
 * The housing that a person made, as long as the numbers are the same; else what comes near it and holds the most.
 * `offered` are the herds that may stand on the farm.
 */
export function settled(
  herd: Herd,
  places: readonly AnimalPlace[],
  before: Housing | undefined,
  offered: readonly Herd[] = [herd],
): Housing {
  if (before === undefined) return house(herd, places);
  const kept = sum(before.stalls);
  if (valid(before, herd, places) && offered.some((one) => same(one, kept))) return before;
  return house(herd, places, before.stalls.length === places.length ? kindsIn(before) : new Map());
}

/** The animals of a farm as they are placed by themselves. */
export function housed(farm: Farm): Housing {
  return house(herdOf(farm.goods), farm.animal_places);
}

/**
 * Where the animals stand, for the drawing.
 *
 * The game knows only how many there are: their owner may rearrange them at any time. The engine says what each place
 * holds and one way in which the most find a place; here is kept what the person who looks has changed of it.
 */

import type { Action, AnimalPlace, Farm, Goods } from "../lib/view";

export const ANIMALS = ["sheep", "boar", "cattle"] as const;
export type Animal = (typeof ANIMALS)[number];
export type Herd = Readonly<Record<Animal, number>>;

/** Who stands in each place of a farm, and who waits at the gate. */
export interface Housing {
  stalls: readonly Herd[];
  waiting: Herd;
}

/** A herd that may stand on a farm, and where the engine would let it stand. */
export interface Offer {
  herd: Herd;
  stalls: readonly Herd[];
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

export function minus(one: Herd, other: Herd): Herd {
  return each((kind) => one[kind] - other[kind]);
}

export function same(one: Herd, other: Herd): boolean {
  return ANIMALS.every((kind) => one[kind] === other[kind]);
}

/** How many of each kind, without those that there are none of. */
export function tally(herd: Herd): [Animal, number][] {
  return ANIMALS.map((kind): [Animal, number] => [kind, herd[kind]]).filter(([, number]) => number > 0);
}

/** Whether a place, as the engine describes it, takes a herd. */
export function fits(herd: Herd, place: AnimalPlace): boolean {
  const kinds = tally(herd).map(([kind]) => kind);
  return (
    size(herd) <= place.capacity + Math.min(place.more_sheep ?? 0, herd.sheep) &&
    (place.mixed || kinds.length <= 1) &&
    (place.kind === undefined || kinds.every((kind) => kind === place.kind))
  );
}

/** The herds that may stand on a farm: those that can be kept, where that is asked, else the one that stands there. */
export function offers(farm: Farm, keeps: readonly Action[] = []): Offer[] {
  if (keeps.length === 0) {
    const stalls = farm.animal_places.map((place) => herdOf(place.animals));
    return [{ herd: sum(stalls), stalls }];
  }
  return keeps.map(({ touches, preview }) => {
    return { herd: herdOf(touches.goods ?? {}), stalls: (preview?.places ?? []).map(herdOf) };
  });
}

/** All animals that there are or, where some may be born, could be. */
export function everyone(farm: Farm, offered: readonly Offer[]): Herd {
  const herd = herdOf(farm.goods);
  return each((kind) => Math.max(herd[kind], ...offered.map((one) => one.herd[kind])));
}

/** A herd in its places as the engine lets it stand; the others of all the animals wait. */
export function asOffered(offer: Offer, all: Herd): Housing {
  return { stalls: offer.stalls, waiting: minus(all, offer.herd) };
}

/** The housing that a person made, as long as numbers and places are the same; else where all stay, or the engine's. */
export function settled(
  all: Herd,
  places: readonly AnimalPlace[],
  before: Housing | undefined,
  offered: readonly Offer[],
  stay: (offer: Offer) => Housing | undefined = () => undefined,
): Housing {
  const holds =
    before !== undefined &&
    before.stalls.length === places.length &&
    before.stalls.every((stall, spot) => places[spot] !== undefined && fits(stall, places[spot])) &&
    same(sum([...before.stalls, before.waiting]), all) &&
    offered.some((one) => same(one.herd, sum(before.stalls)));
  if (holds) return before;
  const [first] = offered;
  return first === undefined ? { stalls: [], waiting: all } : (stay(first) ?? asOffered(first, all));
}

/** The animals of a farm as the engine lets them stand. */
export function housed(farm: Farm): Housing {
  const offered = offers(farm);
  return settled(everyone(farm, offered), farm.animal_places, undefined, offered);
}

/** The offered herd with more of a kind (or fewer, for -1) that is nearest to the one that is kept; undefined for none. */
export function nextHerd(offered: readonly Offer[], kept: Herd, kind: Animal, by: 1 | -1): Offer | undefined {
  const further = offered.filter((offer) => (offer.herd[kind] - kept[kind]) * by > 0);
  const far = ({ herd }: Offer): number => size(each((one) => Math.abs(herd[one] - kept[one])));
  return further.sort((one, other) => (one.herd[kind] - other.herd[kind]) * by || far(one) - far(other))[0];
}

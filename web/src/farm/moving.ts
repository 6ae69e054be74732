/** Moving animals from place to place: what a drop leads to, or why it leads to nothing. No drawing here. */

import type { AnimalPlace } from "../lib/view";
import {
  asOffered,
  each,
  fits,
  minus,
  NOBODY,
  plus,
  same,
  size,
  sum,
  type Animal,
  type Herd,
  type Housing,
  type Offer,
} from "./housing";

/** A place by its number, or the gate. */
export type Spot = number | "gate";

export type Refusal =
  | { why: "full" }
  | { why: "only"; kind: Animal }
  /** Those who would have to make room find no other place. */
  | { why: "no-room"; animals: Herd }
  /** Nobody needs to leave. */
  | { why: "all-fit" };

export type Moved = { housing: Housing } | Refusal;

export function standing(housing: Housing, spot: Spot): Herd {
  return (spot === "gate" ? housing.waiting : housing.stalls[spot]) ?? NOBODY;
}

function put(housing: Housing, spot: Spot, herd: Herd): Housing {
  if (spot === "gate") return { ...housing, waiting: herd };
  return { ...housing, stalls: housing.stalls.map((stall, index) => (index === spot ? herd : stall)) };
}

function takes(places: readonly AnimalPlace[], spot: Spot, herd: Herd): boolean {
  const place = spot === "gate" ? undefined : places[spot];
  return place === undefined || fits(herd, place);
}

/** How far two herds are from each other. */
function distance(one: Herd, other: Herd): number {
  return size(each((kind) => Math.abs(one[kind] - other[kind])));
}

/**
 * Move all of a kind from one place to another, as many as find room there; others who stand there change places with
 * them, or go to a third place. `offered` are the herds that may stand on the farm, each as the engine lets it stand.
 */
export function move(
  housing: Housing,
  places: readonly AnimalPlace[],
  offered: readonly Offer[],
  from: Spot,
  kind: Animal,
  to: Spot,
): Moved {
  if (from === to) return { housing };
  const all = sum([...housing.stalls, housing.waiting]);
  const now = sum(housing.stalls);
  const nearest = [...offered].sort((one, other) => distance(one.herd, now) - distance(other.herd, now));
  if (to === "gate") {
    const fewer = nearest.find((offer) => offer.herd[kind] < now[kind]);
    return fewer === undefined ? { why: "all-fit" } : { housing: asOffered(fewer, all) };
  }
  const target = places[to];
  if (target === undefined) return { housing };
  if (target.kind !== undefined && target.kind !== kind) return { why: "only", kind: target.kind };
  const there = standing(housing, to);
  if (there[kind] === capacityFor(target, kind)) return { why: "full" };
  for (const result of direct(housing, places, from, kind, to)) {
    if (offered.some((offer) => same(offer.herd, sum(result.stalls)))) return { housing: result };
  }
  const other = nearest.find((offer) => (offer.stalls[to]?.[kind] ?? 0) > there[kind]);
  if (other !== undefined) return { housing: asOffered(other, all) };
  return { why: "no-room", animals: { ...there, [kind]: 0 } };
}

/** How many of one kind a place holds. */
function capacityFor(place: AnimalPlace, kind: Animal): number {
  return place.capacity + (kind === "sheep" ? (place.more_sheep ?? 0) : 0);
}

/** The plain ways: into what is free, in exchange with those who stand there, or while these go to a third place. */
function direct(housing: Housing, places: readonly AnimalPlace[], from: Spot, kind: Animal, to: number): Housing[] {
  const there = standing(housing, to);
  const here = standing(housing, from);
  const target = places[to];
  const capacity = target === undefined ? 0 : capacityFor(target, kind);
  const found: Housing[] = [];
  const add = (number: number, leaving: Herd, third: Spot): void => {
    const away = put(housing, from, plus(here, kind, -number));
    const room = put(away, third, sum([standing(away, third), leaving]));
    const whole = put(room, to, plus(minus(there, leaving), kind, number));
    if (number > 0 && [from, third, to].every((spot) => takes(places, spot, standing(whole, spot)))) found.push(whole);
  };
  add(Math.min(here[kind], capacity - size(there)), NOBODY, from);
  const others = { ...there, [kind]: 0 };
  const number = Math.min(here[kind], capacity - there[kind]);
  for (const third of [from, ...places.keys()]) if (third !== to) add(number, others, third);
  return found;
}

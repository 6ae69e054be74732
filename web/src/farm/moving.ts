/** Moving animals from place to place: what a drop leads to, or why it leads to nothing. No drawing here. */

import type { AnimalPlace } from "../lib/view";
import {
  each,
  fits,
  house,
  kindsIn,
  NOBODY,
  plus,
  same,
  size,
  sum,
  type Animal,
  type Herd,
  type Housing,
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

function minus(one: Herd, other: Herd): Herd {
  return each((kind) => one[kind] - other[kind]);
}

function takes(places: readonly AnimalPlace[], spot: Spot, herd: Herd): boolean {
  const place = spot === "gate" ? undefined : places[spot];
  return place === undefined || fits(herd, place);
}

/** Let those who wait go where room is left for them. */
function filled(housing: Housing, places: readonly AnimalPlace[]): Housing {
  let result = housing;
  places.forEach((_, spot) => {
    for (const kind of ["sheep", "boar", "cattle"] as const) {
      while (result.waiting[kind] > 0 && takes(places, spot, plus(standing(result, spot), kind, 1))) {
        result = put(put(result, spot, plus(standing(result, spot), kind, 1)), "gate", plus(result.waiting, kind, -1));
      }
    }
  });
  return result;
}

/** How far two herds are from each other. */
function distance(one: Herd, other: Herd): number {
  return size(each((kind) => Math.abs(one[kind] - other[kind])));
}

/**
 * Move all of a kind from one place to another, as many as find room there; others who stand there change places with
 * them, or go where the rules leave room. `offered` are the herds that may stand on the farm: all the animals, or at
 * the gate those that can be kept.
 */
export function move(
  housing: Housing,
  places: readonly AnimalPlace[],
  offered: readonly Herd[],
  from: Spot,
  kind: Animal,
  to: Spot,
): Moved {
  if (from === to) return { housing };
  const all = sum([...housing.stalls, housing.waiting]);
  const now = sum(housing.stalls);
  if (to === "gate") return released(housing, places, offered, kind, now, all);
  const target = places[to];
  if (target === undefined) return { housing };
  if (target.kind !== undefined && target.kind !== kind) return { why: "only", kind: target.kind };
  const there = standing(housing, to);
  if (there[kind] === target.capacity) return { why: "full" };

  for (const result of direct(housing, places, from, kind, to)) {
    const complete = filled(result, places);
    const kept = sum(complete.stalls);
    if (offered.some((herd) => same(herd, kept))) return { housing: complete };
    const larger = offered.find((herd) => size(each((one) => Math.max(0, kept[one] - herd[one]))) === 0);
    const grown = larger === undefined ? null : arranged(larger, all, places, kindsIn(complete), to, kind);
    if (grown !== null) return { housing: grown };
  }
  const nearest = [...offered].sort((one, other) => distance(one, now) - distance(other, now));
  for (const herd of nearest) {
    const others = [...kindsIn(housing)].filter(([spot]) => spot !== from && spot !== to);
    const found =
      arranged(herd, all, places, new Map([[to, kind], ...others]), to, kind) ??
      arranged(herd, all, places, new Map([[to, kind]]), to, kind);
    if (found !== null) return { housing: found };
  }
  return { why: "no-room", animals: { ...there, [kind]: 0 } };
}

/** The plain ways: into what is free, or in exchange with those who stand there. */
function direct(housing: Housing, places: readonly AnimalPlace[], from: Spot, kind: Animal, to: number): Housing[] {
  const there = standing(housing, to);
  const here = standing(housing, from);
  const capacity = places[to]?.capacity ?? 0;
  const found: Housing[] = [];
  const add = (number: number, leaving: Herd): void => {
    const arriving = plus(minus(there, leaving), kind, number);
    const staying = sum([plus(here, kind, -number), leaving]);
    if (number > 0 && takes(places, to, arriving) && takes(places, from, staying))
      found.push(put(put(housing, to, arriving), from, staying));
  };
  add(Math.min(here[kind], capacity - size(there)), NOBODY);
  const others = { ...there, [kind]: 0 };
  add(Math.min(here[kind], capacity - there[kind]), others);
  return found;
}

/** A housing of exactly this herd with the kind in its place; the rest of all the animals waits. */
function arranged(
  herd: Herd,
  all: Herd,
  places: readonly AnimalPlace[],
  wishes: ReadonlyMap<number, Animal>,
  to: number,
  kind: Animal,
): Housing | null {
  const found = house(herd, places, wishes);
  if (size(found.waiting) > 0 || (found.stalls[to]?.[kind] ?? 0) === 0) return null;
  return { stalls: found.stalls, waiting: minus(all, herd) };
}

/** Send animals to the gate: the nearest herd with fewer of them stays. */
function released(
  housing: Housing,
  places: readonly AnimalPlace[],
  offered: readonly Herd[],
  kind: Animal,
  now: Herd,
  all: Herd,
): Moved {
  const [fewer] = offered
    .filter((herd) => herd[kind] < now[kind])
    .sort((one, other) => distance(one, now) - distance(other, now));
  if (fewer === undefined) return { why: "all-fit" };
  const found = house(fewer, places, kindsIn(housing));
  return { housing: { stalls: found.stalls, waiting: minus(all, fewer) } };
}

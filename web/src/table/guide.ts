/** The guide for a first game: one sentence for the moment, what one can do and why. */

import type { Key, Params } from "../lib/i18n.svelte";
import type { State } from "../lib/room.svelte";
import type { Choices } from "./decision";
import { nextHarvest } from "./harvest";

export interface Advice {
  key: Key;
  params?: Params;
}

const LATE = 11;
const EARLY = 4;

/** What fits the kind of answer that is asked for. */
const BY_KIND: Readonly<Record<string, Key>> = {
  fence: "guide.fence",
  pasture: "guide.pasture",
  sow: "guide.sow",
  plow: "guide.plow",
  room: "guide.room",
  stable: "guide.stable",
  keep: "guide.keep",
  bake: "guide.bake",
  pay: "guide.pay",
  card: "guide.card",
};

function placing(state: State, found: Choices): Advice {
  const { view } = state;
  const farm = view.seats[state.seat ?? 0];
  if (farm === undefined) return { key: "guide.place" };
  const short = farm.food_needed - (farm.goods.food ?? 0);
  const rooms = typeof farm.rooms === "number" ? farm.rooms : farm.rooms.length;
  const open = (deed: RegExp): boolean =>
    view.spaces.some((space) => found.spaces.has(space.name) && deed.test(space.does));
  if (view.round === 1 && farm.placed.length === 0) return { key: "guide.place" };
  if (short > 0 && (nextHarvest(view) ?? view.round) - view.round <= 1)
    return { key: "guide.hungry", params: { n: short } };
  if (rooms > farm.family && open(/family growth/)) return { key: "guide.grow" };
  if (rooms <= farm.family && open(/build .*room/)) return { key: "guide.build" };
  if (view.round < EARLY) return { key: "guide.early" };
  return { key: view.round < LATE ? "guide.middle" : "guide.late" };
}

/** What a beginner may want to hear now; null for nothing. */
export function advice(state: State, found: Choices): Advice | null {
  const { view } = state;
  if (state.seat === null || state.replay !== null) return null;
  if (state.over) return { key: "guide.over" };
  if (view.current_player !== state.seat) return { key: "guide.wait" };
  if (view.question === "place a person") return placing(state, found);
  if (view.question === "end the turn") return { key: "guide.end" };
  if (view.question === "feed the family")
    return { key: "guide.feed", params: { need: view.seats[state.seat]?.food_needed ?? 0 } };
  if (view.question === "choose which animals to have after breeding") return { key: "guide.breed" };
  if (view.question === "choose what to do first") return { key: "guide.order" };
  for (const action of view.actions) {
    const key = BY_KIND[action.kind];
    if (key !== undefined) return { key };
  }
  return { key: "guide.choose" };
}

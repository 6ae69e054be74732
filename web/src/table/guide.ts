/** The guide for a first game: one sentence for the moment, what one can do and why. */

import type { Params } from "../lib/i18n.svelte";
import { within } from "../lib/wording";
import type { State } from "../lib/room.svelte";
import type { Choices } from "./decision";
import { lackingAfter } from "./lacking";
import { mealOf } from "./meal";

export interface Advice {
  key: string;
  params?: Params;
}

/** The last rounds, in which nothing is begun any more; and the first, in which there is nothing yet. */
const LAST = 4;
const FIRST = 3;

/** Where somebody comes from the lesson: the room, and the round in which all of the table is new. */
export const arrived = { room: "", round: 0 };

/** What fits the kind of answer that is asked for. */
const BY_KIND: Readonly<Record<string, string>> = {
  fence: "guide-fence",
  pasture: "guide-pasture",
  sow: "guide-sow",
  plow: "guide-plow",
  room: "guide-room",
  stable: "guide-stable",
  keep: "guide-keep",
  bake: "guide-bake",
  pay: "guide-pay",
  card: "guide-card",
};

function placing(state: State, found: Choices): Advice {
  const { view } = state;
  const farm = view.seats[state.seat ?? 0];
  if (farm === undefined) return { key: "guide-place" };
  const meal = mealOf(view, state.seat ?? 0);
  const rooms = typeof farm.rooms === "number" ? farm.rooms : farm.rooms.length;
  const open = (...deeds: string[]): boolean =>
    view.spaces.some(
      (space) => found.spaces.has(space.id) && within(space.does).some((deed) => deeds.includes(deed.code)),
    );
  if (view.round === 1 && farm.placed.length === 0) return { key: "guide-place" };
  if (meal.short > 0 && (meal.next ?? view.round) - view.round <= 1)
    return { key: "guide-hungry", params: { n: meal.short } };
  if (rooms > farm.family && open("do-grow")) return { key: "guide-grow" };
  if (rooms <= farm.family && open("do-build-room", "do-build-rooms", "do-build-rooms-of"))
    return { key: "guide-build" };
  if (view.round <= FIRST) return { key: "guide-early" };
  return { key: view.round <= view.rounds - LAST ? "guide-middle" : "guide-late" };
}

/** What a beginner may want to hear now; null for nothing. */
export function advice(state: State, found: Choices): Advice | null {
  const { view } = state;
  if (state.seat === null || state.replay !== null) return null;
  if (state.over) return { key: "guide-over" };
  const first = view.seats[state.seat]?.placed.length === 0 && view.round === arrived.round;
  if (first && state.room.id === arrived.room) return { key: "lesson-whole" };
  if (view.current_player !== state.seat) return { key: "guide-wait" };
  if (view.question.code === "ask-place") return placing(state, found);
  if (view.question.code === "ask-end-turn") {
    const n = lackingAfter(view, state.seat);
    return n > 0 ? { key: "guide-end-hungry", params: { n, points: -n * view.begging_points } } : { key: "guide-end" };
  }
  if (view.question.code === "ask-feed")
    return { key: "guide-feed", params: { need: view.seats[state.seat]?.food_needed ?? 0 } };
  if (view.question.code === "ask-breed") return { key: "guide-breed" };
  if (view.question.code === "ask-first") return { key: "guide-order" };
  for (const action of view.actions) {
    const key = BY_KIND[action.kind];
    if (key !== undefined) return { key };
  }
  return { key: "guide-choose" };
}

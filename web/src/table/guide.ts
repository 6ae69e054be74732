/** The guide for a first game: one sentence for the moment, what one can do and why. */

import type { Obstacles, State } from "../lib/room.svelte";
import { listed, shortOf } from "../lib/terms";
import { GOODS, type Farm, type Goods, type View } from "../lib/view";
import { ANIMALS } from "../farm/housing";
import { goodsToPay } from "../farm/price";
import { isMessage, within, type Message } from "../lib/wording";
import type { Choices } from "./decision";
import { bringing, emptyBowls, greeting } from "./counselled";
import { lackingAfter } from "./lacking";
import { isHouseAlone } from "./room";

/** The last rounds, in which nothing is begun any more; and the first, in which there is nothing yet. */
const LAST = 4;
const FIRST = 3;
/** How many goods short a room is something to gather for now. */
const NEAR = 4;

const ROOMS = ["do-build-room", "do-build-rooms", "do-build-rooms-of"];

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

/** Whether a reason is about one of some deeds. */
function isAbout({ what }: Message, deeds: readonly string[]): boolean {
  return isMessage(what) && deeds.includes(what.code);
}

/** What a room still lacks where that is only goods; null where it lacks nothing, or more. */
function lackingForRoom(reasons: Obstacles["ways"]): Goods | null {
  const why = Object.values(reasons)
    .flat()
    .filter((reason) => isAbout(reason, ROOMS))
    .map((reason) => reason["why"] as Message[])
    .find((each) => each.every((one) => one.code === "why-short"));
  return why === undefined ? null : shortOf(why);
}

/** What a young farm still lacks; nothing that is there already. */
function lackingEarly(farm: Farm, rooms: number): Message[] {
  const fields = Object.values<Goods | number>(farm.fields);
  const sown = fields.some((crop) => (typeof crop === "number" ? crop > 0 : listed(crop).length > 0));
  const cooks = ANIMALS.some((animal) => (farm.meals[animal] ?? 0) > 0);
  const parts: Message[] = [];
  if (rooms <= farm.family) parts.push({ code: "guide-early-room" });
  if (!cooks) parts.push({ code: "guide-early-cook" });
  if (fields.length === 0) parts.push({ code: "guide-early-field" });
  else if (!sown) parts.push({ code: (farm.goods.grain ?? 0) > 0 ? "guide-early-sow" : "guide-early-seed" });
  return parts;
}

/** A hungry table, and which open spaces bring food. */
function hungry(view: View, found: Choices, n: number): Message {
  const parts = bringing("food", view, found).map((space): Message => ({ code: "guide-space", space }));
  return parts.length > 0 ? { code: "guide-hungry-where", n, parts } : { code: "guide-hungry", n };
}

/** The open space where one of some deeds can be done. */
function where(deeds: readonly string[], view: View, found: Choices, obstacles: Obstacles | null): string | undefined {
  return view.spaces.find(
    ({ id, does }) =>
      found.spaces.has(id) &&
      within(does).some((deed) => deeds.includes(deed.code)) &&
      obstacles?.ways[id]?.some((reason) => isAbout(reason, deeds)) !== true,
  )?.id;
}

function roomsOf({ rooms }: Farm): number {
  return typeof rooms === "number" ? rooms : rooms.length;
}

function placing(state: State, found: Choices, obstacles: Obstacles | null): Message {
  const { view } = state;
  const farm = view.seats[state.seat ?? 0];
  if (farm === undefined) return { code: "guide-place" };
  const rooms = roomsOf(farm);
  const { n: empty, away } = emptyBowls(state);
  const isHungry = empty > 0 && away <= 1;
  if (isHungry && away === 0) return hungry(view, found, empty);
  const grows = where(["do-grow"], view, found, obstacles);
  if (rooms > farm.family && grows !== undefined) return { code: "guide-grow", space: grows };
  /** All that is true now, the nearest first. */
  const lines: Message[] = isHungry ? [hungry(view, found, empty)] : [];
  const parts = lackingEarly(farm, rooms);
  const [space] = bringing("grain", view, found);
  if (parts.some(({ code }) => code === "guide-early-seed") && space !== undefined)
    lines.push({ code: "guide-bare", space });
  // What is not known yet is not recommended.
  if (rooms <= farm.family && obstacles !== null) {
    const builds = where(ROOMS, view, found, obstacles);
    if (builds !== undefined) lines.push({ code: "guide-build", space: builds });
    const goods = builds !== undefined ? null : lackingForRoom({ ...obstacles.spaces, ...obstacles.ways });
    const n = listed(goods ?? {}).reduce((sum, [, more]) => sum + more, 0);
    if (goods !== null && n <= NEAR && view.round <= view.rounds - LAST)
      lines.push({ code: "guide-build-short", goods });
  }
  if (view.round <= FIRST && parts.length > 0) lines.push({ code: "guide-early", parts });
  else lines.push({ code: view.round <= view.rounds - LAST ? "guide-middle" : "guide-late" });
  // Each person of a round hears the next of them, so that none is said again and again.
  return lines[farm.placed.length % lines.length]!;
}

/** Whether one of the deeds to choose from is a room, and goods are there for only one of them. */
function isForOne({ view, seat }: State): boolean {
  const bills = view.actions.map(({ preview }) => goodsToPay(preview?.bill ?? []));
  const has = view.seats[seat ?? 0]?.goods ?? {};
  const isRoom = view.actions.some(({ message }) => isAbout(message, ROOMS));
  return isRoom && GOODS.some((good) => bills.reduce((sum, bill) => sum + (bill[good] ?? 0), 0) > (has[good] ?? 0));
}

/**
 * What a beginner may want to hear now; null for nothing. What stands in the way is null until it is known; `lost` are
 * the animals that have just been brought home and ran away; `counsel` is what a good player says of where to go.
 */
export function advice(
  state: State,
  found: Choices,
  obstacles: Obstacles | null = null,
  lost?: Goods,
  counsel: Message | null = null,
): Message | null {
  const { view } = state;
  if (state.seat === null || state.replay !== null) return null;
  if (state.over) return { code: "guide-over" };
  const greets = greeting(state);
  if (greets?.code === "lesson-whole") return greets;
  if (view.current_player !== state.seat) return { code: "guide-wait" };
  if (view.question.code === "ask-place") {
    if (greets !== null) return greets;
    return counsel ?? placing(state, found, obstacles);
  }
  if (view.question.code === "ask-end-turn") {
    const n = lackingAfter(view, state.seat);
    if (n > 0) return { code: "guide-end-hungry", n, points: -n * view.begging_points };
    const farm = view.seats[state.seat];
    if (lost === undefined || farm === undefined) return { code: "guide-end" };
    return { code: isHouseAlone(farm) ? "guide-strayed-house" : "guide-strayed", goods: lost };
  }
  if (view.question.code === "ask-feed") return { code: "guide-feed", need: view.seats[state.seat]?.food_needed ?? 0 };
  if (view.question.code === "ask-breed") return { code: "guide-breed" };
  if (view.question.code === "ask-first") return { code: isForOne(state) ? "guide-order-one" : "guide-order" };
  for (const action of view.actions) {
    const code = BY_KIND[action.kind];
    // Before the first stable one may still have come for a room.
    const goods = action.kind === "stable" && found.done === null ? lackingForRoom(obstacles?.ways ?? {}) : null;
    if (goods !== null) return { code: "guide-stable-only", goods };
    if (code !== undefined) return { code };
  }
  return { code: "guide-choose" };
}

/** What the table itself asks for the guide of a first game, before a word of it is loaded. */

import type { State } from "../lib/room.svelte";
import type { Good, View } from "../lib/view";
import { goodsOf, within, type Message } from "../lib/wording";
import type { Choices } from "./decision";
import { mealOf } from "./meal";

/** Where somebody comes from the lesson: the room, and the round in which all of the table is new. */
export const arrived = { room: "", round: 0 };

/** The spaces that can be used now and bring a good. */
export function bringing(good: Good, view: View, found: Choices): string[] {
  return view.spaces
    .filter(({ id, goods, does }) => {
      const brought = [goods, ...within(does).map((deed) => goodsOf(deed, "goods"))];
      return found.spaces.has(id) && brought.some((some) => (some[good] ?? 0) > 0);
    })
    .map(({ id }) => id);
}

/** How many bowls of the next harvest stay empty with all that is there and could be cooked, and how far it is. */
export function emptyBowls({ view, seat }: State): { n: number; away: number } {
  const meal = mealOf(view, seat ?? 0);
  return { n: Math.max(0, meal.short - meal.cooked), away: (meal.next ?? view.round) - view.round };
}

/** Whether a space brings no food in a round in which somebody would go hungry, though others would. */
export function leavesHungry(space: string, state: State, found: Choices): boolean {
  const { n, away } = emptyBowls(state);
  const food = n > 0 && away === 0 ? bringing("food", state.view, found) : [];
  return food.length > 0 && !food.includes(space);
}

/** What is said before anything else at a table that is new to somebody; null at any other. */
export function greeting({ room, seat, view }: State): Message | null {
  if (view.seats[seat ?? 0]?.placed.length !== 0) return null;
  if (room.id === arrived.room && view.round === arrived.round) return { code: "lesson-whole" };
  return view.round === 1 && view.question.code === "ask-place" ? { code: "guide-place" } : null;
}

/** Whether a turn leads to a harvest at which a family must beg. */

import type { Farm, View } from "../lib/view";
import { mealOf } from "./meal";

const COOKS = /fireplace|hearth/;
const MEAT = 2;

/** The food that the kitchen could still bring, at the least: raw crops, and animals where something cooks them. */
function kitchen(farm: Farm): number {
  const { grain = 0, vegetable = 0, sheep = 0, boar = 0, cattle = 0 } = farm.goods;
  const cooks = farm.cards.some((card) => COOKS.test(card));
  return grain + vegetable + (cooks ? MEAT * (sheep + boar + cattle) : 0);
}

/** How much food a seat will lack if its turn ends now and the harvest follows; 0 while there is time or enough. */
export function lackingAfter(view: View, seat: number): number {
  const farm = view.seats[seat];
  const meal = mealOf(view, seat);
  if (farm === undefined || view.phase !== "work" || meal.next !== view.round || farm.home > 0) return 0;
  return Math.max(0, meal.short - kitchen(farm));
}

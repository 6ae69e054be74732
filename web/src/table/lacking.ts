/** Whether a turn leads to a harvest at which a family must beg. */

import type { View } from "../lib/view";
import { mealOf } from "./meal";

/** How much food a seat will lack if its turn ends now and the harvest follows; 0 while there is time or enough. */
export function lackingAfter(view: View, seat: number): number {
  const farm = view.seats[seat];
  const meal = mealOf(view, seat);
  if (farm === undefined || view.phase !== "work" || meal.next !== view.round || farm.home > 0) return 0;
  return Math.max(0, meal.short - meal.cooked);
}

/** Which harvest is the next that asks for food. */

import type { View } from "../lib/view";

/** The round of the next harvest that a family eats at; undefined after the last. */
export function nextHarvest(view: View, seat: number): number | undefined {
  const eaten = view.fed.includes(seat);
  return view.harvest_rounds.find((round) => round > view.round || (round === view.round && !eaten));
}

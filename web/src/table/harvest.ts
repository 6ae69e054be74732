/** Which harvest is the next that asks for food. */

import type { View } from "../lib/view";

/** The round of the next harvest; undefined after the last. When animals breed, this one's families have eaten. */
export function nextHarvest(view: View): number | undefined {
  const eaten = view.phase === "breeding";
  return view.harvest_rounds.find((round) => round > view.round || (round === view.round && !eaten));
}

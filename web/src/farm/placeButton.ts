/** What makes a button a place for animals, whatever it looks like. */

import type { Farm } from "../lib/view";
import type { Carrying } from "./carrying.svelte";
import { NOBODY, size, type Housing } from "./housing";
import { placeLabel } from "./places";

/** The attributes of the button: its name, its state for the styles, and what it answers to. */
export function placeButton(farm: Farm, housing: Housing, carrying: Carrying, spot: number) {
  const held = carrying.held?.from === spot;
  return {
    type: "button",
    "data-testid": `place-${farm.seat}-${spot}`,
    "data-inhabited": size(housing.stalls[spot] ?? NOBODY) > 0 || undefined,
    "data-over": (carrying.over === spot && !held) || undefined,
    "aria-label": placeLabel(farm, housing, spot),
    "aria-pressed": held,
    ...carrying.handlers(spot),
  } as const;
}

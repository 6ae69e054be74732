/** How many of the animals on a space find a place on the own farm, as the engine tells it where not all do. */

import { ANIMALS, herdOf, size } from "../farm/housing";
import { t } from "../lib/i18n.svelte";
import type { Action, Farm, Good, Goods, View } from "../lib/view";

/** Whether the house alone has a place for animals, and no more than one. */
export function isHouseAlone({ animal_places: places }: Pick<Farm, "animal_places">): boolean {
  return places.length === 1 && places[0]?.where === "house" && places[0].capacity === 1;
}

/** In words, for who may go there; "" where all find a place. */
export function roomText(view: Pick<View, "seat" | "seats">, action: Action | undefined): string {
  const room = action?.preview?.room;
  const farm = view.seats[view.seat ?? 0];
  if (room === undefined || farm === undefined) return "";
  return t(isHouseAlone(farm) ? "board-room-house" : "board-room", { n: size(herdOf(room)) });
}

/** How many of a good that is promised will stay, in a few signs. */
export function staysText(good: Good, promised: number, room: Goods | undefined): string {
  const short = room !== undefined && (ANIMALS as readonly Good[]).includes(good);
  return short ? t("bar-room", { n: room[good] ?? 0 }) : `+${promised}`;
}

/** The places for animals in words. */

import { t } from "../lib/i18n.svelte";
import { cardName, goodName, goodsText } from "../lib/terms";
import type { Farm } from "../lib/view";
import { shapeName } from "./describe";
import { NOBODY, size, type Herd, type Housing } from "./housing";
import type { Refusal, Spot } from "./moving";
import { cellsOfPlaces } from "./stalls";

/** What a place is called. */
export function placeName(farm: Farm, spot: Spot): string {
  if (spot === "gate") return t("place-gate");
  const place = farm.animal_places[spot];
  const cells = cellsOfPlaces(farm)[spot] ?? [];
  switch (place?.where) {
    case "pasture": {
      const tile = farm.yard === "tiles" ? farm.pastures[spot] : undefined;
      if (tile !== undefined) return shapeName(tile.shape, tile.stable);
      return t("place-pasture", { cells: cells.join(" ") });
    }
    case "stable":
      return cells.length > 0 ? t("place-stable", { cell: cells[0] ?? "" }) : t("place-stable-beside");
    case "card":
      return cardName(place.card ?? "");
    default:
      return t("place-house");
  }
}

/** Who stands in a place, and how many it holds. */
export function placeLabel(farm: Farm, housing: Housing, spot: number): string {
  const herd = housing.stalls[spot] ?? NOBODY;
  const animals = size(herd) === 0 ? t("farm-empty") : goodsText(herd);
  return t("place-holds", {
    place: placeName(farm, spot),
    animals,
    n: farm.animal_places[spot]?.capacity ?? 0,
  });
}

/** Why animals can't be moved there. */
export function refusalText(refusal: Refusal, place: string): string {
  switch (refusal.why) {
    case "full":
      return t("move-full", { place });
    case "only":
      return t("move-only", { place, kind: goodName(refusal.kind) });
    case "no-room":
      return t("move-no-room", { animals: goodsText(refusal.animals as Herd) });
    default:
      return t("move-all-fit");
  }
}

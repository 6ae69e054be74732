/** Why a farm had no young at a harvest. */

import { fits, herdOf, plus, tally } from "../farm/housing";
import { t } from "../lib/i18n.svelte";
import { goodsText } from "../lib/terms";
import type { Farm } from "../lib/view";

/** No animals, too few of each kind, or no place for one more; where none of it is so, only that there were none. */
export function whyChildless(farm: Farm): string {
  const kinds = tally(herdOf(farm.goods));
  const pairs = kinds.filter(([, number]) => number > 1);
  if (kinds.length === 0) return t("harvest-childless.empty");
  if (pairs.length === 0) return t("harvest-childless.few", { animals: goodsText(Object.fromEntries(kinds)) });
  const room = pairs.some(([kind]) =>
    farm.animal_places.some((place) => fits(plus(herdOf(place.animals), kind, 1), place)),
  );
  return t(room ? "harvest-childless" : "harvest-childless.full");
}

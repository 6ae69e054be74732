/** The improvement that a newcomer wants first, and what is said of it while none can be had. */

import { less } from "../farm/price";
import { gistOf, nameOf } from "../lib/cardTexts";
import { t } from "../lib/i18n.svelte";
import { cardName, listed, said } from "../lib/terms";
import type { View } from "../lib/view";
import { goodsOf } from "../lib/wording";
import { mealOf } from "../table/meal";
import { hasBuilt } from "./readiness";

/** The first on the board as long as none was built: kitchens lie in front, the cheapest first. */
export function firstWanted(view: View): string | undefined {
  return hasBuilt(view) ? undefined : view.majors[0];
}

/** What it still lacks; and what it does, once a harvest has been or one is near for which food is missing. */
export function wantedLine(view: View): string {
  const id = firstWanted(view) ?? "";
  const card = view.cards[id];
  const [price] = card?.price ?? [];
  if (card === undefined || price === undefined) return "";
  const seat = view.seat ?? 0;
  const goods = Object.fromEntries(listed(less(goodsOf(price, "goods"), view.seats[seat]?.goods ?? {})));
  if (listed(goods).length === 0) return t("cards-now");
  const meal = mealOf(view, seat);
  const isHungry = meal.short > meal.cooked && (meal.next ?? Infinity) <= view.round + 1;
  return t(isHungry || view.round > (view.harvest_rounds[0] ?? 0) ? "cards-nearest" : "cards-later", {
    // What it costs is said behind it.
    card: nameOf(id, card.name).split(" (")[0] ?? "",
    short: said({ code: "short-why-short", goods }),
    gist: gistOf(id, card.gist, card.text),
  });
}

/** Which improvements who sits here has built; "" for none. */
export function ownedLine({ seat, seats, cards }: View): string {
  const owned = seats[seat ?? 0]?.cards.filter((id) => cards[id]?.kind === "major") ?? [];
  return owned.length === 0 ? "" : t("cards-owned", { cards: owned.map(cardName).join(", ") });
}

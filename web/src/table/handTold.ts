/** What the guide says of the hand of somebody new: the kinds of its cards, how each looks, and where it is played. */

import { spacesOf } from "../cards/whereToPlay";
import { t } from "../lib/i18n.svelte";
import { shortName } from "../lib/terms";
import type { CardFacts, View } from "../lib/view";
import type { Message } from "../lib/wording";

type Dealt = Pick<View, "cards" | "hand" | "spaces">;

/** The spaces on the board that play cards of a kind, where the hand has any. */
function played(kind: CardFacts["kind"], view: Dealt): string[] {
  if (!view.hand.some((id) => view.cards[id]?.kind === kind)) return [];
  const names = spacesOf(kind, view)
    .filter(({ open }) => open)
    .map(({ id }) => shortName(id));
  return [...new Set(names)];
}

/** The sentence for a hand of both kinds; null for any other, of which there is nothing to tell apart. */
export function handTold(view: Dealt): Message | null {
  const [occupations, minors] = [played("occupation", view), played("minor", view)];
  if (occupations.length === 0 || minors.length === 0) return null;
  const join = t("guide-hand.join");
  return { code: "guide-hand", n: view.hand.length, occupations: occupations.join(join), minors: minors.join(join) };
}

/** On which spaces of a game a card is played, told by what each of them does. */

import type { CardFacts, View } from "../lib/view";
import { within } from "../lib/wording";
import { signs } from "../table/deeds";

export interface PlayedAt {
  space: string;
  /** Whether it lies on the board already. */
  open: boolean;
}

/** The spaces that play cards of a kind. */
export function spacesOf(kind: CardFacts["kind"], { spaces }: Pick<View, "spaces">): View["spaces"] {
  return spaces.filter((space) => signs(space).some(({ icon }) => icon === kind));
}

/** The spaces that play a card which one holds, or which all can have; none for a card that lies elsewhere. */
export function whereToPlay(id: string, view: Pick<View, "cards" | "hand" | "majors" | "spaces">): PlayedAt[] {
  const kind = view.cards[id]?.kind;
  if (kind === undefined || !(view.hand.includes(id) || view.majors.includes(id))) return [];
  const places = spacesOf(kind, view);
  // Where each card has a space of its own, that one builds it and no other.
  const builds = new Map(
    places.flatMap(({ id: space, does }) =>
      within(does).flatMap((deed) => ("card" in deed ? [[space, deed["card"]] as const] : [])),
    ),
  );
  const own = [...builds.values()].includes(id);
  return places
    .filter((space) => (own ? builds.get(space.id) === id : !builds.has(space.id)))
    .map(({ id: space, open }) => ({ space, open }));
}

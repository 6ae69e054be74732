/** Which drawing stands for a card: what it speaks of. */

import type { CardFacts } from "../lib/view";

/** Fetched beside the game, which does not wait for it. */
let names = $state.raw<ReadonlyMap<string, string>>(new Map());
export const named = import("./names").then(({ NAMES }) => (names = NAMES));

/** The icon or scene of a card, whatever the page speaks; one that nobody has thought of shows its kind. */
export function subjectOf({ name, kind }: Pick<CardFacts, "kind" | "name">): string {
  return names.get(name) ?? kind;
}

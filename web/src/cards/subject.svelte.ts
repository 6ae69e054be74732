/** Which drawing stands for a card: what its name speaks of. */

import type { CardFacts } from "../lib/view";

/** Fetched beside the game, which does not wait for it. */
let names = $state.raw<readonly string[][]>([]);
export const named = import("./names").then(({ NAMES }) => (names = NAMES));

/** The icon or scene of a card, whatever the page speaks; one that nobody has thought of shows its kind. */
export function subjectOf({ name, kind }: Pick<CardFacts, "kind" | "name">): string {
  return names.find(([, words]) => new RegExp(`^(${words})`, "i").test(name))?.[0] ?? kind;
}

/** Which drawing stands for a card: what it speaks of. */

import type { CardFacts } from "../lib/view";

/** Fetched beside the game, which does not wait for it. */
let names = $state.raw<ReadonlyMap<string, string>>(new Map());
let motifs = $state.raw<ReadonlyMap<string, string>>(new Map());
let motifOf = $state.raw<ReadonlyMap<string, string>>(new Map());
export const named = Promise.all([import("./names"), import("./motifs")]).then(([{ NAMES }, { MOTIFS, MOTIF_OF }]) => {
  names = NAMES;
  motifs = MOTIFS;
  motifOf = MOTIF_OF;
});

/** The icon or scene of a card, whatever the page speaks; one that nobody has thought of shows its kind. */
export function subjectOf({ name, kind }: Pick<CardFacts, "kind" | "name">): string {
  return names.get(name) ?? kind;
}

/** What is drawn small: the thing that a card is named after, or what it speaks of. */
export function emblemNameOf(card: Pick<CardFacts, "kind" | "name">): string {
  return motifOf.get(card.name) ?? subjectOf(card);
}

/** The drawing of a motif; none where the name is that of an icon or a scene. */
export function motif(name: string): string | undefined {
  return motifs.get(name);
}

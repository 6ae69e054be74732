/** The gist of a card in the language of the page, in pieces. */

import { cardTongue, gistOf } from "../lib/cardTexts";
import { ENGLISH, inLanguage, language } from "../lib/i18n.svelte";
import type { CardFacts } from "../lib/view";
import { piecesOf, wordsOf, type GoodsWords, type Piece } from "./gist";

/** The words for goods of each language, made when they are first asked for. */
const known = new Map<string, GoodsWords>();

function words(): GoodsWords {
  const made = known.get(language.code) ?? wordsOf(inLanguage);
  known.set(language.code, made);
  return made;
}

export function gistPieces(id: string, card: Pick<CardFacts, "gist" | "text">): Piece[] {
  const gist = gistOf(id, card.gist, card.text);
  // A card that nobody has translated speaks English: its goods stay words where the page does not.
  const own = language.code === ENGLISH || cardTongue(id) === undefined;
  return own ? piecesOf(gist, words()) : [{ text: gist }];
}

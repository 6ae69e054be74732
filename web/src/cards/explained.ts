/** What a card speaks of that a newcomer may not know: the entries of the short rulebook that tell it. */

import type { Rule } from "../rules/entries";

/** Looked for in the English text; what is least known comes first. */
const WORDS: readonly (readonly [RegExp, Rule])[] = [
  [/\bbak(e|es|ed|ing)\b/i, "cooking"],
  [/\bfamily growth\b|\bnewborn/i, "growth"],
  [/\brenovat/i, "house"],
  [/\bsow/i, "sow"],
  [/\bbegging\b/i, "begging"],
  [/\b(fences?|pastures?)\b/i, "pasture"],
  [/\bstables?\b/i, "stable"],
  [/\b(plow|fields?)\b/i, "field"],
  [/\bharvest\b/i, "harvest"],
];
const MOST = 2;

/** The entries that explain the text of a card. */
export function explaining(text: string): Rule[] {
  return WORDS.flatMap(([word, entry]) => (word.test(text) ? [entry] : [])).slice(0, MOST);
}

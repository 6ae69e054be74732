/** What is printed on cards, in the reader's language. A card that nobody has translated yet stays English. */

import { language } from "./i18n.svelte";

/** A card by the name that the engine gives it, or null where it is no card or not translated. */
export function named(english: string): string | null {
  return language.names.get(english) ?? null;
}

export function nameOf(id: string, english: string): string {
  return language.told.cards[id]?.name ?? english;
}

export function textOf(id: string, english: string): string {
  return language.told.cards[id]?.text ?? english;
}

/** The rulings on a card; all of them or none, so that two languages are never mixed. */
export function rulingsOf(id: string, english: readonly string[]): readonly string[] {
  const rulings = language.told.cards[id]?.rulings;
  return rulings?.length === english.length ? rulings : english;
}

/** The language of what is shown, where it is not that of the page: so it is spoken and hyphenated as it should be. */
export function tongue(shown: string, english: string): "en" | undefined {
  return language.code !== "en" && shown === english ? "en" : undefined;
}

/** The language of a card, where it is not that of the page. */
export function cardTongue(id: string): "en" | undefined {
  return language.code === "en" || id in language.told.cards ? undefined : "en";
}

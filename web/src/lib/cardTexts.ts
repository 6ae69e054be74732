/** What is printed on cards, in the reader's language. A card that nobody has translated yet stays English. */

import { ENGLISH, inLanguage, language } from "./i18n.svelte";

export function nameOf(id: string, english: string): string {
  return inLanguage(`card-${id}`) ?? english;
}

export function textOf(id: string, english: string): string {
  return inLanguage(`card-${id}.text`) ?? english;
}

/** A card in a few words; its text where nobody has said it so, in this language or at all. */
export function gistOf(id: string, english: string, text: string): string {
  const own = inLanguage(`card-${id}.gist`);
  if (own !== null) return own;
  return language.code === ENGLISH ? english || text : (inLanguage(`card-${id}.text`) ?? (english || text));
}

/** The rulings on a card; all of them or none, so that two languages are never mixed. */
export function rulingsOf(id: string, english: readonly string[]): readonly string[] {
  const found = english.map((_, at) => inLanguage(`card-${id}.ruling-${at + 1}`));
  const more = inLanguage(`card-${id}.ruling-${english.length + 1}`);
  return more === null && found.every((ruling) => ruling !== null) ? found : english;
}

/** The language of what is shown, where it is not that of the page: so it is spoken and hyphenated as it should be. */
export function tongue(shown: string, english: string): "en" | undefined {
  return language.code !== ENGLISH && shown === english ? "en" : undefined;
}

/** The language of a card, where it is not that of the page. */
export function cardTongue(id: string): "en" | undefined {
  return language.code === ENGLISH || inLanguage(`card-${id}`) !== null ? undefined : "en";
}

/** What the gallery shows of all the cards. */

import type { CardInfo } from "../lib/schema";
import { plain, said } from "../lib/terms";
import { nameOf, textOf } from "../lib/cardTexts";

export interface Wanted {
  words: string;
  edition: string;
  kind: string;
  deck: string;
}

function printed(card: CardInfo): string[] {
  return [card.id, card.name, card.text];
}

/** What the reader sees; who knows a card by its English name finds it too. */
function shown(card: CardInfo): string[] {
  const facts = [...(card.needs === null ? [] : [card.needs]), ...(card.price ?? [])];
  return [nameOf(card.id, card.name), textOf(card.id, card.text), ...facts.map(said)];
}

/** The cards that fit: every word occurs somewhere in the card. */
export function found(cards: readonly CardInfo[], wanted: Wanted): CardInfo[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (wanted.edition !== "" && !card.editions.includes(wanted.edition)) return false;
    if (wanted.kind !== "" && card.kind !== wanted.kind) return false;
    if (wanted.deck !== "" && card.deck !== wanted.deck) return false;
    const text = plain([...printed(card), ...shown(card)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The editions that have cards. */
export function editions(cards: readonly CardInfo[]): string[] {
  return [...new Set(cards.flatMap((card) => card.editions))].sort();
}

/** The decks of the edition and kind that are looked at. */
export function decks(cards: readonly CardInfo[], wanted: Wanted): string[] {
  const seen = found(cards, { ...wanted, words: "", deck: "" }).map((card) => card.deck);
  return [...new Set(seen)].filter(Boolean).sort();
}

/** What the gallery shows of all the cards. */

import type { CardInfo } from "../lib/schema";
import { plain, said } from "../lib/terms";
import { nameOf, textOf } from "../lib/cardTexts";
import { givesOf } from "./gives";

export interface Wanted {
  words: string;
  edition: string;
  kind: string;
  deck: string;
  /** What it gives: one of those in gives.ts. */
  gives: string;
}

/** Nothing is left out. */
export const ALL: Readonly<Wanted> = { words: "", edition: "", kind: "", deck: "", gives: "" };

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
    if (wanted.gives !== "" && givesOf(card) !== wanted.gives) return false;
    const text = plain([...printed(card), ...shown(card)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** People and things by turns, each kind in its order and as evenly as there are of it: no page shows one sort alone. */
export function mixed(cards: readonly CardInfo[]): CardInfo[] {
  const all = new Map<string, number>();
  for (const { kind } of cards) all.set(kind, (all.get(kind) ?? 0) + 1);
  const met = new Map<string, number>();
  const placed = cards.map((card) => {
    const at = met.get(card.kind) ?? 0;
    met.set(card.kind, at + 1);
    return { card, place: (at + 0.5) / (all.get(card.kind) ?? 1) };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ card }) => card);
}

/** How many cards each value of a filter would leave, while the others stay as they are; those that leave none are absent. */
export function counts(
  cards: readonly CardInfo[],
  wanted: Wanted,
  filter: Exclude<keyof Wanted, "words">,
): Map<string, number> {
  const values = {
    edition: (card: CardInfo) => card.editions,
    kind: (card: CardInfo) => [card.kind],
    deck: (card: CardInfo) => (/^[A-Z]$/.test(card.deck) ? [card.deck] : []),
    gives: (card: CardInfo) => [givesOf(card)],
  }[filter];
  const tally = new Map<string, number>();
  for (const card of found(cards, { ...wanted, [filter]: "" }))
    for (const value of values(card)) tally.set(value, (tally.get(value) ?? 0) + 1);
  return tally;
}

/** What is looked for, as it stands in the address, and back. */
export function asQuery(wanted: Wanted): string {
  const set = Object.entries(wanted).filter(([, value]) => value !== "");
  return new URLSearchParams(set as [string, string][]).toString();
}

export function fromQuery(text: string): Wanted {
  const given = new URLSearchParams(text);
  const read = (name: keyof Wanted): string => given.get(name) ?? "";
  return {
    words: read("words"),
    edition: read("edition"),
    kind: read("kind"),
    deck: read("deck"),
    gives: read("gives"),
  };
}

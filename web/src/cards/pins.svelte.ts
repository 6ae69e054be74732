/** The cards of a hand that are to lie in front, kept in this browser for the game that was played last. */

import { store, storedData } from "../lib/store";

const KEY = "agricola.pins";

export class Pins {
  cards: readonly string[] = $state.raw([]);

  constructor(readonly room: string) {
    const kept = storedData(KEY) as { room: string; cards: string[] } | null;
    if (kept?.room === room) this.cards = kept.cards;
  }

  has(card: string): boolean {
    return this.cards.includes(card);
  }

  toggle(card: string): void {
    this.cards = this.has(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
    store(KEY, { room: this.room, cards: this.cards });
  }
}

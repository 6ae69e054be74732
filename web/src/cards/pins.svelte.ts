/** The cards of a hand that are to lie in front, kept in this browser for the game that was played last. */

const KEY = "agricola.pins";

export class Pins {
  cards: readonly string[] = $state.raw([]);

  constructor(readonly room: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { room: string; cards: string[] } | null;
      if (kept?.room === room) this.cards = kept.cards;
    } catch {
      // What can't be read is forgotten.
    }
  }

  has(card: string): boolean {
    return this.cards.includes(card);
  }

  toggle(card: string): void {
    this.cards = this.has(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
    try {
      localStorage.setItem(KEY, JSON.stringify({ room: this.room, cards: this.cards }));
    } catch {
      // A browser may forbid storage; the pins then last until the page is left.
    }
  }
}

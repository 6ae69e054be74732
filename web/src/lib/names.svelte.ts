/** What the cards, the spaces and the players are called at the table that is shown; all else has a message of its own. */

import type { View } from "./view";
import { Wording, type Names } from "./wording";

class Called implements Names {
  #cards: View["cards"] = $state.raw({});
  #spaces: ReadonlyMap<string, string> = $state.raw(new Map<string, string>());
  #players: readonly string[] = $state.raw([]);

  /** From now on names are those of this table. */
  at(view: Pick<View, "cards" | "spaces">, players: readonly string[]): void {
    this.#cards = view.cards;
    this.#spaces = new Map(view.spaces.map((space) => [space.id, space.name]));
    this.#players = players;
  }

  card = (id: string): string | undefined => this.#cards[id]?.name;

  space = (id: string): string | undefined => this.#spaces.get(id);

  player = (seat: number): string | undefined => this.#players[seat];
}

export const called = new Called();
export const wording = new Wording(called);

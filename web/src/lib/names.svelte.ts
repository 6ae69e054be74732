/** What the cards, the spaces and the players are called at the table that is shown; all else has a message of its own. */

import type { View } from "./view";
import { Wording, type Names } from "./wording";

/** The letter that tells spaces of one name apart: "Lessons (A)". */
const LETTER = / \([A-Z]\)$/;

/** The names of spaces, without that letter where only one of them lies at the table. */
function told(spaces: View["spaces"]): ReadonlyMap<string, string> {
  const plain = spaces.map(({ name }) => name.replace(LETTER, ""));
  return new Map(
    spaces.map(({ id, name }, at) => [id, plain.filter((one) => one === plain[at]).length > 1 ? name : plain[at]!]),
  );
}

class Called implements Names {
  #cards: View["cards"] = $state.raw({});
  #spaces: ReadonlyMap<string, string> = $state.raw(new Map<string, string>());
  #players: readonly string[] = $state.raw([]);

  /** From now on names are those of this table. */
  at(view: Pick<View, "cards" | "spaces">, players: readonly string[]): void {
    this.#cards = view.cards;
    this.#spaces = told(view.spaces);
    this.#players = players;
  }

  card = (id: string): string | undefined => this.#cards[id]?.name;

  space = (id: string): string | undefined => this.#spaces.get(id);

  player = (seat: number): string | undefined => this.#players[seat];
}

export const called = new Called();
export const wording = new Wording(called);

/** The last wish for a new game, kept in this browser, so that the next one takes two clicks. */

import { store, storedData } from "./store";

const KEY = "agricola.new-game";

/** The editions, the usual one first. */
export const EDITIONS = ["revised", "original", "family"] as const;

export interface Wish {
  edition: string;
  players: number;
  cards: boolean;
  decks: string;
  /** What sits on the other seats: a level of computer player, "open" for a guest by link, "person" at this screen. */
  others: string[];
  names: string[];
  options: Record<string, boolean>;
  /** Other ways to play and house rules, by name. */
  variants: string[];
  handOver: boolean;
  /** How long people may think: a kind and minutes, "turn-3"; empty for no clock. */
  clock: string;
  private: boolean;
  talk: boolean;
  /** Whether those who watch are shown the game one round later. */
  watchDelay: boolean;
}

/** The clocks to choose from. */
export const CLOCKS = ["", "turn-1", "turn-3", "turn-1440", "game-20", "game-45"] as const;

/** Whether nobody has chosen a game in this browser yet. */
export function isFirst(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export function remembered(): Wish {
  const wish: Wish = {
    edition: "revised",
    players: 2,
    cards: true,
    decks: "",
    others: [],
    names: [],
    options: {},
    variants: [],
    handOver: true,
    clock: "",
    private: false,
    talk: true,
    watchDelay: false,
  };
  return { ...wish, ...(storedData(KEY) as Partial<Wish> | null) };
}

export function remember(wish: Wish): void {
  // Where nothing is kept the next game begins with the usual choices.
  store(KEY, wish);
}

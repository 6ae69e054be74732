/** The first game, begun at the door by whoever has never played: its table greets with what is of use at once. */

import { store, stored } from "./store";

const KEY = "agricola.first-game";

export function isFirstGame(room: string): boolean {
  return stored(KEY) === room;
}

export function keepFirstGame(room: string): void {
  store(KEY, room);
}

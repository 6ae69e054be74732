/** The first game, begun at the door by whoever has never played: its table greets with what is of use at once. */

const KEY = "agricola.first-game";

export function isFirstGame(room: string): boolean {
  try {
    return localStorage.getItem(KEY) === room;
  } catch {
    return false;
  }
}

export function keepFirstGame(room: string): void {
  try {
    localStorage.setItem(KEY, room);
  } catch {
    // Without storage it is a game like all others.
  }
}

/** The game that goes on, kept in this browser: the first page has its place ready before the service has told of it. */

import type { RoomInfo } from "./schema";

const KEY = "agricola.going";

export function going(): RoomInfo | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as RoomInfo | null;
  } catch {
    return null;
  }
}

/** Remember a room in which one sits; a game that is over goes on no more. */
export function keepGoing(room: RoomInfo | undefined): void {
  try {
    if (room === undefined || room.status === "over") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(room));
  } catch {
    // Without storage the first page makes room when the service has answered.
  }
}

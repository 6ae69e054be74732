/** The game that goes on, kept in this browser: the first page has its place ready before the service has told of it. */

import type { RoomInfo } from "./schema";
import { store, storedData } from "./store";

const KEY = "agricola.going";

export function going(): RoomInfo | null {
  return storedData(KEY) as RoomInfo | null;
}

/** Remember a room in which one sits; a game that is over goes on no more. */
export function keepGoing(room: RoomInfo | undefined): void {
  store(KEY, room === undefined || room.status === "over" ? null : room);
}

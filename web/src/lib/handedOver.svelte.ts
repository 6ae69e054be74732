/** The seat that somebody here has handed to a computer, so that it can be taken back; kept when the page is loaded anew. */

import { api } from "./api";
import { store, storedData } from "./store";

const KEY = "agricola.handed-over";

interface Handed {
  room: string;
  seat: number;
  name: string;
}

let handed = $state.raw(storedData(KEY) as Handed | null);

/** The seat that was handed over in a room; null for none. */
export function handedIn(room: string): number | null {
  return handed?.room === room ? handed.seat : null;
}

export async function handOver(given: Handed): Promise<void> {
  await api.seat(given.room, given.seat, { do: "computer" });
  handed = given;
  store(KEY, given);
}

export async function takeBack(): Promise<void> {
  if (handed === null) return;
  await api.join(handed.room, { seat: handed.seat, name: handed.name });
  handed = null;
  store(KEY, null);
}

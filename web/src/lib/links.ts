/** The links into rooms. That of a private one has a key, which only who made the room was told. */

import type { Created } from "./schema";
import { store, storedData } from "./store";

const KEY = "agricola.links";

function kept(): Record<string, string> {
  return (storedData(KEY) ?? {}) as Record<string, string>;
}

/** Remember the link of a room that was just made, where it has a key. */
export function remembered({ room, links }: Created): void {
  // Where nothing is kept the link is that of the address bar.
  if (links !== null) store(KEY, { ...kept(), [room.id]: links.play });
}

/** The link that invites into a room. */
export function invitation(room: string): string {
  return location.origin + (kept()[room] ?? `/r/${room}`);
}

/** The key of the room that an address brings: "#play=..." or "#watch=...". */
export function keyIn(hash: string): string | null {
  return /^#(?:play|watch)=(.+)$/.exec(hash)?.[1] ?? null;
}

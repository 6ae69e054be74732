/** The links into rooms. That of a private one has a key, which only who made the room was told. */

import type { Created } from "./schema";

const KEY = "agricola.links";

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember the link of a room that was just made, where it has a key. */
export function remembered({ room, links }: Created): void {
  if (links === null) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [room.id]: links.play }));
  } catch {
    // Without storage the link is that of the address bar.
  }
}

/** The link that invites into a room. */
export function invitation(room: string): string {
  return location.origin + (kept()[room] ?? `/r/${room}`);
}

/** The key of the room that an address brings: "#play=..." or "#watch=...". */
export function keyIn(hash: string): string | null {
  return /^#(?:play|watch)=(.+)$/.exec(hash)?.[1] ?? null;
}

/** Who sits where, in words. */

import { t } from "./i18n.svelte";
import type { RoomInfo } from "./schema";

export const LETTERS = "ABCDE";

/** The names of all seats of a room, none of them empty. */
export function names(room: RoomInfo): string[] {
  return room.seats.map((one) => one.name || t("player.letter", { letter: LETTERS[one.seat] ?? "?" }));
}

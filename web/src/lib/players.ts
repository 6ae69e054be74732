/** Who sits where, in words. */

import { t } from "./i18n.svelte";
import type { RoomInfo } from "./schema";

export const LETTERS = "ABCDE";

/** The names of all seats of a room: none is empty, and none is there twice. */
export function names(room: RoomInfo): string[] {
  const given = room.seats.map((one) => one.name || t("player.letter", { letter: LETTERS[one.seat] ?? "?" }));
  return given.map((name, seat) =>
    given.some((other, at) => at !== seat && other === name) ? `${name} ${LETTERS[seat] ?? ""}` : name,
  );
}

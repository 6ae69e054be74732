/** Who sits where, in words. */

import { maybe, t } from "./i18n.svelte";
import type { RoomInfo, SeatInfo } from "./schema";

export const LETTERS = "ABCDE";

/** What a seat is called: by its own name, a computer by its level, all others after the mark that is seen everywhere. */
function nameOf(one: SeatInfo): string {
  if (one.name !== "") return one.name;
  if (one.level !== null) return maybe(`level-${one.level}`) ?? one.level;
  return t("player-letter", { letter: LETTERS[one.seat] ?? "?" });
}

/** The names of all seats of a room: none is empty, and none is there twice. */
export function names(room: RoomInfo): string[] {
  const given = room.seats.map(nameOf);
  return given.map((name, seat) =>
    given.some((other, at) => at !== seat && other === name) ? `${name} ${LETTERS[seat] ?? ""}` : name,
  );
}

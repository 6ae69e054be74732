/** Who sits where, in words. */

import { maybe, t } from "./i18n.svelte";
import type { RoomInfo, SeatInfo } from "./schema";

export const LETTERS = "ABCDE";

/** What a seat is called; the service names a computer player after its level, and who says no name by a number. */
function nameOf(one: SeatInfo): string {
  const level = one.level ?? "";
  if (level !== "" && one.name.toLowerCase() === level) return maybe(`level.${level}`) ?? one.name;
  // An unnamed person is called after the mark that is seen everywhere, not by a number.
  const unnamed = one.name === "" || one.name === `Player ${one.seat + 1}`;
  return !unnamed ? one.name : t("player.letter", { letter: LETTERS[one.seat] ?? "?" });
}

/** The names of all seats of a room: none is empty, and none is there twice. */
export function names(room: RoomInfo): string[] {
  const given = room.seats.map(nameOf);
  return given.map((name, seat) =>
    given.some((other, at) => at !== seat && other === name) ? `${name} ${LETTERS[seat] ?? ""}` : name,
  );
}

/** Who sits where, in words. */

import { maybe, t } from "./i18n.svelte";
import type { RoomInfo, SeatInfo } from "./schema";

export const LETTERS = "ABCDE";

/** What a seat is called: by its own name, a computer by its level, all others after the mark that is seen everywhere. */
function nameOf(one: SeatInfo, own: readonly number[]): string {
  if (one.name !== "") return one.name;
  // Who plays several seats at one screen has to tell them apart.
  if (own.length === 1 && own[0] === one.seat) return t("player-you");
  if (one.level !== null) return maybe(`level-${one.level}`) ?? one.level;
  return t("player-letter", { letter: LETTERS[one.seat] ?? "?" });
}

/** The names of all seats of a room, for who plays those of `own`: none is empty, and none is there twice. */
export function names(room: RoomInfo, own: readonly number[]): string[] {
  const given = room.seats.map((one) => nameOf(one, own));
  return given.map((name, seat) =>
    given.some((other, at) => at !== seat && other === name) ? `${name} ${LETTERS[seat] ?? ""}` : name,
  );
}

/** The seats of the people in a room; alone among them is oneself. */
export function peopleOf(room: RoomInfo): number[] {
  return room.seats.filter((one) => one.kind === "person").map((one) => one.seat);
}

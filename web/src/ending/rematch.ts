/** The same table once more, with the seats moved on by one: who began sits last now. */

import type { NewRoom, RoomInfo, SeatWish } from "../lib/schema";

/**
 * The wish for a rematch: one's own seats are kept, other people's are open to them, computers stay. Where computers have
 * ended the game for everybody, whoever asks takes the first seat.
 */
export function rematch(room: RoomInfo, own: readonly number[]): NewRoom {
  const left = room.seats.every((one) => one.kind === "computer");
  const seats = room.seats.map((one): SeatWish => {
    if (left && one.seat === 0) return { kind: "person" };
    if (one.kind === "computer") return { kind: "computer", level: one.level };
    return own.includes(one.seat)
      ? { kind: "person", ...(one.name === "" ? {} : { name: one.name }) }
      : { kind: "open" };
  });
  return {
    edition: room.edition,
    players: room.players,
    cards: room.cards,
    ...(room.cards && room.decks !== "" ? { decks: room.decks } : {}),
    options: room.options,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    hot_seat: room.hot_seat,
    clock: room.clock,
    talk: room.talk,
    watch_delay: room.watch_delay,
  };
}

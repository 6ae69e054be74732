/** The rooms in which the lesson is played: one that begins, one that goes on, one for the next part. */

import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Kept } from "./kept";
import { sitDown } from "./neighbour";
import { PARTS } from "./parts";
import { before, NEIGHBOUR, type Part } from "./script";

/** A new room for a game with which a part begins; `record` is that of the second part, as far as it is known. */
async function begun(part: number, game: NonNullable<Part["game"]>, record: string): Promise<Kept> {
  const seats = [{ kind: "person" as const }, { kind: "open" as const }];
  const { room } = await api.create({ edition: "revised", players: 2, seats, ...game });
  return { part, room: room.id, token: await sitDown(room.id, t("lesson-neighbour-name")), read: [], record };
}

/** A room that goes on from a record. Both seats are the learner's at first. */
async function goneOn(record: string, found: Kept): Promise<Kept> {
  const { room } = await api.upload(record);
  await api.seat(room.id, NEIGHBOUR, { do: "leave" });
  return { ...found, room: room.id, token: await sitDown(room.id, t("lesson-neighbour-name")) };
}

/** A part from its beginning. One that goes on in another's game needs the record of it, else the first part begins. */
export async function begin(part: number, record: string): Promise<Kept> {
  const game = PARTS[part]?.game;
  if (game !== undefined) return begun(part, game, record);
  return record === "" ? begin(0, "") : goneOn(record, { part, room: "", token: "", read: [], record });
}

/** Go on with the lesson; a part whose room is gone, or was played to its end, begins anew. */
export async function open(found: Kept | null): Promise<Kept> {
  if (found === null) return begin(0, "");
  const playing = found.room !== "" && (await api.room(found.room).catch(() => null))?.status === "playing";
  return playing ? found : begin(found.part, found.record);
}

/** Back to the step at which another turn was ended: a room that goes on from there. */
export async function back(found: Kept, turns: number): Promise<Kept> {
  const moves = before(await api.record(found.room), turns);
  return goneOn(await api.record(found.room, moves), found);
}

/** The next part: in the same game, or with a room that is yet to be made. */
export async function following(found: Kept): Promise<Kept> {
  const part = found.part + 1;
  return PARTS[part]?.game === undefined
    ? { ...found, part, read: [], record: await api.record(found.room) }
    : { ...found, part, read: [], room: "", token: "" };
}

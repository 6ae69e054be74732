/** The rooms in which the lesson is played: one that begins, one that goes on, one for the next part. */

import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { beginning, keepBeginning, type Kept } from "./kept";
import { sitDown } from "./neighbour";
import { PARTS } from "./parts";
import { before, NEIGHBOUR, type Part } from "./script";

/** A new room for a game with which a part begins. */
async function begun(part: number, game: NonNullable<Part["game"]>): Promise<Kept> {
  const seats = [{ kind: "person" as const }, { kind: "open" as const }];
  const { room } = await api.create({ edition: "revised", players: 2, seats, ...game });
  return { part, room: room.id, token: await sitDown(room.id, t("lesson-neighbour-name")), read: [] };
}

/** A room that goes on from a record. Both seats are the learner's at first. */
async function goneOn(record: string, found: Kept): Promise<Kept> {
  const { room } = await api.upload(record);
  await api.seat(room.id, NEIGHBOUR, { do: "leave" });
  return { ...found, room: room.id, token: await sitDown(room.id, t("lesson-neighbour-name")) };
}

/** A part from its beginning. One that goes on in another's game needs the record of it, else the first part begins. */
export async function begin(part: number): Promise<Kept> {
  const { game, id = "" } = PARTS[part] ?? {};
  if (game !== undefined) return begun(part, game);
  const record = beginning(id);
  return record === "" ? begin(0) : goneOn(record, { part, room: "", token: "", read: [] });
}

/** Go on with the lesson; a part whose room is gone, or was played to its end, begins anew. */
export async function open(found: Kept | null): Promise<Kept> {
  if (found === null) return begin(0);
  const playing = found.room !== "" && (await api.room(found.room).catch(() => null))?.status === "playing";
  return playing ? found : begin(found.part);
}

/** Back to the step at which another turn was ended: a room that goes on from there. */
export async function back(found: Kept, turns: number): Promise<Kept> {
  const moves = before(await api.record(found.room), turns);
  return goneOn(await api.record(found.room, moves), found);
}

/** The next part: in the same game, with which it can be begun again from now on, or with a room that is yet to be made. */
export async function following(found: Kept): Promise<Kept> {
  const part = found.part + 1;
  const { game, id } = PARTS[part] ?? {};
  if (id === undefined || game !== undefined) return { ...found, part, read: [], room: "", token: "" };
  keepBeginning(id, await api.record(found.room));
  return { ...found, part, read: [] };
}

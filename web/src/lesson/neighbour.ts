/** The neighbour of the first game: a guest with a token of its own, whom the lesson lets act by its script. */

import type { State } from "../lib/room.svelte";
import type { Created } from "../lib/schema";
import { transport } from "../lib/transport";
import type { Kept } from "./kept";
import { neighbours, NEIGHBOUR, used } from "./script";

/** A request of the neighbour, who is not the person at this browser. */
async function asked<T>(path: string, token: string | null, body?: unknown): Promise<T> {
  const answer = await transport.ask(path, {
    credentials: "omit",
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as T;
}

/** Sit down on the open seat of a room; gives what lets the neighbour act. */
export async function sitDown(room: string, name: string): Promise<string> {
  const made = await asked<Created>(`/api/rooms/${room}/join`, null, { name, seat: NEIGHBOUR, bot: true });
  return made.token ?? "";
}

/** Answer what the neighbour is asked, if anything. */
export async function act({ room, token }: Kept, habits: readonly string[]): Promise<void> {
  const state = await asked<State>(`/api/rooms/${room}/state`, token);
  if (state.view.current_player !== NEIGHBOUR || state.over) return;
  const turns = used(state.log, NEIGHBOUR).length;
  const action = neighbours(
    state.view.actions.map((one) => one.code),
    habits,
    turns,
  );
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
  await asked(`/api/rooms/${room}/commands`, token, {
    type: "act",
    id,
    version: state.version,
    seat: NEIGHBOUR,
    action,
  });
}

/** The neighbour leaves the table. */
export async function leave({ room, token }: Kept): Promise<void> {
  await asked(`/api/rooms/${room}/seats/${NEIGHBOUR}`, token, { do: "leave" });
}

/** A computer plays for the neighbour from now on, under the same name. */
export async function goHome({ room, token }: Kept, name: string): Promise<void> {
  await asked(`/api/rooms/${room}/seats/${NEIGHBOUR}`, token, { do: "computer", level: "apprentice", name });
}

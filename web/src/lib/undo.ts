/** Whether who sits here can take something back. */

import type { State } from "./room.svelte";

export function canUndo({ seat, undo }: Pick<State, "seat" | "undo">): boolean {
  return seat !== null && undo.steps > 0 && undo.reason === null;
}

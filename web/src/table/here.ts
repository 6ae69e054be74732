/** Suggestions that speak of places on the large farm, where their numbers stand. */

import { maybe } from "../lib/i18n.svelte";
import type { Action } from "../lib/view";
import type { Table } from "./table.svelte";

/** The action of a suggestion as it is chosen on the large farm; undefined where it is no place of it. */
export function placeOf(table: Table, code: string): Action | undefined {
  return table.onFarm.find((one) => one.code === code && (one.touches.cells ?? one.touches.edges) !== undefined);
}

/** What is done there, without the name of the place; null where it has one of its own. */
export function doneHere(action: Action | undefined): string | null {
  return action === undefined ? null : maybe(`hint-here-${action.kind}`, { n: action.touches.cells?.length ?? 0 });
}

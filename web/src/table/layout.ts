import type { Component } from "svelte";
import { wide } from "../lib/screen";
import type { Table } from "./table.svelte";

/** The layout of the table for a wide screen or a phone: a screen needs one of them. */
export function layout(forWide: boolean): Promise<{ default: Component<{ table: Table }> }> {
  return forWide ? import("./WideTable.svelte") : import("./PhoneTable.svelte");
}

// It is fetched with the rest of the table, not after it.
void layout(wide.current);

/** What another has done in a turn, each thing once. */

import type { LogItem } from "../lib/schema";
import { capital, said } from "../lib/terms";
import { bySeat, eventsText, heardOf } from "./sentences";

/** What was chosen and what came of it, one after the other. */
export function deedsText(items: readonly LogItem[], seat: number): string {
  const told = items.map((item) => {
    const own = bySeat(heardOf(item)).filter((one) => one.seat === seat);
    // What was baked says how much of it.
    const baked = own.some(({ events }) => events.some((event) => event.kind === "baked"));
    const chosen = item.message === null || baked ? "" : said(item.message);
    return capital([chosen, ...own.map((one) => eventsText(one.events))].filter(Boolean).join(" "));
  });
  // What is done says which deed was chosen: "Sow", then "Sow 1 grain".
  const once = told.filter((text, at) => text !== "" && !told.slice(at + 1).some((later) => later.startsWith(text)));
  return once.join(" · ");
}

/** What a film says of each move. */

import { t } from "../lib/i18n.svelte";
import type { LogItem } from "../lib/schema";
import { capital, goodsText, listed, said, spaceName } from "../lib/terms";
import type { Goods } from "../lib/view";
import { bySeat, entryText, eventsText, goodsGot, heardOf, spaceOf } from "../table/sentences";

export interface Deed {
  seat: number | null;
  /** Who did what. */
  says: string;
  /** What else came of it. */
  more: string;
  /** What it brought. */
  got: Goods;
}

/** A move as a sentence: who placed a person where and what that brought, or what else was done. */
export function deed(item: LogItem, names: readonly string[]): Deed {
  const { seat } = item;
  const who = names[seat ?? -1] ?? "";
  const got = goodsGot(item);
  if (item.kind !== "place" || item.message === null) {
    const did = item.message === null ? entryText(item, names) : said(item.message);
    const more = item.message === null ? "" : others(item, names, () => true);
    return { seat, says: seat === null ? capital(did) : t("scores-of", { who, n: did }), more, got };
  }
  const space = spaceName(spaceOf(item));
  const goods = goodsText(got);
  const says = listed(got).length > 0 ? t("film-took", { who, goods, space }) : t("film-went", { who, space });
  return { seat, says, more: others(item, names, (kind, of) => kind !== "gained" || of !== seat), got };
}

/** The events of a move that its sentence does not tell, each with whose it is. */
function others(
  item: LogItem,
  names: readonly string[],
  wanted: (kind: string, seat: number | null) => boolean,
): string {
  const left = heardOf(item).filter((event) => wanted(event.kind, event.seat ?? null));
  return bySeat(left)
    .map(({ seat, events }) =>
      seat === null || seat === item.seat
        ? eventsText(events)
        : t("scores-of", { who: names[seat] ?? "", n: eventsText(events) }),
    )
    .join(t("reasons-join"));
}

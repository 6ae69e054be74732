/** What is to be seen on a space, for those who hear it. */

import { t } from "../lib/i18n.svelte";
import { cardName, goodsText, spaceName } from "../lib/terms";
import type { Goods, Space } from "../lib/view";
import { gathersGoods, goodsThere, spokenSigns } from "./spaceLook";

interface Heard {
  space: Space;
  /** What is written on it. */
  name: string;
  usable: boolean;
  /** What the cards of others take from who comes there. */
  dues: readonly { card: string; goods: Goods }[];
  /** The place among the suggestions, from 0; -1 for none. */
  suggested: number;
  marked: boolean;
  /** Why it can't be used, where that is told. */
  refused: string;
}

export function spokenOf({ space, name, usable, dues, suggested, marked, refused }: Heard): string {
  const whole = spaceName(space.id);
  return [
    name === whole ? "" : whole,
    gathersGoods(space) ? goodsText(goodsThere(space)) : spokenSigns(space),
    ...dues.map((due) => `${cardName(due.card)}: −${goodsText(due.goods)}`),
    space.people.length > 0 ? t("board-taken") : "",
    space.open ? "" : t("board-not-yet"),
    suggested >= 0 ? t("board-suggested", { n: suggested + 1 }) : marked ? t("board-marked") : "",
    usable ? t("board-usable") : "",
    refused,
  ]
    .filter((part) => part !== "")
    .map((part) => `. ${part}`)
    .join("");
}

/** Why a card can't be played yet, in the one short line that a small card has for it. */

import { maybe, t } from "../lib/i18n.svelte";
import type { Message } from "../lib/schema";
import { inShort, said, shortOf } from "../lib/terms";
import { isMessage } from "../lib/wording";
import { drawnGoods, drawnNeed, type Drawn } from "./drawn";
import { emsOf } from "./lettering";

export interface Why {
  words: string;
  /** In place of the words, where these would be too long. */
  drawn: Drawn[];
}

/** How long the line is, in the size of its type. */
export const ROOM = 8.7;

/** A condition in as few words as are true: that more would do as well need not be said. */
function shortNeed(need: Message): string {
  const what = need["what"];
  const none =
    isMessage(what) && need.code === "need-exactly" && what["n"] === 0 ? maybe(`short-none-${what.code}`) : null;
  return none ?? said(inShort(need));
}

/** The shortest of several reasons, because each of them is enough. */
export function whyNot(lack: readonly Message[], needs: Message | null): Why {
  const goods = shortOf(lack);
  const need = lack.some(({ code }) => code === "why-needs") ? needs : null;
  const others = lack.filter(({ code }) => code !== "why-needs" && code !== "why-short");
  const ways = others.map((reason) => said(inShort(reason)));
  if (need !== null) ways.push(shortNeed(need));
  if (ways.length === 0) ways.push(said({ code: "short-why-short", goods }));
  // Where the line is narrow, it breaks between any two words.
  const words = ways.reduce((best, one) => (emsOf(one) < emsOf(best) ? one : best)).replaceAll("\u00a0", " ");
  if (emsOf(words) <= ROOM) return { words, drawn: [] };
  return {
    words: t("card-not-now"),
    drawn: need !== null ? drawnNeed(need) : others.length > 0 ? [] : drawnGoods(goods),
  };
}

/** Why a card can't be played yet, in the one short line that a small card has for it. */

import { maybe, t } from "../lib/i18n.svelte";
import type { Message } from "../lib/schema";
import { inShort, said, shortOf } from "../lib/terms";
import { around, isMessage } from "../lib/wording";
import { drawnGoods, drawnNeed, type Drawn } from "./drawn";
import { emsOf } from "./lettering";

/** Words, and drawings where all in words would be too long: these stand before what follows them. */
export interface Why {
  words: string;
  drawn: Drawn[];
  after: string;
}

/** What stands for drawings in words around them. */
const GAP = "\u0000";
/** Numbers and what they count are all of a condition beside its own words. */
const COUNTING: readonly string[] = ["need-at-least", "need-at-most", "need-exactly"];

/** A condition in as few words as are true: that more would do as well need not be said. */
function shortNeed(need: Message): Message {
  const what = need["what"];
  if (isMessage(what)) {
    const none = { ...what, code: `short-none-${what.code}` };
    const last = { ...what, code: `short-last-${what.code}` };
    if (need.code === "need-exactly" && what["n"] === 0 && maybe(none.code) !== null) return none;
    if (need.code === "need-at-most" && maybe(last.code) !== null) return last;
  }
  const short = inShort(need);
  return short === need ? { code: "short-why-needs", what: need } : short;
}

function drawnIn(code: string, parameter: string, drawn: Drawn[]): Why {
  const [words = "", after = ""] = around(code, parameter, GAP).split(GAP);
  return { words, drawn, after };
}

/** A condition with drawings in place of what it counts; none where they would not say all of it. */
function drawnWhy(need: Message): Why | null {
  const what = need["what"];
  const drawn = drawnNeed(COUNTING.includes(need.code) && isMessage(what) ? what : need);
  return drawn.length > 0 ? drawnIn(shortNeed(need).code, "what", drawn) : null;
}

/** The shortest of several reasons, because each of them is enough; `room` is how long it may be, in the size of its type. */
export function whyNot(lack: readonly Message[], needs: Message | null, room: number): Why {
  const need = lack.some(({ code }) => code === "why-needs") ? needs : null;
  const others = lack.filter(({ code }) => code !== "why-needs" && code !== "why-short");
  const ways = others.map((reason) => said(inShort(reason)));
  if (need !== null) ways.push(said(shortNeed(need)));
  if (ways.length === 0) {
    const goods = drawnGoods(shortOf(lack));
    // Many goods need the place of the words.
    return goods.length > 2 ? { words: "", drawn: goods, after: "" } : drawnIn("short-why-short", "goods", goods);
  }
  // Where the line is narrow, it breaks between any two words.
  const words = ways.reduce((best, one) => (emsOf(one) < emsOf(best) ? one : best)).replaceAll("\u00a0", " ");
  if (emsOf(words) <= room) return { words, drawn: [], after: "" };
  return (need && drawnWhy(need)) ?? { words: t("card-not-now"), drawn: [], after: "" };
}

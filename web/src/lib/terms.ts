/** What the page says of goods, cards, spaces and deeds, in the reader's language. */

import { wording } from "./names.svelte";
import { maybe, t } from "./i18n.svelte";
import type { Message } from "./schema";
import { GOODS, type Action, type Good, type Goods } from "./view";

export { counted as count, goodsText } from "./wording";

/** A text as a part of an id: "basketmaker's workshop" as "basketmaker-s-workshop". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A text as it may be typed: without accents, capitals and the finer apostrophes. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/’/g, "'")
    .replace(/œ/gi, "oe")
    .toLowerCase();
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A change of the score, with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0";
}

export function goodName(good: string): string {
  return t(`good-${good}`);
}

/** The goods that there are, in the fixed order. */
export function listed(goods: Goods | undefined): [Good, number][] {
  if (goods === undefined) return [];
  return GOODS.filter((good) => (goods[good] ?? 0) !== 0).map((good) => [good, goods[good] ?? 0]);
}

export function spaceName(id: string): string {
  return wording.space(id);
}

/** What a space is called where there is no room for its whole name. */
export function shortName(id: string): string {
  return maybe(`short-${id}`) ?? spaceName(id);
}

export function cardName(id: string): string {
  return wording.card(id);
}

/** A message of the game as people read it. */
export function said(message: Message): string {
  return wording.message(message);
}

/** All reasons together; "" for none. */
export function reasonsText(reasons: readonly Message[] | undefined): string {
  return wording.reasons(reasons ?? []);
}

/** The reasons of one way, and the deed that it is for where there are several. */
interface Way {
  why: readonly Message[];
  what?: Message | undefined;
}

/** What stands in every way, or else the way to a wanted card or the first: the service tells the nearest first. */
function nearest({ why, what }: Way, wanted?: string): Way {
  const ways = why.filter((reason) => Array.isArray(reason["why"]));
  const way = ways.find(({ card }) => card !== undefined && card === wanted) ?? ways[0];
  const together = why.filter((reason) => !Array.isArray(reason["why"]));
  if (way === undefined || together.length > 0) return { why: together, what };
  return nearest({ why: way["why"] as Message[], what: (way["what"] as Message | undefined) ?? what }, wanted);
}

/** How many letters have no room beside a drawing. */
export const LONG = 14;

/** Reasons as they fit on a space: in a few words, and as the goods that are short. */
export interface Brief {
  text: string;
  goods: Goods;
  /** The deed for which goods are short, where the space offers several. */
  what?: Message | undefined;
}

/** The goods that are short. */
export function shortOf(reasons: readonly Message[]): Goods {
  const short = reasons.filter((reason) => reason.code === "why-short");
  return Object.fromEntries(short.map((reason) => [reason["good"], Number(reason["n"])]));
}

/** The nearest of several ways, or the one to a wanted card, in short. */
export function brief(reasons: readonly Message[], wanted?: string): Brief {
  const { why, what } = nearest({ why: reasons }, wanted);
  const goods = shortOf(why);
  if (listed(goods).length > 0) {
    return { text: said({ code: "short-why-short", goods }), goods, what };
  }
  // Each of them is reason enough.
  const each = why.map((reason) => said(inShort(reason)));
  return { text: each.reduce((best, one) => (one.length < best.length ? one : best), each[0] ?? ""), goods: {} };
}

/** A reason or a condition in fewer words, where there are any. */
export function inShort(reason: Message): Message {
  const code = `short-${reason.code}`;
  return maybe(code) === null ? reason : { ...reason, code };
}

/** The number of begging markers that an action takes; 0 for none. */
export function begs(action: Action): number {
  return action.message.code === "act-beg" ? Number(action.message["n"]) : 0;
}

/** An action in words; begging says what it costs. */
export function actionText(action: Action): string {
  const n = begs(action);
  if (n === 0) return said(action.message);
  return t("feeding-beg", { n, points: signed(action.preview?.points ?? 0) });
}

export function categoryName(category: string): string {
  return maybe(`category-${slug(category)}`) ?? category;
}

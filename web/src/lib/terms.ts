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

/** Reasons that are told together; of several ways to fail, each is one. */
function ways(reasons: readonly Message[]): Message[][] {
  const plain = reasons.filter((reason) => !Array.isArray(reason["why"]));
  const parts = reasons.filter((reason) => Array.isArray(reason["why"]));
  return [...(plain.length > 0 ? [plain] : []), ...parts.flatMap((part) => ways(part["why"] as Message[]))];
}

/** Reasons as they fit on a space: in a few words, or where several goods are short as these goods. */
export interface Brief {
  text: string;
  goods: Goods;
}

/** The shortest of several ways to fail. */
export function brief(reasons: readonly Message[]): Brief {
  const [first, ...others] = ways(reasons).map((way): Brief => {
    const goods: Goods = {};
    for (const reason of way.filter((one) => one.code === "why-short"))
      goods[reason["good"] as Good] = Number(reason["n"]);
    const kinds = listed(goods).length;
    if (kinds > 0) return { text: said({ code: "short-why-short", goods }), goods: kinds > 1 ? goods : {} };
    // Each of them is reason enough.
    const each = way.map((reason) => said(inShort(reason)));
    return { text: each.reduce((best, one) => (one.length < best.length ? one : best)), goods: {} };
  });
  return others.reduce(
    (best, one) => (one.text.length < best.text.length ? one : best),
    first ?? { text: "", goods: {} },
  );
}

function inShort(reason: Message): Message {
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

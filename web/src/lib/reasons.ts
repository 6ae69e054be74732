/** Why something can't be done, and why it is suggested, in the reader's language; what no pattern fits stays English. */

import { maybe, t } from "./i18n.svelte";
import { goodsText, needsText, phrase, slug, worded } from "./terms";
import type { Good, Goods } from "./view";

const SHORT = /^(\d+) (wood|clay|reed|stone|grain|vegetable|food|sheep|boar|cattle) short$/;

/** The goods that are missing; null when something else is missing too. */
export function short(reason: string): Goods | null {
  const goods: Goods = {};
  for (const part of reason.split(", ")) {
    const found = SHORT.exec(part);
    if (found === null) return null;
    goods[found[2] as Good] = Number(found[1]);
  }
  return goods;
}

type Words = (found: string[], names: readonly string[]) => string;

/** A player of a reason, by name; the engine counts them from 1. */
function named(numbers: string, names: readonly string[]): string {
  return numbers
    .split(" and ")
    .map((number) => names[Number(number) - 1] ?? number)
    .join(t("goods.and"));
}

const PATTERNS: readonly (readonly [RegExp, Words])[] = [
  [/^it is occupied by player (.+)$/, ([who = ""], names) => t("reason.occupied", { who: named(who, names) })],
  [/^its tile is occupied by player (.+)$/, ([who = ""], names) => t("reason.tile", { who: named(who, names) })],
  [/^player (\d+) has acted since, so/, ([who = ""], names) => t("reason.acted", { who: named(who, names) })],
  [/^player (\d+) was asked, so/, ([who = ""], names) => t("reason.asked", { who: named(who, names) })],
  [
    /^player (\d+) is to (.+) first$/,
    ([who = "", what = ""], names) => t("reason.first", { who: named(who, names), what: phrase(what) }),
  ],
  [/^it opens in round (\d+)$/, ([round = ""]) => t("reason.opens", { round })],
  [/^its card has not been turned up yet \(stage (\d+)\)$/, ([stage = ""]) => t("reason.hidden", { stage })],
  [/^it can't be used before round (\d+)$/, ([round = ""]) => t("reason.early", { round })],
  [/^(\d+) fences needed, (\d+) left$/, ([needed = "", left = ""]) => t("fence.too-many", { needed, left })],
  [/^no room: (\d+) rooms for (\d+) people$/, ([rooms = "", people = ""]) => t("reason.rooms", { rooms, people })],
  [/^a stone house can't be renovated$/, () => t("reason.stone")],
  [
    /^no (improvement|occupation) can be (?:built|played) \((.*)\)$/,
    ([, why = ""], names) =>
      t("reason.no-card", {
        why: reasonText(why, names),
      }),
  ],
  [/^it needs (.*)$/, ([what = ""]) => t("card.needs", { what: needsText(what) })],
];

/** The parts of a reason; what stands in brackets belongs together. */
function split(reason: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const piece of reason.split(/(; |[()])/)) {
    if (piece === "(") depth++;
    if (piece === ")") depth--;
    if (piece === "; " && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + piece);
  }
  return parts;
}

/** A reason of the rules. */
export function reasonText(reason: string, names: readonly string[] = []): string {
  const goods = short(reason);
  if (goods !== null) return t("card.lacks", { goods: goodsText(goods) });
  const whole = maybe(`reason.-${slug(reason)}`) ?? worded(reason);
  if (whole !== null) return whole;
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(reason);
    if (found !== null) return words(found.slice(1), names);
  }
  const parts = split(reason);
  if (parts.length > 1) return parts.map((part) => reasonText(part, names)).join(t("reason.and"));
  const at = reason.indexOf(": ");
  if (at > 0)
    return t("reason.of", { what: phrase(reason.slice(0, at)), why: reasonText(reason.slice(at + 2), names) });
  return reason;
}

/** What a hint promises, in whole points: more would promise too much. */
export function hintText(why: string): string {
  const found = /^about (-?[\d.]+) points (in the end|ahead|behind)/.exec(why);
  if (found === null) return why;
  const points = Math.round(Number(found[1])) || 0;
  if (found[2] === "in the end") return t("hint.alone", { n: points });
  const ahead = found[2] === "ahead" ? points : -points;
  if (ahead === 0) return t("hint.level");
  return t(ahead > 0 ? "hint.ahead" : "hint.behind", { n: Math.abs(ahead) });
}

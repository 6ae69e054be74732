/** The engine's texts in the reader's language. What no message fits stays as the engine says it, in English. */

import { language, maybe, t } from "./i18n.svelte";
import { named, nameOf } from "./told";
import { GOODS, type Action, type Good, type Goods, type View } from "./view";

/** "Farm Expansion" as a part of a key: "farm-expansion". */
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
  return maybe(`good.${good}`) ?? good;
}

/** A number of one good: "3 wood". */
export function count(good: string, n: number): string {
  return maybe(`count.${good}`, { n }) ?? `${n} ${good}`;
}

/** The goods that there are, in the fixed order. */
export function listed(goods: Goods | undefined): [Good, number][] {
  if (goods === undefined) return [];
  return GOODS.filter((good) => (goods[good] ?? 0) !== 0).map((good) => [good, goods[good] ?? 0]);
}

export function goodsText(goods: Goods): string {
  const parts = listed(goods).map(([good, n]) => count(good, n));
  return parts.length === 0 ? t("goods.nothing") : parts.join(t("goods.and"));
}

const AMOUNT = /^(\d+) (wood|clay|reed|stone|grain|vegetable|food|sheep|boar|cattle)$/;

/** "2 wood, 1 reed" as goods; null when it says anything else. */
export function readGoods(text: string): Goods | null {
  const goods: Goods = {};
  for (const part of text.split(", ")) {
    const found = AMOUNT.exec(part.trim());
    if (found === null) return null;
    const good = found[2] as Good;
    goods[good] = (goods[good] ?? 0) + Number(found[1]);
  }
  return goods;
}

export function spaceName(name: string): string {
  return maybe(`space.${slug(name)}`) ?? name;
}

export function cardName(view: View, id: string): string {
  return nameOf(id, view.cards[id]?.name ?? id);
}

const GOODS_IN_TEXT =
  /\b\d+ (?:wood|clay|reed|stone|grain|vegetable|food|sheep|boar|cattle)\b(?:, \d+ \w+)*(?! field)/g;

/** A short text of the engine by the dictionary of the language, whatever goods and numbers it names; or null. */
export function worded(text: string): string | null {
  const goods: string[] = [];
  const numbers: number[] = [];
  const key = text
    .replace(GOODS_IN_TEXT, (part) => {
      const read = readGoods(part);
      if (read === null) return part;
      goods.push(goodsText(read));
      return "@";
    })
    .replace(/\d+/g, (number) => {
      numbers.push(Number(number));
      return "#";
    });
  const { words } = language.told;
  const message = words[`${key}_${language.plural.select(numbers[0] ?? 0)}`] ?? words[key];
  return message?.replace(/@/g, () => goods.shift() ?? "").replace(/#/g, () => String(numbers.shift() ?? "")) ?? null;
}

/** What a card asks for before it can be played: "at least 2 occupations", "5 sheep". */
export function needsText(needs: string): string {
  const goods = readGoods(needs);
  return goods !== null ? goodsText(goods) : (worded(needs) ?? needs);
}

/** One way to pay, where it is not goods alone. */
export function priceText(way: string): string {
  return way === "nothing" ? t("price.free") : (worded(way) ?? way);
}

const JOINTS: readonly (readonly [string, string])[] = [
  [", then ", "phrase.-then"],
  [" and/or ", "phrase.-and-or"],
  [" or ", "phrase.-or"],
];

/** A deed or a question in a few words: "plow a field and/or sow". */
export function phrase(text: string): string {
  const whole = maybe(`phrase.${slug(text)}`) ?? named(text) ?? worded(text);
  if (whole !== null) return whole;
  if (text.startsWith("may ")) return t("phrase.-may", { what: phrase(text.slice(4)) });
  for (const [joint, key] of JOINTS) {
    const at = text.indexOf(joint);
    if (at > 0) {
      return maybe(key, { first: phrase(text.slice(0, at)), second: phrase(text.slice(at + joint.length)) }) ?? text;
    }
  }
  const times = /^(.*) times the number of (.*)$/.exec(text);
  if (times !== null) return t("phrase.-times", { what: phrase(times[1] ?? ""), count: times[2] ?? "" });
  const deed = /^(take|pay) (.*)$/.exec(text);
  const goods = deed === null ? null : readGoods(deed[2] ?? "");
  if (deed !== null && goods !== null)
    return t(deed[1] === "pay" ? "phrase.-pay" : "phrase.-take", { goods: goodsText(goods) });
  const made = /^(play|build) (.*)$/.exec(text);
  if (made !== null) return t(made[1] === "play" ? "act.play" : "act.build", { card: thing(made[2] ?? "") });
  const at = text.indexOf(": ");
  if (at > 0) return t("reason.of", { what: phrase(text.slice(0, at)), why: phrase(text.slice(at + 2)) });
  return text;
}

/** A card, or what a space is called that builds it. */
function thing(english: string): string {
  return named(english) ?? spaceName(english);
}

/** What is converted on the way, as a payment tells it: "convert 1 grain to 2 food, 1 sheep to 2 food". */
export function wayText(way: string): string {
  const list = way.replace(/^convert /, "").split(/, (?=[^,]* to )/);
  const changes = list.map((part) => conversion(`convert ${part}`));
  if (changes.some((change) => change === null)) return phrase(way);
  return changes
    .map((change) => t("act.convert", { from: goodsText(change?.from ?? {}), to: goodsText(change?.to ?? {}) }))
    .join(t("reason.and"));
}

/** What a conversion takes and gives, where an action says so. */
export function conversion(text: string): { from: Goods; to: Goods; how: string } | null {
  const found = /^convert (.+?) to (.+?)(?: (?:with|by|using|at) (.+))?$/.exec(text);
  if (found === null) return null;
  const from = readGoods(found[1] ?? "");
  const to = readGoods(found[2] ?? "");
  return from === null || to === null ? null : { from, to, how: found[3] ?? "" };
}

/** The number of begging markers that an action takes; 0 for none. */
export function begs(action: Action): number {
  return Number(/\bbeg (\d+)/.exec(action.text)?.[1] ?? 0);
}

/** An action in words. */
export function actionText(action: Action, view: View): string {
  const { kind, text, touches } = action;
  const cells = touches.cells ?? [];
  switch (kind) {
    case "place":
      return spaceName(touches.space ?? text);
    case "room":
    case "stable":
    case "plow":
      if (cells.length === 1) return t(`act.${kind}`, { cell: cells[0] ?? "" });
      break;
    case "fence":
      return t("act.fence", { cells: cells.join(" ") });
    case "sow": {
      const goods = readGoods(text.replace(/^sow /, ""));
      if (goods !== null) return t("act.sow", { goods: goodsText(goods) });
      break;
    }
    case "keep":
      if (touches.goods !== undefined && listed(touches.goods).length > 0)
        return t("act.keep", { goods: goodsText(touches.goods) });
      return t("act.keep-nothing");
    case "card": {
      const found = /^(play|build) /.exec(text);
      const card = touches.cards?.[0];
      const rest = text.slice(text.indexOf(" ") + 1);
      if (found !== null) {
        const name = card !== undefined && view.cards[card] !== undefined ? cardName(view, card) : thing(rest);
        return found[1] === "play" ? t("act.play", { card: name }) : t("act.build", { card: name });
      }
      break;
    }
    case "convert":
    case "use": {
      const change = conversion(text);
      if (change !== null) {
        const words = t("act.convert", { from: goodsText(change.from), to: goodsText(change.to) });
        return change.how === "" ? words : `${words} (${phrase(change.how)})`;
      }
      break;
    }
    case "done": {
      if (text === "end turn") return t("act.end-turn");
      const n = begs(action);
      if (n > 0) return t("act.beg", { n, points: `−${3 * n}` });
      return t("act.done");
    }
  }
  const bread = /^bake (\d+) grain$/.exec(text);
  if (bread !== null) return t("act.bake", { n: Number(bread[1]) });
  const rooms = /^build (\d+) rooms?$/.exec(text);
  if (rooms !== null) return t("act.rooms", { n: Number(rooms[1]) });
  const paid = /^pay ([^(]*?)(?: \((.*)\))?$/.exec(text);
  const goods = paid === null ? null : readGoods(paid[1] ?? "");
  if (paid !== null && goods !== null)
    return t("act.pay", { goods: goodsText(goods) }) + (paid[2] === undefined ? "" : ` (${wayText(paid[2])})`);
  const returning = /^pay (?:by returning|(.*) and return) ([^(]*(?: \(\d+ clay\))?)(?: \((convert .*)\))?$/.exec(text);
  if (returning !== null) {
    const also = returning[1] === undefined ? null : goodsText(readGoods(returning[1]) ?? {});
    const card = thing(returning[2] ?? "");
    const words = also === null ? t("act.return", { card }) : t("act.pay-return", { goods: also, card });
    return words + (returning[3] === undefined ? "" : ` (${wayText(returning[3])})`);
  }
  return phrase(text);
}

/** A line of the log, where no view says what the action touches. */
export function toldText(item: { kind: string; text: string; cards: string[] }, view: View): string {
  const touches = { ...touched(item.kind, item.text), cards: item.cards };
  return actionText({ kind: item.kind as Action["kind"], text: item.text, touches }, view);
}

function touched(kind: string, text: string): Action["touches"] {
  if (kind === "fence" || kind === "room" || kind === "stable" || kind === "plow")
    return { cells: text.match(/\b[a-e][1-3]\b/g) ?? [] };
  if (kind === "keep") return { goods: readGoods(text.replace(/^keep /, "")) ?? {} };
  return {};
}

const ENDINGS: Readonly<Record<string, string>> = {
  "begging-marker": "begging-markers",
  "fenced-stable": "fenced-stables",
  "field-tile": "field-tiles",
  pasture: "pastures",
  "unused-space": "unused-spaces",
  vegetable: "vegetables",
  "stable-in-a-pasture": "stables-in-pastures",
};

/** The explanation of a line of a score sheet. */
export function scoreText(explanation: string): string {
  const at = explanation.indexOf(": ");
  if (at > 0) {
    const card = explanation.slice(0, at);
    return t("reason.of", { what: named(card) ?? card, why: scoreText(explanation.slice(at + 2)) });
  }
  const found = /^(\d+) (.*)$/.exec(explanation);
  const what = slug(found?.[2] ?? "");
  const counted = found === null ? null : maybe(`scored.${ENDINGS[what] ?? what}`, { n: Number(found[1]) });
  if (counted !== null) return counted;
  const amount = AMOUNT.exec(explanation);
  if (amount !== null) return count(amount[2] ?? "", Number(amount[1]));
  return named(explanation) ?? worded(explanation) ?? explanation;
}

export function categoryName(category: string): string {
  return maybe(`category.${slug(category)}`) ?? category;
}

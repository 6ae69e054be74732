/** What is drawn on an action space: what lies there, and signs of what it does. */

import { maybe } from "../lib/i18n.svelte";
import { goodsText } from "../lib/terms";
import type { Good, Goods, Space } from "../lib/view";
import { within } from "../lib/wording";
import { signs, type Sign } from "./deeds";

/** The drawings below its name: the same at every size, whatever its scene shows. */
export function signsOn(space: Space): Sign[] {
  // Goods that lie there say it themselves, and one card alone is named by its space.
  const single = within(space.does).some(({ code }) => code === "do-build-card");
  return single || gathersGoods(space) ? [] : signs(space);
}

/** The same in words, for those who hear it. */
export function spokenSigns(space: Space): string {
  const words = signsOn(space).map(({ icon, n }) => (n > 0 ? goodsText({ [icon]: n }) : (maybe(`deed-${icon}`) ?? "")));
  return words.filter((word) => word !== "").join(", ");
}

/** Whether nothing can ever be done there: a space for cards, in a game without them. */
export function isIdle({ does }: Space): boolean {
  return does.code === "do-nothing";
}

/** Whether it joins deeds each of which can be done on another space too. */
export function joinsDeeds(space: Space, spaces: readonly Space[]): boolean {
  const deeds = signs(space);
  const others = new Set(spaces.flatMap((one) => (one.id === space.id ? [] : signs(one).map(({ icon }) => icon))));
  return deeds.length > 1 && deeds.every(({ icon }) => others.has(icon));
}

/** Whether goods lie there, or come there each round. */
export function gathersGoods({ income, goods }: Space): boolean {
  return Object.keys(income).length + Object.keys(goods).length > 0;
}

/** The goods that who comes there gets: those that lie there, and those that come with them. */
export function goodsThere(space: Space): Goods {
  const all = gathersGoods(space) ? { ...space.goods } : {};
  for (const { icon, n, join } of signs(space)) {
    const good = icon as Good;
    if (n > 0 && !(join === "/" && gathersGoods(space))) all[good] = (all[good] ?? 0) + n;
  }
  return all;
}

/** Whether goods of several kinds lie there. */
export function isMixed(space: Space): boolean {
  return gathersGoods(space) && Object.keys(goodsThere(space)).length > 1;
}

/** Whether what is added lies there already: the number alone says it where no card laid more, or no more has room. */
export function addsAlike(space: Space, wide: boolean): boolean {
  const [kind = "", ...others] = Object.keys(space.income);
  const laid = Object.keys(space.goods).length > 1;
  return others.length === 0 && kind in space.goods && !(laid && wide);
}

/** How many lines of so many letters words take. */
export function linesOf(words: string, letters: number): number {
  return wrapped(words, letters, (word) => word.length).length;
}

/** How long each line is, if one holds so many letters, or each so many and the last ones as many as the last of these. */
export function wrapped(words: string, letters: number | number[], lengthOf: (word: string) => number): number[] {
  const gap = lengthOf(" ");
  const room = [letters].flat();
  const lines: number[] = [];
  for (const word of words.split(" ")) {
    const [last, length] = [lines.at(-1), lengthOf(word)];
    const most = room[Math.min(lines.length, room.length) - 1] ?? 0;
    if (last === undefined || last + gap + length > most) lines.push(length);
    else lines[lines.length - 1] = last + gap + length;
  }
  return lines;
}

/** How long words are in letters of the usual width: an i takes half of one, an m one and a half. */
export function lettersOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (/[ijl.,'’]/.test(letter)) return 0.5;
  if (/[ftrI() -]/.test(letter)) return 0.65;
  if (/[mwMWœæ]/.test(letter)) return 1.45;
  return letter === letter.toLowerCase() ? 1 : 1.15;
}

/** How wide a letter of the words below a name is, on average. */
const LETTER = 6.5;

/** What stands in the line below a name, as far as its width goes. */
export interface Line {
  words: string;
  /** How many drawings, and how wide they are together. */
  icons: number;
}

export function wideAs({ words, icons }: Line): number {
  return words.length * LETTER + icons + (words.length + icons > 0 ? 8 : 0);
}

/** The same of signs, drawn so large. */
export function wideOfSigns(drawn: readonly Sign[], icon: number): number {
  const between = { "+": 15, "/": 12, "": 3 };
  return drawn.reduce((sum, { n, join }) => sum + icon + between[join] + (n > 0 ? 11 * String(n).length : 0), 9);
}

/** The same of goods that lie there, drawn so large. */
export function wideOfPile(space: Space, icon: number): number {
  const goods = goodsThere(space);
  const lie = Object.keys(goods).length;
  return lie > 0 ? digits(goods) + (icon + 4) * lie + 10 : 0;
}

/** The same of what is added each round, behind the pile. */
export function wideOfIncome({ income }: Space, bare: boolean): number {
  const come = Object.keys(income).length;
  return come > 0 ? digits(income) + 18 + (bare ? 0 : 17 * come) : 0;
}

function digits(goods: Goods): number {
  return Object.values(goods).reduce((sum, n) => sum + 10 * String(n).length, 0);
}

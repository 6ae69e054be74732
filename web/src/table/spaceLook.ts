/** What is drawn on an action space: what lies there, and signs of what it does. */

import type { SceneName } from "../paint/drawings/scenes";
import type { Goods, Space } from "../lib/view";
import { signs } from "./deeds";

/** What a scene shows already needs no sign. */
const SHOWN: Partial<Record<SceneName, string>> = {
  fences: "fence",
  lessons: "occupation",
  oven: "major",
  plow: "plow",
  cradle: "newborn",
  renovate: "house-clay",
  meeting: "start",
};

export function signsBeside(scene: SceneName, space: Space): ReturnType<typeof signs> {
  return signs(space).filter((sign) => sign.icon !== SHOWN[scene]);
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

/** The goods that who comes there gets. */
export function goodsThere(space: Space): Goods {
  if (gathersGoods(space)) return space.goods;
  return Object.fromEntries(signs(space).flatMap(({ icon, n }) => (n > 0 ? [[icon, n]] : [])));
}

/** Whether a card has laid something of another kind there. */
export function isMixed({ goods }: Space): boolean {
  return Object.keys(goods).length > 1;
}

/** Whether what is added lies there already: the number alone says it where no other kind does, or no more has room. */
export function addsAlike(space: Space, wide: boolean): boolean {
  const [kind = "", ...others] = Object.keys(space.income);
  return others.length === 0 && kind in space.goods && !(isMixed(space) && wide);
}

/** How many lines of so many letters words take. */
export function linesOf(words: string, letters: number): number {
  let lines = 1;
  let used = -1;
  for (const { length } of words.split(" ")) {
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, -1];
    used += 1 + length;
  }
  return lines;
}

/** Which drawings stand for what a space does; words tell it in full. */

import { readGoods } from "../lib/terms";
import { GOODS, type Good, type Space } from "../lib/view";

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/starting player/, "start"],
  [/\brooms?\b/, "room"],
  [/stable/, "stable"],
  [/pasture/, "pasture"],
  [/plow/, "plow"],
  [/\bsow\b/, "sow"],
  [/bake/, "bread"],
  [/renovat/, "house-clay"],
  [/family growth/, "newborn"],
  [/fences/, "fence"],
  [/major|an improvement|build [A-Z]/, "major"],
  [/minor/, "minor"],
  [/occupation/, "occupation"],
];

export interface Sign {
  icon: string;
  n: number;
}

/** The drawings for a space without goods of its own, in the order of its words. */
export function signs(space: Space): Sign[] {
  const found: (Sign & { at: number })[] = [];
  for (const [word, icon] of SIGNS) {
    const at = space.does.search(word);
    if (at >= 0) found.push({ icon, n: 0, at });
  }
  const taken = /\btake (\d+ \w+(?:, \d+ \w+)*)/g;
  const takes = [...space.does.matchAll(taken)];
  if (takes.length === 1) {
    const goods = readGoods(takes[0]?.[1] ?? "") ?? {};
    for (const good of GOODS) {
      const n = goods[good] ?? 0;
      if (n > 0) found.push({ icon: good, n, at: takes[0]?.index ?? 0 });
    }
  } else if (takes.length > 1) {
    const kinds = new Set<Good>();
    for (const take of takes) {
      const goods = readGoods(take[1] ?? "") ?? {};
      for (const good of GOODS) if ((goods[good] ?? 0) > 0) kinds.add(good);
    }
    for (const good of GOODS) if (kinds.has(good)) found.push({ icon: good, n: 0, at: takes[0]?.index ?? 0 });
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Whether the space lets one choose between several goods. */
export function offersChoice(space: Space): boolean {
  return (space.does.match(/\btake \d/g) ?? []).length > 1;
}

/** Which drawings stand for what a space does; words tell it in full. */

import { goodsOf, isMessage, within, type Message } from "../lib/wording";
import { GOODS, type Good, type Space } from "../lib/view";

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "do-starting-player": ["start"],
  "do-build-room": ["room"],
  "do-build-rooms": ["room"],
  "do-build-rooms-of": ["room"],
  "do-build-stable": ["stable"],
  "do-build-stables": ["stable"],
  "do-build-pastures": ["pasture"],
  "do-plow": ["plow"],
  "do-plow-up-to": ["plow"],
  "do-sow": ["sow"],
  "do-bake": ["bread"],
  "do-renovate": ["house-clay"],
  "do-grow": ["newborn"],
  "do-build-fences": ["fence"],
  "do-build-improvement": ["major"],
  "do-build-card": ["major"],
  "do-major": ["major"],
  "do-minor": ["minor"],
  "do-major-or-minor": ["major", "minor"],
  "do-occupation": ["occupation"],
  "ask-major": ["major"],
  "ask-minor": ["minor"],
  "ask-major-or-minor": ["major", "minor"],
  "ask-occupation": ["occupation"],
  "ask-occupation-by-number": ["occupation"],
};

export interface Sign {
  icon: string;
  n: number;
}

/** The drawings for a space without goods of its own, in the order of its words; each once. */
export function signs(space: Pick<Space, "does">): Sign[] {
  const many = offersChoice(space);
  const found = new Map<string, Sign>();
  const add = (icon: string, n: number): void => {
    if (!found.has(icon)) found.set(icon, { icon, n });
  };
  for (const deed of within(space.does)) {
    for (const icon of SIGNS[deed.code] ?? []) add(icon, 0);
    if (deed.code === "do-take") for (const [good, n] of taken(goodsOf(deed, "goods"))) add(good, many ? 0 : n);
  }
  // Goods to choose between stand in their fixed order, whatever comes with each.
  const place = ({ icon }: Sign): number => (many ? GOODS.indexOf(icon as Good) : 0);
  return [...found.values()].sort((one, other) => place(one) - place(other));
}

function taken(goods: Partial<Record<Good, number>>): [Good, number][] {
  return GOODS.flatMap((good): [Good, number][] => ((goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0]] : []));
}

/** The drawings for the deeds that some reasons are about. */
export function signsOf(reasons: readonly Message[]): string[] {
  return reasons.flatMap(({ what }) => (isMessage(what) ? signs({ does: what }).map(({ icon }) => icon) : []));
}

/** Whether the space lets one choose between several goods. */
export function offersChoice(space: Pick<Space, "does">): boolean {
  return within(space.does).filter((deed) => deed.code === "do-take").length > 1;
}

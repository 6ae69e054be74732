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

/** How a drawing follows the one before it: after it, instead of it, or beside it. */
export type Join = "+" | "/" | "";

export interface Sign {
  icon: string;
  n: number;
  join: Join;
}

/** The drawings for a space without goods of its own, in the order of its words; each once. */
export function signs(space: Pick<Space, "does">): Sign[] {
  const found = new Map<string, Sign>();
  for (const sign of drawn(space.does, "")) {
    if (!found.has(sign.icon)) found.set(sign.icon, found.size === 0 ? { ...sign, join: "" } : sign);
  }
  return [...found.values()];
}

/** What one deed is drawn as, its first drawing joined so to what stands before. */
function drawn(deed: Message, join: Join): Sign[] {
  if (deed.code === "do-take") return taken(goodsOf(deed, "goods")).map(([good, n], at) => sign(good, n, at, join));
  const known = SIGNS[deed.code];
  // An improvement of one kind or of the other.
  if (known !== undefined) return known.map((icon, at) => ({ icon, n: 0, join: at > 0 ? "/" : join }));
  if (offersChoice({ does: deed }) && deed.code === "do-or") return chosen(deed, join);
  const between = BETWEEN[deed.code] ?? "+";
  return partsOf(deed).reduce<Sign[]>((all, part) => [...all, ...drawn(part, all.length > 0 ? between : join)], []);
}

function sign(icon: string, n: number, at: number, join: Join): Sign {
  return { icon, n, join: at > 0 ? "" : join };
}

const BETWEEN: Readonly<Record<string, Join>> = { "do-or": "/", "do-and-or": "" };

function partsOf(deed: Message): Message[] {
  return Object.values(deed).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isMessage));
}

/** Goods to choose between stand in their fixed order, and after them what comes with each. */
function chosen(deed: Message, join: Join): Sign[] {
  const ways = within(deed).flatMap((part) => (part.code === "do-take" ? [goodsOf(part, "goods")] : []));
  const has = (way: Partial<Record<Good, number>>, good: Good): boolean => (way[good] ?? 0) > 0;
  const always = GOODS.filter((good) => ways.every((way) => has(way, good)));
  // Food that comes with some of them is told in words.
  const adorns = (good: Good): boolean =>
    good === "food" && ways.some((way) => has(way, good) && taken(way).length > 1);
  const either = GOODS.filter((good) => !always.includes(good) && !adorns(good) && ways.some((way) => has(way, good)));
  return [
    ...either.map((icon, at): Sign => ({ icon, n: 0, join: at > 0 ? "/" : join })),
    ...always.map((icon, at) => sign(icon, ways[0]?.[icon] ?? 0, at, "+")),
  ];
}

function taken(goods: Partial<Record<Good, number>>): [Good, number][] {
  return GOODS.flatMap((good): [Good, number][] => ((goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0]] : []));
}

/** The drawings for the deeds that some reasons are about. */
export function signsOf(reasons: readonly Message[]): string[] {
  return reasons.flatMap(({ what }) => (isMessage(what) ? signs({ does: what }).map(({ icon }) => icon) : []));
}

/** Whether the space lets one choose between several goods. */
function offersChoice(space: Pick<Space, "does">): boolean {
  return within(space.does).filter((deed) => deed.code === "do-take").length > 1;
}

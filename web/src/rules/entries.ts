/** The short rulebook: which entries an edition has, and which of them explains a thing of the table. */

import { listed } from "../lib/terms";
import { GOODS, type Good, type Space } from "../lib/view";
import { goodsOf, within } from "../lib/wording";

/** Each entry with the drawing that stands beside it. */
const ICONS = {
  goal: "points",
  round: "person",
  space: "wood",
  house: "house-clay",
  growth: "newborn",
  field: "field",
  sow: "grain",
  pasture: "fence",
  animals: "sheep",
  stable: "stable",
  harvest: "harvest",
  begging: "begging",
  cooking: "bread",
  improvement: "major",
  cards: "occupation",
  start: "start",
  score: "points",
} as const;

export type Rule = keyof typeof ICONS;

const GRID = Object.keys(ICONS) as Rule[];
const TILES: readonly Rule[] = GRID.filter((id) => id !== "cards");
/** What is told in other words for a farm of tiles. */
const OTHERWISE: ReadonlySet<Rule> = new Set<Rule>([
  "goal",
  "space",
  "house",
  "field",
  "sow",
  "pasture",
  "animals",
  "stable",
  "cooking",
  "improvement",
  "start",
  "score",
]);

export function isTiled(edition: string): boolean {
  return edition === "family";
}

export function entriesOf(edition: string): readonly Rule[] {
  return isTiled(edition) ? TILES : GRID;
}

/** The message of an entry in an edition. */
export function messageOf(id: Rule, edition: string): string {
  // The space that makes the starting player has another name in each edition.
  if (id === "start" && edition === "original") return "rule-start-original";
  return isTiled(edition) && OTHERWISE.has(id) ? `rule-${id}-tiles` : `rule-${id}`;
}

export function iconOf(id: Rule): string {
  return ICONS[id];
}

/** What is said of what a good is for; animals share one sentence. */
export function messageOfGood(good: Good, edition: string): string {
  if (good === "sheep" || good === "boar" || good === "cattle") return "use-animal";
  return isTiled(edition) && BUILT.has(good) ? `use-${good}-tiles` : `use-${good}`;
}

/** What is built with other prices on a farm of tiles. */
const BUILT: ReadonlySet<Good> = new Set<Good>(["wood", "clay", "reed"]);

/** What tells of each deed of a space; what is taken is told by its goods. */
const BY_DEED: Readonly<Record<string, Rule>> = {
  "do-build-room": "house",
  "do-build-rooms": "house",
  "do-build-rooms-of": "house",
  "do-renovate": "house",
  "do-grow": "growth",
  "do-plow": "field",
  "do-sow": "sow",
  "do-build-fences": "pasture",
  "do-build-pastures": "pasture",
  "do-build-stable": "stable",
  "do-build-stables": "stable",
  "do-bake": "cooking",
  "do-occupation": "cards",
  "ask-occupation": "cards",
  "ask-occupation-by-number": "cards",
  "ask-minor": "cards",
  "do-nothing": "cards", // a space for cards, in a game without them
  "ask-major": "improvement",
  "ask-major-or-minor": "improvement",
  "do-build-card": "improvement",
  "do-build-improvement": "improvement",
  "do-starting-player": "start",
};

/** The entries that explain what a space does, and what the goods that it gives are for. */
export function entriesForSpace({ does, income, goods }: Pick<Space, "does" | "income" | "goods">): Rule[] {
  const found = within(does).flatMap((deed): readonly Rule[] => {
    const lies = listed(income).length > 0 ? income : goods;
    const taken = deed.code === "do-take" ? goodsOf(deed, "goods") : deed.code === "do-take-all" ? lies : {};
    const entry = BY_DEED[deed.code];
    return entry === undefined ? listed(taken).map(([good]) => BY_ICON[good] ?? "space") : [entry];
  });
  return found.length === 0 ? ["space"] : [...new Set(found)];
}

function each(icons: readonly string[], entry: Rule): Record<string, Rule> {
  return Object.fromEntries(icons.map((icon) => [icon, entry]));
}

const BY_ICON: Readonly<Record<string, Rule>> = {
  ...each(["wood", "clay", "reed", "stone"], "space"),
  ...each(["grain", "vegetable", "sow"], "sow"),
  ...each(["sheep", "boar", "cattle", "paw", "gate"], "animals"),
  ...each(["food", "harvest", "bowl-ready", "bowl-empty"], "harvest"),
  ...each(["house-wood", "house-clay", "house-stone", "room"], "house"),
  ...each(["occupation", "minor", "card", "traveling"], "cards"),
  fence: "pasture",
  pasture: "pasture",
  stable: "stable",
  field: "field",
  plow: "field",
  person: "round",
  newborn: "growth",
  begging: "begging",
  bread: "cooking",
  major: "improvement",
  points: "score",
  bonus: "score",
  start: "start",
};

/** The good that a drawing shows. */
export function goodOf(icon: string): Good | undefined {
  return GOODS.find((good) => good === icon);
}

/** The entry that explains a drawing. */
export function entryForIcon(icon: string): Rule | null {
  return BY_ICON[icon] ?? null;
}

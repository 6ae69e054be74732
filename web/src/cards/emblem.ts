/** Which drawing stands for what a card gives: by its category, and by the first fitting word of its text. */

import type { CardFacts } from "../lib/view";

type Words = readonly (readonly [RegExp, string])[];

const MATERIALS: Words = [
  [/\bwood\b/i, "wood"],
  [/\bclay\b/i, "clay"],
  [/\breed\b/i, "reed"],
  [/\bstone\b/i, "stone"],
];
const CROPS: Words = [
  [/\bgrain\b/i, "grain"],
  [/\bvegetables?\b/i, "vegetable"],
];
const ANIMALS: Words = [
  [/\bsheep\b/i, "sheep"],
  [/\bboar\b/i, "boar"],
  [/\bcattle\b/i, "cattle"],
];
const FARM: Words = [
  [/\bstables?\b/i, "stable"],
  [/\bfences?\b/i, "fence"],
  [/\b(plow|fields?)\b/i, "field"],
  [/\bpastures?\b/i, "pasture"],
  [/\b(rooms?|house|renovat\w*|live)\b/i, "room"],
];
const DEEDS: Words = [
  [/\bbread\b/i, "bread"],
  [/\boccupations?\b/i, "occupation"],
  [/\bimprovements?\b/i, "major"],
  [/\b(newborn|children)\b/i, "newborn"],
];

/** A hearth, an oven, a workshop. */
const MAJORS: Words = [[/\bat any time\b/i, "major"], [/\bbake\b/i, "bread"], ...MATERIALS];

const BY_CATEGORY: Readonly<Record<string, { words: Words; else: string }>> = {
  "Food Provider": { words: [], else: "food" },
  "Points Provider": { words: [], else: "points" },
  "Crop Provider": { words: CROPS, else: "grain" },
  "Livestock Provider": { words: ANIMALS, else: "sheep" },
  "Building Resource Provider": { words: MATERIALS, else: "wood" },
  "Goods Provider": { words: [...MATERIALS, ...CROPS], else: "any" },
  "Farm Planner": { words: FARM, else: "room" },
  "Actions Booster": { words: DEEDS, else: "person" },
};

/** The name of the drawing; the text is the English one, whatever the page speaks. */
export function emblemOf({ kind, category, text }: Pick<CardFacts, "kind" | "category" | "text">): string {
  const any = { words: [...MATERIALS, ...CROPS, ...ANIMALS, ...FARM, ...DEEDS], else: "card" };
  const known = kind === "major" ? { words: MAJORS, else: "food" } : (BY_CATEGORY[category] ?? any);
  const found = known.words
    .map(([word, drawing]) => ({ at: text.search(word), drawing }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.drawing ?? known.else;
}

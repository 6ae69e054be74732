/** What is painted over a card: what it speaks of; beside it who has learned it, with a tool. */

import { drawHouse, plan, type Material } from "../paint/house";
import { land, SCENES, type SceneName } from "../paint/drawings/scenes";
import { LINE, use } from "../paint/svg";
import { workshop } from "../paint/workshops";
import { subjectOf } from "./subject.svelte";

/** Which scene shows a thing. */
const SCENE_OF: Readonly<Record<string, SceneName>> = {
  wood: "forest",
  stone: "quarry",
  fence: "fences",
  pasture: "fences",
  field: "plow",
  bread: "oven",
  occupation: "lessons",
  newborn: "cradle",
  person: "labor",
  start: "meeting",
  any: "market",
};

/** Buildings that are named so: those of the Family Edition, by a word of their ids. */
const WORKSHOPS: readonly (readonly [RegExp, string])[] = [
  [/basket/i, "basketmaker"],
  [/pott|ceram|porcel|bottle|crock|\bjug\b|flagon|churn|copper|keg/i, "pottery"],
  [/joiner|cabinet|turner|plane|wood carv|carpenter$|cooper/i, "joinery"],
  [/hearth|spit|barbecue|cooking corner/i, "hearth"],
  [/depot|storehouse|granary/i, "depot"],
];

const WELL = `<path d="M84 56V40h32v16q-16 5-32 0Z" fill="var(--art-stone)" ${LINE}/><path d="M84 47h32M92 40v7M104 40v7M98 47v10M111 47v9" stroke="var(--art-stone-deep)" stroke-width="1.4"/><path d="M88 40V22M112 40V22" stroke="var(--art-wood-deep)" stroke-width="3"/><path d="M80 26 100 10l20 16Z" fill="var(--art-roof-wood)" ${LINE}/><path d="M100 24v9" stroke="var(--art-line)" stroke-width="1.2"/><path d="M95 33h10l-2 7h-6Z" fill="var(--art-wood-lit)" ${LINE}/>`;
const PRIZE = `<path d="M102 58V34" stroke="var(--art-wood-deep)" stroke-width="4" stroke-linecap="round"/>`;

function house(material: Material): string {
  return `<g class="seat-0" transform="translate(70 6) scale(.56)">${drawHouse(plan(1), material, true)}</g>`;
}

/** What stands at the right, on its land. */
function thing(subject: string, name: string): string {
  const built = WORKSHOPS.find(([word]) => word.test(name))?.[1] ?? (subject === "major" ? "fireplace" : undefined);
  if (built !== undefined) return `${land()}<g transform="translate(72 7) scale(.53)">${workshop(built) ?? ""}</g>`;
  if (/\bwell\b|water carrier/i.test(name)) return land() + WELL;
  if (subject.startsWith("house-")) return land() + house(subject.slice(6) as Material);
  if (subject === "room") return land() + house("wood");
  const scene = SCENE_OF[subject] ?? subject;
  if (scene in SCENES) return SCENES[scene as SceneName];
  return land() + (subject === "points" ? PRIZE + use("points", 85, 8, 34, 34) : use(subject, 80, 16, 42, 42));
}

const HANDLE = `<path d="M71 58V26" stroke="var(--art-wood-deep)" stroke-width="2.4" stroke-linecap="round"/>`;
const AXE = `<path d="M70 24h9q3 6 0 11l-9-4Z" fill="var(--art-sickle)" ${LINE}/>`;
const SPADE = `<path d="M67 28V19q4-5 8 0v9Z" fill="var(--art-sickle)" ${LINE}/>`;
const PICK = `<path d="M60 27q11-9 22 0l-1 2q-10-5-20 0Z" fill="var(--art-sickle)" ${LINE}/>`;
const SCYTHE = `<path d="M70 25q13-6 18 8-8-6-18-3Z" fill="var(--art-sickle)" ${LINE}/>`;
const HAMMER = `<path d="M65 22h12v7H65Z" fill="var(--art-stone)" ${LINE}/>`;
const SPOON = `<ellipse cx="71" cy="23" rx="4" ry="5.5" fill="var(--art-wood-lit)" ${LINE}/>`;
const CROOK = `<path d="M71 30v-5q0-7 5-7t5 6" fill="none" stroke="var(--art-wood-deep)" stroke-width="2.4" stroke-linecap="round"/>`;
const ROD = `<path d="M71 28 84 10v20" fill="none" stroke="var(--art-wood-deep)" stroke-width="1.4"/>`;

/** The tool of somebody's trade. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/^wood$/, AXE],
  [/^stone$/, PICK],
  [/^(clay|field|vegetable|plow)$/, SPADE],
  [/^(grain|reed)$/, SCYTHE],
  [/^(sheep|boar|cattle)$/, CROOK],
  [/^fishing$/, ROD],
  [/^(house-|room|fence|stable)/, HAMMER],
  [/^(food|bread|major|mill)$/, SPOON],
];

/** What these are used on stands so close that they are held in the other hand. */
const OTHER_HAND: ReadonlySet<string> = new Set([SPADE, HAMMER]);

function held(tool: string): string {
  const drawn = HANDLE + tool;
  return OTHER_HAND.has(tool) ? `<g transform="matrix(-1 0 0 1 115 0)">${drawn}</g>` : drawn;
}

/** The picture in the measure of a scene, 128 x 64. */
export function pictureOf(card: Parameters<typeof subjectOf>[0]): string {
  const subject = subjectOf(card);
  const drawn = thing(subject, card.name);
  if (card.kind !== "occupation") return drawn;
  const tool = TOOLS.find(([kind]) => kind.test(subject))?.[1];
  // Not everybody wears the same.
  const person = `<g class="seat-${card.name.length % 5}">${use("person", 44, 20, 27, 39)}</g>`;
  return drawn + person + (tool === undefined ? "" : held(tool));
}

/** What is painted over a card: what it speaks of, somebody at work there with a tool, and before them what it gives. */

import type { CardFacts } from "../lib/view";
import { drawHouse, plan, type Material } from "../paint/house";
import { land, SCENES, type SceneName } from "../paint/drawings/scenes";
import { DRAWINGS } from "../paint/sprite";
import { LINE, personWithFace, short, use } from "../paint/svg";
import { workshop } from "../paint/workshops";
import { emblemOf } from "./emblem";
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

/** Drawings by the English names of the cards that have them. */
function byCard(drawings: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const all = Object.entries(drawings);
  return new Map(all.flatMap(([drawing, cards]) => cards.split("|").map((card) => [card, drawing] as const)));
}

/** Which building of the Family Edition stands on a card. */
const WORKSHOPS = byCard({
  basketmaker: "Acorns Basket|Basket|Basketmaker|Basketmaker's Workshop",
  pottery:
    "Bottles|Brewer's Copper|Butter Churn|Ceramics|Flagon|Gypsy's Crock|Hard Porcelain|Keg|Milk Jug|Potter|Pottery",
  joinery: "Cabinetmaker|Carpenter|Cooper|Joinery|Plane|Turner|Wood Carver",
  hearth: "Barbecue|Cooking Corner|Cooking Hearth|Cooking Hearth (4 clay)|Cooking Hearth (5 clay)|Spit Roast",
  depot: "Corn Storehouse|Depot|Granary|Storehouse Clerk|Storehouse Keeper",
});

const PRIZE = `<path d="M102 58V34" stroke="var(--art-wood-deep)" stroke-width="4" stroke-linecap="round"/>`;

function house(material: Material): string {
  return `<g class="seat-0" transform="translate(70 6) scale(.56)">${drawHouse(plan(1), material, true)}</g>`;
}

/** A drawing that stands on the land, in its own shade or in one that it is given. */
function standing(name: string, x: number, y: number, width: number, height: number): string {
  const own = DRAWINGS[name]?.markup.includes("var(--art-shade)") ?? false;
  const shade = `<ellipse cx="${short(x + width * 0.55)}" cy="${short(y + height * 0.95)}" rx="${short(width * 0.46)}" ry="${short(width * 0.09)}" fill="var(--art-shade)"/>`;
  return (own ? "" : shade) + use(name, x, y, width, height);
}

/** What stands at the right, on its land. */
function thing(subject: string, name: string): string {
  const built = WORKSHOPS.get(name) ?? (subject === "major" ? "fireplace" : undefined);
  if (built !== undefined) return `${land()}<g transform="translate(72 7) scale(.53)">${workshop(built) ?? ""}</g>`;
  if (subject.startsWith("house-")) return land() + house(subject.slice(6) as Material);
  if (subject === "room") return land() + house("wood");
  const scene = SCENE_OF[subject] ?? subject;
  if (scene in SCENES) return SCENES[scene as SceneName];
  return land() + (subject === "points" ? PRIZE + use("points", 85, 8, 34, 34) : standing(subject, 80, 16, 42, 42));
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

const BROOM = `<path d="M68 48h6l4 11H64Z" fill="var(--art-straw)" ${LINE}/>`;

/** What these are used on stands so close that they are held in the other hand. */
const OTHER_HAND: ReadonlySet<string> = new Set([SPADE, HAMMER, BROOM]);

function held(tool: string): string {
  const drawn = HANDLE + tool;
  return OTHER_HAND.has(tool) ? `<g transform="matrix(-1 0 0 1 115 0)">${drawn}</g>` : drawn;
}

const WOODEN = `fill="none" stroke="var(--art-wood-deep)" stroke-width="2.4" stroke-linecap="round"`;
const BOOK = `<path d="M47 42q6-4 10.500-1 4.500-3 10.500 1v10q-6-3-10.500 0-4.500-3-10.500 0Z" fill="var(--art-cloth)" ${LINE}/><path d="M57.500 41v11" stroke="var(--art-line)"/>`;
const LADDER = `<path d="M65 61 77 15M74 61 86 15M67.500 52h9M70 43h9M72 34h9M74.500 25h9" ${WOODEN}/>`;
const BARROW = `<path d="M84 51 60 42M67 56v5" ${WOODEN}/><path d="M66 45h21l-5 11H70Z" fill="var(--art-wood)" ${LINE}/><circle cx="84" cy="58" r="4.500" fill="var(--art-wood-deep)" ${LINE}/>`;
const PAIL = `<path d="M65 46q6-11 12 0" ${WOODEN}/><path d="M64 46h14l-2 12H66Z" fill="var(--art-wood-lit)" ${LINE}/>`;
const PURSE = `<path d="m67 36 1.500 5q-9 13 2 13t2-13l1.500-5q-3.500 2-7 0Z" fill="var(--art-straw)" ${LINE}/><path d="M68 41.500h5" stroke="var(--bad)" stroke-width="2.4"/>`;
const LUTE = `<path d="m58 45 13-9" ${WOODEN}/><ellipse cx="54" cy="47" rx="7" ry="5.500" fill="var(--art-wood-lit)" ${LINE}/>`;
const BALLS = [47, 57, 67]
  .map((x) => `<circle cx="${x}" cy="${x === 57 ? 8 : 14}" r="3.200" fill="var(--art-fire)" ${LINE}/>`)
  .join("");

/** What somebody has in hand in place of the tool of the trade. */
const IN_HAND = byCard({
  [BOOK]: "Academic|Church Warden|Estate Manager|Pastor|Perpetual Student|Priest|Scholar|Storehouse Clerk",
  [LADDER]: "Conservator|Hut Builder|Renovator|Roof Ballaster|Wall Builder",
  [BARROW]:
    "Clay Deliveryman|Clay Hut Builder|Clay Worker|Fence Deliveryman|Manufacturer|Resource Seller|Stone Carrier|Wood Deliveryman|Wood Distributor",
  [held(BROOM)]: "Groom|House Steward|Maid|Manservant|Stablehand",
  [PAIL]:
    "Animal Keeper|Berry Picker|Cattle Feeder|Clay Mixer|Clay Plasterer|Milking Hand|Mushroom Collector|Reed Collector|Roughcaster|Water Carrier",
  [PURSE]:
    "Animal Dealer|Bread Seller|Businessman|Clay Seller|Corn Profiteer|Greengrocer|Meat Seller|Merchant|Reed Buyer|Seed Seller|Seed Trader|Stone Buyer|Traveling Salesman|Wood Buyer",
  [LUTE]: "Lutenist|Street Musician",
  [BALLS]: "Conjurer|Juggler",
  // These have people for the work.
  "": "Cottager|Head of the Family|Social Climber",
});

/** What stands on the land beside them, where there is room for it: a drawing, its width and its height. */
const AROUND: readonly (readonly [RegExp, string, number, number])[] = [
  [/^(sheep|start)$/, "sheep", 30, 23],
  [/^boar$/, "boar", 30, 23],
  [/^(cattle|stable)$/, "cattle", 30, 23],
  [/^(reed|fishing)$/, "reed", 24, 32],
  [/^(grain|field|plow|mill|bread)$/, "sheaf", 19, 25],
  [/^vegetable$/, "vegetable-ripe", 16, 19],
  [/^(fence|pasture)$/, "fence", 27, 27],
  [/^stone$/, "stone", 24, 24],
  [/^clay$/, "clay", 24, 24],
  [/^(wood|house-wood|room)$/, "fir", 23, 40],
];

/** Three of them, each on a place of its own. */
function around(subject: string): string {
  const [, what, width, height] = AROUND.find(([word]) => word.test(subject)) ?? [0, "tree", 27, 36];
  // The middle, the foot and the size; no further to the right, or a narrow picture would show a piece of the last.
  const places = [
    [-27, 53, 0.8],
    [19, 55, 0.9],
    [-4, 60, 1],
  ] as const;
  return places
    .map(([x, y, size]) => standing(what, x - (width * size) / 2, y - height * size, width * size, height * size))
    .join("");
}

/** What is no thing that could lie somewhere. */
const NO_THING = ["points", "person", "card", "occupation", "major", "field", "pasture", "room"];

/** What a card gives lies in front, if it does not stand there already. */
function given(card: Parameters<typeof emblemOf>[0], subject: string): string {
  const gives = emblemOf(card);
  return gives === subject || NO_THING.includes(gives) ? "" : standing(gives, 106, 44, 20, 20);
}

/**
 * The picture in the measure of a scene, 128 x 64; on a wide one more of the land is seen at its left.
 *
 * Who works there wears the colour of the seat whose card it is; of nobody's card not everybody wears the same.
 */
export function pictureOf(card: Pick<CardFacts, "name" | "kind" | "category" | "text">, seat?: number): string {
  const subject = subjectOf(card);
  const tool = TOOLS.find(([kind]) => kind.test(subject))?.[1];
  const person = `<g class="plain seat-${seat ?? card.name.length % 5}">${personWithFace(44, 20, 27, 39)}</g>`;
  const worker = person + (IN_HAND.get(card.name) ?? (tool === undefined ? "" : held(tool)));
  return thing(subject, card.name) + around(subject) + worker + given(card, subject);
}

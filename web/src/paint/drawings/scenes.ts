/** The little scenes of the action spaces, 128 x 64: the ground runs along the foot, the thing stands at the right. */

import { LINE, use } from "../svg";

/** Rolling ground; the meadow where nothing else is said. */
export const land = (c = "var(--art-meadow)", d = "var(--art-meadow-deep)") =>
  `<path d="M-320 42q62 10 125 3t125-3q36 12 70 4 34-9 66-3t62-4h24v30H-320Z" fill="${c}"/><path d="M-320 54q62 8 125 2t125-2q36 8 70 2 40-8 70-2t58-4h24v20H-320Z" fill="${d}" opacity=".35"/>`;
const water = `<path d="M-320 45q62 7 125 2t125-2q36 8 70 3 34-6 66-3t62-3h24v28H-320Z" fill="var(--art-water)"/><path d="M52 52q6-3 12 0t12 0M84 57q6-3 12 0t12 0M70 61q5-2 10 0" stroke="var(--art-water-lit)" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;

/** Things of these scenes that stand in other pictures too, where they stand here. */
export const PIT = `<path d="M66 50q8-12 26-11t30 13q-24 10-56-2Z" fill="var(--art-clay-deep)"/><path d="M74 50q8-6 18-6t22 7" stroke="var(--art-clay)" stroke-width="3" fill="none"/><path d="M112 14 100 46" stroke="var(--art-wood-deep)" stroke-width="3" stroke-linecap="round"/><path d="M96 42l9 4-5 11q-7-1-8-6Z" fill="var(--art-stone)" ${LINE}/>`;
export const ROCK = `<g transform="translate(28 12) scale(.8)"><path d="M66 50l6-18 14-4 5-11 18 1 9 11 6 6 4 16q-30 6-62 3Z" fill="var(--art-stone)" ${LINE}/><path d="M72 32l14-4 5-11 18 1-6 9-8 3-2 9-14 2Z" fill="var(--art-stone-lit)"/><path d="M92 50l3-14 12-4M112 50l2-12" stroke="var(--art-stone-deep)" stroke-width="1.6" fill="none"/></g>`;
export const PLOW = `<path d="M70 36l34 2q9 1 20-18" fill="none" stroke="var(--art-line)" stroke-width="6" stroke-linecap="round"/><path d="M70 36l34 2q9 1 20-18" fill="none" stroke="var(--art-wood)" stroke-width="3.6" stroke-linecap="round"/><path d="M99 36l-4 9-14 9q14 3 24-8l3-9Z" fill="var(--art-stone-lit)" ${LINE}/><circle cx="72" cy="46" r="8" fill="none" stroke="var(--art-line)" stroke-width="4.4"/><circle cx="72" cy="46" r="8" fill="none" stroke="var(--art-wood-lit)" stroke-width="2.4"/><path d="M72 38v16M64 46h16" stroke="var(--art-wood-deep)" stroke-width="1.6"/>`;
export const SLATE = `<path d="M86 20h34v26H86Z" fill="var(--art-slate)" stroke="var(--art-wood)" stroke-width="3"/><path d="M92 28h20M92 34h14M92 40h17" stroke="var(--art-chalk)" stroke-width="1.8" stroke-linecap="round"/><path d="M92 47l-6 12M114 47l6 12" stroke="var(--art-wood-deep)" stroke-width="2.6"/>`;
export const CRADLE = `<path d="M80 36q20 8 40 0l-5 15q-15 5-30 0Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M76 54q24 9 48 0" stroke="var(--art-wood-deep)" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M86 37q0-16 14-16 4 0 6 2-8 4-8 14Z" fill="var(--art-cloth)" ${LINE}/><circle cx="106" cy="34" r="5" fill="var(--art-skin)" ${LINE}/><path d="M88 42q12 4 25 0" stroke="var(--art-wood)" stroke-width="1.4" fill="none"/>`;

/** What stands on the ground of each. */
export const THINGS = {
  forest: use("fir", 62, 14, 22, 40) + use("fir", 104, 12, 24, 44) + use("fir", 82, 8, 27, 50),
  copse: use("tree", 92, 18, 30, 40) + use("fir", 78, 26, 16, 30),
  grove: use("tree", 70, 20, 28, 36) + use("tree", 92, 12, 36, 48),
  clay: PIT,
  reed: [72, 84, 98, 112].map((x, i) => use("reed", x - 8, 16 + (i % 2) * 5, 26, 34)).join(""),
  fishing: `<path d="M84 36q14-12 28 0l9-7q2 8 0 16l-9-7q-14 12-28-2Z" transform="matrix(-1 0 0 1 204 0) rotate(-12 100 38)" fill="var(--art-fish)" ${LINE}/><circle cx="114" cy="38" r="1.6" fill="var(--art-line)"/>`,
  quarry: ROCK,
  sheep: use("sheep", 80, 22, 44, 34),
  boar: use("boar", 80, 22, 44, 34),
  cattle: use("cattle", 80, 22, 44, 34),
  grain: use("sheaf", 88, 18, 30, 38),
  vegetable:
    `<path d="M82 36h36l-4 20H86Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M83 42h34M85 49h30" stroke="var(--art-wood)" stroke-width="2"/>` +
    use("vegetable-ripe", 82, 18, 18, 20) +
    use("vegetable-ripe", 94, 15, 20, 22) +
    use("vegetable-ripe", 104, 19, 16, 18),
  plow: `<path d="M50 53q34-6 78-4M48 60q36-6 80-4" stroke="var(--art-soil-lit)" stroke-width="2.2" fill="none"/>${PLOW}`,
  lessons: SLATE,
  labor: `<path d="M82 54q-2-26 18-32 20 6 20 32Z" fill="var(--art-grain)" ${LINE}/><path d="M90 50q0-16 8-24M100 52V26M112 50q0-14-8-22" stroke="var(--art-grain-deep)" stroke-width="1.4" fill="none"/><path d="M124 14 108 56M119 12l-2 7q5 4 8 2l2-7" stroke="var(--art-wood-deep)" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  wagon: `<path d="M80 44q0-22 20-22t20 22Z" fill="var(--art-cloth)" ${LINE}/><path d="M90 44q-1-16 4-21M110 44q1-16-4-21" stroke="var(--art-wood-deep)" stroke-width="1.2" fill="none"/><path d="M76 43h48l-3 8H79Z" fill="var(--art-clay)" ${LINE}/><circle cx="87" cy="54" r="6" fill="var(--art-wood-lit)" stroke="var(--art-wood-deep)" stroke-width="2.2"/><circle cx="113" cy="54" r="6" fill="var(--art-wood-lit)" stroke="var(--art-wood-deep)" stroke-width="2.2"/>`,
  meeting: use("tree", 92, 8, 38, 50) + use("start", 68, 24, 28, 30),
  build: `<path d="M80 36h36v19H80Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M80 42h36M80 48h36" stroke="var(--art-wood)" stroke-width="1.6"/><path d="M74 38l24-20 24 20" fill="none" stroke="var(--art-roof-wood)" stroke-width="5" stroke-linejoin="round"/><path d="M88 36l10-9 10 9M98 19v18" stroke="var(--art-wood-deep)" stroke-width="2" fill="none"/>`,
  market: `<path d="M80 36h40v18H80Z" fill="var(--art-wood)" ${LINE}/><path d="M82 24v14M118 24v14" stroke="var(--art-wood-deep)" stroke-width="2.6"/><path d="M76 28l6-12h36l6 12q-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0Z" fill="var(--art-cloth)" ${LINE}/><path d="M84 28l3-12h8l-3 12q-4 4-8 0ZM108 28l-3-12h8l3 12q-4 4-8 0Z" fill="var(--art-clay)"/>`,
  oven: `<g transform="translate(26 13) scale(.78)"><path d="M78 56V38q0-20 21-20t21 20v18Z" fill="var(--art-clay)" ${LINE}/><path d="M80 34h8M92 22v7M104 28h12M110 40h9M84 44h6" stroke="var(--art-clay-deep)" stroke-width="1.8"/><path d="M88 56V46q0-9 11-9t11 9v10Z" fill="var(--art-barn-in)"/><path d="M93 56q-2-8 4-14 0 4 3 5 1-3 1-5 6 5 4 14Z" fill="var(--art-fire)"/><path d="M97 56q-1-4 2-7 4 4 2 7Z" fill="var(--art-grain-lit)"/></g>`,
  sow: [60, 72, 84].map((x) => use("grain-green", x, 22, 12, 30)).join("") + use("bread", 98, 30, 28, 26),
  fences: use("fence", 66, 24, 30, 30) + use("fence", 95, 24, 30, 30),
  renovate: `<path d="M82 34h18v21H82Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M82 40h18M82 46h18" stroke="var(--art-wood)" stroke-width="1.6"/><path d="M100 34h18v21h-18Z" fill="var(--art-clay)" ${LINE}/><path d="M100 41h18M100 48h18M109 34v7M105 41v7M113 41v7" stroke="var(--art-clay-deep)" stroke-width="1.2"/><path d="M76 37l13-17h22l13 17Z" fill="var(--art-roof-straw)" ${LINE}/>`,
  mill: `<g transform="translate(76 6) scale(.52)"><path d="M28 98 36 42h28l8 56Z" fill="var(--art-plaster)" ${LINE}/><path d="M32 43q18-24 36 0Z" fill="var(--art-roof-wood)" ${LINE}/><path d="M50 40 18 12l7-8 27 32 26-32 8 7-32 28 32 28-7 8-28-32-26 32-8-7Z" fill="var(--art-cloth)" ${LINE}/><circle cx="50" cy="40" r="5" fill="var(--art-wood-deep)"/></g>`,
  cradle: CRADLE,
  well: `<path d="M84 56V40h32v16q-16 5-32 0Z" fill="var(--art-stone)" ${LINE}/><path d="M84 47h32M92 40v7M104 40v7M98 47v10M111 47v9" stroke="var(--art-stone-deep)" stroke-width="1.4"/><path d="M88 40V22M112 40V22" stroke="var(--art-wood-deep)" stroke-width="3"/><path d="M80 26 100 10l20 16Z" fill="var(--art-roof-wood)" ${LINE}/><path d="M100 24v9" stroke="var(--art-line)" stroke-width="1.2"/><path d="M95 33h10l-2 7h-6Z" fill="var(--art-wood-lit)" ${LINE}/>`,
} as const;

export type SceneName = keyof typeof THINGS;

const SOIL = land("var(--art-soil)", "var(--art-soil-deep)");

/** The ground where it is no meadow. */
const GROUND: Partial<Record<string, string>> = {
  forest: land("var(--art-hill-2)"),
  clay: land("var(--art-clay-lit)", "var(--art-clay-deep)"),
  reed: water,
  fishing: water,
  quarry: land("var(--art-stone)", "var(--art-stone-deep)"),
  plow: SOIL,
  sow: SOIL,
};

/** The ground of a scene alone. */
export function groundOf(name: SceneName): string {
  return GROUND[name] ?? land();
}

export const SCENES = Object.fromEntries(
  Object.entries(THINGS).map(([name, things]) => [name, groundOf(name as SceneName) + things]),
) as Record<SceneName, string>;

/** Where each thing begins, how high it reaches, where it ends and on what it stands, in the measure of its scene. */
export const EXTENT: Readonly<Record<SceneName, readonly [left: number, top: number, right: number, foot?: number]>> = {
  forest: [62, 8, 128],
  copse: [77, 18, 121],
  grove: [70, 12, 127],
  clay: [65, 13, 123],
  reed: [64, 16, 131],
  fishing: [82, 24, 122, 49],
  quarry: [80, 25, 131],
  sheep: [80, 22, 124],
  boar: [80, 24, 124],
  cattle: [80, 22, 124],
  grain: [89, 18, 117],
  vegetable: [81, 15, 121],
  plow: [61, 16, 125],
  lessons: [84, 18, 122],
  labor: [82, 11, 127],
  wagon: [76, 21, 124],
  meeting: [68, 8, 129],
  build: [72, 17, 124],
  market: [76, 15, 124],
  oven: [86, 26, 121],
  sow: [61, 22, 126],
  fences: [66, 24, 125],
  renovate: [75, 19, 125],
  mill: [84, 9, 121],
  cradle: [76, 20, 124],
  well: [80, 10, 120],
};
/** On what most of them stand. */
export const FOOT = 57;

/** Which scene stands for a space, by a word of its id; the first that fits. */
const WORDS: readonly (readonly [RegExp, SceneName])[] = [
  [/traveling/, "wagon"],
  [/fishing/, "fishing"],
  [/starting-player|meeting|rooster/, "meeting"],
  [/lessons|occupation/, "lessons"],
  [/renovat|redevelopment/, "renovate"],
  [/growth|wish/, "cradle"],
  [/wind-mill/, "mill"],
  [/plow|farmland|cultivation/, "plow"],
  [/sow|utilization/, "sow"],
  [/expansion|room|stable|side-job/, "build"],
  [/fenc|pasture/, "fences"],
  [/improvement|cooking/, "oven"],
  [/marketplace|resource|choice|one-of-each|also-1-stone|1-stone-and|depot/, "market"],
  [/labor/, "labor"],
  [/sheep|animals/, "sheep"],
  [/boar|pig/, "boar"],
  [/cattle/, "cattle"],
  [/grain/, "grain"],
  [/vegetable/, "vegetable"],
  [/quarry|stone/, "quarry"],
  [/clay|hollow|pottery/, "clay"],
  [/reed|basket/, "reed"],
  [/forest|[34]-wood/, "forest"],
  [/copse|1-wood|joinery/, "copse"],
];

/** The scene of an action space. */
export function sceneOf(space: string): SceneName {
  return WORDS.find(([word]) => word.test(space))?.[1] ?? "grove";
}

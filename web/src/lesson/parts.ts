/** The parts of the lesson: what the learner does, what the neighbour does, and where it is seen. */

import type { Part, Step } from "./script";

/** The painting of the own farm, with all of the land around its spaces. */
export const FARM = '[data-testid="seat-0-farm"] .frame';
/** The way to the hand on a phone. */
const TO_HAND = '[data-testid="pane-cards"]';

function space(id: string): string {
  return `[data-space="${id}"]`;
}

function cell(id: string): string {
  return `[data-testid="cell-0-${id}"]`;
}

function card(id: string): string {
  return `[data-testid="card-${id}"]`;
}

const CHOSEN = '[data-cell][aria-pressed="true"]';
/** The spaces of the first pasture. */
const PASTURE = `:is(${cell("d1")}, ${cell("e1")})`;
const LEFT = `${PASTURE}:not([aria-pressed="true"])`;
const TAKEN = `${PASTURE}${CHOSEN}`;

const FIRST: readonly Step[] = [
  { id: "farm", term: "goal", shows: FARM },
  { id: "neighbour", term: "round", shows: space("day_laborer") },
  { id: "forest", term: "space", shows: space("forest"), place: "forest" },
  {
    id: "farmland",
    term: "field",
    shows: space("farmland"),
    place: "farmland",
    then: [{ codes: ["plow:b2"], lit: [cell("b2")] }],
  },
  { id: "round", shows: space("grain_utilization") },
  { id: "seeds", shows: space("grain_seeds"), place: "grain_seeds" },
  { id: "sow", term: "cooking", shows: space("grain_utilization"), place: "grain_utilization" },
  { id: "table", term: "begging", shows: '[data-testid="food-needs"]' },
  { id: "wood", shows: space("forest"), place: "forest" },
  {
    id: "fences",
    term: "pasture",
    shows: space("fencing"),
    place: "fencing",
    then: [
      {
        codes: ["fence:d1e1", "fence:d2e2", "fence:d3e3"],
        lit: [cell("d1"), cell("e1")],
        beside: `${TAKEN} ~ ${LEFT}, ${LEFT}:has(~ ${TAKEN})`,
        press: `.learn:has(${CHOSEN} ~ ${CHOSEN}) [data-testid="build-fences"]`,
        astray: `${CHOSEN}:not(${PASTURE})`,
      },
      { codes: ["done"], lit: ['[data-testid="done"]'], itself: true },
    ],
    fits: (mine) => mine.pastures.some((pasture) => pasture.capacity >= 4),
  },
  { id: "sheep", term: "animals", shows: space("sheep_market"), place: "sheep_market" },
  { id: "fish", shows: space("fishing"), place: "fishing" },
  { id: "harvest", term: "harvest", shows: FARM },
  { id: "help", shows: '[data-testid="lesson-what"]', also: '[data-testid="hint"]' },
  { id: "worth", term: "score", shows: '[data-testid="live-scores"]' },
];

const FIREPLACES = ["M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5"];

/** What a family cooks on, as its picture is called; what the lesson speaks of first as long as it has nothing. */
export function kitchen(cards: readonly string[]): "hearth" | "fireplace" {
  return cards.findLast((card) => FIREPLACES.includes(card))?.startsWith("M-hearth") ? "hearth" : "fireplace";
}

const COOKED = FIREPLACES.flatMap((card) => [`convert:2S>4f@${card}`, `convert:1S>2f@${card}`]);

const FAMILY: readonly Step[] = [
  { id: "grow", term: "growth", shows: FARM },
  { id: "reed", shows: space("reed_bank"), place: "reed_bank" },
  { id: "timber", shows: space("forest"), place: "forest" },
  {
    id: "room",
    term: "house",
    shows: space("farm_expansion"),
    place: "farm_expansion",
    then: [
      { codes: ["choose:0"], lit: ['[data-testid="action-0"]'] },
      // Beside the door: a third room behind the two others looks like a tower.
      { codes: ["room:b3", "room:a1"], lit: [cell("b3")] },
      { codes: ["done"], lit: ['[data-testid="done"]'] },
    ],
    fits: (mine) => mine.rooms.length > 2,
  },
  {
    id: "child",
    shows: space("basic_wish_for_children"),
    place: "basic_wish_for_children",
    fits: (mine) => mine.family > 2,
  },
  { id: "mouths", shows: '[data-testid="food-needs"]' },
  { id: "clay", shows: space("clay_pit"), place: "clay_pit" },
  {
    id: "fireplace",
    term: "improvement",
    shows: space("major_improvement"),
    place: "major_improvement",
    then: [{ codes: ["card:M-fireplace-2"], lit: [card("M-fireplace-2")] }],
    fits: (mine) => FIREPLACES.some((card) => mine.cards.includes(card)),
  },
  {
    id: "renovate",
    term: "house",
    shows: space("house_redevelopment"),
    place: "house_redevelopment",
    then: [{ codes: ["card:M-hearth-4"], lit: [card("M-hearth-4")] }],
    fits: (mine) => mine.house === "clay",
  },
  {
    id: "feed",
    term: "cooking",
    shows: '[data-testid="food-needs"]',
    then: [
      { codes: COOKED, lit: ['[data-testid="more-1-sheep-2-food"]'] },
      { codes: ["done"], lit: ['[data-testid="feed-done"]'] },
    ],
    over: (view) => view.round > 7,
  },
  { id: "second-harvest", shows: FARM },
  { id: "grown", term: "score", shows: '[data-testid="live-scores"]' },
];

/** On a phone the board and the hand take turns: what is not seen is found by the way to it. */
function onBoard(id: string): string {
  return `${space(id)}, [data-testid="pane-board"]`;
}

function inHand(id: string): string {
  return `${card(id)}, ${TO_HAND}`;
}

/** In a game of its own, with a hand of cards. */
const CARDS: readonly Step[] = [
  { id: "hand", term: "cards", shows: `#pane-cards, ${TO_HAND}`, pane: "cards" },
  {
    id: "lessons",
    shows: onBoard("lessons_a"),
    place: "lessons_a",
    then: [{ codes: ["card:A116"], lit: [inHand("A116")] }],
    fits: (mine) => mine.cards.includes("A116"),
  },
  { id: "cutter", shows: onBoard("forest"), place: "forest" },
  {
    id: "meeting",
    shows: onBoard("meeting_place"),
    place: "meeting_place",
    then: [{ codes: ["card:A067"], lit: [inHand("A067")] }],
    fits: (mine) => mine.cards.includes("A067"),
  },
  { id: "scoop", shows: onBoard("grain_seeds"), place: "grain_seeds" },
  { id: "needs", shows: inHand("A069"), pane: "cards" },
  { id: "played", term: "score", shows: '[data-testid="live-scores"]', pane: "board" },
];

function turnsOf(steps: readonly Step[]): number {
  return steps.filter((step) => step.place !== undefined).length;
}

/** He makes a farm too: two fields with grain, a pasture with a sheep; of the piles that the words count he takes none. */
const HABITS = [
  ["day_laborer", "clay_pit"],
  ["farmland plow:c3", "reed_bank"],
  ["grain_seeds", "grain_utilization"],
  ["day_laborer", "farmland plow:d3"],
  ["grain_utilization", "sheep_market"],
  ["forest", "day_laborer"],
  ["forest", "fencing fence:d1e1"],
].flat();
const CARD_HABITS = ["day_laborer", "clay_pit", "day_laborer", "fishing"];

/**
 * The rounds of the first game bring Sheep Market, Grain Utilization, Fencing, Major Improvement, Western Quarry, Basic
 * Wish for Children and House Redevelopment; the neighbour begins. In the third part the learner begins, with Wood Cutter
 * and Corn Scoop in the hand.
 */
export const PARTS: readonly Part[] = [
  { id: "first", minutes: 6, steps: FIRST, game: { seed: 266, cards: false }, turns: 0, habits: HABITS },
  { id: "family", minutes: 5, steps: FAMILY, turns: turnsOf(FIRST), habits: HABITS },
  { id: "cards", minutes: 3, steps: CARDS, game: { seed: 180, cards: true }, turns: 0, habits: CARD_HABITS },
];

/** The first games: what the learner does, what the neighbour does, and what is said when it matters. */

import type { LogItem } from "../lib/schema";
import type { GridFarm, View } from "../lib/view";

/**
 * The game whose rounds bring Sheep Market, Grain Utilization, Fencing, Major Improvement, Western Quarry, Basic Wish
 * for Children and House Redevelopment; the neighbour begins.
 */
export const SEED = 266;
/** What a farm is worth when the game begins. */
export const BEGIN = -14;
export const ME = 0;
export const NEIGHBOUR = 1;

/** An answer that a space asks for. */
export interface Answer {
  /** What to answer, as codes of the game: the first that is allowed. */
  codes: readonly string[];
  /** Where to click for it, as selectors. */
  lit: readonly string[];
  /** What ends a choice that is made on the page alone, as a selector: it is clicked as soon as it is there. */
  press?: string;
}

export interface Step {
  /**
   * Its messages are `lesson-<id>`: `.say` and `.why`, `.then` and `.then-2` for its answers, `.press` for what ends a
   * choice, `.end` when all is done.
   */
  id: string;
  /** What is lit while it is explained, as a selector. */
  shows: string;
  /** What is lit beside it. */
  also?: string;
  /** The space to use; without one, and without answers, there is only something to read. */
  place?: string;
  /** What is answered after it, or when the harvest asks, as far as the game asks. */
  then?: readonly Answer[];
  /** Whether what a harvest asks has been answered. */
  over?: (view: View) => boolean;
  /** Whether its turn made what later steps need. */
  fits?: (mine: GridFarm) => boolean;
}

export interface Part {
  /** Its name is `lesson-part-<id>`. */
  id: string;
  /** How long it takes. */
  minutes: number;
  steps: readonly Step[];
  /** How many turns the learner has had in this game before. */
  turns: number;
}

/** The painting of the own farm. */
const FARM = '[data-testid="seat-0-farm"] .yard';

function space(id: string): string {
  return `[data-space="${id}"]`;
}

function cell(id: string): string {
  return `[data-testid="cell-0-${id}"]`;
}

const CHOSEN = '[data-cell][aria-pressed="true"]';

const FIRST: readonly Step[] = [
  { id: "farm", shows: FARM },
  { id: "neighbour", shows: space("day_laborer") },
  { id: "forest", shows: space("forest"), place: "forest" },
  {
    id: "farmland",
    shows: space("farmland"),
    place: "farmland",
    then: [{ codes: ["plow:b2"], lit: [cell("b2")] }],
  },
  { id: "seeds", shows: space("grain_seeds"), also: space("grain_utilization"), place: "grain_seeds" },
  { id: "sow", shows: space("grain_utilization"), place: "grain_utilization" },
  { id: "table", shows: '[data-testid="food-needs"]' },
  { id: "wood", shows: space("forest"), place: "forest" },
  {
    id: "fences",
    shows: space("fencing"),
    place: "fencing",
    then: [
      {
        codes: ["fence:d1e1", "fence:d2e2", "fence:d3e3"],
        lit: [cell("d1"), cell("e1")],
        press: `.learn:has(${CHOSEN} ~ ${CHOSEN}) [data-testid="build-fences"]`,
      },
      { codes: ["done"], lit: ['[data-testid="done"]'] },
    ],
    fits: (mine) => mine.pastures.some((pasture) => pasture.capacity >= 4),
  },
  { id: "sheep", shows: space("sheep_market"), place: "sheep_market" },
  { id: "fish", shows: space("fishing"), place: "fishing" },
  { id: "harvest", shows: FARM },
  { id: "help", shows: '[data-testid="hint"]', also: '[data-testid="menu"]' },
  { id: "worth", shows: '[data-testid="live-scores"]' },
];

const FIREPLACES = ["M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5"];
const COOKED = FIREPLACES.flatMap((card) => [`convert:2S>4f@${card}`, `convert:1S>2f@${card}`]);

const FAMILY: readonly Step[] = [
  { id: "grow", shows: FARM },
  { id: "reed", shows: space("reed_bank"), place: "reed_bank" },
  { id: "timber", shows: space("forest"), place: "forest" },
  {
    id: "room",
    shows: space("farm_expansion"),
    place: "farm_expansion",
    then: [
      { codes: ["choose:0"], lit: ['[data-testid="action-0"]'] },
      { codes: ["room:a1", "room:b3", "room:b2"], lit: [cell("a1")] },
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
    shows: space("major_improvement"),
    place: "major_improvement",
    then: [{ codes: ["card:M-fireplace-2"], lit: ['[data-testid="card-M-fireplace-2"]'] }],
    fits: (mine) => FIREPLACES.some((card) => mine.cards.includes(card)),
  },
  {
    id: "renovate",
    shows: space("house_redevelopment"),
    place: "house_redevelopment",
    then: [{ codes: ["card:M-hearth-4"], lit: ['[data-testid="card-M-hearth-4"]'] }],
    fits: (mine) => mine.house === "clay",
  },
  {
    id: "feed",
    shows: '[data-testid="food-needs"]',
    then: [
      { codes: COOKED, lit: ['[data-testid="more-1-sheep-2-food"]'] },
      { codes: ["done"], lit: ['[data-testid="feed-done"]'] },
    ],
    over: (view) => view.round > 7,
  },
  { id: "grown", shows: '[data-testid="live-scores"]' },
];

function turnsOf(steps: readonly Step[]): number {
  return steps.filter((step) => step.place !== undefined).length;
}

export const PARTS: readonly Part[] = [
  { id: "first", minutes: 10, steps: FIRST, turns: 0 },
  { id: "family", minutes: 6, steps: FAMILY, turns: turnsOf(FIRST) },
];

/** Whether a step is only to be read. */
export function isRead(step: Step): boolean {
  return step.place === undefined && step.then === undefined;
}

/** What the neighbour uses, turn by turn, where it is free. */
const HABITS = [
  ["day_laborer", "clay_pit"],
  ["day_laborer", "reed_bank"],
  ["day_laborer", "grain_seeds"],
  ["day_laborer", "grain_seeds"],
  ["day_laborer", "fishing"],
  ["day_laborer", "fishing"],
  ["day_laborer", "fishing"],
].flat();
const ELSE = ["grain_seeds", "day_laborer", "farmland", "meeting_place"];

/** The neighbour's answer, as a code: the next of the script, or something that is in nobody's way. */
export function neighbours(actions: readonly string[], turns: number): string {
  const wished = [...HABITS.slice(turns, turns + 1), ...ELSE].map((id) => `place:${id}`);
  return wished.find((code) => actions.includes(code)) ?? actions.at(-1) ?? "";
}

/** The spaces that a seat has used so far, in order. */
export function used(log: readonly LogItem[], seat: number): string[] {
  return log
    .filter((item) => item.seat === seat && item.kind === "place")
    .map((item) => item.code.slice("place:".length));
}

export interface Where {
  /** The number of the step that is on, from 0. */
  at: number;
  /** Whether the running turn is another than the step asks for. */
  wrong: boolean;
  /** Where a turn of another kind was ended: how many own turns of the game came before it; null where none was. */
  left: number | null;
}

/** Where in a part of the lesson a game is; `read` are the ids of what was only to be read. */
export function where({ steps, turns }: Part, view: View, log: readonly LogItem[], read: readonly string[]): Where {
  const places = steps.filter((step) => step.place !== undefined);
  const mine = used(log, ME).slice(turns);
  const asked = view.current_player === ME && view.phase === "work" && view.question.code !== "ask-place";
  const inTurn = asked && mine.length > 0 && ownTurn(log);
  const ended = mine.length - (inTurn ? 1 : 0);
  const seat = view.seats[ME];
  const fit = (step: Step | undefined): boolean => seat?.yard !== "grid" || (step?.fits?.(seat) ?? true);
  // What a turn makes can be told when there is nothing left but to end it.
  const closed = inTurn && view.actions.every((action) => action.code !== "end") ? ended : mine.length;
  const odd = mine.findIndex((id, turn) => {
    const step = places[turn];
    return step !== undefined && (step.place !== id || (turn < closed && !fit(step)));
  });
  const last = places[Math.min(ended, places.length) - 1];
  let at = last === undefined ? 0 : steps.indexOf(last) + 1;
  const passed = (step: Step): boolean =>
    // Whoever acts has read enough.
    isRead(step) ? inTurn || read.includes(step.id) : (step.over?.(view) ?? false);
  while (at < steps.length - 1 && passed(steps[at]!)) at++;
  return { at, wrong: odd >= 0 && odd >= ended, left: odd >= 0 && odd < ended ? turns + odd : null };
}

/** Whether the last turn that the log tells of is the learner's. */
function ownTurn(log: readonly LogItem[]): boolean {
  return log.findLast((item) => item.kind === "place")?.seat === ME;
}

export interface Next {
  /** What to answer, as a code of the game. */
  code: string;
  /** Where to click for it, as selectors. */
  lit: readonly string[];
  press?: string;
  /** Which words of the step tell of it. */
  words: "say" | "then" | "then-2" | "then-3" | "end";
}

const THEN = ["then", "then-2", "then-3"] as const;

/** What to answer next so that a step gets done; null when there is nothing to answer. */
export function next(step: Step, view: View): Next | null {
  if (view.current_player !== ME) return null;
  const codes = view.actions.map((action) => action.code);
  const place = `place:${step.place}`;
  if (codes.includes(place)) return { code: place, lit: [step.shows], words: "say" };
  if (codes.includes("end")) return { code: "end", lit: ['[data-testid="end-turn"]'], words: "end" };
  for (const [n, answer] of (step.then ?? []).entries()) {
    const code = answer.codes.find((one) => codes.includes(one));
    if (code !== undefined) return { ...answer, code, words: THEN[n] ?? "say" };
  }
  const only = codes.length === 1 ? codes[0] : undefined;
  return only === undefined ? null : { code: only, lit: [step.shows], words: "say" };
}

/** How many moves of a record come before a turn of the learner's. */
export function before(record: string, turns: number): number {
  const moves = record.split("\n").filter((line) => /^P\d+ /.test(line));
  const own = [...moves.keys()].filter((at) => moves[at]?.startsWith(`P${ME + 1} place:`));
  return own[turns] ?? moves.length;
}

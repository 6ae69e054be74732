/** The first games: what the learner does, what the neighbour does, and what is said when it matters. */

import type { LogItem } from "../lib/schema";
import type { GridFarm, View } from "../lib/view";

/**
 * The game whose rounds bring Sheep Market, Grain Utilization, Fencing, Major Improvement, Western Quarry, Basic Wish
 * for Children and House Redevelopment; the neighbour begins.
 */
export const SEED = 266;
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
  /** The space to use; without one there is only something to read. */
  place?: string;
  /** What is answered after it, as far as the game asks. */
  then?: readonly Answer[];
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
  { id: "seeds", shows: space("grain_seeds"), place: "grain_seeds" },
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
  { id: "worth", shows: '[data-testid="live-scores"]' },
];

export const PARTS: readonly Part[] = [{ id: "first", minutes: 10, steps: FIRST, turns: 0 }];

/** What the neighbour uses, turn by turn, where it is free. */
const HABITS = [
  ["day_laborer", "clay_pit"],
  ["day_laborer", "reed_bank"],
  ["day_laborer", "grain_seeds"],
  ["day_laborer", "grain_seeds"],
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

/** What the learner can be asked between turns, or when one begins. */
const BETWEEN = ["ask-place"];

/** Where in a part of the lesson a game is; `read` are the ids of what was only to be read. */
export function where({ steps, turns }: Part, view: View, log: readonly LogItem[], read: readonly string[]): Where {
  const places = steps.filter((step) => step.place !== undefined);
  const mine = used(log, ME).slice(turns);
  const inTurn = view.current_player === ME && !BETWEEN.includes(view.question.code) && mine.length > 0 && ownTurn(log);
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
  const isRead = (step: Step | undefined): boolean => step !== undefined && step.place === undefined;
  // Whoever acts has read enough.
  while (at < steps.length - 1 && isRead(steps[at]) && (inTurn || read.includes(steps[at]?.id ?? ""))) at++;
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

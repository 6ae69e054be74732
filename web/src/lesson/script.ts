/** The first game: what the learner does, what the neighbour does, and what is said when it matters. */

import type { LogItem } from "../lib/schema";
import type { View } from "../lib/view";

/** The game whose rounds bring Sheep Market, Grain Utilization, Fencing and Major Improvement; the neighbour begins. */
export const SEED = 49;
export const ME = 0;
export const NEIGHBOUR = 1;

export interface Step {
  /** Its messages are `lesson-<id>`, with `.say` and `.why`. */
  id: string;
  /** What is lit while it is explained, as a selector. */
  shows: string;
  /** The space to use; without one there is only something to read. */
  place?: string;
  /** What is answered after it, as far as the game asks; `lit` shows where. */
  then?: readonly { code: string; lit: string }[];
}

/** The painting of the own farm. */
const FARM = '[data-testid="seat-0-farm"] .yard';

function space(id: string): string {
  return `[data-space="${id}"]`;
}

export const STEPS: readonly Step[] = [
  { id: "farm", shows: FARM },
  { id: "neighbour", shows: space("day_laborer") },
  { id: "forest", shows: space("forest"), place: "forest" },
  {
    id: "farmland",
    shows: space("farmland"),
    place: "farmland",
    then: [{ code: "plow:b2", lit: '[data-testid="cell-0-b2"]' }],
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
      { code: "fence:d1e1", lit: FARM },
      { code: "done", lit: '[data-testid="done"]' },
    ],
  },
  { id: "sheep", shows: space("sheep_market"), place: "sheep_market" },
  { id: "fish", shows: space("fishing"), place: "fishing" },
  { id: "harvest", shows: FARM },
  { id: "worth", shows: '[data-testid="live-scores"]' },
];

const PLACES = STEPS.filter((step) => step.place !== undefined);

/** What the neighbour uses, turn by turn, where it is free. */
const HABITS = ["day_laborer", "clay_pit", "day_laborer", "reed_bank", "day_laborer", "clay_pit", "day_laborer"];
const ELSE = ["reed_bank", "clay_pit", "day_laborer", "farmland"];

/** The neighbour's answer, as a code: the next of the script, or something that is in nobody's way. */
export function neighbours(actions: readonly string[], turns: number): string {
  const wished = [HABITS[turns] ?? "reed_bank", ...ELSE].map((id) => `place:${id}`);
  return wished.find((code) => actions.includes(code)) ?? actions.at(-1) ?? "";
}

/** The spaces that a seat has used so far, in order. */
export function used(log: readonly LogItem[], seat: number): string[] {
  return log
    .filter((item) => item.seat === seat && item.kind === "place")
    .map((item) => item.code.slice("place:".length));
}

export interface Where {
  /** The number of the step that is on, from 0; as many as there are when all is done. */
  at: number;
  /** Whether the running turn is another than the step asks for. */
  wrong: boolean;
  /** Whether a turn of another kind was ended: the script can't go on from there. */
  left: boolean;
}

/** Where in the lesson a game is; `read` are the ids of what was only to be read. */
export function where(view: View, log: readonly LogItem[], read: readonly string[]): Where {
  const mine = used(log, ME);
  const inTurn = view.current_player === ME && view.question.code !== "ask-place" && mine.length > 0 && ownTurn(log);
  const ended = mine.length - (inTurn ? 1 : 0);
  const odd = mine.findIndex((id, turn) => PLACES[turn]?.place !== id);
  const last = STEPS.indexOf(PLACES[Math.min(ended, PLACES.length) - 1] ?? STEPS[0]!);
  const from = ended === 0 ? 0 : last + 1;
  let at = from;
  while (at < STEPS.length && STEPS[at]?.place === undefined && read.includes(STEPS[at]?.id ?? "")) at++;
  // Whoever acts has read enough.
  if (inTurn) while (at < STEPS.length && STEPS[at]?.place === undefined) at++;
  return { at, wrong: odd >= 0 && odd >= ended, left: odd >= 0 && odd < ended };
}

/** Whether the last turn that the log tells of is the learner's. */
function ownTurn(log: readonly LogItem[]): boolean {
  return log.findLast((item) => item.kind === "place")?.seat === ME;
}

/** What to answer next so that a step gets done: a code of the game; null when there is nothing to answer. */
export function next(step: Step, view: View): string | null {
  const codes = view.actions.map((action) => action.code);
  if (view.current_player !== ME) return null;
  if (step.place !== undefined && codes.includes(`place:${step.place}`)) return `place:${step.place}`;
  const answer = step.then?.find(({ code }) => codes.includes(code));
  if (answer !== undefined) return answer.code;
  return codes.includes("end") ? "end" : codes.length === 1 ? (codes[0] ?? null) : null;
}

/** What is lit: where the next click of the step belongs. */
export function lit(step: Step, view: View): string {
  const code = next(step, view);
  if (code === "end") return '[data-testid="end-turn"]';
  return step.then?.find((one) => one.code === code)?.lit ?? step.shows;
}

/** How a part of the lesson is followed: where in it a game is, and what comes next. */

import type { LogItem } from "../lib/schema";
import type { GridFarm, View } from "../lib/view";
import type { Rule } from "../rules/entries";

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
  /** What is left of a choice that is made on the page alone and has begun, as a selector. */
  beside?: string;
  /** What ends a choice that is made on the page alone, as a selector: it is clicked as soon as it is there. */
  press?: string;
  /** What is chosen on the page alone and belongs elsewhere, as a selector: it is told how to take it away. */
  astray?: string;
  /** Whether the page answers it: there is nothing to learn from it. Who has taken something back answers it. */
  itself?: boolean;
}

export interface Step {
  /**
   * Its messages are `lesson-<id>`: `.say` and `.why`, `.then` and `.then-2` for its answers, `.beside` and `.press` for
   * what goes on with a choice and ends it, `.astray` for what is no part of it, `.end` when all is done.
   */
  id: string;
  /** What is lit while it is explained, as a selector. */
  shows: string;
  /** What is pointed out beside it. */
  also?: string;
  /** What is new in it and can be asked about with one press: an entry of the rules, called `lesson-term-<entry>`. */
  term?: Rule;
  /** What a phone turns to for it; else what can be clicked. */
  pane?: "board" | "cards";
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
  /** The game that it begins with; without one it goes on in that of the part before. */
  game?: { seed: number; cards: boolean };
  /** How many turns the learner has had in this game before. */
  turns: number;
  /** What the neighbour uses in this game, turn by turn, where it is free, and after a blank each what he answers there. */
  habits: readonly string[];
}

/** Whether a step is only to be read. */
export function isRead(step: Step): boolean {
  return step.place === undefined && step.then === undefined;
}

const ELSE = ["grain_seeds", "day_laborer", "farmland", "meeting_place"];

/** The neighbour's answer, as a code: by his habits after so many turns, or something that is in nobody's way. */
export function neighbours(actions: readonly string[], habits: readonly string[], turns: number): string {
  const [, ...answers] = habits[turns - 1]?.split(" ") ?? [];
  const [space = ""] = habits[turns]?.split(" ") ?? [];
  const wished = [...answers, ...[space, ...ELSE].map((id) => `place:${id}`)];
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
  beside?: string;
  press?: string;
  astray?: string;
  itself?: boolean;
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

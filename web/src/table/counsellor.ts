/** Which of the hints the guide of a first game tells: the best, or a good one where that was said the turn before. */

import type { HintItem, Message } from "../lib/schema";
import { capital, said } from "../lib/terms";

/** How many points less than the best one it may be worth to be called good. */
const NEAR = 2;

/** The weightiest of the reasons for a hint. */
function mainReason({ reason }: HintItem): Message | null {
  return reason?.code === "hint-reasons" ? ((reason["why"] as Message[])[0] ?? null) : reason;
}

function isGood({ standing }: HintItem, at: number): boolean {
  if (at === 0 || standing?.code === "hint-as-good") return true;
  return standing?.code === "hint-worse" && Number(standing["n"]) <= NEAR;
}

/** What would be said of it. */
function words(hint: HintItem): string {
  return JSON.stringify([hint.action, mainReason(hint)]);
}

/** It in words: the space, and the weightiest reason in the words of the hint. */
export function counselOf(hint: HintItem, space: string, best: HintItem | undefined): Message {
  const reason = mainReason(hint);
  const code = hint === best ? "guide-good" : "guide-good-too";
  return reason === null ? { code: "guide-good-only", space } : { code, space, why: capital(said(reason)) };
}

export class Counsellor {
  #turn = "";
  #before = "";
  #last = "";

  /** The hint that is told in a turn, also after an undo; null where all that is good was said the turn before. */
  pick(turn: string, hints: readonly HintItem[]): HintItem | null {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#before = this.#last;
    }
    const picked = hints.filter(isGood).find((hint) => words(hint) !== this.#before) ?? null;
    this.#last = picked === null ? "" : words(picked);
    return picked;
  }
}

/** The lesson as far as it was played, kept in this browser: it can be left and gone on with. */

import { store, storedData } from "../lib/store";

const KEY = "agricola.lessons";
const FINISHED = "agricola.lessons.finished";
const BEGINNINGS = "agricola.lessons.beginnings";

export interface Kept {
  /** The number of the part, from 0. */
  part: number;
  /** Empty where the part has not begun. */
  room: string;
  /** Lets the neighbour act. */
  token: string;
  /** What was only to be read, and has been. */
  read: string[];
}

export function kept(): Kept | null {
  return storedData(KEY) as Kept | null;
}

export function keep(lesson: Kept | null): void {
  store(KEY, lesson);
}

/** The games with which parts begin that go on in another's game, by the ids of the parts. */
function beginnings(): Readonly<Record<string, string>> {
  return (storedData(BEGINNINGS) ?? {}) as Record<string, string>;
}

/** The record of the game with which a part begins; empty where the part before was never played to its end. */
export function beginning(part: string): string {
  return beginnings()[part] ?? "";
}

export function keepBeginning(part: string, record: string): void {
  store(BEGINNINGS, { ...beginnings(), [part]: record });
}

/** The ids of the parts that were played to their end, however often the lesson began anew. */
export function finished(): string[] {
  return (storedData(FINISHED) ?? []) as string[];
}

export function finish(part: string): void {
  store(FINISHED, [...new Set([...finished(), part])]);
}

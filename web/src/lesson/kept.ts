/** The lesson as far as it was played, kept in this browser: it can be left and gone on with. */

import { store, storedData } from "../lib/store";

const KEY = "agricola.lessons";
const FINISHED = "agricola.lessons.finished";

export interface Kept {
  /** The number of the part, from 0. */
  part: number;
  /** Empty where the part has not begun. */
  room: string;
  /** Lets the neighbour act. */
  token: string;
  /** What was only to be read, and has been. */
  read: string[];
  /** The game with which the part begins; empty for a new one. */
  record: string;
}

export function kept(): Kept | null {
  return storedData(KEY) as Kept | null;
}

export function keep(lesson: Kept | null): void {
  store(KEY, lesson);
}

/** The ids of the parts that were played to their end, however often the lesson began anew. */
export function finished(): string[] {
  return (storedData(FINISHED) ?? []) as string[];
}

export function finish(part: string): void {
  store(FINISHED, [...new Set([...finished(), part])]);
}

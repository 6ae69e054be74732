/** The lesson as far as it was played, kept in this browser: it can be left and gone on with. */

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
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(lesson: Kept | null): void {
  try {
    if (lesson === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // Without storage a lesson that is left begins anew.
  }
}

/** The ids of the parts that were played to their end, however often the lesson began anew. */
export function finished(): string[] {
  try {
    return JSON.parse(localStorage.getItem(FINISHED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function finish(part: string): void {
  try {
    localStorage.setItem(FINISHED, JSON.stringify([...new Set([...finished(), part])]));
  } catch {
    // Without storage nothing is ticked.
  }
}

/** The land behind a card of the gallery, 76 x 122: hills, a meadow, and something that grows or stands at its edge. */

import { use } from "./svg";

/** What stands on the far hill: each with its place, foot and height. */
const FAR: readonly string[] = [
  use("fir", 54, 48, 14, 24) + use("fir", 64, 52, 12, 20),
  use("tree", 4, 50, 17, 23),
  use("tree", 58, 50, 16, 22) + use("fir", 1, 50, 12, 21),
  use("fir", 3, 46, 14, 25) + use("tree", 62, 54, 13, 18),
];
const NEAR: readonly string[] = [
  use("tuft", 8, 104, 11, 9) + use("flower", 60, 106, 10, 9),
  use("flower", 12, 108, 10, 9) + use("tuft", 56, 102, 11, 9),
  use("bush", 52, 100, 20, 12),
];

/** Not the same behind every card; behind one it stays. */
export function countryside(who: string): string {
  const letters = [...who].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (
    `<path d="M0 66Q18 48 42 58T76 54V122H0Z" fill="var(--art-hill-1)"/>` +
    `<path d="M0 74Q24 64 46 70T76 66V122H0Z" fill="var(--art-hill-2)"/>` +
    (FAR[letters % FAR.length] ?? "") +
    `<path d="M0 80Q26 72 50 77T76 75V122H0Z" fill="var(--art-meadow)"/>` +
    (NEAR[letters % NEAR.length] ?? "")
  );
}

/** What a good that is eaten from leaves behind: something to sow, enough to breed, or neither. */

import type { Good } from "../lib/view";

/** How many of a kind have a young one. */
const PAIR = 2;
const ANIMALS: readonly Good[] = ["sheep", "boar", "cattle"];
const SEEDS: readonly Good[] = ["grain", "vegetable"];

/** The message about what is left of a good; after the last harvest nothing is sown any more. */
export function leftOf(good: Good, n: number, last: boolean): string {
  if (ANIMALS.includes(good)) return n >= PAIR ? "feeding-breeds" : "feeding-too-few";
  return SEEDS.includes(good) && !last ? "feeding-to-sow" : "feeding-stays";
}

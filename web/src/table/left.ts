/** What a good that is eaten from leaves behind: something to sow, enough to breed, or neither. */

import { ANIMALS } from "../farm/housing";
import type { Good, View } from "../lib/view";

const SEEDS: readonly Good[] = ["grain", "vegetable"];

/** The message about how many are left of a good; after the last harvest nothing is sown any more. */
export function leftOf(
  good: Good,
  n: number,
  { breeding_pair: pair, round, rounds }: Pick<View, "breeding_pair" | "round" | "rounds">,
): string {
  if ((ANIMALS as readonly Good[]).includes(good)) return n >= pair ? "feeding-breeds" : "feeding-too-few";
  return SEEDS.includes(good) && round < rounds ? "feeding-to-sow" : "feeding-stays";
}

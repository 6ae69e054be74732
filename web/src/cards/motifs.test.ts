import { expect, it } from "vitest";
import { drawing } from "../art/icons";
import { MOTIF_OF, MOTIFS } from "./motifs";
import { NAMES } from "./names";

it("is drawn for cards that there are, once for each", () => {
  expect([...MOTIF_OF.keys()].filter((card) => !NAMES.has(card))).toEqual([]);
  expect([...MOTIFS.keys()].filter((name) => drawing(name) !== null)).toEqual([]);
});

it("is shared by few cards, so that a hand shows many", () => {
  const tally = new Map<string, number>();
  for (const [card, subject] of NAMES) {
    const shown = MOTIF_OF.get(card) ?? subject;
    tally.set(shown, (tally.get(shown) ?? 0) + 1);
  }
  const most = [...tally].filter(([, n]) => n > 16);
  expect(most).toEqual([]);
  expect(tally.size).toBeGreaterThan(95);
  // Two of one hand look alike seldom: this is how probable it is of any two cards.
  const alike = [...tally.values()].reduce((sum, n) => sum + n * (n - 1), 0) / (NAMES.size * (NAMES.size - 1));
  expect(alike).toBeLessThan(0.025);
});

import { describe, expect, it } from "vitest";
import { kitchen, PARTS } from "./parts";
import { reason, REASONED } from "./reasons";

describe("the drawings of why", () => {
  it("are there for each step of the lesson, and for nothing else", () => {
    const steps = PARTS.flatMap((part) => part.steps.map((step) => step.id));
    expect([...REASONED].sort()).toEqual([...steps].sort());
  });

  it("show the kitchen that the learner has", () => {
    const drawn = (cards: readonly string[]): string[] =>
      reason("feed", kitchen(cards)).pictures.map(({ id }) => id as string);
    expect(drawn(["A116", "M-fireplace-3"])).toEqual(["sheep", "fireplace", "food"]);
    expect(drawn(["M-hearth-4"])).toEqual(["sheep", "hearth", "food"]);
  });
});

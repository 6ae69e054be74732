import { describe, expect, it } from "vitest";
import { PARTS } from "./parts";
import { REASONED } from "./reasons";

describe("the drawings of why", () => {
  it("are there for each step of the lesson, and for nothing else", () => {
    const steps = PARTS.flatMap((part) => part.steps.map((step) => step.id));
    expect([...REASONED].sort()).toEqual([...steps].sort());
  });
});

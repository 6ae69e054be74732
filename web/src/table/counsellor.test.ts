import { describe, expect, it } from "vitest";
import type { HintItem, Message } from "../lib/schema";
import { Counsellor } from "./counsellor";

function hint(space: string, standing: Message | null = null, reason = "hint-wood"): HintItem {
  return { action: `place:${space}`, value: 0, share: 0, reason: { code: reason }, standing };
}

const FOREST = hint("forest", { code: "hint-best" });
const PIT = hint("clay_pit", { code: "hint-worse", n: 2 });
const FAR = hint("fishing", { code: "hint-worse", n: 3 });

describe("the counsel of a first game", () => {
  it("is the best hint, and never the same twice in a row", () => {
    const counsellor = new Counsellor();
    expect(counsellor.pick("2 0", [FOREST, PIT])).toBe(FOREST);
    expect(counsellor.pick("2 1", [FOREST, PIT])).toBe(PIT);
    expect(counsellor.pick("3 0", [FOREST, PIT])).toBe(FOREST);
    // For another reason it is another sentence.
    const again = hint("forest", { code: "hint-best" }, "hint-piled");
    expect(counsellor.pick("3 1", [again, PIT])).toBe(again);
  });

  it("is nothing where all else is worse", () => {
    const counsellor = new Counsellor();
    counsellor.pick("2 0", [FOREST, FAR]);
    expect(counsellor.pick("2 1", [FOREST, FAR])).toBeNull();
    expect(counsellor.pick("3 0", [FOREST, FAR])).toBe(FOREST);
    expect(counsellor.pick("3 1", [])).toBeNull();
  });

  it("stays the same after an undo, which asks for the same turn again", () => {
    const counsellor = new Counsellor();
    counsellor.pick("2 0", [FOREST, PIT]);
    expect(counsellor.pick("2 0", [FOREST, PIT])).toBe(FOREST);
  });
});

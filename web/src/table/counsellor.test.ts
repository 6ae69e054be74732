import { describe, expect, it } from "vitest";
import type { HintItem, Message } from "../lib/schema";
import { toldFirst, type Piles } from "./counsellor";

const AS_GOOD: Message = { code: "hint-as-good" };
const NO_FOOD: Piles = { at: () => 0, most: 0 };

function hint(space: string, standing: Message | null = null, ...reasons: string[]): HintItem {
  const why = (reasons.length > 0 ? reasons : ["hint-wood"]).map((code) => ({ code }));
  return { action: `place:${space}`, value: 0, share: 0, reason: { code: "hint-reasons", why }, standing };
}

function worse(n: number): Message {
  return { code: "hint-worse", n };
}

const FOREST = hint("forest", { code: "hint-best" });
const PIT = hint("clay_pit", worse(2));
const FAR = hint("fishing", worse(3));

describe("the counsel of a first game", () => {
  it("is the best hint, in each turn in which it is that", () => {
    const pick = (...hints: HintItem[]) => toldFirst(hints, NO_FOOD)?.hint;
    expect(pick(FOREST, PIT)).toBe(FOREST);
    expect(pick(FOREST, FAR)).toBe(FOREST);
    expect(pick()).toBeUndefined();
  });
});

describe("counsel that is given for food", () => {
  const piles: Piles = { at: (action) => ({ "place:meeting": 1, "place:fishing": 6 })[action] ?? 0, most: 6 };
  const meeting = hint("meeting", { code: "hint-best" }, "hint-feeds-all", "hint-first");
  const only = hint("meeting", { code: "hint-best" }, "hint-feeds-all");

  function told(...hints: HintItem[]): unknown[] {
    const found = toldFirst(hints, piles);
    return [found?.hint, found?.reason?.code];
  }

  it("names the larger pile where that is nearly as good", () => {
    for (const standing of [AS_GOOD, worse(1)]) {
      const fishing = hint("fishing", standing, "hint-feeds-all", "hint-piled");
      expect(told(meeting, fishing)).toEqual([fishing, "hint-feeds-all"]);
    }
  });

  it("gives the other reason for a smaller pile, and none for its food", () => {
    const fishing = hint("fishing", worse(2), "hint-feeds-all");
    expect(told(meeting, fishing)).toEqual([meeting, "hint-first"]);
    expect(told(only, fishing)).toEqual([fishing, "hint-feeds-all"]);
    expect(told(only, FAR)).toEqual([undefined, undefined]);
  });

  it("is told of what brings food in another way than by a pile", () => {
    const bread = hint("bake", { code: "hint-best" }, "hint-feeds-all");
    expect(told(bread)).toEqual([bread, "hint-feeds-all"]);
  });

  it("is told of what has a reason, before what has none", () => {
    const bare: HintItem = { ...FOREST, reason: null };
    expect(told(bare, hint("clay_pit", AS_GOOD))[1]).toBe("hint-wood");
    expect(told(bare, PIT)).toEqual([bare, undefined]);
  });
});

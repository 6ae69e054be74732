import { describe, expect, it } from "vitest";
import type { Action, Good } from "../lib/view";
import { tradesOf } from "./trading";

function trade(way: "give" | "receive", good: Good, n: number): Action {
  const goods = { [good]: n };
  return {
    code: `trade:${way}-${n}${good}`,
    kind: "trade",
    message: { code: `act-${way}`, goods },
    touches: { goods },
  };
}

describe("trading with the partner", () => {
  it("goes from the most that is received to the most that is given, one kind at a time", () => {
    const all = [
      trade("give", "wood", 1),
      trade("give", "wood", 2),
      trade("receive", "wood", 1),
      trade("receive", "wood", 2),
      trade("give", "food", 1),
    ];
    expect(tradesOf(all, "wood").map((action) => action.code)).toEqual([
      "trade:receive-2wood",
      "trade:receive-1wood",
      "trade:give-1wood",
      "trade:give-2wood",
    ]);
    expect(tradesOf(all, "food")).toHaveLength(1);
    expect(tradesOf(all, "reed")).toEqual([]);
  });
});

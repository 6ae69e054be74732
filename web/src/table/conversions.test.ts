import { describe, expect, it } from "vitest";
import { wayOf } from "./conversions";

function told(give: Record<string, number>, get: Record<string, number>, ...cards: string[]) {
  return { message: { code: "act-convert", give, get }, cards };
}

describe("ways to turn goods into food", () => {
  it("tells one way however often an action does it", () => {
    const once = wayOf(told({ grain: 1 }, { food: 1 }));
    const thrice = wayOf(told({ grain: 3 }, { food: 3 }));
    expect(once?.times).toBe(1);
    expect(thrice?.times).toBe(3);
    expect(thrice?.key).toBe(once?.key);
    expect(thrice?.from).toEqual({ grain: 1 });
    expect(thrice?.to).toEqual({ food: 1 });
  });

  it("keeps ways of different cards and prices apart", () => {
    const raw = wayOf(told({ vegetable: 1 }, { food: 1 }));
    const cooked = wayOf(told({ vegetable: 1 }, { food: 2 }, "M-fireplace-2"));
    const better = wayOf(told({ vegetable: 2 }, { food: 6 }, "M-hearth-4"));
    expect(new Set([raw?.key, cooked?.key, better?.key]).size).toBe(3);
    expect(better).toMatchObject({ times: 2, from: { vegetable: 1 }, to: { food: 3 }, card: "M-hearth-4" });
  });

  it("knows what is no conversion", () => {
    expect(wayOf({ message: { code: "act-beg", n: 2 }, cards: [] })).toBeNull();
  });
});

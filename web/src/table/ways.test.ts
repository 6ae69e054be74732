import { describe, expect, it } from "vitest";
import { wayOf } from "./ways";

describe("ways to turn goods into food", () => {
  it("tells one way however often an action does it", () => {
    const once = wayOf("convert 1 grain to 1 food", []);
    const thrice = wayOf("convert 3 grain to 3 food", []);
    expect(once?.times).toBe(1);
    expect(thrice?.times).toBe(3);
    expect(thrice?.key).toBe(once?.key);
    expect(thrice?.from).toEqual({ grain: 1 });
    expect(thrice?.to).toEqual({ food: 1 });
  });

  it("keeps ways of different cards and prices apart", () => {
    const raw = wayOf("convert 1 vegetable to 1 food", []);
    const cooked = wayOf("convert 1 vegetable to 2 food", ["M-fireplace-2"]);
    const better = wayOf("convert 2 vegetable to 6 food", ["M-hearth-4"]);
    expect(new Set([raw?.key, cooked?.key, better?.key]).size).toBe(3);
    expect(better).toMatchObject({ times: 2, from: { vegetable: 1 }, to: { food: 3 } });
  });

  it("knows what is no conversion", () => {
    expect(wayOf("beg 2", [])).toBeNull();
  });
});

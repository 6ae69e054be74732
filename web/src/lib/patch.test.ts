import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("a patch", () => {
  it("puts values, changes what is inside, and removes", () => {
    const old = { round: 3, goods: { wood: 2, food: 1 }, seats: [{ home: 2 }, { home: 1 }] };
    const now = patched(old, { round: [4], goods: { wood: [5], food: [] }, seats: { "1": { home: [0] } } });
    expect(now).toEqual({ round: 4, goods: { wood: 5 }, seats: [{ home: 2 }, { home: 0 }] });
    expect(now.seats[0]).toBe(old.seats[0]);
    expect(old.goods).toEqual({ wood: 2, food: 1 });
  });

  it("adds to the end of a list and shortens it", () => {
    expect(patched({ log: [1, 2] }, { log: { "2": [3], "3": [4] } })).toEqual({ log: [1, 2, 3, 4] });
    expect(patched({ log: [1, 2, 3] }, { log: { "1": [] } })).toEqual({ log: [1] });
  });

  it("can put null, an empty list or a list into its place", () => {
    const old: Record<string, unknown> = { a: 1, b: [1], c: 2 };
    expect(patched(old, { a: [null], b: [[]], c: [[7]] })).toEqual({ a: null, b: [], c: [7] });
  });
});

import { describe, expect, it } from "vitest";
import { spread, ticks } from "./chart";

describe("ticks", () => {
  it("are round and span the values", () => {
    expect(ticks(-14, 40)).toEqual([-20, 0, 20, 40]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(5, 5)).toEqual([5]);
  });
});

describe("labels", () => {
  it("keep their order and their distance", () => {
    expect(spread([10, 11, 50], 16, 200)).toEqual([10, 26, 50]);
    expect(spread([50, 10, 11], 16, 200)).toEqual([50, 10, 26]);
  });

  it("stay inside", () => {
    expect(spread([195, 198], 16, 200)).toEqual([184, 200]);
  });
});

import { expect, test } from "vitest";
import { landBelow } from "./boardLand";

test("no land lies where every place has a space", () => {
  expect(landBelow([1, 1, 1, 1])).toBeUndefined();
});

test("land begins below the shortest column, and beside columns that are full", () => {
  expect(landBelow([1, 1, 0.5, 0.5])).toMatchObject({ top: 0.5, left: 0.5, right: 0 });
  expect(landBelow([1, 0.75, 1, 1])).toMatchObject({ top: 0.75, left: 0.25, right: 0.5 });
});

test("its outline steps down where a column is longer than its neighbour, a gap away from it", () => {
  const { outline = "" } = landBelow([0.5, 0.75]) ?? {};
  // The right edge of the first column is that of its place; the second begins where the space above it ends.
  expect(outline).toContain("calc((100% + 5px) * 0.5000 - 5px) calc((100% + 5px) * 0.0000)");
  expect(outline).toContain("calc((100% + 5px) * 0.5000 - 5px) calc((100% + 5px) * 0.5000)");
  expect(outline.endsWith("100% 100%, 0 100%)")).toBe(true);
});

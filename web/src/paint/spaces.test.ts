import { expect, test } from "vitest";
import { freeSpaces } from "./spaces";

/** How many patches the first filled outline holds that is not a path. */
function patches(drawn: string): number {
  const [, outlines = ""] = /<path d="([^"]*)" fill="var\(--art-meadow-deep\)"/.exec(drawn) ?? [];
  return outlines.split("Z").length - 1;
}

test.each([false, true])("each free space is a patch of its own, also on a small farm (%s)", (small) => {
  expect(patches(freeSpaces(0, () => true, small))).toBe(15);
  expect(patches(freeSpaces(0, (column, row) => column === 4 && row > 0, small))).toBe(2);
  expect(freeSpaces(0, () => false, small)).toBe("");
});

test("a stone lies at the crossings of free spaces alone, and each farm has its own grass", () => {
  const stones = (drawn: string): number => drawn.split("<ellipse").length - 1;
  expect(stones(freeSpaces(1, () => true, false))).toBe(24);
  expect(stones(freeSpaces(1, (column, row) => column === 0 && row === 0, false))).toBe(4);
  expect(freeSpaces(1, () => true, false)).toBe(freeSpaces(1, () => true, false));
  expect(freeSpaces(1, () => true, false)).not.toBe(freeSpaces(2, () => true, false));
});

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

/** The strokes of the crosses, each with both ends. */
function strokes(drawn: string): number[][] {
  const [, lines = ""] = /<path d="([^"]*)" fill="none" stroke="var\(--art-meadow-cross\)"/.exec(drawn) ?? [];
  return [...lines.matchAll(/M(\S+) (\S+?)L(\S+?) ([^M]+)/g)].map((ends) => ends.slice(1).map(Number));
}

test.each([false, true])("a cross is mown at each corner of a free space, within the farm (%s)", (small) => {
  // Two for each of the 38 edges, one at either end.
  const whole = strokes(freeSpaces(0, () => true, small));
  expect(whole).toHaveLength(76);
  const far = whole.flatMap((ends) => [ends[0], ends[2]].map(Number));
  const deep = whole.flatMap((ends) => [ends[1], ends[3]].map(Number));
  expect([Math.min(...far), Math.max(...far), Math.min(...deep), Math.max(...deep)]).toEqual([0, 500, 0, 300]);
  // A single space is marked at its four corners alone, along its own edges.
  expect(strokes(freeSpaces(0, (column, row) => column === 2 && row === 1, small))).toHaveLength(8);
});

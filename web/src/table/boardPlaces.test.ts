import { expect, test } from "vitest";
import { placesOf } from "./boardPlaces";

const LAPTOP = { come: 1, rounds: 14, roomy: true, taught: false };

test("a board for two is three wide columns, in one order; one of more spaces has four", () => {
  expect(placesOf({ ...LAPTOP, fixed: 10 })).toMatchObject({ rowwise: true, columns: 3, lines: 8 });
  expect(placesOf({ ...LAPTOP, fixed: 11 })).toMatchObject({ rowwise: true, columns: 4, lines: 7 });
  expect(placesOf({ ...LAPTOP, fixed: 16 })).toMatchObject({ rowwise: false, columns: 4, lines: 8 });
});

test("a tablet and a lesson have three columns, however many spaces there are", () => {
  expect(placesOf({ ...LAPTOP, fixed: 16, roomy: false })).toMatchObject({ columns: 3, lines: 10 });
  expect(placesOf({ ...LAPTOP, fixed: 11, taught: true })).toMatchObject({ columns: 3, next: [] });
});

test("a row that has begun ends with the places of the next rounds, and land lies below it", () => {
  const { next, usedLines, land } = placesOf({ ...LAPTOP, fixed: 10 });
  expect([next, usedLines]).toEqual([[2], 4]);
  expect(land?.top).toBe(0.5);
  expect(placesOf({ ...LAPTOP, fixed: 16, come: 3 }).next).toEqual([4]);
  expect(placesOf({ ...LAPTOP, fixed: 10, come: 14 })).toMatchObject({ next: [], land: undefined });
});

import { expect, it } from "vitest";
import { emsOf, linesOf } from "./lettering";

it("counts narrow letters less than broad ones, and capitals a little more", () => {
  expect(emsOf("till")).toBeLessThan(emsOf("mama") / 1.5);
  expect(emsOf("Hut")).toBeGreaterThan(emsOf("hut"));
  expect(emsOf("")).toBe(0);
});

it("sets words in lines as long as a width, and none where one of them is longer", () => {
  expect(linesOf("Pond Hut", 6)).toBe(1);
  expect(linesOf("Strawberry Patch", 6)).toBe(2);
  expect(linesOf("Three-Field Rotation", 6)).toBe(2);
  expect(linesOf("Slaughterhouse", 6)).toBe(Infinity);
});

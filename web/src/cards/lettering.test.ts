import { expect, it } from "vitest";
import { emsInTwoLines, emsOf, linesIn } from "./lettering";

it("counts narrow letters less than broad ones, and capitals a little more", () => {
  expect(emsOf("till")).toBeLessThan(emsOf("mama") / 1.5);
  expect(emsOf("Hut")).toBeGreaterThan(emsOf("hut"));
  expect(emsOf("")).toBe(0);
});

it("sets a name in two lines between its words", () => {
  expect(emsInTwoLines("Carpenter's Parlor")).toBe(emsOf("Carpenter's"));
  expect(emsInTwoLines("Small-scale Farmer")).toBe(emsOf("Small-scale"));
  expect(emsInTwoLines("Scholar")).toBe(emsOf("Scholar"));
});

it("counts the lines that words take, each with a word at least", () => {
  expect(linesIn("Scholar", 8)).toBe(1);
  expect(linesIn("Three-Field Rotation", 8)).toBe(2);
  expect(linesIn("One more animal for every pasture", 6)).toBe(4);
  expect(linesIn("Conservator", 2)).toBe(1);
});

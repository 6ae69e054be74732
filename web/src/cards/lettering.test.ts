import { expect, it } from "vitest";
import { emsInTwoLines, emsOf } from "./lettering";

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

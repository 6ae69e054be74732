import { expect, it } from "vitest";
import { emsOf } from "./lettering";

it("counts narrow letters less than broad ones, and capitals a little more", () => {
  expect(emsOf("till")).toBeLessThan(emsOf("mama") / 1.5);
  expect(emsOf("Hut")).toBeGreaterThan(emsOf("hut"));
  expect(emsOf("")).toBe(0);
});

import { expect, test } from "vitest";
import { groundOf, sizeOfThing, type Place } from "./spaceScene";

const place: Place = { width: 122, height: 58, below: 22, beside: 60, plate: 50, crowd: 0, above: 6 };

test("a drawing rises beside a short name, stays below a long one, and is no stain", () => {
  const beside = sizeOfThing("forest", place);
  const below = sizeOfThing("forest", { ...place, beside: 110 });
  expect(beside).toBeGreaterThan(0.8);
  expect(below).toBeLessThan(beside);
  expect(below).toBeGreaterThan(0.5);
  expect(sizeOfThing("forest", { ...place, plate: 100 })).toBe(0);
  expect(sizeOfThing("forest", { ...place, height: 40, beside: 110 })).toBe(0);
});

test("a drawing makes room for people and never outgrows its box", () => {
  expect(sizeOfThing("plow", { ...place, crowd: 34 })).toBeLessThan(sizeOfThing("plow", place));
  expect(sizeOfThing("oven", { ...place, width: 400, height: 200, beside: 60 })).toBe(1.25);
});

test("the ground reaches nearly half way up, and no line of a name", () => {
  expect(groundOf(58, 22)).toBe(27);
  expect(groundOf(58, 36)).toBe(20);
  expect(groundOf(58, 58)).toBe(9);
});

import { expect, test } from "vitest";
import { groundOf, sizeOfThing, type Place } from "./spaceScene";

const place: Place = { width: 122, height: 58, below: 22, beside: 60, plate: 50, covers: false, crowd: 0, above: 6 };

test("a drawing is as large below a short name as below a long one, and no stain", () => {
  const whole = sizeOfThing("oven", { ...place, plate: 0 });
  expect(sizeOfThing("oven", { ...place, plate: 0, beside: 110 })).toBeGreaterThan(0.9 * whole);
  expect(sizeOfThing("oven", { ...place, plate: 0, beside: 110, below: 34 })).toBeGreaterThan(0.6 * whole);
  expect(sizeOfThing("oven", { ...place, plate: 110 })).toBe(0);
  expect(sizeOfThing("oven", { ...place, height: 40, beside: 110, below: 34 })).toBe(0);
});

test("a plate stands before the end of a drawing where it would become a stamp, and goods do not", () => {
  const narrow = { ...place, plate: 88, beside: 110 };
  const whole = sizeOfThing("build", { ...place, plate: 0, beside: 110 });
  expect(sizeOfThing("build", { ...narrow, covers: true })).toBeGreaterThan(0.75 * whole);
  expect(sizeOfThing("build", narrow)).toBeLessThan(0.75 * whole);
});

test("a drawing makes room for people and never outgrows its box", () => {
  expect(sizeOfThing("plow", { ...place, crowd: 60 })).toBeLessThan(sizeOfThing("plow", { ...place, plate: 0 }));
  expect(sizeOfThing("oven", { ...place, width: 400, height: 200, beside: 60 })).toBe(1.25);
});

test("the ground reaches nearly half way up, and no line of a name", () => {
  expect(groundOf(58, 22)).toBe(27);
  expect(groundOf(58, 36)).toBe(20);
  expect(groundOf(58, 58)).toBe(9);
});

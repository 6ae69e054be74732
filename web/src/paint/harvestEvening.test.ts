import { expect, test } from "vitest";
import { harvestEvening } from "./harvestEvening";

test("there are as many fields as something came from, and not more than there is room for", () => {
  const reaped = (...crops: [string, number][]): number => {
    const people = { adults: 2, newborns: 0 };
    const { crops: flying } = harvestEvening({ seat: 0, house: "wood", people, crops, bowls: [], born: [] });
    return new Set(flying.map(({ x, y }) => `${x} ${y}`)).size;
  };
  expect(reaped()).toBe(0);
  expect(reaped(["grain", 1])).toBe(1);
  expect(reaped(["grain", 1], ["vegetable", 1])).toBe(2);
  expect(reaped(["grain", 6])).toBe(3);
});

import { expect, test } from "vitest";
import { harvestEvening } from "./harvestEvening";

test("there are as many fields as something came from, and not more than there is room for", () => {
  const reaped = (...crops: [string, number][]): number => {
    const people = { adults: 2, newborns: 0 };
    const { crops: flying } = harvestEvening({
      seat: 0,
      house: "wood",
      people,
      crops,
      bowls: [],
      born: [],
      animals: {},
    });
    return new Set(flying.map(({ x, y }) => `${x} ${y}`)).size;
  };
  expect(reaped()).toBe(0);
  expect(reaped(["grain", 1])).toBe(1);
  expect(reaped(["grain", 1], ["vegetable", 1])).toBe(2);
  expect(reaped(["grain", 6])).toBe(3);
});

test.each([
  [3, 2],
  [5, 4],
  [7, 6],
  [12, 6],
])("the pasture of %i sheep with one young shows %i others", (sheep, others) => {
  const stage = harvestEvening({
    seat: 0,
    house: "wood",
    people: { adults: 2, newborns: 0 },
    crops: [],
    bowls: [],
    born: [["sheep", 1]],
    animals: { sheep },
  });
  expect(stage.still.match(/#art-sheep/g)).toHaveLength(others);
});

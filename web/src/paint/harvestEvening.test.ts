import { expect, test } from "vitest";
import type { Home } from "./dinner";
import { harvestEvening, type Harvest } from "./harvestEvening";

/** An evening on which nothing happens. */
const QUIET: Harvest = {
  seat: 0,
  house: { material: "wood", rooms: 2 },
  people: { adults: 2, newborns: 0 },
  crops: [],
  bowls: [],
  born: [],
  animals: {},
  indoors: {},
  fences: true,
};

test("there are as many fields as something came from, and not more than there is room for", () => {
  const reaped = (...crops: [string, number][]): number => {
    const { crops: flying } = harvestEvening({ ...QUIET, crops });
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
  const stage = harvestEvening({ ...QUIET, born: [["sheep", 1]], animals: { sheep } });
  expect(stage.still.match(/#art-sheep/g)).toHaveLength(others);
});

const TOWER = { material: "stone", rooms: ["a2", "a3"] } as const;

test.each([false, true])("a young animal that lives in the house stands at its door (tall: %s)", (tall) => {
  const evening = (indoors: Record<string, number>): { x: number; y: number } | undefined =>
    harvestEvening(
      {
        seat: 0,
        house: TOWER,
        people: { adults: 2, newborns: 0 },
        crops: [],
        bowls: [],
        born: [["sheep", 1]],
        animals: { sheep: 5 },
        indoors,
        fences: true,
      },
      tall,
    ).born[0];
  const [home, out] = [evening({ sheep: 1 }), evening({})];
  // Left of the pasture and above its middle: between the people, where the house is.
  expect(home?.x).toBeLessThan((out?.x ?? 0) - 50);
  expect(home?.y).toBeLessThan((out?.y ?? 0) - 50);
});

test("the family sits before the house that it has built", () => {
  const home = (house: Home): number => {
    const { still } = harvestEvening({ ...QUIET, house });
    expect(still).toContain(`var(--art-${house.material}-lit)`);
    return still.split("var(--gold)").length - 1;
  };
  const [row, deep] = [home({ material: "clay", rooms: 3 }), home(TOWER)];
  // Each room has its door, for they stand in a row wherever they lie on the farm.
  expect(row - deep).toBe(1);
});

test("there is a fence only where the farm has one", () => {
  const evening = (fences: boolean): string => harvestEvening({ ...QUIET, fences }).still;
  expect(evening(true)).toContain("var(--art-pasture)");
  expect(evening(false)).not.toContain("var(--art-pasture)");
});

import { expect, test } from "vitest";
import type { Goods, View } from "../lib/view";
import { mealOf } from "./meal";

/** A family that eats four, one round before a harvest; a grain can be eaten, a sheep cooked for two, a boar for three, a cow for four. */
function meal(goods: Goods, now: Partial<View> = {}): ReturnType<typeof mealOf> {
  const farm = { food_needed: 4, goods, crops_due: { grain: 1 }, meals: { grain: 1, sheep: 2, boar: 3, cattle: 4 } };
  const view = {
    round: 3,
    rounds: 14,
    harvest_rounds: [4, 7],
    fields_harvested: false,
    fed: [],
    phase: "work",
    ...now,
  };
  return mealOf({ ...view, seats: [farm] } as unknown as View, 0);
}

test("what can be eaten besides is no lack", () => {
  expect(meal({ food: 3 })).toMatchObject({ short: 0, missing: 0 });
  expect(meal({ food: 1, sheep: 1 })).toMatchObject({ short: 2, cooked: 2, missing: 0 });
});

test("what is missing is counted after all that can be eaten", () => {
  expect(meal({ grain: 1 })).toMatchObject({ have: 1, short: 3, cooked: 1, missing: 2 });
});

test("once the crops of a harvest are in, the fields bring no more to its meal", () => {
  const feeding = { round: 4, phase: "feeding", fields_harvested: true };
  expect(meal({ food: 1, grain: 1 }, { round: 4 })).toMatchObject({ crops: ["grain"], have: 2, missing: 1 });
  expect(meal({ food: 1, grain: 1 }, feeding)).toMatchObject({ crops: [], have: 1, short: 3, missing: 2, due: true });
});

test("who has eaten, and everybody between two harvests, waits for what the fields bring to the next meal", () => {
  const feeding = { round: 4, phase: "feeding", fields_harvested: true, fed: [0] };
  expect(meal({}, feeding)).toMatchObject({ next: 7, due: false, crops: ["grain"], missing: 3 });
  expect(meal({}, { round: 5, fields_harvested: true })).toMatchObject({ next: 7, crops: ["grain"], missing: 3 });
});

test("what is short is covered at the least loss", () => {
  expect(meal({ food: 1, grain: 3, sheep: 2 }).cover).toEqual({ grain: 2 });
  expect(meal({ food: 1, grain: 1, sheep: 2 }).cover).toEqual({ sheep: 1 });
  expect(meal({ grain: 1, sheep: 1 }).cover).toEqual({ grain: 1, sheep: 1 });
  expect(meal({ food: 3, grain: 1 }).cover).toEqual({});
  expect(meal({ grain: 1 }).cover).toEqual({});
});

test("what is short is covered where no good gives each amount of food", () => {
  expect(meal({ sheep: 1, boar: 1 }).cover).toEqual({ boar: 1 });
  expect(meal({ sheep: 1, boar: 1, cattle: 1 }).cover).toEqual({ boar: 1 });
  expect(meal({ food: 1, sheep: 1, boar: 1 }).cover).toEqual({ sheep: 1 });
});

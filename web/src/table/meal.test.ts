import { expect, test } from "vitest";
import type { Goods, View } from "../lib/view";
import { mealOf } from "./meal";

/** A family that eats four, one round before a harvest; a grain can be eaten, a sheep cooked for two. */
function meal(goods: Goods): ReturnType<typeof mealOf> {
  const farm = { food_needed: 4, goods, crops_due: { grain: 1 }, meals: { grain: 1, sheep: 2 } };
  return mealOf({ round: 3, rounds: 14, harvest_rounds: [4], seats: [farm], phase: "work" } as unknown as View, 0);
}

test("what can be eaten besides is no lack", () => {
  expect(meal({ food: 3 })).toMatchObject({ short: 0, missing: 0 });
  expect(meal({ food: 1, sheep: 1 })).toMatchObject({ short: 2, cooked: 2, missing: 0 });
});

test("what is missing is counted after all that can be eaten", () => {
  expect(meal({ grain: 1 })).toMatchObject({ have: 1, short: 3, cooked: 1, missing: 2 });
});

test("what is short is covered at the least loss", () => {
  expect(meal({ food: 1, grain: 3, sheep: 2 }).cover).toEqual({ grain: 2 });
  expect(meal({ food: 1, grain: 1, sheep: 2 }).cover).toEqual({ sheep: 1 });
  expect(meal({ grain: 1, sheep: 1 }).cover).toEqual({ grain: 1, sheep: 1 });
  expect(meal({ food: 3, grain: 1 }).cover).toEqual({});
  expect(meal({ grain: 1 }).cover).toEqual({});
});

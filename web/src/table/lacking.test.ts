import { expect, test } from "vitest";
import type { View } from "../lib/view";
import { lackingAfter } from "./lacking";

function view(farm: object, round = 4, phase = "work"): View {
  const seat = {
    yard: "grid",
    food_needed: 4,
    goods: {},
    crops_due: {},
    cards: [],
    home: 0,
    meals: { grain: 1 },
    ...farm,
  };
  return { round, phase, harvest_rounds: [4, 7], fields_harvested: false, fed: [], seats: [seat] } as unknown as View;
}

test("food, crops and the kitchen count, in the round of a harvest and after the last person", () => {
  expect(lackingAfter(view({ goods: { food: 1 } }), 0)).toBe(3);
  expect(lackingAfter(view({ goods: { food: 1, grain: 2 }, crops_due: { grain: 1 } }), 0)).toBe(0);
  expect(lackingAfter(view({ goods: { food: 1, sheep: 1 } }), 0)).toBe(3);
  expect(lackingAfter(view({ goods: { food: 1, sheep: 1 }, meals: { sheep: 2 } }), 0)).toBe(1);
  expect(lackingAfter(view({ home: 1 }), 0)).toBe(0);
  expect(lackingAfter(view({}, 5), 0)).toBe(0);
});

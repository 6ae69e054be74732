import { expect, test } from "vitest";
import { leftOf } from "./left";

const NOW = { breeding_pair: 2, round: 4, rounds: 14 };
const LAST = { ...NOW, round: 14 };

test("animals that stay breed when there is a pair of a kind", () => {
  expect([leftOf("sheep", 2, NOW), leftOf("cattle", 1, LAST)]).toEqual(["feeding-breeds", "feeding-too-few"]);
});

test("crops that stay are there to be sown, until the last harvest", () => {
  expect([leftOf("grain", 0, NOW), leftOf("vegetable", 2, LAST)]).toEqual(["feeding-to-sow", "feeding-stays"]);
  expect(leftOf("wood", 3, NOW)).toBe("feeding-stays");
});

import { expect, test } from "vitest";
import { leftOf } from "./left";

test("animals that stay breed when there are two of a kind", () => {
  expect([leftOf("sheep", 2, false), leftOf("cattle", 1, true)]).toEqual(["feeding-breeds", "feeding-too-few"]);
});

test("crops that stay are there to be sown, until the last harvest", () => {
  expect([leftOf("grain", 0, false), leftOf("vegetable", 2, true)]).toEqual(["feeding-to-sow", "feeding-stays"]);
  expect(leftOf("wood", 3, false)).toBe("feeding-stays");
});

import { expect, test } from "vitest";
import { besideOf } from "./spaceBeside";

const GIVEN = { name: "Major or Minor Improvement", lines: [115, 80], letter: 7, height: 42, width: 126 };
const given = (more: object): Parameters<typeof besideOf>[0] => ({
  ...GIVEN,
  people: 0,
  plate: 40,
  income: 0,
  keeps: false,
  tag: 0,
  ...more,
});

test("signs stand beside the last line of a name, and beside the first where that one is shorter", () => {
  expect(besideOf(given({}))).toMatchObject({ beside: true, headed: false });
  const house = { name: "House Redevelopment", lines: [36, 92], plate: 70 };
  expect(besideOf(given(house))).toMatchObject({ beside: true, headed: true });
  // The round of what is still to come takes the corner.
  expect(besideOf(given({ tag: 28 }))).toMatchObject({ headed: true });
});

test("below one line, and where a third one has room, they stand below the name", () => {
  expect(besideOf(given({ name: "Forest", lines: [40] })).beside).toBe(false);
  expect(besideOf(given({ height: 52 })).beside).toBe(false);
  expect(besideOf(given({ height: 52, keeps: true })).beside).toBe(true);
});

test("what is added each round is left out where a name has no room beside both", () => {
  const quarry = { name: "Western Quarry", lines: [60, 50], keeps: true, income: 30 };
  expect(besideOf(given(quarry)).scant).toBe(false);
  expect(besideOf(given({ ...quarry, name: "Kamieniołom zachodni", lines: [90, 70], income: 45 }))).toMatchObject({
    scant: true,
  });
});

test("a name runs round whoever stands at its end", () => {
  expect(besideOf(given({ name: "Fencing", lines: [50], people: 1 })).beside).toBe(false);
  const alone = besideOf(given({ people: 1, height: 50 }));
  expect(alone.beside).toBe(true);
  expect(besideOf(given({ people: 1 })).corner.height).toBeLessThan(alone.corner.height);
  expect(besideOf(given({ people: 2, height: 50 })).corner.width).toBeGreaterThan(alone.corner.width);
});

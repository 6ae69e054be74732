import { expect, it } from "vitest";
import { drawTable, laid } from "./bowls";

/** The lowest edge of a letter, and the highest one of what stands on the table before it. */
function seen(owed: number): [letter: number, table: number] {
  const drawn = drawTable(laid(owed, 3, ["grain", "vegetable", "vegetable"]), 3, 0, 300);
  const letter = Number(/y="([\d.]+)" class="letter"/.exec(drawn)?.[1]);
  const lower = Number(/translate\(0 (\d+)\)/.exec(drawn)?.[1]);
  const [, ...table] = drawn.split("<g ");
  const tops = [...table.join("").matchAll(/ y="([\d.-]+)"/g)].map((one) => Number(one[1]) + lower);
  return [letter, Math.min(...tops)];
}

it("leaves the letters of the people free at a long table", () => {
  const [letter, table] = seen(9);
  expect(table).toBeGreaterThan(letter - 2);
});

it("keeps people and table together where bowls stand apart", () => {
  const [letter, table] = seen(6);
  expect(letter).toBe(36.5);
  expect(table).toBeLessThan(letter);
});

import { expect, test } from "vitest";
import { BY_NUMBER } from "./points";
import { range, STEPS } from "./steps";

const row = (category: string): string[] => STEPS.map((points) => range(BY_NUMBER[category] ?? [], points));

test("a row says how many bring how many points", () => {
  expect(row("fields")).toEqual(["0–1", "2", "3", "4", "5+"]);
  expect(row("grain")).toEqual(["0", "1–3", "4–5", "6–7", "8+"]);
  expect(row("cattle")).toEqual(["0", "1", "2–3", "4–5", "6+"]);
});

test("the columns are all points that a table gives", () => {
  for (const table of Object.values(BY_NUMBER)) expect([...new Set(table)]).toEqual(STEPS);
});

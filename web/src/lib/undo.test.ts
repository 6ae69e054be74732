import { expect, test } from "vitest";
import { canUndo } from "./undo";

test("a step is taken back by who sits at the table, where there is one and nothing stands in the way", () => {
  expect(canUndo({ seat: 0, undo: { steps: 1, reason: null } })).toBe(true);
  expect(canUndo({ seat: 0, undo: { steps: 0, reason: null } })).toBe(false);
  expect(canUndo({ seat: 0, undo: { steps: 1, reason: { code: "undo-chance" } } })).toBe(false);
  expect(canUndo({ seat: null, undo: { steps: 1, reason: null } })).toBe(false);
});

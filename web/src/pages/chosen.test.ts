import { expect, test } from "vitest";
import { moved } from "./chosen";

const STAGES = [[{ id: "a" }, { id: "b" }], [{ id: "c" }]];

test("a round card moves within its stage only", () => {
  expect(moved(["a", "b", "c"], STAGES, 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["b", "a", "c"], STAGES, 1, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], STAGES, 1, 1)).toBeNull();
  expect(moved(["a", "b", "c"], STAGES, 0, -1)).toBeNull();
});

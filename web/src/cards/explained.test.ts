import { expect, test } from "vitest";
import { explaining } from "./explained";

test("what a newcomer may not know is explained, the least known first", () => {
  expect(explaining("Each time you play an occupation, you may also bake bread.")).toEqual(["cooking"]);
  expect(explaining("In each harvest, you may sow before you bake bread on a field.")).toEqual(["cooking", "sow"]);
  expect(explaining("You get 1 wood.")).toEqual([]);
});

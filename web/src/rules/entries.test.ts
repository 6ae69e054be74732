import { expect, test } from "vitest";
import { goodOf, messageOfGood } from "./entries";

test("a good that was asked about says what it is for, in the words of the edition", () => {
  expect(goodOf("reed")).toBe("reed");
  expect(goodOf("fence")).toBeUndefined();
  expect(messageOfGood("reed", "revised")).toBe("use-reed");
  expect(messageOfGood("reed", "family")).toBe("use-reed-tiles");
  expect(messageOfGood("boar", "family")).toBe("use-animal");
});

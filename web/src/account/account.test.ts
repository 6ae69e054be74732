import { describe, expect, it } from "vitest";
import { keyIn } from "./account";

describe("the key of a link for another device", () => {
  it("stands after the #", () => {
    const key = "a1_-".repeat(10) + "xyz";
    expect(keyIn(`#${key}`)).toBe(key);
  });

  it("is nothing else", () => {
    expect(keyIn("")).toBeNull();
    expect(keyIn("#play=abc")).toBeNull();
    expect(keyIn(`#${"a".repeat(44)}`)).toBeNull();
  });
});

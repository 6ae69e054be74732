import { describe, expect, it } from "vitest";
import { sizeOfSmall } from "./sizes";

describe("the small farms", () => {
  it("stand in one row where the room is low, in two where it is high", () => {
    expect(sizeOfSmall(4, 700, 200)).toBe(168);
    expect(sizeOfSmall(4, 700, 440)).toBeGreaterThan(230);
    expect(sizeOfSmall(4, 700, 440)).toBeLessThanOrEqual(346);
  });

  it("stay smaller than one's own, however much room there is", () => {
    expect(sizeOfSmall(1, 450, 900)).toBe(359);
  });

  it("stay readable where there is hardly any room", () => {
    expect(sizeOfSmall(3, 450, 0)).toBe(144);
    expect(sizeOfSmall(1, 450, 0)).toBe(150);
  });

  it("need no room where nobody else plays", () => {
    expect(sizeOfSmall(0, 450, 300)).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { smallFarms } from "./sizes";

describe("the small farms", () => {
  it("stand in one row where the room is low, in two even ones where it is high", () => {
    expect(smallFarms(4, 700, 200)).toEqual({ columns: 4, width: 168 });
    const high = smallFarms(4, 700, 440);
    expect(high.columns).toBe(2);
    expect(high.width).toBeGreaterThan(230);
    expect(high.width).toBeLessThanOrEqual(346);
  });

  it("stay smaller than one's own, however much room there is", () => {
    expect(smallFarms(1, 450, 900)).toEqual({ columns: 1, width: 359 });
  });

  it("stay readable in one row where there is hardly any room", () => {
    expect(smallFarms(3, 450, 0)).toEqual({ columns: 3, width: 144 });
    expect(smallFarms(1, 450, 0)).toEqual({ columns: 1, width: 150 });
  });

  it("need no room where nobody else plays", () => {
    expect(smallFarms(0, 450, 300).width).toBe(0);
  });
});

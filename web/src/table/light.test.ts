import { describe, expect, it } from "vitest";
import { holes, within } from "./light";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("what is lit", () => {
  it("has its whole ring in sight, at an edge of the screen and where a list goes on below", () => {
    expect(within(box(1, 340, 134, 66), box(0, 270, 390, 270))).toEqual(box(2, 340, 133, 66));
    expect(within(box(1, 95, 388, 900), box(0, 97, 390, 443))).toEqual(box(2, 99, 386, 439));
  });
});

describe("the veil", () => {
  it("leaves out what is lit and what stays bright", () => {
    const corners = [
      "h148a12 12 0 0 1 12 12",
      "v72a12 12 0 0 1 -12 12",
      "h-148a12 12 0 0 1 -12 -12",
      "v-72a12 12 0 0 1 12 -12",
    ];
    expect(holes([box(3, 200.4, 172, 96)])).toBe(`M0 0H9999V9999H0zM15 200${corners.join("")}z`);
  });
});

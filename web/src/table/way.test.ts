import { describe, expect, it } from "vitest";
import { alley, holes, way, within } from "./way";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("what is lit", () => {
  it("has its whole ring in sight, at an edge of the screen and where a list goes on below", () => {
    expect(within(box(1, 340, 134, 66), box(0, 270, 390, 270))).toEqual(box(2, 340, 133, 66));
    expect(within(box(1, 95, 388, 900), box(0, 97, 390, 443))).toEqual(box(2, 99, 386, 439));
  });
});

describe("the dotted way of the lesson", () => {
  it("leaves a person upwards and comes to the side of a space that is nearest", () => {
    const found = way(box(550, 490, 24, 34), box(130, 104, 134, 88));
    expect(found?.curve).toBe("M552 490C552 320 434 148 268 148");
    expect(found?.head).toBe("M279 133L266 148L279 163");
  });

  it("leaves words where they are read, and comes to a cell from below", () => {
    const found = way(box(8, 610, 1350, 150), box(640, 300, 90, 90));
    expect(found?.curve).toMatch(/^M548 610C548 \d+ 685 \d+ 685 394$/);
  });

  it("goes down to what lies below", () => {
    const found = way(box(60, 310, 20, 30), box(2, 560, 130, 66));
    expect(found?.curve).toBe("M67 340C67 439 67 461 67 556");
    expect(found?.head).toBe("M82 545L67 558L52 545");
  });

  it("does not lead to what is at hand, nor to what one stands in", () => {
    expect(way(box(0, 560, 375, 200), box(80, 500, 200, 44))).toBeNull();
    // Five dots would be a stub.
    expect(way(box(0, 560, 375, 200), box(80, 446, 200, 44))).toBeNull();
    expect(way(box(0, 560, 375, 200), box(80, 426, 200, 44))).not.toBeNull();
    expect(way(box(300, 300, 20, 30), box(100, 100, 600, 500))).toBeNull();
  });
});

describe("the way of a person to a space of the board", () => {
  const board = box(8, 104, 519, 480);
  const person = box(633, 407, 24, 34);

  it("goes up between board and farm to a space at the edge of the board", () => {
    const found = alley(person, box(360, 200, 172, 96), board);
    expect(found.curve).toBe("M645 407Q645 377 615 377H544Q536 377 536 369V264");
    expect(found.head).toBe("M542 238L534 248L542 258");
  });

  it("goes straight to one beside the person, and down to one that lies lower", () => {
    expect(alley(person, box(360, 340, 172, 96), board).curve).toBe("M645 407Q645 388 615 388H536");
    expect(alley(person, box(360, 440, 172, 96), board).curve).toBe("M645 407Q645 377 615 377H544Q536 377 536 385V472");
  });

  it("runs in the gap above the other spaces to one that lies further, and down beside it", () => {
    const found = alley(person, box(3, 200, 172, 96), board);
    const climbs = "M645 407Q645 377 615 377H544Q536 377 536 369V207Q536 199 528 199";
    expect(found.curve).toBe(`${climbs}H188Q180 199 180 207V232`);
    expect(found.head).toBe("M185 238L177 248L185 258");
  });

  it("runs below the first row, which has no gap above it", () => {
    expect(alley(person, box(3, 102, 172, 96), board).curve).toMatch(/ 528 199H188Q180 199 180 191V166$/);
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

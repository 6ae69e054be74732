import { describe, expect, it } from "vitest";
import { bow, way, within } from "./way";

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
  it("goes up from the head in a bow to the side of a space", () => {
    const found = bow(box(550, 490, 24, 34), box(200, 104, 190, 80));
    expect(found.curve).toBe("M562 490C562 320 560 144 394 144");
    expect(found.head).toBe("M405 129L392 144L405 159");
  });

  it("rises also where the space lies no higher", () => {
    const found = bow(box(550, 490, 24, 34), box(200, 480, 190, 80));
    expect(found.curve).toBe("M562 490C562 411 469 520 394 520");
  });

  it("goes over other spaces to one that lies further, without a corner", () => {
    const found = bow(box(550, 490, 24, 34), box(8, 204, 188, 80));
    expect(found.curve).toBe("M562 490C562 320 366 244 200 244");
  });
});

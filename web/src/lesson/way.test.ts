import { describe, expect, it } from "vitest";
import { across, arc, drop } from "./way";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the way of a person to a space of the board", () => {
  const board = box(8, 104, 519, 480);
  const person = box(633, 407, 24, 34);

  it("is thrown over the farm to a space at the edge of the board", () => {
    const found = arc(person, box(360, 200, 172, 96), board, []);
    expect(found.curve).toBe("M645 399C681 308 610 248 538 248");
    expect(found.head).toBe("M548 241L538 248L548 255");
  });

  it("falls on one that lies as low as the person, and comes from below to the first row, where the plate hangs", () => {
    expect(arc(person, box(360, 440, 172, 96), board, []).curve).toBe("M645 399C681 343 610 452 538 488");
    const found = arc(person, box(360, 102, 172, 76), board, [box(553, 122, 80, 44)]);
    expect(found.curve).toBe("M645 399C681 246 558 270 538 144");
  });

  it("is thrown as far as nothing lies between, else it runs in the gap above the other spaces", () => {
    const far = box(3, 200, 172, 96);
    expect(arc(person, far, board, []).curve).toMatch(/^M645 399C[^H]*$/);
    const found = arc(person, far, board, [box(186, 205, 162, 86)]);
    expect(found.curve).toBe("M645 399C681 279 599 199 527 199H201Q189 199 178 214");
    expect(found.head).toMatch(/L178 214L/);
  });

  it("runs in the gap below where the plate of the farm hangs beside the one above", () => {
    const plate = box(553, 190, 80, 44);
    const found = arc(person, box(3, 200, 172, 96), board, [box(186, 205, 162, 86), plate]);
    expect(found.curve).toMatch(/ 527 297H201Q189 297 178 282$/);
  });

  it("comes up beside the board where the plate hangs beside both gaps", () => {
    const others = [box(186, 205, 162, 86), box(553, 190, 80, 120)];
    const found = arc(person, box(3, 200, 172, 96), board, others);
    expect(found.curve).toMatch(/ 537 353 537 313Q537 297 521 297H201Q189 297 178 282$/);
  });

  it("runs below the first row, which has no gap above it", () => {
    const between = [box(8, 205, 162, 86), box(186, 107, 162, 86), box(186, 205, 162, 86)];
    const found = arc(person, box(3, 102, 172, 96), board, between);
    expect(found.curve).toMatch(/ 527 199H201Q189 199 178 184$/);
  });

  it("runs down the gap beside the space where the board lies below the farm, and ends before its corner", () => {
    const found = drop(box(45, 295, 18, 26), box(258, 470, 121, 52), box(6, 411, 378, 300), 6);
    expect(found.curve).toMatch(/^M54 287C\d+ 231 382 \d+ 382 411V440Q382 446 370 464$/);
    expect(found.head).toMatch(/L370 464L/);
  });

  it("is the same as in a mirror where the board lies at the right of the farm", () => {
    const found = across(box(-657, 407, 24, 34), box(-532, 200, 172, 96), box(-527, 104, 519, 480), []);
    expect(found.curve).toBe("M-645 399C-681 308 -610 248 -538 248");
    expect(found.head).toBe("M-548 241L-538 248L-548 255");
  });
});

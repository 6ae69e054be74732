import { describe, expect, it } from "vitest";
import { thrown } from "./way";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the way of a person to a space of the board", () => {
  const person = box(633, 407, 24, 34);

  it("is thrown over the farm to a space that is near", () => {
    const found = thrown(person, box(360, 240, 172, 96), []);
    expect(found?.curve).toBe("M645 399C681 332 610 288 538 288");
    expect(found?.head).toBe("M549 280L538 288L549 296");
  });

  it("falls on one that lies as low as the person", () => {
    expect(thrown(person, box(360, 440, 172, 96), [])?.curve).toBe("M645 399C645 343 610 452 538 488");
  });

  it("is none where the space is far, or right above", () => {
    expect(thrown(person, box(180, 240, 172, 96), [])).toBeNull();
    expect(thrown(person, box(360, 80, 172, 96), [])).toBeNull();
    expect(thrown(person, box(460, 240, 172, 96), [])).toBeNull();
  });

  it("ends lower where the plate of the farm stands beside the space", () => {
    const plate = box(545, 262, 80, 40);
    const found = thrown(person, box(360, 240, 172, 96), [plate]);
    expect(found?.curve).toMatch(/ 538 321$/);
    expect(found?.head).toMatch(/L538 321L/);
  });

  it("is none where others lie between", () => {
    expect(thrown(person, box(360, 240, 172, 96), [box(553, 262, 80, 140)])).toBeNull();
  });
});

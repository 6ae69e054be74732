import { describe, expect, it } from "vitest";
import type { Message } from "../lib/schema";
import type { SeatScore } from "../lib/scores";
import { leaders, rows, withoutPrice } from "./sheet";

const two = { points: 1, explanation: { code: "score-fields", n: 2 } };
const scores: SeatScore[] = [
  {
    seat: 0,
    total: 2,
    lines: [
      { category: "fields", points: -1, explanation: { code: "score-fields", n: 1 }, next: two },
      { category: "cards", points: 1, explanation: { code: "score-card", card: "M-fireplace-2" }, next: null },
      { category: "cards", points: 2, explanation: { code: "score-card", card: "M-clay-oven" }, next: null },
    ],
  },
  {
    seat: 1,
    total: 2,
    lines: [{ category: "fields", points: 2, explanation: { code: "score-fields", n: 3 }, next: null }],
  },
];

describe("a score sheet", () => {
  it("has one row for each category and adds up its lines", () => {
    const found = rows(scores);
    expect(found.map((row) => row.category)).toEqual(["fields", "cards"]);
    expect(found[1]?.cells.map((cell) => cell.points)).toEqual([3, 0]);
    expect(found[1]?.cells[0]?.explanations).toHaveLength(2);
  });

  it("tells what would bring more, where a table says so", () => {
    expect(rows(scores).map((row) => row.cells.map((cell) => cell.next))).toEqual([
      [{ explanation: two.explanation, n: 2, gain: 2 }, null],
      [null, null],
    ]);
  });

  it("tells of another kind in words, not by its number alone", () => {
    const rooms = (material: string): Message => ({ code: "score-rooms", material, n: 3 });
    const next = { points: 6, explanation: rooms("stone") };
    const line = { category: "rooms", points: 3, explanation: rooms("clay"), next };
    const found = rows([{ seat: 0, total: 3, lines: [line] }]);
    expect(found[0]?.cells[0]?.next).toEqual({ explanation: rooms("stone"), n: null, gain: 3 });
  });

  it("tells nothing of what there is nothing of and what costs nothing", () => {
    const begging = { category: "begging", points: 0, explanation: { code: "score-begging", n: 0 }, next: null };
    const cattle = { category: "cattle", points: -1, explanation: { code: "score-goods", n: 0 }, next: null };
    const found = rows([{ seat: 0, total: -1, lines: [begging, cattle] }]);
    expect(found.map((row) => row.cells[0]?.nothing)).toEqual([true, false]);
  });

  it("names a card without its price", () => {
    expect(withoutPrice("Cooking Hearth (5 clay)")).toBe("Cooking Hearth");
    expect(withoutPrice("Four (3 argile) : points bonus")).toBe("Four : points bonus");
    expect(withoutPrice("Well")).toBe("Well");
  });

  it("knows who leads", () => {
    expect(leaders(scores)).toEqual([0, 1]);
  });
});

import { describe, expect, it } from "vitest";
import type { LogItem } from "../lib/schema";
import { actsOf, beginnings, lengths, merged } from "./harvestActs";

function item(...events: object[]): LogItem {
  return { round: 4, part: "harvest", seat: null, message: null, events } as unknown as LogItem;
}

describe("the acts of a harvest", () => {
  it("are crops, meals, begging and births of a seat", () => {
    const acts = actsOf(
      [
        item({ kind: "harvested", seat: 0, goods: { grain: 2 } }, { kind: "harvested", seat: 1, goods: { grain: 1 } }),
        item({ kind: "fed", seat: 0, goods: { food: 3 } }, { kind: "begged", seat: 0, count: 1 }),
        item({ kind: "fed", seat: 1, goods: { food: 4 } }, { kind: "bred", seat: 0, goods: { sheep: 1 } }),
      ],
      0,
    );
    expect(acts).toMatchObject({ round: 4, crops: { grain: 2 }, eaten: 3, begged: 1, born: { sheep: 1 } });
    expect(acts?.others).toEqual([{ seat: 1, begged: 0 }]);
  });

  it("go on where a family was asked in between", () => {
    const first = actsOf([item({ kind: "harvested", seat: 0, goods: { grain: 2 } })], 0);
    const then = actsOf([item({ kind: "fed", seat: 0, goods: { food: 3 } })], 0);
    expect(then === null ? null : merged(first, then)).toMatchObject({ crops: { grain: 2 }, eaten: 3 });
  });

  it("play one after the other, longer where something came, and longest where somebody begs", () => {
    const quiet = actsOf([item({ kind: "fed", seat: 0, goods: { food: 3 } })], 0);
    const full = actsOf(
      [
        item({ kind: "harvested", seat: 0, goods: { grain: 2 } }, { kind: "bred", seat: 0, goods: { sheep: 1 } }),
        item({ kind: "fed", seat: 0, goods: { food: 3 } }, { kind: "begged", seat: 0, count: 1 }),
      ],
      0,
    );
    const [short, long] = [quiet, full].map((acts) => (acts === null ? [] : lengths(acts)));
    expect(long?.every((one, at) => one > (short?.[at] ?? 0))).toBe(true);
    expect(beginnings([5, 7, 2])).toEqual([0, 5, 12, 14]);
  });

  it("are none where nothing happened to the seat", () => {
    expect(actsOf([item({ kind: "harvested", seat: 1, goods: { grain: 1 } })], 0)).toBeNull();
    expect(actsOf([item({ kind: "placed", seat: 0 })], 0)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { house, tally } from "./housing";

describe("animals", () => {
  it("stand in pastures of one kind each, the rest on single places", () => {
    const found = house({ sheep: 5, boar: 1, cattle: 3 }, [4, 4], 2);
    expect(found.pens.map((pen) => pen.kind).sort()).toEqual(["cattle", "sheep"]);
    expect(found.pens.reduce((sum, pen) => sum + pen.animals, 0)).toBe(7);
    expect(found.singles).toEqual(["sheep", "boar"]);
    expect(found.elsewhere).toEqual([]);
  });

  it("are never more than fit", () => {
    const found = house({ sheep: 9 }, [2, 4], 1);
    expect(found.pens).toEqual([
      { capacity: 2, kind: "sheep", animals: 2 },
      { capacity: 4, kind: "sheep", animals: 4 },
    ]);
    expect(found.singles).toEqual(["sheep"]);
    expect(found.elsewhere).toEqual(["sheep", "sheep"]);
  });

  it("leave pastures empty that nobody needs", () => {
    expect(house({}, [2], 1).pens).toEqual([{ capacity: 2, kind: null, animals: 0 }]);
  });

  it("stand where the person wishes, if just as many fit", () => {
    const herd = { sheep: 2, cattle: 2 };
    expect(house(herd, [2, 2], 0, new Map([[0, "cattle"]])).pens.map((pen) => pen.kind)).toEqual(["cattle", "sheep"]);
    expect(house(herd, [2, 2], 0, new Map([[0, "sheep"]])).pens.map((pen) => pen.kind)).toEqual(["sheep", "cattle"]);
    const crowded = { sheep: 4, cattle: 2 };
    expect(house(crowded, [4, 2], 0, new Map([[0, "cattle"]])).elsewhere).toEqual([]);
  });

  it("are counted by kind", () => {
    expect(tally(["boar", "sheep", "boar"])).toEqual([
      ["sheep", 1],
      ["boar", 2],
    ]);
  });
});

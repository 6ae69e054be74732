import { describe, expect, it } from "vitest";
import type { AnimalPlace, Goods } from "../lib/view";
import { ANIMALS, herdOf, house, same, size, sum, tally, valid, type Herd, type Housing } from "./housing";
import { move, type Moved } from "./moving";

const pasture = (capacity: number, mixed = false): AnimalPlace => ({ where: "pasture", capacity, mixed });
const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true };

function shown(moved: Moved): string[] {
  if (!("housing" in moved)) return [moved.why];
  return moved.housing.stalls.map((stall) =>
    tally(stall)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(" "),
  );
}

function standing(...stalls: Goods[]): Housing {
  return { stalls: stalls.map(herdOf), waiting: herdOf({}) };
}

function moved(housing: Housing, places: AnimalPlace[], from: number, to: number): Moved {
  const [first] = tally(housing.stalls[from] ?? herdOf({}));
  return move(housing, places, [sum(housing.stalls)], from, first?.[0] ?? "sheep", to);
}

describe("a herd that is moved", () => {
  it("goes into an empty place, as many as find room", () => {
    expect(shown(moved(standing({ sheep: 3 }, {}, {}), [pasture(4), pasture(2), HOUSE], 0, 1))).toEqual([
      "1 sheep",
      "2 sheep",
      "",
    ]);
    expect(shown(moved(standing({ sheep: 3 }, {}), [pasture(4), HOUSE], 0, 1))).toEqual(["2 sheep", "1 sheep"]);
  });

  it("joins its own kind", () => {
    expect(shown(moved(standing({ sheep: 1 }, { sheep: 2 }), [pasture(2), pasture(4)], 0, 1))).toEqual(["", "3 sheep"]);
    expect(shown(moved(standing({ sheep: 1 }, { sheep: 4 }), [pasture(2), pasture(4)], 0, 1))).toEqual(["full"]);
  });

  it("changes places with another kind", () => {
    expect(shown(moved(standing({ sheep: 2 }, { boar: 2 }), [pasture(2), pasture(4)], 0, 1))).toEqual([
      "2 boar",
      "2 sheep",
    ]);
    expect(shown(moved(standing({ sheep: 2 }, { boar: 1 }), [pasture(2), HOUSE], 1, 0))).toEqual(["no-room"]);
    expect(shown(moved(standing({ sheep: 1 }, { boar: 1 }), [pasture(2), HOUSE], 1, 0))).toEqual(["1 boar", "1 sheep"]);
  });

  it("sends others to a third place where they fit", () => {
    const places = [pasture(2), pasture(4), pasture(4), HOUSE];
    const found = moved(standing({ sheep: 2 }, { boar: 3 }, {}, {}), places, 0, 1);
    expect(shown(found)).toEqual(["", "2 sheep", "3 boar", ""]);
  });

  it("is refused where others would find no place, and told who", () => {
    const found = moved(standing({ sheep: 2 }, { boar: 4 }), [pasture(2), pasture(4)], 0, 1);
    expect(found).toEqual({ why: "no-room", animals: herdOf({ boar: 4 }) });
  });

  it("is refused by a card for another kind", () => {
    const card: AnimalPlace = { where: "card", card: "X", capacity: 2, mixed: false, kind: "boar" };
    expect(moved(standing({ sheep: 1 }, {}), [pasture(2), card], 0, 1)).toEqual({ why: "only", kind: "boar" });
  });

  it("shares a mixed pasture", () => {
    expect(shown(moved(standing({ sheep: 1 }, { boar: 1 }), [HOUSE, pasture(2, true)], 0, 1))).toEqual([
      "",
      "1 sheep 1 boar",
    ]);
  });

  it("always leaves a whole housing", () => {
    const places = [pasture(2), pasture(4), pasture(2, true), HOUSE, { ...HOUSE, where: "stable" as const }];
    let tried = 0;
    for (let sheep = 0; sheep < 5; sheep++) {
      for (let boar = 0; boar < 5; boar++) {
        const herd = herdOf({ sheep, boar, cattle: 2 });
        const start = house(herd, places);
        if (size(start.waiting) > 0) continue;
        for (const kind of ANIMALS) {
          for (let from = 0; from < places.length; from++) {
            if ((start.stalls[from]?.[kind] ?? 0) === 0) continue;
            for (let to = 0; to < places.length; to++) {
              const found = move(start, places, [herd], from, kind, to);
              tried++;
              if (!("housing" in found)) continue;
              expect(valid(found.housing, herd, places)).toBe(true);
              expect(size(found.housing.waiting)).toBe(0);
              expect(found.housing.stalls[to]?.[kind]).toBeGreaterThan(0);
            }
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe("at the gate", () => {
  const places = [pasture(2), HOUSE];
  const all = herdOf({ sheep: 3, boar: 1 });
  const offered: Herd[] = [herdOf({ sheep: 3 }), herdOf({ sheep: 2, boar: 1 })];
  const start = { ...house(herdOf({ sheep: 3 }), places), waiting: herdOf({ boar: 1 }) };

  it("an animal that is let in sends another out, and a herd of the rules stays", () => {
    const found = move(start, places, offered, "gate", "boar", 1);
    expect(shown(found)).toEqual(["2 sheep", "1 boar"]);
    expect("housing" in found && tally(found.housing.waiting)).toEqual([["sheep", 1]]);
  });

  it("an animal can't take a place where no offered herd has it", () => {
    const found = move(start, places, offered, "gate", "boar", 0);
    // In the pasture alone the boar would leave a place empty that the rules fill.
    expect("why" in found ? found.why : shown(found)).toBe("no-room");
  });

  it("animals are sent out by a drop at the gate", () => {
    const found = move(start, places, offered, 1, "sheep", "gate");
    expect(shown(found)).toEqual(["2 sheep", "1 boar"]);
    expect(move(start, places, [herdOf({ sheep: 3 })], 1, "sheep", "gate")).toEqual({ why: "all-fit" });
  });

  it("whatever is dropped, an offered herd stands on the farm", () => {
    for (const to of [0, 1] as const) {
      const found = move(start, places, offered, "gate", "boar", to);
      if ("housing" in found) {
        expect(offered.some((herd) => same(herd, sum(found.housing.stalls)))).toBe(true);
        expect(valid(found.housing, all, places)).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from "vitest";
import type { AnimalPlace, Goods } from "../lib/view";
import { fits, herdOf, same, sum, tally, type Housing, type Offer } from "./housing";
import { move, type Moved } from "./moving";

const pasture = (capacity: number, mixed = false): AnimalPlace => ({ where: "pasture", capacity, mixed, animals: {} });
const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };

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
  const now = { herd: sum(housing.stalls), stalls: housing.stalls };
  return move(housing, places, [now], from, first?.[0] ?? "sheep", to);
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

  it("fills a pasture that holds more sheep than others", () => {
    const places = [pasture(4), { ...pasture(2), more_sheep: 2 }];
    expect(shown(moved(standing({ sheep: 4 }, {}), places, 0, 1))).toEqual(["", "4 sheep"]);
    expect(shown(moved(standing({ boar: 4 }, {}), places, 0, 1))).toEqual(["2 boar", "2 boar"]);
    expect(fits(herdOf({ sheep: 5 }), places[1] ?? HOUSE)).toBe(false);
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
    const card: AnimalPlace = { where: "card", card: "X", capacity: 2, mixed: false, kind: "boar", animals: {} };
    expect(moved(standing({ sheep: 1 }, {}), [pasture(2), card], 0, 1)).toEqual({ why: "only", kind: "boar" });
  });

  it("shares a mixed pasture", () => {
    expect(shown(moved(standing({ sheep: 1 }, { boar: 1 }), [HOUSE, pasture(2, true)], 0, 1))).toEqual([
      "",
      "1 sheep 1 boar",
    ]);
  });

  it("always leaves a whole housing", () => {
    const places = [pasture(2), pasture(4), pasture(2, true), HOUSE];
    const start = standing({ sheep: 2 }, { boar: 2 }, { cattle: 1 }, { cattle: 1 });
    for (let from = 0; from < places.length; from++) {
      for (let to = 0; to < places.length; to++) {
        const found = moved(start, places, from, to);
        if (!("housing" in found)) continue;
        const { stalls, waiting } = found.housing;
        expect(stalls.every((stall, at) => places[at] !== undefined && fits(stall, places[at]))).toBe(true);
        expect(sum([...stalls, waiting])).toEqual(sum(start.stalls));
      }
    }
  });
});

describe("at the gate", () => {
  const places = [pasture(2), HOUSE];
  const keep = (...stalls: Goods[]): Offer => ({ herd: sum(stalls.map(herdOf)), stalls: stalls.map(herdOf) });
  const offered = [keep({ sheep: 2 }, { sheep: 1 }), keep({ sheep: 2 }, { boar: 1 })];
  const start = { ...standing({ sheep: 2 }, { sheep: 1 }), waiting: herdOf({ boar: 1 }) };

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
    expect(move(start, places, offered.slice(0, 1), 1, "sheep", "gate")).toEqual({ why: "all-fit" });
  });

  it("stands as the engine lets the offered herd stand, where a plain move leads to none", () => {
    const herds = [keep({ sheep: 2 }, { sheep: 1 }), keep({ boar: 2 }, { sheep: 1 })];
    const waiting = { ...start, waiting: herdOf({ boar: 3 }) };
    const found = move(waiting, places, herds, "gate", "boar", 0);
    expect(shown(found)).toEqual(["2 boar", "1 sheep"]);
    expect("housing" in found && herds.some((one) => same(one.herd, sum(found.housing.stalls)))).toBe(true);
  });
});

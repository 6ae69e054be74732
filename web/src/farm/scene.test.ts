import { describe, expect, it } from "vitest";
import type { AnimalPlace, GridFarm } from "../lib/view";
import { herdOf, housed } from "./housing";
import { cellsOfPlaces, inTurn, people, scene } from "./scene";

const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };
const STABLE: AnimalPlace = { where: "stable", capacity: 1, mixed: true, animals: {} };
const PASTURE: AnimalPlace = { where: "pasture", capacity: 2, mixed: false, animals: {} };

function farm(more: Partial<GridFarm>): GridFarm {
  const blank = {
    seat: 0,
    yard: "grid",
    goods: {},
    house: "wood",
    rooms: ["a2", "a3"],
    fields: {},
    stables: [],
    fences: [],
    pastures: [],
    unused: [],
    animal_places: [HOUSE],
    family: 2,
    newborns: 0,
    home: 2,
    placed: [],
    newborns_on: [],
  };
  return { ...blank, ...more } as unknown as GridFarm;
}

describe("people", () => {
  it("stand in their rooms, and leave a shade when they are away", () => {
    const found = people(farm({ family: 3, home: 1, placed: ["Forest", "Fishing"] }));
    expect(found.map((figure) => figure.away)).toEqual([false, true, true]);
    expect(found.map((figure) => figure.drawing)).toEqual(["person", "person", "person"]);
  });

  it("have their newborn at home when the round is over", () => {
    expect(people(farm({ family: 3, home: 3, newborns: 1 })).map((figure) => figure.drawing)).toEqual([
      "person",
      "person",
      "newborn",
    ]);
  });
});

describe("the yard", () => {
  it("shows as many crops as there are, and their number", () => {
    const drawn = scene(farm({ fields: { c1: { grain: 3 }, d1: {} } }), housed(farm({})), false);
    expect(drawn.figures.filter((figure) => figure.drawing === "crop-grain")).toHaveLength(3);
    expect(drawn.plates.map((plate) => plate.text)).toEqual(["3", "0/1"]);
  });

  it("says on a tiny drawing only how many animals there are, where there are any", () => {
    const half = farm({
      goods: { sheep: 1 },
      pastures: [
        { cells: ["e1"], capacity: 2 },
        { cells: ["e2"], capacity: 2 },
      ],
      animal_places: [{ ...PASTURE, animals: { sheep: 1 } }, PASTURE, HOUSE],
    });
    expect(scene(half, housed(half), true, true).plates.map((plate) => plate.text)).toEqual(["1"]);
  });

  it("says how full each pasture and the house is", () => {
    const full = farm({
      goods: { sheep: 3 },
      pastures: [{ cells: ["e1"], capacity: 2 }],
      animal_places: [
        { ...PASTURE, animals: { sheep: 2 } },
        { ...HOUSE, animals: { sheep: 1 } },
      ],
    });
    const drawn = scene(full, housed(full), false);
    expect(drawn.plates.map((plate) => plate.text)).toEqual(["2/2", "1/1"]);
    expect(drawn.figures.filter((figure) => figure.drawing === "sheep")).toHaveLength(3);
    expect(scene(full, housed(full), true, true).plates.map((plate) => plate.text)).toEqual(["2"]);
  });

  it("says that a stable outside pastures has room for one", () => {
    const more = farm({
      stables: ["c1"],
      goods: { boar: 1 },
      animal_places: [{ ...STABLE, animals: { boar: 1 } }, HOUSE],
    });
    expect(scene(more, housed(more), false).plates).toMatchObject([{ text: "1/1" }, { text: "0/1" }]);
  });

  it("knows the cells of each place, and that a card has none", () => {
    const card: AnimalPlace = { where: "card", card: "X", capacity: 3, mixed: false, animals: {} };
    const more = farm({
      stables: ["c1", "e1"],
      pastures: [{ cells: ["d1", "e1"], capacity: 2 }],
      animal_places: [PASTURE, STABLE, HOUSE, card],
    });
    expect(cellsOfPlaces(more)).toEqual([["d1", "e1"], ["c1"], ["a2", "a3"], []]);
  });

  it("draws each kind of a mixed herd", () => {
    expect(inTurn(herdOf({ sheep: 3, cattle: 1 }))).toEqual(["sheep", "cattle", "sheep", "sheep"]);
    const mixed = farm({
      goods: { sheep: 9, boar: 1, cattle: 1 },
      pastures: [{ cells: ["e1"], capacity: 12 }],
      animal_places: [
        { where: "pasture", capacity: 12, mixed: true, animals: { sheep: 9, boar: 1, cattle: 1 } },
        HOUSE,
      ],
    });
    const drawn = scene(mixed, housed(mixed), false).figures.map((figure) => figure.drawing);
    expect(drawn).toEqual(expect.arrayContaining(["sheep", "boar", "cattle"]));
  });
});

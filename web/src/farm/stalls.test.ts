import { describe, expect, it } from "vitest";
import type { AnimalPlace, GridFarm } from "../lib/view";
import { herdOf } from "./housing";
import { cellsOfPlaces, inTurn, waitingCell } from "./stalls";

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

describe("the places for animals", () => {
  it("knows the cells of each place, and that a card has none", () => {
    const card: AnimalPlace = { where: "card", card: "X", capacity: 3, mixed: false, animals: {} };
    const more = farm({
      stables: ["c1", "e1"],
      pastures: [{ cells: ["d1", "e1"], capacity: 2 }],
      animal_places: [PASTURE, STABLE, HOUSE, card],
    });
    expect(cellsOfPlaces(more)).toEqual([["d1", "e1"], ["c1"], ["a2", "a3"], []]);
  });

  it("draws the kinds of a mixed herd in turn", () => {
    expect(inTurn(herdOf({ sheep: 3, cattle: 1 }))).toEqual(["sheep", "cattle", "sheep", "sheep"]);
  });
});

describe("who finds no place", () => {
  it("waits on the free space nearest to the middle of the lower row", () => {
    expect(waitingCell(farm({ rooms: ["a2", "a3"], fields: { c3: {} } }))).toMatch(/^[bd]3$|^c2$/);
    const full = "abcde".split("").flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`));
    expect(waitingCell(farm({ rooms: full }))).toBeUndefined();
  });
});

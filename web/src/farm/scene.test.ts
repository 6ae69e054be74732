import { describe, expect, it } from "vitest";
import type { GridFarm } from "../lib/view";
import { housed } from "./housing";
import { beyond, people, scene } from "./scene";

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
    places_for_any_animal: 1,
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
    expect(drawn.plates.map((plate) => plate.text)).toEqual(["3"]);
  });

  it("says how full each pasture is, and keeps the pet in the house", () => {
    const full = farm({ goods: { sheep: 3 }, pastures: [{ cells: ["e1"], capacity: 2 }] });
    const drawn = scene(full, housed(full), false);
    expect(drawn.plates.map((plate) => plate.text)).toEqual(["2/2"]);
    expect(drawn.figures.filter((figure) => figure.drawing === "sheep")).toHaveLength(3);
    expect(scene(full, housed(full), true, true).plates.map((plate) => plate.text)).toEqual(["2"]);
  });

  it("has no place for animals on cards", () => {
    const more = farm({ goods: { boar: 4 }, places_for_any_animal: 3, stables: ["c1"] });
    expect(beyond(more, housed(more))).toEqual(["boar", "boar"]);
  });
});

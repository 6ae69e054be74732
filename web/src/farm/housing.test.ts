import { describe, expect, it } from "vitest";
import type { AnimalPlace } from "../lib/view";
import { herdOf, house, kindsIn, settled, size, sum, tally, valid, type Housing } from "./housing";

const pasture = (capacity: number, mixed = false): AnimalPlace => ({ where: "pasture", capacity, mixed });
const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true };
const STABLE: AnimalPlace = { where: "stable", capacity: 1, mixed: true };

function shown(housing: Housing): string[] {
  return housing.stalls.map((stall) =>
    tally(stall)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(" "),
  );
}

describe("animals", () => {
  it("stand in pastures of one kind each, the rest on single places", () => {
    const herd = herdOf({ sheep: 5, boar: 1, cattle: 3 });
    const places = [pasture(4), pasture(4), STABLE, HOUSE];
    const found = house(herd, places);
    expect(shown(found)).toEqual(["4 sheep", "3 cattle", "1 sheep", "1 boar"]);
    expect(valid(found, herd, places)).toBe(true);
    expect(size(found.waiting)).toBe(0);
  });

  it("are never more than fit: the rest waits", () => {
    const found = house(herdOf({ sheep: 9 }), [pasture(2), pasture(4), HOUSE]);
    expect(shown(found)).toEqual(["2 sheep", "4 sheep", "1 sheep"]);
    expect(tally(found.waiting)).toEqual([["sheep", 2]]);
  });

  it("leave pastures empty that nobody needs", () => {
    expect(shown(house(herdOf({}), [pasture(2), HOUSE]))).toEqual(["", ""]);
  });

  it("share a pasture where a card allows it, herds together where they can", () => {
    const places = [pasture(4, true), pasture(2, true), HOUSE];
    const found = house(herdOf({ sheep: 2, boar: 3, cattle: 2 }), places);
    expect(size(found.waiting)).toBe(0);
    expect(shown(found)).toEqual(["3 boar 1 cattle", "2 sheep", "1 cattle"]);
  });

  it("stay together in one pasture where they can", () => {
    expect(shown(house(herdOf({ sheep: 3 }), [pasture(2), pasture(4), HOUSE]))).toEqual(["", "3 sheep", ""]);
  });

  it("stand on a card for their kind first", () => {
    const places: AnimalPlace[] = [
      pasture(2),
      HOUSE,
      { where: "card", card: "X", capacity: 2, mixed: false, kind: "boar" },
    ];
    expect(shown(house(herdOf({ boar: 3, sheep: 2 }), places))).toEqual(["2 sheep", "1 boar", "2 boar"]);
  });

  it("stand where the person wishes, if just as many fit", () => {
    const herd = herdOf({ sheep: 2, cattle: 2 });
    const places = [pasture(2), pasture(2)];
    expect(shown(house(herd, places, new Map([[0, "cattle"]])))).toEqual(["2 cattle", "2 sheep"]);
    expect(shown(house(herd, places, new Map([[0, "sheep"]])))).toEqual(["2 sheep", "2 cattle"]);
    const crowded = house(herdOf({ sheep: 4, cattle: 2 }), [pasture(4), pasture(2)], new Map([[0, "cattle"]]));
    expect(size(crowded.waiting)).toBe(0);
  });

  it("stay as the person put them until the numbers change", () => {
    const places = [pasture(2), pasture(4), HOUSE];
    const herd = herdOf({ sheep: 1, cattle: 2 });
    const mine: Housing = { stalls: [herdOf({ cattle: 2 }), herdOf({ sheep: 1 }), herdOf({})], waiting: herdOf({}) };
    expect(settled(herd, places, mine)).toBe(mine);
    const more = settled(herdOf({ sheep: 2, cattle: 2 }), places, mine);
    expect(shown(more)).toEqual(["2 cattle", "2 sheep", ""]);
    const many = herdOf({ sheep: 2, cattle: 4 });
    expect(size(settled(many, places, mine).waiting)).toBe(0);
    expect(sum(settled(many, [pasture(8), HOUSE], mine).stalls)).toEqual(herdOf({ sheep: 1, cattle: 4 }));
  });

  it("are counted by kind", () => {
    expect(tally(herdOf({ boar: 2, sheep: 1 }))).toEqual([
      ["sheep", 1],
      ["boar", 2],
    ]);
    expect(kindsIn({ stalls: [herdOf({ boar: 2 }), herdOf({})], waiting: herdOf({}) })).toEqual(new Map([[0, "boar"]]));
  });
});

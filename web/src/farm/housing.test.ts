import { describe, expect, it } from "vitest";
import type { Action, AnimalPlace, Farm, Goods } from "../lib/view";
import { everyone, herdOf, housed, nextHerd, offers, settled, tally, type Housing } from "./housing";

const pasture = (capacity: number, animals: Goods = {}): AnimalPlace => {
  return { where: "pasture", capacity, mixed: false, animals };
};
const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };

function farm(goods: Goods, ...animal_places: AnimalPlace[]): Farm {
  return { goods, animal_places } as unknown as Farm;
}

function shown(housing: Housing): string[] {
  return housing.stalls.map((stall) =>
    tally(stall)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(" "),
  );
}

describe("animals", () => {
  it("stand where the engine lets them, and the others wait", () => {
    const found = housed(farm({ sheep: 6 }, pasture(4, { sheep: 4 }), { ...HOUSE, animals: { sheep: 1 } }));
    expect(shown(found)).toEqual(["4 sheep", "1 sheep"]);
    expect(tally(found.waiting)).toEqual([["sheep", 1]]);
  });

  it("stand as the first of the herds that can be kept, with those who would be born", () => {
    const here = farm({ sheep: 2 }, pasture(2, { sheep: 2 }), HOUSE);
    const keep = { touches: { goods: { sheep: 3 } }, preview: { places: [{ sheep: 2 }, { sheep: 1 }] } };
    const offered = offers(here, [keep as unknown as Action]);
    const all = everyone(here, offered);
    expect(all).toEqual(herdOf({ sheep: 3 }));
    expect(shown(settled(all, here.animal_places, undefined, offered))).toEqual(["2 sheep", "1 sheep"]);
  });

  it("stay as the person put them until the numbers or the places change", () => {
    const here = farm({ sheep: 1, cattle: 2 }, pasture(2, { sheep: 1 }), pasture(4, { cattle: 2 }), HOUSE);
    const mine: Housing = { stalls: [herdOf({ cattle: 2 }), herdOf({ sheep: 1 }), herdOf({})], waiting: herdOf({}) };
    const again = (now: Farm): Housing => {
      const offered = offers(now);
      return settled(everyone(now, offered), now.animal_places, mine, offered);
    };
    expect(again(here)).toBe(mine);
    const more = farm({ sheep: 2, cattle: 2 }, pasture(2, { sheep: 2 }), pasture(4, { cattle: 2 }), HOUSE);
    expect(shown(again(more))).toEqual(["2 sheep", "2 cattle", ""]);
    const smaller = farm({ sheep: 1, cattle: 2 }, pasture(1, { sheep: 1 }), pasture(4, { cattle: 2 }), HOUSE);
    expect(shown(again(smaller))).toEqual(["1 sheep", "2 cattle", ""]);
  });

  it("are counted by kind", () => {
    expect(tally(herdOf({ boar: 2, sheep: 1 }))).toEqual([
      ["sheep", 1],
      ["boar", 2],
    ]);
  });
});

describe("the gate", () => {
  const herds = [
    { sheep: 5, boar: 0 },
    { sheep: 3, boar: 2 },
    { sheep: 1, boar: 4 },
  ].map((goods) => ({ herd: herdOf(goods), stalls: [] }));

  it("steps to the nearest herd with more or fewer of a kind", () => {
    const kept = herdOf({ sheep: 3, boar: 2 });
    expect(nextHerd(herds, kept, "sheep", 1)?.herd).toEqual(herdOf({ sheep: 5 }));
    expect(nextHerd(herds, kept, "sheep", -1)?.herd).toEqual(herdOf({ sheep: 1, boar: 4 }));
    expect(nextHerd(herds, kept, "cattle", 1)).toBeUndefined();
  });
});

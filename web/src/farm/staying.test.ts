import { describe, expect, it } from "vitest";
import type { AnimalPlace, Farm, Goods } from "../lib/view";
import { everyone, herdOf, housed, offers, type Housing } from "./housing";
import { stayed } from "./staying";

const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };

/** A farm with pastures: their spaces, how many they hold, and who stands there as the engine says. */
function farm(goods: Goods, ...pastures: [string[], number, Goods][]): Farm {
  const places = pastures.map(([, capacity, animals]): AnimalPlace => {
    return { where: "pasture", capacity, mixed: false, animals };
  });
  return {
    yard: "grid",
    goods,
    rooms: ["a2", "a3"],
    stables: [],
    pastures: pastures.map(([cells, capacity]) => ({ cells, capacity })),
    animal_places: [...places, HOUSE],
  } as unknown as Farm;
}

function after(before: Farm, now: Farm): Housing | undefined {
  const offered = offers(now);
  const [offer] = offered;
  if (offer === undefined) return undefined;
  return stayed({ farm: before, housing: housed(before) }, now, everyone(now, offered), offer);
}

describe("animals stay where they stand", () => {
  const before = farm({ sheep: 3 }, [["d1", "e1"], 8, { sheep: 3 }]);

  it("when a pasture is built for which the engine would move them", () => {
    const now = farm({ sheep: 3 }, [["d2", "e2"], 4, { sheep: 3 }], [["d1", "e1"], 8, {}]);
    expect(after(before, now)?.stalls).toEqual([herdOf({}), herdOf({ sheep: 3 }), herdOf({})]);
  });

  it("when others come, who stand with their kind or where nobody does", () => {
    const now = farm({ sheep: 4, boar: 1 }, [["d2", "e2"], 4, { sheep: 4 }], [["d1", "e1"], 8, { boar: 1 }]);
    expect(after(before, now)?.stalls).toEqual([herdOf({ boar: 1 }), herdOf({ sheep: 4 }), herdOf({})]);
  });

  it("when some are eaten", () => {
    const now = farm({ sheep: 1 }, [["d1", "e1"], 8, { sheep: 1 }]);
    expect(after(before, now)?.stalls).toEqual([herdOf({ sheep: 1 }), herdOf({})]);
  });

  it.each([
    [
      "an empty farm",
      farm({ sheep: 1 }),
      [{ sheep: 1 }],
      farm({ sheep: 1 }, [["d1"], 2, { sheep: 1 }]),
      [{ sheep: 1 }, {}],
    ],
    [
      "a farm with a herd",
      farm({ sheep: 3, boar: 1 }, [["d1", "e1"], 8, { sheep: 3 }]),
      [{ sheep: 3 }, { boar: 1 }],
      farm({ sheep: 3, boar: 1 }, [["d2"], 4, { boar: 1 }], [["d1", "e1"], 8, { sheep: 3 }]),
      [{ boar: 1 }, { sheep: 3 }, {}],
    ],
  ])("but go out of the house into a new pasture on %s", (_, was, stood, now, stand) => {
    const offered = offers(now);
    const seen = { farm: was, housing: { stalls: stood.map(herdOf), waiting: herdOf({}) } };
    const [offer] = offered;
    expect(offer && stayed(seen, now, everyone(now, offered), offer)?.stalls).toEqual(stand.map(herdOf));
  });

  it("unless they find no place there any more", () => {
    const now = farm({ sheep: 3 }, [["d1"], 2, {}], [["e1"], 4, { sheep: 3 }]);
    expect(after(before, now)).toBeUndefined();
  });
});

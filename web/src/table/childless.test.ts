import { expect, test } from "vitest";
import type { Farm, Goods } from "../lib/view";
import { whyChildless } from "./childless";

function farm(goods: Goods, capacity: number): Farm {
  const pasture = { where: "pasture", capacity, mixed: false, animals: goods };
  return { yard: "grid", goods, animal_places: [pasture] } as unknown as Farm;
}

test.each([
  [{}, 4, "none: two animals of a kind are needed"],
  [{ sheep: 1 }, 4, "none: 1 sheep, two of a kind are needed"],
  [{ sheep: 2 }, 2, "none: no room for a young one"],
  // Somebody let it go, or the second came later.
  [{ sheep: 2 }, 4, "none"],
])("%o with room for %i: %s", (goods, capacity, said) => {
  expect(whyChildless(farm(goods, capacity))).toBe(said);
});

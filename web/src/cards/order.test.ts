import { expect, test } from "vitest";
import type { CardFacts } from "../lib/view";
import { ordered } from "./order";

const held = (id: string, name: string, kind: string, pinned = false) => {
  return { id, card: { name, kind } as unknown as CardFacts, pinned };
};
const HAND = [held("1", "Loom", "minor"), held("2", "Canoe", "minor", true), held("3", "Scholar", "occupation")];
const ids = (cards: { id: string }[]): string => cards.map((one) => one.id).join("");

test("pinned cards lie in front, the others in the order that is wished", () => {
  expect(ids(ordered(HAND, "playable"))).toBe("213");
  expect(ids(ordered(HAND, "kind"))).toBe("231");
  expect(ids(ordered([...HAND].reverse(), "name"))).toBe("213");
});

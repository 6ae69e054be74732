import { describe, expect, it } from "vitest";
import type { CardInfo } from "../lib/schema";
import { decks, editions, found } from "./gallery";

function card(id: string, name: string, more: Partial<CardInfo> = {}): CardInfo {
  const blank = { kind: "minor" as const, deck: "A", players: 1, price: [], needs: null, points: 0, category: "" };
  return { id, name, ...blank, traveling: false, text: "", rulings: [], editions: ["revised"], ...more };
}

const cards = [
  card("A1", "Shelter", { text: "Build a stable for 1 wood." }),
  card("B2", "Café", { deck: "B", kind: "occupation" }),
  card("M1", "Well", { deck: "", kind: "major", editions: ["original", "revised"] }),
];
const all = { words: "", edition: "", kind: "", deck: "" };

describe("the gallery", () => {
  it("finds cards by all words, in any order, without accents", () => {
    expect(found(cards, { ...all, words: "wood shelter" }).map((one) => one.id)).toEqual(["A1"]);
    expect(found(cards, { ...all, words: "cafe" }).map((one) => one.id)).toEqual(["B2"]);
    expect(found(cards, { ...all, words: "shelter stone" })).toEqual([]);
  });

  it("filters by edition, kind and deck", () => {
    expect(found(cards, { ...all, edition: "original" }).map((one) => one.id)).toEqual(["M1"]);
    expect(found(cards, { ...all, kind: "occupation" }).map((one) => one.id)).toEqual(["B2"]);
    expect(found(cards, { ...all, deck: "A" }).map((one) => one.id)).toEqual(["A1"]);
  });

  it("offers what there is", () => {
    expect(editions(cards)).toEqual(["original", "revised"]);
    expect(decks(cards, all)).toEqual(["A", "B"]);
    expect(decks(cards, { ...all, kind: "minor" })).toEqual(["A"]);
  });
});

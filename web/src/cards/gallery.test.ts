import { describe, expect, it } from "vitest";
import type { CardInfo } from "../lib/schema";
import { ALL as all, asQuery, counts, found, fromQuery, mixed } from "./gallery";
import { givesOf } from "./gives";

function card(id: string, name: string, more: Partial<CardInfo> = {}): CardInfo {
  const blank = { kind: "minor" as const, deck: "A", players: 1, price: [], needs: null, points: 0, category: "" };
  return { id, name, ...blank, traveling: false, text: "", gist: "", rulings: [], editions: ["revised"], ...more };
}

const cards = [
  card("A1", "Shelter", { text: "Build a stable for 1 wood." }),
  card("B2", "Café", { deck: "B", kind: "occupation" }),
  card("M1", "Well", { deck: "", kind: "major", editions: ["original", "revised"] }),
];

describe("the gallery", () => {
  it("shows people and things by turns, each kind in its order", () => {
    const some = ["M1", "M2", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"].map((id) => {
      return card(id, id, { kind: id < "B" ? "minor" : id < "M" ? "occupation" : "major" });
    });
    const order = mixed(some).map((one) => one.id);
    expect(order).toEqual(["A1", "B1", "M1", "A2", "B2", "A3", "B3", "M2", "A4", "B4"]);
  });

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

  it("tells how many cards each filter would leave, with the others as they are", () => {
    expect(counts(cards, all, "edition")).toEqual(
      new Map([
        ["revised", 3],
        ["original", 1],
      ]),
    );
    expect(counts(cards, { ...all, deck: "B" }, "deck")).toEqual(
      new Map([
        ["A", 1],
        ["B", 1],
      ]),
    );
    expect(counts(cards, { ...all, edition: "original" }, "kind")).toEqual(new Map([["major", 1]]));
  });

  it("sorts a card by what it gives", () => {
    const given = (category: string, text: string) => givesOf(card("A9", "Any", { category, text }));
    expect(given("Food Provider", "Take 1 wood.")).toBe("food");
    expect(given("Livestock Provider", "Take 1 wild boar.")).toBe("animals");
    expect(given("Farm Planner", "Build a stable.")).toBe("farm");
    expect(given("Actions Booster", "Use a space twice.")).toBe("other");
    expect(found(cards, { ...all, gives: "farm" }).map((one) => one.id)).toEqual(["A1"]);
  });

  it("is found again by its address", () => {
    const wanted = { ...all, words: "wild boar", edition: "revised", gives: "animals" };
    expect(fromQuery(asQuery(wanted))).toEqual(wanted);
    expect(asQuery(all)).toBe("");
  });
});

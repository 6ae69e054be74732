import { describe, expect, it } from "vitest";
import { piecesOf, wordsOf, type Piece } from "./gist";

const MESSAGES: Readonly<Record<string, string>> = {
  "good-wood": "wood",
  "good-stone": "stone",
  "good-grain": "grain",
  "good-food": "food",
  "good-vegetable": "vegetables",
  "good-boar": "wild boar",
};
const ENGLISH = wordsOf((id, params) => {
  if (id === "count-vegetable") return params?.n === 1 ? "1 vegetable" : `${params?.n} vegetables`;
  if (id === "count-rooms") return params?.n === 1 ? "1 room" : `${params?.n} rooms`;
  return MESSAGES[id] ?? null;
});
const POLISH = wordsOf((id, params) => {
  if (id === "count-stone") return `${params?.n} ${{ 1: "kamień", 2: "kamienie" }[params?.n ?? 0] ?? "kamieni"}`;
  return { "good-food": "żywność", "good-food.gen": "żywności" }[id] ?? null;
});

/** A gist with its drawings as names in brackets. */
function drawn(gist: string, words = ENGLISH): string {
  return piecesOf(gist, words)
    .map(({ text, good }: Piece) => (good === undefined ? text : `${text}[${good}]`))
    .join("");
}

describe("a gist", () => {
  it.each([
    ["Grain Seeds: 1 vegetable", "Grain Seeds: 1[vegetable]"],
    ["Grain, vegetable, empty field: 3 food", "[grain], [vegetable], empty field: 3[food]"],
    ["1 wild boar in each of 2 rounds", "1[boar] in each of 2 rounds"],
    ["2, 3, 4 wood for 1, 2, 3 stone", "2, 3, 4[wood] for 1, 2, 3[stone]"],
  ])("draws goods that are counted or stand alone: %s", (gist, expected) => {
    expect(drawn(gist)).toBe(expected);
  });

  it.each([
    "After wood spaces",
    "Wood rooms: no reed",
    "Stone house: play a card each round",
    "1 stonecutter",
    "4 stone rooms",
    "",
  ])("keeps words that say which space or house: %s", (gist) => {
    expect(drawn(gist)).toBe(gist);
  });

  it("knows the words of a language in its cases and plurals", () => {
    expect(drawn("3 kamienie za 5 żywności; 12 kamieni", POLISH)).toBe("3[stone] za 5[food]; 12[stone]");
  });

  it("keeps its word for who listens", () => {
    expect(piecesOf("2 vegetables", ENGLISH)).toEqual([{ text: "2", good: "vegetable", word: "vegetables" }]);
  });

  it("is one piece where a language has no words for goods", () => {
    expect(
      piecesOf(
        "1 food",
        wordsOf(() => null),
      ),
    ).toEqual([{ text: "1 food" }]);
  });
});

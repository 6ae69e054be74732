import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import { coming } from "./coming";

const HARVESTS = [4, 7, 9, 11, 13, 14];

function view(revealed: string[], more: object = {}): View {
  const spaces = [
    { id: "Forest", stage: 0 },
    { id: "Sheep", stage: 1 },
    { id: "Pig Market", stage: 3 },
    { id: "Vegetable Seeds", stage: 3 },
    { id: "Farm Redevelopment", stage: 6 },
  ];
  return {
    round_cards: revealed,
    harvest_rounds: HARVESTS,
    spaces,
    promises: [],
    foreseen: [],
    ...more,
  } as unknown as View;
}

describe("what is still to come", () => {
  it("is a row for each stage, without what is there", () => {
    const found = coming(view([..."1234567", "Pig Market"]), 0);
    expect(found.map(({ first, last, spaces }) => [first, last, spaces])).toEqual([
      [9, 9, ["Vegetable Seeds"]],
      [10, 11, []],
      [12, 13, []],
      [14, 14, ["Farm Redevelopment"]],
    ]);
  });

  it("tells the goods that wait for one, and not those of others", () => {
    const promises = [
      { round: 10, seat: 0, goods: { wood: 1 } },
      { round: 11, seat: 0, goods: { wood: 2, food: 1 } },
      { round: 11, seat: 1, goods: { sheep: 1 } },
    ];
    const found = coming(view([..."123456789"], { promises }), 0);
    expect(found[0]?.goods).toEqual({ wood: 3, food: 1 });
    expect(found[1]?.goods).toEqual({});
  });

  it("is a row for each round where the order is known", () => {
    const foreseen = ["Vegetable Seeds", "Cattle Market"];
    const found = coming(view([..."1234567", "Pig Market"], { foreseen }), 0);
    expect(found.map(({ first, last, spaces, harvest }) => [first, last, spaces, harvest])).toEqual([
      [9, 9, ["Vegetable Seeds"], true],
      [10, 10, ["Cattle Market"], false],
    ]);
  });

  it("is nothing in the last round", () => {
    expect(coming(view(HARVESTS.concat(HARVESTS, [1, 2]).map(String)), 0)).toEqual([]);
  });
});

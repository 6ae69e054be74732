import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import { whereToPlay } from "./whereToPlay";

const space = (id: string, does: object, open = true): object => ({ id, does, open });
const MEETING = space("meeting_place", {
  code: "do-then",
  parts: [{ code: "do-starting-player" }, { code: "do-may", what: { code: "ask-minor" } }],
});
const LESSONS = space("lessons", { code: "ask-occupation-by-number", cheaper: 1, first: 0, food: 1 });
const MORE = space("more_lessons", { code: "ask-occupation", food: 2 });
const EITHER = space("occupation_or_growth", {
  code: "do-or",
  parts: [{ code: "do-occupation" }, { code: "do-grow" }],
});
const IMPROVE = space("major_improvement", { code: "ask-major-or-minor" }, false);

function at(card: string, spaces: object[], played = 0): [string, number | null][] {
  const cards = {
    Grocer: { kind: "occupation" },
    Plow: { kind: "minor" },
    Well: { kind: "major" },
    Mill: { kind: "major" },
  };
  const seats = [{ occupations_played: played }];
  const view = { cards, hand: ["Grocer", "Plow"], majors: ["Well", "Mill"], seat: 0, seats, spaces } as unknown as View;
  return whereToPlay(card, view).map((one) => [one.space, one.food]);
}

describe("where a card is played", () => {
  const all = [MEETING, LESSONS, MORE, EITHER, IMPROVE];

  it("is told by what the spaces of the game do", () => {
    expect(at("Plow", all)).toEqual([
      ["meeting_place", null],
      ["major_improvement", null],
    ]);
    expect(at("Well", all)).toEqual([["major_improvement", null]]);
  });

  it("comes with the food of the next occupation, where the space tells it", () => {
    expect(at("Grocer", all)).toEqual([
      ["lessons", 0],
      ["more_lessons", 2],
      ["occupation_or_growth", null],
    ]);
    expect(at("Grocer", [LESSONS], 1)).toEqual([["lessons", 1]]);
  });

  it("is its own space where it has one, and the common one where it has none", () => {
    const family = [
      space("cooking", { code: "do-build-improvement" }),
      space("mill", { code: "do-build-card", card: "Mill" }),
    ];
    expect(at("Mill", family)).toEqual([["mill", null]]);
    expect(at("Well", family)).toEqual([["cooking", null]]);
  });

  it("is nowhere for a card that one can't have", () => {
    expect(at("Fireplace", all)).toEqual([]);
  });
});

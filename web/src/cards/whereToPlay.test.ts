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

function at(card: string, spaces: object[]): string[] {
  const cards = {
    Grocer: { kind: "occupation" },
    Plow: { kind: "minor" },
    Well: { kind: "major" },
    Mill: { kind: "major" },
  };
  const view = { cards, hand: ["Grocer", "Plow"], majors: ["Well", "Mill"], spaces } as unknown as View;
  return whereToPlay(card, view).map((one) => one.space);
}

describe("where a card is played", () => {
  const all = [MEETING, LESSONS, MORE, EITHER, IMPROVE];

  it("is told by what the spaces of the game do", () => {
    expect(at("Plow", all)).toEqual(["meeting_place", "major_improvement"]);
    expect(at("Well", all)).toEqual(["major_improvement"]);
    expect(at("Grocer", all)).toEqual(["lessons", "more_lessons", "occupation_or_growth"]);
  });

  it("is its own space where it has one, and the common one where it has none", () => {
    const family = [
      space("cooking", { code: "do-build-improvement" }),
      space("mill", { code: "do-build-card", card: "Mill" }),
    ];
    expect(at("Mill", family)).toEqual(["mill"]);
    expect(at("Well", family)).toEqual(["cooking"]);
  });

  it("is nowhere for a card that one can't have", () => {
    expect(at("Fireplace", all)).toEqual([]);
  });
});

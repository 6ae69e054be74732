import { describe, expect, it } from "vitest";
import type { Action, View } from "../lib/view";
import { conditionMet, hasBuilt, onlyAction, stage } from "./readiness";

describe("readiness", () => {
  const short = { code: "why-short", n: 1, good: "reed" };
  const needs = { code: "why-needs", what: { code: "count-sheep", n: 5 } };

  it("has three stages", () => {
    expect(stage(undefined)).toBe("now");
    expect(stage([short, short])).toBe("soon");
    expect(stage([needs])).toBe("not");
    expect(stage([short, { code: "why-nothing-to-return", returns: "Fireplace" }])).toBe("not");
  });

  it("tells goods from conditions", () => {
    expect(conditionMet([short])).toBe(true);
    expect(conditionMet([short, needs])).toBe(false);
  });
});

it("tells who has built an improvement of the board", () => {
  const view = (...cards: string[]): View =>
    ({
      seat: 0,
      seats: [{ cards }, { cards: ["M-well"] }],
      cards: { "M-well": { kind: "major" }, A1: { kind: "minor" } },
    }) as unknown as View;
  expect(hasBuilt(view("A1"))).toBe(false);
  expect(hasBuilt(view("A1", "M-well"))).toBe(true);
});

describe("a click on a card", () => {
  const play = (code: string, card: string): Action => {
    return { code, kind: "card", message: { code: "act-play", card }, touches: { cards: [card] } };
  };

  it("means its action only when there is one", () => {
    const actions = [play("play Well", "M-well"), play("one", "A1"), play("other", "A1")];
    expect(onlyAction(actions, "M-well")?.code).toBe("play Well");
    expect(onlyAction(actions, "A1")).toBeNull();
    expect(onlyAction(actions, "B1")).toBeNull();
  });
});

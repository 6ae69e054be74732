import { describe, expect, it } from "vitest";
import type { Action } from "../lib/view";
import { conditionMet, onlyAction, stage } from "./readiness";

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

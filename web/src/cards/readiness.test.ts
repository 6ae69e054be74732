import { describe, expect, it } from "vitest";
import type { Action } from "../lib/view";
import { short } from "../lib/reasons";
import { conditionMet, onlyAction, stage } from "./readiness";

describe("readiness", () => {
  it("tells goods from conditions", () => {
    expect(short("1 wood short, 2 stone short")).toEqual({ wood: 1, stone: 2 });
    expect(short("it needs at least 3 occupations")).toBeNull();
    expect(short("no Fireplace to return")).toBeNull();
  });

  it("has three stages", () => {
    expect(stage(undefined)).toBe("now");
    expect(stage("1 reed short")).toBe("soon");
    expect(stage("it needs a person on Fishing")).toBe("not");
    expect(conditionMet("1 reed short")).toBe(true);
    expect(conditionMet("it needs 5 sheep")).toBe(false);
  });
});

describe("a click on a card", () => {
  const play = (text: string, card: string): Action => ({ text, kind: "card", touches: { cards: [card] } });

  it("means its action only when there is one", () => {
    const actions = [play("play Well", "M-well"), play("one", "A1"), play("other", "A1")];
    expect(onlyAction(actions, "M-well")?.text).toBe("play Well");
    expect(onlyAction(actions, "A1")).toBeNull();
    expect(onlyAction(actions, "B1")).toBeNull();
  });
});

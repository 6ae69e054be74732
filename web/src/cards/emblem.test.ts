import { describe, expect, it } from "vitest";
import { emblemOf } from "./emblem";

describe("the emblem of a card", () => {
  it("shows what it gives, not what it takes", () => {
    expect(
      emblemOf({ kind: "minor", category: "Food Provider", text: "Leave 2 wood there and get 3 food for it." }),
    ).toBe("food");
    expect(emblemOf({ kind: "minor", category: "Livestock Provider", text: "Buy 1 cattle for 1 food." })).toBe(
      "cattle",
    );
  });

  it("is the first thing of its category that the text names", () => {
    expect(
      emblemOf({ kind: "minor", category: "Building Resource Provider", text: "1 food and 1 reed, or 1 stone." }),
    ).toBe("reed");
    expect(emblemOf({ kind: "minor", category: "Farm Planner", text: "You may build 1 stable beside a field." })).toBe(
      "stable",
    );
    expect(emblemOf({ kind: "minor", category: "Farm Planner", text: "One person can sleep here." })).toBe("room");
  });

  it("tells hearths, ovens and workshops apart", () => {
    const major = (text: string) => emblemOf({ kind: "major", category: "", text });
    expect(major("At any time: vegetable 2 food, sheep 2. Bake Bread: 2 food for each grain.")).toBe("major");
    expect(major("Bake Bread: 5 food for 1 grain. It may be played with a stone.")).toBe("bread");
    expect(major("Each harvest you may turn 1 reed into 3 food.")).toBe("reed");
    expect(major("Put 1 food on each of the next 5 round spaces.")).toBe("food");
  });
});

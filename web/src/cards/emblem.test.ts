import { describe, expect, it } from "vitest";
import { emblemOf } from "./emblem";

describe("the emblem of a card", () => {
  it("shows what it gives, not what it takes", () => {
    expect(emblemOf({ category: "Food Provider", text: "Leave 2 wood there and get 3 food for it." })).toBe("food");
    expect(emblemOf({ category: "Livestock Provider", text: "Buy 1 cattle for 1 food." })).toBe("cattle");
  });

  it("is the first thing of its category that the text names", () => {
    expect(emblemOf({ category: "Building Resource Provider", text: "1 food and 1 reed, or 1 stone." })).toBe("reed");
    expect(emblemOf({ category: "Farm Planner", text: "You may build 1 stable beside a field." })).toBe("stable");
    expect(emblemOf({ category: "Farm Planner", text: "One person can sleep here." })).toBe("room");
  });
});

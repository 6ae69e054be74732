import { describe, expect, it } from "vitest";
import type { Message } from "../lib/schema";
import type { Space } from "../lib/view";
import { signs, signsOf } from "./deeds";

function space(does: Message): Space {
  return { does } as unknown as Space;
}

describe("the signs of a space", () => {
  it("stand in the order of its deeds, each once", () => {
    const minor = { code: "do-may", what: { code: "ask-minor" } };
    const wish = space({ code: "do-then", parts: [{ code: "do-grow" }, minor] });
    expect(signs(wish).map((sign) => sign.icon)).toEqual(["newborn", "minor"]);
    expect(signs(space({ code: "ask-major-or-minor" })).map((sign) => sign.icon)).toEqual(["major", "minor"]);
    expect(signs(space({ code: "ask-occupation-by-number", cheaper: 1, first: 0, food: 1 }))).toHaveLength(1);
  });

  it("say how much is taken, unless one chooses between goods", () => {
    const take = (goods: Record<string, number>): Message => ({ code: "do-take", goods });
    expect(signs(space(take({ reed: 1, food: 2 })))).toEqual([
      { icon: "reed", n: 1, join: "" },
      { icon: "food", n: 2, join: "" },
    ]);
    const either = space({ code: "do-or", parts: [take({ wood: 1, food: 1 }), take({ clay: 1, food: 1 })] });
    expect(signs(either)).toEqual([
      { icon: "wood", n: 0, join: "" },
      { icon: "clay", n: 0, join: "/" },
      { icon: "food", n: 1, join: "+" },
    ]);
    // Food that comes with one of them is told in words.
    const animals = space({ code: "do-or", parts: [take({ sheep: 1, food: 1 }), take({ boar: 1 })] });
    expect(signs(animals).map(({ icon, join }) => join + icon)).toEqual(["sheep", "/boar"]);
  });

  it("tell what comes together, what is chosen and what may be done too", () => {
    const told = (does: Message): string[] => signs(space(does)).map(({ icon, join }) => join + icon);
    const may = { code: "do-may", what: { code: "ask-major-or-minor" } };
    expect(told({ code: "do-then", parts: [{ code: "do-renovate" }, may] })).toEqual([
      "house-clay",
      "+major",
      "/minor",
    ]);
    expect(told({ code: "do-and-or", parts: [{ code: "do-sow" }, { code: "do-bake" }] })).toEqual(["sow", "bread"]);
    expect(told({ code: "do-or", parts: [{ code: "do-occupation" }, { code: "do-grow" }] })).toEqual([
      "occupation",
      "/newborn",
    ]);
  });

  it("are found again by the reasons why some of its deeds can't be done", () => {
    const rooms = {
      code: "why-of",
      what: { code: "do-build-rooms" },
      why: [{ code: "why-short", n: 2, good: "reed" }],
    };
    expect(signsOf([rooms])).toEqual(["room"]);
    expect(signsOf([{ code: "why-no-room" }])).toEqual([]);
  });
});

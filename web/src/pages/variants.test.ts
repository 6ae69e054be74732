import { describe, expect, it } from "vitest";
import type { VariantInfo } from "../lib/schema";
import { fits, parameterOf, wished, without, withParameter } from "./variants";

function variant(name: string, more: Partial<VariantInfo> = {}): VariantInfo {
  return {
    name,
    kind: "hand",
    editions: ["revised"],
    least_players: 2,
    most_players: 5,
    needs_cards: true,
    contradicts: [],
    whole_hand: false,
    parameters: [],
    ...more,
  };
}

const draft = variant("draft-quick", { contradicts: ["mulligan"], whole_hand: true });
const mulligan = variant("mulligan", { contradicts: ["draft-quick"], least_players: 1, whole_hand: true });
const tile = variant("szongott", { kind: "house rule", most_players: 2, needs_cards: false });

describe("other ways to play", () => {
  it("are offered where the game can have them", () => {
    expect(fits(draft, "revised", 2, true)).toBe(true);
    expect(fits(draft, "original", 2, true)).toBe(false);
    expect(fits(draft, "revised", 1, true)).toBe(false);
    expect(fits(draft, "revised", 2, false)).toBe(false);
    expect(fits(tile, "revised", 2, false)).toBe(true);
    expect(fits(tile, "revised", 3, false)).toBe(false);
  });

  it("push out what contradicts them", () => {
    expect(without(["mulligan", "szongott"], draft)).toEqual(["szongott"]);
    expect(without(["draft-quick", "draft-quick"], mulligan)).toEqual([]);
  });

  it("are wished in two lists, less those that the game can't have", () => {
    const names = ["draft-quick", "szongott"];
    expect(wished([draft, tile], names, "revised", 2, true)).toEqual({
      variants: ["draft-quick"],
      house_rules: ["szongott"],
    });
    expect(wished([draft, tile], names, "revised", 4, true)).toEqual({ variants: ["draft-quick"], house_rules: [] });
  });

  it("take a parameter, of which the usual one goes without saying", () => {
    const passed = variant("draft-8", { parameters: ["left", "right"] });
    expect(parameterOf(["draft-8:right"], passed)).toBe("right");
    expect(parameterOf(["draft-8"], passed)).toBe("left");
    expect(parameterOf(["draft-8:up"], passed)).toBe("left");
    expect(withParameter(passed, "left")).toBe("draft-8");
    expect(wished([passed], ["draft-8:right"], "revised", 2, true).variants).toEqual(["draft-8:right"]);
    expect(without(["draft-8:right"], passed)).toEqual([]);
  });
});

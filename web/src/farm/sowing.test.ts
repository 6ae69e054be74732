import { describe, expect, it } from "vitest";
import type { Action, Goods } from "../lib/view";
import { stepped } from "./sowing";

function sow(code: string, goods: Goods): Action {
  return { code, kind: "sow", message: { code: "act-sow", goods }, touches: { goods } };
}

const grain = sow("sow 1 grain", { grain: 1 });
const vegetable = sow("sow 1 vegetable", { vegetable: 1 });
const vegetables = sow("sow 2 vegetable", { vegetable: 2 });
const both = sow("sow 1 grain, 1 vegetable", { grain: 1, vegetable: 1 });
const offered = [vegetable, vegetables, grain, both];

describe("sowing in steps", () => {
  it("begins with the most that can be sown", () => {
    expect(stepped(offered, null, null, 0)).toBe(vegetables);
  });

  it("changes as little else as it can", () => {
    expect(stepped(offered, vegetables, "vegetable", -1)).toBe(vegetable);
    expect(stepped(offered, vegetables, "grain", 1)).toBe(both);
    expect(stepped(offered, both, "vegetable", -1)).toBe(grain);
  });

  it("stops where nothing is offered", () => {
    expect(stepped(offered, vegetables, "vegetable", 1)).toBeNull();
    expect(stepped(offered, vegetable, "vegetable", -1)).toBe(grain);
  });
});

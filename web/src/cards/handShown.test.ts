import { describe, expect, it } from "vitest";
import type { CardFacts } from "../lib/view";
import { HandShown } from "./handShown.svelte";
import { stageCounts } from "./readiness";

const [worker, basket] = [{ kind: "occupation" }, { kind: "minor" }] as unknown as [CardFacts, CardFacts];

describe("the cards of a hand that are shown", () => {
  it("are those of a kind and a stage", () => {
    const shown = new HandShown();
    expect(shown.narrowed).toBe(false);
    shown.toggleKind("minor");
    expect([worker, basket].map((card) => shown.has(card, "now"))).toEqual([false, true]);
    shown.toggle("soon");
    expect(shown.has(basket, "now")).toBe(false);
    expect(shown.has(basket, "soon")).toBe(true);
    expect(shown.narrowed).toBe(true);
    shown.toggle("soon");
    expect(shown.has(basket, "now")).toBe(true);
    shown.all();
    expect(shown.has(worker, "not")).toBe(true);
  });

  it("are not told apart by stage before it is known", () => {
    const shown = new HandShown();
    shown.toggle("now");
    expect(shown.has(worker, null)).toBe(true);
  });
});

it("counts the cards of each stage", () => {
  const lacks = { a: [], b: [{ code: "why-short" }], c: [{ code: "why-needs" }, { code: "why-short" }] };
  expect(stageCounts(["a", "b", "c", "d"], lacks)).toEqual({ now: 2, soon: 1, not: 1 });
});

it("keeps the place of a card in a round and finds it a new one in the next", () => {
  const shown = new HandShown();
  expect(shown.lies("manger", "soon", 3)).toBe("soon");
  expect(shown.lies("manger", "now", 3)).toBe("soon");
  expect(shown.lies("canoe", "now", 3)).toBe("now");
  expect(shown.lies("manger", "now", 4)).toBe("now");
});

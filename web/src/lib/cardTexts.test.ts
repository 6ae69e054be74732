import { FluentBundle } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { called } from "./names.svelte";
import { language, t } from "./i18n.svelte";
import { actionText, said } from "./terms";
import { cardTongue, nameOf, rulingsOf, textOf, tongue } from "./cardTexts";
import type { Action, View } from "./view";

function play(card: string): Action {
  return { kind: "card", code: `card:${card}`, message: { code: "act-play", card }, touches: { cards: [card] } };
}

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  called.at({ cards: { Z999: { name: "New Card" } }, spaces: [] } as unknown as View, ["Ann"]);
  await language.use("fr");
});
afterEach(async () => {
  await language.use("en");
  vi.unstubAllGlobals();
});

describe("what is printed on cards, in another language", () => {
  it("is found by the id of the card", () => {
    expect(nameOf("A116", "Wood Cutter")).toBe("Bûcheron");
    expect(textOf("A116", "You get 1 more wood.")).toContain("1 bois de plus");
    expect(actionText(play("A116"))).toBe("jouer Bûcheron");
    expect(cardTongue("A116")).toBeUndefined();
  });

  it("stays English where nobody has translated it, and says so", () => {
    expect(nameOf("Z999", "New Card")).toBe("New Card");
    expect(actionText(play("Z999"))).toBe("jouer New Card");
    expect(cardTongue("Z999")).toBe("en");
    expect(tongue("New Card", "New Card")).toBe("en");
  });

  it("gives all rulings of a card or none", () => {
    const one = ["When you play alone, it leaves the game."];
    expect(rulingsOf("B008", one)).toEqual(["Si vous jouez seul, il quitte la partie."]);
    expect(rulingsOf("B008", ["One.", "Two."])).toEqual(["One.", "Two."]);
    expect(rulingsOf("B008", [])).toEqual([]);
  });
});

describe("what a language lacks", () => {
  it("is said in English, or shown by its code, and breaks nothing", () => {
    const french = language.own;
    language.own = new FluentBundle("fr");
    expect(t("short-take_1_grain")).toBe("1 Grain");
    language.own = french;
    expect(t("short-take_1_grain")).toBe("1 céréale");
    expect(said({ code: "why-of-the-future", n: 3 })).toBe("why-of-the-future");
    expect(said({ code: "own-words", english: "dance with { $goods }", goods: { sheep: 2 } })).toBe(
      "dance with 2 moutons",
    );
    expect(said({ code: "why-opens-later" })).toContain("round");
  });

  it("leaves a page in a language that there is not in English", async () => {
    await language.use("tlh");
    expect(language.code).toBe("en");
    expect(t("act-end-turn")).toBe("end turn");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
// Loaded with the test, so that no time limit runs while it is read.
import "../messages/fr";
import { language } from "./i18n.svelte";
import { reasonText } from "./reasons";
import { refusalText } from "./refusals";
import { actionText, needsText, phrase, scoreText, wayText } from "./terms";
import { cardTongue, nameOf, rulingsOf, textOf, tongue } from "./told";
import type { Action, View } from "./view";

const view = { cards: { A116: { name: "Wood Cutter" }, Z999: { name: "New Card" } } } as unknown as View;

/** The page breaks no line before a French colon. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("’", "'");
}

function play(id: string, name: string): Action {
  return { kind: "card", text: `play ${name}`, touches: { cards: [id] } };
}

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.use("fr");
});
afterEach(async () => {
  await language.use("en");
  vi.unstubAllGlobals();
});

describe("what the service tells, in another language", () => {
  it("knows cards by id and by their English name", () => {
    expect(nameOf("A116", "Wood Cutter")).toBe("Bûcheron");
    expect(textOf("A116", "You get 1 more wood.")).toContain("1 bois de plus");
    expect(actionText(play("A116", "Wood Cutter"), view)).toBe("jouer Bûcheron");
    expect(phrase("Wood Cutter")).toBe("Bûcheron");
    expect(cardTongue("A116")).toBeUndefined();
  });

  it("leaves a card that nobody has translated in English, and says so", () => {
    expect(nameOf("Z999", "New Card")).toBe("New Card");
    expect(actionText(play("Z999", "New Card"), view)).toBe("jouer New Card");
    expect(cardTongue("Z999")).toBe("en");
    expect(tongue("New Card", "New Card")).toBe("en");
  });

  it("gives all rulings of a card or none", () => {
    expect(rulingsOf("B008", ["When you play alone, it leaves the game."])).toEqual([
      "Si vous jouez seul, il quitte la partie.",
    ]);
    expect(rulingsOf("B008", ["One.", "Two."])).toEqual(["One.", "Two."]);
  });

  it("puts goods and numbers into short texts", () => {
    expect(needsText("at least 2 occupations")).toBe("au moins 2 savoir-faire");
    expect(needsText("exactly 0 unused farmyard spaces")).toBe("exactement 0 case de ferme inutilisée");
    expect(needsText("5 sheep")).toBe("5 moutons");
    expect(phrase("may leave 1 wood on the space, then take 2 food")).toBe(
      "peut laisser 1 bois sur la case, puis prendre 2 repas",
    );
    expect(plain(wayText("convert 1 grain to 2 food, 2 sheep to 4 food"))).toBe(
      "1 céréale contre 2 repas ; 2 moutons contre 4 repas",
    );
  });

  it("tells points for cards", () => {
    expect(plain(scoreText("Loom: 6 sheep"))).toBe("Métier à tisser : 6 moutons");
    expect(plain(scoreText("Braggart: 1 improvement"))).toBe("Vantard : 1 aménagement");
    expect(plain(scoreText("Pottery: 0 clay"))).toBe("Poterie : 0 argile");
    expect(scoreText("Well")).toBe("Puits");
  });

  it("tells what a card lacks, inside brackets too", () => {
    const told =
      "no improvement can be built (Fireplace (2 clay): 2 clay short; Loom: it needs at least 2 occupations)";
    expect(plain(reasonText(told))).toBe(
      "aucune carte jouable maintenant (Foyer (2 argiles) : il manque 2 argiles ; " +
        "Métier à tisser : prérequis : au moins 2 savoir-faire)",
    );
  });

  it("tells refusals by their code, with the reason of the rules where there is one", () => {
    expect(refusalText("over", "The game is over.")).toBe("La partie est finie.");
    expect(refusalText("unheard_of", "Something new.")).toBe("Something new.");
    const told = "'Forest' is not possible now: it is occupied by player 2. You can: place a person.";
    expect(plain(refusalText("not_legal", told, ["Ann", "Bob"]))).toBe(
      "Ce n'est pas possible maintenant : Bob y est déjà.",
    );
    expect(plain(refusalText("cant_undo", "The turn has ended, so nothing can be taken back."))).toBe(
      "Le tour est fini : rien ne peut être annulé.",
    );
  });

  it("leaves the sentences of the service to English readers", async () => {
    await language.use("en");
    expect(refusalText("over", "The game is over; its seats stay as they are.")).toContain("stay as they are");
    expect(nameOf("A116", "Wood Cutter")).toBe("Wood Cutter");
    expect(cardTongue("Z999")).toBeUndefined();
  });
});

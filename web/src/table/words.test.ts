import { describe, expect, it } from "vitest";
import type { State } from "../lib/room.svelte";
import { nextHarvest } from "./harvest";
import { momentSpoken, momentText } from "./words";

const CARDS = { A9: { name: "Roof Ballaster" } };

function asked(view: object): State {
  const whole = { current_player: 0, cards: CARDS, asked_by: "", question: "", seats: [], ...view };
  return { seat: 0, over: false, room: { status: "running" }, view: whole } as unknown as State;
}

describe("the line of the moment", () => {
  it("leaves what a card offers to the card, which is named after it", () => {
    const state = asked({ question: "may pay 1 food, then take 1 stone times the number of rooms", asked_by: "A9" });
    expect(momentText(state, ["Ann"])).toBe("Ann may use");
    expect(momentSpoken(state, ["Ann"])).toBe("Ann may use Roof Ballaster");
  });

  it("says what may be done where no card asks", () => {
    const state = asked({ question: "may take 1 stone times the number of rooms" });
    expect(momentText(state, ["Ann"])).toBe("Ann may take 1 stone for each of your rooms");
  });
});

describe("the next harvest", () => {
  it("is this one until the families have eaten", () => {
    const view = { round: 7, harvest_rounds: [4, 7, 9] };
    expect(nextHarvest({ ...view, phase: "work" } as never)).toBe(7);
    expect(nextHarvest({ ...view, phase: "breeding" } as never)).toBe(9);
    expect(nextHarvest({ ...view, round: 8, phase: "work" } as never)).toBe(9);
  });
});

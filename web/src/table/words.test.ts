import { describe, expect, it } from "vitest";
import type { State } from "../lib/room.svelte";
import type { LogItem } from "../lib/schema";
import type { View } from "../lib/view";
import { harvested, nextHarvest } from "./harvest";
import { called } from "../lib/called.svelte";
import { harvestText, momentSpoken, momentText, openedSpace, sinceLastTurn } from "./words";

const CARDS = { A9: { name: "Roof Ballaster" } };

function asked(view: object): State {
  const whole = { current_player: 0, cards: CARDS, asked_by: "", spaces: [], seats: [], ...view };
  called.at(whole as unknown as View, ["Ann"]);
  return { seat: 0, over: false, room: { status: "running" }, view: whole } as unknown as State;
}

describe("the line of the moment", () => {
  const stone = { code: "amount-times", goods: { stone: 1 }, what: { code: "count-rooms.all" } };
  const take = { code: "do-take-what", what: stone };

  it("leaves what a card offers to the card, which is named after it", () => {
    const state = asked({ question: { code: "do-may", what: take }, asked_by: "A9" });
    expect(momentText(state, ["Ann"])).toBe("Ann may use");
    expect(momentSpoken(state, ["Ann"])).toBe("Ann may use Roof Ballaster");
  });

  it("says what may be done where no card asks", () => {
    const state = asked({ question: { code: "do-may", what: take } });
    expect(momentText(state, ["Ann"])).toBe("Ann may take 1 stone times the number of rooms");
  });
});

describe("the space that has come with a round", () => {
  const round = { round: 2, round_cards: ["sheep_market", "fencing"], question: { code: "ask-place" } };

  it("is told until the first person is placed", () => {
    expect(openedSpace(asked({ ...round, seats: [{ placed: [] }] }))).toBe("fencing");
    expect(openedSpace(asked({ ...round, seats: [{ placed: ["forest"] }] }))).toBeNull();
  });

  it("is told to nobody else, and not in the midst of something", () => {
    expect(openedSpace(asked({ ...round, seats: [{ placed: [] }], current_player: 1 }))).toBeNull();
    expect(openedSpace(asked({ ...round, seats: [{ placed: [] }], question: { code: "do-plow" } }))).toBeNull();
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

describe("what a harvest has brought", () => {
  const evening = {
    round: 4,
    harvest_rounds: [4, 7],
    promises: [
      { round: 5, seat: 0, goods: { food: 1 } },
      { round: 5, seat: 1, goods: { food: 1 } },
      { round: 6, seat: 0, goods: { food: 1 } },
    ],
    seats: [{ goods: { food: 7, sheep: 2, wood: 3 }, begging: 1 }],
  } as unknown as View;
  const dawn = (goods: object): View => ({ ...evening, round: 5, seats: [{ goods, begging: 3 }] }) as unknown as View;

  it("is told as what there is more and less, without what the new round brings", () => {
    const told = harvested(evening, dawn({ food: 4, sheep: 3, wood: 3, grain: 1 }), 0);
    expect(told).toEqual({ round: 4, more: { grain: 1, sheep: 1 }, less: { food: 4 }, begging: 2 });
    expect(harvestText(told)).toBe("Harvest: 1 grain, 1 sheep more, 4 food less, 2 begging markers.");
  });

  it("is nothing where there was none", () => {
    expect(harvested({ ...evening, round: 3 }, { ...evening, round: 4 }, 0)).toBeNull();
    expect(harvested(evening, evening, 0)).toBeNull();
  });
});

describe("since the last turn", () => {
  const item = (n: number, seat: number, kind = "place"): LogItem => ({
    number: n,
    round: 1,
    seat,
    kind,
    code: `place:${n}`,
    message: { code: "act-place", space: String(n) },
    cards: [],
  });

  it("tells those who went first before somebody's first turn", () => {
    expect(sinceLastTurn([item(0, 1), item(1, 1, "plow"), item(2, 2)], 0).map((one) => one.number)).toEqual([0, 2]);
  });

  it("tells only what came after one's own deeds", () => {
    expect(sinceLastTurn([item(0, 1), item(1, 0), item(2, 2)], 0).map((one) => one.number)).toEqual([2]);
    expect(sinceLastTurn([item(0, 1), item(1, 0)], 0)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { State } from "../lib/room.svelte";
import type { LogItem } from "../lib/schema";
import type { View } from "../lib/view";
import { nextHarvest } from "./harvest";
import { called } from "../lib/names.svelte";
import {
  entryText,
  goodsGot,
  lastHarvest,
  momentSpoken,
  momentText,
  openedSpace,
  sinceLastTurn,
  strayText,
  turns,
} from "./sentences";

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

  it("asks nobody to end the turn of another", () => {
    const question = { code: "ask-end-turn" };
    expect(momentText(asked({ question }), ["Ann", "Bo"])).toBe("Ann: end the turn, or undo");
    expect(momentText(asked({ question, current_player: 1 }), ["Ann", "Bo"])).toBe("Bo ends the turn");
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
  it("is this one until a family has eaten", () => {
    const view = { round: 7, harvest_rounds: [4, 7, 9], fed: [] };
    expect(nextHarvest({ ...view, phase: "work" } as never, 0)).toBe(7);
    expect(nextHarvest({ ...view, phase: "feeding", fed: [1] } as never, 0)).toBe(7);
    expect(nextHarvest({ ...view, phase: "feeding", fed: [1] } as never, 1)).toBe(9);
    expect(nextHarvest({ ...view, round: 8, phase: "work" } as never, 0)).toBe(9);
  });
});

const BLANK = { seat: null, kind: "", code: "", message: null, cards: [], events: [] };

function entry(number: number, more: Partial<LogItem>): LogItem {
  return { ...BLANK, number, round: 4, part: "turn", ...more };
}

describe("what a harvest has brought", () => {
  const crops = [
    { kind: "harvest_began", round: 4 },
    { kind: "harvested", seat: 0, goods: { grain: 1 } },
    { kind: "harvested", seat: 1, goods: { vegetable: 1 } },
  ];
  const meals = [
    { kind: "fed", seat: 0, goods: { food: 3 }, count: 4 },
    { kind: "begged", seat: 0, count: 1 },
    { kind: "bred", seat: 0, goods: { sheep: 1 } },
  ];
  const harvest = [entry(0, { part: "harvest", events: crops }), entry(1, { seat: 1, events: meals })];
  const dawn = entry(2, { round: 5, part: "round", events: [{ kind: "round_began", round: 5 }] });

  it("is told to each seat with amounts, when the next round has begun", () => {
    expect(lastHarvest(harvest, 0)).toBeNull();
    const told = { crops: { grain: 1 }, born: { sheep: 1 }, eaten: 3, begged: 1 };
    expect(lastHarvest([...harvest, dawn], 0)).toMatchObject(told);
    expect(lastHarvest([...harvest, dawn], 2)).toBeNull();
  });

  it("is told until one acts again", () => {
    const acted = entry(3, { round: 5, seat: 0, kind: "place", message: { code: "act-place", space: "forest" } });
    expect(lastHarvest([...harvest, dawn, acted], 0)).toBeNull();
    expect(lastHarvest([...harvest, dawn, acted], 1)).not.toBeNull();
  });
});

describe("what found no place", () => {
  const place = { seat: 0, kind: "place", message: { code: "act-place", space: "sheep_market" } };

  it("is told with the food that it became, or as gone", () => {
    const cooked = { kind: "converted", seat: 0, goods: { sheep: 2 }, got: { food: 4 } };
    expect(strayText(asked({}), [entry(0, { ...place, events: [cooked] })])).toContain("2 sheep: cooked for 4 food");
    const gone = { kind: "discarded", seat: 0, goods: { boar: 1 } };
    expect(strayText(asked({}), [entry(0, { ...place, events: [gone] })])).toContain("1 wild boar: they go back");
    expect(strayText(asked({}), [entry(0, { ...place, events: [] })])).toBe("");
  });
});

describe("the log", () => {
  const forest = { code: "act-place", space: "forest" };
  const taken = { kind: "gained", seat: 0, goods: { wood: 3 }, space: "forest", cause: { space: "forest" } };
  const helped = { kind: "gained", seat: 1, goods: { food: 1 }, cause: { card: "A9" } };

  it("tells amounts and causes, and whose they are", () => {
    asked({});
    const item = entry(0, { seat: 0, kind: "place", message: forest, events: [taken, helped] });
    expect(entryText(item, ["Ann", "Bob"])).toBe("forest; +3 wood; Bob: +1 food (Roof Ballaster)");
  });

  it("leaves out what the answer or a heading says already", () => {
    const plowed = { kind: "plowed", seat: 0, cells: ["b1"], count: 1, said: true };
    const item = entry(0, { seat: 0, kind: "plow", message: { code: "act-plow", cell: "b1" }, events: [plowed] });
    expect(entryText(item, ["Ann"])).toBe("plow b1");
    expect(turns([entry(1, { part: "round", events: [{ kind: "round_began", round: 4 }] })])).toEqual([]);
  });

  it("has turns, harvests and what a round brings, one after the other", () => {
    const opened = entry(3, { round: 5, part: "round", events: [{ kind: "opened", space: "fencing" }] });
    const log = [
      entry(0, { seat: 0, kind: "place", message: forest, events: [taken] }),
      entry(1, { seat: 0, kind: "card", message: { code: "act-play", card: "A9" } }),
      entry(2, { part: "harvest", events: [{ kind: "harvested", seat: 1, goods: { grain: 1 } }] }),
      opened,
    ];
    expect(turns(log).map((one) => one.turns.map((turn) => [turn.part, turn.seat, turn.items.length]))).toEqual([
      [
        ["turn", 0, 2],
        ["harvest", null, 1],
      ],
      [["round", null, 1]],
    ]);
  });
});

describe("what an entry brought", () => {
  it("counts what its player got, and nobody else", () => {
    const events = [
      { kind: "placed", seat: 1, space: "forest" },
      { kind: "gained", seat: 1, goods: { wood: 3 }, space: "forest" },
      { kind: "gained", seat: 1, goods: { wood: 1, food: 2 } },
      { kind: "gained", seat: 0, goods: { food: 1 } },
      { kind: "paid", seat: 1, goods: { clay: 2 } },
    ];
    expect(goodsGot(entry(1, { seat: 1, kind: "place", events: events as never }))).toEqual({ wood: 4, food: 2 });
  });
});

describe("since the last turn", () => {
  const item = (number: number, seat: number, kind = "place"): LogItem =>
    entry(number, { round: 1, seat, kind, message: { code: "act-place", space: String(number) } });

  it("tells those who went first before somebody's first turn", () => {
    expect(sinceLastTurn([item(0, 1), item(1, 1, "plow"), item(2, 2)], 0).map((one) => one.number)).toEqual([0, 2]);
  });

  it("tells only what came after one's own deeds", () => {
    expect(sinceLastTurn([item(0, 1), item(1, 0), item(2, 2)], 0).map((one) => one.number)).toEqual([2]);
    expect(sinceLastTurn([item(0, 1), item(1, 0)], 0)).toEqual([]);
  });
});

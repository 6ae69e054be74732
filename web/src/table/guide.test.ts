import { describe, expect, it } from "vitest";
import type { Obstacles, State } from "../lib/room.svelte";
import { choices } from "./decision";
import { leavesHungry } from "./counselled";
import { advice } from "./guide";

const HOUSE = { where: "house", capacity: 1, mixed: true, animals: {} };
const FARM = { fields: {}, meals: { grain: 1 }, animal_places: [HOUSE] };

function moment(view: object, farm: object = {}, more: object = {}): State {
  const seat = {
    food_needed: 4,
    goods: { food: 4 },
    rooms: ["a2", "a3"],
    family: 2,
    placed: [],
    ...FARM,
    ...farm,
  };
  const whole = {
    seat: 0,
    current_player: 0,
    question: { code: "ask-place" },
    round: 2,
    rounds: 14,
    harvest_rounds: [4, 7],
    fields_harvested: false,
    fed: [],
    begging_points: -3,
    actions: [],
    spaces: [],
    hand: [],
    majors: [],
    seats: [seat],
    ...view,
  };
  return { seat: 0, over: false, replay: null, room: { id: "r" }, view: whole, ...more } as unknown as State;
}

const NOTHING: Obstacles = { spaces: {}, ways: {}, cards: {}, prices: {}, costs: {} };

function key(state: State, obstacles: Obstacles | null = NOTHING): string | undefined {
  return advice(state, choices(state.view), obstacles)?.code;
}

const FARM_EXPANSION = {
  id: "farm_expansion",
  goods: {},
  does: { code: "do-and-or", parts: [{ code: "do-build-rooms" }, { code: "do-build-stables" }] },
};

/** Why there is no room, where so much is short. */
function noRoom(goods: Readonly<Record<string, number>>, ...more: { code: string }[]): Obstacles["ways"] {
  const why = Object.entries(goods).map(([good, n]) => ({ code: "why-short", n, good }));
  return { farm_expansion: [{ code: "why-of", what: { code: "do-build-rooms" }, why: [...why, ...more] }] };
}

describe("the guide", () => {
  it("begins with how a person is placed", () => {
    expect(key(moment({ round: 1 }, { placed: [] }))).toBe("guide-place");
  });

  it("warns of hunger before a harvest, and only then", () => {
    const hungry = { goods: { food: 1 } };
    expect(key(moment({ round: 2 }, hungry))).toBe("guide-early");
    expect(advice(moment({ round: 3 }, hungry), choices(moment({}).view))).toEqual({ code: "guide-hungry", n: 3 });
  });

  it("names the open spaces that fill a hungry table, in the round of the harvest to everybody", () => {
    const fishing = { id: "fishing", goods: { food: 2 }, does: { code: "do-take-all" } };
    const laborer = { id: "day_laborer", goods: {}, does: { code: "do-take", goods: { food: 2 } } };
    const pit = { id: "clay_pit", goods: { clay: 1 }, does: { code: "do-take-all" } };
    const actions = ["day_laborer", "clay_pit"].map((id) => ({
      kind: "place",
      code: `place:${id}`,
      touches: { space: id },
    }));
    const view = { round: 4, spaces: [fishing, laborer, pit], actions };
    for (const placed of [[], ["forest"]]) {
      const state = moment(view, { goods: { food: 3 }, placed });
      expect(advice(state, choices(state.view), NOTHING)).toEqual({
        code: "guide-hungry-where",
        n: 1,
        parts: [{ code: "guide-space", space: "day_laborer" }],
      });
    }
  });

  it("is followed to food alone where a bowl would stay empty after this round", () => {
    const laborer = { id: "day_laborer", goods: {}, does: { code: "do-take", goods: { food: 2 } } };
    const pit = { id: "clay_pit", goods: { clay: 1 }, does: { code: "do-take-all" } };
    const spaces = [laborer, pit];
    const to = (id: string): object => ({ kind: "place", code: `place:${id}`, touches: { space: id } });
    const leaves = (space: string, view: object, farm: object): boolean => {
      const state = moment({ round: 4, spaces, actions: [to("day_laborer"), to("clay_pit")], ...view }, farm);
      return leavesHungry(space, state, choices(state.view));
    };
    const hungry = { goods: { food: 3 } };
    expect(leaves("clay_pit", {}, hungry)).toBe(true);
    expect(leaves("day_laborer", {}, hungry)).toBe(false);
    expect(leaves("clay_pit", { round: 3 }, hungry)).toBe(false);
    expect(leaves("clay_pit", {}, { goods: { food: 4 } })).toBe(false);
    expect(leaves("clay_pit", {}, { goods: { food: 3, sheep: 1 }, meals: { sheep: 2 } })).toBe(false);
    expect(leaves("clay_pit", { actions: [to("clay_pit")] }, hungry)).toBe(false);
  });

  it("tells each person of a round something else, the nearest first", () => {
    const seeds = { id: "grain_seeds", goods: {}, does: { code: "do-take", goods: { grain: 1 } } };
    const action = { kind: "place", code: "place:grain_seeds", touches: { space: "grain_seeds" } };
    const said = (placed: string[], more: object = {}, farm: object = {}): string | undefined =>
      key(moment({ spaces: [seeds, FARM_EXPANSION], actions: [action], ...more }, { fields: [0], placed, ...farm }), {
        ...NOTHING,
        ways: noRoom({ reed: 2 }),
      });
    expect([said([]), said(["a"]), said(["a", "b"])]).toEqual(["guide-bare", "guide-build-short", "guide-early"]);
    // Where nobody can fetch a seed, or one is there, it is not spoken of.
    expect(said([], { actions: [] })).toBe("guide-build-short");
    expect(said([], {}, { goods: { food: 4, grain: 1 } })).toBe("guide-build-short");
    const hungry = { goods: { food: 1 } };
    expect([said([], { round: 3 }, hungry), said(["a"], { round: 3 }, hungry)]).toEqual(["guide-hungry", "guide-bare"]);
  });

  it("knows in every edition which space brings the seed for a bare field", () => {
    for (const id of ["grain_seeds", "take_1_grain", "grain"]) {
      const spaces = [FARM_EXPANSION, { id, goods: {}, does: { code: "do-take", goods: { grain: 1 } } }];
      const actions = [{ kind: "place", code: `place:${id}`, touches: { space: id } }];
      const state = moment({ spaces, actions }, { fields: [0] });
      expect(advice(state, choices(state.view), NOTHING)).toEqual({ code: "guide-bare", space: id });
    }
  });

  it("names of what a young farm wants only what is not there yet", () => {
    const parts = (farm: object): unknown => {
      const state = moment({}, farm);
      return (advice(state, choices(state.view), NOTHING)?.["parts"] as { code: string }[]).map(({ code }) => code);
    };
    expect(parts({})).toEqual(["guide-early-room", "guide-early-cook", "guide-early-field"]);
    expect(parts({ fields: { c1: {} } })).toEqual(["guide-early-room", "guide-early-cook", "guide-early-seed"]);
    expect(parts({ fields: [0], goods: { food: 4, grain: 1 } })).toContain("guide-early-sow");
    expect(parts({ fields: { c1: { grain: 3 } } })).toEqual(["guide-early-room", "guide-early-cook"]);
    expect(parts({ meals: { sheep: 2 } })).toEqual(["guide-early-room", "guide-early-field"]);
    expect(key(moment({}, { rooms: ["a1", "a2", "a3"], fields: [3], meals: { boar: 2 } }))).toBe("guide-middle");
  });

  it("says after a deed which animals found no place, and where there would be one", () => {
    const ends = (farm: object): State => moment({ question: { code: "ask-end-turn" }, phase: "work" }, farm);
    const lost = { sheep: 1 };
    const small = ends({});
    expect(advice(small, choices(small.view), NOTHING, lost)).toEqual({ code: "guide-strayed-house", goods: lost });
    const large = ends({ animal_places: [{ ...HOUSE, where: "pasture", capacity: 2 }, HOUSE] });
    expect(advice(large, choices(large.view), NOTHING, lost)).toEqual({ code: "guide-strayed", goods: lost });
    expect(key(small)).toBe("guide-end");
  });

  it("points at a free room where a space for growth is open", () => {
    const minor = { code: "do-may", what: { code: "do-minor" } };
    const space = {
      id: "basic_wish_for_children",
      goods: {},
      does: { code: "do-then", parts: [{ code: "do-grow" }, minor] },
    };
    const action = { kind: "place", code: `place:${space.id}`, touches: { space: space.id } };
    const view = { round: 8, spaces: [space], actions: [action] };
    expect(key(moment(view, { rooms: ["a1", "a2", "a3"] }))).toBe("guide-grow");
    expect(key(moment(view))).toBe("guide-middle");
  });

  it("tells what a good player says, but first of all how a person is placed", () => {
    const counsel = { code: "guide-good", space: "forest", why: "3 wood for fences" };
    const heard = (state: State): unknown => advice(state, choices(state.view), NOTHING, undefined, counsel);
    expect(heard(moment({}))).toBe(counsel);
    expect(heard(moment({ round: 1 }))).toEqual({ code: "guide-place" });
  });

  describe("speaks of another room", () => {
    const action = { kind: "place", code: "place:farm_expansion", touches: { space: "farm_expansion" } };
    const open = moment({ spaces: [FARM_EXPANSION], actions: [action] });
    const closed = moment({ spaces: [FARM_EXPANSION] });
    const goods = { wood: 2, reed: 2 };

    it("as something to do only where it can be built", () => {
      expect(key(open)).toBe("guide-build");
      expect(key(open, { ...NOTHING, ways: noRoom({ wood: 5, reed: 2 }) })).toBe("guide-early");
      expect(key(closed)).toBe("guide-early");
      // It is not known yet.
      expect(key(open, null)).toBe("guide-early");
    });

    it("with what is missing where that is little, whether stables can be built or not", () => {
      const short = { code: "guide-build-short", goods };
      expect(advice(open, choices(open.view), { ...NOTHING, ways: noRoom(goods) })).toEqual(short);
      expect(advice(closed, choices(closed.view), { ...NOTHING, spaces: noRoom(goods) })).toEqual(short);
      expect(key(open, { ...NOTHING, ways: noRoom(goods, { code: "why-no-space-beside-house" }) })).toBe("guide-early");
    });

    it("neither in the last rounds nor where one is free", () => {
      const late = moment({ round: 12, spaces: [FARM_EXPANSION], actions: [action] }, { goods: { food: 9 } });
      expect(key(late, { ...NOTHING, ways: noRoom(goods) })).toBe("guide-late");
      const free = moment({ spaces: [FARM_EXPANSION], actions: [action] }, { rooms: ["a1", "a2", "a3"] });
      expect(key(free)).toBe("guide-early");
    });

    it("where only stables can be built, until the first one stands", () => {
      const stable = { kind: "stable", code: "stable:e1", touches: { cells: ["e1"] } };
      const asked = { question: { code: "do-build-stables" }, actions: [stable] };
      const first = moment(asked);
      expect(advice(first, choices(first.view), { ...NOTHING, ways: noRoom(goods) })).toEqual({
        code: "guide-stable-only",
        goods,
      });
      expect(key(first)).toBe("guide-stable");
      const next = moment({ ...asked, actions: [stable, { kind: "done", code: "done", touches: {} }] });
      expect(key(next, { ...NOTHING, ways: noRoom(goods) })).toBe("guide-stable");
    });
  });

  it("speaks of what is asked", () => {
    const fence = { kind: "fence", code: "fence:e1", touches: { cells: ["e1"] } };
    expect(key(moment({ question: { code: "do-build-fences" }, actions: [fence] }))).toBe("guide-fence");
    expect(key(moment({ current_player: 1 }))).toBe("guide-wait");
    expect(key(moment({ question: { code: "ask-end-turn" } }))).toBe("guide-end");
  });

  it("says before a turn ends that bowls will stay empty", () => {
    const ends = { question: { code: "ask-end-turn" }, phase: "work", round: 4 };
    expect(advice(moment(ends, { goods: { food: 2 }, home: 0 }), choices(moment({}).view))).toEqual({
      code: "guide-end-hungry",
      n: 2,
      points: 6,
    });
    expect(key(moment(ends, { goods: { food: 4 }, home: 0 }))).toBe("guide-end");
  });

  it("is silent for those who only look on", () => {
    expect(key(moment({}, {}, { seat: null }))).toBeUndefined();
    expect(key(moment({}, {}, { replay: { after: 3, total: 9 } }))).toBeUndefined();
  });
});

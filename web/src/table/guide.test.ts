import { describe, expect, it } from "vitest";
import type { State } from "../lib/room.svelte";
import { choices } from "./decision";
import { advice } from "./guide";

function moment(view: object, farm: object = {}, more: object = {}): State {
  const seat = { food_needed: 4, goods: { food: 4 }, rooms: ["a2", "a3"], family: 2, placed: ["Forest"], ...farm };
  const whole = {
    seat: 0,
    current_player: 0,
    question: { code: "ask-place" },
    round: 2,
    rounds: 14,
    harvest_rounds: [4, 7],
    begging_points: -3,
    actions: [],
    spaces: [],
    hand: [],
    majors: [],
    seats: [seat],
    ...view,
  };
  return { seat: 0, over: false, replay: null, view: whole, ...more } as unknown as State;
}

function key(state: State): string | undefined {
  return advice(state, choices(state.view))?.key;
}

describe("the guide", () => {
  it("begins with how a person is placed", () => {
    expect(key(moment({ round: 1 }, { placed: [] }))).toBe("guide-place");
  });

  it("warns of hunger before a harvest, and only then", () => {
    const hungry = { goods: { food: 1 } };
    expect(key(moment({ round: 2 }, hungry))).toBe("guide-early");
    expect(advice(moment({ round: 3 }, hungry), choices(moment({}).view))).toEqual({
      key: "guide-hungry",
      params: { n: 3 },
    });
  });

  it("points at a free room where a space for growth is open", () => {
    const minor = { code: "do-may", what: { code: "do-minor" } };
    const space = { id: "basic_wish_for_children", does: { code: "do-then", parts: [{ code: "do-grow" }, minor] } };
    const action = { kind: "place", code: `place:${space.id}`, touches: { space: space.id } };
    const view = { round: 8, spaces: [space], actions: [action] };
    expect(key(moment(view, { rooms: ["a1", "a2", "a3"] }))).toBe("guide-grow");
    expect(key(moment(view))).toBe("guide-middle");
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
      key: "guide-end-hungry",
      params: { n: 2, points: 6 },
    });
    expect(key(moment(ends, { goods: { food: 4 }, home: 0 }))).toBe("guide-end");
  });

  it("is silent for those who only look on", () => {
    expect(key(moment({}, {}, { seat: null }))).toBeUndefined();
    expect(key(moment({}, {}, { replay: { after: 3, total: 9 } }))).toBeUndefined();
  });
});

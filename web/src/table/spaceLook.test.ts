import { expect, test } from "vitest";
import type { Goods, Space } from "../lib/view";
import {
  addsAlike,
  gathersGoods,
  goodsThere,
  isIdle,
  isMixed,
  joinsDeeds,
  lettersOf,
  linesOf,
  signsOn,
  spokenSigns,
  wideAs,
  wideOfIncome,
  wideOfPile,
  wrapped,
} from "./spaceLook";

const TAKE_ALL = { code: "do-take-all" };
const space = (goods: Goods, income: Goods, does: object = TAKE_ALL): Space =>
  ({ goods, income, does }) as unknown as Space;

test("what is added is said by its number alone where the same lies there already", () => {
  expect(addsAlike(space({ wood: 3 }, { wood: 3 }), true)).toBe(true);
  expect(addsAlike(space({}, { wood: 3 }), true)).toBe(false);
  expect(addsAlike(space({ reed: 1 }, { reed: 1, stone: 1 }), true)).toBe(false);
});

test("goods of two kinds leave no room for more than the number on a narrow screen", () => {
  const both = space({ wood: 3, food: 1 }, { wood: 3 });
  expect(isMixed(both)).toBe(true);
  expect([addsAlike(both, true), addsAlike(both, false)]).toEqual([false, true]);
});

test("what comes with the goods that lie there is one with them", () => {
  const more = { code: "do-then", parts: [TAKE_ALL, { code: "do-take", goods: { wood: 1, stone: 1 } }] };
  const there = space({ reed: 2 }, { reed: 1 }, more);
  expect(goodsThere(there)).toEqual({ reed: 2, wood: 1, stone: 1 });
  expect(isMixed(there)).toBe(true);
  expect(addsAlike(there, true)).toBe(true);
  // Instead of a room, not with it.
  const either = { code: "do-or", parts: [{ code: "do-build-room" }, TAKE_ALL] };
  expect(goodsThere(space({ food: 3 }, { food: 1 }, either))).toEqual({ food: 3 });
});

test("a space gathers goods where some lie or come", () => {
  expect(gathersGoods(space({}, {}))).toBe(false);
  expect(gathersGoods(space({ food: 1 }, {}))).toBe(true);
  expect(gathersGoods(space({}, { clay: 1 }))).toBe(true);
});

test("a space for cards is idle in a game without them", () => {
  expect(isIdle({ does: { code: "do-nothing" } } as Space)).toBe(true);
  expect(isIdle({ does: { code: "do-take" } } as Space)).toBe(false);
});

test("a space joins deeds where each of them is done elsewhere too", () => {
  const does = (id: string, ...codes: string[]): Space =>
    ({ id, does: { code: "do-and-or", parts: codes.map((code) => ({ code })) } }) as unknown as Space;
  const building = does("building", "do-build-rooms", "do-build-stables");
  const sowing = does("sowing", "do-sow", "do-bake");
  const both = does("both", "do-build-stable", "do-bake");
  const spaces = [building, sowing, both, does("plowing", "do-plow"), does("tilling", "do-plow")];
  expect(spaces.filter((one) => joinsDeeds(one, spaces)).map(({ id }) => id)).toEqual(["both"]);
  // Where one of them is done nowhere else it is of use.
  expect(joinsDeeds(both, [both, sowing])).toBe(false);
});

test("words go on in the next line where one is full", () => {
  expect(linesOf("Forest", 15)).toBe(1);
  expect(linesOf("Pastures and/or Stables", 15)).toBe(2);
  expect(linesOf("Plow and Occupation and/or Bread", 15)).toBe(3);
  expect(linesOf("Landwirtschaftskammer", 15)).toBe(1);
});

test("a name is as long as its letters are wide", () => {
  expect(lettersOf("mmm")).toBeGreaterThan(lettersOf("iiii"));
  // Both are of fifteen letters, and in the width of a space one of them goes on in a second line.
  expect(wrapped("Resource Market", 14.5, lettersOf)).toHaveLength(1);
  expect(wrapped("Budowa ogrodzeń", 14.5, lettersOf)).toHaveLength(2);
});

test("a space bears the same signs whatever its scene shows, and none where goods or its name tell it", () => {
  const does = (...parts: object[]): Space =>
    ({ goods: {}, income: {}, does: { code: "do-then", parts } }) as unknown as Space;
  const shown = (space: Space): string => signsOn(space).reduce((all, { icon, join }) => all + join + icon, "");
  const either = { code: "ask-major-or-minor" };
  expect(shown(does({ code: "do-starting-player" }, { code: "ask-minor" }))).toBe("start+minor");
  expect(shown(does(either))).toBe("major/minor");
  expect(shown(does({ code: "do-renovate" }, { code: "do-may", what: either }))).toBe("house-clay+major/minor");
  expect(shown(does({ code: "do-build-improvement" }))).toBe("major");
  expect(shown(does({ code: "do-build-fences" }))).toBe("fence");
  expect(shown(does({ code: "do-build-card" }))).toBe("");
  expect(shown({ ...does({ code: "do-sow" }), income: { wood: 1 } })).toBe("");
  expect(spokenSigns(does(either))).toBe("major, minor");
});

test("the room that words and goods take grows with them", () => {
  expect(wideAs({ words: "", icons: 0 })).toBe(0);
  expect(wideAs({ words: "occupation", icons: 0 })).toBeGreaterThan(wideAs({ words: "minor", icons: 0 }));
  const there = space({ wood: 6 }, { wood: 3 });
  expect(wideOfIncome(there, false)).toBeGreaterThan(wideOfIncome(there, true));
  expect(wideOfPile(space({ wood: 12 }, {}), 22)).toBeGreaterThan(wideOfPile(there, 22));
  expect([wideOfPile(space({}, {}), 22), wideOfIncome(space({}, {}), true)]).toEqual([0, 0]);
});

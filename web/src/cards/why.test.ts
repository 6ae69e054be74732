import { expect, it } from "vitest";
import type { Message } from "../lib/schema";
import { whyNot } from "./why";

const needs = (what: Message): Message[] => [{ code: "why-needs", what }];
const atLeast = (code: string, n: number): Message => ({ code: "need-at-least", what: { code, n } });

it("says of a condition no more than one must know", () => {
  const two = atLeast("count-occupations", 2);
  expect(whyNot(needs(two), two)).toEqual({ words: "2 occupations", drawn: [] });
  const none: Message = { code: "need-exactly", what: { code: "count-unused-spaces", n: 0 } };
  expect(whyNot(needs(none), none).words).toBe("no unused space");
  const early: Message = { code: "need-at-most", what: { code: "count-round", n: 4 } };
  expect(whyNot(needs(early), early).words).toBe("up to round 4");
});

it("says the shortest of several reasons", () => {
  const two = atLeast("count-occupations", 2);
  const oven: Message = { code: "why-nothing-to-return", returns: "Oven" };
  const short: Message = { code: "why-short", good: "clay", n: 1, goods: { clay: 1 } };
  expect(whyNot([...needs(two), oven, short], two).words).toBe("no Oven");
  expect(whyNot([short], null).words).toBe("1 clay short");
});

it("draws a condition that is too long, and where it can't be drawn says that it is not met now", () => {
  const both: Message = {
    code: "need-all",
    parts: [atLeast("count-improvements", 2), atLeast("count-occupations", 1)],
  };
  expect(whyNot(needs(both), both).drawn).toEqual([
    { icon: "major", n: 2, or: false },
    { icon: "occupation", n: 1, or: false },
  ]);
  const houses = ["clay", "stone"].map((material): Message => ({ code: "house-of", material }));
  const house: Message = { code: "do-or", parts: houses };
  expect(whyNot(needs(house), house).drawn.map(({ icon, or }) => [icon, or])).toEqual([
    ["house-clay", false],
    ["house-stone", true],
  ]);
  const theirs: Message = { code: "need-another-player", what: atLeast("count-occupations", 1) };
  expect(whyNot(needs(theirs), theirs)).toEqual({ words: "not now", drawn: [] });
});

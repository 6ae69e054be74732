import { expect, it } from "vitest";
import type { Message } from "../lib/schema";
import type { Drawn } from "./drawn";
import { whyNot, type Why } from "./why";

const needs = (what: Message): Message[] => [{ code: "why-needs", what }];
const short = (good: string): Message => ({ code: "why-short", good, n: 1, goods: { [good]: 1 } });
const atLeast = (code: string, n: number): Message => ({ code: "need-at-least", what: { code, n } });

/** The room of a card in a strip, and of one in a list. */
const STRIP = 12;
const LIST = 20;
const inWords = (words: string): Why => ({ words, drawn: [], after: "" });

it("says of a condition that it is needed, and no more than one must know", () => {
  const two = atLeast("count-occupations", 2);
  expect(whyNot(needs(two), two, STRIP)).toEqual(inWords("needs 2 occupations"));
  const clay: Message = { code: "cost-goods", goods: { clay: 5 } };
  expect(whyNot(needs(clay), clay, STRIP)).toEqual(inWords("needs 5 clay"));
  const none: Message = { code: "need-exactly", what: { code: "count-unused-spaces", n: 0 } };
  expect(whyNot(needs(none), none, STRIP).words).toBe("needs all spaces used");
  const early: Message = { code: "need-at-most", what: { code: "count-round", n: 4 } };
  expect(whyNot(needs(early), early, STRIP).words).toBe("not after round 4");
});

it("says the shortest of several reasons", () => {
  const two = atLeast("count-occupations", 2);
  const oven: Message = { code: "why-nothing-to-return", returns: "Oven" };
  expect(whyNot([...needs(two), oven, short("clay")], two, STRIP).words).toBe("no Oven");
});

it("draws the goods that are short, and many of them without a word", () => {
  const drawn = (...goods: string[]): Drawn[] => goods.map((icon) => ({ icon, n: 1, or: false }));
  expect(whyNot([short("clay")], null, STRIP)).toEqual({ words: "", drawn: drawn("clay"), after: " short" });
  const three = ["wood", "clay", "reed"];
  expect(whyNot(three.map(short), null, STRIP)).toEqual({ words: "", drawn: drawn(...three), after: "" });
});

it("draws what a condition counts where it is too long, and where it can't be drawn says that it is not met now", () => {
  const few: Message = { code: "need-exactly", what: { code: "count-occupations", n: 2 } };
  expect(whyNot(needs(few), few, LIST)).toEqual(inWords("needs just 2 occupations"));
  expect(whyNot(needs(few), few, 8)).toEqual({
    words: "needs just ",
    drawn: [{ icon: "occupation", n: 2, or: false }],
    after: "",
  });
  const both: Message = {
    code: "need-all",
    parts: [atLeast("count-improvements", 2), atLeast("count-occupations", 1)],
  };
  expect(whyNot(needs(both), both, STRIP)).toEqual({
    words: "needs ",
    drawn: [
      { icon: "major", n: 2, or: false },
      { icon: "occupation", n: 1, or: false },
    ],
    after: "",
  });
  const houses = ["clay", "stone"].map((material): Message => ({ code: "house-of", material }));
  const house: Message = { code: "do-or", parts: houses };
  expect(whyNot(needs(house), house, STRIP).drawn.map(({ icon, or }) => [icon, or])).toEqual([
    ["house-clay", false],
    ["house-stone", true],
  ]);
  const theirs: Message = { code: "need-another-player", what: atLeast("count-occupations", 1) };
  expect(whyNot(needs(theirs), theirs, STRIP)).toEqual(inWords("not now"));
});

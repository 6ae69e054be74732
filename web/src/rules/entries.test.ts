import { describe, expect, test } from "vitest";
import { THINGS, type SceneName } from "../paint/drawings/scenes";
import { DRAWINGS } from "../paint/sprite";
import { drawing } from "../art/icons";
import { entriesForSpace, goodOf, messageOf, messageOfGood, type Rule } from "./entries";
import { landscapeOf } from "./spacePictures";

test("a good that was asked about says what it is for, in the words of the edition", () => {
  expect(goodOf("reed")).toBe("reed");
  expect(goodOf("fence")).toBeUndefined();
  expect(messageOfGood("reed", "revised")).toBe("use-reed");
  expect(messageOfGood("reed", "family")).toBe("use-reed-tiles");
  expect(messageOfGood("boar", "family")).toBe("use-animal");
});

test("the space that makes the starting player is named as the edition names it", () => {
  expect(["revised", "original", "family"].map((edition) => messageOf("start", edition))).toEqual([
    "rule-start",
    "rule-start-original",
    "rule-start-tiles",
  ]);
});

describe("a space is explained by what it is for", () => {
  const space = (code: string, more: object = {}): Rule[] =>
    entriesForSpace({ does: { code, ...more }, income: {}, goods: {}, ...more });

  test("what gathers there says what its goods are for", () => {
    expect(space("do-take-all", { income: { sheep: 1 } })).toEqual(["animals"]);
    expect(space("do-take-all", { income: { wood: 3 }, goods: { wood: 6, food: 1 } })).toEqual(["space"]);
    expect(space("do-take-all", { income: { food: 1 } })).toEqual(["harvest"]);
    expect(space("do-take", { goods: { grain: 1 } })).toEqual(["sow"]);
  });

  test("each deed has its entry, once", () => {
    expect(space("do-build-fences")).toEqual(["pasture"]);
    expect(space("ask-major-or-minor")).toEqual(["improvement"]);
    expect(space("do-and-or", { parts: [{ code: "do-sow" }, { code: "do-bake" }] })).toEqual(["sow", "cooking"]);
    expect(space("do-or", { parts: [{ code: "ask-major" }, { code: "ask-minor" }] })).toEqual(["improvement", "cards"]);
    expect(
      space("do-or", { parts: ["wood", "clay"].map((good) => ({ code: "do-take", goods: { [good]: 1 } })) }),
    ).toEqual(["space"]);
  });

  test("what nothing is known of is a space like all others", () => {
    expect(space("own-words")).toEqual(["space"]);
  });
});

test("each scene of a space has a landscape, of drawings that there are", () => {
  for (const scene of Object.keys(THINGS) as SceneName[])
    for (const [, name = ""] of landscapeOf(scene).matchAll(/href="#art-([a-z0-9-]+)"/g))
      expect([name, name in DRAWINGS || drawing(name) !== null]).toEqual([name, true]);
});

/** Why a step is done, in one glance: small drawings from what one does to what it brings, by the hand that paints the farms. */

import type { Bowl } from "../paint/bowls";
import { CRADLE, THINGS } from "../paint/drawings/scenes";
import { use } from "../paint/svg";
import { animal, house, meal, pasture, person, pile, placed, pond, rows, soil, works } from "../rules/pieces";
import { NEIGHBOUR } from "./script";

/** Where the drawings of a step stand, from left to right. */
export const WIDTH = 400;

const FULL: Bowl = { state: "full" };
const EMPTY: Bowl = { state: "empty" };
const GRAIN: Bowl = { state: "ready", good: "grain" };

/** Leads from one drawing to the next, its middle at (x, y). */
function then(x: number, y = 88): string {
  const path = `M${x - 9} ${y}h17m-8-8 8 8-8 8`;
  return `<path class="then shade" d="${path}"/><path class="then" d="${path}"/>`;
}

/** A number on a small plate, its middle at (x, y). */
function plate(words: string, x: number, y: number, bad = false): string {
  const width = 8 + words.length * 9;
  return (
    `<rect class="plate${bad ? " bad" : ""}" x="${x - width / 2}" y="${y - 10}" width="${width}" height="20" rx="6"/>` +
    `<text class="number${bad ? " bad" : ""}" x="${x}" y="${y + 5}">${words}</text>`
  );
}

function plus(x: number, y = 90): string {
  return `<path class="plus shade" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/><path class="plus" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/>`;
}

function star(x: number, size = 38, foot = 108): string {
  return use("points", x - size / 2, foot - size, size, size);
}

function bowls(all: readonly Bowl[], x: number, size = 30, foot = 110): string {
  const symbol = { full: "food", ready: "bowl-ready", empty: "bowl-empty", begging: "begging" } as const;
  return all
    .map(({ state, good }, at) => {
      const left = x + at * size * 0.94;
      const ear = good === undefined ? "" : use(good, left + size * 0.2, foot - size * 1.32, size * 0.62, size * 0.62);
      return use(symbol[state], left, foot - size, size, size) + ear;
    })
    .join("");
}

/** Goods in a heap: rows of them, the upper ones fewer. */
function heap(good: string, x: number, lower: number, upper = 0, size = 24): string {
  return pile(good, x + size * 0.43, 110 - size * 0.62, upper, size) + pile(good, x, 112, lower, size);
}

/** A field: bare, or with rows of grain. */
function field(x: number, width = 62, grain?: "sprout" | "ripe", number = 3): string {
  return (
    soil(x, 70, width, 44, 2) + (grain === undefined ? "" : rows(`grain-${grain}`, x + 6, 108, width - 12, number))
  );
}

function meadow(x: number, width: number, sheep: number, lamb = false): string {
  const places = [
    [0.28, 83],
    [0.72, 85],
    [0.3, 100],
    [0.74, 101],
  ] as const;
  const herd = places
    .slice(0, sheep)
    .map(([part, foot], at) => animal(at % 2 ? "sheep-grazing" : "sheep", x + width * part, foot, 29, at % 2 > 0));
  return pasture(x, 110, width, herd.join("") + (lamb ? animal("lamb", x + width * 0.5, 100, 25) : ""), 42);
}

function family(number: number, x: number, height = 42): string {
  return Array.from({ length: number }, (_, at) => person(0, x + at * height * 0.66, 110, height)).join("");
}

/** A space of the meadow on which nothing stands. */
function bare(x: number): string {
  return `<rect class="bare" x="${x}" y="70" width="46" height="40" rx="5"/>`;
}

/** A space of the board, with its scene or still face down. */
function space(x: number, scene: keyof typeof THINGS | null): string {
  const inside =
    scene === null
      ? `<text class="number" x="${x + 26}" y="92">?</text>`
      : `<g transform="translate(${x - 43} 66) scale(.7)">${THINGS[scene]}</g>`;
  return `<rect class="plate${scene === null ? " down" : ""}" x="${x}" y="66" width="52" height="44" rx="7"/>${inside}`;
}

function fireplace(x: number, name = "fireplace"): string {
  return works(name, x, 108, 0.66);
}

const ROOM = heap("wood", 6, 3, 2) + plus(92) + pile("reed", 106, 112, 2) + then(166);

const DRAWN: Readonly<Record<string, string>> = {
  farm:
    field(4, 60, "ripe") +
    meadow(76, 74, 2) +
    house("wood", 156, 108, 0.4) +
    family(2, 246, 36) +
    then(294) +
    star(326) +
    bare(352) +
    plate("−1", 376, 90, true),
  neighbour:
    placed(THINGS.labor, -112, 24, 1.5) +
    person(NEIGHBOUR, 98, 112, 44) +
    person(0, 164, 110, 36) +
    use("cross", 148, 46, 32, 32) +
    [0, 1, 2, 3].map((at) => person(at % 2 === 0 ? NEIGHBOUR : 0, 236 + at * 48, 110, 38)).join("") +
    [260, 308, 356].map((x) => then(x, 92)).join(""),
  forest:
    heap("wood", 2, 3, 2) +
    then(82) +
    meadow(100, 68, 0) +
    then(184) +
    meadow(202, 92, 3) +
    then(310) +
    bowls([FULL], 326, 34) +
    star(380, 34),
  farmland:
    field(2) +
    then(80) +
    field(98, 62, "sprout") +
    then(176) +
    field(194, 62, "ripe") +
    then(272) +
    bowls([FULL, FULL], 288, 32) +
    star(372, 34),
  round:
    space(2, "sow") +
    space(60, "fences") +
    space(118, null) +
    space(176, null) +
    heap("wood", 252, 2, 1) +
    then(322) +
    heap("wood", 338, 3, 2, 21),
  seeds:
    pile("grain", 6, 112, 1, 36) +
    then(60) +
    field(78, 70, "sprout") +
    then(166) +
    field(184, 70, "ripe") +
    then(272) +
    bowls([GRAIN, GRAIN, GRAIN], 290, 34),
  sow:
    pile("grain", 4, 112, 1, 34) +
    then(54) +
    field(70, 84, "ripe") +
    [0, 1, 2]
      .map((at) => then(172 + at * 78) + use("harvest", 186 + at * 78, 56, 24, 24) + bowls([GRAIN], 186 + at * 78, 34))
      .join(""),
  table:
    person(0, 20, 110, 44) +
    bowls([FULL, FULL], 36) +
    person(0, 128, 110, 44) +
    bowls([FULL, GRAIN], 144) +
    bowls([{ state: "begging" }], 256, 40) +
    then(318) +
    star(352, 40) +
    plate("−3", 382, 78, true),
  wood:
    heap("wood", 2, 2, 1) +
    then(76) +
    heap("wood", 92, 3, 3, 22) +
    then(180) +
    meadow(200, 70, 0) +
    then(288) +
    meadow(306, 90, 4),
  fences: heap("wood", 4, 3, 3, 22) + then(96) + meadow(116, 104, 0) + then(240) + meadow(260, 132, 4),
  sheep:
    animal("sheep", 28, 110, 44) +
    plus(62) +
    animal("sheep-grazing", 96, 110, 44, true) +
    then(144) +
    use("harvest", 160, 76, 32, 32) +
    then(210) +
    meadow(230, 112, 2, true) +
    star(374, 36),
  fish:
    pond(-4) +
    placed(THINGS.fishing, -46, 54, 0.9) +
    then(112) +
    bowls([FULL, FULL, FULL, FULL], 128, 30) +
    then(262) +
    meal(2, [FULL, FULL, FULL, FULL], 284, 46, 0.74),
  harvest:
    plate("1", 12, 60) +
    field(4, 74, "ripe", 2) +
    use("harvest", 66, 54, 28, 28) +
    then(112) +
    plate("2", 140, 60) +
    meal(2, [FULL, FULL, FULL, FULL], 134, 34, 0.92) +
    then(290) +
    meadow(308, 88, 2, true) +
    plate("3", 320, 60),
  help:
    use("help", 6, 66, 44, 44) +
    then(72) +
    heap("wood", 90, 2, 1) +
    animal("sheep", 168, 110, 40) +
    use("hint", 222, 62, 46, 46) +
    then(290) +
    person(0, 326, 110, 44) +
    space(346, "forest"),
  worth:
    field(4, 66, "ripe", 2) +
    plus(86) +
    meadow(104, 110, 4, true) +
    plus(230) +
    family(2, 254) +
    then(316) +
    star(358, 46),
  grow:
    house("wood", 0, 108, 0.36) +
    family(2, 88, 36) +
    then(138) +
    house("wood", 154, 108, 0.46) +
    family(3, 264, 36) +
    then(334) +
    [0, 1, 2]
      .map((at) => use(["wood", "grain", "sheep"][at] ?? "", 346 + (at % 2) * 26, 60 + at * 17, 24, 24))
      .join(""),
  reed: ROOM + house("wood", 182, 108, 0.5) + then(304) + placed(CRADLE, 262, 56, 0.9),
  timber: ROOM + house("wood", 182, 108, 0.5) + then(304) + placed(CRADLE, 262, 56, 0.9),
  room: ROOM + house("wood", 182, 108, 0.5) + then(304) + placed(CRADLE, 262, 56, 0.9),
  child:
    placed(CRADLE, -74, 48, 1.05) +
    then(76) +
    family(3, 106) +
    then(196) +
    space(216, "forest") +
    space(278, "grain") +
    space(340, "sheep"),
  mouths:
    family(3, 18) +
    then(108) +
    bowls([FULL, FULL, FULL, EMPTY, EMPTY, EMPTY], 124, 26) +
    animal("sheep", 300, 110, 38) +
    then(334) +
    fireplace(348),
  clay:
    heap("clay", 4, 3, 3, 24) +
    then(104) +
    fireplace(120) +
    plus(206) +
    house("clay", 224, 108, 0.5) +
    then(346) +
    star(376, 36),
  fireplace:
    animal("sheep", 40, 110, 48) +
    then(92) +
    works("fireplace", 112, 108, 0.8) +
    then(214) +
    bowls([FULL, FULL], 234, 38) +
    person(0, 346, 110, 50),
  renovate:
    house("wood", 0, 108, 0.5) +
    then(124) +
    house("clay", 140, 108, 0.5) +
    then(262) +
    [0, 1, 2].map((at) => star(294 + at * 40, 36)).join(""),
  feed:
    animal("sheep", 28, 110, 40) +
    then(66) +
    fireplace(80, "hearth") +
    then(164) +
    bowls([FULL, FULL], 178, 32) +
    meadow(266, 128, 2),
  "second-harvest":
    animal("sheep", 30, 110, 46) +
    plus(66) +
    animal("sheep-grazing", 102, 110, 46, true) +
    then(152) +
    use("harvest", 168, 74, 34, 34) +
    then(222) +
    meadow(242, 140, 2, true),
  grown:
    family(3, 20, 46) +
    then(126) +
    [0, 1, 2].map((at) => star(154 + at * 32, 30)).join("") +
    house("clay", 258, 108, 0.46) +
    then(370) +
    star(390, 26),
  hand:
    [0, 1, 2].map((at) => use("occupation", 2 + at * 40, 72, 38, 38)).join("") +
    plus(136) +
    [0, 1, 2].map((at) => use("minor", 152 + at * 40, 72, 38, 38)).join("") +
    then(292) +
    person(0, 336, 110, 48) +
    star(376, 32),
  lessons:
    space(4, "lessons") +
    then(78) +
    use("occupation", 96, 66, 44, 44) +
    then(162) +
    person(2, 196, 110, 48) +
    [0, 1, 2].map((at) => then(240 + at * 56) + use("wood", 252 + at * 56, 78, 30, 30)).join(""),
  cutter:
    space(4, "forest") +
    then(78) +
    pile("wood", 94, 110, 3, 30) +
    plus(192) +
    person(2, 224, 110, 46) +
    pile("wood", 240, 110, 1, 30) +
    then(294) +
    heap("wood", 312, 3, 1, 28),
  meeting:
    space(4, "meeting") +
    then(78) +
    use("start", 96, 62, 46, 46) +
    plus(164) +
    use("minor", 184, 68, 42, 42) +
    then(250) +
    pile("grain", 270, 110, 1, 34) +
    plus(318) +
    pile("grain", 334, 110, 1, 34),
  scoop:
    space(4, "grain") +
    then(80) +
    pile("grain", 96, 110, 1, 36) +
    plus(148) +
    use("minor", 164, 70, 40, 40) +
    pile("grain", 204, 110, 1, 36) +
    then(268) +
    field(290, 96, "ripe"),
  needs:
    use("occupation", 6, 68, 42, 42) +
    plus(64) +
    use("occupation", 80, 68, 42, 42) +
    then(146) +
    use("minor", 166, 66, 44, 44) +
    then(232) +
    pile("vegetable", 250, 110, 3, 34),
  played:
    use("occupation", 4, 68, 42, 42) +
    plus(62) +
    use("minor", 78, 68, 42, 42) +
    then(144) +
    house("clay", 160, 108, 0.42) +
    family(3, 262, 38) +
    then(346) +
    star(376, 38),
};

/** What a step is drawn as. */
export function reason(step: string): string {
  return DRAWN[step] ?? "";
}

/** Every step that is drawn. */
export const REASONED: readonly string[] = Object.keys(DRAWN);

/** What is painted where somebody asks what an action space is for: its scene as a landscape of any width. */

import { THINGS, type SceneName } from "../paint/drawings/scenes";
import { use } from "../paint/svg";
import {
  animal,
  forest,
  grainField,
  herd,
  house,
  land,
  pasture,
  person,
  pile,
  pit,
  placed,
  rock,
  rows,
  soil,
  works,
} from "./pieces";

/** What is seen at least; a wider place shows what lies beside it. */
export const MIDDLE = "90 12 220 108";

/** What stands on the ground of a scene, with its middle at `x`. */
function things(name: SceneName, x: number, scale = 1.5, foot = 110): string {
  return `<g class="things">${placed(THINGS[name], x - 100 * scale, foot - 57 * scale, scale)}</g>`;
}

function tree(x: number, height = 62, foot = 98): string {
  return use("tree", x - height * 0.38, foot - height, height * 0.76, height);
}

function fir(x: number, height = 58, foot = 98): string {
  return use("fir", x - height * 0.28, foot - height, height * 0.56, height);
}

/** Trees at both sides of what stands in the middle. */
const GROVES = tree(64, 54) + fir(32, 60) + tree(4, 48) + tree(340, 56) + fir(372, 50) + tree(404, 60);

/** A lake with reed at its ends, and what is in it. */
function lake(inside: string): string {
  const reed = [70, 104, 118, 282, 296, 330];
  return (
    `<ellipse cx="200" cy="92" rx="138" ry="22" fill="var(--art-water)"/>` +
    `<path d="M110 88q6-3 12 0t12 0M262 86q6-3 12 0t12 0M150 106q6-3 12 0t12 0M222 108q6-3 12 0t12 0M186 80q5-2 10 0" stroke="var(--art-water-lit)" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
    inside +
    reed.map((x, at) => use("reed", x - 13, 50 + (at % 2) * 7, 30, 40)).join("")
  );
}

const PATH = `<path d="M-60 112Q100 98 210 109T480 106" stroke="var(--art-path)" stroke-width="11" fill="none" stroke-linecap="round"/>`;

const LANDSCAPES: Readonly<Record<SceneName, string>> = {
  forest:
    [-56, 14, 84, 154, 224, 294, 364, 434].map(forest).join("") +
    person(0, 118, 114, 36) +
    pile("wood", 168, 116, 4, 25) +
    person(1, 288, 114, 36),
  copse: GROVES + tree(150, 70) + fir(196, 62) + tree(240, 60) + pile("wood", 176, 117, 2, 25),
  grove: GROVES + tree(132, 64) + tree(190, 76) + tree(256, 66) + pile("wood", 170, 117, 3, 25),
  clay: pit(-6) + pit(106) + pile("clay", 206, 112, 3, 24) + person(0, 292, 110, 44) + pit(326),
  reed: lake([148, 170, 230, 252].map((x) => use("reed", x - 14, 50, 32, 44)).join("") + pile("reed", 176, 104, 2, 28)),
  fishing: lake(things("fishing", 200, 1.5, 122)) + person(0, 44, 106, 46) + tree(366),
  quarry: rock(-4) + rock(104) + rock(158) + pile("stone", 228, 112, 3, 26) + person(0, 336, 110, 44) + rock(366),
  sheep: herd("sheep", 105) + GROVES,
  boar: herd("boar", 105) + GROVES,
  cattle: herd("cattle", 105) + GROVES,
  grain:
    grainField(-20, 110) +
    grainField(98, 110) +
    use("sheaf", 216, 60, 40, 50) +
    use("sheaf", 258, 62, 40, 50) +
    grainField(316, 110),
  vegetable: soil(96, 66, 108, 50, 3) + rows("vegetable-ripe", 102, 110, 96) + things("vegetable", 254, 1.7) + GROVES,
  plow: soil(96, 64, 208, 54, 2) + things("plow", 196, 1.2, 100) + person(0, 268, 102, 46) + GROVES,
  lessons:
    things("lessons", 152, 1.7) +
    person(3, 106, 110, 50) +
    [1, 0, 2].map((seat, at) => person(seat, 216 + at * 34, 104 + (at % 2) * 8, 42)).join("") +
    GROVES,
  labor:
    things("labor", 150, 1.5) +
    person(0, 212, 112, 46) +
    things("labor", 264, 1.2, 106) +
    grainField(320, 100) +
    tree(40),
  wagon: PATH + things("wagon", 190, 1.8) + person(0, 262, 110, 48) + GROVES,
  meeting:
    PATH +
    house("wood", 94, 98, 0.46) +
    use("start", 196, 60, 42, 44) +
    person(0, 256, 108, 46) +
    person(1, 292, 112, 44) +
    GROVES,
  build:
    things("build", 190, 1.8, 108) +
    pile("wood", 94, 112, 2, 24) +
    pile("reed", 240, 112, 2, 22) +
    person(0, 296, 112, 42) +
    GROVES,
  market:
    PATH +
    things("market", 200, 1.7, 106) +
    pile("bread", 172, 73, 3, 20) +
    person(0, 116, 110, 46) +
    person(2, 284, 112, 46) +
    GROVES,
  oven: works("hearth", 104, 106, 0.84) + works("oven", 208, 106, 0.84) + pile("bread", 186, 116, 1, 26) + GROVES,
  sow:
    person(0, 106, 110, 44) +
    soil(124, 64, 84, 54, 3) +
    rows("grain-green", 132, 110, 68) +
    works("oven", 214, 104, 0.7) +
    pile("bread", 282, 112, 1, 26) +
    GROVES,
  fences:
    pasture(
      110,
      110,
      150,
      animal("sheep", 146, 88, 42) + animal("sheep", 222, 88, 42, true) + animal("lamb", 184, 100, 32),
      50,
    ) +
    person(0, 286, 112, 46) +
    GROVES,
  renovate: things("renovate", 190, 1.9, 108) + person(0, 120, 112, 46) + pile("clay", 246, 112, 2, 26) + GROVES,
  mill: grainField(92, 84) + things("mill", 226, 1.7, 110) + use("sheaf", 268, 64, 38, 48) + GROVES,
  cradle:
    house("clay", 4, 96, 0.4) +
    person(0, 136, 110, 52) +
    things("cradle", 200, 1.6) +
    person(0, 266, 110, 52) +
    tree(340),
  well: things("well", 190, 1.6) + person(0, 256, 112, 48) + GROVES,
};

/** The landscape of a scene. */
export function landscapeOf(scene: SceneName): string {
  return land() + LANDSCAPES[scene];
}

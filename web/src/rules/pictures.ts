/** What is painted over the entries of the rulebook, by the hand that paints the farms. */

import type { Good } from "../lib/view";
import type { Bowl } from "../paint/bowls";
import { stable } from "../paint/buildings";
import { CRADLE, PLOW, SLATE } from "../paint/drawings/scenes";
import { use } from "../paint/svg";
import type { Rule } from "./entries";
import {
  animal,
  forest,
  grainField,
  herd,
  house,
  land,
  meal,
  pasture,
  person,
  pile,
  pit,
  placed,
  pond,
  rock,
  rows,
  soil,
  works,
} from "./pieces";

/** What is seen of each at least. */
export const VIEW = "0 12 400 108";

const FULL: Bowl = { state: "full" };
const EMPTY: Bowl = { state: "begging" };

/** A hut on a meadow, and what becomes of it. */
const GOAL =
  house("wood", 6, 92, 0.42) +
  person(0, 98, 104, 34) +
  `<path d="M112 96q12-8 26-3" stroke="var(--art-path)" stroke-width="7" fill="none" stroke-linecap="round"/>` +
  house("stone", 138, 90, 0.5) +
  grainField(244, 52) +
  pasture(302, 106, 86, animal("sheep", 324, 84, 30) + animal("sheep", 364, 98, 34, true));

const SCORE =
  house("stone", 4, 92, 0.5) +
  [114, 134, 154].map((x, at) => person(0, x, 100 + (at % 2) * 6, 34)).join("") +
  grainField(176, 62) +
  soil(246, 68, 56, 48, 3) +
  rows("vegetable-ripe", 252, 110, 46) +
  pasture(
    308,
    108,
    86,
    animal("cattle", 330, 84, 34) + animal("cattle", 374, 88, 36, true) + animal("cattle", 348, 104, 40),
  );

const PICTURES: Readonly<Record<string, string>> = {
  goal: GOAL,
  round:
    forest(14) +
    pile("wood", 22, 112) +
    person(0, 92, 104) +
    soil(142, 70, 108, 44, 2) +
    placed(PLOW, 112, 54, 0.9) +
    person(1, 246, 106) +
    pond(284) +
    person(2, 382, 108),
  space:
    forest(6) +
    pile("wood", 14, 112) +
    pit(104) +
    pile("clay", 122, 114) +
    pond(206) +
    pile("reed", 224, 116, 2) +
    rock(314) +
    pile("stone", 330, 114),
  house: house("wood", 12, 98) + house("clay", 144, 98) + house("stone", 276, 98),
  growth:
    use("tree", 60, 30, 48, 62) +
    house("clay", 112, 98, 0.66) +
    person(0, 252, 108, 46) +
    person(0, 322, 108, 46) +
    `<g class="seat-0">${use("newborn", 274, 74, 24, 35)}</g>` +
    placed(CRADLE, 268, 44, 1.02),
  field:
    soil(36, 66, 96, 48, 2) +
    soil(142, 66, 96, 48, 4) +
    soil(248, 66, 96, 48, 5) +
    placed(PLOW, 208, 40, 1.1) +
    person(0, 352, 106, 46),
  sow:
    person(0, 40, 108, 46) +
    soil(64, 68, 88, 48, 2) +
    rows("grain-sprout", 72, 110, 72) +
    soil(158, 68, 88, 48, 3) +
    rows("grain-green", 166, 110, 72) +
    soil(252, 68, 88, 48, 4) +
    rows("grain-ripe", 260, 110, 72) +
    use("sheaf", 346, 66, 34, 44),
  pasture:
    herd("sheep", 30) +
    pasture(220, 108, 130, animal("cattle", 256, 88, 42) + animal("cattle", 312, 100, 46, true)) +
    person(0, 376, 110),
  animals:
    house("wood", 6, 96) +
    animal("sheep", 98, 108, 34) +
    pasture(
      144,
      108,
      140,
      animal("cattle", 176, 84, 40) + animal("cattle", 246, 86, 40, true) + animal("cattle", 208, 102, 44),
    ) +
    stable(308, 44, 1.1) +
    animal("boar", 364, 106, 42, true),
  stable:
    pasture(
      34,
      110,
      200,
      stable(160, 48, 1.06) +
        animal("sheep", 66, 82, 36) +
        animal("sheep-grazing", 122, 82, 36, true) +
        animal("sheep", 98, 102, 38) +
        animal("lamb", 144, 104, 30),
    ) +
    stable(270, 50, 1.12) +
    animal("boar", 344, 106, 44, true),
  harvest:
    grainField(8, 84) +
    use("sheaf", 92, 72, 30, 38) +
    meal(3, Array<Bowl>(6).fill(FULL), 126, 32) +
    pasture(
      292,
      108,
      100,
      animal("sheep", 316, 84, 34) + animal("sheep", 368, 86, 34, true) + animal("lamb", 342, 103, 28),
    ),
  begging:
    house("wood", 12, 96, 0.6) + meal(2, [FULL, EMPTY, EMPTY, EMPTY], 156, 22, 1.12) + use("tree", 344, 34, 44, 58),
  cooking:
    use("sheaf", 18, 66, 32, 40) +
    animal("sheep", 72, 108, 36) +
    works("fireplace", 98, 104, 0.74) +
    pile("food", 172, 112, 2) +
    works("hearth", 212, 104, 0.7) +
    works("oven", 294, 104, 0.74) +
    pile("bread", 366, 110, 1, 28),
  improvement: ["hearth", "oven", "joinery", "pottery", "basketmaker"]
    .map((name, at) => works(name, 14 + at * 76, 104, 0.7))
    .join(""),
  cards:
    placed(SLATE, -52, 24, 1.36) +
    person(3, 40, 106, 48) +
    [1, 0, 2].map((seat, at) => person(seat, 146 + at * 30, 104 + (at % 2) * 8)).join("") +
    works("joinery", 230, 104, 0.7) +
    works("basketmaker", 308, 104, 0.68),
  start:
    house("wood", 128, 96, 0.7) +
    use("start", 184, 12, 34, 34) +
    person(0, 292, 106, 46) +
    person(1, 328, 108, 38) +
    person(2, 356, 110, 36) +
    use("tree", 76, 36, 44, 56),
  score: SCORE,
};

const GOODS: Readonly<Partial<Record<Good, string>>> = {
  wood: forest(46) + forest(196) + forest(96) + forest(146) + pile("wood", 264, 112, 4, 26),
  clay: pit(62) + pit(158) + pile("clay", 264, 110),
  reed: pond(66) + pond(146) + pile("reed", 268, 110),
  stone: rock(76) + rock(138) + rock(196) + pile("stone", 272, 110),
  grain: grainField(70, 150) + use("sheaf", 236, 64, 38, 48) + use("sheaf", 270, 70, 38, 48),
  vegetable: soil(70, 68, 150, 48) + rows("vegetable-ripe", 80, 110, 130) + pile("vegetable", 240, 110, 3, 28),
  food: meal(3, Array<Bowl>(6).fill(FULL), 120, 20, 1.1) + pile("bread", 304, 110, 2),
  sheep: herd("sheep", 105),
  boar: herd("boar", 105),
  cattle: herd("cattle", 105),
};

/** The picture of an entry; of the good alone where that was asked about. */
export function pictureOf(id: Rule, good?: Good): string {
  return `${land()}<g class="things">${(good && GOODS[good]) ?? PICTURES[id] ?? ""}</g>`;
}

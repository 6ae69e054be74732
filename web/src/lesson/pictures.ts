/** The small drawings that tell why a step is done, by the hand that paints the farms; each has a caption of the same name. */

import type { Bowl } from "../paint/bowls";
import { CRADLE, THINGS } from "../paint/drawings/scenes";
import { use } from "../paint/svg";
import { animal, house, meal, pasture, person, pile, placed, pond, rows, soil, works } from "../rules/pieces";
import { NEIGHBOUR } from "./script";

/** Where all that is drawn stands. */
const FOOT = 110;

const FULL: Bowl = { state: "full" };
const EMPTY: Bowl = { state: "empty" };
const GRAIN: Bowl = { state: "ready", good: "grain" };

/** Draws around a middle, no wider than a quarter of the strip leaves beside an arrow. */
type Picture = (x: number) => string;

/** A number on a small plate, its middle at (x, y). */
function plate(words: string, x: number, y: number): string {
  const width = 8 + words.length * 9;
  return (
    `<rect class="plate" x="${x - width / 2}" y="${y - 10}" width="${width}" height="20" rx="6"/>` +
    `<text class="number" x="${x}" y="${y + 5}">${words}</text>`
  );
}

/** Goods in a heap: rows of them, the upper ones fewer. */
function heap(good: string, lower: number, upper: number, size = 25): Picture {
  const wide = (number: number): number => (number * 0.86 + 0.14) * size;
  return (x) =>
    (upper > 0 ? pile(good, x - wide(upper) / 2, FOOT - size * 0.62, upper, size) : "") +
    pile(good, x - wide(lower) / 2, FOOT + 2, lower, size);
}

function icon(name: string, size: number): Picture {
  return (x) => use(name, x - size / 2, FOOT - size, size, size);
}

/** Cards in a fan. */
function cards(kind: string, number: number): Picture {
  return (x) =>
    Array.from({ length: number }, (_, at) => use(kind, x - 22 + (at - (number - 1) / 2) * 22, 66, 44, 44)).join("");
}

function bowls(all: readonly Bowl[], size: number): Picture {
  const symbol = { full: "food", ready: "bowl-ready", empty: "bowl-empty", begging: "begging" } as const;
  const apart = size * 0.94;
  return (x) =>
    all
      .map(({ state, good }, at) => {
        const left = x + (at - all.length / 2) * apart;
        const ear =
          good === undefined ? "" : use(good, left + size * 0.2, FOOT - size * 1.32, size * 0.62, size * 0.62);
        return use(symbol[state], left, FOOT - size, size, size) + ear;
      })
      .join("");
}

/** A field: bare, or with rows of grain. */
function field(grain?: "sprout" | "ripe"): Picture {
  return (x) => soil(x - 33, 70, 66, 44, 2) + (grain === undefined ? "" : rows(`grain-${grain}`, x - 27, 108, 54, 3));
}

/** A pasture, with places for sheep. */
function meadow(sheep: number): Picture {
  const places = [
    [0.28, 83],
    [0.72, 85],
    [0.3, 100],
    [0.74, 101],
  ] as const;
  return (x) => {
    const herd = places
      .slice(0, sheep)
      .map(([part, foot], at) => animal(at % 2 ? "sheep-grazing" : "sheep", x - 34 + 68 * part, foot, 26, at % 2 > 0));
    return pasture(x - 34, FOOT, 68, herd.join(""), 42);
  };
}

function family(number: number, height = 44, seat = 0): Picture {
  const apart = height * 0.64;
  return (x) =>
    Array.from({ length: number }, (_, at) => person(seat, x + (at - (number - 1) / 2) * apart, FOOT, height)).join("");
}

function home(material: "wood" | "clay", size: number): Picture {
  return (x) => house(material, x - 104 * size, 108, size);
}

function workshop(name: string): Picture {
  return (x) => works(name, x - 48, 108, 0.7);
}

/** A space of the board, still face down, or with a scene. */
function space(scene: keyof typeof THINGS | null): Picture {
  return (x) => {
    const inside =
      scene === null
        ? `<text class="number" x="${x}" y="93">?</text>`
        : `<g transform="translate(${x - 69} 66) scale(.7)">${THINGS[scene]}</g>`;
    return `<rect class="plate${scene === null ? " down" : ""}" x="${x - 26}" y="66" width="52" height="44" rx="7"/>${inside}`;
  };
}

export const PICTURES = {
  wood: heap("wood", 3, 2, 23),
  reed: heap("reed", 2, 0),
  clay: heap("clay", 3, 2),
  grain: icon("grain", 38),
  goods: (x) => ["wood", "grain", "sheep"].map((good, at) => use(good, x - 41 + at * 28, 82, 27, 27)).join(""),
  more: heap("wood", 3, 1),
  pasture: meadow(0),
  animals: meadow(3),
  field: field(),
  sown: field("sprout"),
  crops: field("ripe"),
  sickle: icon("harvest", 42),
  food: bowls([FULL, FULL], 34),
  bowls: bowls([FULL, FULL, FULL, GRAIN], 26),
  six: bowls([FULL, FULL, FULL, EMPTY, EMPTY, EMPTY], 20),
  begging: (x) => bowls([{ state: "begging" }], 40)(x) + plate("−3", x + 26, 76),
  points: icon("points", 44),
  house: home("wood", 0.4),
  room: home("wood", 0.44),
  clayhouse: home("clay", 0.44),
  people: family(2),
  family: family(3, 38),
  child: (x) => placed(CRADLE, x - 104 * 0.9, 56, 0.9),
  me: family(1, 48, NEIGHBOUR),
  you: family(1, 48),
  now: space("sow"),
  next: space(null),
  later: space(null),
  pair: (x) => animal("sheep", x - 24, FOOT, 44) + animal("sheep-grazing", x + 24, FOOT, 44, true),
  sheep: (x) => animal("sheep", x, FOOT, 50),
  lamb: (x) => animal("lamb", x, FOOT, 40),
  pond: (x) => pond(x - 44) + placed(THINGS.fishing, x - 86, 54, 0.9),
  table: (x) => meal(2, [FULL, FULL, FULL, FULL], x - 56, 46, 0.74),
  fireplace: workshop("fireplace"),
  hearth: workshop("hearth"),
  ask: icon("help", 44),
  hint: icon("hint", 46),
  occupations: cards("occupation", 2),
  occupation: cards("occupation", 1),
  minors: cards("minor", 2),
  minor: cards("minor", 1),
  helper: family(1, 48, 2),
  start: icon("start", 46),
} satisfies Record<string, Picture>;

export type PictureId = keyof typeof PICTURES;

/**
 * The harvest as a stage: fields, the table and the young, side by side, or on a narrow screen the table above the others.
 *
 * What moves is drawn apart from what stands still. So the page can move each thing as a whole, and never has to paint
 * the picture anew while it does.
 */

import type { Bowl } from "./bowls";
import { fenceAcross, fenceAway, post } from "./buildings";
import { bowl, evening, home, loaves, onTable, seats, table, type Home } from "./dinner";
import { drawField } from "./field";
import { scatter, short, use } from "./svg";

/** Where on the stage each group stands. */
interface Places {
  width: number;
  height: number;
  horizon: number;
  /** The foot of the house, and how high it may be. */
  house: readonly [number, number];
  /** Where the cloth of the table begins. */
  table: readonly [number, number];
  fields: readonly (readonly [number, number])[];
  pasture: readonly [number, number];
}

const WIDE: Places = {
  width: 1230,
  height: 452,
  horizon: 214,
  house: [238, 158],
  table: [346, 288],
  fields: [
    [24, 232],
    [156, 226],
    [96, 338],
  ],
  pasture: [926, 240],
};

const TALL: Places = {
  width: 600,
  height: 690,
  horizon: 190,
  house: [206, 146],
  table: [35, 262],
  fields: [
    [24, 446],
    [152, 440],
    [88, 562],
  ],
  pasture: [296, 462],
};

/** How large the pasture and the table are. */
const PASTURE = { width: 280, height: 204 };
const TABLE = { width: 530, height: 260, above: 88 };

export interface Harvest {
  seat: number;
  house: Home;
  people: { adults: number; newborns: number };
  /** What came in from the fields. */
  crops: readonly [string, number][];
  bowls: readonly Bowl[];
  /** What was born, by kind. */
  born: readonly [string, number][];
  /** All animals by kind, the young among them. */
  animals: Readonly<Record<string, number>>;
  /** Those of them that live in the house. */
  indoors: Readonly<Record<string, number>>;
  /** Whether any land is fenced in. */
  fences: boolean;
}

/** A part of the stage with a drawing of its own; the drawing's origin is its upper left corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  markup: string;
}

export interface Stage {
  width: number;
  height: number;
  /** All that stands still, as large as the stage. */
  still: string;
  /** Table and family. */
  meal: Part;
  /** Crops on their way from the fields to the table. */
  crops: Part[];
  bowls: Part[];
  born: Part[];
}

/** Sheaves and roots on their way from the fields to the table; the page lets them fly. */
function flying(crops: Harvest["crops"], fields: Places["fields"]): Part[] {
  const one = crops.flatMap(([kind, n]) => Array.from({ length: Math.min(n, 6) }, () => kind)).slice(0, 9);
  return one.map((kind, at) => {
    const [x, y] = fields[at % fields.length] ?? [0, 0];
    const [width, height] = [44, 50];
    return {
      x: x + 40,
      y: y + 20,
      width,
      height,
      markup: use(kind === "grain" ? "sheaf" : kind, 0, 0, width, height),
    };
  });
}

/** How the kinds that have young stand in the pasture: a row for each, as large as their number lets them be. */
function row(at: number, rows: number, [x, y]: Places["pasture"]): { x: number; foot: number; size: number } {
  const high = (PASTURE.height - 14) / Math.max(2, rows);
  const spare = rows === 1 ? high / 2 : 0;
  return { x, foot: y + high * (at + 1) + spare - 10, size: Math.min(88, high * 1.15) };
}

/** An animal of a width, the middle of its feet at (x, y). */
function standing(name: string, x: number, y: number, width: number): string {
  return use(name, x - width / 2, y - width * 0.7, width, width * 0.77);
}

/** How many of a kind are seen at most, beside their young. */
const MOST = 6;

type Herds = Pick<Harvest, "born" | "animals" | "indoors">;

/** The number of those of a kind that were there before, and how wide each is: the more, the smaller. */
function grown({ born, animals }: Herds, at: number, size: number): { number: number; width: number } {
  const [kind, n] = born[at] ?? ["", 0];
  const number = Math.min(MOST, Math.max(2, (animals[kind] ?? 0) - n));
  return { number, width: size / (0.4 + 0.6 * Math.ceil(number / 2)) };
}

/** All that were there before, half of them on each side of their young. */
function parents(herds: Herds, pasture: Places["pasture"]): string {
  return herds.born
    .map(([kind], at) => {
      const { x, foot, size } = row(at, herds.born.length, pasture);
      const { number, width } = grown(herds, at, size);
      const side = (PASTURE.width - size) / 2 - 10;
      const all = Array.from({ length: number }, (_, one) => ({ one, back: (one >> 1) % 2 }));
      // Who stands behind others is painted first.
      return all
        .sort((one, other) => other.back - one.back)
        .map(({ one, back }) => {
          const along = 10 + (side * ((one >> 1) + 0.6)) / (Math.ceil(number / 2) + 0.1);
          const name = one % 2 && kind === "sheep" ? "sheep-grazing" : kind;
          return standing(name, one % 2 ? x + PASTURE.width - along : x + along, foot - back * size * 0.4, width);
        })
        .join("");
    })
    .join("");
}

/** The young in the light between them, two thirds of their size; one that lives in the house stands at its door. */
function young(herds: Herds, pasture: Places["pasture"], door: readonly [number, number]): Part[] {
  return herds.born.map(([kind, n], at) => {
    const grazing = row(at, herds.born.length, pasture);
    const home = (herds.indoors[kind] ?? 0) > 0;
    const size = home ? 66 : grazing.size;
    const width = home ? 54 : grown(herds, at, size).width;
    const [x, foot] = home ? door : [grazing.x + PASTURE.width / 2, grazing.foot];
    const middle = size / 2;
    return {
      x: x - middle,
      y: foot - size * 0.8,
      width: size,
      height: size,
      markup:
        `<circle cx="${short(middle)}" cy="${short(size * 0.56)}" r="${short(size * 0.42)}" fill="#fff6cf" opacity=".6"/>` +
        standing(kind === "sheep" ? "lamb" : kind, middle, size * 0.8, (width * 2) / 3) +
        `<circle cx="${short(size * 0.86)}" cy="${short(size * 0.2)}" r="15" fill="var(--gold)" stroke="var(--art-line)" stroke-width="1.5"/>` +
        `<text x="${short(size * 0.86)}" y="${short(size * 0.2 + 6)}" class="plus">+${n}</text>`,
    };
  });
}

/** The pasture with a fence on all sides, and who grazes there. */
function fenced(inside: string, [x, y]: Places["pasture"]): string {
  // Nearer to the eye than on a farm, so its fence is larger.
  const scale = 1.3;
  const width = PASTURE.width / scale;
  const height = PASTURE.height / scale;
  const near = (drawn: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  const across = (at: number): string =>
    fenceAcross(0, at, width / 2) + fenceAcross(width / 2, at, width / 2) + post(width / 2, at);
  const next = scatter(4);
  let grass = "";
  for (let n = 0; n < 14; n++)
    grass += use(n % 5 ? "tuft" : "flower", 8 + next() * (width - 26), 4 + next() * (height - 30), 11, 9);
  let posts = "";
  for (let down = 0; down < height; down += height / 5) posts += post(0, down, 22) + post(width, down, 22);
  return (
    near(
      `<rect y="-6" width="${short(width)}" height="${short(height)}" fill="var(--art-pasture)"/>` +
        grass +
        across(0) +
        fenceAway(0, 0, height) +
        fenceAway(width, 0, height) +
        posts,
    ) +
    inside +
    near(across(height) + post(0, height, 22) + post(width, height, 22))
  );
}

/** The meadow where no fence stands, and who is there. */
function unfenced(inside: string, [x, y]: Places["pasture"]): string {
  return use("tree", x + 176, y - 34, 84, 110) + use("fir", x + 130, y - 22, 52, 90) + inside;
}

export function harvestEvening(
  { seat, house, people, crops, bowls, born, animals, indoors, fences }: Harvest,
  tall = false,
): Stage {
  const at = tall ? TALL : WIDE;
  const kinds = crops.map(([kind]) => kind);
  // As many as something came from; there is room for three.
  const cut = at.fields.slice(
    0,
    crops.reduce((sum, [, n]) => sum + n, 0),
  );
  const fields = cut.map(([x, y], n) => {
    const kind = kinds[n % kinds.length] ?? "grain";
    const crop = { kind, left: 2 - (n % 2) };
    return `<g transform="translate(${x} ${y}) scale(1.08)">${drawField(crop, "ripe", 3 + n)}</g>`;
  });
  const bred = { born: born.slice(0, 3), animals, indoors };
  const [left, top] = at.table;
  const [foot, high] = at.house;
  const { step, between } = seats(people.adults + people.newborns, left, TABLE.width);
  // Right of the door, as far as the people leave it in sight.
  const door = [between + Math.max(0, Math.min(50, step / 2 - 58)), foot + 8] as const;
  // What the fields gave stands bound beside the third until it is carried to the table, or in its place.
  const [, , [third, low] = [0, 0]] = at.fields;
  const beside = third - (cut.length > 2 ? 46 : -50);
  const sheaves = kinds.includes("grain")
    ? use("sheaf", beside, low + 24, 44, 55) + use("sheaf", beside - 28, low + 40, 44, 55)
    : "";
  return {
    width: at.width,
    height: at.height,
    still:
      evening(at.width, at.height, at.horizon) +
      fields.join("") +
      sheaves +
      home(house, seat, between, foot, [380, high]) +
      `<g class="seat-${seat}">${(fences ? fenced : unfenced)(parents(bred, at.pasture), at.pasture)}</g>`,
    meal: {
      x: left,
      y: top - TABLE.above,
      width: TABLE.width,
      height: TABLE.height,
      markup:
        table(people, seat, 0, TABLE.above, TABLE.width) +
        loaves(bowls.length, people.adults + people.newborns, 0, TABLE.above, TABLE.width),
    },
    crops: flying(crops, cut),
    bowls: onTable(bowls, left, top, TABLE.width).map(({ bowl: one, x, y, size }) => ({
      x,
      y,
      width: size,
      height: size,
      markup: bowl(one, 0, 0, size),
    })),
    born: young(bred, at.pasture, door),
  };
}

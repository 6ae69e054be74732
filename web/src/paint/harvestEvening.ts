/**
 * The harvest as a stage: fields, the table and the young, side by side, or on a narrow screen the table above the others.
 *
 * What moves is drawn apart from what stands still. So the page can move each thing as a whole, and never has to paint
 * the picture anew while it does.
 */

import type { Bowl } from "./bowls";
import { fenceAcross, fenceAway, post } from "./buildings";
import { bowl, evening, home, onTable, seats, table, type Home, type People } from "./dinner";
import type { Crop } from "./field";
import { AHEAD, drawFieldAhead } from "./fieldAhead";
import { laid, type Area, type Plot } from "./plots";
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
  fields: Area;
  pasture: readonly [number, number];
}

const WIDE: Places = {
  width: 1230,
  height: 452,
  horizon: 214,
  house: [238, 158],
  table: [384, 292],
  fields: { x: 10, y: 236, width: 376, height: 198 },
  pasture: [934, 240],
};

const TALL: Places = {
  width: 600,
  height: 690,
  horizon: 190,
  house: [206, 146],
  table: [35, 266],
  fields: { x: 8, y: 440, width: 276, height: 226 },
  pasture: [296, 462],
};

/** How large the pasture and the table are. */
const PASTURE = { width: 280, height: 204 };
const TABLE = { width: 530, height: 276, above: 112 };

export interface Harvest {
  seat: number;
  house: Home;
  people: People;
  /** Every field of the farm and what still stands on it; null on one that is bare. */
  fields: readonly (Crop | null)[];
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
  /** How much came from the fields, and how many were born of each kind: above the dusk, so that their gold shines. */
  coins: { reaped: Part[]; born: Part[] };
}

/** Sheaves and roots on their way to the table, each from a field of its kind or one that is bare now; the page lets them fly. */
function flying({ crops, fields }: Harvest, plots: readonly Plot[]): Part[] {
  const one = crops.flatMap(([kind, n]) => Array.from({ length: Math.min(n, 6) }, () => kind)).slice(0, 9);
  const left = fields.map((crop, at) => ({ kind: crop?.kind, plot: plots[at] }));
  return one.map((kind) => {
    const from = left.find((field) => field.kind === kind) ?? left.find((field) => field.kind === undefined) ?? left[0];
    // None gives twice, as long as there are others: then the fields were not all that gave something.
    if (from !== undefined && left.length > 1) left.splice(left.indexOf(from), 1);
    const plot = from?.plot ?? plots[0] ?? { x: 0, y: 0, width: 0, height: 0 };
    const [width, height] = [44, 50];
    return {
      x: plot.x + (plot.width - width) / 2,
      y: plot.y + (plot.height - height) / 2,
      width,
      height,
      markup: use(kind === "grain" ? "sheaf" : kind, 0, 0, width, height),
    };
  });
}

/** How the kinds stand in the pasture: a row for each, as large as their number lets them be. */
function row(at: number, rows: number, [x, y]: Places["pasture"]): { x: number; foot: number; size: number } {
  const high = (PASTURE.height - 14) / Math.max(2, rows);
  const spare = rows === 1 ? high / 2 : 0;
  return { x, foot: y + high * (at + 1) + spare - 10, size: Math.min(106, high * 1.15) };
}

/** An animal of a width, the middle of its feet at (x, y). */
function standing(name: string, x: number, y: number, width: number): string {
  return use(name, x - width / 2, y - width * 0.7, width, width * 0.77);
}

/** How many of a kind are seen at most, beside their young; a plate says how many more there are. */
const MOST = 8;

/** One kind of animal on the evening of a harvest. */
interface Kind {
  kind: string;
  /** How many were there before, in the house and out of it, and how many were born. */
  indoors: number;
  outdoors: number;
  born: number;
  /** Whether the young live in the house. */
  cradle: boolean;
}

/** All animals by kind. */
function kindsOf({ animals, indoors, born }: Harvest): Kind[] {
  return ["sheep", "boar", "cattle"].flatMap((kind) => {
    const young = born.find(([one]) => one === kind)?.[1] ?? 0;
    const home = indoors[kind] ?? 0;
    const cradle = young > 0 && home > 0;
    const grown = Math.max(0, (animals[kind] ?? 0) - young);
    const inside = Math.min(grown, Math.max(0, home - (cradle ? young : 0)));
    return grown + young > 0 ? [{ kind, indoors: inside, outdoors: grown - inside, born: young, cradle }] : [];
  });
}

/** How many of a kind are seen, the room between them for their young, and how wide each is: the more, the smaller. */
function crowd({ outdoors, born, cradle }: Kind, size: number): { number: number; middle: number; width: number } {
  const number = Math.min(MOST, outdoors);
  const middle = born > 0 && !cradle ? size : 0;
  return { number, middle, width: Math.min(size, (PASTURE.width - 20 - middle) / Math.max(1, number) + 24) };
}

/** All that were there before; where there are young, half of them on each side. */
function herd(one: Kind, { x, foot, size }: ReturnType<typeof row>): string {
  const { number, middle, width } = crowd(one, size);
  const parts = middle > 0 ? [Math.ceil(number / 2), Math.floor(number / 2)] : [number];
  const wide = (PASTURE.width - 20 - middle) / parts.length;
  // Nobody stands in the fence.
  const within = (along: number): number => Math.max(width / 2, Math.min(PASTURE.width - width / 2, along));
  const all = parts.flatMap((many, part) =>
    Array.from({ length: many }, (_, at) => ({
      at,
      along: x + within(10 + part * (wide + middle) + ((at + 0.5) * wide) / many),
      back: many > 1 ? at % 2 : 0,
      grazes: part > 0 || at % 3 === 1,
    })),
  );
  // Who stands behind others is painted first.
  const drawn = all
    .sort((a, b) => b.back - a.back)
    .map(({ along, back, grazes }) =>
      standing(grazes && one.kind === "sheep" ? "sheep-grazing" : one.kind, along, foot - back * size * 0.4, width),
    );
  return drawn.join("") + (one.outdoors > number ? plate(one.outdoors, x + PASTURE.width, foot - 10) : "");
}

/** How large the gold coin is that says how many more there are. */
const COIN = 46;

/** How many more there are now, on a coin of bright gold with its middle at (x, y). */
function coin(number: number, x: number, y: number, size = COIN): Part {
  const markup =
    `<circle cx="23" cy="23" r="20.500" fill="#ffc62e" stroke="#3a2412" stroke-width="2.400"/>` +
    `<circle cx="23" cy="23" r="16.800" fill="none" stroke="#fff0b8" stroke-width="1.400"/>` +
    `<text x="23" y="30" class="plus">+${number}</text>`;
  const drawn = `<g transform="scale(${short(size / COIN)})">${markup}</g>`;
  return { x: x - size / 2, y: y - size / 2, width: size, height: size, markup: drawn };
}

/** A heap of what came in: how much of a kind, and the field that gave it; null where it lies before all of them. */
interface Heap {
  kind: string;
  number: number;
  at: number | null;
}

/**
 * What the fields gave: by field where that is sure, or else the sum of each kind.
 *
 * What still stands gave one. More than that came from fields that are bare now or lie on cards, and nobody knows which.
 */
export function yields({ crops, fields }: Pick<Harvest, "crops" | "fields">): Heap[] {
  const giving = crops.map(([kind, number]) => ({
    kind,
    number,
    fields: fields.flatMap((crop, at) => (crop?.kind === kind ? [at] : [])),
  }));
  if (giving.some((one) => one.number !== one.fields.length))
    return giving.map(({ kind, number }) => ({ kind, number, at: null }));
  return giving.flatMap(({ kind, fields: all }) => all.map((at) => ({ kind, number: 1, at })));
}

/** What the fields gave, in heaps, and the coins that say how much. */
function reaped(harvest: Harvest, plots: readonly Plot[], area: Area): { heaps: string; coins: Part[] } {
  const coins: Part[] = [];
  const all = yields(harvest);
  const heaps = all.map(({ kind, number, at }, n) => {
    const plot = at === null ? undefined : plots[at];
    // At the nearer corner of its field, as large as that lets it be; or before all the fields.
    const high = plot === undefined ? 62 : Math.min(62, plot.height * 0.62);
    const [x, foot] =
      plot === undefined
        ? [area.x + (area.width * (n + 0.5)) / all.length - high, area.y + area.height + 8]
        : [plot.x + plot.width * 0.06, plot.y + plot.height + high * 0.34];
    const one = (along: number, up: number): string =>
      kind === "grain"
        ? use("sheaf", x + along * high, foot - up - high, high * 0.8, high)
        : use(kind, x + along * high, foot - up - high * 0.78, high * 0.78, high * 0.78);
    coins.push(coin(number, x + high * 1.6, foot - high * 0.78, Math.max(30, high * 0.74)));
    return number === 1 ? one(0.28, high * 0.08) : one(0.56, high * 0.16) + one(0, 0);
  });
  return { heaps: heaps.join(""), coins };
}

/** On the fence: how many there are, where not all are drawn. */
function plate(number: number, x: number, y: number): string {
  return (
    `<rect x="${short(x - 20)}" y="${short(y - 16)}" width="40" height="28" rx="6" fill="#fff6dc" stroke="var(--art-line)" stroke-width="1.5"/>` +
    `<text x="${short(x)}" y="${short(y + 5)}" class="plus">${number}</text>`
  );
}

/** How wide an animal at the door is. */
const PET = 54;

/** Who lives in the house stands beside its door. */
function pets(kinds: readonly Kind[], [x, foot]: readonly [number, number]): string {
  const all = kinds.flatMap(({ kind, indoors }) => Array.from({ length: indoors }, () => kind)).slice(0, 3);
  // The young stand before the door itself.
  const beside = kinds.some(({ cradle }) => cradle) ? 1 : 0;
  return all.map((kind, at) => standing(kind, x + (at + beside) * 40, foot, PET)).join("");
}

/** The young in the light between them, two thirds of their size; one that lives in the house stands at its door. */
function young(one: Kind, grazing: ReturnType<typeof row>, door: readonly [number, number]): Part {
  const { kind, cradle } = one;
  const size = cradle ? 66 : grazing.size;
  const width = cradle ? PET : crowd(one, size).width;
  const [x, foot] = cradle ? door : [grazing.x + PASTURE.width / 2, grazing.foot];
  const middle = size / 2;
  return {
    x: x - middle,
    y: foot - size * 0.8,
    width: size,
    height: size,
    markup:
      `<circle cx="${short(middle)}" cy="${short(size * 0.56)}" r="${short(size * 0.42)}" fill="#fff6cf" opacity=".6"/>` +
      standing(kind === "sheep" ? "lamb" : kind, middle, size * 0.8, (width * 2) / 3),
  };
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
  for (let n = 0; n < 34; n++)
    grass += use(n % 4 ? "tuft" : "flower", 8 + next() * (width - 26), 4 + next() * (height - 30), 11, 9);
  let posts = "";
  for (let down = 0; down < height; down += height / 5) posts += post(0, down, 22) + post(width, down, 22);
  return (
    near(
      `<rect y="-6" width="${short(width)}" height="${short(height)}" fill="var(--art-pasture)" fill-opacity=".6"/>` +
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

export function harvestEvening(harvest: Harvest, tall = false): Stage {
  const { seat, house, people, bowls, fences } = harvest;
  const at = tall ? TALL : WIDE;
  const plots = laid(harvest.fields.length, at.fields);
  const fields = harvest.fields.map((crop, n) => {
    const { x, y, width } = plots[n] ?? { x: 0, y: 0, width: 0 };
    const scale = short((width / AHEAD.width) * 100) / 100;
    return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})" data-field>${drawFieldAhead(crop, 3 + n)}</g>`;
  });
  const kinds = kindsOf(harvest);
  const grazing = kinds.filter(({ outdoors, born, cradle }) => outdoors > 0 || (born > 0 && !cradle));
  const rowOf = (one: Kind): ReturnType<typeof row> => row(grazing.indexOf(one), grazing.length, at.pasture);
  const [left, top] = at.table;
  const [foot, high] = at.house;
  const { step, between } = seats(people.adults + people.newborns, left, TABLE.width);
  // Right of the door, as far as the people leave it in sight.
  const door = [between + Math.max(0, Math.min(50, step / 2 - 58)), foot + 8] as const;
  const gathered = reaped(harvest, plots, at.fields);
  const lambs = kinds.filter(({ born }) => born > 0).map((one) => ({ one, part: young(one, rowOf(one), door) }));
  const herds = grazing.map((one) => herd(one, rowOf(one))).join("");
  return {
    width: at.width,
    height: at.height,
    still:
      evening(at.width, at.height, at.horizon, at.width * 0.84) +
      fields.join("") +
      gathered.heaps +
      home(house, seat, between, foot, [380, high]) +
      pets(kinds, door) +
      `<g class="seat-${seat}">${(fences ? fenced : unfenced)(herds, at.pasture)}</g>`,
    meal: {
      x: left,
      y: top - TABLE.above,
      width: TABLE.width,
      height: TABLE.height,
      markup: table(bowls, people, seat, 0, TABLE.above, TABLE.width),
    },
    crops: flying(harvest, plots),
    bowls: onTable(bowls, people, left, top, TABLE.width).map(({ bowl: one, x, y, size }) => ({
      x,
      y,
      width: size,
      height: size,
      markup: bowl(one, 0, 0, size),
    })),
    born: lambs.map(({ part }) => part),
    coins: {
      reaped: gathered.coins,
      born: lambs.map(({ one, part }) => coin(one.born, part.x + part.width * 0.86, part.y + part.height * 0.2)),
    },
  };
}

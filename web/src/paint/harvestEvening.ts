/**
 * The harvest as a stage: fields, the table and the young, side by side, or on a narrow screen the table above the others.
 *
 * What moves is drawn apart from what stands still. So the page can move each thing as a whole, and never has to paint
 * the picture anew while it does.
 */

import type { Bowl } from "./bowls";
import { fenceAcross, fenceAway, post } from "./buildings";
import { bowl, evening, onTable, table } from "./dinner";
import { drawField } from "./field";
import type { Material } from "./house";
import { short, use } from "./svg";
import { cottage } from "./frontPage";

/** Where on the stage each group stands. */
interface Places {
  width: number;
  height: number;
  horizon: number;
  cottage: readonly [number, number];
  /** Where the cloth of the table begins. */
  table: readonly [number, number];
  fields: readonly (readonly [number, number])[];
  pasture: readonly [number, number];
}

const WIDE: Places = {
  width: 1230,
  height: 452,
  horizon: 214,
  cottage: [452, 128],
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
  cottage: [141, 106],
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
  house: Material;
  people: { adults: number; newborns: number };
  /** What came in from the fields. */
  crops: readonly [string, number][];
  bowls: readonly Bowl[];
  /** What was born, by kind. */
  born: readonly [string, number][];
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

/** How far below the edge of the pasture the row of a kind lies; fewer rows than three stand in the middle. */
function rowOf(at: number, rows: number): number {
  return 16 + (3 - rows) * 31 + at * 62;
}

/** Mother and father. */
function parents(born: Harvest["born"], [x, y]: Places["pasture"]): string {
  return born
    .map(
      ([kind], at) =>
        use(kind, x + 32, y + rowOf(at, born.length), 70, 54) +
        use(kind === "sheep" ? "sheep-grazing" : kind, x + 170, y + rowOf(at, born.length) + 2, 70, 54),
    )
    .join("");
}

/** The young in the light between them. */
function young(born: Harvest["born"], [x, y]: Places["pasture"]): Part[] {
  return born.map(([kind, n], at) => ({
    x: x + 104,
    y: y + rowOf(at, born.length) - 9,
    width: 78,
    height: 78,
    markup:
      '<circle cx="34" cy="43" r="32" fill="#fff6cf" opacity=".6"/>' +
      use(kind === "sheep" ? "lamb" : kind, 12, 25, 44, 34) +
      '<circle cx="60" cy="17" r="15" fill="var(--gold)" stroke="var(--art-line)" stroke-width="1.5"/>' +
      `<text x="60" y="23" class="plus">+${n}</text>`,
  }));
}

/** The pasture with a fence on all sides, and who grazes there. */
function fenced(inside: string, [x, y]: Places["pasture"]): string {
  const { width, height } = PASTURE;
  const across = (at: number): string =>
    fenceAcross(x, at, width / 2) + fenceAcross(x + width / 2, at, width / 2) + post(x, at) + post(x + width, at);
  return (
    `<rect x="${x}" y="${y - 6}" width="${width}" height="${height}" fill="var(--art-pasture)"/>` +
    across(y) +
    fenceAway(x, y, height) +
    fenceAway(x + width, y, height) +
    inside +
    across(y + height)
  );
}

export function harvestEvening({ seat, house, people, crops, bowls, born }: Harvest, tall = false): Stage {
  const at = tall ? TALL : WIDE;
  const kinds = crops.map(([kind]) => kind);
  const fields = at.fields.map(([x, y], n) => {
    const kind = kinds[n % Math.max(1, kinds.length)];
    const crop = kind === undefined ? null : { kind, left: 2 - (n % 2) };
    return `<g transform="translate(${x} ${y}) scale(1.08)">${drawField(crop, "ripe", 3 + n)}</g>`;
  });
  const bred = born.slice(0, 3);
  const [left, top] = at.table;
  const owned = (x: number, y: number, scale: number, drawn: string): string =>
    `<g class="seat-${seat}" transform="translate(${short(x)} ${short(y)}) scale(${scale})">${drawn}</g>`;
  return {
    width: at.width,
    height: at.height,
    still:
      evening(at.width, at.height, at.horizon) +
      fields.join("") +
      owned(...at.cottage, 1.28, cottage(house, true)) +
      owned(0, 0, 1, fenced(parents(bred, at.pasture), at.pasture)),
    meal: {
      x: left,
      y: top - TABLE.above,
      width: TABLE.width,
      height: TABLE.height,
      markup: table(people, seat, 0, TABLE.above, TABLE.width),
    },
    crops: flying(crops, at.fields),
    bowls: onTable(bowls, left, top, TABLE.width).map(({ bowl: one, x, y, size }) => ({
      x,
      y,
      width: size,
      height: size,
      markup: bowl(one, 0, 0, size),
    })),
    born: young(bred, at.pasture),
  };
}

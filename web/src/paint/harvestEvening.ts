/**
 * The harvest as a stage, 1230 x 452: fields at the left, the table in the middle, the young at the right.
 *
 * What moves is drawn apart from what stands still. So the page can move each thing as a whole, and never has to paint
 * the picture anew while it does.
 */

import type { Bowl } from "./bowls";
import { fenceAcross } from "./buildings";
import { bowl, evening, onTable, table } from "./dinner";
import { drawField } from "./field";
import type { Material } from "./house";
import { short, use } from "./svg";
import { cottage } from "./frontPage";

export const WIDTH = 1230;
export const HEIGHT = 452;

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
  /** All that stands still, as large as the stage. */
  still: string;
  /** Table and family. */
  meal: Part;
  /** Crops on their way from the fields to the table. */
  crops: Part[];
  bowls: Part[];
  born: Part[];
}

/** Where the fields lie. */
const PLACES = [
  [24, 232],
  [156, 226],
  [96, 338],
] as const;

/** Sheaves and roots on their way from the fields to the table; the page lets them fly. */
function flying(crops: Harvest["crops"]): Part[] {
  const one = crops.flatMap(([kind, n]) => Array.from({ length: Math.min(n, 6) }, () => kind)).slice(0, 9);
  return one.map((kind, at) => {
    const [x, y] = PLACES[at % PLACES.length] ?? PLACES[0];
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

/** Each kind has a row of its own. */
function rowOf(at: number): number {
  return 262 + at * 62;
}

/** Mother and father. */
function parents(born: Harvest["born"]): string {
  return born
    .map(
      ([kind], at) =>
        use(kind, 944, rowOf(at), 70, 54) + use(kind === "sheep" ? "sheep-grazing" : kind, 1082, rowOf(at) + 2, 70, 54),
    )
    .join("");
}

/** The young in the light between them. */
function young(born: Harvest["born"]): Part[] {
  return born.map(([kind, n], at) => ({
    x: 1016,
    y: rowOf(at) - 9,
    width: 78,
    height: 78,
    markup:
      '<circle cx="34" cy="43" r="32" fill="#fff6cf" opacity=".6"/>' +
      use(kind === "sheep" ? "lamb" : kind, 12, 25, 44, 34) +
      '<circle cx="60" cy="17" r="15" fill="var(--gold)" stroke="var(--art-line)" stroke-width="1.5"/>' +
      `<text x="60" y="23" class="plus">+${n}</text>`,
  }));
}

export function harvestEvening({ seat, house, people, crops, bowls, born }: Harvest): Stage {
  const kinds = crops.map(([kind]) => kind);
  const fields = PLACES.map(([x, y], at) => {
    const kind = kinds[at % Math.max(1, kinds.length)];
    const crop = kind === undefined ? null : { kind, left: 2 - (at % 2) };
    return `<g transform="translate(${x} ${y}) scale(1.08)">${drawField(crop, "ripe", 3 + at)}</g>`;
  });
  const fence = (y: number): string => [930, 1030, 1130].map((x) => fenceAcross(x, y)).join("");
  const bred = born.slice(0, 3);
  const meal = { x: 346, y: 200, width: 530, height: 260 };
  return {
    still:
      evening(WIDTH, HEIGHT, 214) +
      fields.join("") +
      `<g class="seat-${seat}" transform="translate(${short(452)} 128) scale(1.28)">${cottage(house, true)}</g>` +
      `<g class="seat-${seat}"><path d="M930 250h300v202H930Z" fill="var(--art-pasture)"/>${fence(250)}${parents(bred)}${fence(446)}</g>`,
    meal: { ...meal, markup: table(people, seat, 0, 288 - meal.y, meal.width) },
    crops: flying(crops),
    bowls: onTable(bowls, meal.x, 288, meal.width).map(({ bowl: one, x, y, size }) => ({
      x,
      y,
      width: size,
      height: size,
      markup: bowl(one, 0, 0, size),
    })),
    born: young(bred),
  };
}

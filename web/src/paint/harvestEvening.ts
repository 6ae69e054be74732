/** The harvest as one picture, 1230 x 452: fields at the left, the table in the middle, the young at the right. */

import type { Bowl } from "./bowls";
import { fenceAcross } from "./buildings";
import { evening, table } from "./dinner";
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

const PLACES = [
  [24, 232],
  [156, 226],
  [96, 338],
] as const;

/** Sheaves and roots on their way from the fields to the table; the page lets them fly. */
function flying(crops: Harvest["crops"]): string {
  const one = crops.flatMap(([kind, n]) => Array.from({ length: Math.min(n, 6) }, () => kind)).slice(0, 9);
  return one
    .map((kind, at) => {
      const [x, y] = PLACES[at % PLACES.length] ?? PLACES[0];
      return `<g class="flies later-${at}">${use(kind === "grain" ? "sheaf" : kind, x + 40, y + 20, 44, 50)}</g>`;
    })
    .join("");
}

/** Mother, father and young, each kind in a row of its own. */
function births(born: Harvest["born"]): string {
  return born
    .slice(0, 3)
    .map(([kind, n], at) => {
      const y = 262 + at * 62;
      const young = kind === "sheep" ? "lamb" : kind;
      return (
        use(kind, 944, y, 70, 54) +
        use(kind === "sheep" ? "sheep-grazing" : kind, 1082, y + 2, 70, 54) +
        `<g class="born"><circle cx="1050" cy="${y + 34}" r="32" fill="#fff6cf" opacity=".6"/>` +
        use(young, 1028, y + 16, 44, 34) +
        `<circle cx="1076" cy="${y + 8}" r="15" fill="var(--gold)" stroke="var(--art-line)" stroke-width="1.5"/>` +
        `<text x="1076" y="${y + 14}" class="plus">+${n}</text></g>`
      );
    })
    .join("");
}

export function harvestEvening({ seat, house, people, crops, bowls, born }: Harvest): string {
  const kinds = crops.map(([kind]) => kind);
  const fields = PLACES.map(([x, y], at) => {
    const kind = kinds[at % Math.max(1, kinds.length)];
    const crop = kind === undefined ? null : { kind, left: 2 - (at % 2) };
    return `<g transform="translate(${x} ${y}) scale(1.08)">${drawField(crop, "ripe", 3 + at)}</g>`;
  });
  const fence = (y: number): string => [930, 1030, 1130].map((x) => fenceAcross(x, y)).join("");
  return (
    evening(WIDTH, HEIGHT, 214) +
    fields.join("") +
    `<g class="seat-${seat}" transform="translate(${short(452)} 128) scale(1.28)">${cottage(house, true)}</g>` +
    `<g class="meal">${table(bowls, people, seat, 346, 288, 530)}</g>` +
    `<g class="seat-${seat}"><path d="M930 250h300v202H930Z" fill="var(--art-pasture)"/>${fence(250)}${births(born)}${fence(446)}</g>` +
    flying(crops)
  );
}

/** What grows and stands on land that nobody uses: it gives way to fields, pastures and buildings. */

import { scatter, short, use } from "./svg";

/** Whether nothing is on the cell in which a place lies. */
export type Empty = (x: number, y: number) => boolean;

/** The flowers of a drift: the large ones, and small ones between them. No orange: flowers are not carrots. */
const PETALS = [
  ["petal", "grain-lit"],
  ["grain-lit", "petal"],
  ["clay", "petal"],
  ["water", "petal"],
] as const;

/** Where flowers run over the meadow: from and to, in cells of 100 x 100, how wide, and how many. */
const DRIFTS: readonly (readonly [number, number, number, number, number, number])[] = [
  [48, 58, 300, 116, 30, 92],
  [262, 262, 474, 162, 32, 84],
  [384, 44, 474, 62, 16, 26],
  [132, 244, 192, 216, 15, 20],
];

/** How far around a flower the land is to be empty, and how far from the paths between spaces it grows. */
const ROOM = 9;
const PATH = 9;
const CELL = 100;

/** One drift: thick in its middle, thinner to its ends, and gone where land is used. */
function drift(next: () => number, empty: Empty, at: number): string {
  const [x0, y0, x1, y1, width, number] = DRIFTS[at] ?? [0, 0, 0, 0, 0, 0];
  const [dx, dy, bend] = [next() * 44 - 22, next() * 44 - 22, next() * 70 - 35];
  const beside = (at: number): boolean => at % CELL >= PATH && at % CELL <= CELL - PATH;
  const free = (x: number, y: number): boolean =>
    beside(x) && beside(y) && [-ROOM, ROOM].every((right) => [-ROOM, ROOM].every((down) => empty(x + right, y + down)));
  let grass = "";
  let large = "";
  let small = "";
  for (let one = 0; one < number; one++) {
    // Thicker here and there along the way.
    const way = next();
    const along = way + 0.035 * Math.sin(way * 21 + dx);
    const aside = (next() + next() + next() - 1.5) * width * (0.35 + Math.sin(Math.max(0, along) * Math.PI));
    const x = short(x0 + dx + (x1 - x0) * along + aside * 0.5);
    const y = short(y0 + dy + (y1 - y0) * along + Math.sin(along * Math.PI) * bend + aside * 0.8);
    if (!free(x, y)) continue;
    if (one % 3 === 0) grass += `M${x} ${short(y + 7)}q-.4-4-3-6.500m3 6.500q0-4 .3-8m-.3 8q.6-4 3.400-6`;
    if (one % 5 < 3) small += `M${x} ${y}h0`;
    else large += `M${x} ${y}h0`;
  }
  const [main, other] = PETALS[Math.floor(next() * PETALS.length)] ?? PETALS[0];
  const dots = (where: string, width: number, colour: string): string =>
    `<path d="${where}" stroke="var(--${colour})" stroke-width="${width}"/>`;
  return (
    `<path d="${grass}" stroke="var(--art-meadow-deep)" stroke-width="1.300"/>` +
    dots(small, 4.8, "art-meadow-deep") +
    dots(small, 3.3, `art-${other}`) +
    dots(large, 6.6, "art-meadow-deep") +
    dots(large, 4.8, `art-${main}`) +
    dots(large, 1.6, "gold")
  );
}

/**
 * What has grown where land is empty: drifts of flowers that do not know where one cell ends and the next begins, so
 * that the meadow is one, and a bush or two at their edge.
 */
export function wild(seed: number, empty: Empty): string {
  const next = scatter((seed + 1) * 0x9e3779b1);
  const bush = (x: number, y: number, width: number): string =>
    [0, width].every((right) => [-width * 0.6, 0].every((up) => empty(x + right, y + up)))
      ? use("bush", x, y - width * 0.61, width, width * 0.61)
      : "";
  const bushes = bush(428 + next() * 30, 132 + next() * 30, 34) + bush(116 + next() * 40, 168 + next() * 22, 26);
  const drifts = DRIFTS.map((_, at) => drift(next, empty, at)).join("");
  return `<g fill="none" stroke-linecap="round">${drifts}</g>${bushes}`;
}

/** Hives of straw on a bench. */
export const HIVES = `<ellipse cx="24" cy="31" rx="30" ry="4" fill="var(--art-shade)"/><path d="M-2 24h52M4 24v7m40-7v7" stroke="var(--art-wood-deep)" stroke-width="4"/><g stroke="var(--art-grain-deep)" stroke-width="1.3"><path d="M1 22Q-1 2 11 1t10 21ZM27 22Q25 2 37 1t10 21Z" fill="var(--art-grain)"/><path d="M1 16h20M2 10h17m8 6h20M28 10h17"/></g><path d="M8 22q3-8 6 0Zm26 0q3-8 6 0Z" fill="var(--art-wood-deep)"/>`;

/** A cart with its shafts on the ground. */
export const CART =
  `<ellipse cx="36" cy="34" rx="40" ry="4" fill="var(--art-shade)"/><g stroke="var(--art-wood-deep)" stroke-width="1.3"><path d="m44 22 32 11 1-3-32-12Z" fill="var(--art-wood)"/><path d="M0 4h52l-6 17H6Z" fill="var(--art-wood-lit)"/><path d="M3 12h46M15 4l2 17M37 4l-2 17"/></g>` +
  `<path d="M13 23a11 11 0 1 0 22 0a11 11 0 1 0-22 0h22M24 12v22" fill="none" stroke="var(--art-wood-deep)" stroke-width="2.4"/>`;

/** The spaces of a farm on which nothing is yet: patches of long grass between mown paths, with a mown cross and a stone where paths meet. */

import { brushed, scatter, short } from "./svg";

const COLUMNS = 5;
const ROWS = 3;
const CELL = 100;
/** How often the outline of a patch bends. */
const BENDS = 13;
/** How far patches reach that lie on each other, the lowest first: flat shapes, as everything here is painted. */
const LYING = [47, 33];

interface Space {
  column: number;
  row: number;
}

/** A patch of long grass around the middle of a space, no two alike: nearly as wide as the space, its outline ragged. */
function patch(next: () => number, x: number, y: number, reach: number): string {
  const points = Array.from({ length: BENDS }, (_, at): readonly [number, number] => {
    const turn = ((at + next() * 0.4) * 2 * Math.PI) / BENDS;
    const [right, down] = [Math.cos(turn), Math.sin(turn)];
    // Between a circle and a square, so that it fills its space and has no corner.
    const far = (reach * (0.86 + next() * 0.2)) / Math.cbrt(Math.abs(right) ** 3 + Math.abs(down) ** 3);
    return [x + right * far, y + down * far];
  });
  const middles = points.map(([right, down], at) => {
    const [toRight, toDown] = points[(at + 1) % BENDS] ?? [right, down];
    return `${short((right + toRight) / 2)} ${short((down + toDown) / 2)}`;
  });
  const bends = points.map(([right, down], at) => `Q${short(right)} ${short(down)} ${middles[at]}`);
  return `M${middles.at(-1)}${bends.join("")}Z`;
}

/** Patches of which each of the outlines lies within the one before it. */
function layered(next: () => number, spaces: readonly Space[], reaches: readonly number[], paint: string): string {
  return reaches
    .map((reach) => {
      const where = spaces.map(({ column, row }) => patch(next, (column + 0.5) * CELL, (row + 0.5) * CELL, reach));
      return `<path d="${where.join("")}" ${paint}/>`;
    })
    .join("");
}

/** Where clumps of grass stand beside the stones at the corners of a space. */
const CORNERS = [
  [15, 17],
  [86, 18],
  [16, 94],
  [85, 94],
] as const;

/** A few stout clumps of grass in a space of a small farm. */
function sparse(next: () => number, x: number, y: number): string {
  const clump = (): string =>
    `M${short(x + 14 + next() * 68)} ${short(y + 24 + next() * 66)}q-1-6-4-8m4 8q0-7 1-11m-1 11q1-5 5-8`;
  return clump() + clump() + clump();
}

/** Blades of grass: clumps of them at the corners of a space, where the paths meet, and a few within. */
function blades(next: () => number, x: number, y: number): string {
  let drawn = "";
  const tuft = (right: number, down: number, high: number): string =>
    `M${short(x + right)} ${short(y + down)}q-.5-${short(high * 0.6)}-2.600-${short(high * 0.8)}m2.600 ${short(high * 0.8)}q0-${short(high * 0.6)} .6-${short(high)}m-.6 ${short(high)}q.8-${short(high * 0.5)} 3.200-${short(high * 0.7)}`;
  for (const [right, down] of CORNERS)
    for (let at = 0; at < 3; at++) drawn += tuft(right + next() * 14 - 7, down + next() * 6 - 3, 6 + next() * 4);
  for (let at = 0; at < 9; at++) drawn += tuft(14 + next() * 72, 22 + next() * 66, 6 + next() * 3);
  return drawn;
}

/** What colours a patch besides its grass: hay, clover or nothing, so that the meadow is no one green. */
const TINTS = ["var(--art-grain-lit)", "var(--art-tree)", ""] as const;

/** Stalks of hay that bear seeds, or leaves of clover: in drifts that end before the edge of their patch. */
function tinted(next: () => number, patches: readonly Space[], tint: number): string {
  let [stalks, heads] = ["", ""];
  for (const { column, row } of patches) {
    const [x, y] = [column * CELL + 26 + next() * 26, row * CELL + 30 + next() * 22];
    for (let at = 0; at < (tint === 0 ? 9 : 14); at++) {
      const [right, down] = [short(x + (next() + next() - 0.7) * 36), short(y + next() * 40)];
      // Leaves lie on the ground; seeds stand above it and lean with the wind.
      if (tint === 0) stalks += `M${right} ${down}q.6-5 3-8.500`;
      heads +=
        tint === 0
          ? `M${short(right + 3)} ${short(down - 8.5)}l1.200-3`
          : `M${right} ${down}v0m3.400-1.200v0m-1.500-2.300v0`;
    }
  }
  return tint === 0
    ? `<path d="${stalks}" stroke="var(--art-meadow-lit)" stroke-width="1.200" opacity=".7"/><path d="${heads}" stroke="var(--art-grain-lit)" stroke-width="1.800" opacity=".6"/>`
    : `<path d="${heads}" stroke="var(--art-tree-deep)" stroke-width="2.800" opacity=".4"/>`;
}

type Corner = readonly [x: number, y: number];

/** Where spaces meet of which one at least is free: there paths cross, and the spaces can be counted. */
function crossings(free: readonly Space[]): readonly Corner[] {
  const found: Corner[] = [];
  for (let x = 0; x <= COLUMNS; x++)
    for (let y = 0; y <= ROWS; y++)
      if (free.some(({ column, row }) => x - column >= 0 && x - column <= 1 && y - row >= 0 && y - row <= 1))
        found.push([x, y]);
  return found;
}

const WAYS: readonly Corner[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** A mown cross at each crossing: short strokes along the edges of free spaces, none beyond the farm. */
function crosses(
  free: readonly Space[],
  where: readonly Corner[],
  [near, far]: readonly [number, number],
  broad: number,
): string {
  const isFree = (right: number, down: number): boolean =>
    free.some(({ column, row }) => column === right && row === down);
  const arms = where.flatMap(([x, y]) =>
    WAYS.filter(([right, down]) => {
      const [column, row] = [right < 0 ? x - 1 : x, down < 0 ? y - 1 : y];
      return isFree(column, row) || (down === 0 ? isFree(column, row - 1) : isFree(column - 1, row));
    }).map(
      ([right, down]) =>
        `M${x * CELL + right * near} ${y * CELL + down * near}L${x * CELL + right * far} ${y * CELL + down * far}`,
    ),
  );
  return `<path d="${arms.join("")}" fill="none" stroke="var(--art-meadow-cross)" stroke-width="${broad}" stroke-linecap="round"/>`;
}

/** A stone at a crossing, light on its upper left. */
function stone(next: () => number, x: number, y: number): string {
  const wide = 5.4 + next() * 1.6;
  const at = `cx="${short(x)}"`;
  return (
    `<ellipse ${at} cy="${short(y + 2.4)}" rx="${short(wide + 1.6)}" ry="2.200" fill="var(--art-shade)"/>` +
    `<path d="M${short(x - wide)} ${short(y + 2.6)}q-.6-5 ${short(wide * 0.8)}-5.600t${short(wide * 1.2)} 5.600Z" fill="var(--art-stone)"/>` +
    `<path d="M${short(x - wide + 0.8)} ${short(y + 0.4)}q1-3 ${short(wide * 0.7)}-3.200t${short(wide * 0.7)} 1.800Z" fill="var(--art-stone-lit)"/>`
  );
}

/** What grows on the spaces that are free; a small farm has no room for more than patches and a little grass. */
export function freeSpaces(seed: number, isFree: (column: number, row: number) => boolean, small: boolean): string {
  const next = scatter((seed + 3) * 0x51ed270b);
  const all = Array.from(
    { length: COLUMNS * ROWS },
    (_, at): Space => ({
      column: at % COLUMNS,
      row: Math.floor(at / COLUMNS),
    }),
  );
  const free = all.filter(({ column, row }) => isFree(column, row));
  if (free.length === 0) return "";
  const deep = 'fill="var(--art-meadow-deep)" opacity=';
  if (small) {
    const grass = free.map(({ column, row }) => sparse(next, column * CELL, row * CELL)).join("");
    return (
      layered(next, free, [46, 32], `${deep}".1"`) +
      crosses(free, crossings(free), [0, 16], 5) +
      `<path d="${grass}" fill="none" stroke="var(--art-meadow-deep)" stroke-width="2.400" stroke-linecap="round"/>`
    );
  }
  const grown = layered(next, free, LYING, `${deep}".09"`);
  let paths = "";
  for (const { column, row } of free) {
    const [x, y] = [column * CELL, row * CELL];
    paths += brushed(next, x - 8, y, CELL + 16, 8) + brushed(next, x - 8, y + CELL, CELL + 16, 8);
  }
  // No two patches beside each other are tinted alike, and each farm has its own order.
  const tints = [0, 1, 2].map((tint) => free.filter(({ column, row }) => (column + row * 2 + seed) % 3 === tint));
  const shades = tints.map((patches, tint) => {
    const fill = TINTS[tint] ?? "";
    return fill === "" ? "" : layered(next, patches, [38], `fill="${fill}" opacity=".1"`);
  });
  const plants = tints.map((patches, tint) => (tint < 2 ? tinted(next, patches, tint) : ""));
  const grass = free.map(({ column, row }) => blades(next, column * CELL, row * CELL)).join("");
  const corners = crossings(free);
  const stones = corners.map(([x, y]) => stone(next, x * CELL, y * CELL)).join("");
  return (
    `<path d="${paths}" fill="var(--art-meadow-lit)" opacity=".3"/>${grown}${shades.join("")}` +
    `<g fill="none" stroke-linecap="round">${plants.join("")}</g>` +
    `<path d="${grass}" fill="none" stroke="var(--art-meadow-deep)" stroke-width="1.400" stroke-linecap="round"/>` +
    crosses(free, corners, [9, 21], 3.2) +
    stones
  );
}

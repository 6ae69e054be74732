/** The spaces of a farm on which nothing is yet: beds of long grass between mown paths, with a stone where paths meet. */

import { brushed, scatter, short } from "./svg";

const COLUMNS = 5;
const ROWS = 3;
const CELL = 100;

interface Space {
  column: number;
  row: number;
}

/** A bed as large as a field, no two alike: bent edges and round corners. */
function bed(next: () => number, x: number, y: number, inset: number): string {
  const off = (): number => short(next() * 7 - 3.5);
  const [near, far, round] = [inset, CELL - inset, 10];
  const at = (right: number, down: number): string => `${short(x + right)} ${short(y + down)}`;
  return (
    `M${at(near, near + round)}Q${at(near + 1, near)} ${at(near + round, near + off() * 0.4)}` +
    `Q${at(50 + off(), near + off())} ${at(far - round, near)}Q${at(far, near + 1)} ${at(far, near + round)}` +
    `Q${at(far + off(), 50 + off())} ${at(far, far - round)}Q${at(far - 1, far)} ${at(far - round, far)}` +
    `Q${at(50 + off(), far + off())} ${at(near + round, far)}Q${at(near, far)} ${at(near, far - round)}` +
    `Q${at(near + off(), 50 + off())} ${at(near, near + round)}Z`
  );
}

/** Blades of grass where a bed ends: they stand along its lower edge, and a few within. */
function blades(next: () => number, x: number, y: number): string {
  let drawn = "";
  const tuft = (right: number, down: number, high: number): string =>
    `M${short(x + right)} ${short(y + down)}q-.5-${short(high * 0.6)}-2.600-${short(high * 0.8)}m2.600 ${short(high * 0.8)}q0-${short(high * 0.6)} .6-${short(high)}m-.6 ${short(high)}q.8-${short(high * 0.5)} 3.200-${short(high * 0.7)}`;
  for (let right = 11; right < 91; right += 5 + next() * 7) drawn += tuft(right, 95 + next() * 2, 6 + next() * 4);
  for (let at = 0; at < 9; at++) drawn += tuft(14 + next() * 72, 22 + next() * 66, 6 + next() * 3);
  return drawn;
}

/** What colours a bed besides its grass: hay, clover or nothing, so that the meadow is no one green. */
const TINTS = ["var(--art-grain-lit)", "var(--art-tree)", ""] as const;

/** Stalks of hay that bear seeds, or leaves of clover: in drifts that end before the edge of their bed. */
function tinted(next: () => number, beds: readonly Space[], tint: number): string {
  let [stalks, heads] = ["", ""];
  for (const { column, row } of beds) {
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

/** A stone at a crossing, light on its upper left. */
function stone(next: () => number, x: number, y: number): string {
  const wide = 4.2 + next() * 1.4;
  const at = `cx="${short(x)}"`;
  return (
    `<ellipse ${at} cy="${short(y + 2.4)}" rx="${short(wide + 1.6)}" ry="2.200" fill="var(--art-shade)"/>` +
    `<path d="M${short(x - wide)} ${short(y + 2.6)}q-.6-5 ${short(wide * 0.8)}-5.600t${short(wide * 1.2)} 5.600Z" fill="var(--art-stone)"/>` +
    `<path d="M${short(x - wide + 0.8)} ${short(y + 0.4)}q1-3 ${short(wide * 0.7)}-3.200t${short(wide * 0.7)} 1.800Z" fill="var(--art-stone-lit)"/>`
  );
}

/** The beds of the spaces that are free; a small farm has no room for more than the beds themselves. */
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
  const beds = (inset: number): string =>
    free.map(({ column, row }) => bed(next, column * CELL, row * CELL, inset)).join("");
  const grown = `<path d="${beds(small ? 7 : 5)}" fill="var(--art-meadow-deep)" opacity=".36"/>`;
  if (small) return grown;
  let paths = "";
  for (const { column, row } of free) {
    const [x, y] = [column * CELL, row * CELL];
    paths += brushed(next, x - 8, y, CELL + 16, 8) + brushed(next, x - 8, y + CELL, CELL + 16, 8);
  }
  // No two beds beside each other are tinted alike, and each farm has its own order.
  const tints = [0, 1, 2].map((tint) => free.filter(({ column, row }) => (column + row * 2 + seed) % 3 === tint));
  const shades = tints.map((beds, tint) => {
    const fill = TINTS[tint] ?? "";
    if (fill === "" || beds.length === 0) return "";
    const where = beds.map(({ column, row }) => bed(next, column * CELL, row * CELL, 6)).join("");
    return `<path d="${where}" fill="${fill}" opacity="${tint === 0 ? 0.2 : 0.16}"/>`;
  });
  const plants = tints.map((beds, tint) => (tint < 2 && beds.length > 0 ? tinted(next, beds, tint) : ""));
  const grass = free.map(({ column, row }) => blades(next, column * CELL, row * CELL)).join("");
  let stones = "";
  for (let x = 0; x <= COLUMNS; x++)
    for (let y = 0; y <= ROWS; y++) {
      const around = free.filter(
        ({ column, row }) => x - column >= 0 && x - column <= 1 && y - row >= 0 && y - row <= 1,
      );
      if (around.length > 0) stones += stone(next, x * CELL, y * CELL);
    }
  return (
    `<path d="${paths}" fill="var(--art-meadow-lit)" opacity=".42"/>${grown}${shades.join("")}` +
    `<g fill="none" stroke-linecap="round">${plants.join("")}</g>` +
    `<path d="${grass}" fill="none" stroke="var(--art-meadow-deep)" stroke-width="1.400" stroke-linecap="round"/>${stones}`
  );
}

/** Fields: rows standing say how many harvests are left, ripeness says how near the next one is. */

import { scatter, short, use } from "./svg";

export type Ripeness = "sprout" | "green" | "ripe";

/** How a crop looks so many rounds before the harvest. */
export function ripeness(roundsToHarvest: number): Ripeness {
  return roundsToHarvest <= 0 ? "ripe" : roundsToHarvest === 1 ? "green" : "sprout";
}

export interface Crop {
  kind: string;
  /** How often it can still be harvested. */
  left: number;
}

/** The rows of a field from the back to the front: mown ones lie behind, so that the front of the field stays full. */
export function rows(crop: Crop): ("standing" | "mown")[] {
  const all = Math.max(3, crop.left);
  return Array.from({ length: all }, (_, row) => (row >= all - crop.left ? "standing" : "mown"));
}

function soil(seed: number, small: boolean): string {
  const next = scatter(seed * 97 + 5);
  const wobble = (): number => short(next() * 3 - 1.5);
  const edge = `M${5 + wobble()} 7Q50 ${3 + wobble()} 95 6Q98 50 95 95Q50 98 5 95Q2 50 5 7Z`;
  const lines = small ? [20, 41, 62, 83] : [15, 27.5, 40, 52.5, 65, 77.5, 90];
  const furrows = lines.map((y) => ({ y, bend: short(wobble() - 2) }));
  const path = (up: number): string => furrows.map(({ y, bend }) => `M8 ${y - up}q42 ${bend} 84 0`).join("");
  return (
    `<path d="${edge}" fill="var(--art-soil)" stroke="var(--art-soil-deep)" stroke-width="${small ? 3 : 1.6}"/>` +
    `<path d="${path(0)}" stroke="var(--art-soil-deep)" stroke-width="${small ? 5 : 3}" fill="none" stroke-linecap="round"/>` +
    (small
      ? ""
      : `<path d="${path(4)}" stroke="var(--art-soil-lit)" stroke-width="2" fill="none" stroke-linecap="round"/>`)
  );
}

export interface Look {
  columns: number;
  width: number;
  height: number;
  /** How far the foot of the drawing lies below that of the row. */
  sunk: number;
}

export function look(kind: string, small: boolean): Look {
  if (kind === "grain")
    return small ? { columns: 5, width: 19, height: 46, sunk: 0 } : { columns: 11, width: 12.5, height: 34, sunk: 0 };
  return small ? { columns: 3, width: 30, height: 32, sunk: 2 } : { columns: 5, width: 21, height: 22.7, sunk: 2 };
}

/** A field of 100 x 100 with what grows on it. */
export function drawField(crop: Crop | null, ripe: Ripeness, seed: number, small = false): string {
  let drawn = soil(seed, small);
  if (crop === null) return drawn;
  const next = scatter(seed * 31 + 9);
  const known = crop.kind === "grain" || crop.kind === "vegetable";
  const { columns, width, height, sunk } = look(crop.kind, small);
  const standing = known ? `${crop.kind}-${ripe}` : crop.kind;
  const mown = crop.kind === "grain" ? "grain-stubble" : "vegetable-hole";
  const all = rows(crop);
  all.forEach((row, at) => {
    // The front row stands behind a fence that runs below the field.
    const foot = 33 + (at * 50) / (all.length - 1);
    const stands = row === "standing";
    if (stands && crop.kind === "grain" && ripe !== "sprout") {
      const high = ripe === "ripe" ? 19 : 13;
      const tone = ripe === "ripe" ? "grain-deep" : "leaf";
      drawn += `<path d="M7 ${short(foot)}q-2-14 3-${high}q39-7 80 0q5 5 3 ${high}Z" fill="var(--art-${tone})" opacity=".6"/>`;
      // A second rank behind the first makes a field of single stalks.
      for (let column = 0; !small && column < columns - 1; column++) {
        const x = 12 + ((column + 0.5) * 76) / (columns - 1) - 6;
        drawn += use(standing, x, foot - 40, 12.5, 34, 'opacity=".8"');
      }
    }
    for (let column = 0; column < columns; column++) {
      const x = 12 + (column * 76) / (columns - 1) + next() * 3 - 1.5;
      drawn += use(stands ? standing : mown, x - width / 2, foot - height + sunk, width, height);
    }
  });
  return drawn;
}

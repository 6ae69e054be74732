/** What the pictures of the rulebook are put together from: the land, and what stands on it as on a farm. */

import { drawTable, type Bowl } from "../paint/bowls";
import { fenceAcross, fenceAway, post } from "../paint/buildings";
import { PIT, ROCK } from "../paint/drawings/scenes";
import { drawField } from "../paint/field";
import { cottage } from "../paint/frontPage";
import type { Material } from "../paint/house";
import { mirrored, personWithFace, scatter, short, use } from "../paint/svg";
import { workshop } from "../paint/workshops";

/** The land goes on to both sides: a place that is wider shows more of it. */
export function land(): string {
  const next = scatter(17);
  const grass = Array.from({ length: 40 }, (_, at) =>
    use(at % 4 ? "tuft" : "flower", -300 + at * 25 + next() * 14, 68 + next() * 40, 10, 9),
  );
  const trees = Array.from({ length: 46 }, (_, at) => {
    const [x, size] = [-310 + at * 21 + next() * 30, 12 + next() * 8];
    return next() < 0.4 ? "" : use(next() < 0.6 ? "tree" : "fir", x, 58 - size * 1.25, size, size * 1.25);
  });
  const beside = [-290, -214, -142, -66, 426, 500, 566, 650].map((x, at) =>
    use(at % 2 ? "fir" : "tree", x, 34 + (at % 3) * 12, 36, 50),
  );
  return (
    `<rect x="-400" y="-300" width="1200" height="301" fill="var(--art-sky-1)"/><rect x="-400" width="1200" height="70" fill="url(#art-sky)"/>` +
    use("cloud", 62, 6, 62, 22) +
    use("cloud", 268, 12, 48, 16, 'opacity=".8"') +
    `<path d="M-400 52Q-260 30-120 46T90 38T290 42T480 34T800 46V120H-400Z" fill="var(--art-hill-1)"/>` +
    `<path d="M-400 58Q-240 44-90 54T140 48T360 52T800 50V120H-400Z" fill="var(--art-hill-2)"/>` +
    trees.join("") +
    `<path d="M-400 62Q-200 54 0 60T400 58T800 62V400H-400Z" fill="var(--art-meadow)"/>` +
    `<path d="M-380 84q180-14 330-4M-20 104q150-14 270-2M300 84q180-12 360 2" stroke="var(--art-meadow-lit)" stroke-width="12" opacity=".3" fill="none" stroke-linecap="round"/>` +
    grass.join("") +
    beside.join("")
  );
}

/** A drawing of its own measure, at a place. */
export function placed(markup: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}

/** A house whose foot is at `foot`. */
export function house(material: Material, x: number, foot: number, scale = 0.56): string {
  return placed(cottage(material, true), x, short(foot - 90 * scale), scale);
}

export function person(seat: number, x: number, foot: number, height = 40): string {
  const width = height / 1.44;
  return `<g class="seat-${seat}">${personWithFace(x - width / 2, foot - height, width, height)}</g>`;
}

type Animal = "sheep" | "sheep-grazing" | "lamb" | "boar" | "cattle";

/** An animal with the middle of its feet at (x, foot); `left`: it looks there. */
export function animal(kind: Animal, x: number, foot: number, width = 36, left = false): string {
  return (left ? mirrored : use)(kind, x - width / 2, foot - width * 0.7, width, width * 0.77);
}

/** Plowed soil that lies on the ground. */
export function soil(x: number, y: number, width: number, height: number, seed = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 100} ${height / 100})">${drawField(null, "ripe", seed)}</g>`;
}

/** Rows of a crop on such soil. */
export function rows(name: string, x: number, foot: number, width: number, number = 3): string {
  const wide = name.startsWith("vegetable") ? 17 : 9;
  const high = name.startsWith("vegetable") ? 18 : 26;
  return Array.from({ length: number }, (_, row) => {
    const plants = Math.floor(width / (wide * 0.82));
    return Array.from({ length: plants }, (_, at) =>
      use(name, x + (at * (width - wide)) / Math.max(1, plants - 1), foot - (number - 1 - row) * 12 - high, wide, high),
    ).join("");
  }).join("");
}

/** A pasture with a fence all around, its front at `foot`, and who is in it. */
export function pasture(x: number, foot: number, width: number, inside: string, height = 44): string {
  const top = foot - height;
  const parts = Math.ceil(width / 110);
  const across = (y: number): string =>
    Array.from({ length: parts }, (_, at) => {
      const from = x + (at * width) / parts;
      return fenceAcross(from, y, width / parts) + (at > 0 ? post(from, y) : "");
    }).join("");
  const sides = [0, 1 / 3, 2 / 3].map((part) => post(x, top + part * height) + post(x + width, top + part * height));
  return (
    `<rect x="${x}" y="${top - 4}" width="${width}" height="${height + 4}" fill="var(--art-pasture)"/>` +
    across(top) +
    fenceAway(x, top, height) +
    fenceAway(x + width, top, height) +
    sides.join("") +
    inside +
    across(foot) +
    post(x, foot, 21) +
    post(x + width, foot, 21)
  );
}

/** A family at its table, with these bowls. */
export function meal(people: number, bowls: readonly Bowl[], x: number, y: number, scale = 1): string {
  return placed(drawTable(bowls, people, 0, 150), x, y, scale);
}

/** A good several times, as it lies where it is gathered. */
export function pile(good: string, x: number, foot: number, number = 3, size = 22): string {
  return Array.from({ length: number }, (_, at) => use(good, x + at * size * 0.86, foot - size, size, size)).join("");
}

export function forest(x: number): string {
  return use("fir", x, 40, 26, 46) + use("fir", x + 42, 38, 28, 50) + use("fir", x + 20, 34, 34, 60);
}

/** Water with reed at its edge. */
export function pond(x: number): string {
  return (
    `<ellipse cx="${x + 44}" cy="90" rx="50" ry="14" fill="var(--art-water)"/><path d="M${x + 22} 90q6-3 12 0t12 0M${x + 42} 97q6-3 12 0t12 0" stroke="var(--art-water-lit)" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
    [6, 20, 62, 76].map((at) => use("reed", x + at, 58 + (at % 3) * 3, 24, 30)).join("")
  );
}

/** A pit of clay. */
export const pit = (x: number): string =>
  `<ellipse cx="${x + 38}" cy="88" rx="46" ry="13" fill="var(--art-clay-lit)"/>${placed(PIT, x - 76, 32, 1.18)}`;
/** A rock that stone is broken from. */
export const rock = (x: number): string => placed(ROCK, x - 88, 36, 1.06);

/** A workshop of 100 x 100, on the ground. */
export function works(name: string, x: number, foot: number, scale = 0.62): string {
  return placed(workshop(name) ?? "", x, short(foot - 90 * scale), scale);
}

/** A pasture of one kind. */
export const herd = (kind: Animal, x: number): string =>
  pasture(
    x,
    108,
    190,
    animal(kind, x + 34, 84, 40) +
      animal(kind === "sheep" ? "sheep-grazing" : kind, x + 118, 84, 40, true) +
      animal(kind === "sheep" ? "lamb" : kind, x + 78, 98, kind === "sheep" ? 32 : 44) +
      animal(kind, x + 160, 102, 44, true),
  );

/** A field of ripe grain. */
export const grainField = (x: number, width: number): string =>
  soil(x, 68, width, 48) + rows("grain-ripe", x + 8, 110, width - 16);

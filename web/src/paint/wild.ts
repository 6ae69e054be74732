/** What grows and stands on land that nobody uses: it gives way to fields, pastures and buildings. */

import { scatter, short, use } from "./svg";

/** No orange: flowers are not carrots. */
const PETALS = ["petal", "grain-lit", "water", "clay"];

/** A spot of long grass with flowers of one colour, and a bush behind some: what a cell of 100 x 100 shows while it is empty. */
export function wild(seed: number): string {
  const next = scatter(seed * 0x9e3779b1);
  const [x, y] = [26 + next() * 48, 34 + next() * 44];
  const turn = Math.floor(next() * 8);
  let drawn = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="30" ry="11" fill="var(--art-meadow-lit)" opacity=".5"/>`;
  if (turn < 3) drawn += use("bush", x - 24, y - 22, 30, 19);
  let heads = "";
  for (let at = 0; at < 9; at++) {
    const [left, foot] = [x - 25 + at * 5.5 + next() * 6, y - 6 + next() * 15];
    if (at % 3 === 0) drawn += use("tuft", left - 4, foot - 4, 15, 13);
    heads += `M${short(left)} ${short(foot)}h0`;
  }
  const dots = [
    [7, "art-meadow-deep"],
    [5, `art-${PETALS[turn % 4]}`],
    [1.7, "gold"],
  ].map(([width, colour]) => `<path d="${heads}" stroke="var(--${colour})" stroke-width="${width}"/>`);
  return `${drawn}<g stroke-linecap="round">${dots.join("")}</g>`;
}

/** Hives of straw on a bench. */
export const HIVES = `<ellipse cx="24" cy="31" rx="30" ry="4" fill="var(--art-shade)"/><path d="M-2 24h52M4 24v7m40-7v7" stroke="var(--art-wood-deep)" stroke-width="4"/><g stroke="var(--art-grain-deep)" stroke-width="1.3"><path d="M1 22Q-1 2 11 1t10 21ZM27 22Q25 2 37 1t10 21Z" fill="var(--art-grain)"/><path d="M1 16h20M2 10h17m8 6h20M28 10h17"/></g><path d="M8 22q3-8 6 0Zm26 0q3-8 6 0Z" fill="var(--art-wood-deep)"/>`;

/** A cart with its shafts on the ground. */
export const CART =
  `<ellipse cx="36" cy="34" rx="40" ry="4" fill="var(--art-shade)"/><g stroke="var(--art-wood-deep)" stroke-width="1.3"><path d="m44 22 32 11 1-3-32-12Z" fill="var(--art-wood)"/><path d="M0 4h52l-6 17H6Z" fill="var(--art-wood-lit)"/><path d="M3 12h46M15 4l2 17M37 4l-2 17"/></g>` +
  `<path d="M13 23a11 11 0 1 0 22 0a11 11 0 1 0-22 0h22M24 12v22" fill="none" stroke="var(--art-wood-deep)" stroke-width="2.4"/>`;

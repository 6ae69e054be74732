/** What is painted over the three doors of the first page, 300 x 120; the sky goes on above, with clouds. */

import { fenceAcross, post, stable } from "./buildings";
import { drawField } from "./field";
import { personWithFace, use } from "./svg";

export type DoorName = "learn" | "play" | "invite";

const LAND =
  `<rect y="-200" width="300" height="201" fill="var(--art-sky-1)"/><rect width="300" height="120" fill="url(#art-sky)"/><path d="M0 70Q70 44 150 62T300 54V150H0Z" fill="var(--art-hill-1)"/>` +
  `<path d="M0 82Q90 62 180 76T300 70V150H0Z" fill="var(--art-hill-2)"/>` +
  // Some in the sky above, and one so low that no arch cuts it.
  use("cloud", 62, -26, 62, 22) +
  use("cloud", 202, -10, 56, 20) +
  use("cloud", 240, -50, 40, 14) +
  use("cloud", 96, 25, 50, 18);

function row(
  number: number,
  from: number,
  step: number,
  name: string,
  y: number,
  width: number,
  height: number,
): string {
  return Array.from({ length: number }, (_, at) => use(name, from + at * step, y, width, height)).join("");
}

function standing(seat: number, x: number, y: number, width: number): string {
  return `<g class="seat-${seat}">${personWithFace(x, y, width, width * 1.44)}</g>`;
}

/** A seed becomes a stalk. */
const LEARN =
  LAND +
  `<path d="M0 92h300v58H0Z" fill="var(--art-soil)"/><path d="M0 100h300M0 110h300M0 120h300" stroke="var(--art-soil-deep)" stroke-width="3"/>` +
  row(3, 26, 17, "grain-sprout", 66, 14, 32) +
  row(3, 92, 17, "grain-green", 60, 15, 40) +
  row(4, 150, 16, "grain-ripe", 48, 18, 52) +
  standing(0, 222, 30, 54);

/** A farm with a field and animals, and the others who come along. */
const PLAY =
  LAND +
  `<path d="M0 76q150-14 300 0v74H0Z" fill="var(--art-meadow)"/>` +
  `<g class="seat-0">` +
  use("tree", 84, 32, 30, 38) +
  stable(106, 36, 0.76) +
  use("tree", 150, 38, 26, 33) +
  `<g transform="translate(22 40) scale(.66)">${drawField({ kind: "grain", left: 3 }, "ripe", 3)}</g>` +
  `<path d="M98 79h80v27H98Z" fill="var(--art-pasture)"/><g transform="translate(98 78) scale(.8)">${fenceAcross(0, 0)}</g>` +
  use("sheep", 102, 78, 30, 23) +
  use("cattle", 136, 74, 38, 29) +
  `<g transform="translate(98 106) scale(.8)">${fenceAcross(0, 0)}${[0, 50, 100].map((x) => post(x, 0)).join("")}</g></g>` +
  standing(1, 190, 38, 42) +
  standing(2, 250, 38, 42) +
  standing(0, 213, 29, 54);

/** A long table in the evening, under lanterns. */
const INVITE =
  `<rect y="-200" width="300" height="350" fill="var(--art-night)"/><path d="M0 84Q90 66 180 78T300 70V150H0Z" fill="var(--art-night-hill)"/>` +
  `<g fill="#fff3cf"><circle cx="40" cy="20" r="1.5"/><circle cx="92" cy="34" r="1.5"/><circle cx="150" cy="14" r="1.5"/><circle cx="238" cy="26" r="1.5"/><circle cx="272" cy="12" r="1.5"/><circle cx="118" cy="-14" r="1.5"/><circle cx="139" cy="-48" r="1.5"/><circle cx="190" cy="-66" r="1.5"/><circle cx="109" cy="-70" r="1.5"/></g><circle cx="170" cy="-26" r="13" fill="#fff3cf"/>` +
  `<path d="M30 14Q150 52 270 14" stroke="var(--art-wood-lit)" stroke-width="2" fill="none"/>` +
  [60, 105, 150, 195, 240]
    .map((x, at) => {
      const y = 26 + (2 - Math.abs(at - 2)) * 5;
      return `<path d="M${x - 6} ${y}h12l-2 15h-8Z" fill="#ffd774" stroke="var(--art-roof-wood)" stroke-width="1.5"/>`;
    })
    .join("") +
  [0, 1, 2, 3].map((seat) => standing(seat, 52 + seat * 52, 46, 40)).join("") +
  `<path d="M30 92h240l6 12H24Z" fill="var(--art-wood-lit)" stroke="var(--art-wood-line)" stroke-width="1.5"/><path d="M24 104h252v7H24Z" fill="var(--art-wood)" stroke="var(--art-wood-line)" stroke-width="1.5"/>` +
  `<path d="M44 112h9l3 40h-15ZM107 112h9l3 40h-15ZM184 112h9l3 40h-15ZM247 112h9l3 40h-15Z" fill="var(--art-wood-deep)"/>` +
  row(4, 60, 52, "food", 74, 28, 28);

export const DOORS: Readonly<Record<DoorName, string>> = { learn: LEARN, play: PLAY, invite: INVITE };

/** The part that a phone shows: whole figures, as large as it is wide. */
export const PARTS: Readonly<Record<DoorName, string>> = {
  learn: "199 26 80 94",
  play: "188 14 106 98",
  invite: "100 10 100 112",
};

/** What a narrow place is to show whole, where a slice of its width would cut something. */
export const WHOLE: Readonly<Partial<Record<DoorName, string>>> = { learn: "18 0 264 120", play: "16 0 280 120" };

/** What is painted over the three doors of the first page, 300 x 120; the sky goes on above, with clouds. */

import { personWithFace, use } from "./svg";
import { cottage } from "./frontPage";

export type DoorName = "learn" | "play" | "invite";

const LAND =
  `<rect y="-200" width="300" height="201" fill="var(--art-sky-1)"/><rect width="300" height="120" fill="url(#art-sky)"/><path d="M0 70Q70 44 150 62T300 54V120H0Z" fill="var(--art-hill-1)"/>` +
  `<path d="M0 82Q90 62 180 76T300 70V120H0Z" fill="var(--art-hill-2)"/>` +
  // One in the sky above, and one so low that no arch cuts it.
  use("cloud", 62, -16, 62, 22) +
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
  `<path d="M0 92h300v40H0Z" fill="var(--art-soil)"/><path d="M0 100h300M0 110h300" stroke="var(--art-soil-deep)" stroke-width="3"/>` +
  row(3, 26, 17, "grain-sprout", 66, 14, 32) +
  row(3, 92, 17, "grain-green", 60, 15, 40) +
  row(4, 156, 15, "grain-ripe", 52, 17, 48) +
  standing(0, 232, 38, 48);

/** A house, and the others who come along. */
const PLAY =
  LAND +
  `<path d="M0 96q150-14 300 0v24H0Z" fill="var(--art-meadow)"/><g class="seat-0" transform="translate(26 42) scale(.74)">${cottage("wood", false)}</g>` +
  standing(0, 196, 44, 44) +
  standing(1, 228, 50, 38) +
  standing(2, 256, 54, 34);

/** A long table in the evening, under lanterns. */
const INVITE =
  `<rect y="-200" width="300" height="320" fill="var(--art-night)"/><path d="M0 84Q90 66 180 78T300 70V120H0Z" fill="var(--art-night-hill)"/>` +
  `<g fill="#fff3cf"><circle cx="40" cy="20" r="1.5"/><circle cx="92" cy="34" r="1.5"/><circle cx="150" cy="14" r="1.5"/><circle cx="238" cy="26" r="1.5"/><circle cx="272" cy="12" r="1.5"/></g>` +
  `<path d="M30 14Q150 52 270 14" stroke="var(--art-wood-lit)" stroke-width="2" fill="none"/>` +
  [60, 105, 150, 195, 240]
    .map((x, at) => {
      const y = 26 + (2 - Math.abs(at - 2)) * 5;
      return `<path d="M${x - 6} ${y}h12l-2 15h-8Z" fill="#ffd774" stroke="var(--art-roof-wood)" stroke-width="1.5"/>`;
    })
    .join("") +
  [0, 1, 2, 3].map((seat) => standing(seat, 52 + seat * 52, 46, 40)).join("") +
  `<path d="M30 92h240l6 12H24Z" fill="var(--art-wood-lit)" stroke="var(--art-wood-line)" stroke-width="1.5"/><path d="M24 104h252v28H24Z" fill="var(--art-wood)"/>` +
  row(4, 60, 52, "food", 74, 28, 28);

export const DOORS: Readonly<Record<DoorName, string>> = { learn: LEARN, play: PLAY, invite: INVITE };

/** Where a part of 108 begins in which only whole figures stand. */
export const PARTS: Readonly<Record<DoorName, number>> = { learn: 188, play: 189, invite: 96 };

/** What a narrow place is to show whole, where a slice of its width would cut something. */
export const WHOLE: Readonly<Partial<Record<DoorName, string>>> = { learn: "18 0 270 120", play: "16 0 284 120" };

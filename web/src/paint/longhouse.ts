/**
 * A long house: rooms behind each other and none beside them. It is seen from its gable, with the door in it; its roof
 * goes back over all rooms, and each room behind the first looks out of it through a dormer.
 */

import { casement, chimney, door, dormer, lamp, stroke, TONES, type Material } from "./houseParts";
import { short, use } from "./svg";

/** The ridge at the gable and the eaves, how far these are from the middle, and how far the walls are. */
const RIDGE = 14;
const EAVES = 52;
const HALF = 52;
const WALL = 43;
const FOOT = 86;
/** How far the roof of the first room reaches back, and how far that of the last one stays before the end of its cell. */
const FIRST = 32;
const LAST = 36;

/** Where the roof is, that far from the middle. */
function roofAt(aside: number): number {
  return short(RIDGE + ((EAVES - RIDGE) * aside) / HALF);
}

/** How far from the middle the wall ends at a height: it follows the roof. */
function wallAt(y: number): number {
  return short(Math.min(WALL, ((y - RIDGE) * HALF) / (EAVES - RIDGE)));
}

/** The two slopes of a roof from its ridge at the front, so far back: the right one lies in the shade. */
function slopes(ridge: number, back: number, tone: string, last: boolean): string {
  const fall = EAVES - RIDGE;
  const slope = (way: number): string => `M50 ${ridge}l${way * HALF} ${fall}v${-back}L50 ${ridge - back}Z`;
  let courses = "";
  for (const way of [-1, 1])
    for (let aside = 9; aside < HALF - 2; aside += 8.4) {
      const step = `q${way * 3.2}-5 0-10`;
      courses += `M${short(50 + way * aside)} ${short(ridge + (fall * aside) / HALF)}${step.repeat(Math.round(back / 10))}`;
    }
  const edges = [-1, 1].map((way) => `M${50 + way * HALF} ${ridge + fall}v${-back}`).join("");
  const end = last ? `M${50 - HALF} ${ridge + fall - back}L50 ${ridge - back}l${HALF} ${fall}` : "";
  return (
    `<path d="${slope(-1)}${slope(1)}" fill="var(--art-${tone})"/>` +
    stroke(courses, `${tone}-deep`, 1.5) +
    `<path d="${slope(1)}" fill="#000" opacity=".13"/>` +
    stroke(edges + end, `${tone}-deep`, 3) +
    stroke(`M50 ${ridge}v${-back}`, `${tone}-lit`, 4)
  );
}

/** The gable with its timber: logs, a frame, or blocks. */
function gable(material: Material): string {
  const { lit, base, deep } = TONES[material];
  let lines = "";
  if (material !== "clay")
    for (let y = FOOT - 1; y > 28; y -= 9) {
      const half = wallAt(y);
      lines += `M${50 - half} ${y}h${2 * half}`;
      if (material === "stone")
        for (let x = 50 - half + 6 + (y % 2) * 8; x < 48 + half; x += 16) lines += `M${short(x)} ${y}v-9`;
    }
  const posts = `M${50 - WALL + 2} 49V${FOOT}M${50 + WALL - 2} 49V${FOOT}`;
  const frame = {
    wood: `${posts}M${50 - WALL} 53H${50 + WALL}`,
    clay: `${posts}M${50 - WALL} 53H${50 + WALL}M${50 - WALL} 82H${50 + WALL}M39 82V53M61 82V53M11 80 20 55M89 80 80 55M30 52V34M70 52V34`,
    stone: "",
  }[material];
  return (
    `<path d="M${50 - WALL} ${FOOT}V${roofAt(WALL)}L50 ${RIDGE}L${50 + WALL} ${roofAt(WALL)}V${FOOT}Z" fill="var(--art-${lit})"/>` +
    stroke(lines, material === "wood" ? base : deep, material === "wood" ? 2.2 : 0.9) +
    stroke(frame, "wood-deep", material === "wood" ? 4.6 : 4) +
    // In the shade of its roof.
    `<path d="M${50 - WALL} ${roofAt(WALL) + 4}L50 ${RIDGE + 8}L${50 + WALL} ${roofAt(WALL) + 4}" fill="none" stroke="#000" stroke-width="8" opacity=".16"/>`
  );
}

/** Two trees that look over the end of a roof. */
const ORCHARD = use("tree", 56, 24, 36, 46) + use("tree", 74, 40, 28, 36);

interface Bay {
  deep: number;
  behind: boolean;
  before: boolean;
}

/** One room of a long house in a cell of 100 x 100. */
export function drawBay(
  { deep, behind, before }: Bay,
  material: Material,
  top: { chimney: boolean; smoke: boolean },
): string {
  const { roof } = TONES[material];
  const near = before ? FIRST + 100 * (deep - 1) : 0;
  const far = behind ? FIRST + 100 * deep : 100 * deep - LAST;
  // Its own cell lies that far behind that of the gable; the bays reach a little under those before them.
  const ridge = RIDGE + 100 * deep - near + (before ? 1 : 0);
  const roofed = slopes(ridge, far - near + (before ? 1 : 0), roof, !behind);
  const at = (x: number, y: number, drawn: string, scale = 1): string =>
    `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${drawn}</g>`;
  if (before)
    return (
      // Behind the house there is an orchard.
      (behind ? "" : ORCHARD) +
      roofed +
      // The chimney stands on the left slope, at its end.
      (top.chimney ? at(-4, ridge - far + near + 10, chimney(material, top.smoke)) : "") +
      at(41, ridge - 33, lamp(50, 49) + dormer(material), 0.72)
    );
  const edge = `M${50 - HALF} ${EAVES}L50 ${RIDGE}L${50 + HALF} ${EAVES}`;
  return (
    `<path d="M2 ${FOOT}q-5 6 0 11H98q5-5 0-11Z" fill="var(--art-shade)"/>` +
    `<path d="M4 ${FOOT}q-4 4 0 8H96q4-4 0-8Z" fill="var(--art-path)"/>` +
    roofed +
    gable(material) +
    stroke(edge, `${roof}-deep`, 8) +
    stroke(edge, `${roof}-lit`, 3) +
    lamp(50, 38) +
    lamp(50, 88) +
    casement(39, 31, 12) +
    casement(13, 60, 14) +
    casement(65, 60, 14) +
    door(50)
  );
}

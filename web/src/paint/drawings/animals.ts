/** Animals, 44 x 34, their feet at 31. */

import { drawing, type Drawings } from "../svg";

const shadow = (cx: number, rx: number): string =>
  `<ellipse cx="${cx}" cy="31" rx="${rx}" ry="2.6" fill="var(--art-shade)"/>`;
const legs = (xs: number[], y: number, c: string): string =>
  xs.map((x) => `<rect x="${x}" y="${y}" width="3" height="${31 - y}" rx="1.2" fill="${c}"/>`).join("");
const wool =
  "M9 20c-4-.5-4.5-6.5-.5-8C8 7.5 13 5.5 16 7.5 18 4 24.5 4 26.5 7c4-1.5 8 1.5 7 5.5 3 2 2.5 7-1 7.8-.5 4.2-6 5.7-9 3.2-2.5 3-8 3-10 0C9.5 25 7.5 22.5 9 20Z";
export const ANIMALS: Drawings = {
  sheep: drawing(
    44,
    34,
    shadow(22, 15) +
      legs([12, 16, 25, 29], 21, "var(--art-dark-leg)") +
      `<path d="${wool}" fill="var(--art-wool)" stroke="var(--art-wool-line)" stroke-width="1.2"/><path d="M9 20c-.8 3 2 5.5 4.5 3.5 2 3 7.5 3 10 0 3 2.5 8.5 1 9-3.2-4 2.7-7 1.5-9-.3-4 3.5-10 3-14.5 0Z" fill="var(--art-wool-deep)"/><path d="M14 11q2-2 4 0M21 9.5q2-2 4 0M25 15q2-2 4 0M16 16q2-2 4 0" stroke="var(--art-wool-deep)" stroke-width="1.3" fill="none" stroke-linecap="round"/>` +
      `<path d="M33 9q5-2 8 3 1 4-2 6-4 1-6-3Z" fill="var(--art-dark-face)"/><path d="M33 10q-3 0-4 3 3 1.5 5-.5Z" fill="var(--art-dark-face)"/><path d="M31.5 8.5q2-3.5 5-1.5 1 2-2 3Z" fill="var(--art-wool)"/><circle cx="37.5" cy="12.5" r="1" fill="#fff"/>`,
  ),
  "sheep-grazing": drawing(
    44,
    34,
    shadow(20, 15) +
      legs([9, 13, 22, 26], 21, "var(--art-dark-leg)") +
      `<g transform="translate(-3 0)"><path d="${wool}" fill="var(--art-wool)" stroke="var(--art-wool-line)" stroke-width="1.2"/><path d="M9 20c-.8 3 2 5.5 4.5 3.5 2 3 7.5 3 10 0 3 2.5 8.5 1 9-3.2-4 2.7-7 1.5-9-.3-4 3.5-10 3-14.5 0Z" fill="var(--art-wool-deep)"/><path d="M13 12q2-2 4 0M20 9.5q2-2 4 0M18 15.5q2-2 4 0" stroke="var(--art-wool-deep)" stroke-width="1.3" fill="none" stroke-linecap="round"/></g>` +
      `<path d="M30 19q4-1 6.5 2.5 2 4-.5 7-3 1.5-5.5-2-2-4-.5-7.5Z" fill="var(--art-dark-face)"/><path d="M29 20q-2 1.5-1 4 2 .5 3.5-1.5Z" fill="var(--art-dark-face)"/><circle cx="33.5" cy="23.5" r="1" fill="#fff"/><path d="M33 31q2-3 1.5-4M37 31q0-3 1.5-4" stroke="var(--art-leaf-deep)" stroke-width="1.3" fill="none" stroke-linecap="round"/>`,
  ),
  lamb: drawing(
    44,
    34,
    `${shadow(22, 15)}${legs([12, 16, 25, 29], 20, "var(--art-dark-leg)")}<path d="${wool}" fill="var(--art-wool)" stroke="var(--art-wool-line)" stroke-width="1.6"/><path d="M32 6q6-2 9 4 1 5-3 6-5 1-7-4Z" fill="var(--art-dark-face)"/><path d="M32 8q-4-1-5.5 3 3.5 2 6.5-.5Z" fill="var(--art-dark-face)"/><circle cx="37.5" cy="10.5" r="1.3" fill="#fff"/>`,
  ),
  boar: drawing(
    44,
    34,
    shadow(22, 16) +
      legs([10, 14, 25, 29], 22, "var(--art-boar-deep)") +
      `<path d="M6 18q0-9 10-10.5 8-1.5 14 1 6 .5 9 5l4.5 4.5q0 3-3.5 3.5l-5 .5q-4 4-9 4H15q-9 0-9-8Z" fill="var(--art-boar)" stroke="var(--art-boar-deep)" stroke-width="1.2"/><path d="M7 21q3 4 9 4.5h11q5-.5 8-4-14 3.5-28-.5Z" fill="var(--art-boar-deep)" opacity=".7"/>` +
      `<path d="M9 11q-1-3 1-4l1 2.5 1.5-4 1.5 3.5 2-4.5 1.5 4 2.5-4 1 3.8 2.5-3.3 1 3.5 2.5-2 .5 3" fill="var(--art-boar-deep)"/><path d="M30 10q1-4 4-4 .5 3.5-1 6Z" fill="var(--art-boar-deep)"/><path d="M12 13q7-3 14-1M11 17q5-2 9-1" stroke="var(--art-boar-lit)" stroke-width="1.5" fill="none" stroke-linecap="round"/>` +
      `<path d="M40.5 16q3 0 3 3t-3 3Z" fill="var(--art-snout)"/><circle cx="36" cy="14.3" r="1.1" fill="#fff"/><path d="M37 21.5q1.5-.5 2-3.5" stroke="#fffbe8" stroke-width="1.9" fill="none" stroke-linecap="round"/><path d="M6 16q-3-1-3 2" fill="none" stroke="var(--art-boar-deep)" stroke-width="1.6" stroke-linecap="round"/>`,
  ),
  cattle: drawing(
    44,
    34,
    shadow(21, 17) +
      legs([8, 12, 24, 28], 20, "var(--art-cow-deep)") +
      `<path d="M4.5 10.5Q5 7.5 9 7.5h18q4 0 6 2l1 8q-1 6-6 6.5H10q-5-.5-5.5-6Z" fill="var(--art-cow)" stroke="var(--art-cow-deep)" stroke-width="1.2"/><path d="M5 18q1 5.5 5 6h18q4-.5 5.5-5-14 4-28.5-1Z" fill="var(--art-cow-deep)" opacity=".45"/>` +
      `<path d="M10 8q7 0 8 4t-4 5-6-3 2-6ZM23 13q4-2 6 1t-1 6-6-1 1-6Z" fill="var(--art-cow-white)"/><path d="M5 10q-3 3-2.5 11" fill="none" stroke="var(--art-cow-deep)" stroke-width="1.7" stroke-linecap="round"/><circle cx="2.6" cy="21.5" r="1.5" fill="var(--art-cow-deep)"/>` +
      `<path d="M31 6q5-2 8 1.5l2.5 7q0 4-4 4-3.5 0-5-3.5L29 10Z" fill="var(--art-cow)" stroke="var(--art-cow-deep)" stroke-width="1.2"/><path d="M36 13.5q4-1.5 5.5 1 .5 3.5-3.5 4-3.5-.5-2-5Z" fill="var(--art-snout)"/><path d="M34 7l1.5 6 2.5-.5-1-5.5Z" fill="var(--art-cow-white)"/><path d="M32 6.5q-2-3 0-5M38.5 6.5q3-1.5 2.5-4.5" fill="none" stroke="var(--art-horn)" stroke-width="2" stroke-linecap="round"/><path d="M31 8q-4-1-5 1.5 3 2 5 .5Z" fill="var(--art-cow-deep)"/><circle cx="35" cy="10.5" r="1.1" fill="var(--art-line)"/><path d="M19 24q3 3 6 0Z" fill="var(--art-snout)"/>`,
  ),
};

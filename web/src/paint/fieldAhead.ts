/** A field as it lies ahead of the eye, on the stage of the harvest. */

import { look, rows, type Crop } from "./field";
import { scatter, short, use } from "./svg";

/** How large a field is that lies ahead of the eye. */
export const AHEAD = { width: 140, height: 92 };

/** A ripe field as it lies ahead of the eye: narrow at the back, with an edge of earth in front. */
export function drawFieldAhead(crop: Crop | null, seed: number): string {
  // How deep a place lies, from 0 at the back to 1 in front: its height in the drawing, and half of the field's width there.
  const down = (deep: number): number => 12 + 66 * deep ** 1.15;
  const half = (deep: number): number => 54 + 14 * deep;
  let drawn =
    `<path d="M1 78Q70 82 139 78v8Q70 91 1 86Z" fill="var(--art-soil-deep)"/>` +
    `<path d="M15 10Q70 7 125 10L139 79Q70 83 1 79Z" fill="var(--art-soil)" stroke="var(--art-soil-deep)" stroke-width="1.6" stroke-linejoin="round"/>`;
  for (const deep of [0.08, 0.26, 0.44, 0.62, 0.8, 0.95]) {
    const [y, reach] = [short(down(deep)), short(half(deep) - 5)];
    const furrow = (up: number, tone: string, wide: number): string =>
      `<path d="M${short(70 - reach)} ${short(y - up)}q${reach} -3 ${short(2 * reach)} 0" stroke="var(--art-soil${tone})" stroke-width="${short(wide + deep)}" fill="none" stroke-linecap="round"/>`;
    drawn += furrow(0, "-deep", 2.2) + furrow(3.4, "-lit", 1.2);
  }
  if (crop === null) return drawn;
  const next = scatter(seed * 31 + 9);
  const known = crop.kind === "grain" || crop.kind === "vegetable";
  const { columns, width, height, sunk } = look(crop.kind, false);
  const mown = crop.kind === "grain" ? "grain-stubble" : "vegetable-hole";
  const all = rows(crop);
  all.forEach((row, at) => {
    const deep = (at + 0.75) / all.length;
    const [foot, scale, reach] = [down(deep), 0.72 + 0.34 * deep, half(deep) - 9];
    const stands = row === "standing";
    const rank = (number: number, up: number, more: string): void => {
      for (let column = 0; column < number; column++) {
        const x = 70 - reach + (2 * reach * (column + 0.5)) / number + next() * 3 - 1.5;
        const name = stands ? (known ? `${crop.kind}-ripe` : crop.kind) : mown;
        drawn += use(
          name,
          x - (width * scale) / 2,
          foot + sunk - up - height * scale,
          width * scale,
          height * scale,
          more,
        );
      }
    };
    // A second rank behind the first makes a field of single stalks.
    if (stands && crop.kind === "grain") rank(columns, 5, 'opacity=".8"');
    rank(columns + 1, 0, "");
  });
  return drawn;
}

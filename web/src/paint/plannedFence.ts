/** A fence that is not built yet. */

import { short } from "./svg";

/**
 * A fence that would be built: white pickets, with caps in the owner's colour. Of one that runs away from the eye the
 * pickets are narrow and low on a thin line, and only those at its ends have caps: as many would be a barber's pole.
 */
export function fencePlanned(x: number, y: number, upright: boolean): string {
  const line = (path: string, width: number, more = ""): string =>
    `<path d="${path}" stroke="var(--art-line)" stroke-width="${width + 2.6}"/><path d="${path}" stroke="var(--art-face)" stroke-width="${width}"${more}/>`;
  const top = (px: number, foot: number, half: number, high: number, down: number): string => {
    const tip = short(half * 1.25);
    return `M${short(px - half)} ${short(foot - high + down)}v${-down}l${half}-${tip} ${half} ${tip}v${down}Z`;
  };
  const picket = (px: number, foot: number, half: number, high: number): string =>
    `<path d="${top(px, foot, half, high, high)}" fill="var(--art-face)" stroke="var(--art-line)" stroke-width="1.4"/>`;
  const capped = (px: number, foot: number): string =>
    picket(px, foot, 4, 20) +
    `<path d="${top(px, foot, 4, 20, 7)}" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.2"/>`;
  if (upright) {
    const between = [16, 32, 48, 64, 80].map((part) => picket(x, y + part + 2, 2.6, 7)).join("");
    return capped(x, y + 1) + line(`M${x} ${y + 2}v86`, 2) + between + capped(x, y + 101);
  }
  return (
    [5, 13].map((up) => line(`M${x} ${y - up}h100`, 3.8, ' stroke-dasharray="9 4"')).join("") +
    [0, 25, 50, 75, 100].map((part) => capped(x + part, y + 1)).join("")
  );
}

/** Stables and fences. */

import { LINE, short } from "./svg";

/** The barn at the origin, 52 x 50, its roof in the owner's colour. */
export const STABLE =
  `<ellipse cx="26" cy="47" rx="26" ry="4" fill="var(--art-shade)"/><path d="M4 22h42v25H4Z" fill="var(--art-wood-lit)" ${LINE}/>` +
  `<path d="M9 22v25M41 22v25M4 34h8M38 34h8" stroke="var(--art-wood)" stroke-width="1.6"/><path d="M14 47V30h22v17Z" fill="var(--art-barn-in)" ${LINE}/>` +
  `<path d="M14 30l22 17M36 30 14 47" stroke="var(--art-cut)" stroke-width="2.4"/><path d="M14 30h22v17H14Z" fill="none" stroke="var(--art-cut)" stroke-width="2.4"/>` +
  `<path d="M-1 24 7 10 25 2l18 8 8 14-7-1-6-9-13-6-13 6-6 9Z" fill="var(--seat,var(--art-clay))" ${LINE}/><path d="M7 23l5-9 13-6 13 6 5 9Z" fill="var(--art-wood)"/><circle cx="25" cy="17" r="3.4" fill="var(--art-barn-in)"/>`;

export function stable(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${STABLE}</g>`;
}

/** How strong a fence is drawn: on a small farm a slender one would be a blur. */
interface Timber {
  /** How far a post is wide to each side, how high, and how far from one to the next in parts of a fence. */
  half: number;
  height: number;
  between: readonly number[];
  rail: number;
  rails: readonly number[];
}
const SLENDER: Timber = { half: 2.6, height: 19, between: [0.25, 0.5, 0.75], rail: 3, rails: [5.5, 12] };
const STOUT: Timber = { half: 3.6, height: 23, between: [0.33, 0.67], rail: 4, rails: [6, 14] };

export function timber(stout: boolean): Timber {
  return stout ? STOUT : SLENDER;
}

/** A post with a cap in the owner's colour, its foot at (x, y). */
export function post(x: number, y: number, height = 19, { half } = SLENDER): string {
  const cap = (from: number, down: number, fill: string): string =>
    `<path d="M${short(x - half)} ${short(from)}v${down}l${half}-3 ${half} 3V${short(from)}Z" fill="${fill}" stroke="var(--art-wood-line)" stroke-width="1"/>`;
  return cap(y, 3 - height, "var(--art-wood)") + cap(y - height + 7, -4, "var(--seat)");
}

function rail(path: string, width: number): string {
  return (
    `<path d="${path}" stroke="var(--art-wood-line)" stroke-width="${width + 2}"/>` +
    `<path d="${path}" stroke="var(--art-wood-lit)" stroke-width="${width}"/>`
  );
}

/** A fence across, from (x, y) to the right: two rails with posts between its ends. */
export function fenceAcross(x: number, y: number, length = 100, made = SLENDER): string {
  const rails = made.rails.map((up) => rail(`M${short(x)} ${short(y - up)}h${short(length)}`, made.rail));
  const between = made.between.map((part) => post(x + part * length, y, made.height, made));
  return (
    `<path d="M${short(x)} ${short(y + 1.5)}h${short(length)}" stroke="var(--art-shade)" stroke-width="4"/>` +
    rails.join("") +
    between.join("")
  );
}

/** The rails of a fence that runs away from the eye, from (x, y) down; its posts stand one before the other. */
export function fenceAway(x: number, y: number, length = 100, made = SLENDER): string {
  return (
    `<path d="M${short(x + 2.5)} ${short(y - 4)}v${short(length + 4)}" stroke="var(--art-shade)" stroke-width="5"/>` +
    rail(`M${short(x)} ${short(y - 12)}v${short(length)}`, made.rail) +
    `<path d="M${short(x)} ${short(y - 5)}v${short(length)}" stroke="var(--art-wood-line)" stroke-width="2" opacity=".5"/>`
  );
}

/** The table at which the family eats: one bowl for each food that is owed, and the people behind it. */

import { seatLetter } from "../art/icons";
import { personWithFace, short, use } from "./svg";

/** What fills a bowl: food in store, a crop that the fields bring first, something cooked, or nothing. */
export interface Bowl {
  state: "full" | "ready" | "empty" | "begging";
  /** The good that fills a bowl that is ready. */
  good?: string;
}

/** The drawing of a bowl. */
export const SYMBOL: Readonly<Record<Bowl["state"], string>> = {
  full: "food",
  ready: "bowl-ready",
  empty: "bowl-empty",
  begging: "begging",
};

/** How high the picture is; a full table stands lower, on legs as long. */
export function heightOf(bowls: readonly Bowl[]): number {
  return bowls.length > APART ? 86 + LOWER : 86;
}
/** Bowls that stand closer than these would hide the letters of the people. */
const APART = 6;
/** How much lower a full table stands then, and how much higher its people, in its own pixels. */
const LOWER = 10;
const HIGHER = 4;

/** The bowls of a meal: what is in store first, then what the fields bring, then what is missing. */
export function laid(owed: number, store: number, fields: readonly string[]): Bowl[] {
  return Array.from({ length: owed }, (_, at): Bowl => {
    if (at < store) return { state: "full" };
    const good = fields[at - store];
    return good === undefined ? { state: "empty" } : { state: "ready", good };
  });
}

export function drawTable(bowls: readonly Bowl[], people: number, seat: number, width: number): string {
  const inner = width - 30;
  const [lower, higher] = bowls.length > APART ? [LOWER, HIGHER] : [0, 0];
  let drawn = "";
  for (let who = 0; who < people; who++) {
    const x = short(15 + ((who + 0.5) * inner) / people);
    drawn +=
      personWithFace(x - 17, -higher, 34, 49) +
      `<text x="${x}" y="${36.5 - higher}" class="letter">${seatLetter(seat)}</text>`;
  }
  drawn +=
    `<g transform="translate(0 ${lower})"><path d="M4 44h${width - 8}l4 13H0Z" fill="var(--art-wood-lit)" stroke="var(--art-wood-line)" stroke-width="1.3"/>` +
    `<path d="M20 48h${width - 60}M60 53h${width - 90}" stroke="var(--art-wood)" stroke-width="1.3" opacity=".6"/>` +
    `<path d="M0 57h${width}v8H0Z" fill="var(--art-wood)" stroke="var(--art-wood-line)" stroke-width="1.3"/>` +
    `<path d="M14 65h13v20H16ZM${width - 27} 65h13l-2 20h-11Z" fill="var(--art-wood-deep)"/>`;
  const step = inner / Math.max(1, bowls.length);
  const size = Math.min(32, step * 1.15);
  bowls.forEach(({ state, good }, at) => {
    const x = 15 + step * (at + 0.5) - size / 2;
    drawn += use(SYMBOL[state], x, 59 - size, size, size);
    if (good !== undefined) drawn += use(good, x + size * 0.2, 49 + higher - size, size * 0.62, size * 0.62);
  });
  return `${drawn}</g>`;
}

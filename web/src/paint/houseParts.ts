/** What every house is made of, whatever its shape: materials, windows, doors, dormers and a chimney. */

import type { GridFarm } from "../lib/view";
import { LINE } from "./svg";

export type Material = GridFarm["house"];

interface Tones {
  lit: string;
  base: string;
  deep: string;
  roof: string;
}

export const TONES: Readonly<Record<Material, Tones>> = {
  wood: { lit: "wood-lit", base: "wood", deep: "wood-deep", roof: "roof-wood" },
  clay: { lit: "clay-lit", base: "clay", deep: "clay-deep", roof: "roof-straw" },
  stone: { lit: "stone-lit", base: "stone", deep: "stone-deep", roof: "roof-slate" },
};

export function stroke(path: string, tone: string, width: number): string {
  return `<path d="${path}" stroke="var(--art-${tone})" stroke-width="${width}" stroke-linejoin="round" fill="none"/>`;
}

/** The light of a lamp behind a window, in the evening; it ends within the room, for the next one is painted over it. */
export function lamp(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="33" fill="url(#art-lamp)"/>`;
}

/** A window with shutters and flowers before it, 22 wide. */
export function casement(x: number, y: number, high: number): string {
  return (
    `<path d="M${x} ${y}h22v${high}H${x}Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.2"/>` +
    `<path d="M${x + 5} ${y}h12v${high}h-12Z" fill="var(--art-window)" stroke="var(--art-wood-deep)" stroke-width="2"/>` +
    stroke(`M${x + 11} ${y}v${high}M${x + 5} ${y + 7}h12`, "wood-deep", 1.3) +
    stroke(`M${x - 1} ${y + high + 2.5}h24`, "wood-deep", 4) +
    stroke(`M${x} ${y + high - 1}h22`, "leaf", 3) +
    `<path d="M${x + 2} ${y + high - 2}h20" stroke="var(--art-petal)" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 4.600"/>`
  );
}

/** A door with its foot in the middle of the lower edge of a wall. */
export function door(x: number): string {
  return (
    `<path d="M${x - 9} 86V64q0-7 9-7t9 7v22Z" fill="var(--seat)" stroke="var(--art-line)" stroke-width="1.4"/>` +
    `<path d="M${x} 58v28" stroke="#000" stroke-width="1" opacity=".3"/><circle cx="${x + 5}" cy="73" r="1.3" fill="var(--gold)"/>`
  );
}

export function chimney(material: Material, smoke: boolean): string {
  const bricks = material === "stone" ? "stone-deep" : "clay";
  return (
    `<path d="M24 6h12v14H24Z" fill="var(--art-${bricks})" ${LINE}/>` +
    `<path d="M22.5 4h15v4h-15Z" fill="var(--art-clay-deep)" ${LINE}/>` +
    (smoke
      ? `<path class="smoke" d="M30 0q-6-5 0-10t1-10t4-9" fill="none" stroke="var(--art-smoke)" stroke-width="5" stroke-linecap="round" opacity=".75"/>`
      : "")
  );
}

/** A dormer: a room behind another looks out over the roof of that. */
export function dormer(material: Material): string {
  const { lit, deep, roof } = TONES[material];
  const edge = "M27 45 50 25l23 20";
  return (
    `<path d="M34 64h36l8 7H40Z" fill="#000" opacity=".16"/>` +
    `<path d="M33 64V40L50 27l17 13v24Z" fill="var(--art-${lit})" stroke="var(--art-${deep})" stroke-width="1.4"/>` +
    casement(39, 41, 15) +
    stroke(edge, `${roof}-deep`, 7) +
    stroke(edge, `${roof}-lit`, 2.6)
  );
}

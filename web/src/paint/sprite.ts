/** All drawings that are shown by name, once; <use> repeats them in the colours of where they stand. */

import { ANIMALS } from "./drawings/animals";
import { GOODS } from "./drawings/goods";
import { PEOPLE } from "./drawings/people";
import { PLANTS } from "./drawings/plants";
import { STABLE } from "./buildings";
import { drawing, type Drawings } from "./svg";

export const DRAWINGS: Drawings = {
  ...GOODS,
  ...ANIMALS,
  ...PEOPLE,
  ...PLANTS,
  stable: drawing(32, 32, `<g transform="translate(2 3) scale(.55)">${STABLE}</g>`),
};

/** Light from the upper left, the sky, and what tells seats apart without colour: stripes, dots, bars, checks. */
export const PAINTS =
  `<linearGradient id="art-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-dusk-1)"/><stop offset=".22" stop-color="var(--art-dusk-2)"/><stop offset=".45" stop-color="var(--art-dusk-3)"/></linearGradient>` +
  `<radialGradient id="art-heavy"><stop offset="0" stop-color="#1b140c" stop-opacity=".6"/><stop offset="1" stop-color="#1b140c" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="art-glow"><stop offset=".08" stop-color="#ffe29a" stop-opacity=".95"/><stop offset=".4" stop-color="#ffb45e" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="art-setting"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".5" stop-color="#ffdb92"/><stop offset=".7" stop-color="#ffcb78" stop-opacity=".7"/><stop offset="1" stop-color="#ffb262" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="art-light" gradientUnits="userSpaceOnUse" x1="-16" y1="-4" x2="351" y2="526"><stop offset="0" stop-color="var(--art-light)"/><stop offset=".5" stop-color="var(--art-light)" stop-opacity="0"/><stop offset=".5" stop-color="var(--art-gloom)" stop-opacity="0"/><stop offset="1" stop-color="var(--art-gloom)"/></linearGradient>` +
  `<radialGradient id="art-lamp"><stop offset="0" stop-color="var(--art-lamp)"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="art-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-sky-1)"/><stop offset="1" stop-color="var(--art-sky-2)"/></linearGradient>` +
  `<pattern id="pattern-0" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0"/></pattern>` +
  `<pattern id="pattern-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1.5h7" stroke="var(--seat-grain)" stroke-width="2.4"/></pattern>` +
  `<pattern id="pattern-2" width="6.5" height="6.5" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.4" fill="var(--seat-grain)"/></pattern>` +
  `<pattern id="pattern-3" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M1.5 0v6" stroke="var(--seat-grain)" stroke-width="2"/></pattern>` +
  `<pattern id="pattern-4" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4v4H0ZM4 4h4v4H4Z" fill="var(--seat-grain)"/></pattern>`;

export function symbols(drawings: Drawings): string {
  return Object.entries(drawings)
    .map(
      ([name, { width, height, markup }]) =>
        `<symbol id="art-${name}" viewBox="0 0 ${width} ${height}" overflow="visible">${markup}</symbol>`,
    )
    .join("");
}

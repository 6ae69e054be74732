/** What is painted for each edition where one is chosen, 190 x 108. */

import { cottage } from "./frontPage";
import { LINE, use } from "./svg";

const LAND =
  `<rect x="-200" y="-60" width="600" height="170" fill="url(#art-sky)"/>` +
  `<path d="M-200 62h200q50-20 100-7t90-9h210v70h-600Z" fill="var(--art-hill-1)"/>` +
  // Where it is narrow there is more sky above.
  use("cloud", 100, -20, 50, 17) +
  `<path d="M-200 80h200q60-14 110-5t80-4h210v60h-600Z" fill="var(--art-meadow)"/>`;

/** A long house of wood. */
const REVISED = LAND + `<g class="seat-0" transform="translate(16 17) scale(.78)">${cottage("wood", true)}</g>`;

/** A house of stone, cattle and a sheaf: the farm at the end of a long game. */
const ORIGINAL =
  LAND +
  `<g class="seat-2" transform="translate(8 24) scale(.58)">${cottage("stone", true)}</g>` +
  use("cattle", 116, 60, 44, 34) +
  use("sheaf", 158, 54, 24, 32);

/** Tiles on a meadow. */
const FAMILY =
  LAND +
  `<rect x="24" y="44" width="50" height="50" rx="5" fill="var(--art-soil)" ${LINE}/>` +
  [56, 68, 80].map((y) => `<path d="M30 ${y}h38" stroke="var(--art-soil-deep)" stroke-width="4"/>`).join("") +
  [32, 44, 56].map((x) => use("grain-ripe", x, 44, 12, 34)).join("") +
  `<rect x="76" y="44" width="96" height="50" rx="5" fill="var(--art-pasture)" ${LINE}/>` +
  `<rect x="80" y="48" width="88" height="42" rx="3" fill="none" stroke="var(--art-wood)" stroke-width="3"/>` +
  use("sheep", 86, 54, 38, 30) +
  use("boar", 128, 56, 36, 28);

const PICTURES: Readonly<Record<string, string>> = { revised: REVISED, original: ORIGINAL, family: FAMILY };

/** The picture of an edition; one that nobody has painted has the land alone. */
export function editionPicture(name: string): string {
  return PICTURES[name] ?? LAND;
}

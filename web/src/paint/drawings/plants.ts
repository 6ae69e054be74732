/** Crops through their stages, grass, trees and clouds. */

import { drawing, LINE, type Drawings } from "../svg";

export const PLANTS: Drawings = {
  "grain-ripe": drawing(
    12,
    34,
    `<path d="M6 34Q5 22 6.5 13" stroke="var(--art-grain-deep)" stroke-width="1.5" fill="none"/><path d="M6.5 16q-4-1-4-5 1 0 1.5 1-1.5-3 .5-6 .5 1 1 2-.5-4 1.5-7 2 3 1.5 7 .5-1 1-2 2 3 .5 6 .5-1 1.5-1 0 4-4 5Z" fill="var(--art-grain)"/><path d="M6.5 15V3" stroke="var(--art-grain-lit)" stroke-width="1"/>`,
  ),
  "grain-green": drawing(
    12,
    34,
    `<path d="M6 34Q5 26 6 18" stroke="var(--art-leaf)" stroke-width="1.7" fill="none"/><path d="M6 30q-4-3-4.5-9M6 28q4-3 4.5-9" stroke="var(--art-leaf)" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M6 22q-2.5-4 0-9 2.5 5 0 9Z" fill="var(--art-leaf-lit)"/>`,
  ),
  "grain-sprout": drawing(
    12,
    34,
    `<path d="M6 34q-1-4-4.5-6M6 34q0-5 3.5-8" stroke="var(--art-leaf-lit)" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  ),
  "grain-stubble": drawing(
    12,
    34,
    `<path d="M3 34v-4M6 34v-5M9 34v-4" stroke="var(--art-grain-deep)" stroke-width="1.4" stroke-linecap="round"/>`,
  ),
  "vegetable-ripe": drawing(
    24,
    26,
    `<g fill="var(--art-leaf)" stroke="var(--art-leaf-deep)" stroke-width=".9"><path d="M12 19Q6 14 4 6q7 2 8 13Z"/><path d="M12 19Q18 14 20 6q-7 2-8 13Z"/><path d="M12 19Q8 10 12 2q4 8 0 17Z" fill="var(--art-leaf-lit)"/></g><path d="M7.5 19q4.5-4 9 0 .5 4-2 5.5h-5q-2.5-1.5-2-5.5Z" fill="var(--art-carrot)" stroke="var(--art-carrot-deep)" stroke-width="1"/><path d="M5 25q7-3 14 0Z" fill="var(--art-soil-deep)"/>`,
  ),
  "vegetable-green": drawing(
    24,
    26,
    `<g fill="var(--art-leaf)" stroke="var(--art-leaf-deep)" stroke-width=".9"><path d="M12 24q-6-3-7-9 6 1 7 9ZM12 24q6-3 7-9-6 1-7 9Z"/><path d="M12 24q-3-6 0-11 3 5 0 11Z" fill="var(--art-leaf-lit)"/></g>`,
  ),
  "vegetable-sprout": drawing(
    24,
    26,
    `<path d="M12 25q-1-4-5-5M12 25q1-4 5-5" stroke="var(--art-leaf-lit)" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  ),
  "vegetable-hole": drawing(24, 26, `<ellipse cx="12" cy="23" rx="5.5" ry="2" fill="var(--art-soil-deep)"/>`),
  tuft: drawing(
    16,
    14,
    `<path d="M8 14Q7 8 3 5M8 14Q8 6 8.5 2M8 14q1-6 5-8" stroke="var(--art-meadow-deep)" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  ),
  flower: drawing(
    10,
    12,
    `<path d="M5 12V6" stroke="var(--art-leaf-deep)" stroke-width="1.2"/><circle cx="5" cy="4.5" r="2.6" fill="var(--art-petal)"/><circle cx="5" cy="4.5" r="1" fill="var(--gold)"/>`,
  ),
  tree: drawing(
    44,
    56,
    `<ellipse cx="24" cy="53" rx="15" ry="3" fill="var(--art-shade)"/><path d="M20 53q1-8 0-16h5q-1 8 1 16Z" fill="var(--art-wood-deep)"/><path d="M22 3c8-2 14 4 13 10 7 3 6 13-1 15 0 7-9 11-14 7-7 4-15-1-14-8C-1 24 0 14 6 12 6 6 14 1 22 3Z" fill="var(--art-tree)"/><path d="M34 28c0 7-9 11-14 7-7 4-15-1-14-8 6 4 12 3 15 1 5 2 9 1 13-2Z" fill="var(--art-tree-deep)"/><path d="M12 12q4-5 10-4M9 20q2-3 5-3" stroke="var(--art-tree-lit)" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  ),
  bush: drawing(
    46,
    28,
    `<path d="M4 28C-3 20 3 11 10 12 12 3 24 2 28 9c8-3 15 3 13 9 4 2 4 7 1 10Z" fill="var(--art-tree)"/><path d="M4 28C1 24 1 20 3 18c4 5 12 5 16 2 6 4 14 3 22-1 3 3 3 6 1 9Z" fill="var(--art-tree-deep)"/><path d="M12 14q4-5 9-4M29 12q4-1 6 1" stroke="var(--art-tree-lit)" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  ),
  fir: drawing(
    32,
    56,
    `<ellipse cx="18" cy="53" rx="11" ry="2.6" fill="var(--art-shade)"/><path d="M14 44h5v9h-5Z" fill="var(--art-wood-deep)"/><path d="M16 1l9 16h-4l7 13h-5l8 15H1l8-15H4l7-13H7Z" fill="var(--art-fir)"/><path d="M16 1l9 16h-4l7 13h-5l8 15H16Z" fill="var(--art-fir-deep)"/>`,
  ),
  cloud: drawing(
    80,
    30,
    `<path d="M10 27q-9-1-8-8 1-6 9-6 2-10 14-10 9 0 12 7 9-4 15 2 5-2 9 2 14-1 16 7 0 6-8 6Z" fill="var(--art-cloud)"/>`,
  ),
  sheaf: drawing(
    32,
    40,
    `<ellipse cx="18" cy="38.5" rx="14" ry="2.6" fill="var(--art-shade)"/><path d="M16 24Q4 38 6 39h20q2-1-10-15Z" fill="var(--art-grain)" ${LINE}/><path d="M16 24Q5 14 5 5l4 3 2-6 5 5 5-5 2 6 4-3q0 9-11 19Z" fill="var(--art-grain)" ${LINE}/><path d="M12 38l3-11M20 38l-3-11M10 10l5 11M22 10l-5 11M16 9v12" stroke="var(--art-grain-deep)" stroke-width="1.2" fill="none"/><path d="M10.5 24.5q5.5 3 11 0" stroke="var(--art-clay)" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  ),
};

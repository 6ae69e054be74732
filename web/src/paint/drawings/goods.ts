/** Goods, bowls and small pieces, 32 x 32. */

import { drawing, LINE, type Drawings } from "../svg";

const log = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-9)"><rect x="0" y="-5" width="23" height="10" rx="5" fill="var(--art-wood)" ${LINE}/>` +
  `<path d="M7-2.6h12" stroke="var(--art-wood-lit)" stroke-width="1.6" stroke-linecap="round"/><path d="M8 2.4h9" stroke="var(--art-wood-deep)" stroke-width="1.3" stroke-linecap="round"/>` +
  `<ellipse cx="3.9" cy="0" rx="3.9" ry="5" fill="var(--art-cut)" ${LINE}/><ellipse cx="3.9" cy="0" rx="1.6" ry="2.2" fill="none" stroke="var(--art-wood)" stroke-width="1"/></g>`;
const brick = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 2 3-2.6h12.5l-2.5 4.6Z" fill="var(--art-clay-lit)" ${LINE}/><path d="M0 2h13v7.5H0Z" fill="var(--art-clay)" ${LINE}/><path d="M13 2l2.5-4.6V5L13 9.5Z" fill="var(--art-clay-deep)" ${LINE}/></g>`;
export const GOODS: Drawings = {
  wood: drawing(32, 32, log(7, 11.5) + log(1.5, 21) + log(8, 26.5)),
  clay: drawing(32, 32, brick(9, 9) + brick(1, 20) + brick(16, 20)),
  reed: drawing(
    32,
    32,
    `<g fill="none" stroke="var(--art-line)" stroke-width="4" stroke-linecap="round"><path d="M14 30 8 9M16 30V6M18 30l6-21M17 30Q24 24 28 20"/></g>` +
      `<g fill="none" stroke="var(--art-reed)" stroke-width="2" stroke-linecap="round"><path d="M14 30 8 9M16 30V6M18 30l6-21M17 30Q24 24 28 20"/></g>` +
      `<g fill="var(--art-reed-head)" ${LINE}><rect x="5.6" y="3" width="5" height="11" rx="2.5" transform="rotate(-15 8 8)"/><rect x="13.5" y="1" width="5" height="11.5" rx="2.5"/><rect x="21.5" y="3.5" width="5" height="11" rx="2.5" transform="rotate(15 24 9)"/></g>` +
      `<path d="M11.5 23.5q4.5 2 9 0" stroke="var(--art-line)" stroke-width="4.4" fill="none" stroke-linecap="round"/><path d="M11.5 23.5q4.5 2 9 0" stroke="var(--art-grain-lit)" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  ),
  stone: drawing(
    32,
    32,
    `<path d="M8 17 11 6.5 19 4l7 5.5-1.5 8.5Z" fill="var(--art-stone)" ${LINE}/><path d="M11 6.5 19 4l-2 5-6.5 3Z" fill="var(--art-stone-lit)"/>` +
      `<path d="M2 27.5 4 18l8-2 5 5.5-1.5 6.5Z" fill="var(--art-stone)" ${LINE}/><path d="M4 18l8-2 .5 3.5-6 1.5Z" fill="var(--art-stone-lit)"/>` +
      `<path d="M16.5 28l1.5-8 8-2.5 4.5 5.5-1.5 5Z" fill="var(--art-stone)" ${LINE}/><path d="M18 20l8-2.5-1 4-6 1.5Z" fill="var(--art-stone-lit)"/>`,
  ),
  grain: drawing(
    32,
    32,
    `<path d="M16 31Q15 20 16.5 8" stroke="var(--art-grain-deep)" stroke-width="2.2" fill="none" stroke-linecap="round"/>` +
      `<g fill="var(--art-grain)" ${LINE}>` +
      [6, 11, 16]
        .map(
          (y) =>
            `<path d="M16.5 ${y + 7}q-7-.5-7.5-7.5 6.5.5 7.5 7.5Z"/><path d="M16.5 ${y + 7}q7-.5 7.5-7.5-6.5.5-7.5 7.5Z"/>`,
        )
        .join("") +
      `<path d="M16.5 8.5q-3.5-4 0-8 3.5 4 0 8Z" fill="var(--art-grain-lit)"/></g>` +
      `<path d="M15.5 26q-5 0-6.5-4 5-.5 6.5 4Z" fill="var(--art-leaf)" ${LINE}/>`,
  ),
  vegetable: drawing(
    32,
    32,
    `<g fill="var(--art-leaf)" ${LINE}><path d="M19 12Q17 5 21 1q3 5 0 10Z"/><path d="M20 12q2-6 8-7 0 6-6 8.5Z" fill="var(--art-leaf-lit)"/><path d="M20 13q4-2.5 9.5 0-4 4-8.5 2.5Z"/></g>` +
      `<path d="M21.5 10.5q4 4 .5 9Q15 27.5 4 29.5 5 18 13 11q5-3.5 8.5-.5Z" fill="var(--art-carrot)" ${LINE}/><path d="M14 13q-5 4.5-6.5 10" stroke="var(--art-carrot-lit)" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M18.5 14.5l-3-2M15 20l-3-2M20 18l-2-1" stroke="var(--art-carrot-deep)" stroke-width="1.3" stroke-linecap="round"/>`,
  ),
  food: drawing(
    32,
    32,
    `<path d="M11 9q-2-3 0-5t0-4M17 9q-2-3 0-5t0-4M23 9q-2-3 0-5" transform="translate(-1 1)" fill="none" stroke="var(--art-steam)" stroke-width="1.8" stroke-linecap="round"/>` +
      `<ellipse cx="16" cy="15" rx="14" ry="5" fill="var(--art-wood-deep)" ${LINE}/><ellipse cx="16" cy="15.3" rx="11.5" ry="3.4" fill="var(--art-soup)"/><circle cx="12" cy="15" r="1.5" fill="var(--art-carrot)"/><circle cx="19" cy="16" r="1.4" fill="var(--art-leaf-lit)"/><circle cx="16" cy="14" r="1.2" fill="var(--art-cut)"/>` +
      `<path d="M2 15q0 5 4 9.5 2 3 5 4.5h10q3-1.5 5-4.5 4-4.5 4-9.5-4 5-14 5T2 15Z" fill="var(--art-wood)" ${LINE}/><path d="M5 20q2 5 5 7" stroke="var(--art-wood-lit)" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  ),
  "bowl-empty": drawing(
    32,
    32,
    `<ellipse cx="16" cy="15" rx="14" ry="5" fill="var(--art-bowl-in)" ${LINE} stroke-dasharray="3 2.4"/><path d="M2 15q0 5 4 9.5 2 3 5 4.5h10q3-1.5 5-4.5 4-4.5 4-9.5-4 5-14 5T2 15Z" fill="var(--art-bowl-in)" ${LINE} stroke-dasharray="3 2.4"/>`,
  ),
  "bowl-ready": drawing(
    32,
    32,
    `<ellipse cx="16" cy="15" rx="14" ry="5" fill="var(--art-face)" ${LINE}/><path d="M2 15q0 5 4 9.5 2 3 5 4.5h10q3-1.5 5-4.5 4-4.5 4-9.5-4 5-14 5T2 15Z" fill="var(--art-cut)" ${LINE}/>`,
  ),
  fence: drawing(
    32,
    32,
    `<g ${LINE}><path d="M1 13h30v4H1ZM1 21h30v4H1Z" fill="var(--art-wood-lit)"/><path d="M4 8l3-4 3 4v21H4ZM13 8l3-4 3 4v21h-6ZM22 8l3-4 3 4v21h-6Z" fill="var(--art-wood)"/><path d="M4 10V8l3-4 3 4v2ZM13 10V8l3-4 3 4v2ZM22 10V8l3-4 3 4v2Z" fill="var(--seat,var(--art-wood-deep))"/></g>`,
  ),
  bread: drawing(
    32,
    32,
    `<path d="M3 19q0-9 13-9t13 9q0 6-4 6H7q-4 0-4-6Z" fill="var(--art-crust)" ${LINE}/><path d="M9 12l3 5M15 10.5l3 6M21 11.5l3 5" stroke="var(--art-crust-lit)" stroke-width="2.2" stroke-linecap="round"/>`,
  ),
  begging: drawing(
    32,
    32, // a heavy empty bowl, cracked
    `<path d="M1.5 14q0 7 5 12 2 2 3 4h13q1-2 3-4 5-5 5-12Z" fill="var(--art-beg)" stroke="var(--art-beg-line)" stroke-width="1.5" stroke-linejoin="round"/><ellipse cx="16" cy="13.5" rx="14.5" ry="5.5" fill="var(--art-beg-lit)" stroke="var(--art-beg-line)" stroke-width="1.5"/><ellipse cx="16" cy="14.3" rx="11" ry="3.5" fill="var(--art-beg-line)"/><path d="M12 19.5l3 3-2 2.5 3 4" fill="none" stroke="var(--art-on-beg)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  points: drawing(
    32,
    32,
    `<path d="M16 2.5l4 9 9.5 1-7.2 6.3 2.2 9.5L16 23.3 7.5 28.3l2.2-9.5L2.5 12.5l9.5-1Z" fill="var(--gold)" ${LINE}/>`,
  ),
  // The sickle of a harvest.
  harvest: drawing(
    24,
    24,
    `<path d="M4 4q15-3 16 9 0 4-3 6 2-11-13-15Z" fill="var(--art-sickle)" stroke="var(--art-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M17 18l-3 5" stroke="var(--art-wood)" stroke-width="4" stroke-linecap="round"/>`,
  ),
};

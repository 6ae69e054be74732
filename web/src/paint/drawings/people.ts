/** People, 32 x 46, and the weathercock of the starting player. */

import { drawing, LINE, type Drawings } from "../svg";

const bell = "M16 15q7 0 9 9l3 18q-12 5-24 0l3-18q2-9 9-9Z";
export const PEOPLE: Drawings = {
  person: drawing(
    32,
    46,
    `<ellipse cx="16" cy="43.5" rx="13" ry="2.5" fill="var(--art-shade)"/><path d="${bell}" fill="var(--seat)"/><path d="${bell}" fill="var(--seat-pattern)" ${LINE}/><path d="M8.5 22q-3 5-4 10M23.5 22q3 5 4 10" stroke="var(--art-line)" stroke-width="1" fill="none" opacity=".4"/>` +
      `<circle cx="16" cy="11.5" r="6.5" fill="var(--art-skin)" ${LINE}/><path d="M4.5 9.5q11.5 4.5 23 0-1-2.5-6-3Q20.5 1 16 1t-5.5 5.5q-5 .5-6 3Z" fill="var(--art-straw)" ${LINE}/><path d="M10.3 6.8q5.7 1.7 11.4 0" stroke="var(--seat)" stroke-width="2" fill="none"/><circle cx="16" cy="29.5" r="7.3" fill="var(--seat)"/>`,
  ),
  face: drawing(
    32,
    46, // laid over a person that is large enough for it, below the brim
    `<path d="M20.6 12.4q1.2 4.6-5.4 5.1 5.6.3 6.8-4.5Z" fill="var(--art-skin-deep)"/><g fill="var(--art-blush)"><circle cx="12.1" cy="15.3" r="1.1"/><circle cx="19.8" cy="15.3" r="1.1"/></g>` +
      `<g fill="var(--art-line)"><circle cx="13.7" cy="13.7" r=".8"/><circle cx="18.3" cy="13.7" r=".8"/></g><path d="M14 15.6q2 1.7 4 0" stroke="var(--art-line)" stroke-width=".9" fill="none" stroke-linecap="round"/>`,
  ),
  eyes: drawing(
    32,
    46, // in place of the face where a mouth would be a stain
    `<path d="M13.5 14h0M18.5 14h0" stroke="var(--art-line)" stroke-width="2.2" stroke-linecap="round"/>`,
  ),
  away: drawing(
    32,
    46,
    `<path d="${bell}" fill="none" stroke="var(--art-ghost)" stroke-width="2" stroke-dasharray="3 2.5" opacity=".8"/><circle cx="16" cy="10" r="6.5" fill="none" stroke="var(--art-ghost)" stroke-width="2" stroke-dasharray="3 2.5" opacity=".8"/>`,
  ),
  newborn: drawing(
    32,
    46, // swaddled, in a hood, asleep
    `<ellipse cx="16" cy="43.5" rx="10" ry="2.3" fill="var(--art-shade)"/><path d="M16 15q9 0 9.5 9 1.5 19-9.5 20-11-1-9.5-20 .5-9 9.5-9Z" fill="var(--seat)"/><path d="M16 15q9 0 9.5 9 1.5 19-9.5 20-11-1-9.5-20 .5-9 9.5-9Z" fill="var(--seat-pattern)" ${LINE}/>` +
      `<path d="M7 31q8 6 18 1M8 37q8 4 15.5 0" stroke="var(--on-seat)" stroke-width="1.5" fill="none" opacity=".8"/><circle cx="16" cy="22" r="6.4" fill="var(--art-wool)" ${LINE}/><circle cx="16" cy="22.8" r="4.6" fill="var(--art-skin)"/><path d="M12.6 23q1.2 1.2 2.3 0M17.1 23q1.2 1.2 2.3 0" stroke="var(--art-line)" stroke-width="1" fill="none" stroke-linecap="round"/>`,
  ),
  start: drawing(
    32,
    32, // the starting player's token: a weathercock
    `<path d="M16 22v9M9 31h14" stroke="var(--art-ghost)" stroke-width="2.2" stroke-linecap="round"/><path d="M5 22h22M27 22l-3-2.5M27 22l-3 2.5" stroke="var(--art-line)" stroke-width="1.5" stroke-linecap="round"/>` +
      `<path d="M6 7q-3 8 3 11.5 5 3 11 .5 5-3 4.5-9.5L29 8l-4.5-1q-1-3-3.5-3-3 .5-3.5 5-3 3.5-6 .5Q10 5 6 7Z" fill="var(--gold)" ${LINE}/><path d="M19.5 4.5q-1-3 1-3.5 1 1 1.5 2 1-1.5 2.5-.5 0 2-1.5 3Z" fill="var(--bad)" ${LINE}/><path d="M6 7q2 5 5 7M4.8 11q3 3 6 4" stroke="var(--art-line)" stroke-width="1.2" fill="none"/><circle cx="22.3" cy="7" r="1" fill="var(--art-line)"/>`,
  ),
};

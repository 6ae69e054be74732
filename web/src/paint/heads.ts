/** What tells people on cards apart: beards, braids and hats, laid over a person of 32 x 46 with a face. */

import { LINE } from "./svg";

const BROWN = "#6b4426";
const GREY = "#b8afa0";
const FAIR = "#c8893a";

function beard(hair: string): string {
  return `<path d="M9.7 11.800q-.9 9.4 6.3 10.2 7.2-.8 6.3-10.2-.9 4.2-2.9 4.9-1.5 1.6-3.4 1.600t-3.4-1.600q-2-.7-2.9-4.900Z" fill="${hair}" stroke="var(--art-line)" stroke-width=".8"/>`;
}

function braids(hair: string): string {
  const both = "M9.9 12.500q-2.7 4-1.7 9M22.1 12.500q2.7 4 1.7 9";
  return (
    `<path d="${both}" stroke="var(--art-line)" stroke-width="4.2" fill="none" stroke-linecap="round"/>` +
    `<path d="${both}" stroke="${hair}" stroke-width="2.8" fill="none" stroke-linecap="round"/>` +
    `<path d="M6.8 19.800h3M22.2 19.800h3" stroke="var(--art-clay)" stroke-width="1.6"/>`
  );
}

/** In place of the straw hat, whose shape it has. */
const FELT = `<path d="M4.5 9.500q11.5 4.5 23 0-1-2.5-6-3Q20.5 1 16 1t-5.5 5.500q-5 .5-6 3Z" fill="#6f6a5c" ${LINE}/><path d="M10.3 6.800q5.7 1.7 11.4 0" stroke="#3f3a31" stroke-width="2" fill="none"/>`;

function moustache(hair: string): string {
  return `<path d="M11.6 16.800q2.2.3 4.4-1.9 2.2 2.2 4.4 1.9-1.6 1.9-4.4.5-2.8 1.4-4.4-.5Z" fill="${hair}" stroke="var(--art-line)" stroke-width=".6"/>`;
}

export const HEADS: readonly string[] = [
  "",
  beard(BROWN),
  braids(FAIR),
  FELT + moustache(BROWN),
  beard(GREY),
  FELT + braids(BROWN),
];

/** The people on cards: head and shoulders of a person of 32 x 46, told apart by hair, beards and what they wear. */

import { LINE, use } from "./svg";

const BROWN = "#6b4426";
const GREY = "#b8afa0";
const FAIR = "#c8893a";
const RED = "#a8512a";
const THIN = `stroke="var(--art-line)" stroke-width=".8"`;

const part = (d: string, fill: string, line = LINE): string => `<path d="${d}" fill="${fill}" ${line}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const SHOULDERS =
  part("M16 15q7 0 9 9l3 18H4l3-18q2-9 9-9Z", "var(--seat)") +
  part("M10.5 17.500q5.500 3.500 11 0l2 3q-7.5 5-15 0Z", "var(--art-cloth)", THIN);
const SKIN = `<circle cx="16" cy="11.500" r="6.500" fill="var(--art-skin)" ${LINE}/>`;

function beard(hair: string): string {
  const cheeks =
    "M9.7 11.800q-.9 9.4 6.3 10.2 7.2-.8 6.3-10.2-.9 4.2-2.9 4.9-1.5 1.6-3.4 1.600t-3.4-1.600q-2-.7-2.9-4.900Z";
  return part(cheeks, hair, THIN);
}

function moustache(hair: string): string {
  const lip = "M11.6 16.800q2.2.3 4.4-1.9 2.2 2.2 4.4 1.9-1.6 1.9-4.4.5-2.8 1.4-4.4-.5Z";
  return part(lip, hair, `stroke="var(--art-line)" stroke-width=".6"`);
}

function braids(hair: string): string {
  const both = "M9.9 12.500q-2.7 4-1.7 9M22.1 12.500q2.7 4 1.7 9";
  const ribbons = stroke("M6.8 19.800h3M22.2 19.800h3", "var(--art-clay)", 1.6);
  return stroke(both, "var(--art-line)", 4.2) + stroke(both, hair, 2.8) + ribbons;
}

/** Short hair at both sides of the face, for who wears a hat or has little of it. */
function sides(hair: string): string {
  const both = "M9.7 9.500q-1 2.5 0 5M22.3 9.500q1 2.5 0 5";
  return stroke(both, "var(--art-line)", 3.6) + stroke(both, hair, 2.2);
}

function curls(hair: string): string {
  const at = [
    [9.4, 13.2],
    [8.9, 9.2],
    [10.8, 5.7],
    [22.6, 13.2],
    [23.1, 9.2],
    [21.2, 5.7],
    [16, 4.3],
  ];
  return at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${hair}" ${THIN}/>`).join("");
}

/** Combed to both sides, with a knot on top. */
function knot(hair: string): string {
  const top = "M9.1 12.300Q7.600 4.300 16 4.200q8.400.1 6.900 8.100-1.500-4-6.300-5.600-4.100 3.400-7.500 5.600Z";
  return `<circle cx="16" cy="3.100" r="2.600" fill="${hair}" ${THIN}/>` + part(top, hair, THIN);
}

function hat(fill: string, band: string): string {
  return (
    part("M4.5 9.500q11.5 4.5 23 0-1-2.5-6-3Q20.5 1 16 1t-5.5 5.500q-5 .5-6 3Z", fill) +
    stroke("M10.3 6.800q5.7 1.7 11.4 0", band, 2)
  );
}

const STRAW = hat("var(--art-straw)", "var(--seat)");
const FELT = hat("#6f6a5c", "#3f3a31");
const CAP =
  part("M9.2 8.600Q7.800 2.500 16 2.200q8.200.3 7.300 6.200 3.200.4 3.600 2.200-9.700 1.200-17.700-2Z", "#8a5f3c") +
  stroke("M11.200 7.200q5.200-2.400 11 .2", "var(--art-line)", 0.8);
const SCARF =
  part(
    "M8.900 15.500Q5.900 2.400 16 2.200q10.100.2 7.100 13.300-.2-6.400-3.100-8.300-4-1.400-8 0-2.900 1.900-3.100 8.300Z",
    "var(--art-clay)",
  ) + part("m12.400 18.400 3.600 1.500 3.600-1.500-.8 4-2.800-1.700-2.800 1.700Z", "var(--art-clay)", THIN);
const BONNET =
  part(
    "M8.300 15.300Q4.300 1.600 16 1.400q11.700.2 7.700 13.900-.5-5.400-3.300-7.600-4.400-1.900-8.800 0-2.800 2.200-3.300 7.600Z",
    "var(--art-cloth)",
  ) + stroke("M9.700 6.400q6.300-3.600 12.600 0", "var(--art-clay)", 1.4);
const HOOD = part(
  "M8 17.500Q5.600 6.400 13 3.600L20.500.8q-.4 2 .6 3 3.700 3.900 2.900 13.700-1.100-7.500-4-9.800-4-1.600-8 0-2.900 2.300-4 9.800Z",
  "#5f7350",
);

/** What is behind the face, and what is over it. */
const HEADS: readonly (readonly [behind: string, over: string])[] = [
  ["", STRAW],
  ["", beard(BROWN) + STRAW],
  [braids(FAIR), STRAW],
  [sides(BROWN), moustache(BROWN) + FELT],
  ["", SCARF],
  [sides(GREY), beard(GREY)],
  [curls(BROWN), ""],
  ["", BONNET],
  [sides(RED), beard(RED) + CAP],
  [braids(BROWN), FELT],
  ["", HOOD],
  ["", knot(FAIR)],
  [sides(BROWN), CAP],
  [curls(RED), STRAW],
  ["", knot(GREY)],
];

/** Somebody, by a number: the same each time. */
export function somebody(which: number): string {
  const [behind, over] = HEADS[which % HEADS.length] ?? ["", STRAW];
  return SHOULDERS + behind + SKIN + use("face", 0, 0, 32, 46) + over;
}

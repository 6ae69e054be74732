/** The landscape of the front door, 1366 x 768, painted from the same drawings. */

import { post, stable } from "./buildings";
import { drawHouse, plan, type Material } from "./house";
import { SAILS, TOWER, VILLAGE } from "./village";
import { brushed, mirrored, personWithFace, scatter, short, use } from "./svg";

export const WIDTH = 1366;
export const HEIGHT = 768;

/** A house of two rooms side by side. */
export function cottage(material: Material, smoke: boolean): string {
  return drawHouse(plan(2), material, smoke);
}

/** A field of wheat along the hill: rows of ears above their dark feet, stubble beside the slanted edge of the field. */
function wheat(): string {
  const next = scatter(77);
  // From the back of the field (0) to its front (1).
  const ground = (x: number, near: number): number => {
    const back = 402 - 0.13 * x + 0.00014 * x * x;
    return back + (520 - 0.08 * x - back) * near;
  };
  const right = (near: number): number => 404 - 54 * near;
  /** Along the ground from the left to `end`, or back. */
  const along = (near: number, end: number, up = 0): string[] => {
    const points = [-40, 20, 80, 140, 200, 260, 320].filter((x) => x < end - 9);
    return [...points, end].map((x) => `${short(x)} ${short(ground(x, near) - up)}`);
  };
  const between = (far: string[], close: string[]): string => `M${[...far, ...close.reverse()].join("L")}Z`;
  let stubble = "";
  for (let near = 0.03; near < 1.05; near += 0.045 + near * 0.03)
    for (let x = near < 0.98 ? right(near) + 3 : -30; x < right(near) + 17 + 14 * near; x += 5 + 3 * near)
      stubble += `M${short(x + next() * 3)} ${short(ground(x, near) + next() * 3)}v${short(-3 - 4 * near)}`;
  let rows = "";
  for (let row = 0; row < 10; row++) {
    const near = 0.05 + 0.93 * (row / 9) ** 1.25;
    const tall = 15 + 21 * near;
    const end = right(near) - 3;
    let [stems, ears, grains] = ["", "", ""];
    for (let x = -38; x < end; x += tall * 0.2) {
      const [lean, foot] = [(next() - 0.4) * tall * 0.12, ground(x, near)];
      const top = short(foot - tall * (0.92 + next() * 0.14));
      stems += `M${short(x)} ${short(foot)}L${short(x + lean)} ${short(top + tall * 0.3)}`;
      ears += `M${short(x + lean)} ${short(top + tall * 0.34)}L${short(x + lean * 1.4)} ${top}`;
      grains += `M${short(x + lean - tall * 0.03)} ${short(top + tall * 0.26)}L${short(x + lean * 1.4 - tall * 0.03)} ${short(top + tall * 0.04)}`;
    }
    const line = (path: string, tone: string, width: number): string =>
      `<path d="${path}" stroke="var(--art-${tone})" stroke-width="${short(tall * width)}"/>`;
    rows +=
      `<path d="${between(along(near, end, tall * 0.7), along(near, end + 2))}" fill="var(--art-grain-deep)"/>` +
      line(stems, "grain", 0.07) +
      line(ears, "grain-deep", 0.2) +
      line(ears, "grain", 0.15) +
      line(grains, "grain-lit", 0.05);
  }
  let grass = "";
  for (let x = -30; x < right(1) + 30; x += 15 + next() * 18) grass += use("tuft", x, ground(x, 1.05) - 5, 16, 14);
  const edge = [0, 0.5, 1.06].map((near) => {
    const x = right(near) + 20 + 16 * near;
    return `${short(x)} ${short(ground(x, near))}`;
  });
  return (
    `<g class="crop"><path d="${between([...along(0, 400), ...edge], along(1.06, right(1)))}" fill="var(--art-far-field)"/>` +
    `<path d="${stubble}" stroke="var(--art-grain-deep)" stroke-width="1.6" opacity=".6"/>` +
    `<path d="${between(along(0, right(0)), along(1, right(1)))}" fill="var(--art-soil-deep)"/>` +
    `<g fill="none" stroke-linecap="round">${rows}</g>${grass}</g>`
  );
}

/** A fence over the ground, smaller in the distance. */
function fence(x0: number, y0: number, x1: number, y1: number, number: number, scale: number): string {
  const rail = (up: number): string => `M${x0} ${short(y0 - up * scale)}L${x1} ${short(y1 - up * scale)}`;
  const rails = rail(6) + rail(13);
  let drawn =
    `<path d="${rails}" stroke="var(--art-wood-line)" stroke-width="${short(4 * scale)}"/>` +
    `<path d="${rails}" stroke="var(--art-wood-lit)" stroke-width="${short(2.6 * scale)}"/>`;
  for (let at = 0; at <= number; at++) {
    const x = x0 + ((x1 - x0) * at) / number;
    const y = y0 + ((y1 - y0) * at) / number;
    drawn += `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${post(0, 0)}</g>`;
  }
  return `<g class="seat-0">${drawn}</g>`;
}

function clouds(all: [number, number, number, number, number][]): string {
  return all.map(([x, y, wide, high, dim]) => use("cloud", x, y, wide, high, `opacity="${dim}"`)).join("");
}

function sky(): string {
  // At the left they stay above the words, which they would dot.
  const stars = [60, 180, 330, 470, 720, 820, 1040, 1180, 1300].map(
    (x, at) => `<circle cx="${x}" cy="${x < 700 ? 4 + at : 30 + ((at * 47) % 120)}" r="1.8"/>`,
  );
  return (
    `<rect x="-700" y="-600" width="2766" height="601" fill="var(--art-vista-1)"/>` +
    `<rect x="-700" width="2766" height="768" fill="url(#art-vista-sky)"/><g fill="var(--art-star)">${stars.join("")}</g>` +
    `<g class="sun"><circle cx="930" cy="120" r="210" fill="url(#art-vista-glow)"/><circle cx="930" cy="120" r="40" fill="var(--art-vista-sun)"/></g>` +
    `<g class="aloft">${clouds([
      [1080, 214, 150, 50, 0.6],
      [40, 196, 150, 50, 0.6],
      [440, 178, 110, 38, 0.5],
    ])}<path d="M700 196q7-8 12 0q6-8 13 0M740 178q6-7 10 0q5-7 11 0M676 176q5-6 9 0q5-6 9 0" fill="none" stroke="var(--art-bird)" stroke-width="2" stroke-linecap="round"/></g>`
  );
}

/** Hills, the mill and the village: paler with distance. */
function distance(next: () => number): string {
  let drawn =
    `<path d="M-700 268H0Q150 190 310 236T600 206T830 240T1100 196T1366 240H2066V768H-700Z" fill="var(--art-far-1)"/>` +
    `<path d="M-700 300H0Q200 232 400 278T780 256T1090 262T1366 250H2066V768H-700Z" fill="var(--art-far-2)"/>` +
    `<g class="spires"><g class="by-mill" transform="translate(1186 190) scale(.98)">${TOWER}</g><g transform="translate(884 226)">${VILLAGE}</g></g>`;
  const field = (path: string, fill: string, lines: string, stroke: string): string =>
    `<path d="${path}" fill="var(--art-${fill})"/><path d="${lines}" stroke="var(--art-${stroke})" stroke-width="2" fill="none"/>`;
  drawn +=
    `<path d="M-700 332H0Q220 270 470 306T930 284T1366 300H2066V768H-700Z" fill="var(--art-near)"/>` +
    field(
      "M130 306q90-20 180-14l14 30q-110-6-214 12Z",
      "far-field",
      "M140 312q90-16 176-11M146 320q90-14 174-10",
      "grain-deep",
    ) +
    `<path d="M326 292q60 0 120 8l-4 28q-56-8-104-6ZM830 288q70-8 150 0l22 28q-90-8-168 0Z" fill="var(--art-meadow-lit)"/>` +
    field(
      "M1000 290q60-2 120 4l36 30q-70-10-136-6Z",
      "soil-lit",
      "M1008 296q56-1 114 5M1014 303q60-2 118 6M1020 311q62-2 126 8",
      "soil-deep",
    ) +
    field(
      "M1140 296q90 2 226 8v30q-100-8-190-8Z",
      "far-field",
      "M1152 302q90 2 214 8M1162 310q90 2 204 8M1170 318q90 2 196 8",
      "grain-deep",
    );
  for (let at = -6; at < 36; at++) {
    const x = at * 47 + next() * 26;
    const y = 296 + 9 * Math.sin(x / 140) + next() * 8;
    if (x < 470 || x > 800) drawn += use(next() < 0.5 ? "tree" : "fir", x, y - 20, 20, 26);
  }
  return drawn;
}

function meadow(next: () => number, low: boolean): string {
  let drawn = `<path d="M-700 384H0Q260 330 560 352T1010 342T1366 360H2066V1400H-700Z" fill="var(--art-meadow)"/>`;
  const sweeps = { lit: "", deep: "" };
  for (let at = 0; at < 12; at++)
    sweeps[at % 2 ? "lit" : "deep"] += brushed(
      next,
      next() * 1000,
      392 + at * 20,
      320 + next() * 340,
      12 + next() * 12,
    );
  drawn +=
    `<path d="${sweeps.deep}" fill="var(--art-meadow-deep)" opacity=".18"/>` +
    `<path d="${sweeps.lit}" fill="var(--art-meadow-lit)" opacity=".34"/>`;
  return (
    drawn +
    // No way leads below a sheet of words.
    (low
      ? ""
      : `<path d="M480 768C570 640 702 560 672 486 656 446 618 432 614 390h34C652 424 706 444 724 484 752 548 800 640 905 768Z" fill="var(--art-path)"/>`) +
    wheat()
  );
}

/** What it is, the middle of its feet, how wide it is, whether it looks to the left. */
type Animal = [string, number, number, number, boolean];

function animals(herd: Animal[]): string {
  return herd
    .map(([name, x, y, wide, left]) => (left ? mirrored : use)(name, x - wide / 2, y - wide * 0.77, wide, wide * 0.77))
    .join("");
}

/** The pasture at the right. A picture that is cut within it leaves out the animals at the edge, and the mill above them. */
function herd(): string {
  return (
    fence(1050, 386, 1380, 376, 8, 1.5) +
    animals([
      ["sheep", 1104, 414, 56, false],
      ["sheep-grazing", 1158, 424, 58, false],
      ["lamb", 1128, 432, 40, false],
      ["sheep", 1070, 448, 60, true],
    ]) +
    `<g class="by-mill">${animals([
      ["boar", 1230, 436, 62, true],
      ["sheep", 1200, 464, 60, false],
    ])}</g><g class="at-edge">${animals([
      ["cattle", 1304, 410, 76, true],
      ["cattle", 1308, 466, 84, true],
    ])}</g>` +
    fence(1016, 500, 1390, 489, 8, 1.9)
  );
}

/** Animals before the house, for a narrow picture, which has no place for the pasture. */
function flock(): string {
  return (
    fence(400, 394, 552, 390, 4, 1.4) +
    animals([
      ["sheep", 462, 424, 56, false],
      ["sheep-grazing", 524, 434, 58, true],
      ["lamb", 484, 470, 42, false],
      ["sheep", 898, 426, 56, true],
      ["cattle", 884, 487, 66, true],
    ])
  );
}

/** What moves over the landscape, painted apart from it: the sails of the mill, and the clouds of a clear sky. */
export function moving(): string {
  return (
    `<g class="drift">${clouds([
      [600, 46, 180, 66, 0.95],
      [760, 128, 120, 42, 0.7],
    ])}</g>` + `<g class="spires by-mill" transform="translate(1235 229.2) scale(.98)">${SAILS}</g>`
  );
}

/** The house and who stands before it. */
const HOME =
  `<g class="home">` +
  use("tree", 452, 230, 104, 134) +
  use("fir", 428, 270, 52, 92) +
  `<g class="seat-0" transform="translate(520 231) scale(1.72)">${cottage("wood", true)}</g>` +
  use("tree", 856, 262, 84, 108) +
  `<g class="seat-0">${personWithFace(640, 350, 42, 60)}</g><g class="seat-2">${personWithFace(800, 352, 40, 58)}</g>` +
  use("sheaf", 574, 362, 36, 46) +
  use("sheaf", 548, 370, 36, 46) +
  `</g>`;

/** The landscape of the front door; a low one has no house, for a board stands in that place, and a herd further up. */
export function vista(low = false): string {
  const next = scatter(9);
  let drawn =
    sky() +
    distance(next) +
    meadow(next, low) +
    (low ? "" : HOME) +
    `<g class="seat-0 barn">${stable(936, 276, 2)}</g>`;
  const pasture = (inside: string): string =>
    `<g class="herd"${low ? ' transform="translate(0 -68)"' : ""}>${inside}</g>`;
  drawn += pasture(`<path d="M1046 386q160-18 320-8h700v130H1366q-200-26-360-10Z" fill="var(--art-pasture)"/>`);
  for (let at = 0; at < 150; at++) {
    const x = next() * WIDTH;
    const y = 400 + next() * 350;
    if ((x > 420 || y > 540) && (y > 480 || x < 540 || x > 860))
      drawn += use(next() < 0.72 ? "tuft" : "flower", x, y, 16, 14);
  }
  // After the grass, which would grow over the animals.
  drawn += pasture(herd());
  if (!low) drawn += `<g class="flock">${flock()}</g>`;
  const paints =
    `<defs><linearGradient id="art-vista-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-vista-1)"/><stop offset=".2" stop-color="var(--art-vista-2)"/><stop offset=".36" stop-color="var(--art-vista-3)"/></linearGradient>` +
    `<radialGradient id="art-vista-glow"><stop offset=".15" stop-color="var(--art-vista-glow)"/><stop offset="1" stop-color="var(--art-vista-glow)" stop-opacity="0"/></radialGradient></defs>`;
  return paints + drawn;
}

/** What lies where a farm of tiles has none yet (Family Edition): a track to the door, an orchard, a pond, hives. */

import type { Laid, Square } from "./layTiles";
import { scatter, short, use } from "./svg";
import { HIVES } from "./wild";

const CELL = 100;

/** Trees with fruit on them, the one behind before the one in front, all within their cell. */
const ORCHARD = (
  [
    [12, 50],
    [54, 56],
    [30, 94],
    [68, 97],
  ] as const
)
  .map(([x, foot]) => {
    const apples = [
      [9, 15],
      [21, 11],
      [16, 22],
      [25, 20],
    ].map(([right = 0, down = 0]) => `M${x + right} ${foot - 44 + down}h0`);
    return (
      `<ellipse cx="${x + 17}" cy="${foot - 1}" rx="15" ry="3" fill="var(--art-shade)"/>` +
      use("tree", x, foot - 44, 34, 44) +
      `<path d="${apples.join("")}" stroke="var(--art-clay-deep)" stroke-width="4.600" stroke-linecap="round"/>` +
      `<path d="${apples.join("")}" stroke="var(--art-clay)" stroke-width="3.200" stroke-linecap="round"/>`
    );
  })
  .join("");

/** Still water with reed at its edge. */
const POND =
  `<path d="M8 66Q6 44 34 42T78 46Q98 52 94 70T58 90Q14 92 8 66Z" fill="var(--art-meadow-deep)"/>` +
  `<path d="M12 65Q10 48 36 46T76 50Q92 55 89 69T56 85Q18 87 12 65Z" fill="var(--art-water)"/>` +
  `<path d="M28 60h20m12-6h16M40 74h24" stroke="var(--art-water-lit)" stroke-width="2" stroke-linecap="round"/>` +
  use("reed", 6, 30, 22, 26) +
  use("reed", 74, 62, 20, 24) +
  use("bush", 62, 34, 28, 17);

/** From the door of the first room down and out of the picture. */
function track(top: number): string {
  const way = `M52 ${top - 6}C62 ${top + 30} 20 ${top + 52} 6 ${top + 78}S-46 ${top + 150} -30 ${top + 320}`;
  const line = (tone: string, wide: number, more = ""): string =>
    `<path d="${way}" stroke="var(--art-${tone})" stroke-width="${wide}"${more}/>`;
  return `<g fill="none" stroke-linecap="round">${line("meadow-deep", 23, ' opacity=".5"')}${line("path", 18)}</g>`;
}

/** A drift of flowers across a cell. */
function flowers(next: () => number): string {
  return Array.from({ length: 9 }, (_, at) =>
    use(at % 3 ? "flower" : "tuft", 6 + at * 9 + next() * 8, 30 + at * 4 + next() * 34, 12, 11),
  ).join("");
}

/** The land between the tiles; a new tile covers what was there. */
export function scenery(laid: Laid, seat: number): string {
  const next = scatter(71 + seat * 5);
  const taken = [
    ...laid.rooms,
    ...laid.fields,
    ...laid.workshops.map((one) => one.at),
    ...laid.pastures.flat(),
    ...laid.stables,
  ];
  const empty: Square[] = [];
  for (let row = 0; row < laid.rows; row++) {
    for (let column = 0; column < laid.columns; column++) {
      if (!taken.some((one) => one.column === column && one.row === row)) empty.push({ column, row });
    }
  }
  const at = (square: Square | undefined, drawn: string): string => {
    if (square === undefined) return "";
    empty.splice(empty.indexOf(square), 1);
    return `<g transform="translate(${short(square.column * CELL)} ${square.row * CELL})">${drawn}</g>`;
  };
  const home = laid.rooms[0]?.row ?? 0;
  const below = empty.find(({ column, row }) => column === 0 && row === home + 1);
  const drawn = below === undefined ? "" : track(below.row * CELL);
  // Nothing else stands on the track.
  if (below !== undefined) empty.splice(empty.indexOf(below), 1);
  return (
    drawn +
    at(
      empty.find(({ row }) => row === home),
      ORCHARD,
    ) +
    at(
      empty.findLast(({ column }) => column > 2),
      POND,
    ) +
    at(
      empty.find(({ column }) => column > 2),
      `<g transform="translate(26 50)">${HIVES}</g>`,
    ) +
    empty
      .map((square) => `<g transform="translate(${square.column * CELL} ${square.row * CELL})">${flowers(next)}</g>`)
      .join("")
  );
}

/** The land around a farm: sky with the sun on its way through the rounds, hills, hedges and meadow. */

import { brushed, scatter, short, use } from "./svg";
import { SKY, type Frame, type Manner } from "./frame";
import { CART, HIVES } from "./wild";

/** How far the land goes on beside its frame and below: to the edges of the lowest and the highest place that shows it. */
const FAR = 1250;
/** What stands where a name hangs over the sky: its feet would be all that is seen of it. */
const BY_PLATE = 'class="by-plate"';
/** How far from the land its lane bends. */
const BEND = 300;

/** The sun moves on with the rounds; in the evening it is a moon. */
function sky(width: number, high: number, round: number): string {
  const x = short(60 + (width - 120) * (Math.min(Math.max(round, 0), 14) / 14));
  const y = short(high * 0.36);
  const stars = [
    [40, 12],
    [110, 26],
    [180, 9],
    [250, 14],
    [300, 20],
    [420, 10],
    [480, 28],
    [560, 18],
    [640, 9],
    [720, 24],
  ];
  const lit = stars.filter(([at]) => (at ?? 0) < width);
  return (
    `<rect x="${-FAR}" y="-200" width="${width + 2 * FAR}" height="201" fill="var(--art-sky-1)"/>` +
    `<rect x="${-FAR}" width="${width + 2 * FAR}" height="${high + 30}" fill="url(#art-sky)"/>` +
    `<circle cx="${x}" cy="${y}" r="22" fill="var(--art-sun)" opacity=".25"/><circle cx="${x}" cy="${y}" r="13" fill="var(--art-sun)"/>` +
    `<g fill="var(--art-star)">${lit.map(([at, up]) => `<circle cx="${at}" cy="${up}" r="1.2"/>`).join("")}</g>` +
    use("cloud", width * 0.13, 8, 70, 24) +
    use("cloud", width * 0.4, 2, 54, 18, 'opacity=".8"') +
    // Where there is more sky above, all of it.
    use("cloud", width * 0.66, -44, 104, 36, 'opacity=".75" class="above"') +
    use("cloud", width * 0.06, -68, 84, 28, 'opacity=".6" class="far above"') +
    `<path class="above" transform="translate(${short(width * 0.36)} -28)" d="M0 0q7-8 12 0q6-8 13 0M34-14q6-7 10 0q5-7 11 0M48 12q5-6 9 0q5-6 9 0" fill="none" stroke="var(--art-bird)" stroke-width="2" stroke-linecap="round"/>`
  );
}

function hills(width: number, high: number): string {
  const q = width / 4;
  const close = `T${width + FAR} ${high - 22}V${high + 30}H${-FAR}Z`;
  return (
    `<path d="M${-FAR} ${high - 20}Q${-FAR * 0.45} ${high - 58} 0 ${high - 14}Q${q / 2} ${high - 42} ${q} ${high - 24}T${2 * q} ${high - 30}T${3 * q} ${high - 26}T${width} ${high - 34}${close}" fill="var(--art-hill-1)"/>` +
    `<path d="M${-FAR} ${high - 14}Q${-FAR * 0.3} ${high - 28} 0 ${high - 4}Q${q * 0.7} ${high - 26} ${q * 1.3} ${high - 12}T${q * 2.5} ${high - 14}T${width} ${high - 18}${close}" fill="var(--art-hill-2)"/>` +
    `<path d="M${short(width * 0.62)} ${high - 12}l44-7 30 12-50 5Z" fill="var(--art-far-field)" opacity=".5"/>` +
    `<path d="M${short(width * 0.11)} ${high - 10}l40-8 26 9-40 8Z" fill="var(--art-soil-lit)" opacity=".4"/>`
  );
}

/** A hedge along a path: crowns that touch, dark at their feet and lit from above. */
function hedgerow(path: string): string {
  const crowns = (down: number, tone: string, width: number): string =>
    `<path d="${path}" transform="translate(0 ${down})" stroke="var(--art-tree${tone})" stroke-width="${width}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-dasharray="0 9 0 11 0 8">${crowns(1.5, "-deep", 12)}${crowns(-0.5, "", 10)}</g><g fill="none" stroke-linecap="round" stroke-dasharray="0 28" opacity=".5">${crowns(-3, "-lit", 4)}</g>`;
}

/** Trees and bushes left and right of the land, seen where its place is wider than it is. */
function sides(next: () => number, width: number, top: number, height: number): string {
  let drawn = "";
  // Hardly more than nothing is seen of what is beside the land on a tablet: there is grass that no edge can cut in two.
  for (let at = 0; at < 26; at++) {
    const x = (at % 2 ? width + 2 : -42) + next() * 32;
    drawn += use(at % 3 ? "tuft" : "flower", x, top + 10 + next() * (height - top - 20), 12, 11);
  }
  for (let at = 0; at < 30; at++) {
    const y = top + ((at % 10) * (height - top)) / 10 + next() * 12;
    // Never one above the other: what follows stands two lanes on at least.
    const far = Math.floor(at / 10) * 250 + ((2 * at) % 5) * 40;
    for (const x of [-62 - far - next() * 20, width + 50 + far + next() * 20]) {
      const [name, wide, high] = [["tree", 46, 60] as const, ["bush", 44, 28] as const, ["fir", 30, 50] as const][
        (at + (x > 0 ? 1 : 0)) % 3
      ] ?? ["bush", 44, 28];
      const hidden = at % 10 === 0 && x < 0 ? BY_PLATE : "";
      drawn += use(name, x, y - high + 26, wide, high, hidden) + use("tuft", x + 50 - next() * 90, y + 30, 12, 11);
    }
  }
  return drawn;
}

interface Spot {
  column: number;
  row: number;
}

/** Hens on bare land, at the house; none where something is built or animals wait. */
function hens(next: () => number, width: number, top: number, height: number, free?: Spot): string {
  const hen = `<ellipse cy="8" rx="9" ry="2.4" fill="var(--art-meadow-deep)"/><path d="M-2 8V3m4 5V3" stroke="var(--art-grain)" stroke-width="1.6"/><path d="M-11-7q3 4 8 3t7-6q5-1 5 4 0 9-9 10-10 0-11-11Z" fill="var(--art-cloth)" stroke="var(--art-line)" stroke-width="1.1"/><path d="M4-10q0-4 2-3 2-2 2 1Z" fill="var(--bad)"/><path d="m9-7 4 1-4 2Z" fill="var(--art-grain)"/>`;
  return [1, 2]
    .map((column) => {
      const x = short(((column + 0.25 + next() * 0.4) * width) / 5);
      const y = short(top + ((2.3 + next() * 0.35) * (height - top)) / 3);
      return column === free?.column && free.row === 2 ? "" : `<g transform="translate(${x} ${y})">${hen}</g>`;
    })
    .join("");
}

/** Light and shade on a meadow: strokes that lie over each other, so that none has an end of its own. */
function strokes(next: () => number, width: number, top: number, height: number): string {
  const paths = { lit: "", deep: "" };
  for (let at = 0; at < 16; at++) {
    const y = top + 14 + (at * (height - top - 20)) / 16;
    const length = width * (0.26 + next() * 0.3);
    const x = next() * (width * 1.1 - length);
    const thick = 9 + next() * 9;
    paths[at % 2 ? "lit" : "deep"] +=
      brushed(next, x, y, length, thick) +
      brushed(next, x + length * (0.3 + next() * 0.4), y + 5 - next() * 10, length * 0.7, thick * 0.6);
  }
  return (
    `<path d="${paths.deep}" fill="var(--art-meadow-deep)" opacity=".17"/>` +
    `<path d="${paths.lit}" fill="var(--art-meadow-lit)" opacity=".34"/>`
  );
}

/** The sky and what stands before it behind the land: hills, a hedge of trees. */
function horizon(next: () => number, width: number, top: number, round: number): string {
  let drawn = sky(width, top, round) + hills(width, top);
  const trees = Math.round(width / 60);
  for (let at = 0; at < trees; at++) {
    drawn += use(at % 3 ? "tree" : "fir", width * 0.28 + at * 19 + next() * 8, top - 27 - next() * 5, 16, 20);
  }
  for (let at = 0; at < 5; at++) {
    drawn += use(at % 2 ? "tree" : "fir", width - 94 + at * 17 + next() * 6, top - 32, 20, 26);
  }
  return drawn + use("tree", -12, top - 44, 42, 54, BY_PLATE) + use("fir", 20, top - 30, 24, 40, BY_PLATE);
}

/**
 * The land of a frame, seeded by the seat, so that a farm looks the same each time. Under the whole sky it goes on
 * beside its frame; where that has no room all is meadow, because a hedge would lose its crowns; in a small place there are few
 * strokes, because many would be a haze. Nothing lives on the space that is to be free, and what has grown on the
 * others lies behind what lives there.
 */
export function land(frame: Frame, seat: number, round: number, manner: Manner, free?: Spot, grown = ""): string {
  const { width, height, left, top } = frame;
  const next = scatter(41 + seat * 7);
  const few = manner === "few";
  const crest = `M${-FAR} ${top - 3}H0Q${width / 3} ${top - 9} ${width / 2} ${top - 4}T${width} ${top - 5}H${width + FAR}`;
  let drawn =
    top >= SKY
      ? `${horizon(next, width, top, round)}<path d="${crest}V${height + FAR}H${-FAR}Z" fill="var(--art-meadow)"/>${hedgerow(crest)}`
      : `<rect width="${width}" height="${height}" fill="var(--art-meadow)"/>`;
  const cells = height - top;
  drawn += strokes(next, width, top, height);
  for (let at = 0; at < width / (few ? 22 : 12); at++) {
    const what = next() < 0.75 ? "tuft" : "flower";
    drawn += use(what, left + next() * (width - 2 * left - 12), top + 6 + next() * (cells - 33), 11, 10);
  }
  drawn += stands(grown, left, top);
  if (!few) drawn += hens(next, width, top, height, free);
  if (manner === "whole") drawn += sides(next, width, top, height);
  return `<g transform="translate(${-left} ${-top})">${drawn}</g>`;
}

function stands(drawn: string, x: number, y: number): string {
  return `<g transform="translate(${short(x)} ${y})">${drawn}</g>`;
}

/**
 * The hedge in the foreground, between the cells and the edge of the frame, then one light from the upper left over everything. Of what stands
 * further down there is only what the land that is seen below the frame shows whole.
 */
export function foreground(frame: Frame, seen = Infinity): string {
  const { width, height, left, top } = frame;
  const bushes: [number, number][] = [
    [3, 27],
    [width * 0.46, 22],
    [width * 0.49, 28],
    [width * 0.75, 22],
    [width - 31, 28],
  ];
  const shade = bushes.map(([x, size]) => {
    const [left, foot] = [short(x - size * 0.06), short(height - 1 - size * 0.03)];
    return `M${left} ${foot}q${short(size * 0.62)} ${short(size * 0.3)} ${short(size * 1.3)}-${short(size * 0.04)}Z`;
  });
  const hedge =
    `<path d="${shade.join("")}" fill="var(--art-shade)"/>` +
    bushes.map(([x, size]) => use("bush", x, height - 1 - size * 0.62, size, size * 0.62)).join("");
  // Where the land goes on below the farm a lane leads past it, between flowers, and behind trees there is a brook.
  const curve = (down: number): string =>
    `M${-FAR} ${height + 66 + down}H${-BEND}C${short(width * 0.2)} ${height + 44 + down} ${short(width * 0.46)} ${height + 88 + down} ${short(width * 0.7)} ${height + 62 + down}S${width} ${height + 44 + down} ${width + BEND} ${height + 58 + down}H${width + FAR}`;
  const lane = curve(0);
  const brook = `M${-FAR} ${height + 126}H${-BEND}C${short(width * 0.1)} ${height + 138} ${short(width * 0.34)} ${height + 98} ${short(width * 0.56)} ${height + 114}S${width} ${height + 128} ${width + BEND} ${height + 110}H${width + FAR}`;
  const next = scatter(23);
  const flowers = Array.from({ length: 30 }, (_, at) => {
    const y = height + ([22 + next() * 12, 94 + next() * 8, 140 + next() * 60][at % 3] ?? 0);
    return use(next() < 0.6 ? "tuft" : "flower", next() * width, y, 12, 11);
  });
  const line = (path: string, tone: string, wide: number, more = ""): string =>
    `<path d="${path}" stroke="var(--art-${tone})" stroke-width="${wide}"${more}/>`;
  // Flowers in no order beside the lane: rows of them, each with gaps of its own.
  const rims = (
    [
      [-13, "petal", "0 5 0 61 0 8 0 4 0 97"],
      [-17, "grain-lit", "0 43 0 6 0 71 0 38"],
      [12, "grain-lit", "0 7 0 53 0 5 0 9 0 88"],
      [17, "petal", "0 67 0 7 0 40"],
    ] as const
  ).map(([down, tone, gaps]) => {
    const dots = ` stroke-linecap="round" stroke-dasharray="${gaps}"`;
    return line(curve(down), "meadow-deep", 5.6, dots) + line(curve(down - 0.6), tone, 3.6, dots);
  });
  const below =
    `<g fill="none">${line(lane, "meadow-deep", 23, ' opacity=".6"')}${line(lane, "path", 18)}${rims.join("")}` +
    `${line(brook, "meadow-deep", 31, ' opacity=".7"')}${line(brook, "water", 24)}` +
    `${line(brook, "water-lit", 2, ' stroke-linecap="round" stroke-dasharray="26 40 12 58" transform="translate(0 -4)"')}` +
    `${line(brook, "water-lit", 1.6, ' stroke-linecap="round" stroke-dasharray="10 66 22 44" transform="translate(20 5)"')}</g>` +
    flowers.join("") +
    (seen < 54 ? "" : stands(HIVES, width * 0.2, height + 16) + stands(CART, width * 0.6, height + 14)) +
    (seen < 112
      ? ""
      : use("tree", width * 0.03, height + 52, 44, 56) +
        use("fir", width * 0.11, height + 64, 26, 42) +
        use("bush", width * 0.5, height + 86, 30, 18) +
        use("tree", width * 0.86, height + 50, 40, 52));
  const light = `<rect x="${-FAR}" y="-200" width="${width + 2 * FAR}" height="${height + 200 + FAR}" fill="url(#art-light)" pointer-events="none"/>`;
  return `<g transform="translate(${-left} ${-top})">${hedge}${below}${light}</g>`;
}

/** How it is mown: swathes that go on in the next cell of a pasture. */
const SWATHES = [4, 38, 72].map((y) => `M0 ${y}q25-5 50 0t50 0v17q-25 5-50 0t-50 0Z`).join("");

/** Swathes, grass and a few flowers in a cell that animals graze. */
export function grazing(next: () => number): string {
  let drawn = `<path d="${SWATHES}" fill="var(--art-meadow-lit)" opacity=".34"/>`;
  for (let at = 0; at < 7; at++) {
    drawn += use(at < 4 ? "tuft" : "flower", 8 + next() * 78, 14 + next() * 74, 11, 10, 'opacity=".8"');
  }
  return drawn;
}

/** A farm as a picture that stands for itself: shown at the end, saved, and sent to friends. */

import { housed } from "../farm/housing";
import { moment } from "../farm/season";
import type { Farm, View } from "../lib/view";
import { framed, LARGE, viewBox, type Frame } from "../paint/frame";
import { paintGrid } from "../paint/gridFarm";
import { layTiles } from "../paint/layTiles";
import type { Painting, Season } from "../paint/painting";
import { DRAWINGS, PAINTS, symbols } from "../paint/sprite";
import { paintTiles } from "../paint/tileFarm";
import { workshop } from "../paint/workshops";

export interface Portrait {
  painting: Painting;
  frame: Frame;
  season: Season;
  seat: number;
}

/** What of a game a picture shows beside the farm. */
export type Moment = Pick<View, "round" | "stage" | "harvest_rounds" | "phase">;

export function portrait(farm: Farm, when: Moment, cheers = false): Portrait {
  const { round, ripe, season } = moment(when);
  const look = { manner: "whole", ripe, round, cheers } as const;
  if (farm.yard === "grid")
    return { painting: paintGrid(farm, housed(farm), look), frame: LARGE, season, seat: farm.seat };
  const laid = layTiles(
    farm,
    farm.cards.filter((card) => workshop(card) !== null),
    3,
  );
  const frame = framed(laid.columns, laid.rows, "whole");
  return { painting: paintTiles(farm, housed(farm), laid, look), frame, season, seat: farm.seat };
}

/** The drawings that a markup shows by name, and those that these show. */
export function drawingsIn(markup: string): string[] {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/href="#art-([\w-]+)"/g)) {
      const known = DRAWINGS[name];
      if (found.has(name) || known === undefined) continue;
      found.add(name);
      look(known.markup);
    }
  };
  look(markup);
  return [...found];
}

/** A colour as every program that opens a picture knows it. */
function plainColour(value: string, pen: CanvasRenderingContext2D): string {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  return alpha === 255 ? `#${hex}` : `rgba(${red},${green},${blue},${(alpha / 255).toFixed(2)})`;
}

/** The colours of the page's style sheet written out, as they are for a seat in a season. */
function coloured(markup: string, seat: number, season: Season): string {
  const probe = document.createElement("i");
  probe.className = `seat-${seat} season-${season}`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  const written = (_: string, name: string, other = ""): string => {
    const value = style.getPropertyValue(name).trim() || other.slice(1);
    if (value.startsWith("url") || value === "transparent" || pen === null) return value;
    if (!known.has(name)) known.set(name, plainColour(value, pen));
    return known.get(name) ?? value;
  };
  // A colour may name another one for where it has none: from the inside out.
  let drawn = markup;
  while (drawn.includes("var(")) drawn = drawn.replace(/var\((--[\w-]+)(,[^()]*(?:\([^()]*\))?)?\)/g, written);
  probe.remove();
  return drawn;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const PLATE = 58;
const MARGIN = 10;

export interface Caption {
  name: string;
  points: string;
  /** Which game it was, and when. */
  game: string;
}

/** The whole picture as an SVG document of its own: the farm in a wooden frame, and a plate below it. */
export function pictureOf({ painting, frame, season, seat }: Portrait, caption: Caption): string {
  const farm = painting.ground + painting.pieces.map((piece) => piece.markup).join("") + painting.front;
  const used = Object.fromEntries(drawingsIn(farm).map((name) => [name, DRAWINGS[name]!]));
  const width = frame.width + 2 * MARGIN;
  const height = frame.height + PLATE + 2 * MARGIN;
  const foot = frame.height + MARGIN;
  const text = (x: number, y: number, size: number, weight: number, anchor: string, words: string): string =>
    `<text x="${x}" y="${y}" font-family="Vollkorn, Georgia, 'DejaVu Serif', serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="#2b2117">${escaped(words)}</text>`;
  const drawn =
    `<defs>${PAINTS}${symbols(used)}</defs><rect width="${width}" height="${height}" rx="8" fill="var(--art-wood)"/>` +
    `<svg x="${MARGIN}" y="${MARGIN}" width="${frame.width}" height="${frame.height}" viewBox="${viewBox(frame)}">${farm}</svg>` +
    `<rect x="${MARGIN}" y="${foot}" width="${frame.width}" height="${PLATE}" fill="#fdf8ea"/>` +
    text(MARGIN + 16, foot + 28, 22, 600, "start", caption.name) +
    text(MARGIN + 16, foot + 47, 13, 400, "start", caption.game) +
    text(width - MARGIN - 16, foot + 40, 34, 600, "end", caption.points);
  const letters = `<style>.letter{font:700 11px sans-serif;text-anchor:middle;fill:var(--on-seat)}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${coloured(letters + drawn, seat, season)}</svg>`
  );
}

/** The picture in points, three times as large, for programs and people that want no drawing. */
export async function pointsOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 3;
  canvas.height = image.height * 3;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
  );
}

/** Let the browser keep a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

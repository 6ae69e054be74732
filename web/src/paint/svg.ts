/** What all drawings share. They are strings of SVG made of numbers and known names only, never of what people typed. */

/** A drawing of the sprite: its own size, and what is in it. */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}
export type Drawings = Readonly<Record<string, Drawing>>;

export function drawing(width: number, height: number, markup: string): Drawing {
  return { width, height, markup };
}

/** The dark brown outline of things that count: people, animals, goods, houses. Land, sky and trees have none. */
export const LINE = 'stroke="var(--art-line)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';

/** A number as short as the eye can tell. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A drawing of the sprite at a place, its upper left corner at (x, y). */
export function use(name: string, x: number, y: number, width: number, height: number, more = ""): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<use href="#art-${name}" ${box}${more === "" ? "" : ` ${more}`}/>`;
}

/** The same mirrored: it looks to the left. */
export function mirrored(name: string, x: number, y: number, width: number, height: number): string {
  return `<g transform="translate(${short(2 * x + width)} 0) scale(-1 1)">${use(name, x, y, width, height)}</g>`;
}

/** What is seen of the face of a person who is so many pixels high: below that it would be a stain. */
export function faceOf(height: number): "face" | "eyes" | null {
  return height >= 38 ? "face" : height >= 24 ? "eyes" : null;
}

/** A person who is large enough for a face. */
export function personWithFace(x: number, y: number, width: number, height: number): string {
  return use("person", x, y, width, height) + use("face", x, y, width, height);
}

/** Numbers from 0 to 1 that look random and are the same each time, so that a farm does not change when it is drawn anew. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

/** A stroke of a broad brush: pointed at both ends, thick between them, never quite straight. */
export function brushed(next: () => number, x: number, y: number, length: number, thick: number): string {
  const [end, bow] = [next() * 10 - 5, next() * 20 - 10];
  const high = (part: number): number => thick * (part + next() * 0.4);
  const at = (along: number, off: number): string => `${short(x + length * along)} ${short(y + off)}`;
  return (
    `M${at(0, 0)}C${at(0.16 + next() * 0.16, bow - high(0.3))} ${at(0.66 + next() * 0.16, bow - high(0.5))} ${at(1, end)}` +
    `C${at(0.72 + next() * 0.16, bow + high(0.3))} ${at(0.2 + next() * 0.2, bow + high(0.6))} ${at(0, 0)}Z`
  );
}

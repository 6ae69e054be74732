/** How large a painted farm is, in hundredths of a cell; the first cell lies at the origin. */

export interface Frame {
  /** What is painted around the cells. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a farm is painted: under the whole sky, under a strip of it in a low place, or so with larger figures in a small one. */
export type Manner = "whole" | "low" | "few";

/** The large farm: sky above, a little meadow around. */
export const LARGE: Frame = { left: 17, top: 66, width: 534, height: 384 };

/** Above the first row of spaces sky and a hedge have room from here on; below that there is meadow alone. */
export const SKY = 40;

/** The frames around the farm of 15 spaces. */
export const FRAMES: Readonly<Record<Manner, Frame>> = {
  whole: LARGE,
  low: { left: 15, top: SKY, width: 530, height: 346 },
  few: { left: 12, top: SKY, width: 524, height: 349 },
};

/** What is painted left of tiles, above and below them. */
const AROUND: Readonly<Record<Manner, readonly [number, number, number]>> = {
  whole: [26, 56, 26],
  low: [14, 24, 14],
  few: [8, 14, 12],
};

/** The frame around a farm of so many columns and rows of tiles: room for five columns, and fewer stand in the middle. */
export function framed(columns: number, rows: number, manner: Manner): Frame {
  const [beside, top, below] = AROUND[manner];
  const left = beside + Math.max(0, 5 - columns) * 50;
  return { left, top, width: columns * 100 + 2 * left, height: rows * 100 + top + below };
}

export function viewBox(frame: Frame): string {
  return `${-frame.left} ${-frame.top} ${frame.width} ${frame.height}`;
}

/** Where a place of the painting lies in the frame, for what is laid over it. */
export function across(frame: Frame, x: number): string {
  return `${((x + frame.left) / frame.width) * 100}%`;
}

export function down(frame: Frame, y: number): string {
  return `${((y + frame.top) / frame.height) * 100}%`;
}

export function wide(frame: Frame, length: number): string {
  return `${(length / frame.width) * 100}%`;
}

export function high(frame: Frame, length: number): string {
  return `${(length / frame.height) * 100}%`;
}

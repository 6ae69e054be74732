/** How large a painted farm is, in hundredths of a cell; the first cell lies at the origin. */

export interface Frame {
  /** What is painted around the cells. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The large farm: sky above, a little meadow around. */
export const LARGE: Frame = { left: 17, top: 66, width: 534, height: 384 };

/** A small one is all cells. */
export const SMALL: Frame = { left: 6, top: 6, width: 512, height: 312 };

/** The frame around a farm of so many columns and rows of tiles: room for five columns, and fewer stand in the middle. */
export function framed(columns: number, rows: number, small: boolean): Frame {
  const spare = Math.max(0, 5 - columns) * 50;
  const left = (small ? 8 : 26) + spare;
  const top = small ? 14 : 56;
  return { left, top, width: columns * 100 + 2 * left, height: rows * 100 + top + (small ? 12 : 26) };
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

/** The land that lies where the board has no space: one painting with one horizon, under all columns that end above it. */

/** How far apart columns lie, in pixels. */
const GAP = 5;

/** Where the land begins, as a share of the board's height, and its outline within that. */
export interface BoardLand {
  top: number;
  outline: string;
}

/**
 * The land below columns of equal width, each of which ends at a share of the height; undefined where all are full.
 * Their rows lie as far apart as is told.
 */
export function landBelow(ends: readonly number[], apart = GAP): BoardLand | undefined {
  const top = Math.min(...ends);
  if (top > 0.999) return undefined;
  const count = ends.length;
  // Spaces and gaps share the whole and one gap more: a place begins at its part of that.
  const across = (column: number, back: number): string => `calc((100% + ${GAP}px) * ${column / count} - ${back}px)`;
  const down = (end: number): string =>
    end > 0.999 ? "100%" : `calc((100% + ${apart}px) * ${((end - top) / (1 - top)).toFixed(4)})`;
  const edge: string[] = [];
  ends.forEach((end, column) => {
    const before = ends[column - 1];
    const after = ends[column + 1];
    // Beside a space it ends, or begins, where that space's place does.
    const left = across(column, before !== undefined && before < end ? GAP : 0);
    const right = across(column + 1, after === undefined || after > end ? GAP : 0);
    edge.push(`${left} ${down(end)}`, `${right} ${down(end)}`);
  });
  return { top, outline: `polygon(${edge.join(", ")}, 100% 100%, 0 100%)` };
}

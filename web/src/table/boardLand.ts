/** The land that lies where the board has no space: one painting with one horizon, under all columns that end above it. */

/** How far apart columns lie, in pixels. */
const GAP = 5;

/** Where the land lies, as shares of the board, and its outline within that. */
export interface BoardLand {
  top: number;
  left: number;
  right: number;
  outline: string;
}

function full(end: number): boolean {
  return end > 0.999;
}

/**
 * The land below columns of equal width, each of which ends at a share of the height; undefined where all are full.
 * Their rows lie as far apart as is told.
 */
export function landBelow(all: readonly number[], apart = GAP): BoardLand | undefined {
  const from = all.findIndex((end) => !full(end));
  if (from < 0) return undefined;
  const to = all.findLastIndex((end) => !full(end)) + 1;
  const ends = all.slice(from, to);
  const top = Math.min(...ends);
  // Spaces and gaps share the whole and one gap more: a place begins at its part of that.
  const across = (column: number, back: number): string =>
    `calc((100% + ${GAP}px) * ${(column / ends.length).toFixed(4)} - ${back}px)`;
  const down = (end: number): string =>
    full(end) ? "100%" : `calc((100% + ${apart}px) * ${((end - top) / (1 - top)).toFixed(4)})`;
  const edge = ends.flatMap((end, column) => {
    const before = ends[column - 1];
    const after = ends[column + 1];
    // Beside a space it ends, or begins, where that space's place does.
    const left = across(column, before !== undefined && before < end ? GAP : 0);
    const right = across(column + 1, after === undefined || after > end ? GAP : 0);
    return [`${left} ${down(end)}`, `${right} ${down(end)}`];
  });
  const outline = `polygon(${edge.join(", ")}, 100% 100%, 0 100%)`;
  return { top, left: from / all.length, right: 1 - to / all.length, outline };
}

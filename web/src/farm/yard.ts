/**
 * The yard of 3 rows and 5 columns as names: cells "a1" (top left) to "e3", edges by the cell that they are north or
 * west of ("b2n", "b2w"), along the lower and right rim south and east ("b3s", "e2e"). No rules.
 */

export const COLUMNS = "abcde";
export const ROWS = "123";

/** All cells, row by row. */
export const CELLS: readonly string[] = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

/** The column and the row of a cell, both from 0. */
export function position(cell: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(cell.charAt(0)), row: ROWS.indexOf(cell.charAt(1)) };
}

/** The cell in a column and a row, or null outside the yard. */
export function cellAt(column: number, row: number): string | null {
  const letter = COLUMNS[column];
  const digit = ROWS[row];
  return letter === undefined || digit === undefined ? null : letter + digit;
}

/** The cells that share an edge with a cell. */
export function neighbours(cell: string): string[] {
  const { column, row } = position(cell);
  const around = [cellAt(column, row - 1), cellAt(column + 1, row), cellAt(column, row + 1), cellAt(column - 1, row)];
  return around.filter((one) => one !== null);
}

/** The four edges of a cell. */
export function edgesOf(cell: string): string[] {
  const { column, row } = position(cell);
  const below = cellAt(column, row + 1);
  const right = cellAt(column + 1, row);
  return [`${cell}n`, below === null ? `${cell}s` : `${below}n`, `${cell}w`, right === null ? `${cell}e` : `${right}w`];
}

/** The edges that have a cell of the set on exactly one side. */
export function boundary(cells: Iterable<string>): Set<string> {
  const edges = new Set<string>();
  for (const cell of cells) {
    for (const edge of edgesOf(cell)) {
      if (!edges.delete(edge)) edges.add(edge);
    }
  }
  return edges;
}

/** Where an edge lies, in cells from the upper left corner, and which way it runs. */
export function edgeLine(edge: string): { x: number; y: number; upright: boolean } {
  const { column, row } = position(edge);
  switch (edge.charAt(2)) {
    case "s":
      return { x: column, y: row + 1, upright: false };
    case "e":
      return { x: column + 1, y: row, upright: true };
    case "w":
      return { x: column, y: row, upright: true };
    default:
      return { x: column, y: row, upright: false };
  }
}

/** The cells on either side of an edge. */
export function besides(edge: string): string[] {
  return CELLS.filter((cell) => edgesOf(cell).includes(edge));
}

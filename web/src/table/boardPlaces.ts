/** Where the spaces of a board lie: in one order row by row, or fixed ones beside those of the rounds. */

import { landBelow, type BoardLand } from "./boardLand";

/** So many spaces have room in three columns of a laptop. */
const WIDEST = 24;
/** How far apart rows lie that are as low as those of a tablet. */
const CLOSE = 3;

interface Given {
  /** How many spaces are always there, how many have come, and how many rounds there are. */
  fixed: number;
  come: number;
  rounds: number;
  roomy: boolean;
  /** Whether it is the board of a lesson. */
  taught: boolean;
}

interface Places {
  /** Whether all lie in one order, row by row. */
  rowwise: boolean;
  columns: number;
  /** How many rows there are, and in how many something lies. */
  lines: number;
  usedLines: number;
  /** The same of each of two blocks. */
  rows: number;
  used: number;
  /** The rounds whose empty places end the last row that has begun, so that what lies below it is one even strip. */
  next: number[];
  land: BoardLand | undefined;
}

export function placesOf({ fixed, come, rounds, roomy, taught }: Given): Places {
  /** Few fixed spaces are as high as those of the rounds, and make one row with them. */
  const fixedRows = Math.max(5, Math.ceil(fixed / 2));
  const used = Math.ceil(come / 2);
  /** A place never moves: there is a row for each space that will come. */
  const rows = Math.max(fixedRows, Math.ceil(rounds / 2));
  const places = fixed + rounds;
  /** Fewer fixed spaces than rounds make no even block beside those. */
  const rowwise = !roomy || taught || fixedRows < rows;
  /** The fewer they are, the wider. */
  const columns = !rowwise || (roomy && !taught && places > WIDEST) ? 4 : 3;
  const there = fixed + come;
  const lines = rowwise ? Math.ceil(places / columns) : rows;
  const usedLines = rowwise ? Math.ceil(there / columns) : used;
  const left = rowwise ? usedLines * columns - there : used * 2 - come;
  const next = usedLines === lines || taught ? [] : Array.from({ length: left }, (_, at) => come + 1 + at);
  /** Where each column ends. */
  const ends = (n: number, across: number): number[] =>
    Array.from({ length: across }, (_, column) => Math.ceil((n + next.length - column) / across) / lines);
  const blocks = [Math.min(fixed, rows), Math.max(0, fixed - rows)].map((n) => n / rows);
  const land = rowwise
    ? landBelow(ends(there, columns), roomy ? undefined : CLOSE)
    : landBelow([...blocks, ...ends(come, 2)]);
  return { rowwise, columns, lines, usedLines, rows, used, next, land };
}

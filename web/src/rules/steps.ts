/** A table of points as people read it: how many of a thing bring so many points. */

/** The columns of the table. */
export const STEPS: readonly number[] = [-1, 1, 2, 3, 4];

/** How many bring exactly so many points: "0", "1–3", or from the last step on "8+". */
export function range(table: readonly number[], points: number): string {
  const least = table.indexOf(points);
  const most = table.lastIndexOf(points);
  if (most === table.length - 1) return `${least}+`;
  return least === most ? String(least) : `${least}–${most}`;
}

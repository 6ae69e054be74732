/** Which of the offered pastures or single fences somebody means who paints cells or picks edges. */

import type { Action } from "../lib/view";
import { boundary } from "./yard";

/** An offered pasture: its cells, and the edges on which no fence stands yet; a single fence has no cells. */
export interface Shape {
  action: Action;
  cells: string[];
  fresh: string[];
}

/** The pastures and single fences among the actions. */
export function shapes(actions: readonly Action[], fences: readonly string[]): Shape[] {
  const standing = new Set(fences);
  return actions
    .filter((action) => action.kind === "fence" || action.kind === "edge")
    .map((action) => {
      const cells = action.touches.cells ?? [];
      const edges = action.touches.edges ?? [...boundary(cells)];
      return { action, cells, fresh: edges.filter((edge) => !standing.has(edge)) };
    });
}

function same(list: readonly string[], set: ReadonlySet<string>): boolean {
  return list.length === set.size && list.every((one) => set.has(one));
}

/** The pasture with exactly the painted cells. */
export function byCells(offered: readonly Shape[], painted: ReadonlySet<string>): Shape | null {
  return painted.size === 0 ? null : (offered.find((shape) => same(shape.cells, painted)) ?? null);
}

/** The smallest pasture for which exactly the picked edges are missing. */
export function byEdges(offered: readonly Shape[], picked: ReadonlySet<string>): Shape | null {
  const fitting = offered.filter((shape) => same(shape.fresh, picked));
  // A fence that closes a pasture is told as the pasture.
  const size = (shape: Shape): number => shape.cells.length || Infinity;
  fitting.sort((one, other) => size(one) - size(other));
  return fitting[0] ?? null;
}

/** Whether more cells could still make an offered pasture of the painted ones. */
export function canGrow(offered: readonly Shape[], painted: ReadonlySet<string>): boolean {
  return offered.some((shape) => [...painted].every((cell) => shape.cells.includes(cell)));
}

/** Whether more edges could still make an offered pasture of the picked ones. */
export function canClose(offered: readonly Shape[], picked: ReadonlySet<string>): boolean {
  return offered.some((shape) => [...picked].every((edge) => shape.fresh.includes(edge)));
}

/** The picked edges with one more or less; an edge that goes with none of them begins anew as a single fence. */
export function pickedNext(offered: readonly Shape[], picked: ReadonlySet<string>, edge: string): ReadonlySet<string> {
  const next = new Set(picked);
  if (next.delete(edge)) return next;
  next.add(edge);
  const alone = offered.some((shape) => shape.cells.length === 0 && shape.fresh.includes(edge));
  return alone && !canClose(offered, next) ? new Set([edge]) : next;
}

/** The offered pastures that differ from the painted cells in the fewest cells, nearest first. */
export function nearest(offered: readonly Shape[], painted: ReadonlySet<string>, most = 3): Shape[] {
  const distance = (shape: Shape): number => {
    const shared = shape.cells.filter((cell) => painted.has(cell)).length;
    return shape.cells.length + painted.size - 2 * shared;
  };
  const pastures = offered.filter((shape) => shape.cells.length > 0);
  return pastures.sort((one, other) => distance(one) - distance(other)).slice(0, most);
}

/** Which of the offered pastures somebody means who paints cells or picks edges. */

import type { Action } from "../lib/view";
import { boundary } from "./yard";

/** An offered pasture: its cells, and the edges on which no fence stands yet. */
export interface Shape {
  action: Action;
  cells: string[];
  fresh: string[];
}

/** The pastures among the actions. */
export function shapes(actions: readonly Action[], fences: readonly string[]): Shape[] {
  const standing = new Set(fences);
  return actions
    .filter((action) => action.kind === "fence")
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
  return offered.find((shape) => same(shape.cells, painted)) ?? null;
}

/** The smallest pasture for which exactly the picked edges are missing. */
export function byEdges(offered: readonly Shape[], picked: ReadonlySet<string>): Shape | null {
  const fitting = offered.filter((shape) => same(shape.fresh, picked));
  fitting.sort((one, other) => one.cells.length - other.cells.length);
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

/** The offered pastures that differ from the painted cells in the fewest cells, nearest first. */
export function nearest(offered: readonly Shape[], painted: ReadonlySet<string>, most = 3): Shape[] {
  const distance = (shape: Shape): number => {
    const shared = shape.cells.filter((cell) => painted.has(cell)).length;
    return shape.cells.length + painted.size - 2 * shared;
  };
  return [...offered].sort((one, other) => distance(one) - distance(other)).slice(0, most);
}

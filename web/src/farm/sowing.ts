/** Steps between the offered ways to sow. */

import type { Action, Good } from "../lib/view";

function seeds(action: Action): number {
  return Object.values(action.touches.goods ?? {}).reduce((sum, number) => sum + number, 0);
}

/** How far two ways are apart in all seeds but one. */
function apart(one: Action, other: Action, but: Good): number {
  const goods = new Set([...Object.keys(one.touches.goods ?? {}), ...Object.keys(other.touches.goods ?? {})]);
  let sum = 0;
  for (const good of goods as Set<Good>) {
    if (good !== but) sum += Math.abs((one.touches.goods?.[good] ?? 0) - (other.touches.goods?.[good] ?? 0));
  }
  return sum;
}

/**
 * The offered way that has `by` more of a seed than the way `from` and otherwise changes the least; null when none has.
 * Without a way to start from: the one that sows the most.
 */
export function stepped(actions: readonly Action[], from: Action | null, good: Good | null, by: number): Action | null {
  if (from === null || good === null) {
    return actions.reduce<Action | null>((most, one) => (most === null || seeds(one) > seeds(most) ? one : most), null);
  }
  const wanted = (from.touches.goods?.[good] ?? 0) + by;
  const fitting = actions.filter((action) => (action.touches.goods?.[good] ?? 0) === wanted);
  fitting.sort((one, other) => apart(one, from, good) - apart(other, from, good));
  return fitting[0] ?? null;
}

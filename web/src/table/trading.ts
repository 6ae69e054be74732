/** What may be done with one kind of good at the Marketplace. */

import type { Action, Good } from "../lib/view";

/** The ways to trade a good, from the most that is received to the most that is given. */
export function tradesOf(actions: readonly Action[], good: Good): Action[] {
  const number = (action: Action): number => {
    const n = action.touches.goods?.[good] ?? 0;
    return action.message.code === "act-give" ? n : -n;
  };
  return actions.filter((action) => number(action) !== 0).sort((one, other) => number(one) - number(other));
}

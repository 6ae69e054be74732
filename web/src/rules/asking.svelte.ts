/** Whether somebody wants to know what a thing is: then the next click explains it instead of using it. */

import type { Rule } from "./entries";

class Asking {
  on = $state(false);
  /** What is to be explained at once. */
  about: Element | null = $state.raw(null);
  /** The word that is to be explained at once. */
  word = $state<Rule | null>(null);
}

export const asking = new Asking();

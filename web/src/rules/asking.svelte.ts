/** Whether somebody wants to know what a thing is: then the next click explains it instead of using it. */

class Asking {
  on = $state(false);
  /** What is to be explained at once. */
  about: Element | null = $state.raw(null);
}

export const asking = new Asking();

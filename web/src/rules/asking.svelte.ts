/** Whether somebody wants to know what a thing is: then the next click explains it instead of using it. */

class Asking {
  on = $state(false);
}

export const asking = new Asking();

/** The pace of computer players: they think in no time, so their turns are shown one after another. */

/** How long one of their turns is seen before the next, in milliseconds. */
export const STEP = 550;

/** A computer's person was placed; somebody here is asked; anything else. */
export type Sort = "deed" | "mine" | "rest";

/** Holds back what comes too fast after a computer's turn; the order stays. */
export class Pace<S> {
  #waiting: { state: S; sort: Sort }[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (state: S) => void) {}

  take(state: S, sort: Sort): void {
    this.#waiting.push({ state, sort });
    if (this.#timer === undefined) this.#go();
  }

  /** Show all that waits now. */
  hurry(): void {
    this.#free = 0;
    const waiting = this.#waiting;
    this.clear();
    for (const { state } of waiting) this.show(state);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#free = 0;
  }

  /** Show the next one, and look after the others in a moment: the page draws each on its own. */
  #go(): void {
    this.#timer = undefined;
    const next = this.#waiting[0];
    if (next === undefined) return;
    const early = next.sort === "rest" ? 0 : this.#free - Date.now();
    if (early <= 0) {
      this.#waiting.shift();
      if (next.sort === "deed") this.#free = Date.now() + STEP;
      this.show(next.state);
    }
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#go(), Math.max(0, early));
  }
}

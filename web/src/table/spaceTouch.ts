/** How a space is touched: a click uses it, a pointer that rests or a finger that stays asks what it does. */

/** How long a pointer must rest; keys and taps show at once. */
const RESTS = 250;
/** A finger that stays so many milliseconds asks what the space does instead of using it. */
const LONG_PRESS = 500;
/** From when on a click is the end of a long press: a little earlier, because clocks of events differ. */
const STAYED = 450;

interface Deeds {
  /** Uses the space; false where it can't be used. */
  use: () => boolean;
  show: (at: HTMLElement) => void;
  hide: () => void;
  /** Whether nothing is to speak unasked. */
  still: () => boolean;
}

export class SpaceTouch {
  #timer = 0;
  /** When a finger came; 0 for none. The page may be late to hear of both, so the timer can't tell how long it stayed. */
  #down = 0;
  #pressed = false;
  /** Whether a pointer has come and not moved yet. */
  #came = false;

  constructor(private readonly deeds: Deeds) {}

  click = (event: MouseEvent): void => {
    const stayed = event.detail > 0 && this.#down > 0 && event.timeStamp - this.#down >= STAYED;
    this.#down = 0;
    if (stayed || !this.deeds.use()) this.deeds.show(event.currentTarget as HTMLElement);
  };

  come = (): void => {
    this.#came = true;
  };

  /** Only a pointer that moves has come to ask: under one that lay still the space has appeared. */
  move = (event: PointerEvent): void => {
    if (this.#came && event.pointerType === "mouse" && !this.deeds.still())
      this.#showAfter(RESTS, event.currentTarget as HTMLElement);
    this.#came = false;
  };

  press = (event: PointerEvent): void => {
    this.#pressed = false;
    this.#down = event.pointerType === "touch" ? event.timeStamp : 0;
    if (this.#down > 0) this.#showAfter(LONG_PRESS, event.currentTarget as HTMLElement, true);
  };

  hide = (): void => {
    this.stop();
    this.deeds.hide();
  };

  /** What a finger asked for stays in sight when it goes. */
  leave = (): void => {
    if (this.#pressed) this.stop();
    else this.hide();
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #showAfter(wait: number, at: HTMLElement, pressed = false): void {
    this.stop();
    this.#timer = window.setTimeout(() => {
      if (pressed) this.#pressed = true;
      this.deeds.show(at);
    }, wait);
  }
}

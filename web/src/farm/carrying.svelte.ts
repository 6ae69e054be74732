/** Animals on their way from one place to another: dragged with mouse or finger, or taken and put with taps and keys. */

import { ANIMALS, type Animal } from "./housing";
import type { Spot } from "./moving";

/** How far a pointer moves before a press becomes a drag, in pixels. */
const SLACK = 6;
/** How long refused animals take to go back, in milliseconds. */
const WAY_BACK = 180;

export interface Held {
  from: Spot;
  kind: Animal;
}

interface Point {
  x: number;
  y: number;
}

export class Carrying {
  /** The animals that are taken. */
  held = $state.raw<Held | null>(null);
  /** The place under the pointer. */
  over = $state.raw<Spot | null>(null);
  /** Where the pointer drags them; null when they were taken by a tap or a key. */
  at = $state.raw<Point | null>(null);
  /** They were refused and go back. */
  returning = $state(false);

  private press: { spot: Spot; kind: Animal | undefined; start: Point; pointer: number } | null = null;
  private dragged = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `kinds` says who stands in a place, `drop` carries out a move and says whether it was possible, `empty` is told of a
   * tap on a place where nobody stands.
   */
  constructor(
    private readonly kinds: (spot: Spot) => readonly Animal[],
    private readonly drop: (held: Held, to: Spot) => boolean,
    private readonly empty: (spot: Spot) => void,
  ) {}

  /** Let go of what is taken; nothing moves. */
  letGo(): void {
    clearTimeout(this.timer);
    this.held = this.over = this.at = this.press = null;
    this.returning = false;
  }

  /** What a button for a place answers to; one for a single kind of animals names it. */
  handlers(
    spot: Spot,
    kind?: Animal,
  ): {
    "data-place": string;
    onpointerdown: (event: PointerEvent) => void;
    onpointermove: (event: PointerEvent) => void;
    onpointerup: (event: PointerEvent) => void;
    onpointercancel: () => void;
    onclick: () => void;
  } {
    return {
      "data-place": String(spot),
      onpointerdown: (event) => this.pressed(event, spot, kind),
      onpointermove: (event) => this.moved(event),
      onpointerup: (event) => this.released(event),
      onpointercancel: () => this.letGo(),
      onclick: () => this.clicked(spot, kind),
    };
  }

  private pressed(event: PointerEvent, spot: Spot, kind?: Animal): void {
    this.dragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const start = { x: event.clientX, y: event.clientY };
    this.press = { spot, kind, start, pointer: event.pointerId };
    // From here on the pointer belongs to the place, wherever it goes and however fast.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const press = this.press;
    if (press === null || press.pointer !== event.pointerId) return;
    const { x, y } = press.start;
    if (!this.dragged) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
      const again = this.held?.from === press.spot ? this.held.kind : undefined;
      const kind = press.kind ?? again ?? this.kinds(press.spot)[0];
      if (kind === undefined) {
        this.press = null;
        return;
      }
      clearTimeout(this.timer);
      this.returning = false;
      this.dragged = true;
      this.held = { from: press.spot, kind };
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.over = placeAt(event.clientX, event.clientY);
  }

  private released(event: PointerEvent): void {
    const press = this.press;
    const { held } = this;
    this.press = null;
    if (press === null || !this.dragged || held === null) return;
    const to = placeAt(event.clientX, event.clientY);
    this.over = null;
    if (to === null || to === held.from || this.drop(held, to)) return this.letGo();
    this.at = press.start;
    this.returning = true;
    this.timer = setTimeout(() => this.letGo(), WAY_BACK);
  }

  private clicked(spot: Spot, only?: Animal): void {
    // The click that ends a drag is no tap.
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    this.press = null;
    const { held } = this;
    const kinds = only === undefined ? this.kinds(spot) : [only];
    if (held === null) {
      const [kind] = kinds;
      if (kind === undefined) this.empty(spot);
      else this.held = { from: spot, kind };
    } else if (held.from === spot) {
      // The next tap takes the next kind, the last one puts them back.
      const next = kinds[kinds.indexOf(held.kind) + 1];
      this.held = next === undefined ? null : { from: spot, kind: next };
    } else {
      this.drop(held, spot);
      this.letGo();
    }
  }
}

/** The place at a point of the screen. */
function placeAt(x: number, y: number): Spot | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  return found === undefined ? null : found === "gate" ? "gate" : Number(found);
}

/** The kinds of a herd, as a place lists them. */
export function kindsOf(herd: Readonly<Record<Animal, number>>): Animal[] {
  return ANIMALS.filter((kind) => herd[kind] > 0);
}

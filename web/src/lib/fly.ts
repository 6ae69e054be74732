/** Movement shows cause: goods fly from the space that was used to the farm that gets them, people walk from home to it. */

import { settings } from "./settings.svelte";
import { listed, slug } from "./terms";
import { boxOf } from "./unit";
import type { Goods } from "./view";

/** How long each takes, how far apart they start, and how many there are at most. */
const TIME = 380;
const APART = 60;
const MOST = 6;
const WALK = 420;

/** What ends all motion. */
const TOUCHES = ["pointerdown", "keydown"] as const;

interface Point {
  x: number;
  y: number;
}

function middle(found: Element | null): Point | null {
  const box = found === null ? null : boxOf(found);
  return box === null || box.width === 0 ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function spaceAt(space: string): Element | null {
  return document.querySelector(`[data-testid="space-${slug(space)}"]`);
}

function may(): boolean {
  return settings.moves && !document.hidden;
}

/** A picture that is to move in an arc. */
export interface Flight {
  picture: Element;
  from: Point;
  to: Point;
  timing: KeyframeAnimationOptions;
  bounce: boolean;
  /** What it becomes where it arrives: not seen before. */
  becomes?: SVGElement | null;
}

/** Let all of them start; a click or a key ends all that is on its way. */
export function launch(flights: readonly Flight[], landed: () => void): void {
  if (flights.length === 0) return;
  const moving = flights.map(({ picture, from }) => {
    const flying = document.createElement("div");
    flying.className = "flying";
    flying.setAttribute("aria-hidden", "true");
    flying.append(picture);
    flying.style.left = `${from.x - Number(picture.getAttribute("width")) / 2}px`;
    flying.style.top = `${from.y - Number(picture.getAttribute("height")) / 2}px`;
    return flying;
  });
  document.body.append(...moving);
  const arrived = flights.flatMap(({ becomes }) => becomes ?? []);
  for (const one of arrived) one.style.visibility = "hidden";
  const motions = moving.map((flying, at) => {
    const { from, to, timing, bounce } = flights[at] as Flight;
    return flying.animate(arc(to.x - from.x, to.y - from.y, bounce), { fill: "both", ...timing });
  });
  // All of them go at once when the last has come, and what they become is seen then: each one that comes or goes costs a frame.
  const end = (): void => {
    for (const one of arrived) one.style.visibility = "";
    for (const flying of moving) flying.remove();
    for (const touch of TOUCHES) window.removeEventListener(touch, end);
    landed();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, end);
  Promise.all(motions.map((motion) => motion.finished)).then(end, end);
}

/** In pixels alone: where a part of the own size were among them, every frame would wait for the page to lay itself out. */
function arc(dx: number, dy: number, bounce: boolean): Keyframe[] {
  const at = (x: number, y: number, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { transform: at(0, 0), opacity: 1 },
    { transform: at(dx / 2, dy / 2 - 40, 1.15), opacity: 1, offset: 0.5 },
    ...(bounce ? [{ transform: at(dx, dy - 4), opacity: 1, offset: 0.92 }] : []),
    { transform: at(dx, dy, bounce ? 1 : 0.8), opacity: bounce ? 1 : 0.3, offset: 0.999 },
    { transform: at(dx, dy, bounce ? 1 : 0.8), opacity: bounce ? 1 : 0 },
  ];
}

/** Goods that lay on a space fly to a seat's farm, one by one, after so many milliseconds. */
export function flyGoods(taken: Goods, space: string, seat: number, after: number): Flight[] {
  if (!may()) return [];
  const from = middle(spaceAt(space));
  const bar = document.querySelector(`[data-testid="goods-bar"][data-seat="${seat}"]`);
  const goods = listed(taken).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  if (from === null) return [];
  return goods.slice(0, MOST).flatMap((good, n): Flight[] => {
    const to =
      middle(bar?.querySelector(`[data-icon="${good}"]`) ?? null) ??
      middle(document.querySelector(`[data-testid="seat-${seat}-farm"]`)) ??
      middle(document.querySelector(`[data-testid="chip-${seat}"]`));
    const icon = document.querySelector(`svg[data-icon="${good}"]`)?.cloneNode(true);
    if (to === null || !(icon instanceof Element)) return [];
    const timing = { duration: TIME, delay: after + n * APART, easing: "ease-out" };
    return [{ picture: icon, from, to, timing, bounce: false }];
  });
}

/** How long a person walks: one's own take their time, the others are faster. */
export function walkTime(own: boolean): number {
  return own ? WALK : (WALK * 2) / 3;
}

/** A person walks from the house of a seat to a space. */
export function walk(seat: number, space: string, own: boolean): Flight[] {
  if (!may()) return [];
  const goal = spaceAt(space);
  const to = middle(goal?.querySelector(".people") ?? goal);
  const from =
    middle(document.querySelector(`[data-testid="seat-${seat}-farm"] [data-piece="room"]`)) ??
    middle(document.querySelector(`[data-testid="seat-${seat}-farm"]`)) ??
    middle(document.querySelector(`[data-testid="chip-${seat}"]`));
  const person = document.querySelector(`svg.person.seat-${seat}`)?.cloneNode(true);
  if (to === null || from === null || !(person instanceof SVGElement)) return [];
  person.setAttribute("width", "27");
  person.setAttribute("height", "39");
  person.style.visibility = "";
  const becomes = goal?.querySelector<SVGElement>(".people > svg:last-of-type") ?? null;
  const timing = { duration: walkTime(own), easing: "ease-in-out" };
  return [{ picture: person, from, to, timing, bounce: true, becomes }];
}

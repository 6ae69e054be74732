/** Movement shows cause: goods fly from the space that was used to the farm that gets them, people walk from home to it. */

import { settings } from "./settings.svelte";
import { listed, slug } from "./terms";
import type { Goods } from "./view";

/** How long each takes, how far apart they start, and how many there are at most. */
const TIME = 380;
const APART = 60;
const MOST = 6;
const WALK = 420;

interface Point {
  x: number;
  y: number;
}

function middle(found: Element | null): Point | null {
  const box = found?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function spaceAt(space: string): Element | null {
  return document.querySelector(`[data-testid="space-${slug(space)}"]`);
}

function may(): boolean {
  return settings.moves && !document.hidden;
}

/** A picture on its way in an arc; a click ends all that is on its way. */
function send(picture: Element, from: Point, to: Point, timing: KeyframeAnimationOptions, bounce: boolean): void {
  const flying = document.createElement("div");
  flying.className = "flying";
  flying.setAttribute("aria-hidden", "true");
  flying.append(picture);
  flying.style.left = `${from.x}px`;
  flying.style.top = `${from.y}px`;
  document.body.append(flying);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (x: number, y: number, scale = 1): string =>
    `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: at(0, 0), opacity: 1 },
    { transform: at(dx / 2, dy / 2 - 40, 1.15), opacity: 1, offset: 0.5 },
    ...(bounce ? [{ transform: at(dx, dy - 4), opacity: 1, offset: 0.92 }] : []),
    { transform: at(dx, dy, bounce ? 1 : 0.8), opacity: bounce ? 1 : 0.3 },
  ];
  const motion = flying.animate(frames, { fill: "both", ...timing });
  const end = (): void => {
    flying.remove();
    window.removeEventListener("pointerdown", end);
  };
  motion.onfinish = end;
  window.addEventListener("pointerdown", end);
}

/** Let goods that lay on a space fly to a seat's farm, one by one. */
export function flyGoods(taken: Goods, space: string, seat: number): void {
  if (!may()) return;
  const from = middle(spaceAt(space));
  const bar = document.querySelector(`[data-testid="goods-bar"][data-seat="${seat}"]`);
  const goods = listed(taken).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  if (from === null) return;
  goods.slice(0, MOST).forEach((good, n) => {
    const to =
      middle(bar?.querySelector(`[data-icon="${good}"]`) ?? null) ??
      middle(document.querySelector(`[data-testid="seat-${seat}-farm"]`)) ??
      middle(document.querySelector(`[data-testid="chip-${seat}"]`));
    const icon = document.querySelector(`svg[data-icon="${good}"]`)?.cloneNode(true);
    if (to !== null && icon instanceof Element)
      send(icon, from, to, { duration: TIME, delay: n * APART, easing: "ease-out" }, false);
  });
}

/** Let a person walk from the house of a seat to a space; one's own take their time, the others are faster. */
export function walk(seat: number, space: string, own: boolean): void {
  if (!may()) return;
  const goal = spaceAt(space);
  const to = middle(goal?.querySelector(".people") ?? goal);
  const from =
    middle(document.querySelector(`[data-testid="seat-${seat}-farm"] [data-piece="room"]`)) ??
    middle(document.querySelector(`[data-testid="seat-${seat}-farm"]`)) ??
    middle(document.querySelector(`[data-testid="chip-${seat}"]`));
  const person = document.querySelector(`svg.person.seat-${seat}`)?.cloneNode(true);
  if (to === null || from === null || !(person instanceof Element)) return;
  person.setAttribute("width", "27");
  person.setAttribute("height", "39");
  send(person, from, to, { duration: own ? WALK : (WALK * 2) / 3, easing: "ease-in-out" }, true);
}

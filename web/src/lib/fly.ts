/** Movement shows cause: goods fly from the space that was used to the farm that gets them. */

import { settings } from "./settings.svelte";
import { listed, slug } from "./terms";
import type { Goods } from "./view";

const TIME = 650;

/** Let goods that lay on a space fly to a seat's farm. */
export function flyGoods(taken: Goods, space: string, seat: number): void {
  if (!settings.moves || document.hidden) return;
  const goods = listed(taken);
  const from = document.querySelector(`[data-testid="space-${slug(space)}"]`);
  const to =
    document.querySelector(`[data-testid="goods-bar"][data-seat="${seat}"]`) ??
    document.querySelector(`[data-testid="seat-${seat}-farm"]`);
  if (from === null || to === null || goods.length === 0) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const flying = document.createElement("div");
  flying.className = "flying";
  flying.setAttribute("aria-hidden", "true");
  for (const [good, n] of goods) {
    const icon = document.querySelector(`svg[data-icon="${good}"]`)?.cloneNode(true);
    if (icon !== undefined) flying.append(String(n), icon);
  }
  flying.style.left = `${start.left + start.width / 3}px`;
  flying.style.top = `${start.top + start.height / 3}px`;
  document.body.append(flying);
  const dx = end.left + end.width / 2 - start.left - start.width / 3;
  const dy = end.top + end.height / 2 - start.top - start.height / 3;
  flying.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) scale(1.2)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 0.2 },
    ],
    { duration: TIME, easing: "ease-in-out" },
  ).onfinish = () => flying.remove();
}

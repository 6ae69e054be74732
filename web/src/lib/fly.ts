/** Movement shows cause: goods fly from the space that was used to the farm that gets them. */

import { settings } from "./settings.svelte";
import { slug } from "./terms";

/** Let copies of the goods on a space fly to a seat's farm; call it before the goods are gone from the page. */
export function flyGoods(space: string, seat: number): void {
  if (!settings.moves || document.hidden) return;
  const from = document.querySelector(`[data-testid="space-${slug(space)}"] [data-goods]`);
  const to =
    document.querySelector(`[data-testid="goods-bar"][data-seat="${seat}"]`) ??
    document.querySelector(`[data-testid="seat-${seat}-farm"]`);
  if (from === null || to === null) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const copy = from.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.className = "flying";
  copy.style.left = `${start.left}px`;
  copy.style.top = `${start.top}px`;
  document.body.append(copy);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 40}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.3 },
    ],
    { duration: 650, easing: "ease-in-out" },
  ).onfinish = () => copy.remove();
}

/** How a decision is made that is not one click on the board: one line below the name of the task. */

import { everyone, herdOf, offers, size } from "../farm/housing";
import { goodsToPay, less } from "../farm/price";
import { t } from "../lib/i18n.svelte";
import type { Action, Farm, Goods } from "../lib/view";

interface Asked {
  /** What may be done on the large farm. */
  onFarm: readonly Action[];
  /** The own farm. */
  farm: Farm | undefined;
  /** What is owed already for what was built in the same action. */
  spent: Goods;
  /** Whether single fences are picked instead of spaces. */
  edges: boolean;
}

/** Whether each new fence costs a wood, whatever is built of them. */
function eachCostsWood(fences: readonly Action[], spent: Goods): boolean {
  return fences.every(({ preview }) => {
    const wood = less(goodsToPay(preview?.bill ?? []), spent).wood;
    return preview?.fences !== undefined && wood === preview.fences;
  });
}

/** How many find no place, however many of one kind or another are kept. */
function withoutRoom(herds: readonly Action[], farm: Farm): number {
  const most = Math.max(...herds.map(({ touches }) => size(herdOf(touches.goods ?? {}))));
  return size(everyone(farm, offers(farm, [...herds]))) - most;
}

/** What to do now; "" where the question says it all. */
export function todo({ onFarm, farm, spent, edges }: Asked): string {
  const of = (...kinds: string[]): Action[] => onFarm.filter(({ kind }) => kinds.includes(kind));
  const fences = of("fence", "edge");
  if (fences.length > 0) {
    const price = eachCostsWood(fences, spent) ? t("todo-fence-price") : "";
    return `${t(edges ? "todo-edges" : "todo-fences")} ${price}`.trimEnd();
  }
  const herds = of("keep");
  if (herds.length > 0 && farm !== undefined) {
    const n = withoutRoom(herds, farm);
    const cooks = herds.some(({ preview }) => (preview?.food ?? 0) > 0);
    return n > 0 ? t(cooks ? "todo-animals-cook" : "todo-animals", { n }) : "";
  }
  const single = of("room", "stable", "plow").filter(({ touches }) => touches.cells !== undefined);
  return single.length > 0 ? t("todo-space") : "";
}

/** The next meal of a family: what is needed, what is there, what the fields and the kitchen could bring. */

import { t } from "../lib/i18n.svelte";
import { listed } from "../lib/terms";
import { GOODS, type Good, type Goods, type View } from "../lib/view";
import { nextHarvest } from "./harvest";

export interface Meal {
  /** The round of the harvest; undefined after the last. */
  next: number | undefined;
  /** Whether it follows this round: before that there is time, and nothing is wrong. */
  due: boolean;
  /** Whether it is so near that what is short is a warning. */
  near: boolean;
  /** When it is, in a few words. */
  when: string;
  need: number;
  /** The food in store. */
  store: number;
  /** What the fields bring first, one food each. */
  crops: string[];
  /** Store and crops together. */
  have: number;
  short: number;
  /** What is still missing when all that could be is eaten. */
  missing: number;
  /** What could be turned into food, how many there are, and how much one of each gives. */
  cook: [Good, number, number][];
  /** The food that all of it would give. */
  cooked: number;
  /** What covers what is short at the least loss; nothing where all of it would not. */
  cover: Goods;
}

/** What a good is worth to a farm that keeps it, roughly in points; building resources and grain come soon again. */
const WORTH: Readonly<Partial<Record<Good, number>>> = { vegetable: 2, sheep: 2.5, boar: 3, cattle: 3.5 };

/** The least that gives so much food, by what it is worth, then by how many goods are given. */
function least(short: number, cook: Meal["cook"]): Goods {
  // For each amount of food, as much as is short or less, the cheapest way to it so far.
  let ways = new Map<number, { worth: number; given: Goods }>([[0, { worth: 0, given: {} }]]);
  for (const [good, n, each] of cook) {
    const next = new Map(ways);
    for (const [food, { worth, given }] of ways) {
      for (let give = 1; give <= n; give++) {
        const to = Math.min(short, food + give * each);
        const cost = worth + give * ((WORTH[good] ?? 1) + 0.01);
        if (cost < (next.get(to)?.worth ?? Infinity)) next.set(to, { worth: cost, given: { ...given, [good]: give } });
      }
    }
    ways = next;
  }
  return ways.get(short)?.given ?? {};
}

export function mealOf(view: View, seat: number): Meal {
  const farm = view.seats[seat];
  const next = nextHarvest(view, seat);
  const away = next === undefined ? 0 : next - view.round;
  const need = farm?.food_needed ?? 0;
  const store = farm?.goods.food ?? 0;
  // What came in from the fields is in store by now, and they bring no more to this meal.
  const due = next === view.round && view.fields_harvested ? {} : (farm?.crops_due ?? {});
  const crops = listed(due).flatMap(([good, n]) => Array<string>(n).fill(good));
  const have = store + crops.length;
  const when = away > 0 ? t("food-in", { n: next ?? 0 }) : t(view.phase === "work" ? "food-after" : "food-now");
  const goods = farm?.goods ?? {};
  const meals = (farm?.meals ?? {}) as Partial<Record<Good, number>>;
  const cook = GOODS.flatMap((good): Meal["cook"] => {
    const each = meals[good] ?? 0;
    const n = goods[good] ?? 0;
    return each > 0 && n > 0 ? [[good, n, each]] : [];
  });
  const cooked = cook.reduce((sum, [, n, each]) => sum + n * each, 0);
  const short = Math.max(0, need - have);
  return {
    next,
    due: next === view.round,
    near: away <= 2,
    when,
    need,
    store,
    crops,
    have,
    short,
    missing: Math.max(0, short - cooked),
    cook,
    cooked,
    cover: least(short, cook),
  };
}

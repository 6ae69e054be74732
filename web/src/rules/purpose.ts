/** What things are for and what they cost, in a sentence or two of the rulebook: it is said where one points at them. */

import type { Obstacles } from "../lib/room.svelte";
import { t } from "../lib/i18n.svelte";
import { capital, goodName, listed } from "../lib/terms";
import type { Good, Space } from "../lib/view";
import { within, type Message } from "../lib/wording";
import { gathersGoods, goodsThere } from "../table/spaceLook";
import { entriesForSpace, entryForIcon, goodOf, messageOf, messageOfGood, type Rule } from "./entries";

/** The sentences of an entry that say what a thing is for, counted from 0. */
const GIST: Readonly<Partial<Record<Rule, readonly number[]>>> = {
  growth: [2],
  field: [0],
  sow: [0],
  pasture: [0, 2],
  stable: [1],
  begging: [0, 1],
  cooking: [2],
  improvement: [0],
  cards: [1],
  start: [0],
};
const RENOVATION = [1];
/** That a family grows into them is what rooms are for. */
const ROOMS = [0];

function sentences(entry: Rule, edition: string, numbers = GIST[entry] ?? []): string {
  const all = t(`${messageOf(entry, edition)}.say`).split(/(?<=\.) /);
  return numbers.flatMap((number) => all[number] ?? []).join(" ");
}

/** What a good is for. */
export function useOf(good: Good, edition: string): string {
  return t(messageOfGood(good, edition), { good: capital(goodName(good)) });
}

/** What a good or a piece is for, by its drawing. */
export function useOfIcon(icon: string, edition: string): string {
  const good = goodOf(icon);
  if (good !== undefined) return useOf(good, edition);
  const entry = entryForIcon(icon);
  return entry === null ? "" : sentences(entry, edition);
}

/** The good that a space gives, if it is a single one. */
export function onlyGood(space: Space): Good | undefined {
  const goods = listed(gathersGoods(space) ? space.income : goodsThere(space));
  return goods.length === 1 ? goods[0]?.[0] : undefined;
}

/** What a space is for: what is done there first, or what the good is for that is only taken; "" for nothing told. */
export function purposeOf(space: Space, edition: string): string {
  const { does } = space;
  const good = does.code.startsWith("do-take") ? onlyGood(space) : undefined;
  if (good !== undefined) return useOf(good, edition);
  const [entry = "space"] = entriesForSpace(space);
  if (entry !== "house") return sentences(entry, edition);
  const renovates = within(does).some(({ code }) => code === "do-renovate");
  return renovates ? sentences(entry, edition, RENOVATION) : sentences("growth", edition, ROOMS);
}

/** What is built on a space, and what one of it costs. */
export function costsOf({ id, does }: Space, costs: Obstacles["costs"]): { what: Message; bill: Message[] }[] {
  return within(does).flatMap((what) => {
    const bill = costs[id]?.[what.code];
    return bill === undefined ? [] : [{ what, bill }];
  });
}

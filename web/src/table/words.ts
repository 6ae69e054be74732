/** What the line of the moment and the log say. */

import { t } from "../lib/i18n.svelte";
import type { LogItem } from "../lib/schema";
import type { State } from "../lib/room.svelte";
import { cardName, goodsText, said, spaceName } from "../lib/terms";
import type { Goods, View } from "../lib/view";
import { isMessage } from "../lib/wording";
import type { Harvested } from "./harvest";

/** The card that asks the open question, if a card does. */
export function asking(view: View): string | null {
  return view.asked_by in view.cards ? view.asked_by : null;
}

/** Whether something is offered that may be declined. */
export function declines(view: View): boolean {
  return view.question.code === "do-may";
}

function personOf(view: View, seat: number): { n: number; of: number } {
  const farm = view.seats[seat];
  if (farm === undefined) return { n: 0, of: 0 };
  return { n: farm.placed.length + 1, of: farm.placed.length + farm.home };
}

/** What a payment is for: the last thing that its player has chosen. */
export function boughtText(log: LogItem[], view: View): string | null {
  if (view.question.code !== "ask-pay") return null;
  const bought = log.findLast((item) => item.kind !== "done" && item.kind !== "pay");
  return bought === undefined || bought.seat !== view.current_player ? null : said(bought.message);
}

/** The space that a person was placed on. */
export function spaceOf(item: LogItem): string {
  return String(item.message["space"] ?? "");
}

const ANIMALS = ["sheep", "boar", "cattle"] as const;

/** What was brought home from a space and found no place there, where nothing was asked about it; "" for nothing. */
export function strayText(before: State | null, now: State, log: LogItem[]): string {
  const last = log.at(-1);
  if (before === null || last?.kind !== "place" || last.seat !== now.seat || before.version + 1 !== now.version)
    return "";
  const had = before.view.seats[last.seat]?.goods;
  const has = now.view.seats[last.seat]?.goods;
  const taken = before.view.spaces.find((space) => space.id === spaceOf(last))?.goods;
  if (had === undefined || has === undefined || taken === undefined) return "";
  if (now.view.actions.some((action) => action.kind === "keep")) return "";
  const gone: Goods = {};
  for (const animal of ANIMALS) {
    const lost = (had[animal] ?? 0) + (taken[animal] ?? 0) - (has[animal] ?? 0);
    if ((taken[animal] ?? 0) > 0 && lost > 0) gone[animal] = lost;
  }
  if (Object.keys(gone).length === 0) return "";
  const food = (has.food ?? 0) - (had.food ?? 0) - (taken.food ?? 0);
  const animals = goodsText(gone);
  return food > 0 ? t("moment-cooked", { animals, food: goodsText({ food }) }) : t("moment-strayed", { animals });
}

/** Questions that say little without the space that asks them. */
const CHOOSES: ReadonlySet<string> = new Set(["ask-choose", "ask-pay", "ask-keep", "ask-which-card"]);

/** Whose decision it is, and what it is. */
export function momentText(state: State, names: string[], log: LogItem[] = []): string {
  const view = state.view;
  if (state.over) {
    const winners = state.winners.map((seat) => names[seat] ?? "").join(", ");
    return view.players === 1
      ? t("moment-over-alone", { points: state.scores[0]?.total ?? 0 })
      : t("moment-over", { who: winners, n: state.winners.length });
  }
  if (state.room.status === "waiting") return t("moment-waiting");
  const seat = view.current_player;
  if (seat === null) return t("moment-nobody");
  const who = names[seat] ?? "";
  if (view.question.code === "ask-place") return t("moment-place", { who, ...personOf(view, seat) });
  if (view.question.code === "ask-end-turn" && seat === state.seat) return t("moment-end-turn", { who });
  const bought = boughtText(log, view);
  if (bought !== null) return t("moment-pay", { who, what: bought });
  const what = said(view.question);
  // The card that asks is named right after it, and says the rest.
  if (declines(view) && asking(view) !== null) return t("moment-may-card", { who });
  const offer = view.question["what"];
  if (declines(view) && isMessage(offer)) return t("moment-may", { who, what: said(offer) });
  const space = asking(view) === null && view.asked_by !== "" ? view.asked_by : null;
  if (space !== null && view.question.code === "ask-first") return t("moment-first", { who, space: spaceName(space) });
  if (space !== null && CHOOSES.has(view.question.code)) return t("moment-at", { who, what, space: spaceName(space) });
  return t("moment-asked", { who, what });
}

/** The same where no link names the card that asks. */
export function momentSpoken(state: State, names: string[], log: LogItem[] = []): string {
  const card = state.over ? null : asking(state.view);
  const said = momentText(state, names, log);
  return card === null ? said : `${said} ${cardName(card)}`;
}

/** The space that has come with this round, until a seat has placed its first person; null afterwards. */
export function openedSpace(state: State): string | null {
  const { view, seat } = state;
  if (seat === null || view.current_player !== seat || view.question.code !== "ask-place") return null;
  return view.seats[seat]?.placed.length === 0 ? (view.round_cards[view.round - 1] ?? null) : null;
}

/** What the last harvest has brought and taken; "" when there was none since. */
export function harvestText(told: Harvested | null): string {
  if (told === null) return "";
  const said = [
    Object.keys(told.more).length > 0 ? t("harvest-more", { goods: goodsText(told.more) }) : "",
    Object.keys(told.less).length > 0 ? t("harvest-less", { goods: goodsText(told.less) }) : "",
    told.begging > 0 ? t("harvest-begging", { n: told.begging }) : "",
  ].filter((part) => part !== "");
  return t("harvest-was", { what: said.length > 0 ? said.join(t("goods-join")) : t("harvest-nothing") });
}

export interface Turn {
  seat: number;
  items: LogItem[];
}

/** The log by rounds and turns; a turn begins where a person is placed. */
export function turns(log: LogItem[]): { round: number; turns: Turn[] }[] {
  const rounds: { round: number; turns: Turn[] }[] = [];
  for (const item of log) {
    let round = rounds.at(-1);
    if (round === undefined || round.round !== item.round) rounds.push((round = { round: item.round, turns: [] }));
    const turn = round.turns.at(-1);
    if (turn === undefined || turn.seat !== item.seat || item.kind === "place")
      round.turns.push({ seat: item.seat, items: [item] });
    else turn.items.push(item);
  }
  return rounds;
}

/** What the others have done since a seat acted last: whom they placed where, which cards they played. */
export function sinceLastTurn(log: LogItem[], seat: number): LogItem[] {
  let from = log.length;
  while (from > 0 && log[from - 1]?.seat !== seat) from--;
  return log.slice(from).filter((item) => item.kind === "place" || item.kind === "card");
}

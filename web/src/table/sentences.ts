/** What the line of the moment and the log say. */

import { t } from "../lib/i18n.svelte";
import type { LogItem } from "../lib/schema";
import type { State } from "../lib/room.svelte";
import { cardName, goodsText, said, spaceName } from "../lib/terms";
import { eventMessage, eventsOf, type GameEvent } from "../lib/events";
import type { Good, Goods, View } from "../lib/view";
import { isMessage } from "../lib/wording";
import { herdOf, size } from "../farm/housing";
import { actsOf, type Acts } from "./harvestActs";

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
  const bought = log.findLast((item) => item.message !== null && item.kind !== "pay");
  if (bought === undefined || bought.message === null || bought.seat !== view.current_player) return null;
  return said(bought.message);
}

/** The space that a person was placed on. */
export function spaceOf(item: LogItem): string {
  return String(item.message?.["space"] ?? "");
}

/** What happened to the own seat by the last placing of a person, if it was the last deed. */
function ofLastPlacing(now: State, log: LogItem[]): ReturnType<typeof eventsOf> {
  const last = log.at(-1);
  if (last?.kind !== "place" || last.seat !== now.seat) return [];
  return eventsOf(last).filter((event) => event.seat === last.seat);
}

/** The animals that were just brought home from a space and ran away, since there is no place for them. */
export function strayed(now: State, log: LogItem[]): Goods | undefined {
  return ofLastPlacing(now, log).find((event) => event.kind === "discarded")?.goods;
}

/** What was brought home from a space and found no place there, where nothing was asked about it; "" for nothing. */
export function strayText(now: State, log: LogItem[]): string {
  const cooked = ofLastPlacing(now, log).find(
    (event) => event.kind === "converted" && size(herdOf(event.goods ?? {})) > 0,
  );
  const lost = strayed(now, log);
  if (cooked !== undefined)
    return t("moment-cooked", { animals: goodsText(cooked.goods ?? {}), food: goodsText(cooked.got ?? {}) });
  return lost === undefined ? "" : t("moment-strayed", { animals: goodsText(lost) });
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
      : t("moment-over", { who: winners });
  }
  if (state.room.status === "waiting") return t("moment-waiting");
  const seat = view.current_player;
  if (seat === null) return t("moment-nobody");
  const who = names[seat] ?? "";
  if (view.question.code === "ask-place") return t("moment-place", { who, ...personOf(view, seat) });
  // The others are told of it, not asked for it.
  if (view.question.code === "ask-end-turn")
    return t(seat === state.seat ? "moment-end-turn" : "moment-ends-turn", { who });
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

/** What the last harvest has brought to a seat and taken from it; null when it has acted since, or there was none. */
export function lastHarvest(log: LogItem[], seat: number): Acts | null {
  const from = log.findLastIndex((item) => item.part === "harvest");
  const since = from < 0 ? [] : log.slice(from);
  const round = since[0]?.round ?? 0;
  const acted = since.some((item) => item.part === "turn" && item.seat === seat && item.round > round);
  // The game goes on only when all have eaten.
  if (acted || !since.some((item) => item.round > round)) return null;
  return actsOf(
    since.filter((item) => item.round === round),
    seat,
  );
}

/** What a seat does, or what happens to all: a person placed and all that comes of it, a harvest, the start of a round. */
export interface Turn {
  part: LogItem["part"];
  seat: number | null;
  items: LogItem[];
}

/** The log by rounds and turns; a turn begins where a person is placed. */
export function turns(log: LogItem[]): { round: number; turns: Turn[] }[] {
  const rounds: { round: number; turns: Turn[] }[] = [];
  for (const item of log) {
    if (item.message === null && heardOf(item).length === 0) continue;
    let round = rounds.at(-1);
    if (round === undefined || round.round !== item.round) rounds.push((round = { round: item.round, turns: [] }));
    const turn = round.turns.at(-1);
    if (turn === undefined || turn.part !== item.part || turn.seat !== item.seat || item.kind === "place")
      round.turns.push({ part: item.part, seat: item.seat, items: [item] });
    else turn.items.push(item);
  }
  return rounds;
}

/** What the headings of the log say already; and a space that is turned up comes into play, which is told too. */
const HEADINGS: ReadonlySet<string> = new Set(["round_began", "harvest_began", "phase_began", "revealed"]);

/** The events of an entry that nothing else says; that hands are dealt at the start goes without saying. */
export function heardOf(item: LogItem): GameEvent[] {
  const dealt = (event: GameEvent): boolean => item.part === "round" && event.kind === "card_dealt";
  return eventsOf(item).filter((event) => event.said !== true && !HEADINGS.has(event.kind) && !dealt(event));
}

/** Events by whose they are, in the order of their first; what happens to all has no seat. */
export function bySeat(events: readonly GameEvent[]): { seat: number | null; events: GameEvent[] }[] {
  const found: { seat: number | null; events: GameEvent[] }[] = [];
  for (const event of events) {
    const seat = event.seat ?? null;
    const known = found.find((one) => one.seat === seat);
    if (known === undefined) found.push({ seat, events: [event] });
    else known.events.push(event);
  }
  return found;
}

/** Events in words, one after the other. */
export function eventsText(events: readonly GameEvent[]): string {
  return events.map((event) => said(eventMessage(event))).join(t("goods-join"));
}

/** An entry in words, for those who hear the log or search it. */
export function entryText(item: LogItem, names: readonly string[]): string {
  const answer = item.message === null ? [] : [said(item.message)];
  const told = bySeat(heardOf(item)).map(({ seat, events }) => {
    const words = eventsText(events);
    return seat === null || seat === item.seat ? words : t("scores-of", { who: names[seat] ?? "", n: words });
  });
  return [...answer, ...told].join(t("reasons-join"));
}

/** What the others have done since a seat acted last: whom they placed where, which cards they played. */
export function sinceLastTurn(log: LogItem[], seat: number): LogItem[] {
  let from = log.length;
  while (from > 0 && log[from - 1]?.seat !== seat) from--;
  return log.slice(from).filter((item) => item.message !== null && (item.kind === "place" || item.kind === "card"));
}

/** What an entry brought to the one who acted, in goods: what was taken from a space or came from cards with it. */
export function goodsGot(item: LogItem): Goods {
  const all: Goods = {};
  for (const event of eventsOf(item)) {
    if (event.seat !== item.seat || event.kind !== "gained") continue;
    for (const [good, n] of Object.entries(event.goods ?? {}) as [Good, number][]) all[good] = (all[good] ?? 0) + n;
  }
  return all;
}

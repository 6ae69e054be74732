/** Movement shows cause: what the log tells is seen, and heard, to happen. */

import { eventsOf } from "../lib/events";
import { flyGoods, launch, walk, walkTime, type Flight } from "../lib/fly";
import type { LogItem } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import type { Farm, Goods } from "../lib/view";
import { listen } from "../sound/sound";
import { actsOf, merged, type Acts } from "./harvestActs";
import { spaceOf } from "./sentences";

function flightsOf(item: LogItem, me: number): Flight[] {
  if (item.kind !== "place" || item.seat === null) return [];
  const own = item.seat === me;
  const person = walk(item.seat, spaceOf(item), own);
  // Goods wait for who takes them.
  const after = person.length > 0 ? walkTime(own) : 0;
  const goods = eventsOf(item).flatMap((event) =>
    event.kind === "gained" && event.space !== undefined && event.seat !== undefined
      ? flyGoods(event.goods ?? {}, event.space, event.seat, after)
      : [],
  );
  return [...person, ...goods];
}

export class Motion {
  /** The harvest that is being shown. */
  harvest: Acts | null = $state.raw(null);
  /** What the seats had before what flies to them now; empty when all has come. */
  #before: readonly Goods[] = $state.raw([]);
  /** What they had when something moved last. */
  #had: readonly Goods[] = [];
  #heard: number;
  #fresh: readonly LogItem[] = [];
  /** What the next round has brought already while a harvest is shown. */
  #held: readonly LogItem[] = [];

  constructor(heard: number) {
    this.#heard = heard;
  }

  /** To be called with each new log before the table shows what it tells. */
  hear(log: readonly LogItem[], me: number): void {
    const fresh = log.slice(this.#heard);
    this.#heard = log.length;
    // Whoever comes back to a game, or steps through one, does not want to see all of it at once.
    if (fresh.length === 0 || fresh.length > 12) return;
    this.#fresh = fresh;
    const acts = settings.moves && !document.hidden ? actsOf(fresh, me) : null;
    if (acts !== null) this.harvest = merged(this.harvest, acts);
  }

  /**
   * To be called when the table shows it: what is new is heard, and moves to its place. Nothing moves while it is covered
   * by a harvest: whoever came before that has gone home, and the moves of the next round are seen when it is over.
   */
  launch(me: number, farms: readonly Farm[], covered: boolean): void {
    const [fresh, held, had] = [this.#fresh, this.#held, this.#had];
    this.#had = farms.map((farm) => farm.goods);
    this.#fresh = [];
    if (fresh.length > 0) listen(fresh);
    const ended = covered ? (this.harvest?.round ?? 0) : 0;
    const moved = [...held, ...fresh.filter((item) => item.round > ended)];
    this.#held = covered ? moved : [];
    if (covered) return;
    const flights = moved.flatMap((item) => flightsOf(item, me));
    // What was held back has been counted already.
    if (flights.length > 0 && held.length === 0) this.#before = had;
    launch(flights, () => {
      if (this.#before === had) this.#before = [];
    });
  }

  /** What a seat is seen to have: what flies to it counts when it has come. */
  seen(farm: Farm): Goods {
    return this.#before[farm.seat] ?? farm.goods;
  }
}

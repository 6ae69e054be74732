/** Which sounds the events of a game ask for. */

import { eventsOf, type GameEvent } from "../lib/events";
import type { LogItem } from "../lib/schema";
import type { Sound } from "./voices";

const ANIMALS = ["sheep", "boar", "cattle"] as const;

const OF_KIND: Readonly<Record<string, Sound>> = {
  plowed: "plow",
  built: "build",
  renovated: "build",
  sowed: "harvest",
  harvested: "harvest",
  bred: "animals",
  begged: "begging",
  round_began: "round",
};

function soundOf(event: GameEvent): Sound | undefined {
  if (event.kind !== "gained" && event.kind !== "delivered") return OF_KIND[event.kind];
  const goods = event.goods;
  if (goods === undefined) return undefined;
  return ANIMALS.some((animal) => (goods[animal] ?? 0) > 0) ? "animals" : "goods";
}

/** The sounds of new entries of the log in the order of what happened, each once. */
export function soundsOf(items: readonly LogItem[]): Sound[] {
  const found = items.flatMap((item): Sound[] => [
    ...(item.kind === "place" ? (["place"] as const) : []),
    ...eventsOf(item).flatMap((event) => soundOf(event) ?? []),
  ]);
  return [...new Set(found)];
}

/** Which other ways to play a game can have, and which of them go together. */

import type { VariantInfo } from "../lib/schema";

/** Whether a game of an edition can have a variant. */
export function fits(one: VariantInfo, edition: string, players: number, cards: boolean): boolean {
  return (
    one.editions.includes(edition) &&
    one.least_players <= players &&
    players <= one.most_players &&
    (cards || !one.needs_cards)
  );
}

/** The names less those that contradict a variant. */
export function without(names: readonly string[], one: VariantInfo): string[] {
  return names.filter((name) => name !== one.name && !one.contradicts.includes(name));
}

/** The names of those that a game can have, by what the service calls their lists. */
export function wished(
  variants: readonly VariantInfo[],
  names: readonly string[],
  edition: string,
  players: number,
  cards: boolean,
): { variants: string[]; house_rules: string[] } {
  const chosen = variants.filter((one) => names.includes(one.name) && fits(one, edition, players, cards));
  return {
    variants: chosen.filter((one) => one.kind !== "house rule").map((one) => one.name),
    house_rules: chosen.filter((one) => one.kind === "house rule").map((one) => one.name),
  };
}

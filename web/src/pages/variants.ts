/** Which other ways to play a game can have, and which of them go together. A wish is a name, or "name:parameter". */

import type { VariantInfo } from "../lib/schema";

/** The ways to a hand that are asked for most; the others are folded away. */
export const USUAL: readonly string[] = ["draft-separate", "7-of-10", "mulligan"];

/** The name in a wish. */
export function nameOf(wish: string): string {
  return wish.split(":")[0] ?? wish;
}

/** Whether a game of an edition can have a variant. */
export function fits(one: VariantInfo, edition: string, players: number, cards: boolean): boolean {
  return (
    one.editions.includes(edition) &&
    one.least_players <= players &&
    players <= one.most_players &&
    (cards || !one.needs_cards)
  );
}

/** The wishes less those that contradict a variant, and itself. */
export function without(wishes: readonly string[], one: VariantInfo): string[] {
  return wishes.filter((wish) => nameOf(wish) !== one.name && !one.contradicts.includes(nameOf(wish)));
}

/** The parameter that is wished for a variant, or the usual one; "" where it has none. */
export function parameterOf(wishes: readonly string[], one: VariantInfo): string {
  const given = wishes.find((wish) => nameOf(wish) === one.name)?.split(":")[1] ?? "";
  return one.parameters.includes(given) ? given : (one.parameters[0] ?? "");
}

/** The wish for a variant with a parameter, as the service takes it: the usual one goes without saying. */
export function withParameter(one: VariantInfo, parameter: string): string {
  return parameter === (one.parameters[0] ?? "") ? one.name : `${one.name}:${parameter}`;
}

/** The wishes that a game can have, by what the service calls their lists. */
export function wished(
  variants: readonly VariantInfo[],
  wishes: readonly string[],
  edition: string,
  players: number,
  cards: boolean,
): { variants: string[]; house_rules: string[] } {
  const names = wishes.map(nameOf);
  const chosen = variants.filter((one) => names.includes(one.name) && fits(one, edition, players, cards));
  const texts = (house: boolean): string[] =>
    chosen
      .filter((one) => (one.kind === "house rule") === house)
      .map((one) => withParameter(one, parameterOf(wishes, one)));
  return { variants: texts(false), house_rules: texts(true) };
}

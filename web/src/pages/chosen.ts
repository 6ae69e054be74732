/** What is chosen for a game that chance deals otherwise, as the service takes it. */

export interface Chosen {
  hand?: string[];
  exclude?: string[];
  round_cards?: string[];
}

/** The order with a round card one place earlier or later; null where its stage ends there. */
export function moved(
  order: readonly string[],
  stages: readonly (readonly { id: string }[])[],
  at: number,
  step: number,
): string[] | null {
  const [one, other] = [order[at], order[at + step]];
  if (one === undefined || other === undefined) return null;
  const stageOf = (id: string): number => stages.findIndex((stage) => stage.some((card) => card.id === id));
  if (stageOf(one) !== stageOf(other)) return null;
  const next = [...order];
  next[at] = other;
  next[at + step] = one;
  return next;
}

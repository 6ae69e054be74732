/** Which cards of the hand are shown; kept while others play. */

import type { CardFacts } from "../lib/view";
import type { Stage } from "./readiness";

export const KINDS = ["occupation", "minor"] as const;
type Kind = (typeof KINDS)[number];

export class HandShown {
  stage: Stage | "all" = $state("all");
  kind: Kind | "all" = $state("all");
  readonly narrowed = $derived.by(() => this.stage !== "all" || this.kind !== "all");

  #round = 0;
  #begun = new Map<string, Stage>();

  /** How near a card was to being played when it was first seen in a round: by that it lies, so that none jumps. */
  lies(id: string, stage: Stage, round: number): Stage {
    if (round !== this.#round) this.#begun.clear();
    this.#round = round;
    const begun = this.#begun.get(id) ?? stage;
    this.#begun.set(id, begun);
    return begun;
  }

  all(): void {
    this.stage = "all";
    this.kind = "all";
  }

  toggle(stage: Stage): void {
    this.stage = this.stage === stage ? "all" : stage;
  }

  toggleKind(kind: Kind): void {
    this.kind = this.kind === kind ? "all" : kind;
  }

  /** Whether a card is shown; how near it is to being played is null as long as nobody has said it. */
  has(card: CardFacts, stage: Stage | null): boolean {
    return (
      (this.kind === "all" || this.kind === card.kind) &&
      (this.stage === "all" || stage === null || this.stage === stage)
    );
  }
}

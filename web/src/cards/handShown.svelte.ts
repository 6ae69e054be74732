/** Which cards of the hand are shown; kept while others play. */

import type { CardFacts } from "../lib/view";
import type { Stage } from "./readiness";

export const KINDS = ["occupation", "minor"] as const;
type Kind = (typeof KINDS)[number];

export class HandShown {
  stage: Stage | "all" = $state("all");
  kind: Kind | "all" = $state("all");
  readonly narrowed = $derived.by(() => this.stage !== "all" || this.kind !== "all");

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

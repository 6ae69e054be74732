/** What the land shows of the moment of the game: the season of the stage, and how ripe the crops are. */

import type { View } from "../lib/view";
import { ripeness, type Ripeness } from "../paint/field";
import { seasonOf, type Season } from "../paint/painting";

export interface Moment {
  round: number;
  season: Season;
  ripe: Ripeness;
}

type Rounds = Pick<View, "round" | "stage" | "harvest_rounds" | "phase">;

export function moment({ round, stage, harvest_rounds, phase }: Rounds): Moment {
  const next = harvest_rounds.find((harvest) => harvest >= round);
  // When the game is over, what still stands on the fields is ripe.
  const away = next === undefined || phase === "end" ? 0 : next - round;
  return { round, season: seasonOf(stage), ripe: ripeness(away) };
}

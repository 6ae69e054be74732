/** What the engine tells a seat (`Game.view`), with closer types than the messages have: goods by name, sorts of farms. */

import type * as Sent from "./schema";

export type { AnimalPlace, Card as CardFacts, ActionPreview } from "./schema";

export const GOODS = [
  "wood",
  "clay",
  "reed",
  "stone",
  "grain",
  "vegetable",
  "food",
  "sheep",
  "boar",
  "cattle",
] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;

export type ActionKind =
  | "place"
  | "choose"
  | "room"
  | "stable"
  | "plow"
  | "fence"
  | "pasture"
  | "sow"
  | "bake"
  | "card"
  | "pay"
  | "keep"
  | "convert"
  | "use"
  | "done"
  | "edge"
  | "take"
  | "partner"
  | "trade";

export interface Touches extends Sent.Touches {
  goods?: Goods;
}

export interface Action extends Sent.LegalAction {
  kind: ActionKind;
  touches: Touches;
}

export interface Space extends Sent.Space {
  goods: Goods;
  income: Goods;
}

/** What both sorts of farm have. */
interface FarmBase extends Sent.Farm {
  goods: Goods;
  piles: Record<string, Goods[]>;
  card_fields: { card: string; crop: Goods }[];
}

/** The farm of 15 spaces; cells are "a1" (top left) to "e3", edges "a1n", "a1w", along the rims "a3s" and "e1e". */
export interface GridFarm extends FarmBase {
  yard: "grid";
  rooms: string[];
  fields: Record<string, Goods>;
  stables: string[];
  fences: string[];
  pastures: { cells: string[]; capacity: number }[];
  unused: string[];
  fences_left: number;
  stables_left: number;
}

/** The farm of tiles that are laid out one beside the other (Family Edition). */
export interface TileFarm extends FarmBase {
  yard: "tiles";
  rooms: number;
  /** The grain on each field, the fullest first. */
  fields: number[];
  pastures: { shape: string; stable: boolean }[];
  stables: number;
  capacities: number[];
}

export type Farm = GridFarm | TileFarm;

export interface Promise_ extends Sent.Promise {
  goods: Goods;
}

export interface View extends Sent.View {
  actions: Action[];
  spaces: Space[];
  promises: Promise_[];
  seats: Farm[];
}

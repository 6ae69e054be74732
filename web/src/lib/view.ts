/** The shape of what the engine tells a seat (`Game.view`), and of what an action touches. */

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
  | "done";

export interface Touches {
  space?: string;
  cells?: string[];
  edges?: string[];
  tile?: string;
  cards?: string[];
  goods?: Goods;
}

/** What an answer leads to that only the rules can tell. */
export interface Outlook {
  /** The ways to pay, in words; for fences the bill of the whole action. */
  bill?: string[];
  /** New fences. */
  fences?: number;
  /** How many animals the new pasture would hold. */
  capacity?: number;
  /** How the score would change. */
  points?: number;
  /** Food for animals that leave. */
  food?: number;
}

export interface Action {
  text: string;
  kind: ActionKind;
  touches: Touches;
  outlook?: Outlook;
}

export interface Space {
  name: string;
  does: string;
  stage: number;
  open: boolean;
  goods: Goods;
  income: Goods;
  people: number[];
  occupied: boolean;
}

export interface CardFacts {
  name: string;
  kind: "major" | "minor" | "occupation";
  points: number;
  text: string;
  price: string[];
  needs: string;
  traveling: boolean;
}

/** A place for animals: in a mixed one several kinds may stand together, one with a `kind` takes only that. */
export interface AnimalPlace {
  where: "pasture" | "stable" | "house" | "card";
  capacity: number;
  mixed: boolean;
  card?: string;
  kind?: "sheep" | "boar" | "cattle";
}

/** What both sorts of farm have. */
interface FarmBase {
  seat: number;
  goods: Goods;
  house: "wood" | "clay" | "stone";
  /** Pastures in their order, stables outside them, the house, cards. */
  animal_places: AnimalPlace[];
  family: number;
  newborns: number;
  home: number;
  placed: string[];
  newborns_on: (string | null)[];
  begging: number;
  bonus: number;
  cards: string[];
  hand_size: number;
  known_in_hand: string[];
  occupations_played: number;
  lodgers: number;
  on_cards: Record<string, number[]>;
  /** What cards remember, in words. */
  notes: Record<string, string>;
  /** The goods that lie on cards to be bought, from the top. */
  piles: Record<string, Goods[]>;
  card_fields: { card: string; crop: Goods }[];
  gained: number;
  food_needed: number;
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

export interface Promise_ {
  round: number;
  seat: number;
  card: string;
  goods: Goods;
  deed: string;
}

export interface View {
  edition: string;
  players: number;
  options: Record<string, unknown>;
  /** Null for somebody who only watches. */
  seat: number | null;
  round: number;
  phase: string;
  starting_player: number;
  current_player: number | null;
  question: string;
  asked_by: string;
  actions: Action[];
  spaces: Space[];
  round_cards: string[];
  harvest_rounds: number[];
  majors: string[];
  cards: Record<string, CardFacts>;
  supply: Record<string, number>;
  promises: Promise_[];
  seats: Farm[];
  hand: string[];
}

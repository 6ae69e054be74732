/** The messages of the service. Made by `make web-types`; do not edit. */

/** Answer the open question with the text of an action. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  action: string;
}

/** A place for animals; in a mixed one several kinds may stand together, one with a `kind` takes only that. */
export interface AnimalPlace {
  capacity: number;
  card?: string;
  kind?: "boar" | "cattle" | "sheep";
  mixed: boolean;
  where: "card" | "house" | "pasture" | "stable";
}

export type Answer = Done | Refused | Hints | Because | Pong | StateMessage;

/** Why something can't be used now; null when it can. */
export interface Because {
  type: "why";
  id: string;
  what: string;
  reason: string | null;
}

/** A card that the seat may read. */
export interface Card {
  kind: "major" | "minor" | "occupation";
  name: string;
  needs: string;
  points: number;
  price: string[];
  text: string;
  traveling: boolean;
}

/** A field on a card and what grows there. */
export interface CardField {
  card: string;
  crop: Record<string, number>;
}

/** The public facts of a card, in our own words. */
export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  deck: string;
  players: number;
  price: string[] | null;
  needs: string | null;
  points: number;
  category: string;
  traveling: boolean;
  text: string;
  rulings: string[];
  editions: string[];
}

/** The cards that fit a search. */
export interface Cards {
  cards: CardInfo[];
}

/** What can be played, and against whom. */
export interface Catalog {
  editions: EditionInfo[];
  levels: string[];
  default_level: string;
  colours: string[];
  version: string;
  protocol: number;
}

export type Command = Act | Undo | Hint | Why | Look | Ping;

/** The new room, the seats that you hold in it, and the link that invites. */
export interface Created {
  room: RoomInfo;
  seats: number[];
  link: string;
  token: string | null;
}

/** A command was carried out and is stored; the room's version after it. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A rule set. */
export interface EditionInfo {
  name: string;
  most_players: number;
  hand_cards: boolean;
  deals_cards: boolean;
  options: OptionInfo[];
}

/** An answer to a request that was not carried out. */
export interface ErrorMessage {
  error: Problem;
}

/** Everything public about one player. `yard` tells whether it is a farmyard of cells ("grid") or of tiles. */
export interface Farm {
  animal_places: AnimalPlace[];
  begging: number;
  bonus: number;
  capacities?: number[];
  card_fields: CardField[];
  cards: string[];
  family: number;
  fences?: string[];
  fences_left?: number;
  fields: Record<string, Record<string, number>> | number[];
  food_needed: number;
  gained: number;
  goods: Record<string, number>;
  hand_size: number;
  home: number;
  house: "clay" | "stone" | "wood";
  known_in_hand: string[];
  lodgers: number;
  newborns: number;
  newborns_on: (string | null)[];
  notes: Record<string, string>;
  occupations_played: number;
  on_cards: Record<string, number[]>;
  pastures: Pasture[];
  piles: Record<string, Record<string, number>[]>;
  placed: string[];
  places_for_any_animal: number;
  rooms: string[] | number;
  seat: number;
  stables: string[] | number;
  stables_left?: number;
  unused?: string[];
  yard: string;
}

/** The room stands still, and why; a state follows when it goes on. */
export interface Frozen {
  type: "frozen";
  message: string;
}

/** Whether the service is ready ("ready", "degraded", "not"), and what it looked at. */
export interface Health {
  status: "degraded" | "not" | "ready";
  checks: Record<string, unknown>;
}

/** Ask what a good player would do. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
}

/** What a computer player thinks of one legal action. */
export interface HintItem {
  action: string;
  value: number;
  share: number;
  why: string;
}

/** Hints for the open question, best first. */
export interface Hints {
  type: "hints";
  id: string;
  version: number;
  hints: HintItem[];
}

/** Take an open seat, a given one or the first. */
export interface Join {
  name?: string;
  seat?: number | null;
  bot?: boolean;
}

/** One action that the seat may choose now; its text is what a command sends back. */
export interface LegalAction {
  kind: string;
  outlook?: Outlook;
  text: string;
  touches: Touches;
}

/** One open move; `n` counts from 0. */
export interface LogItem {
  n: number;
  round: number;
  seat: number;
  kind: string;
  text: string;
  cards: string[];
}

/** Ask for the state of a seat of one's own; after the hand-over page at a shared screen. */
export interface Look {
  type: "look";
  seat?: number | null;
}

export type Message = StateMessage | Done | Refused | Hints | Because | Thinking | Presence | Frozen | Pong;

/** A record to look at or to play on. */
export interface NewRecord {
  record: string;
}

/** A wish for a new room. All "person" seats belong to whoever asks; "open" ones wait for guests by the link. */
export interface NewRoom {
  edition: string;
  players: number;
  seats: SeatWish[];
  cards?: boolean;
  options?: Record<string, boolean>;
  seed?: number | null;
  hot_seat?: boolean;
}

/** A rule that may be switched; the default by number of players, for games with cards and without. */
export interface OptionInfo {
  name: string;
  about: string;
  default_with_cards: boolean[];
  default_without_cards: boolean[];
}

/** What an action leads to that only the rules can tell: the ways to pay, new fences, places for animals, points. */
export interface Outlook {
  bill?: string[];
  born?: Record<string, number>;
  capacity?: number;
  fences?: number;
  food?: number;
  leave?: Record<string, number>;
  points?: number;
}

/** A pasture: on a farmyard of cells its cells and capacity, on a farm of tiles its shape and stable. */
export interface Pasture {
  capacity?: number;
  cells?: string[];
  shape?: string;
  stable?: boolean;
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  version: number;
}

/** Somebody came or went: the seats that are connected now. Computers always are. */
export interface Presence {
  type: "presence";
  seats: number[];
}

/** What went wrong: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  message: string;
}

/** Goods or a deed that wait on a round space. */
export interface Promise {
  card: string;
  deed: string;
  goods: Record<string, number>;
  round: number;
  seat: number;
}

/** A command was not carried out; the message says why and what to do. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
}

/** Where in a finished game a state is. */
export interface ReplayPlace {
  after: number;
  total: number;
}

/** What everybody may know of a room. */
export interface RoomInfo {
  id: string;
  edition: string;
  players: number;
  cards: boolean;
  options: Record<string, boolean>;
  seats: SeatInfo[];
  status: "frozen" | "over" | "playing" | "waiting";
  version: number;
  practice: boolean;
  hot_seat: boolean;
  created: string;
  round: number;
  engine: string;
  notice: string | null;
}

/** Some rooms, the one used last first. */
export interface Rooms {
  rooms: RoomInfo[];
}

/** One line of a score sheet. */
export interface ScoreItem {
  category: string;
  points: number;
  explanation: string;
}

/** One seat's score as it stands. */
export interface ScoreSheet {
  seat: number;
  total: number;
  lines: ScoreItem[];
}

/** Leave a seat of one's own open, hand it to a computer or rename it; an open seat may go to a computer too. */
export interface SeatChange {
  do: "computer" | "leave" | "open" | "rename";
  level?: string | null;
  name?: string | null;
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  kind: "computer" | "open" | "person";
  name: string;
  level: string | null;
  connected: boolean;
  colour: string;
}

/** Who is to sit on a seat of a new room. */
export interface SeatWish {
  kind: "computer" | "open" | "person";
  level?: string | null;
  name?: string | null;
}

/** One action space; `open` says whether it lies on the board already. */
export interface Space {
  does: string;
  goods: Record<string, number>;
  income: Record<string, number>;
  name: string;
  occupied: boolean;
  open: boolean;
  people: number[];
  stage: number;
}

/** The room as one client may see it: complete but for the log, which begins at `log_from`. */
export interface StateMessage {
  type: "state";
  version: number;
  room: RoomInfo;
  you: You;
  seat: number | null;
  view: View;
  blocked: Record<string, string>;
  lacks: Record<string, string>;
  scores: ScoreSheet[];
  undo: UndoState;
  log: LogItem[];
  log_from: number;
  history: number[][];
  thinking: ThinkingSeat[];
  over: boolean;
  winners: number[];
  hand_over: boolean;
  replay: ReplayPlace | null;
}

/** How far a computer player has come with its thinking. */
export interface Thinking {
  type: "thinking";
  seat: number;
  done: number;
}

/** A computer player that thinks, and how much of its thinking is done, 0 to 1. */
export interface ThinkingSeat {
  seat: number;
  done: number;
}

/** What an action touches, so that it can be shown as something to click on. */
export interface Touches {
  cards?: string[];
  cells?: string[];
  edges?: string[];
  goods?: Record<string, number>;
  space?: string;
  tile?: string;
}

/** Take the last decision back, or the whole turn. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
  whole_turn?: boolean;
}

/** How many decisions the seat could take back now, or why none. */
export interface UndoState {
  steps: number;
  reason: string | null;
}

/** The position as a seat may know it; with the seat null as everybody may know it: no hand, no actions. */
export interface View {
  actions: LegalAction[];
  asked_by: string;
  cards: Record<string, Card>;
  current_player: number | null;
  edition: string;
  hand: string[];
  harvest_rounds: number[];
  majors: string[];
  options: Record<string, boolean | number | string | string[]>;
  phase: string;
  players: number;
  promises: Promise[];
  question: string;
  round: number;
  round_cards: string[];
  seat: number | null;
  seats: Farm[];
  spaces: Space[];
  starting_player: number;
  supply: Record<string, number>;
}

/** Ask why a space, a card or a farmyard space can't be used now. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  what: string;
}

/** Who you are in this room: the seats that you hold (none: you watch) and your name. */
export interface You {
  seats: number[];
  name: string;
}

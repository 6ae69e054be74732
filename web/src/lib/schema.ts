/** The messages of the service. Made by `make web-types`; do not edit. */

/** Your account, or what the service knows of you as a guest. */
export interface AccountInfo {
  signed_in: boolean;
  passkeys_work: boolean;
  name: string;
  created: string | null;
  passkeys: PasskeyInfo[];
  results: ResultInfo[];
  ratings: RatingInfo[];
}

/** A link that signs another browser in, once. What stands after the # is the key, which no proxy sees. */
export interface AccountLink {
  link: string;
  seconds: number;
}

/** Answer the open question with the code of an action. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  action: string;
}

/** What an action leads to that only the rules can tell: the ways to pay, new fences, places for animals, points. */
export interface ActionPreview {
  bill?: Message[];
  born?: Record<string, number>;
  capacity?: number;
  dues?: Due[];
  fences?: number;
  food?: number;
  leave?: Record<string, number>;
  places?: Record<string, number>[];
  points?: number;
  room?: Record<string, number>;
}

/** A place for animals; in a mixed one several kinds may stand together, one with a `kind` takes only that. */
export interface AnimalPlace {
  animals: Record<string, number>;
  capacity: number;
  card?: string;
  kind?: "boar" | "cattle" | "sheep";
  mixed: boolean;
  more_sheep?: number;
  one_per_kind?: boolean;
  where: "card" | "house" | "pasture" | "stable";
}

export type Answer = Done | Refused | Hints | Because | InTheWay | Meant | Pong | StateMessage;

/** Why something can't be used now: all reasons; none when it can. */
export interface Because {
  type: "why";
  id: string;
  what: string;
  reasons: Message[];
}

/** A card that the seat may read. */
export interface Card {
  category: string;
  gist: string;
  kind: "major" | "minor" | "occupation";
  name: string;
  needs: Message | null;
  points: number;
  price: Message[];
  text: string;
  traveling: boolean;
}

/** What a card has brought its owner in a game: goods, and points that were noted for good. */
export interface CardBrought {
  seat: number;
  card: string;
  goods: Record<string, number>;
  points: number;
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
  kind: "major" | "minor" | "occupation";
  deck: string;
  players: number;
  price: Message[] | null;
  needs: Message | null;
  points: number;
  category: string;
  traveling: boolean;
  text: string;
  gist: string;
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
  variants: VariantInfo[];
  levels: string[];
  default_level: string;
  colours: string[];
  version: string;
  protocol: number;
}

/** What has changed in the state that this connection was told last: patches, to be applied one after the other. */
export interface Change {
  type: "change";
  version: number;
  patches: Patch[];
}

/** How long people may think: for each turn, or for all of their turns together. A computer plays for who does not. */
export interface Clock {
  kind: "game" | "turn";
  seconds: number;
}

export type Command = Act | Undo | Hint | Why | Obstacles | Read | Look | Say | Mute | Ready | Ping;

/** The new room, the seats that you hold in it, and the link that invites. */
export interface Created {
  room: RoomInfo;
  seats: number[];
  link: string;
  token: string | null;
  notices: "practice"[];
  links: Links | null;
}

/** A command was carried out and is stored; the room's version after it. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** What the card of another player takes from who uses a space. */
export interface Due {
  card: string;
  goods: Record<string, number>;
  seat: number;
}

/** A rule set. */
export interface EditionInfo {
  name: string;
  most_players: number;
  hand_cards: boolean;
  decks: string;
  usual_decks: string;
  options: OptionInfo[];
  round_cards: RoundCardInfo[][];
}

/** Come into a private room by the key of one of its links. */
export interface Enter {
  key: string;
  bot?: boolean;
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
  crops_due: Record<string, number>;
  family: number;
  fences?: string[];
  fences_away?: number;
  fences_left?: number;
  fields: Record<string, Record<string, number>> | number[];
  food_needed: number;
  gained: number;
  goods: Record<string, number>;
  guests: number;
  hand_size: number;
  home: number;
  house: "clay" | "stone" | "wood";
  known_in_hand: string[];
  lodgers: number;
  meals: Record<string, number>;
  newborns: number;
  newborns_on: (string | null)[];
  notes: Record<string, Message>;
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
  upright_fences?: string[];
  yard: string;
}

/** Whether the service is ready ("ready", "degraded", "not"), and what it looked at. */
export interface Health {
  status: "degraded" | "not" | "ready";
  checks: Record<string, unknown>;
}

/** Ask what a good player would do, or what somebody who learns the game should. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
  learning?: boolean;
}

/** What a computer player thinks of one legal action, named by its code. */
export interface HintItem {
  action: string;
  value: number;
  share: number;
  reason: Message | null;
  standing: Message | null;
}

/** Hints for the open question, best first. */
export interface Hints {
  type: "hints";
  id: string;
  version: number;
  hints: HintItem[];
}

/** What stands in the way, by the ids of spaces and of cards; what can be used is left out. And what cards cost. */
export interface InTheWay {
  type: "obstacles";
  id: string;
  version: number;
  spaces: Record<string, Message[]>;
  ways: Record<string, Message[]>;
  cards: Record<string, Message[]>;
  prices: Record<string, Record<string, Message[]>>;
  costs: Record<string, Record<string, Message[]>>;
}

/** Take an open seat, a given one or the first. */
export interface Join {
  name?: string;
  seat?: number | null;
  bot?: boolean;
}

/** What a good player thinks of a turn of a finished game: what was done, what was best, and the points between. */
export interface Judged {
  after: number;
  round: number;
  seat: number;
  played: Message;
  best: Message;
  cost: number;
}

/** Choose the occupation that stays with a seat after a game of a series, by id; empty for none. */
export interface KeepOccupation {
  seat: number;
  card: string;
}

/** One action that the seat may choose now; its code is what a command sends back. */
export interface LegalAction {
  code: string;
  kind: string;
  message: Message;
  preview?: ActionPreview;
  touches: Touches;
}

/** The links into a private room. What stands after the # is the key, which no proxy sees. */
export interface Links {
  play: string;
  watch: string;
}

/** One entry of the log; `number` counts from 0. */
export interface LogItem {
  number: number;
  round: number;
  part: "harvest" | "round" | "turn";
  seat: number | null;
  kind: string;
  code: string;
  message: Message | null;
  cards: string[];
  events: Record<string, unknown>[];
}

/** Ask for the state of a seat of one's own; after the hand-over page at a shared screen. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/** The code of the action that a typed text means. */
export interface Meant {
  type: "read";
  id: string;
  action: string;
}

/** A code with its parameters beside it: what people are told, in no language; `agricola.wording` has the words. */
export interface Message {
  code: string;
  [name: string]: Parameter;
}

/** Hear nothing more of what the person on a seat says, or hear it again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  whom: number;
  on?: boolean;
}

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
  decks?: string | null;
  options?: Record<string, boolean>;
  variants?: string[];
  house_rules?: string[];
  hand?: string[];
  exclude?: string[];
  round_cards?: string[] | null;
  seed?: number | null;
  hot_seat?: boolean;
  clock?: Clock | null;
  private?: boolean;
  talk?: boolean;
  watch_delay?: boolean;
}

/** A wish for several games that belong together: alone a solo series, with 2 to 4 players a campaign. */
export interface NewSeries {
  edition: string;
  seats: SeatWish[];
  name?: string;
  decks?: string | null;
  variants?: string[];
  house_rules?: string[];
  repeat?: boolean | null;
  reading?: "english" | "french" | "polish";
  seed?: number | null;
  hot_seat?: boolean;
}

/** Ask what stands in the way of every open space, of the cards of the hand and of the open majors. */
export interface Obstacles {
  type: "obstacles";
  id: string;
  seat: number;
}

/** A rule that may be switched; the default by number of players, for games with cards and without. */
export interface OptionInfo {
  name: string;
  about: string;
  default_with_cards: boolean[];
  default_without_cards: boolean[];
}

/** What a message speaks of: a number, an id, goods, another message, or a list of these. */
export type Parameter = number | string | Message | Record<string, number> | Parameter[];

/** Let a passkey open the account no more. */
export interface PasskeyGone {
  id: string;
}

/** A passkey of an account. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: string;
}

/** A passkey that the browser has made: what `navigator.credentials.create` gave, as its `toJSON` writes it. */
export interface PasskeyMade {
  credential: Record<string, unknown>;
  name?: string;
}

/** What `PublicKeyCredential.parseCreationOptionsFromJSON`, or `...RequestOptionsFromJSON`, takes. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Sign in by a passkey: what `navigator.credentials.get` gave, as its `toJSON` writes it. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
}

/** A pasture: on a farmyard of cells its cells and capacity, on a farm of tiles its shape and stable. */
export interface Pasture {
  capacity?: number;
  cells?: string[];
  shape?: string;
  stable?: boolean;
}

/** What changes in an object or a list, by name or number; see Change. */
export interface Patch {
  [name: string]: Patch | unknown[];
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** A wish for the next game of a series; who plays alone may choose what chance deals otherwise. */
export interface PlaySeries {
  hand?: string[];
  round_cards?: string[] | null;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  version: number;
}

/** What went wrong: a code for programs, a message for people. */
export interface Problem {
  code: string;
  message: Message;
}

/** Goods or a deed that wait on a round space. */
export interface Promise {
  card: string;
  deed: Message | null;
  goods: Record<string, number>;
  round: number;
  seat: number;
}

/** The public key for `PushManager.subscribe`; null where this service sends no notices. */
export interface PushInfo {
  key: string | null;
}

/** How well you play a game against people. */
export interface RatingInfo {
  edition: string;
  cards: boolean;
  players: number;
  rating: number;
  games: number;
}

/** Ask which action a typed text means: its words in a language or in English, a short form of them, or a code. */
export interface Read {
  type: "read";
  id: string;
  seat: number;
  text: string;
  language?: string;
}

/** Say that one is ready to begin, or not yet, while guests are awaited. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  on?: boolean;
}

/** A command was not carried out; the message says why and what to do. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: Message;
  retry_after: number | null;
}

/** What somebody with an account wants to be called. */
export interface Rename {
  name: string;
}

/** Where in a finished game a state is. */
export interface ReplayPlace {
  after: number;
  total: number;
  comment: string;
}

/** How a finished game went for you. */
export interface ResultInfo {
  room: string;
  at: string;
  edition: string;
  players: number;
  points: number;
  won: boolean;
}

/** A finished game looked back on: what each card has brought, and where its turns begin. */
export interface Review {
  cards: CardBrought[];
  turns: TurnPlace[];
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
  notice: Message | null;
  begun: boolean;
  changes: SeatNote[];
  clock: Clock | null;
  due: number | null;
  left: number[];
  private: boolean;
  talk: boolean;
  watch_delay: boolean;
  watching: number;
  decks: string;
  variants: string[];
  house_rules: string[];
  series: string;
}

/** Some rooms, the one used last first. */
export interface Rooms {
  rooms: RoomInfo[];
}

/** A round card: its space, and what it is called in English. */
export interface RoundCardInfo {
  id: string;
  name: string;
}

/** Say something to everybody in the room. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** One line of a score sheet, and its next step where a table has one. */
export interface ScoreItem {
  category: string;
  points: number;
  explanation: Message;
  next: ScoreStep | null;
}

/** One seat's score as it stands. */
export interface ScoreSheet {
  seat: number;
  total: number;
  lines: ScoreItem[];
}

/** What a line of a score sheet would be worth, and with what. */
export interface ScoreStep {
  points: number;
  explanation: Message;
}

/** Leave a seat of one's own open, hand it to a computer or rename it; an open seat may go to a computer too. */
export interface SeatChange {
  do: "computer" | "kick" | "leave" | "open" | "rename" | "vote";
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
  away: boolean;
  votes: number;
  ready: boolean;
}

/** A change of a seat, which everybody is told: at which version, and what became of whom. */
export interface SeatNote {
  version: number;
  seat: number;
  did: "away" | "computer" | "join" | "leave" | "open" | "rename" | "return";
  name: string;
}

/** Who is to sit on a seat of a new room. */
export interface SeatWish {
  kind: "computer" | "open" | "person";
  level?: string | null;
  name?: string | null;
}

/** An occupation may stay with a seat. */
export interface SeriesChoice {
  seat: number;
  cards: string[];
  must: boolean;
}

/** A finished game of a series; what is listed by seat stands in the order of the seats. */
export interface SeriesGame {
  number: number;
  scores: number[];
  ranks: number[];
  campaign_points: number[];
  target: number | null;
  reached: boolean;
  kept: (string | null)[];
  room: string;
}

/** Several games that belong together: what they brought, what is to be chosen, and what comes next. */
export interface SeriesInfo {
  id: string;
  name: string;
  form: "campaign" | "solo";
  edition: string;
  seats: SeatWish[];
  variants: string[];
  house_rules: string[];
  decks: string;
  reading: string | null;
  created: string;
  games: SeriesGame[];
  choices: SeriesChoice[];
  over: boolean;
  complete: boolean;
  number: number;
  target: number | null;
  food: number | null;
  permanent: string[];
  standings: SeriesStanding[];
  winners: number[];
  room: string | null;
}

/** Some series, the one used last first. */
export interface SeriesList {
  series: SeriesInfo[];
}

/** Where a seat stands in a campaign. */
export interface SeriesStanding {
  seat: number;
  points: number;
  total: number;
}

export type ServerMessage = StateMessage | Change | Done | Refused | Hints | Because | InTheWay | Meant | Talked | Pong;

/** Sign this browser in by the key of a link that another one has made. */
export interface SignIn {
  key: string;
}

/** Sign this browser out, or all of them. */
export interface SignOut {
  everywhere?: boolean;
}

/** One action space; `open` says whether it lies on the board already. */
export interface Space {
  does: Message;
  goods: Record<string, number>;
  id: string;
  income: Record<string, number>;
  name: string;
  occupied: boolean;
  open: boolean;
  people: number[];
  stage: number;
}

/** The whole room as one client may see it. Over a socket and a stream it comes first; then `change` follows. */
export interface StateMessage {
  type: "state";
  version: number;
  room: RoomInfo;
  you: You;
  seat: number | null;
  view: View;
  scores: ScoreSheet[];
  undo: UndoState;
  log: LogItem[];
  history: number[][];
  thinking: ThinkingSeat[];
  choosing: number[];
  over: boolean;
  winners: number[];
  hand_over: boolean;
  replay: ReplayPlace | null;
}

/** Ask for notices by the browser when it is one's turn; what `PushManager.subscribe` gives. Or for no more. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  on?: boolean;
}

/** What somebody said; the numbers count from 0. */
export interface TalkLine {
  number: number;
  seat: number;
  at: number;
  text: string;
}

/** What was said: the last lines when you come, then each as it is said. */
export interface Talked {
  type: "talk";
  lines: TalkLine[];
}

/** The points that somebody who plays alone wants to reach, and those of the farm as it stands. */
export interface Target {
  now: number;
  points: number;
}

/** Two partners, and the points that they have together as it stands. */
export interface Team {
  lines: TeamLine[];
  lower_of_each: boolean;
  points: number;
  seats: number[];
}

/** One line of a team's score sheet: what both partners have there, and the lower value. */
export interface TeamLine {
  category: string;
  points: number;
  values: number[];
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
  partner?: boolean;
  space?: string;
  tile?: string;
}

/** Where a turn begins: after so many moves somebody places a person. */
export interface TurnPlace {
  after: number;
  round: number;
  seat: number;
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
  reason: Message | null;
}

/** Another way to play; its name and a sentence about it are the messages `variant-<name>` and its `.about`. */
export interface VariantInfo {
  name: string;
  kind: "hand" | "house rule" | "learning" | "team";
  editions: string[];
  least_players: number;
  most_players: number;
  needs_cards: boolean;
  contradicts: string[];
  whole_hand: boolean;
  parameters: string[];
}

/** The position as a seat may know it; with the seat null as everybody may know it: no hand, no actions. */
export interface View {
  actions: LegalAction[];
  asked_by: string;
  begging_points: number;
  breeding_pair: number;
  cards: Record<string, Card>;
  current_player: number | null;
  edition: string;
  face_up?: string[];
  fed: number[];
  fields_harvested: boolean;
  foreseen: string[];
  grown: number[];
  hand: string[];
  harvest_rounds: number[];
  majors: string[];
  options: Record<string, boolean | number | string | string[]>;
  pack?: string[];
  phase: string;
  picked?: string[];
  players: number;
  promises: Promise[];
  question: Message;
  round: number;
  round_cards: string[];
  rounds: number;
  seat: number | null;
  seats: Farm[];
  spaces: Space[];
  stage: number;
  starting_player: number;
  suggested?: string[];
  supply: Record<string, number>;
  target?: Target;
  teams?: Team[];
}

/** Ask why a space, a card or a farmyard space, named by its id, can't be used now. */
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
  late: boolean;
}

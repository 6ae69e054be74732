/** Which legal action is shown where: on the board, on the farm, on a card, as a button, or as a row of a list. */

import type { Action, ActionKind, View } from "../lib/view";

/** The code of the action that ends a turn. */
export const END_TURN = "end";

export interface Numbered {
  /** The place in the list of legal actions. */
  n: number;
  action: Action;
}

export interface Choices {
  spaces: Map<string, Action>;
  farm: Action[];
  /** What is answered by clicking on the partner's farm, as what it is there. */
  partner: Action[];
  /** What may be given to the partner and received. */
  trade: Action[];
  cards: Action[];
  rows: Numbered[];
  /** What may be done besides, at any time. */
  aside: Numbered[];
  done: Action | null;
  endTurn: Action | null;
}

/** What is answered by clicking on one's farm: cells, edges, tiles, seeds, the animals at the gate. */
const ON_FARM: ReadonlySet<string> = new Set([
  "room",
  "stable",
  "plow",
  "fence",
  "edge",
  "pasture",
  "sow",
  "keep",
  "take",
]);
/** Of these, what needs no place on the farm. */
const BESIDE_FARM: ReadonlySet<string> = new Set(["sow", "keep", "take"]);

function onFarm(view: View, action: Action): boolean {
  if (!ON_FARM.has(action.kind)) return false;
  const tiles = view.seats[view.seat ?? 0]?.yard === "tiles";
  return tiles || BESIDE_FARM.has(action.kind) || placed(action);
}

function placed(action: Action): boolean {
  return action.touches.cells !== undefined || action.touches.edges !== undefined;
}

/** The seat of the partner in a team game; null where there is none. */
export function partnerOf(view: View): number | null {
  const seat = view.seat;
  const team = seat === null ? undefined : view.teams?.find((one) => one.seats.includes(seat));
  return team?.seats.find((one) => one !== seat) ?? null;
}

/** What is done for the partner, as what it is on that farm: "partner:plow:b1" is to plow there. */
function onTheirFarm(action: Action): Action {
  const kind = action.code.split(":")[1] ?? "";
  return { ...action, kind: kind as ActionKind };
}

/** The cards that several actions touch: a click on one of them would not say which is meant. */
function ambiguous(actions: Action[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const action of actions) {
    for (const card of action.touches.cards ?? []) {
      if (seen.has(card)) twice.add(card);
      seen.add(card);
    }
  }
  return twice;
}

/** `onCards` says whether the cards lie on the table to be clicked; else they are rows. */
export function choices(view: View, onCards = true): Choices {
  const found: Choices = {
    spaces: new Map(),
    farm: [],
    partner: [],
    trade: [],
    cards: [],
    rows: [],
    aside: [],
    done: null,
    endTurn: null,
  };
  const placing = view.actions.some((action) => action.kind === "place");
  const cards = view.actions.filter((action) => action.kind === "card");
  const twice = ambiguous(cards);
  const visible = new Set(onCards ? [...view.hand, ...view.majors] : []);
  view.actions.forEach((action, n) => {
    const card = action.touches.cards?.[0];
    if (action.kind === "place") found.spaces.set(action.touches.space ?? "", action);
    else if (action.code === END_TURN) found.endTurn = action;
    else if (action.kind === "done") found.done = action;
    else if (onFarm(view, action)) found.farm.push(action);
    else if (action.kind === "partner" && placed(action)) found.partner.push(onTheirFarm(action));
    else if (action.kind === "trade") found.trade.push(action);
    else if (action.kind === "card" && card !== undefined && visible.has(card) && !twice.has(card))
      found.cards.push(action);
    else if (placing || (action.kind === "use" && Object.keys(action.touches).length === 0))
      found.aside.push({ n, action });
    else found.rows.push({ n, action });
  });
  return found;
}

/** What is left for rows, in the order of the board. */
export function boardOrder(view: View, rows: Numbered[]): Numbered[] {
  const place = new Map(view.spaces.map((space, at) => [space.id, at]));
  const at = (row: Numbered): number => place.get(row.action.touches.space ?? "") ?? place.size;
  return [...rows].sort((one, other) => at(one) - at(other) || one.n - other.n);
}

/** What has happened, as the log tells it: each event is worded by the message of its kind, as the engine does. */

import type { LogItem, Message } from "./schema";
import type { Goods } from "./view";

/** Something that has happened; what a kind does not carry is not there. */
export interface GameEvent {
  kind: string;
  seat?: number;
  goods?: Goods;
  got?: Goods;
  space?: string;
  card?: string;
  to?: number;
  cells?: string[];
  edges?: string[];
  /** The stacks of a field card. */
  stacks?: number[];
  count?: number;
  cause?: { space?: string; card?: string; round?: number; harvest?: string; payment?: unknown };
  /** The answer that it came of says it already. */
  said?: boolean;
}

export function eventsOf(item: LogItem): GameEvent[] {
  return item.events as unknown as GameEvent[];
}

/** Which of the messages of its kind is meant. */
function variant(event: GameEvent): string {
  switch (event.kind) {
    case "card_dealt":
    case "card_discarded":
    case "card_offered":
      return event.card === undefined ? "-hidden" : "";
    case "card_passed":
      return event.to === undefined ? "-away" : "";
    case "promised":
    case "delivered":
    case "withdrawn":
      return event.goods === undefined ? "-deed" : "";
    case "built":
      return event.cells === undefined ? "-tiles" : "";
    default:
      return "";
  }
}

/** What people are told of an event; a card or a payment that it is owed to is told with it. */
export function eventMessage(event: GameEvent): Message {
  const { kind, seat: _seat, said: _said, edges: _edges, stacks: _stacks, cause, ...carried } = event;
  const params = kind === "fed" ? { goods: {}, ...carried } : carried;
  const told = { ...(params as Omit<Message, "code">), code: `event-${kind}${variant(event)}` } as Message;
  if (cause?.card !== undefined && cause.card !== event.card)
    return { code: "cause-card", event: told, card: cause.card };
  return cause?.payment !== undefined ? { code: "cause-payment", event: told } : told;
}

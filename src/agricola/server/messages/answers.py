"""What a client is told over its connection: answers to its commands, and what others said."""

from __future__ import annotations

from msgspec import Struct

from agricola.server.messages.state import Change, StateMessage
from agricola.server.messages.values import Said


class Done(Struct, tag="done"):
    """A command was carried out and is stored; the room's version after it."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A command was not carried out; the message says why and what to do.

    Codes: bad_message, stale, not_legal, not_readable, not_your_seat, not_your_turn, cant_undo, id_used, waiting, over,
    frozen, too_heavy, too_many, no_hint.
    """

    id: str | None
    code: str
    message: Said
    retry_after: float | None = None
    """In how many seconds it is worth another try, where that is known."""


class HintItem(Struct):
    """What a computer player thinks of one legal action, named by its code."""

    action: str
    value: float
    """What the score is expected to be in the end, less that of the best of the others (alone: the score); of hand
    cards what they are worth; 0 where that was not asked, as in a feeding."""
    share: float
    """The part of the thinking that went into this action, 0 to 1."""
    reason: Said | None
    """Why; None where there is nothing to tell, as of a card that is still to be drawn."""
    standing: Said | None
    """How it stands beside the best; None where there is nothing beside it, and of hand cards, whose reason says it."""


class Hints(Struct, tag="hints"):
    """Hints for the open question, best first."""

    id: str
    version: int
    hints: list[HintItem]


class Because(Struct, tag="why"):
    """Why something can't be used now: all reasons; none when it can."""

    id: str
    what: str
    reasons: list[Said]


class InTheWay(Struct, tag="obstacles"):
    """What stands in the way, by the ids of spaces and of cards; what can be used is left out. And what cards cost."""

    id: str
    version: int
    spaces: dict[str, list[Said]]
    """Why open spaces can't be used, while the seat is to place a person; of several ways the nearest comes first."""
    ways: dict[str, list[Said]]
    """Of the deeds to choose from on a space that can be used, or is being used, those that can't be done, and why."""
    cards: dict[str, list[Said]]
    """What the seat lacks to play the cards of its hand and the open majors, besides an action that plays them."""
    prices: dict[str, dict[str, list[Said]]]
    """What each occupation of its hand costs on the open spaces that play one: the ways to pay there."""
    costs: dict[str, dict[str, list[Said]]]
    """What a room and a stable cost on the open spaces where some are built: the ways to pay, by the deed's code."""


class Meant(Struct, tag="read"):
    """The code of the action that a typed text means."""

    id: str
    action: str


class TalkLine(Struct):
    """What somebody said; the numbers count from 0."""

    number: int
    seat: int
    at: float
    """When, in seconds since 1970."""
    text: str


class Talked(Struct, tag="talk"):
    """What was said: the last lines when you come, then each as it is said."""

    lines: list[TalkLine]


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    version: int


ServerMessage = StateMessage | Change | Done | Refused | Hints | Because | InTheWay | Meant | Talked | Pong
Answer = Done | Refused | Hints | Because | InTheWay | Meant | Pong | StateMessage

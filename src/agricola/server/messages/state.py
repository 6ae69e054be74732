"""The state of a room as one client may see it, and how it changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from agricola.server.messages.rooms import RoomInfo
from agricola.server.messages.values import Said
from agricola.view import View


class ScoreStep(Struct):
    """What a line of a score sheet would be worth, and with what."""

    points: int
    explanation: Said


class ScoreItem(Struct):
    """One line of a score sheet, and its next step where a table has one."""

    category: str
    points: int
    explanation: Said
    next: ScoreStep | None


class ScoreSheet(Struct):
    """One seat's score as it stands."""

    seat: int
    total: int
    lines: list[ScoreItem]


class UndoState(Struct):
    """How many decisions the seat could take back now, or why none."""

    steps: int
    reason: Said | None


class LogItem(Struct):
    """One entry of the log; `number` counts from 0.

    In a turn: who answered what, if that lies open, and what came of it. Between turns, nobody answers.
    """

    number: int
    round: int
    part: Literal["turn", "harvest", "round"]
    seat: int | None
    kind: str
    code: str
    message: Said | None
    cards: list[str]
    events: list[dict[str, Any]]
    """What happened, as `GameEvent.json` tells it; words are found under `event-<kind>`.

    Where the answer itself says it already, it is marked as `said`.
    """


class ThinkingSeat(Struct):
    """A computer player that thinks, and how much of its thinking is done, 0 to 1."""

    seat: int
    done: float


class You(Struct):
    """Who you are in this room: the seats that you hold (none: you watch) and your name."""

    seats: list[int]
    name: str
    late: bool = False
    """Whether you are shown the game one round later, as its players wish."""


class ReplayPlace(Struct):
    """Where in a finished game a state is."""

    after: int
    total: int
    comment: str = ""
    """What a record says of the move before, or at its beginning of the game."""


class StateMessage(Struct, tag="state"):
    """The whole room as one client may see it. Over a socket and a stream it comes first; then `change` follows."""

    version: int
    room: RoomInfo
    you: You
    seat: int | None
    """Whose view it is; null for a spectator. While `hand_over` it is the seat to hand over to."""
    view: View
    scores: list[ScoreSheet]
    undo: UndoState
    log: list[LogItem]
    history: list[list[int]]
    """The points of each seat at the end of each round so far."""
    thinking: list[ThinkingSeat]
    choosing: list[int]
    """The seats that may act now: usually one, several where all choose at once, as in a draft."""
    over: bool
    winners: list[int]
    hand_over: bool = False
    """The screen is to be handed to another person: the view is a spectator's until that person looks."""
    replay: ReplayPlace | None = None


class Change(Struct, tag="change"):
    """What has changed in the state that this connection was told last: patches, to be applied one after the other.

    In a patch an object goes into the member of that name (of a list, into the item of that number), `[value]` puts a
    value there, and `[]` removes the member (of a list, this item and all after it).
    """

    version: int
    """The version of the state after the change."""
    patches: list[Annotated[msgspec.Raw, Meta(title="Patch")]]

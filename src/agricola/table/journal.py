"""The moves at a table, what came of each, and how a log tells it.

What came of a move everybody hears, each as far as they may see it. The answer itself is told only if it lies open:
that somebody declined, or thought of a card in the hand, is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.event_log import (
    BUILT,
    CARD_ACTIVATED,
    CARD_ENTERED,
    CARD_OFFERED,
    CARD_PLAYED,
    CONVERTED,
    HARVEST_BEGAN,
    PLACED,
    PLOWED,
    REPLENISHED,
    RETURNED_HOME,
    ROUND_BEGAN,
    ROUND_ENDED,
    SOWED,
    GameEvent,
)
from agricola.engine.message import Message
from agricola.game import Game

TURN: Final = "turn"
"""A part of the log: what a seat does, and what comes of it."""
HARVEST: Final = "harvest"
"""A part of the log: what a harvest brings, takes and lets be born."""
ROUND: Final = "round"
"""A part of the log: what happens between a round or a harvest and the next turn."""


@dataclass(frozen=True)
class Entry:
    """One entry of the log: an answer that lies open, if any, and what happened with it."""

    round: int
    part: str
    seat: int | None
    """Who did it; None for what happens to all."""
    action: Action | None
    """The answer; None where it stays private, or where there was none."""
    events: tuple[GameEvent, ...]

    @property
    def kind(self) -> str:
        """What kind of action it was, as a word; empty where none is told."""
        return "" if self.action is None else self.action.kind_name

    @property
    def message(self) -> Message | None:
        """What people are told of the action."""
        return None if self.action is None else self.action.message

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the action touches, by id; all of them lie open."""
        return () if self.action is None else self.action.cards

    @property
    def begins_turn(self) -> bool:
        """Whether a person was placed with it."""
        return self.kind == "place"

    def says(self, event: GameEvent) -> bool:
        """Whether the answer itself says already what an event tells."""
        return event.seat == self.seat and event.kind == _SAID_BY.get(self.kind)


@dataclass(frozen=True)
class Move:
    """One answer of a seat and everything that happened until the next question."""

    round: int
    """The round in which it was made."""
    seat: int
    action: Action
    open: bool
    """Whether everybody may hear of the answer itself."""
    events: tuple[GameEvent, ...]
    points: tuple[tuple[int, ...], ...]
    """The points of all seats, for each round that ended with it."""

    entries: tuple[Entry, ...]
    """What the log tells of it."""

    @property
    def code(self) -> str:
        """The code of the action."""
        return self.action.code


def entries(round: int, seat: int | None, action: Action | None, events: Sequence[GameEvent]) -> tuple[Entry, ...]:
    """What a log tells of a move in a round, or of what happened before the first: parted where others begin."""
    found: list[Entry] = []
    part = ROUND if seat is None else TURN
    heard: list[GameEvent] = []

    def close() -> None:
        if heard or (action is not None and part == TURN):
            found.append(Entry(round, part, seat, action if part == TURN else None, tuple(heard)))
        heard.clear()

    for event in events:
        if event.kind in _SILENT:
            continue
        if event.kind in _BEGINS:
            close()
            part, seat = _BEGINS[event.kind], None
            round = event.round or round
        heard.append(event)
    close()
    return tuple(found)


_SAID_BY: Final = {
    "room": BUILT, "stable": BUILT, "fence": BUILT, "pasture": BUILT, "plow": PLOWED, "sow": SOWED, "card": CARD_PLAYED,
    "convert": CONVERTED,
}  # fmt: skip
"""The event that an action of a kind announces."""
_BEGINS: Final = {HARVEST_BEGAN: HARVEST, ROUND_BEGAN: ROUND}
_SILENT: Final = frozenset((
    REPLENISHED, RETURNED_HOME, ROUND_ENDED, CARD_ENTERED, CARD_ACTIVATED, CARD_OFFERED, PLACED,
))  # fmt: skip
"""What is seen on the board, or follows from what else is told."""


def is_open(game: Game, action: Action) -> bool:
    """Whether everybody may hear of an answer that was just carried out in a game."""
    if action.kind_name == "done":
        return False
    return action.kind_name == "card" or _open_cards(game).issuperset(action.cards)


def _open_cards(game: Game) -> set[str]:
    """The ids of the cards that everybody may know."""
    state = game.state
    shown = {card.id for card in state.board.majors}
    for player in state.players:
        shown.update(card.id for card in (*player.cards, *player.known))
    return shown

"""The moves at a table, and what came of each.

What came of a move everybody hears, each as far as they may see it. The answer itself is told only if it lies open:
that somebody declined, or thought of a card in the hand, is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from agricola.engine.actions import Action
from agricola.engine.event_log import GameEvent
from agricola.engine.message import Message
from agricola.game import Game


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

    @property
    def kind(self) -> str:
        """What kind of action it was, as a word."""
        return self.action.kind_name

    @property
    def code(self) -> str:
        """The code of the action."""
        return self.action.code

    @property
    def message(self) -> Message:
        """What people are told of the action."""
        return self.action.message

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the action touches, by id; of an open move all of them lie open."""
        return self.action.cards

    @property
    def begins_turn(self) -> bool:
        """Whether a person was placed with it."""
        return self.kind == "place"


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

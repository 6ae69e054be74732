"""What has happened, as everybody may hear it.

Only what lies open is told: that somebody declined, or thought of a card in the hand, is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from agricola.engine.actions import Action
from agricola.engine.message import Message
from agricola.game import Game


@dataclass(frozen=True)
class Told:
    """One open move."""

    round: int
    seat: int
    kind: str
    code: str
    message: Message
    cards: tuple[str, ...]
    """The cards that it touches, by id; all of them lie open."""

    @property
    def begins_turn(self) -> bool:
        """Whether a person was placed with it."""
        return self.kind == "place"


def told(game: Game, round: int, seat: int, action: Action) -> Told | None:
    """What everybody hears of a move that was just carried out in a game; None when it stays private."""
    if action.kind_name == "done":
        return None
    if action.kind_name != "card" and not _open_cards(game).issuperset(action.cards):
        return None
    return Told(round, seat, action.kind_name, action.code, action.message, action.cards)


def _open_cards(game: Game) -> set[str]:
    """The ids of the cards that everybody may know."""
    state = game.state
    shown = {card.id for card in state.board.majors}
    for player in state.players:
        shown.update(card.id for card in (*player.cards, *player.known))
    return shown

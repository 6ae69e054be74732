"""Where a family has grown in this round: what Clapper asks for, and Adoptive Parents would make unseen."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

_ADOPTIVE_PARENTS: Final = "K267"


def note_growth(g: GameState, seat: int, event: Event | None) -> None:
    """Note where a child was born that is adopted now: as an adult it lies beside nobody any more."""
    if born_on_a_space(g, seat, event):
        assert event is not None
        remember(g.players[seat], _ADOPTIVE_PARENTS, g.round, event.space)


def born_on_a_space(g: GameState, seat: int, event: Event | None) -> bool:
    """Whether a growth is that of the space, not of a card that was played there."""
    return event is not None and event.card is None


def has_grown(g: GameState, seat: int, event: Event | None) -> bool:
    """Whether a person stands on a growth space in this round; where there was a choice, if a child was born there."""
    p = g.players[seat]
    adopted = remembered(p, _ADOPTIVE_PARENTS)
    for index in p.placed:
        space = g.board.spaces[index]
        if "family growth" in space.classes and (
            "occupation" not in space.classes or index in p.newborn_spaces or adopted == (g.round, index)
        ):
            return True
    return False

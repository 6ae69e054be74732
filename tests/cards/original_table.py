"""A table of the original edition with hand cards, for the tests of its decks."""

from __future__ import annotations

from tests.kit import Table, play

GROWTH = "After Family Growth also 1 Minor Improvement"
IMPROVE = "1 Major or Minor Improvement"


def original(players: int = 2, *, round: int = 4, **position: object) -> Table:
    """A table of the original edition with hand cards."""
    return play("original", players, cards=True, round=round, **position)  # type: ignore[arg-type]

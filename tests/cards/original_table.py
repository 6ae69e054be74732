"""A table of the original edition with hand cards, for the tests of its decks."""

from __future__ import annotations

from typing import Any

from tests.cards.hands import IDLERS
from tests.kit import Table, play

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"
SOW = "Sow and/or Bake Bread"
IMPROVE = "1 Major or Minor Improvement"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
GROWTH = "After Family Growth also 1 Minor Improvement"


def original(players: int = 2, *, round: int = 4, **position: object) -> Table:
    """A table of the original edition with hand cards."""
    return play("original", players, cards=True, round=round, **position)  # type: ignore[arg-type]


def holding(card: str, *, players: int = 2, round: int = 4, occupations: int = 0, **seat: Any) -> Table:
    """Seat 0 to act, with this minor improvement in hand and that many occupations, which do nothing, in front."""
    table = original(players, round=round, seats=[{"goods": {}, "hand": [card], **seat}])
    return table.with_cards(0, *IDLERS[:occupations]) if occupations else table


def owning(*cards: str, players: int = 2, round: int = 4, stock: dict[str, Any] | None = None, **seat: Any) -> Table:
    """Seat 0 to act, with these cards in front."""
    seats = [{"goods": {}, "cards": list(cards), **seat}]
    return original(players, round=round, seats=seats, **({"stock": stock} if stock else {}))


def feeding(*cards: str, round: int = 4, **goods: int) -> Table:
    """Seat 0 is about to feed, with these cards in front; the other player has enough food."""
    seats = [{"goods": goods, "cards": list(cards)}, {"goods": {"food": 4}}]
    return original(2, round=round, phase="feeding", seats=seats)


def promised(table: Table, seat: int = 0) -> dict[int, dict[str, int]]:
    """What waits for a seat on the round spaces, by round."""
    return {promise["round"]: promise["goods"] for promise in table.look()["promises"] if promise["seat"] == seat}

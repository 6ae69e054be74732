"""Tables for testing minor improvements: a hand to play from, and occupations for prerequisites."""

from __future__ import annotations

from typing import Any

from agricola.cards.words import occupation
from tests.kit import Table, play

Seats = list[dict[str, Any]]

IDLERS = [occupation(f"Idler {number}", id=f"TA-idler-{number}", text="Nothing.") for number in range(4)]
"""Occupations that do nothing."""


def at_table(*hand: str, round: int = 1, players: int = 2, occupations: int = 0, **seat: Any) -> Table:
    """Seat 0 to act, with these minor improvements in hand and that many occupations in front."""
    table = play("revised", players, cards=True, round=round, seats=[{"hand": list(hand), **seat}])
    return table.with_cards(0, *IDLERS[:occupations]) if occupations else table


def with_card(card: str, round: int = 1, players: int = 2, **seat: Any) -> Table:
    """Seat 0 to act, with a minor improvement in front."""
    cards = [card, *seat.pop("cards", [])]
    return play("revised", players, cards=True, round=round, seats=[{"goods": {}, "cards": cards, **seat}])


def can_play(table: Table, name: str) -> bool:
    """Whether a minor improvement is offered on Meeting Place."""
    table.do("Meeting Place")
    return table.game.question.code != "ask-place" and f"play {name}" in table.offers()

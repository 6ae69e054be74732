"""Tables for testing the occupations of deck A, which lie in front of seat 0 or are just played."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, play


def at_table(*cards: str, round: int = 1, players: int = 2, **seat: Any) -> Table:
    """Seat 0 to act, with these cards in front."""
    return play("revised", players, cards=True, round=round, seats=[{"cards": list(cards), **seat}])


def at_round_start(*cards: str, round: int = 10, **seat: Any) -> Table:
    """A round begins for a single player with these cards in front."""
    seats: list[dict[str, Any]] = [{"cards": list(cards), **seat}]
    return play("revised", 1, cards=True, round=round, phase="preparation", seats=seats)


def after_playing(card: str, players: int = 2, round: int = 1, **seat: Any) -> Table:
    """Seat 0 has played this occupation as its first one."""
    seats = [{"hand": [card], "goods": {}, **seat}]
    return play("revised", players, cards=True, round=round, seats=seats).do("Lessons (A)")

"""Tables for testing the cards of deck K: a card to be played, cards in front, what lies on round spaces."""

from __future__ import annotations

from typing import Any

from agricola.cards.words import CROP_KIND, GRAIN, VEGETABLE, occupation
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
IDLERS = [occupation(f"Idler {number}", id=f"TK-idler-{number}", text="Nothing.") for number in range(5)]
"""Occupations that do nothing."""


def holding(*hand: str, occupations: int = 0, players: int = 2, round: int = 4, **seat: Any) -> Table:
    """Seat 0 to act, with these cards in hand and so many occupations in front."""
    table = original(players, round=round, seats=[{"goods": {}, "hand": list(hand), **seat}])
    return table.with_cards(0, *IDLERS[:occupations])


def plays_minor(card: str, occupations: int = 0, players: int = 2, round: int = 4, **seat: Any) -> Table:
    """Seat 0 has just played this minor improvement; whoever is asked next is asked."""
    table = holding(card, occupations=occupations, players=players, round=round, **seat).do(IMPROVE)
    name = table.game.state.board.cards[card].name
    return table.do(f"play {name}") if f"play {name}" in table.offers() else table


def plays_occupation(card: str, players: int = 4, round: int = 4, **seat: Any) -> Table:
    """Seat 0 has just played this occupation as its first one."""
    return holding(card, players=players, round=round, **seat).do("1 Occupation")


def in_front(*cards: str, players: int = 2, round: int = 4, **seat: Any) -> Table:
    """Seat 0 to act, with these cards in front and no goods but those that are named."""
    return original(players, round=round, seats=[{"goods": {}, "cards": list(cards), **seat}])


def round_begins(*cards: str, players: int = 1, round: int = 4, **seat: Any) -> Table:
    """A round begins for somebody with these cards in front."""
    seats = [{"goods": {}, "cards": list(cards), **seat}]
    return original(players, round=round, phase="preparation", seats=seats)


def planted(card: str, *, grain: tuple[int, ...] = (), vegetable: tuple[int, ...] = ()) -> dict[str, list[int]]:
    """What a field card remembers: how much lies on each stack."""
    return {card: [GRAIN * CROP_KIND + n for n in grain] + [VEGETABLE * CROP_KIND + n for n in vegetable]}


def to_come(table: Table) -> dict[int, dict[str, int]]:
    """What lies on the round spaces for seat 0."""
    return {promise["round"]: promise["goods"] for promise in table.look()["promises"] if promise["seat"] == 0}


def is_over(table: Table) -> bool:
    """Whether nothing more is asked in this turn."""
    return bool(table.game.question.code == "ask-place")

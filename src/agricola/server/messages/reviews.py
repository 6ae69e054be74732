"""Looking back on a finished game."""

from __future__ import annotations

from msgspec import Struct

from agricola.server.messages.values import Said


class CardBrought(Struct):
    """What a card has brought its owner in a game: goods, and points that were noted for good."""

    seat: int
    card: str
    goods: dict[str, int]
    points: int


class TurnPlace(Struct):
    """Where a turn begins: after so many moves somebody places a person."""

    after: int
    round: int
    seat: int


class Review(Struct):
    """A finished game looked back on: what each card has brought, and where its turns begin."""

    cards: list[CardBrought]
    turns: list[TurnPlace]


class Judged(Struct):
    """What a good player thinks of a turn of a finished game: what was done, what was best, and the points between."""

    after: int
    round: int
    seat: int
    played: Said
    best: Said
    cost: float

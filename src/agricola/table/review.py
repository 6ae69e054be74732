"""What came of the cards: the goods and points that each has brought its owner, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from agricola.engine.goods import KINDS
from agricola.engine.kernel.event_log import BY_CARD, CONVERTED, DELIVERED, GAINED, HARVESTED, SCORED, GameEvent
from agricola.table.journal import Move


@dataclass
class CardYield:
    """What one card has brought."""

    goods: list[int] = field(default_factory=lambda: [0] * KINDS)
    points: int = 0
    """Points that were noted for good during the game; what a card scores at the end is on the score sheet."""


def yields_of_cards(moves: Iterable[Move]) -> dict[int, dict[str, CardYield]]:
    """By seat and card: what each card has brought, in the order in which they first did."""
    found: dict[int, dict[str, CardYield]] = {}
    for move in moves:
        for event in move.events:
            card = _giver(event)
            if card:
                one = found.setdefault(event.seat, {}).setdefault(card, CardYield())
                for good, amount in enumerate(event.got if event.kind == CONVERTED else event.goods):
                    one.goods[good] += amount
                if event.kind == SCORED:
                    one.points += event.count
    return found


def _giver(event: GameEvent) -> str:
    """The card that goods or points of an event are owed to; empty where it is none."""
    if event.kind in (DELIVERED, CONVERTED, HARVESTED):
        return event.card
    if event.kind in (GAINED, SCORED) and event.cause is not None and event.cause.kind == BY_CARD:
        return event.cause.what
    return ""

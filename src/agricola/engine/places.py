"""The places for animals one by one, for those who draw a farm.

The rules need only sums (`engine/animals.py`). A drawing wants to know what each pasture, stable, house and card holds,
so the sums are told apart again: what a card adds to single places is in the house, pens of its own are on the card.
"""

from __future__ import annotations

from agricola.engine.animals import Housing
from agricola.engine.farmyard import Json
from agricola.engine.goods import GOOD_NAMES, SHEEP
from agricola.engine.state import GameState, Player, yard_with_room


def animal_places(g: GameState, p: Player) -> list[Json]:
    """Where animals may live: pastures first, in the order of the yard, then stables outside them, the house, cards.

    In a mixed place several kinds may stand together; one with a `kind` takes only that.
    """
    before = yard_with_room(p)
    stables = before.anywhere - 1
    house = 1
    mixed = False
    on_cards: list[Json] = []
    for card in p.abilities.housed:
        assert card.rules.holds is not None
        after = card.rules.holds(g, p.seat, before)
        gone = _besides(before.pens, after.pens)
        house += after.anywhere - before.anywhere - sum(gone)
        mixed = mixed or bool(gone)
        on_cards.extend(_on_card(card.id, before, after))
        before = after
    roomier = p.abilities.roomier
    return [
        *[{"where": "pasture", "capacity": capacity + roomier, "mixed": mixed} for capacity in p.yard.capacities()],
        *[{"where": "stable", "capacity": 1, "mixed": True} for _ in range(stables)],
        {"where": "house", "capacity": house, "mixed": True},
        *on_cards,
    ]


def _on_card(card: str, before: Housing, after: Housing) -> list[Json]:
    """The places that a card has on itself."""
    places: list[Json] = [
        {"where": "card", "card": card, "capacity": pen, "mixed": False} for pen in _besides(after.pens, before.pens)
    ]
    for kind, (now, then) in enumerate(zip(after.fixed, before.fixed, strict=True)):
        if now > then:
            name = GOOD_NAMES[SHEEP + kind]
            places.append({"where": "card", "card": card, "capacity": now - then, "mixed": False, "kind": name})
    return places


def _besides(pens: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """The pens that are not among others."""
    left = list(pens)
    for pen in others:
        if pen in left:
            left.remove(pen)
    return left

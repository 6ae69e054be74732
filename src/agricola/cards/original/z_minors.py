"""Minor improvements of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Stump-Jump Plow",
        id="Z313",
        cost=wood(2),
        text="Once you live in a clay hut or a stone house: when you take wood with a person's action, you may pay 1 "
        "food to plow 1 field.",
        on=[takes(wood(1)).when(lives_in(CLAY_HOUSE, STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    minor(
        "Scarecrow",
        id="Z324",
        needs=empty_field_tiles.at_least(2),
        text="Whenever you sow, you may pay 1 wood for a field to sow 2 grain on it instead of 1.",
        two_grain_cost=wood(1),
    ),
)

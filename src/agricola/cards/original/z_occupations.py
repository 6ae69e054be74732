"""Occupations of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Cooper",
        id="Z328",
        players=4,
        text="When you or another player gets 3 food or more on an action space, you get 1 food.",
        on=[takes(food(3)).by_anyone() >> gain(food(1))],
    ),
)

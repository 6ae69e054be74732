"""Occupations of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Village Beauty",
        id="Z325",
        text="At any time you may pay 3 food for family growth, if there is room. The child works from the next "
        "round on.",
        any_time_deeds=[then(pay(food(3)), family_growth())],
    ),
    occupation(
        "Cooper",
        id="Z328",
        players=4,
        text="When you or another player gets 3 food or more on an action space, you get 1 food.",
        on=[takes(food(3)).by_anyone() >> gain(food(1))],
    ),
)

"""The minor improvements of deck A (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import (
    Card,
    built,
    food,
    gain,
    grain,
    minor,
    plow,
    uses,
    wood,
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Shifting Cultivation",
        id="A002",
        cost=food(2),
        category="Farm Planner",
        traveling=True,
        text="Plow 1 field.",
        on=[built.must(plow())],
    ),
    minor(
        "Corn Scoop",
        id="A067",
        cost=wood(1),
        category="Crop Provider",
        text="Each time you use Grain Seeds, you get 1 more grain.",
        on=[uses("Grain Seeds") >> gain(grain(1))],
    ),
)

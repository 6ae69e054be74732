"""Minor improvements of deck I, the interactive deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Tavern -----------------------------------------------------------------------------------------------------------

_OWNS_TAVERN: Final = condition(
    "for its owner", lambda g, seat, event: any(card.id == "I100" for card in g.players[seat].cards)
)

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Punner",
        id="I070",
        cost=wood(1),
        category="Farm Planner",
        text="When another player plows more than one field with a plow or the Harrow, you may plow 1 field.",
        on=[
            plows.by_others().when(
                condition("more than one", lambda g, seat, event: event is not None and event.count > 1)
            )
            >> may(plow())
        ],
    ),
    minor(
        "Tavern",
        id="I100",
        cost=wood(2) + stone(2),
        points=2,
        category="Actions Booster",
        text="An action space for everybody: 3 food. You may take 2 points there instead.",
        space=space("Tavern", either(gain(food(3)), when(_OWNS_TAVERN, bonus_points(2, "take 2 points")))),
    ),
)

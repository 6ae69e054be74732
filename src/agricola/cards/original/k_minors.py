"""Minor improvements of deck K, the complex deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Reed Hut ---------------------------------------------------------------------------------------------------------


def _move_into_the_hut(g: GameState, seat: int, event: Event | None) -> None:
    take_in_lodger(g, g.players[seat])


def _somebody_is_left(g: GameState, seat: int) -> bool:
    p = g.players[seat]
    return p.family + p.lodgers < 5


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Reed Hut",
        id="K138",
        cost=reed(4) + wood(1),
        points=1,
        category="Actions Booster",
        text="One of your people who is not in play yet lives here. It works and eats, but is worth no points and is "
        "no family member.",
        on=[played.must(do("move into the hut", _move_into_the_hut, _somebody_is_left))],
    ),
)

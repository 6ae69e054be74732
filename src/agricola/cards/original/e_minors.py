"""Minor improvements of deck E, the basic deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Gypsy's Crock ----------------------------------------------------------------------------------------------------

_CROCK: Final = "E019"
_POTS: Final = ("Fireplace", "Cooking Hearth", "Cooking Corner")


def _in_a_pot(g: GameState, seat: int, event: Event | None) -> bool:
    card = event.card if event is not None else None
    return card is not None and any(word in card.name for word in _POTS)


def _stirred(g: GameState, seat: int, goods: int) -> Goods:
    """One food for every two goods of one time; a whole feeding counts as one time."""
    if phase(g) != "feeding":
        return food(goods // 2)
    p = g.players[seat]
    before = remembered(p, _CROCK)
    already = before[1] if before and before[0] == g.round else 0
    remember(p, _CROCK, g.round, already + goods)
    return food((already + goods) // 2 - already // 2)


def _cooked(g: GameState, seat: int, event: Event | None) -> Goods:
    return _stirred(g, seat, sum(event.goods) if event is not None else 0)


def _baked_in_pots(g: GameState, seat: int, event: Event | None) -> Goods:
    """The grain that went into a pot: ovens proper, which yield more, come first."""
    grain = event.count if event is not None else 0
    ovens = sum(
        card.rules.oven[1] or grain
        for card in g.players[seat].cards
        if card.rules.oven is not None and not any(word in card.name for word in _POTS)
    )
    return _stirred(g, seat, max(0, grain - ovens))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Gypsy's Crock",
        id=_CROCK,
        cost=clay(2),
        points=1,
        category="Food Provider",
        text="1 more food for every 2 goods that you turn into food at one time with a Fireplace, Cooking Hearth or "
        "Cooking Corner.",
        on=[
            converts.when(condition("in a pot", _in_a_pot)) >> gain(amount("1 food for every 2 goods", _cooked)),
            bakes >> gain(amount("1 food for every 2 goods", _baked_in_pots)),
        ],
    ),
)

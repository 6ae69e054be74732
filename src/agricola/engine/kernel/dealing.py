"""What a hand is dealt of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.kernel.card import MINOR, OCCUPATION, Card

HAND_OF_EACH_KIND: Final = 7


class Portion:
    """So many cards of a kind that everybody is dealt, all of which fit."""

    __slots__ = ("fits", "kind", "number")

    def __init__(self, kind: int, number: int, fits: Callable[[Card], bool] | None = None) -> None:
        self.kind = kind
        self.number = number
        self.fits = fits
        """Which cards it takes; None for any of the kind."""

    def takes(self, card: Card) -> bool:
        """Whether a card can be dealt as a part of it."""
        return card.kind == self.kind and (self.fits is None or self.fits(card))


USUAL_PORTIONS: Final = (Portion(MINOR, HAND_OF_EACH_KIND), Portion(OCCUPATION, HAND_OF_EACH_KIND))
"""Seven minor improvements and seven occupations, whatever they are (revised 2, original 4.2)."""

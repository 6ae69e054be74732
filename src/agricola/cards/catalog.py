"""Every card of the project, by edition and kind.

`catalog.lock` gives each card a number for ever; a card that is added gets the next one.
"""

from __future__ import annotations

from typing import Final

from agricola.cards.revised import a_minors, a_occupations, b_minors, b_occupations
from agricola.cards.words import MINOR, OCCUPATION, Card

_REVISED: Final[tuple[Card, ...]] = (
    *a_minors.CARDS,
    *b_minors.CARDS,
    *a_occupations.CARDS,
    *b_occupations.CARDS,
)

REVISED_MINORS: Final = tuple(card for card in _REVISED if card.kind == MINOR)
REVISED_OCCUPATIONS: Final = tuple(card for card in _REVISED if card.kind == OCCUPATION)

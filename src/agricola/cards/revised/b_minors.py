"""The minor improvements of deck B (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import Card

CARDS: Final[tuple[Card, ...]] = ()

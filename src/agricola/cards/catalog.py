"""Every card of the project, by edition and kind.

A file in `cards/revised` or `cards/original` that holds a tuple `CARDS` is found by itself. `catalog.lock` gives each
card a number for ever; a card that is added gets the next one (`agricola.cards.lock`).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from typing import Final

from agricola.cards import family, majors
from agricola.cards.words import MINOR, OCCUPATION, Card

REVISED: Final = "revised"
ORIGINAL: Final = "original"
FAMILY: Final = "family"


def by_id(cards: Iterable[Card]) -> dict[str, Card]:
    """Cards by id; two cards with one id are refused."""
    found: dict[str, Card] = {}
    for card in cards:
        if card.id in found:
            raise ValueError(f"two cards have the id {card.id}: {found[card.id].name} and {card.name}")
        found[card.id] = card
    return found


def by_name(cards: Iterable[Card]) -> dict[str, tuple[Card, ...]]:
    """Cards by name; two editions may have a card of the same name."""
    found: dict[str, tuple[Card, ...]] = {}
    for card in cards:
        found[card.name] = (*found.get(card.name, ()), card)
    return found


def _deck(edition: str) -> tuple[Card, ...]:
    """The hand cards in the files of an edition, in the order of their ids."""
    package = importlib.import_module(f"agricola.cards.{edition}")
    cards: list[Card] = []
    for module in pkgutil.iter_modules(package.__path__):
        cards.extend(getattr(importlib.import_module(f"{package.__name__}.{module.name}"), "CARDS", ()))
    return tuple(sorted(cards, key=lambda card: card.id))


MAJORS: Final[tuple[Card, ...]] = tuple(card for card in vars(majors).values() if isinstance(card, Card))
"""The major improvements, which the original and the revised edition share."""
FAMILY_IMPROVEMENTS: Final[tuple[Card, ...]] = tuple(card for card in vars(family).values() if isinstance(card, Card))
"""The improvements of the Family Edition, all of them major."""
REVISED_CARDS: Final = _deck(REVISED)
REVISED_MINORS: Final = tuple(card for card in REVISED_CARDS if card.kind == MINOR)
REVISED_OCCUPATIONS: Final = tuple(card for card in REVISED_CARDS if card.kind == OCCUPATION)
ORIGINAL_CARDS: Final = _deck(ORIGINAL)
ORIGINAL_MINORS: Final = tuple(card for card in ORIGINAL_CARDS if card.kind == MINOR)
ORIGINAL_OCCUPATIONS: Final = tuple(card for card in ORIGINAL_CARDS if card.kind == OCCUPATION)

HAND_CARDS: Final = REVISED_CARDS + ORIGINAL_CARDS
ALL_CARDS: Final = MAJORS + HAND_CARDS + FAMILY_IMPROVEMENTS
CARDS_BY_ID: Final[Mapping[str, Card]] = by_id(ALL_CARDS)
CARDS_BY_NAME: Final[Mapping[str, tuple[Card, ...]]] = by_name(ALL_CARDS)


_DECKS: Final = {ORIGINAL: MAJORS + ORIGINAL_CARDS, REVISED: MAJORS + REVISED_CARDS, FAMILY: FAMILY_IMPROVEMENTS}


def editions_of(card: Card) -> tuple[str, ...]:
    """The editions that use a card; the majors belong to two."""
    return tuple(edition for edition, cards in _DECKS.items() if card in cards)

"""Random play with hand cards in bulk, with a count of the cards that were played."""

from __future__ import annotations

from collections import Counter

from agricola.cards.catalog import HAND_CARDS
from tests.property.card_games import check_card_game
from tests.property.in_bulk import Bulk, Played

BATCH = 20
THOROUGH = 0.001
"""The share of decisions at which everything is checked."""


def play_batch(first: int, count: int) -> Played:
    """Play some games and count how often each card was played."""
    played = Played(count)
    for number in range(first, first + count):
        try:
            played.counts += check_card_game(number, THOROUGH).played
        except AssertionError as failure:
            played.failures.append(f"game {number}: {failure}")
    return played


def cards_played(counts: Counter[str]) -> str:
    """How many cards were played, in words."""
    return f"{counts.total():,} cards played"


CARD_SOAK = Bulk(play_batch, BATCH, cards_played)


def table(played: Counter[str]) -> str:
    """How often each hand card was played, the rarest first."""
    rows = sorted((played[card.id], card.id, card.name) for card in HAND_CARDS)
    return "\n".join(f"{count:8,}  {id}  {name}" for count, id, name in rows)


def never_played(played: Counter[str]) -> list[str]:
    """The cards that nobody played."""
    return [f"{card.name} ({card.id})" for card in HAND_CARDS if not played[card.id]]

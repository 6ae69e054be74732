"""Random play in bulk."""

from __future__ import annotations

from collections import Counter

from tests.property.checks import check_game, setup_for
from tests.property.in_bulk import Bulk, Played

BATCH = 40
THOROUGH = 0.001
"""The share of decisions at which everything is checked."""
AUDITED = 10
"""One in so many batches is followed step by step by the accountant; the rest have the cheap checks."""


def play_batch(first: int, count: int, rare: tuple[str, ...] = ()) -> Played:
    """Play some games and count the decisions; nothing is rare in them."""
    assert not rare
    played = Played(count)
    for number in range(first, first + count):
        try:
            audited = number // BATCH % AUDITED == 0
            moves = check_game(number, THOROUGH, audited=audited, house_rules=number % 2 == 1).record().moves
        except AssertionError as failure:
            played.failures.append(f"game {number} ({setup_for(number)}): {failure}")
        else:
            played.counts["decisions"] += len(moves)
    return played


def decisions(counts: Counter[str]) -> str:
    """How many decisions there were, in words."""
    return f"{counts['decisions']:,} decisions"


SOAK = Bulk(play_batch, BATCH, decisions)

"""Ratings of people, by Elo: a game of several counts as one between each two of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from agricola.server.rooms.seats import SeatAssignment
from agricola.server.storage.store import Rating

_STEP: Final = 20.0
_STEP_AT_FIRST: Final = 40.0
"""The most that a game can change, for people of whom little is known yet."""
_AT_FIRST: Final = 30
"""How many games these are."""

Rank = tuple[int, ...]
"""What decides about the victory; the larger one wins."""


def rated_people(seats: Sequence[SeatAssignment], ranks: Sequence[Rank]) -> dict[str, Rank]:
    """By person: how the game went. Who played several seats does not count; who left a seat to a computer is behind
    all who stayed, so that nobody saves points by going."""
    counts = Counter(assignment.holder for assignment in seats)
    return {
        assignment.holder: rank if assignment.kind == "person" else ()
        for assignment, rank in zip(seats, ranks, strict=True)
        if assignment.holder is not None and counts[assignment.holder] == 1
    }


def rating_changes(before: Sequence[Rating], ranks: Sequence[Rank]) -> list[Rating]:
    """What a game adds to the ratings of its people, who have those before; nothing where there are less than two."""
    changes = []
    for own, rank in zip(before, ranks, strict=True):
        surprises = [
            _result(rank, against) - _expected(own.points - other.points)
            for other, against in zip(before, ranks, strict=True)
            if other is not own
        ]
        if surprises:
            step = _STEP_AT_FIRST if own.games < _AT_FIRST else _STEP
            changes.append(Rating(own.holder, own.edition, own.cards, own.players, step * fmean(surprises), 1))
    return changes


def _result(own: Rank, other: Rank) -> float:
    return 0.5 if own == other else float(own > other)


def _expected(lead: float) -> float:
    """The share of games that somebody wins who is so many points ahead."""
    return 1 / (1 + 10 ** (-lead / 400))

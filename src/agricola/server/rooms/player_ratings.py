"""Ratings of people, by Elo: a game of several counts as one between each two of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
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
_SENT_AWAY: Final[Rank] = (0,)
"""More than nothing, which the host has who sent somebody away."""


def rated_people(
    began: Sequence[str | None],
    seats: Sequence[SeatAssignment],
    ranks: Sequence[Rank],
    sent_away: Collection[str] = (),
    host: str | None = None,
) -> dict[str, Rank]:
    """By person: how the game went for those who `began` it, by seat. Who played several seats does not count.

    Who does not sit there any more at the end, whoever or whatever plays the seat, is behind all who stayed: nobody
    saves points by going, and nobody gets them for a game that another has begun. Where the host has sent people away
    the game counts as lost by the host against them, and for nobody else: a host must not win by it, or save points.
    """
    alone = {holder for holder, count in Counter(began).items() if holder is not None and count == 1}
    if sent_away:
        judged = alone & {*sent_away, host}
        return {holder: () if holder == host else _SENT_AWAY for holder in sorted(judged)} if host in judged else {}
    return {
        holder: rank if assignment.kind == "person" and assignment.holder == holder else ()
        for holder, assignment, rank in zip(began, seats, ranks, strict=True)
        if holder in alone
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

"""What a game is worth to those who play it: four ways, by name."""

from __future__ import annotations

from typing import Final

from agricola.engine.errors import BadOption
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.categories import total

MARGIN: Final = "margin"
WIN: Final = "win"
SCORE: Final = "score"
SHAPED: Final = "shaped"
SCHEMES: Final = (MARGIN, WIN, SCORE, SHAPED)
"""At the end: the points less those of the best other seat; the share of the victory; the points. All along: every
change of the points as they stand."""


class Rewards:
    """Counts what each seat earns in one game."""

    def __init__(self, scheme: str, state: GameState) -> None:
        check_scheme(scheme, len(state.players))
        self.scheme = scheme
        self._points = _points(state) if scheme == SHAPED else []
        """The points when rewards were last told."""

    def earned(self, state: GameState) -> list[float]:
        """What each seat has earned since this was last asked."""
        if self.scheme == SHAPED:
            before, self._points = self._points, _points(state)
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if state.waiting:
            return [0.0] * len(state.players)
        if self.scheme == WIN:
            return _victory(state)
        points = _points(state)
        if self.scheme == SCORE or len(points) == 1:
            return [float(own) for own in points]
        return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


def check_scheme(scheme: str, players: int) -> None:
    """Raise BadOption for a scheme that there is not, or that makes no sense."""
    if scheme not in SCHEMES:
        raise BadOption(f"there is no reward {scheme!r}; take one of {', '.join(SCHEMES)}")
    if scheme == WIN and players == 1:
        raise BadOption("who plays alone beats nobody: take the reward score, margin or shaped")


def _points(state: GameState) -> list[int]:
    return [total(state, p) for p in state.players]


def _victory(state: GameState) -> list[float]:
    """1 for whoever wins, a part of it for those who share the victory, 0 for the others."""
    ranks = [(total(state, p), state.board.tie_break(p)) for p in state.players]
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]

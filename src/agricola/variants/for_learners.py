"""What helps people to learn: suggestion markers for beginners, and a number of points to reach alone.

Neither changes a rule.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.kernel.board import Board
from agricola.variants.variant import LEARNING, Variant

SUGGESTION_MARKERS: Final = "suggestion-markers"
SERIES_TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
"""The targets of a series of solo games (revised 18.2.1, original 17)."""
_MOST: Final = 100
_TARGETS: Final = (*SERIES_TARGETS, *range(SERIES_TARGETS[-1] + 1, _MOST + 1))


def _solo_target(board: Board, parameter: str) -> None:
    """A number of points to reach."""
    board.target = int(parameter)


FOR_LEARNERS: Final = (
    # An experienced player points out three spaces to choose from (2.7); `agricola.agents.suggestions` does.
    Variant(SUGGESTION_MARKERS, LEARNING, ("revised",)),
    Variant(
        "solo-target",
        LEARNING,
        ("original", "revised"),
        _solo_target,
        players=range(1, 2),
        parameters=tuple(str(points) for points in _TARGETS),
    ),
)

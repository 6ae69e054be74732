"""Where on a farm something is best built, when nothing else decides."""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.grid import boundary
from agricola.engine.kernel.actions import FENCE, PARTNER, PLOW, ROOM, STABLE, Action

LAYOUT: Final = 0.004
"""What a step of layout is worth in points: next to nothing."""
_ROWS: Final = 3
_COLUMNS: Final = 5


def layout_of(action: Action) -> float:
    """How well a place on the farm suits what is built there: the house and fields left, pastures right."""
    if not action.cells:
        return 0.0
    kind = action.kind if action.kind != PARTNER else action.args[0]
    if kind in (ROOM, PLOW, STABLE):
        cell = action.cells.bit_length() - 1
        row, column = divmod(cell, _COLUMNS)
        if kind == ROOM:
            return -2.0 * column + row
        if kind == PLOW:
            return -column - (2.0 if row == 1 else 0.0) - row
        return column - row
    if kind == FENCE:
        size = action.cells.bit_count()
        length = boundary(action.cells).bit_count()
        columns = 0
        for cell in range(_ROWS * _COLUMNS):
            if action.cells >> cell & 1:
                columns += cell % _COLUMNS
        return 3.0 * size - length + columns / size
    return 0.0

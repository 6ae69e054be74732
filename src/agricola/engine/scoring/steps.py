"""What the next points of a line of the score sheet would take (revised 13, original 16)."""

from __future__ import annotations

from typing import Final

from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import ScoreLine
from agricola.engine.message import say
from agricola.engine.scoring.categories import (
    BOAR_POINTS,
    CATTLE_POINTS,
    FIELD_POINTS,
    GRAIN_POINTS,
    PASTURE_POINTS,
    ROOM_POINTS,
    SHEEP_POINTS,
    VEGETABLE_POINTS,
    farmyard_lines,
)

POINT_TABLES: Final = {
    "fields": FIELD_POINTS,
    "pastures": PASTURE_POINTS,
    "grain": GRAIN_POINTS,
    "vegetables": VEGETABLE_POINTS,
    "sheep": SHEEP_POINTS,
    "boar": BOAR_POINTS,
    "cattle": CATTLE_POINTS,
}
"""The points for 0, 1, 2, ... of what a table of points tells of."""


def next_step(board: Board, line: ScoreLine) -> ScoreLine | None:
    """The line as it would be with just enough for more points; None where no table says so, or it is at its end."""
    if board.yard_lines is not farmyard_lines:
        return None
    told = line.explanation
    if line.category == "rooms":
        house = MATERIAL_NAMES.index(str(told.params["material"])) + 1
        if house == len(ROOM_POINTS):
            return None
        n = int(str(told.params["n"]))
        better = say(told.code, n=n, material=MATERIAL_NAMES[house])
        return ScoreLine(line.category, ROOM_POINTS[house] * n, better)
    table = POINT_TABLES.get(line.category, ())
    for n, points in enumerate(table):
        if points > line.points:
            return ScoreLine(line.category, points, say(told.code, **{**told.params, "n": n}))
    return None

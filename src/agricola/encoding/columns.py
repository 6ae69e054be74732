"""What each number of an encoded position means, in words: for people who look at what a learner sees."""

from __future__ import annotations

from typing import Final

from agricola.encoding.column_numbers import (
    EDITION_SLOTS,
    G_SPARE,
    GAME_SIZE,
    KIND_SLOTS,
    MAJOR_SLOTS,
    MOST_SEATS,
    P_SPARE,
    PHASE_SLOTS,
    RULE_SLOTS,
    SEAT_SIZE,
    SLOTS,
)
from agricola.engine.farm.grid import CELLS, EDGE_NAMES, cell_name
from agricola.engine.goods import GOOD_NAMES
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.actions import KIND_NAMES

_CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))
_SHAPES: Final = ("small", "two", "three", "corner", "four")
_SCORED: Final = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle")


def _each(what: str, names: tuple[str, ...] | list[str]) -> list[str]:
    return [f"{what} {name}" for name in names]


def _numbered(what: str, count: int, first: int = 0) -> list[str]:
    return [f"{what} {number}" for number in range(first, first + count)]


def _filled(what: str, names: tuple[str, ...], slots: int) -> list[str]:
    """Names for so many columns: those that are taken, and numbers for those that are not."""
    return _each(what, names) + _numbered(what, slots - len(names), len(names) + 1)


_GAME: Final = [
    *_filled("edition", ("original", "revised", "family"), EDITION_SLOTS), *_numbered("players", 6, 1), "hand cards",
    *_numbered("rule", RULE_SLOTS), "round", *_numbered("in round", ROUNDS, 1), "stage", "rounds to the next harvest",
    "harvests left", *_filled("phase", ("preparation", "work", "feeding", "breeding", "harvest"), PHASE_SLOTS),
    "people at home", "options", "steps", *_filled("may", KIND_NAMES, KIND_SLOTS),
    *_numbered("major on the board", MAJOR_SLOTS), "rooms left", "stables left", *_each("tiles left", _SHAPES),
    *_numbered("spare", GAME_SIZE - G_SPARE, 1),
]  # fmt: skip
_SPACE: Final = ["open", "mine", "others", "goods", "other goods", "asked", "opens soonest in", "opens latest in"]
_SEAT: Final = [
    "present", "starting player", "asked", "acts next", "turn", *GOOD_NAMES, "family", "newborns", "lodgers", "home",
    "begging", "bonus", "rooms", "house", "beds free", "fields", "empty fields", "grain fields", "vegetable fields",
    "grain growing", "vegetables growing", "pastures", "pasture cells", "stables", "fenced stables", "fences", "unused",
    "animal places", "free places", "places for any", *_numbered("pen", 3), "occupations", "improvements", "hand",
    "card points", "card bonus", "points", *_each("points for", _SCORED),
    *_each("cooks", ("grain", "vegetable", "sheep", "boar", "cattle")), "oven", "ovens", "oven limit", "crafts",
    "crafts ready", "food needed", "larder", "food short", "hungry", "fed", "food coming",
    *_each("promised", GOOD_NAMES), "promised deeds", "gained", "spent", "room lacks", "room lacks reed",
    "renovation lacks", *_numbered("major", MAJOR_SLOTS), *_numbered("fields with grain", 4),
    *_each("pasture", _SHAPES), *_each("pasture with stable", _SHAPES), "stables beside", *_each("room", _CELL_NAMES),
    *_each("field", _CELL_NAMES), *_each("grain on", _CELL_NAMES), *_each("vegetables on", _CELL_NAMES),
    *_each("stable", _CELL_NAMES), *_each("pasture", _CELL_NAMES), *_each("fence", EDGE_NAMES),
    *(f"stands on spaces {first} to {first + 7}" for first in range(0, SLOTS, 8)),
    *_numbered("spare", SEAT_SIZE - P_SPARE, 1),
]  # fmt: skip

OBSERVATION_COLUMNS: Final = (
    *_GAME,
    *(f"space {slot}: {column}" for slot in range(SLOTS) for column in _SPACE),
    *(f"seat {step}: {column}" for step in range(MOST_SEATS) for column in _SEAT),
)
"""Seat 0 is the observer; the numbers of spaces, major improvements and rules are those of `numbering`.

Where a seat's people stand is told in bits, the first space of a column in its lowest: `numpy.unpackbits(...,
bitorder="little")` makes columns of them.
"""

ACTION_COLUMNS: Final = (
    "kind", "space", "card, low byte", "card, high byte", "asked by card, low byte", "asked by card, high byte",
    "number", "times", *GOOD_NAMES, "food got", "begged", "cells", *_each("cell", _CELL_NAMES), "new fences",
    "capacity", "within a pasture", "covers", "stables", "tile", "steps", "near rooms", "near fields", "near pastures",
    "near free", *_each("leaves", ("sheep", "boar", "cattle")),
)  # fmt: skip

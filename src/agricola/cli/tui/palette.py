"""Colours and marks: whatever differs by colour differs by letters too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from agricola.cli.text.words import Words

SEATS: Final = ("#56b4e9", "#e69f00", "#2fbf8f", "#e08bc0", "#f0e442")
"""A colour for each seat, told apart by people who see colours differently."""

GOODS: Final[Mapping[str, str]] = {
    "wood": "#d29a5b",
    "clay": "#e07a5f",
    "reed": "#9ccc65",
    "stone": "#b0bec5",
    "grain": "#f4d35e",
    "vegetable": "#f79d65",
    "food": "#ffe0b2",
    "sheep": "#f5f5f0",
    "boar": "#c8a28e",
    "cattle": "#e0a080",
}

HOUSES: Final[Mapping[str, str]] = {"wood": "#6b4423", "clay": "#8a4030", "stone": "#555f66"}
FIELD: Final = "#5c4a1e"
STABLE: Final = "#463a5c"
PASTURE: Final = "#24401f"
DIM: Final = "#8c877d"
BAD: Final = "bold #ff6b6b"
GOOD: Final = "#9ccc65"
ACCENT: Final = "#f4d35e"


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def mark(seat: int) -> Text:
    """A seat in two letters, on its colour."""
    return Text(f"P{seat + 1}", style=f"bold #1b1a17 on {colour(seat)}")


def goods_text(goods: Mapping[str, int], words: Words, nothing: str = "") -> Text:
    """A bag of goods, each in its colour."""
    if not goods:
        return Text(nothing, style=DIM)
    told = [
        Text(f"{amount} {words(f'term-good-{name}', n=amount)}", style=GOODS[name]) for name, amount in goods.items()
    ]
    return Text(" ").join(told)

"""The answer to a question: a structured value with a text form.

An action's text is its notation (`str(action)`), and says all there is to say: two actions are equal when their texts
are. What it touches (a space, cells, cards, goods) is listed too, so that a page, a terminal and a network can each
show it their way.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import Bag, named
from agricola.engine.grid import boundary, cell_names, edge_names

# The kinds of action, in the order in which a list of legal actions shows them.
PLACE: Final = 0
CHOOSE: Final = 1
ROOM: Final = 2
STABLE: Final = 3
PLOW: Final = 4
FENCE: Final = 5
PASTURE: Final = 6
SOW: Final = 7
BAKE: Final = 8
CARD: Final = 9
PAY: Final = 10
KEEP: Final = 11
CONVERT: Final = 12
USE: Final = 13
DONE: Final = 14
KIND_NAMES: Final = (
    "place", "choose", "room", "stable", "plow", "fence", "pasture", "sow", "bake", "card", "pay", "keep", "convert",
    "use", "done",
)  # fmt: skip


class Action:
    """One answer to the decision that a game waits for."""

    __slots__ = ("args", "cards", "cells", "goods", "kind", "space", "text", "tile")

    def __init__(
        self,
        kind: int,
        args: tuple[int, ...],
        text: str,
        space: str | None = None,
        cells: int = 0,
        cards: tuple[str, ...] = (),
        goods: Bag | None = None,
        tile: str = "",
    ) -> None:
        self.kind = kind
        self.args = args
        self.text = text
        self.space = space
        self.cells = cells
        self.cards = cards
        self.goods = goods
        self.tile = tile
        """The kind of tile that is built, or built on, on a farm of tiles."""

    @property
    def kind_name(self) -> str:
        """What kind of action this is, as a word: "place", "plow", "pay", ..."""
        return KIND_NAMES[self.kind]

    @property
    def touches(self) -> dict[str, object]:
        """What the action touches: `space`, `cells`, `edges`, `tile`, `cards`, `goods`; only those that it has."""
        touched: dict[str, object] = {}
        if self.space is not None:
            touched["space"] = self.space
        if self.cells:
            touched["cells"] = cell_names(self.cells)
        if self.kind == FENCE:
            touched["edges"] = edge_names(boundary(self.cells))
        if self.tile:
            touched["tile"] = self.tile
        if self.cards:
            touched["cards"] = list(self.cards)
        if self.goods is not None:
            touched["goods"] = named(self.goods)
        return touched

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.kind_name}: {self.text}>"

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.text == other.text

    def __lt__(self, other: Action) -> bool:
        return (self.kind, self.args, self.text) < (other.kind, other.args, other.text)


DONE_ACTION: Final = Action(DONE, (), "done")
END_TURN_ACTION: Final = Action(DONE, (), "end turn")

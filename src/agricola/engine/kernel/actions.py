"""The answer to a question: a kind and its arguments, with one code that is the same on every machine and for ever.

The code is short, ASCII and free of any language, as a chess move is in UCI: `place:forest`, `fence:a1a2`, `sow:2g1v`.
It names spaces, cards, goods and cells by their ids, and no two answers to one question have the same. What an action
touches (a space, cells, cards, goods) is listed too, so that a page, a terminal and a network can each show it their
way; `message` is what people are told of it.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

from agricola.engine.farm.grid import boundary, cell_names, edge_names
from agricola.engine.goods import Bag, named
from agricola.engine.message import Message, say

# The kinds of action. Their numbers stay the same for ever, because learners know them; new ones come last.
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
EDGE: Final = 15
TAKE: Final = 16
PARTNER: Final = 17
TRADE: Final = 18
KIND_NAMES: Final = (
    "place", "choose", "room", "stable", "plow", "fence", "pasture", "sow", "bake", "card", "pay", "keep", "convert",
    "use", "done", "edge", "take", "partner", "trade",
)  # fmt: skip


_SHOWN: Final = (PLACE, CHOOSE, ROOM, STABLE, PLOW, FENCE, EDGE, PARTNER, PASTURE, SOW, BAKE, CARD, PAY, TAKE, KEEP,
                 TRADE, CONVERT, USE, DONE)  # fmt: skip
"""The kinds in the order in which a list of legal actions shows them."""
_RANKS: Final[list[int]] = [_SHOWN.index(kind) for kind in range(len(KIND_NAMES))]


class Action:
    """One answer to the decision that a game waits for."""

    __slots__ = ("args", "cards", "cells", "code", "edges", "gets", "goods", "kind", "message", "space", "tile")

    def __init__(
        self,
        kind: int,
        args: tuple[int, ...],
        code: str,
        message: Message,
        space: str | None = None,
        cells: int = 0,
        cards: tuple[str, ...] = (),
        goods: Bag | None = None,
        tile: str = "",
        edges: int = 0,
        gets: Bag | None = None,
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        """Numbers for whoever carries the action out; the code says the same by ids."""
        self.code: Final = code
        self.message: Final = message
        self.space: Final = space
        self.cells: Final = cells
        self.cards: Final = cards
        self.goods: Final = goods
        self.gets: Final = gets
        """What goods are converted into."""
        self.tile: Final = tile
        """The kind of tile that is built, or built on, on a farm of tiles."""
        self.edges: Final = edges if kind != FENCE else boundary(cells)
        """Where fences come to stand, those that stand already included."""

    @property
    def kind_name(self) -> str:
        """What kind of action this is, as a word: "place", "plow", "pay", ..."""
        return KIND_NAMES[self.kind]

    @property
    def touches(self) -> dict[str, object]:
        """What the action touches: `space`, `cells`, `edges`, `tile`, `cards`, `goods`; only those that it has.

        With `partner` the cells and edges are those of the partner's farm.
        """
        touched: dict[str, object] = {}
        if self.space is not None:
            touched["space"] = self.space
        if self.cells:
            touched["cells"] = cell_names(self.cells)
        if self.edges:
            touched["edges"] = edge_names(self.edges)
        if self.kind == PARTNER:
            touched["partner"] = True
        if self.tile:
            touched["tile"] = self.tile
        if self.cards:
            touched["cards"] = list(self.cards)
        if self.goods is not None:
            touched["goods"] = named(self.goods)
        return touched

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        made_of = (
            self.kind, self.args, self.code, self.message, self.space, self.cells, self.cards, self.goods, self.tile,
            self.edges, self.gets,
        )  # fmt: skip
        return Action, made_of

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __hash__(self) -> int:
        return hash(self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code

    def __lt__(self, other: Action) -> bool:
        return (_RANKS[self.kind], self.args, self.code) < (_RANKS[other.kind], other.args, other.code)


def _refuse(action: Action, name: str, value: object = None) -> None:
    raise AttributeError(f"{name} of {action!r} is not writable: an action is shared by all games")


def _freeze() -> None:
    """Let nobody change an action that was made; games share them, so one assignment would change them all.

    Compiled, its attributes are final by themselves. Interpreted, an action becomes one of a class that refuses
    assignments once it is made, which costs less than a look at each assignment.
    """
    if not isinstance(_refuse, FunctionType):
        return
    refusing = {"__module__": __name__, "__slots__": (), "__setattr__": _refuse, "__delattr__": _refuse}
    frozen = type("Action", (Action,), refusing)
    make = Action.__init__

    def made(action: Action, *args: Any, **more: Any) -> None:
        make(action, *args, **more)
        action.__class__ = frozen

    setattr(Action, "__init__", made)  # noqa: B010  # the checker knows methods as fixed


_freeze()
DONE_ACTION: Final = Action(DONE, (), "done", say("act-done"))
END_TURN_ACTION: Final = Action(DONE, (), "end", say("act-end-turn"))

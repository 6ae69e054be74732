"""Reads the fields of a position's dict, with messages that say where something is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

from agricola.engine.errors import BadPosition
from agricola.engine.farm.grid import cell_named
from agricola.engine.goods import GOOD_NAMES, KINDS, Bag, bag
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.spaces import Space

_T = TypeVar("_T")

_IN_WORDS: dict[type, str] = {int: "a number", bool: "true or false", str: "a text", list: "a list", dict: "a dict"}
_MOST = 999
"""More than any game can pile up of anything, and few enough to list what can be done with them."""


class Reader:
    """Takes a position apart, with messages that say where something is wrong."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def typed(self, data: Mapping[str, object], name: str, kind: type[_T], default: _T, where: str) -> _T:
        value = data.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadPosition(f"{where}: {name} must be {_IN_WORDS[kind]}, not {value!r}")
        return value

    def number(self, data: Mapping[str, object], name: str, default: int, where: str, most: int = _MOST) -> int:
        value = self.typed(data, name, int, default, where)
        if not 0 <= value <= most:
            raise BadPosition(f"{where}: {name} can't be {value}; it is a number from 0 to {most}")
        return value

    def names(self, data: Mapping[str, object], name: str, where: str) -> list[str]:
        values = self.typed(data, name, list, [], where)
        if any(not isinstance(value, str) for value in values):
            raise BadPosition(f"{where}: {name} must be a list of names, not {values!r}")
        return cast("list[str]", values)

    def goods(self, value: object, where: str) -> Bag:
        if not isinstance(value, Mapping):
            raise BadPosition(f"{where} must be a mapping of goods to numbers, not {value!r}")
        counts = dict.fromkeys(range(KINDS), 0)
        for name, amount in value.items():
            if name not in GOOD_NAMES:
                raise BadPosition(f"{where}: {name!r} is no good; the goods are {', '.join(GOOD_NAMES)}")
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= _MOST:
                raise BadPosition(f"{where}: {amount!r} {name}; a number from 0 to {_MOST} is needed")
            counts[GOOD_NAMES.index(name)] = amount
        return bag(counts)

    def cells(self, values: Sequence[object], where: str) -> int:
        mask = 0
        for name in values:
            cell = cell_named(name) if isinstance(name, str) else None
            if cell is None:
                raise BadPosition(f"{where}: {name!r} is no farmyard space; they are a1 to e3")
            mask |= 1 << cell
        return mask

    def space(self, name: object, where: str) -> Space:
        space = (self.board.by_id.get(name) or self.board.by_name.get(name)) if isinstance(name, str) else None
        if space is None:
            raise BadPosition(f"{where}: {name!r} is no action space of this game")
        return space

    def card(self, name: object, where: str) -> Card:
        card = self.board.cards.get(name) if isinstance(name, str) else None
        if card is None:
            raise BadPosition(f"{where}: {name!r} is no card of this game")
        return card

    def effect(self, name: object, where: str) -> Effect:
        effect = self.board.effects.get(name) if isinstance(name, str) else None
        if effect is None:
            raise BadPosition(f"{where}: there is no effect {name!r}")
        return effect

    def seat(self, value: object, where: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.board.players:
            raise BadPosition(f"{where}: {value!r} is no seat; they are 0 to {self.board.players - 1}")
        return value

    def seats(self, data: Mapping[str, object], name: str, where: str) -> int:
        """Several seats as a mask."""
        mask = 0
        for value in self.typed(data, name, list, [], where):
            mask |= 1 << self.seat(value, name)
        return mask

    def one_of(self, names: tuple[str, ...], value: object, where: str) -> int:
        if not isinstance(value, str) or value not in names:
            raise BadPosition(f"{where}: {value!r} is none of {', '.join(names)}")
        return names.index(value)


def no_unknown_keys(data: Mapping[str, object], known: frozenset[str], where: str) -> None:
    strangers = [name for name in data if name not in known]
    if strangers:
        raise BadPosition(f"{where} knows no {strangers[0]!r}; it may say {', '.join(sorted(known))}")

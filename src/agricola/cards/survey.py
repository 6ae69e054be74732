"""What a card is made of: everything that can be reached from its record, and which of it is written for it alone.

A card is a pure declaration when no function that is defined in a card file can be reached from it: words said
everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from inspect import getattr_static, isroutine
from types import FunctionType, MethodType
from typing import Final

from agricola.cards.words import Card

_CARD_FILES: Final = (
    "agricola.cards.revised",
    "agricola.cards.original",
    "agricola.cards.family",
    "agricola.cards.shared",
)
_ATOMS: Final = (str, int, float, bool, bytes, type, type(None))
_PLAIN: Final = frozenset(_ATOMS)
"""Most of what a card holds is just that, so that it is left out before anybody looks closer."""


def reachable(card: Card) -> Iterator[object]:
    """Everything that a card's record holds: rules, effects, conditions, and the functions in them, closures included.

    Only values of the project's own types are opened, and other cards are not.
    """
    waiting: list[object] = [card]
    seen: dict[int, object] = {}
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, _ATOMS) or id(thing) in seen or (isinstance(thing, Card) and thing is not card):
            continue
        seen[id(thing)] = thing
        yield thing
        waiting.extend([inside for inside in _inside(thing) if type(inside) not in _PLAIN])


def _inside(thing: object) -> Iterable[object]:
    if isinstance(thing, tuple | list | set | frozenset):
        return thing
    if isinstance(thing, Mapping):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, MethodType):
        return [thing.__func__, thing.__self__]
    if isinstance(thing, partial):
        return [thing.func, *thing.args, *thing.keywords.values()]
    if isinstance(thing, FunctionType):
        cells = [cell.cell_contents for cell in thing.__closure__ or ()]
        return [*cells, *(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
    kind: type = type(thing)
    if kind.__module__.startswith("agricola."):
        names = [*_attributes(kind), *getattr(thing, "__dict__", ())]
        values = [getattr(thing, name, None) for name in names]
        return [value for value in values if not isinstance(value, MethodType) or value.__self__ is not thing]
    return []


@cache
def _attributes(kind: type) -> list[str]:
    """What things of a type have beside what they hold themselves. Methods belong to the type, not to the thing."""
    return [name for name in dir(kind) if not name.startswith("__") and not isroutine(getattr_static(kind, name))]


def own_functions(card: Card) -> list[str]:
    """The functions in card files that a card uses, by name; empty for a pure declaration."""
    functions = [thing for thing in reachable(card) if isinstance(thing, FunctionType)]
    return sorted({f.__qualname__ for f in functions if f.__module__.startswith(_CARD_FILES)})

"""Bounds on the positions that people bring: what no game comes near, but what takes ages to think through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

GOODS: Final = 60
"""How many of a good a player or a space may have."""
ANIMALS: Final = 20
"""How many animals of a kind."""
POINTS: Final = 500
LIST: Final = 200
"""How many promises, cards or frames there may be."""
_ANIMALS: Final = ("sheep", "boar", "cattle")


def beyond_bounds(position: object) -> str | None:
    """What is beyond all measure in a position, in words; None when nothing is, or when it is no position at all."""
    if not isinstance(position, Mapping):
        return None
    for name, bag in _bags(position):
        for good, amount in bag.items():
            most = ANIMALS if good in _ANIMALS else GOODS
            if isinstance(amount, int) and amount > most:
                return f"{name} has {amount} {good}, and here {most} is the most"
    for seat in _mappings(position.get("seats")):
        for name in ("begging", "bonus", "gained"):
            value = seat.get(name)
            if isinstance(value, int) and abs(value) > POINTS:
                return f"{name} is {value}, and here {POINTS} is the most"
        for states in _mappings([seat.get("card_state")]):
            for state in states.values():
                if isinstance(state, list) and any(isinstance(n, int) and abs(n) > POINTS for n in state):
                    return f"the state of a card has a number beyond {POINTS}, which is the most here"
    for name, value in _lists(position):
        if len(value) > LIST:
            return f"{name} has {len(value)} parts, and here {LIST} is the most"
    return None


def _bags(position: Mapping[str, object]) -> Iterator[tuple[str, Mapping[object, object]]]:
    """Everything that holds goods, with its name."""
    for number, seat in enumerate(_mappings(position.get("seats"))):
        for name, value in seat.items():
            if isinstance(value, Mapping):
                yield f"seat {number}: {name}", value
                # Fields, animals on cards and the like: one bag for each place.
                for inner in _mappings(value.values()):
                    yield f"seat {number}: {name}", inner
    stock = position.get("stock")
    if isinstance(stock, Mapping):
        for space, value in stock.items():
            for bag in _mappings([value]):
                yield f"the space {space}", bag
    for promise in _mappings(position.get("promises")):
        for bag in _mappings([promise.get("goods")]):
            yield "a promise", bag


def _lists(position: Mapping[str, object]) -> Iterator[tuple[str, list[object]]]:
    parts: list[Mapping[Any, object]] = [position, *_mappings(position.get("seats"))]
    for part in parts:
        for name, value in part.items():
            if isinstance(value, list):
                yield str(name), value


def _mappings(values: object) -> Iterator[Mapping[object, object]]:
    if isinstance(values, Mapping | str) or not hasattr(values, "__iter__"):
        return
    for value in values:
        if isinstance(value, Mapping):
            yield value

"""Messages that come as plain data, as views and the service send them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agricola.engine.goods import GOOD_NAMES, Bag, bag
from agricola.engine.message import Message


def bag_of(goods: Mapping[str, int]) -> Bag:
    """The bag of goods by name.

    >>> bag_of({"reed": 1})
    (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    """
    return bag({GOOD_NAMES.index(good): amount for good, amount in goods.items()})


def message_of(data: Mapping[str, Any]) -> Message:
    """The message that `Message.json()` has written.

    >>> message_of({"code": "why-short", "n": 4, "good": "wood"})
    <why-short(n=4, good=wood)>
    """
    return Message(data["code"], {name: _value(value) for name, value in data.items() if name != "code"})


def _value(value: Any) -> object:
    if isinstance(value, Mapping):
        return message_of(value) if "code" in value else bag_of(value)
    return tuple(_value(part) for part in value) if isinstance(value, list | tuple) else value

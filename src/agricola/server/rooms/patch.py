"""What has changed between two documents of plain data, as small as it is simple to apply.

A patch of an object names the members that differ, one of a list the numbers of the items. Under each stands another
patch that goes into it, `[value]` to put a value there, or `[]` to remove it; from a list, it and all after it.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

_NOTHING = object()


def difference(old: Json, new: Json) -> Json:
    """The patch that makes the new object of the old one; empty when they are equal.

    >>> difference({"round": 3, "goods": {"wood": 2, "food": 1}}, {"round": 4, "goods": {"wood": 5}})
    {'round': [4], 'goods': {'wood': [5], 'food': []}}
    """
    patch: Json = {}
    get = old.get
    added = 0
    for name, value in new.items():
        before = get(name, _NOTHING)
        # Most parts are the very same objects: that is seen at once, while equal ones must be looked at to the end.
        if before is value or before == value:
            continue
        if before is _NOTHING:
            added += 1
            patch[name] = [value]
            continue
        kind = type(value)
        if kind is dict and type(before) is dict:
            patch[name] = difference(before, value)
        elif kind is list and type(before) is list:
            patch[name] = _items(before, value)
        else:
            patch[name] = [value]
    if len(old) + added != len(new):
        for name in old:
            if name not in new:
                patch[name] = []
    return patch


def _items(old: list[Any], new: list[Any]) -> object:
    """Items that change in their places, are added at the end or taken from it; any other list is sent anew."""
    shared = min(len(old), len(new))
    if len(old) == len(new) and shared and type(new[0]) is dict:
        return {
            str(number): difference(was, now) if type(was) is dict and type(now) is dict else [now]
            for number, (was, now) in enumerate(zip(old, new, strict=True))
            if was is not now and was != now
        }
    if not shared or (old if len(old) == shared else old[:shared]) != (new if len(new) == shared else new[:shared]):
        return [new]
    if len(new) < len(old):
        return {str(shared): []}
    return {str(number): [new[number]] for number in range(shared, len(new))}


def patched(old: Any, patch: Json) -> Any:
    """A document with a patch applied to it; shares with the old one what is the same in both.

    >>> patched({"round": 3, "log": [1, 2, 3]}, {"round": [4], "log": {"1": []}})
    {'round': 4, 'log': [1]}
    """
    new: Any = old[:] if isinstance(old, list) else dict(old)
    for name, step in patch.items():
        place: Any = int(name) if isinstance(new, list) else name
        if isinstance(step, dict):
            new[place] = patched(new[place], step)
        elif isinstance(new, list):
            # An item that is put behind the last one is added; one that is removed takes all after it along.
            new[place : place + 1 if step else None] = step
        elif step:
            new[name] = step[0]
        else:
            del new[name]
    return new

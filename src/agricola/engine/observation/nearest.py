"""Which of several ways to do something is nearest: the one to name where there is room for one only."""

from __future__ import annotations

from typing import cast

from agricola.engine.message import Message, Reasons


def nearest_first(reasons: Reasons) -> Reasons:
    """The same reasons with what stands in every way first, then way after way, the nearest first."""
    together, ways = _parted(reasons)
    inside = [Message(way.code, {**way.params, "why": nearest_first(_why(way))}) for way in ways]
    return (*together, *sorted(inside, key=lambda way: _distance(_why(way))))


def _parted(reasons: Reasons) -> tuple[list[Message], list[Message]]:
    """What all ways have in common, and the ways that have reasons of their own."""
    ways = [reason for reason in reasons if _why(reason)]
    return [reason for reason in reasons if reason not in ways], ways


def _why(reason: Message) -> Reasons:
    return cast("Reasons", reason.params.get("why", ()))


def _distance(reasons: Reasons) -> tuple[int, int]:
    """How far away something is: first the obstacles that are more than goods to gather, then the goods."""
    together, ways = _parted(reasons)
    short = [cast("int", reason.params["n"]) for reason in together if reason.code == "why-short"]
    obstacles, goods = min([_distance(_why(way)) for way in ways], default=(0, 0))
    return obstacles + len(together) - len(short), goods + sum(short)

"""The frames of the stack as plain JSON data, and back."""

from __future__ import annotations

from collections.abc import Mapping

from agricola.engine.errors import BadPosition
from agricola.engine.goods import named
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.card import Reaction
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import MOMENTS, SOURCE_NAMES, Event
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import reaction_of
from agricola.engine.price import Cost, Price
from agricola.record.fields import Reader, no_unknown_keys

Json = dict[str, object]
_FURTHEST = 1 << 48
"""How far a deed can have come at most: some count several things in one number."""
_FRAME_KEYS = frozenset(("effect", "seat", "space", "steps", "optional", "event", "price", "reactions"))


def write_frame(g: GameState, frame: Frame) -> Json:
    """One frame of the stack."""
    written: Json = {"effect": frame.effect.name, "seat": frame.seat}
    if frame.space != NO_SPACE:
        written["space"] = g.board.spaces[frame.space].id
    if frame.steps:
        written["steps"] = frame.steps
    if frame.optional:
        written["optional"] = True
    if frame.event is not None:
        written["event"] = _write_event(g, frame.event)
    if frame.price is not None:
        written["price"] = [
            {
                "goods": named(cost.goods),
                "returns": cost.returns,
                "uses": list(cost.uses),
                "through": list(cost.through),
            }
            for cost in frame.price
        ]
    if frame.reactions:
        written["reactions"] = [[reaction.card.id, reaction.number] for reaction in frame.reactions]
    return written


def _write_event(g: GameState, event: Event) -> Json:
    written: Json = {
        "moment": MOMENTS[event.moment],
        "seat": event.seat,
        "space": g.board.spaces[event.space].id if event.space != NO_SPACE else None,
        "goods": named(event.goods),
        "source": SOURCE_NAMES[event.source],
        "card": event.card.id if event.card is not None else None,
        "count": event.count,
        "cells": event.cells,
        "at_hand": named(event.at_hand),
    }
    of_its_moment: Json = {
        "material": event.material,
        "old_material": event.old_material,
        "old_fences": event.old_fences,
        "played_by": event.played_by,
        "drawn": event.drawn,
        "placed_before": event.placed_before,
    }
    written.update({name: value for name, value in of_its_moment.items() if value})
    return written


def read_frame(reader: Reader, data: object, where: str) -> Frame:
    """The frame that a dict describes."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where} must be a dict, not {data!r}")
    no_unknown_keys(data, _FRAME_KEYS, where)
    price: Price | None = None
    if "price" in data:
        price = tuple(_read_cost(reader, cost, where) for cost in reader.typed(data, "price", list, [], where))
    reactions = [_read_reaction(reader, pair, where) for pair in reader.typed(data, "reactions", list, [], where)]
    return Frame(
        reader.effect(data.get("effect"), where),
        reader.seat(data.get("seat", 0), where),
        reader.space(data["space"], where).index if "space" in data else NO_SPACE,
        reader.number(data, "steps", 0, where, _FURTHEST),
        _read_event(reader, data["event"], where) if "event" in data else None,
        price,
        tuple(reactions),
        reader.typed(data, "optional", bool, False, where),
    )


def _read_cost(reader: Reader, data: object, where: str) -> Cost:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: a cost must be a dict, not {data!r}")
    return Cost(
        reader.goods(data.get("goods", {}), where),
        reader.typed(data, "returns", str, "", where),
        tuple(reader.names(data, "uses", where)),
        tuple(reader.names(data, "through", where)),
    )


def _read_reaction(reader: Reader, data: object, where: str) -> Reaction:
    if not isinstance(data, list) or len(data) != 2:
        raise BadPosition(f"{where}: a reaction must be a card's id and a number, not {data!r}")
    card = reader.card(data[0], where)
    number = data[1]
    if type(number) is not int or not -len(card.rules.from_hand) <= number < len(card.rules.triggers):
        raise BadPosition(f"{where}: {card.name} has no reaction {number!r}")
    return reaction_of(card, number)


def _read_event(reader: Reader, data: object, where: str) -> Event:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: the event must be a dict, not {data!r}")
    space, card = data.get("space"), data.get("card")
    return Event(
        reader.one_of(MOMENTS, data.get("moment"), where),
        -1 if data.get("seat", -1) == -1 else reader.seat(data["seat"], where),
        NO_SPACE if space is None else reader.space(space, where).index,
        reader.goods(data.get("goods", {}), where),
        reader.one_of(SOURCE_NAMES, data.get("source", "supply"), where),
        None if card is None else reader.card(card, where),
        reader.typed(data, "count", int, 0, where),
        reader.typed(data, "cells", int, 0, where),
        reader.goods(data.get("at_hand", {}), where),
        material=reader.typed(data, "material", int, 0, where),
        old_material=reader.typed(data, "old_material", int, 0, where),
        old_fences=reader.typed(data, "old_fences", int, 0, where),
        played_by=reader.typed(data, "played_by", int, 0, where),
        drawn=reader.typed(data, "drawn", bool, False, where),
        placed_before=reader.typed(data, "placed_before", int, 0, where),
    )

"""The JSON schema of every message: `python -m agricola.server.schema` prints it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from agricola.server.messages.accounts import (
    AccountInfo,
    AccountLink,
    PasskeyGone,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
    PushInfo,
    Rename,
    SignIn,
    SignOut,
    Subscribe,
)
from agricola.server.messages.answers import Because, Done, Hints, InTheWay, Meant, Pong, Refused, Talked
from agricola.server.messages.catalog import Cards, Catalog
from agricola.server.messages.commands import Act, Hint, Look, Mute, Obstacles, Ping, Read, Ready, Say, Undo, Why
from agricola.server.messages.problems import ErrorMessage, Health
from agricola.server.messages.reviews import Judged, Review
from agricola.server.messages.rooms import Created, Enter, Join, NewRecord, NewRoom, RoomInfo, Rooms, SeatChange
from agricola.server.messages.series import KeepOccupation, NewSeries, PlaySeries, SeriesInfo, SeriesList
from agricola.server.messages.state import Change, StateMessage
from agricola.server.messages.values import PROTOCOL

INCOMING: tuple[Any, ...] = (
    NewRoom, Enter, Join, SeatChange, Subscribe, Rename, SignIn, SignOut, PasskeyMade, PasskeyShown, PasskeyGone,
    NewRecord, NewSeries, PlaySeries, KeepOccupation, Act, Undo, Hint, Why, Obstacles, Read, Look, Say, Mute, Ready,
    Ping,
)  # fmt: skip

OUTGOING: tuple[Any, ...] = (
    StateMessage, Change, Done, Refused, Hints, Because, InTheWay, Meant, Talked, Pong, Created, Rooms, RoomInfo,
    Catalog, Cards, Review, Judged, PushInfo, AccountInfo, AccountLink, PasskeyOptions, SeriesInfo, SeriesList,
    ErrorMessage, Health,
)  # fmt: skip

UNIONS: dict[str, tuple[Any, ...]] = {
    "Command": (Act, Undo, Hint, Why, Obstacles, Read, Look, Say, Mute, Ready, Ping),
    "ServerMessage": (StateMessage, Change, Done, Refused, Hints, Because, InTheWay, Meant, Talked, Pong),
    "Answer": (Done, Refused, Hints, Because, InTheWay, Meant, Pong, StateMessage),
}
"""Messages of which one or another is meant."""


def components(template: str) -> dict[str, Any]:
    """The JSON schema of every message by its name; `template` says how one refers to another."""
    _, found = msgspec.json.schema_components((*INCOMING, *OUTGOING), ref_template=template)
    shapes: dict[str, Any] = _linked(found, template)
    parameter, message, patch = ({"$ref": template.format(name=name)} for name in ("Parameter", "Message", "Patch"))
    shapes["Message"]["additionalProperties"] = parameter
    shapes["Parameter"] = {
        "description": "What a message speaks of: a number, an id, goods, another message, or a list of these.",
        "anyOf": [
            {"type": "integer"}, {"type": "string"}, message,
            {"type": "object", "additionalProperties": {"type": "integer"}}, {"type": "array", "items": parameter},
        ],
    }  # fmt: skip
    shapes["Patch"] = {
        "description": "What changes in an object or a list, by name or number; see Change.",
        "type": "object",
        "properties": {},
        "additionalProperties": {"anyOf": [patch, {"type": "array", "maxItems": 1}]},
    }
    for name, members in UNIONS.items():
        shapes[name] = {"anyOf": [{"$ref": template.format(name=kind.__name__)} for kind in members]}
    return dict(sorted(shapes.items()))


def _linked(shape: Any, template: str) -> Any:
    """A schema in which what is titled like one of these components refers to it."""
    if isinstance(shape, list):
        return [_linked(part, template) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if shape.get("title") in ("Message", "Patch") and "properties" not in shape:
        return {"$ref": template.format(name=shape["title"])}
    return {name: _linked(part, template) for name, part in shape.items()}


def schema() -> dict[str, Any]:
    """The JSON schema of every message, by name under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "agricola service",
        "protocol": PROTOCOL,
        "$defs": components("#/$defs/{name}"),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))

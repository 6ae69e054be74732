"""The table of routes: an endpoint is added here; the application and the OpenAPI description are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from agricola.server.http.requests import COOKIE, SESSION_COOKIE
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
from agricola.server.messages.catalog import Cards, Catalog
from agricola.server.messages.problems import ErrorMessage, Health
from agricola.server.messages.reviews import Judged, Review
from agricola.server.messages.rooms import Created, Enter, Join, NewRecord, NewRoom, RoomInfo, Rooms, SeatChange
from agricola.server.messages.series import KeepOccupation, NewSeries, PlaySeries, SeriesInfo, SeriesList
from agricola.server.messages.state import StateMessage
from agricola.server.messages.values import PROTOCOL
from agricola.server.rooms.room_table import ENGINE
from agricola.server.schema import (
    components,
)


@dataclass(frozen=True)
class Operation:
    """One request: its name is that of the method of `Api`, or of `AccountApi`, that answers it."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any
    """The message that answers it, or the media type of a text."""
    body: Any = None
    status: int = 200
    query: dict[str, str] = field(default_factory=dict)
    """The names in the query, and whether each is a "string" or an "integer"."""
    errors: tuple[int, ...] = ()
    prepared: bool = False
    """Whether the answer never changes while the service runs, so that a client may have it already."""


def operations() -> list[Operation]:
    """All requests."""
    room = "/api/rooms/{room}"
    series = "/api/series/{series}"
    account = "/api/account"
    return [
        Operation("catalog", "GET", "/api/catalog", "What can be played, and against whom", Catalog, prepared=True),
        Operation(
            "cards", "GET", "/api/cards", "Search the cards", Cards,
            query={"edition": "string", "kind": "string", "q": "string"},
        ),
        Operation(
            "schema", "GET", "/api/schema.json", "The JSON schema of every message", "application/json", prepared=True
        ),
        Operation(
            "create", "POST", "/api/rooms", "Make a room", Created, body=NewRoom, status=201, errors=(422, 503)
        ),
        Operation(
            "mine", "GET", "/api/rooms", "The rooms of this browser", Rooms, query={"mine": "string"}, errors=(503,)
        ),
        Operation(
            "upload", "POST", "/api/records", "Make a room from a record", Created, body=NewRecord, status=201,
            errors=(422, 503),
        ),
        Operation("info", "GET", room, "What everybody may know of a room", RoomInfo, errors=(404,)),
        Operation(
            "enter", "POST", f"{room}/enter", "Come into a private room by a key", Created, body=Enter, errors=(409,)
        ),
        Operation("join", "POST", f"{room}/join", "Take an open seat", Created, body=Join, errors=(404, 409, 422)),
        Operation("watch", "POST", f"{room}/watch", "Watch a game", Created, errors=(404,)),
        Operation(
            "change_seat", "POST", f"{room}/seats/{{seat}}", "Leave, hand over or rename a seat", RoomInfo,
            body=SeatChange, errors=(403, 404, 409, 422),
        ),
        Operation(
            "command", "POST", f"{room}/commands", "Act, undo, ask for a hint or a reason", "Answer", body="Command",
            errors=(403, 404, 409, 422, 503),
        ),
        Operation(
            "state", "GET", f"{room}/state", "The room as you may see it", StateMessage, query={"seat": "integer"},
            errors=(403, 404, 422),
        ),
        Operation(
            "stream", "GET", f"{room}/stream", "All messages, one a line", "application/x-ndjson", errors=(404,)
        ),
        Operation(
            "record", "GET", f"{room}/record", "The record of a finished or practice game", "text/plain",
            query={"after": "integer"}, errors=(403, 404, 422),
        ),
        Operation(
            "replay", "GET", f"{room}/replay", "A finished game after some moves", StateMessage,
            query={"after": "integer", "seat": "integer"}, errors=(403, 404, 422),
        ),
        Operation(
            "review", "GET", f"{room}/review", "What the cards of a finished game brought, and its turns", Review,
            errors=(403, 404),
        ),
        Operation(
            "judged", "GET", f"{room}/judged", "What a turn of a finished game cost", Judged,
            query={"after": "integer"}, errors=(403, 404, 422, 503),
        ),
        Operation(
            "create_series", "POST", "/api/series", "Begin a series of games", SeriesInfo, body=NewSeries, status=201,
            errors=(422, 503),
        ),
        Operation("my_series", "GET", "/api/series", "The series of this browser", SeriesList, errors=(503,)),
        Operation("series", "GET", series, "A series with its history", SeriesInfo),
        Operation(
            "play_series", "POST", f"{series}/play", "Make the room of the next game of a series", SeriesInfo,
            body=PlaySeries,
        ),
        Operation(
            "keep_occupation", "POST", f"{series}/keep", "Choose the occupation that stays with a seat", SeriesInfo,
            body=KeepOccupation,
        ),
        Operation("export_series", "GET", f"{series}/export", "A series as a file", "application/json"),
        Operation("push", "GET", "/api/push", "The key for notices by the browser", PushInfo),
        Operation(
            "subscribe", "POST", "/api/push", "Take notices when it is your turn", PushInfo, body=Subscribe,
            errors=(409, 503),
        ),
        Operation("account", "GET", account, "Your account, or you as a guest", AccountInfo, errors=(503,)),
        Operation(
            "rename_account", "POST", f"{account}/name", "Be called otherwise", AccountInfo, body=Rename, errors=(503,)
        ),
        Operation(
            "link_account", "POST", f"{account}/link", "Make a link that signs another browser in, once", AccountLink,
            errors=(503,),
        ),
        Operation(
            "sign_in", "POST", f"{account}/sign-in", "Sign in by a link", AccountInfo, body=SignIn, errors=(503,)
        ),
        Operation(
            "sign_out", "POST", f"{account}/sign-out", "Sign this browser out, or all of them", AccountInfo,
            body=SignOut, errors=(503,),
        ),
        Operation("forget_account", "POST", f"{account}/forget", "Forget the account", AccountInfo, errors=(503,)),
        Operation(
            "passkey_options", "POST", f"{account}/passkey/options", "Begin to make a passkey", PasskeyOptions,
            errors=(409, 503),
        ),
        Operation(
            "keep_passkey", "POST", f"{account}/passkey", "Keep a passkey that was made", AccountInfo,
            body=PasskeyMade, errors=(409, 503),
        ),
        Operation(
            "forget_passkey", "POST", f"{account}/passkey/forget", "Let a passkey open the account no more",
            AccountInfo, body=PasskeyGone, errors=(503,),
        ),
        Operation(
            "sign_in_options", "POST", f"{account}/sign-in/options", "Begin to sign in by a passkey", PasskeyOptions,
            errors=(409, 503),
        ),
        Operation(
            "sign_in_by_passkey", "POST", f"{account}/sign-in/passkey", "Sign in by a passkey", AccountInfo,
            body=PasskeyShown, errors=(409, 503),
        ),
        Operation("health", "GET", "/health", "Whether the service is ready", Health, errors=(503,)),
        Operation("metrics", "GET", "/metrics", "Counts for Prometheus", "text/plain"),
    ]  # fmt: skip


def openapi() -> dict[str, Any]:
    """The OpenAPI description of the service."""
    paths: dict[str, Any] = {}
    for operation in operations():
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "agricola",
            "version": ENGINE,
            "description": f"Rooms of Agricola, protocol {PROTOCOL}. The WebSocket /api/rooms/{{room}}/socket takes "
            "Command and sends ServerMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": components("#/components/schemas/{name}"),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "account": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"account": []}, {"token": []}],
    }


_NUMBER: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_RETRY = {"Retry-After": {"description": "Seconds after which to try again", "schema": {"type": "integer"}}}


def _described(operation: Operation) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = []
    if "{room}" in operation.path:
        parameters.append({"name": "room", "in": "path", "required": True, "schema": {"type": "string"}})
    if "{series}" in operation.path:
        parameters.append({"name": "series", "in": "path", "required": True, "schema": {"type": "string"}})
    if "{seat}" in operation.path:
        parameters.append({"name": "seat", "in": "path", "required": True, "schema": _NUMBER})
    for name, kind in operation.query.items():
        parameters.append({"name": name, "in": "query", "schema": _NUMBER if kind == "integer" else {"type": kind}})
    # Before everything else stand the checks of the head, of the host and of what was spent; 422 is a token in the
    # address.
    errors = {*operation.errors, 400, 421, 422, 429}
    if operation.method != "GET":
        errors.add(403)
    if operation.body is not None:
        errors |= {408, 413, 415}
    if "{room}" in operation.path or "{series}" in operation.path:
        errors |= {403, 404, 409, 503}
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            str(operation.status): {"description": operation.summary, "content": _content(operation.answer)},
            **{str(status): _refusal(operation, status) for status in sorted(errors)},
        },
    }  # fmt: skip
    if operation.prepared:
        described["responses"]["304"] = {"description": "You have it already"}
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _content(operation.body)}
    return described


def _refusal(operation: Operation, status: int) -> dict[str, Any]:
    """A refusal of a command may come from the room or from before it."""
    error = _content(ErrorMessage)
    if operation.name == "command" and status in (403, 404, 409, 503):
        both = [content["application/json"]["schema"] for content in (_content("Answer"), error)]
        return {"description": "Refused", "content": {"application/json": {"schema": {"anyOf": both}}}}
    if operation.name == "health" and status == 503:
        return {"description": "Not ready", "content": _content(Health)}
    if status == 429:
        return {"description": "Too many", "content": error, "headers": _RETRY}
    return {"description": "Error", "content": error}


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str) and "/" in kind:
        return {kind: {"schema": {}}}
    name = kind if isinstance(kind, str) else kind.__name__
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}

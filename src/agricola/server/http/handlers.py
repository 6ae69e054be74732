"""The handlers: one for every request that the service answers, each with its cost and what it may be told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.http.prepared import Prepared
from agricola.server.http.requests import Guest, address_of, as_number, body, guest, number
from agricola.server.messages.accounts import PushInfo, Subscribe
from agricola.server.messages.answers import Refused
from agricola.server.messages.catalog import Cards
from agricola.server.messages.commands import Command
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import Created, Enter, Join, NewRecord, NewRoom, Rooms, SeatChange
from agricola.server.messages.series import KeepOccupation, NewSeries, PlaySeries, SeriesList
from agricola.server.protection import limits
from agricola.server.protection.guard import json_response
from agricola.server.rooms import catalog_messages
from agricola.server.rooms.clients import Client
from agricola.server.rooms.room import Room
from agricola.server.schema import schema
from agricola.server.service import Service
from agricola.server.storage.store import Subscription

_STATUS = {
    "stale": 409, "not_legal": 409, "not_your_turn": 409, "not_your_seat": 403, "cant_undo": 409, "id_used": 409,
    "waiting": 409, "over": 409, "too_heavy": 409, "no_talk": 409, "no_such_seat": 404, "not_readable": 422,
    "frozen": 503, "no_hint": 503,
}  # fmt: skip
_HEARTBEAT = 15.0


class Api:
    """The answers."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lobby = service.lobby
        self._catalog = Prepared(encode(catalog_messages.what_can_be_played()), "application/json")
        self._schema = Prepared(encode(schema()), "application/json")
        self._lists: dict[tuple[str, ...], Prepared] = {}

    def _spend(self, request: Request, cost: float) -> str | None:
        holder = guest(request)
        self._service.limits.spend(cost, address_of(request), holder)
        return holder

    async def _room(self, request: Request) -> Room:
        room = await self._lobby.room(request.path_params["room"])
        room.must_be_let_in(guest(request))
        room.used_by(guest(request), address_of(request))
        return room

    # --- what there is ------------------------------------------------------------------------------------------------

    async def catalog(self, request: Request) -> Response:
        """Editions, options and levels."""
        self._spend(request, limits.LOOK)
        return self._catalog.response(request)

    async def cards(self, request: Request) -> Response:
        """The cards that fit a search."""
        self._spend(request, limits.LOOK)
        asked = request.query_params
        words = asked.get("q")
        found = catalog_messages.cards(asked.get("edition"), asked.get("kind"), words)
        if words:
            # Nobody asks for the same again: it is compressed for this request alone.
            told = encode(found)
            self._spend(request, len(told) / limits.BYTES_A_LOOK)
            return json_response(msgspec.Raw(told))
        return self._listed(tuple(card.id for card in found.cards), found).response(request)

    def _listed(self, ids: tuple[str, ...], found: Cards) -> Prepared:
        """A list of cards; there are some dozens of them without a search, for each edition and kind."""
        if ids not in self._lists:
            self._lists[ids] = Prepared(encode(found), "application/json")
        return self._lists[ids]

    async def schema(self, request: Request) -> Response:
        """The JSON schema of every message."""
        self._spend(request, limits.LOOK)
        return self._schema.response(request)

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """Make a room."""
        self._spend(request, limits.ROOM)
        wish = await body(request, NewRoom)
        who = Guest(request)
        room = await self._lobby.create(wish, who.holder)
        room.used_by(who.holder, address_of(request))
        return self._created(room, who, room.seats_of(who.holder), 201)

    async def upload(self, request: Request) -> Response:
        """Make a room from a record."""
        self._spend(request, limits.UPLOAD)
        wish = await body(request, NewRecord, limits.RECORD_BODY)
        who = Guest(request)
        room = await self._lobby.upload(wish.record, who.holder, address_of(request))
        return self._created(room, who, room.seats_of(who.holder), 201)

    def _created(self, room: Room, who: Guest, seats: list[int], status: int) -> Response:
        told = Created(
            room.info_for(who.holder),
            seats,
            f"/r/{room.row.id}",
            token=who.token if who.bot else None,
            notices=["practice"] if room.row.practice else [],
            links=room.settings.links(room.row.id) if room.may_play(who.holder) else None,
        )
        return who.with_cookie(json_response(told, status), self._service.config)

    async def mine(self, request: Request) -> Response:
        """The rooms of this browser."""
        holder = self._spend(request, limits.LOOK)
        return json_response(Rooms(await self._lobby.mine(holder)))

    async def info(self, request: Request) -> Response:
        """What everybody may know of a room."""
        holder = self._spend(request, limits.LOOK)
        return json_response(await self._lobby.info(request.path_params["room"], holder))

    async def enter(self, request: Request) -> Response:
        """Come into a private room by the key of a link."""
        self._spend(request, limits.JOIN)
        wish = await body(request, Enter)
        room = await self._lobby.room(request.path_params["room"])
        who = Guest(request, bot=wish.bot)
        await room.enter(who.holder, wish.key)
        return self._created(room, who, room.seats_of(who.holder), 200)

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        self._spend(request, limits.JOIN)
        wish = await body(request, Join)
        room = await self._room(request)
        who = Guest(request, bot=wish.bot)
        await room.join(who.holder, wish.name, wish.seat)
        return self._created(room, who, room.seats_of(who.holder), 200)

    async def watch(self, request: Request) -> Response:
        """Watch a game."""
        self._spend(request, limits.JOIN)
        room = await self._room(request)
        who = Guest(request)
        return self._created(room, who, room.seats_of(who.holder), 200)

    async def change_seat(self, request: Request) -> Response:
        """Leave, hand over or rename a seat."""
        holder = self._spend(request, limits.JOIN)
        change = await body(request, SeatChange)
        room = await self._room(request)
        seat = as_number("seat", request.path_params["seat"])
        if change.do == "vote":
            await room.vote(holder, seat)
        elif change.do == "kick":
            await room.kick(holder, seat)
        else:
            await room.change_seat(holder, seat, change)
        return json_response(room.info_for(holder))

    # --- playing ------------------------------------------------------------------------------------------------------

    async def command(self, request: Request) -> Response:
        """Carry out a command."""
        holder = self._spend(request, limits.MOVE)
        command: Command = await body(request, Command)  # type: ignore[arg-type]
        self._spend(request, limits.more_for(command))
        room = await self._room(request)
        address = address_of(request)
        answer = await room.command(
            holder, command, lambda seconds: self._service.limits.charge(seconds, address, holder)
        )
        status = _STATUS.get(answer.code, 400) if isinstance(answer, Refused) else 200
        return json_response(answer, status)

    async def state(self, request: Request) -> Response:
        """The room as the client may see it."""
        holder = self._spend(request, limits.LOOK)
        seat = number(request, "seat")
        room = await self._room(request)
        told = encode(room.state(holder, seat))
        # Hundreds of fences to choose from make it ten times as large, which is compressed for this request alone.
        self._spend(request, max(0, len(told) - limits.USUAL_STATE) / limits.BYTES_A_LOOK)
        return json_response(msgspec.Raw(told))

    async def record(self, request: Request) -> Response:
        """The record of a game that is over, or of a practice game, as a whole or of its first moves."""
        holder = self._spend(request, limits.EXPORT)
        after = number(request, "after")
        room = await self._room(request)
        if not room.record_open:
            raise Refusal(403, "not_over", say("refused-record-not-over"))
        record = await self._lobby.record(room, after, holder)
        name = f'attachment; filename="agricola-{room.row.id}.txt"'
        return PlainTextResponse(str(record), headers={"Content-Disposition": name, "Cache-Control": "no-store"})

    async def replay(self, request: Request) -> Response:
        """A finished game after some moves."""
        holder = self._spend(request, limits.LOOK)
        after, seat = number(request, "after"), number(request, "seat")
        room = await self._room(request)
        if room.record_open and not self._lobby.replays.knows(room, holder):
            self._spend(request, limits.EXPORT)
        return json_response(await self._lobby.replay(room, after, holder, seat))

    async def review(self, request: Request) -> Response:
        """What the cards of a finished game brought, and where its turns begin."""
        self._spend(request, limits.LOOK)
        room = await self._room(request)
        if room.record_open and not self._lobby.replays.knows(room, None):
            self._spend(request, limits.EXPORT)
        return json_response(await self._lobby.reviews.review(room))

    async def judged(self, request: Request) -> Response:
        """What a turn of a finished game cost."""
        self._spend(request, limits.HINT)
        after = number(request, "after")
        room = await self._room(request)
        return json_response(await self._lobby.reviews.judged(room, after))

    async def stream(self, request: Request) -> Response:
        """The same messages as over the socket, one a line, for clients without sockets."""
        holder = self._spend(request, limits.CONNECT)
        room = await self._room(request)
        address = address_of(request)
        room.must_have_place(holder, self._service.config.sockets_per_room)
        self._service.limits.open_socket(address)
        client = Client(holder)

        def end() -> None:
            room.remove(client)
            self._service.limits.close_socket(address)

        room.add(client)
        return _Stream(_lines(client), end)

    # --- series -------------------------------------------------------------------------------------------------------

    async def create_series(self, request: Request) -> Response:
        """Begin a series."""
        self._spend(request, limits.ROOM)
        wish = await body(request, NewSeries)
        who = Guest(request)
        info = await self._service.series.create(wish, who.holder)
        return who.with_cookie(json_response(info, 201), self._service.config)

    async def my_series(self, request: Request) -> Response:
        """The series of this browser."""
        holder = self._spend(request, limits.LOOK)
        return json_response(SeriesList(await self._service.series.mine(holder)))

    async def series(self, request: Request) -> Response:
        """A series with its history."""
        self._spend(request, limits.EXPORT)
        return json_response(await self._service.series.info(request.path_params["series"]))

    async def play_series(self, request: Request) -> Response:
        """Make the room of the next game, if there is none."""
        holder = self._spend(request, limits.ROOM)
        wish = await body(request, PlaySeries)
        return json_response(await self._service.series.play(request.path_params["series"], holder, wish))

    async def keep_occupation(self, request: Request) -> Response:
        """Choose the occupation that stays with a seat."""
        holder = self._spend(request, limits.EXPORT)
        wish = await body(request, KeepOccupation)
        return json_response(await self._service.series.keep(request.path_params["series"], holder, wish))

    async def export_series(self, request: Request) -> Response:
        """A series as a file, with the records of its finished games."""
        self._spend(request, limits.EXPORT)
        series = request.path_params["series"]
        text = await self._service.series.export(series)
        name = f'attachment; filename="agricola-series-{series}.json"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    # --- notices ------------------------------------------------------------------------------------------------------

    async def push(self, request: Request) -> Response:
        """The key for notices by the browser."""
        self._spend(request, limits.LOOK)
        notices = self._service.notices
        return json_response(PushInfo(None if notices is None else notices.keys.public))

    async def subscribe(self, request: Request) -> Response:
        """Take notices by the browser, or no more of them."""
        holder = self._spend(request, limits.JOIN)
        wish = await body(request, Subscribe)
        notices = self._service.notices
        if notices is None:
            raise Refusal(409, "no_push")
        if holder is None:
            raise Refusal(403, "nobody_to_tell")
        await notices.subscribe(holder, Subscription(wish.endpoint, wish.p256dh, wish.auth), on=wish.on)
        return json_response(PushInfo(notices.keys.public))

    # --- the service itself -------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the service is ready."""
        thinkers = self._service.thinkers
        health = self._service.monitor.health(workers=thinkers.workers, alive=thinkers.alive, waiting=thinkers.waiting)
        return json_response(health, 503 if health.status == "not" else 200)

    async def metrics(self, request: Request) -> Response:
        """Counts for Prometheus."""
        self._spend(request, limits.LOOK)
        text = self._service.monitor.metrics(
            rooms=len(self._lobby), sockets=self._service.limits.sockets, waiting=self._service.thinkers.waiting
        )
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


class _Stream(StreamingResponse):
    """Lines without an end. Whoever listens may be gone before the first of them, so the end is noticed out here."""

    def __init__(self, lines: AsyncIterator[bytes], end: Callable[[], None]) -> None:
        # Neither this service nor a proxy may collect lines before they pass them on.
        headers = {"Cache-Control": "no-store", "Content-Encoding": "identity", "X-Accel-Buffering": "no"}
        super().__init__(lines, media_type="application/x-ndjson", headers=headers)
        self._end = end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._end()


async def _lines(client: Client) -> AsyncIterator[bytes]:
    while True:
        try:
            message = await asyncio.wait_for(client.next(), _HEARTBEAT)
        except TimeoutError:
            message = b""
        if message is None:
            return
        yield message + b"\n"

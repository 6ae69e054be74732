"""Sends whatever concerns a room to the process that has it, so that any process can be asked.

All that happens in a room happens in one process: its game, its clock, its talk, its computers, who is there. So the
others only pass on what comes and goes, byte by byte, and know no rule. Where the owner has just died they wait until
its room may be claimed, a few seconds, and go on; a command that is sent twice by that is done once, by its id.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import Awaitable, Iterable
from typing import Any, Final

import aiohttp
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from yarl import URL

from agricola.engine.message import say
from agricola.server.cluster.leases import Leases
from agricola.server.errors import Refusal
from agricola.server.protection.guard import refuse
from agricola.server.protection.limits import BODY
from agricola.server.telemetry.monitor import Monitor

_ROOM: Final = re.compile(r"/api/rooms/([^/]{1,64})(?:/|$)")
_PEER: Final = b"x-agricola-peer"
_CLIENT: Final = b"x-agricola-client"
_NOT_PASSED_ON: Final = frozenset(
    (
        # Those of one connection; those that the first process has checked and those that it makes itself.
        b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer", b"upgrade",
        b"transfer-encoding", b"content-length", b"host", b"origin", b"forwarded", b"date", b"server", _PEER, _CLIENT,
    )
)  # fmt: skip
_FOR_SOCKETS: Final = (b"cookie", b"authorization")
_PATIENCE: Final = 12.0
"""Seconds in which a room must have found a living owner."""
_PAUSE: Final = 0.2
_BODY_SECONDS: Final = 10.0
_HANDSHAKE_SECONDS: Final = 6.0
"""Seconds in which a process must have answered a handshake; longer than it takes to be taken for dead."""
_LOOK_EVERY: Final = 1.0
"""Seconds after which somebody looks whether a process that has not answered is still there."""
_NOT_HERE: Final = 421
_TRY_AGAIN: Final = 1012
_NO_CODE: Final = (1005, 1006)


class _Broken(Exception):
    """The process that has the room does not answer."""


class Forwarding:
    """Stands before the service: requests for rooms of other processes go there."""

    def __init__(self, app: ASGIApp, leases: Leases, monitor: Monitor) -> None:
        self._app = app
        self._leases = leases
        self._monitor = monitor
        self._session: aiohttp.ClientSession | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            try:
                await self._app(scope, receive, send)
            finally:
                if self._session is not None:
                    await self._session.close()
            return
        headers = dict(scope["headers"])
        from_peer = hmac.compare_digest(headers.get(_PEER, b""), self._leases.secret.encode())
        if from_peer:
            scope = {**scope, "client": (headers.get(_CLIENT, b"unknown").decode("latin-1"), 0)}
        room = _ROOM.match(scope["path"])
        if room is None:
            await self._app(scope, receive, send)
            return
        try:
            await self._where_it_is(room[1], scope, receive, send, from_peer=from_peer)
        except Refusal as refusal:
            self._monitor.refused(refusal.code)
            await refuse(scope, receive, send, refusal)

    async def _where_it_is(self, room: str, scope: Scope, receive: Receive, send: Send, *, from_peer: bool) -> None:
        """Answer here or elsewhere, as soon as somebody has the room."""
        end = time.monotonic() + _PATIENCE
        body: bytes | None = None
        while True:
            owner = await self._leases.claim(room)
            if owner is None:
                await self._app(scope, receive if body is None else _again(body, receive), send)
                return
            if from_peer:
                # Two processes that hold each other for the owner must not send a request around: the first asks anew.
                raise Refusal(_NOT_HERE, "other_host")
            try:
                if scope["type"] == "websocket":
                    await self._socket(owner, scope, receive, send)
                else:
                    body = await _body(receive) if body is None else body
                    await self._request(owner, scope, receive, send, body)
                self._monitor.forwarded()
                return
            except _Broken:
                if time.monotonic() >= end:
                    raise Refusal(503, "store_down", retry_after=2) from None
                await asyncio.sleep(_PAUSE)

    # --- requests -----------------------------------------------------------------------------------------------------

    async def _request(self, owner: str, scope: Scope, receive: Receive, send: Send, body: bytes) -> None:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                auto_decompress=False,
                cookie_jar=aiohttp.DummyCookieJar(),
                connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=3.0),
                timeout=aiohttp.ClientTimeout(total=None, sock_connect=2.0, sock_read=60.0),
            )
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name not in _NOT_PASSED_ON and not name.startswith(b"x-forwarded-")
        ]
        request = self._session.request(
            scope["method"],
            URL(_url(owner, scope), encoded=True),
            headers=[*headers, *self._own_headers(scope)],
            data=body or None,
            allow_redirects=False,
            skip_auto_headers=("User-Agent", "Accept", "Accept-Encoding", "Content-Type"),
        )
        try:
            response = await self._while_it_lives(owner, request)
        except (aiohttp.ClientError, OSError, TimeoutError) as problem:
            raise _Broken from problem
        async with response:
            if response.status == _NOT_HERE:
                raise _Broken
            told = [(name.lower(), value) for name, value in response.raw_headers]
            length = [(name, value) for name, value in told if name == b"content-length"]
            passed_on = [(name, value) for name, value in told if name not in _NOT_PASSED_ON]
            await send({"type": "http.response.start", "status": response.status, "headers": [*passed_on, *length]})
            passing = asyncio.ensure_future(_pass_on(response, send))
            gone = asyncio.ensure_future(_gone(receive))
            try:
                await asyncio.wait((passing, gone), return_when=asyncio.FIRST_COMPLETED)
                if passing.done():
                    passing.result()
            except (aiohttp.ClientError, OSError, TimeoutError):
                # Too late for another answer: the connection ends in the middle, and the client notices.
                return
            finally:
                await _end(passing, gone)

    async def _while_it_lives(self, owner: str, request: Awaitable[aiohttp.ClientResponse]) -> aiohttp.ClientResponse:
        """The answer of another process; broken when that process dies without a word."""
        asking = asyncio.ensure_future(request)
        try:
            while not (await asyncio.wait((asking,), timeout=_LOOK_EVERY))[0]:
                if not await self._leases.lives(owner):
                    raise _Broken
            return asking.result()
        finally:
            if not asking.done():
                await _end(asking)

    def _own_headers(self, scope: Scope) -> list[tuple[str, str]]:
        client = scope["client"][0] if scope.get("client") else "unknown"
        return [(_PEER.decode(), self._leases.secret), (_CLIENT.decode(), client)]

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def _socket(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name in _FOR_SOCKETS
        ]
        try:
            other = await connect(
                _url(owner, scope).replace("http", "ws", 1),
                additional_headers=[*headers, *self._own_headers(scope)],
                user_agent_header=None,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=_HANDSHAKE_SECONDS,
                ping_interval=5.0,
                ping_timeout=10.0,
            )
        except InvalidStatus as refused:
            response = refused.response
            if response.status_code in (_NOT_HERE, 503):
                raise _Broken from refused
            await _refused(scope, send, response.status_code, response.headers.raw_items(), bytes(response.body or b""))
            return
        except (OSError, TimeoutError, InvalidHandshake) as problem:
            raise _Broken from problem
        async with other:
            await receive()
            await send({"type": "websocket.accept"})
            out, back = asyncio.ensure_future(_to_owner(receive, other)), asyncio.ensure_future(_to_client(other, send))
            try:
                await asyncio.wait((out, back), return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _end(out, back)


def _url(owner: str, scope: Scope) -> str:
    path = scope.get("raw_path", scope["path"].encode()).partition(b"?")[0].decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    return f"{owner}{path}?{query}" if query else f"{owner}{path}"


async def _body(receive: Receive) -> bytes:
    """The body of a request, as far as one about a room may have one."""
    parts = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            while True:
                message = await receive()
                parts += message.get("body", b"")
                if len(parts) > BODY:
                    raise Refusal(413, "too_large", say("refused-too-large", bytes=BODY))
                if message["type"] == "http.disconnect" or not message.get("more_body", False):
                    return bytes(parts)
    except TimeoutError:
        raise Refusal(408, "too_slow") from None


def _again(body: bytes, receive: Receive) -> Receive:
    """What gives a body that has been read once more, and then whatever comes."""
    first = True

    async def again() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


async def _pass_on(response: aiohttp.ClientResponse, send: Send) -> None:
    async for part in response.content.iter_any():
        await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _to_owner(receive: Receive, other: ClientConnection) -> None:
    while (message := await receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        try:
            await other.send(text if text is not None else message.get("bytes") or b"")
        except ConnectionClosed:
            return


async def _to_client(other: ClientConnection, send: Send) -> None:
    try:
        async for message in other:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})
    except ConnectionClosed:
        pass
    code = other.close_code
    code = _TRY_AGAIN if code is None or code in _NO_CODE else code
    await send({"type": "websocket.close", "code": code, "reason": other.close_reason or ""})


async def _refused(scope: Scope, send: Send, status: int, headers: Iterable[tuple[str, str]], body: bytes) -> None:
    """Answer a handshake as the other process did."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": str(status)})
        return
    told = [(name.lower().encode(), value.encode()) for name, value in headers]
    passed_on = [(name, value) for name, value in told if name not in _NOT_PASSED_ON]
    await send({"type": "websocket.http.response.start", "status": status, "headers": passed_on})
    await send({"type": "websocket.http.response.body", "body": body})


async def _end(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

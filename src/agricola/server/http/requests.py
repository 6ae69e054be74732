"""What a request says: who asks, from where, and what is in its body."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from agricola.engine.message import say
from agricola.server.config import Config
from agricola.server.errors import Refusal
from agricola.server.protection.limits import BODY
from agricola.server.rooms.seats import holder_of, new_token

COOKIE: Final = "agricola_guest"
SESSION_COOKIE: Final = "agricola_account"
"""Of those who are signed in; below it the browser keeps its guest for when they sign out."""
ACCOUNT: Final = "agricola.account"
"""Where a scope holds whose session the request shows."""
_YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_MOST_DIGITS: Final = 9
_PATIENCE: Final = 10.0
"""Seconds in which a body must have come."""

_T = TypeVar("_T")


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from, as it is counted."""
    return network_of(request.client.host if request.client is not None else "unknown")


def network_of(host: str) -> str:
    """An address; of IPv6 the half that names a network, since its owner has all of it."""
    if ":" in host:
        try:
            return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
        except ValueError:
            return host
    return host


def shown_token(request: HTTPConnection) -> str | None:
    """The token that a program shows in a header; never in an address, which proxies and histories keep."""
    if "token" in request.query_params:
        raise Refusal(422, "token_in_address")
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return token if _TOKEN.fullmatch(token) else None


def token_of(request: HTTPConnection) -> str | None:
    """The token that a client shows, or that its browser keeps in a cookie."""
    return shown_token(request) or _cookie(request, COOKIE)


def session_of(request: HTTPConnection) -> str | None:
    """The session that a browser keeps in a cookie."""
    return _cookie(request, SESSION_COOKIE)


def _cookie(request: HTTPConnection, name: str) -> str | None:
    cookie = request.cookies.get(name, "")
    return cookie if _TOKEN.fullmatch(cookie) else None


def guest(request: HTTPConnection) -> str | None:
    """The holder that a client proves to be, with or without an account; None for a stranger."""
    account = _account(request)
    if account is not None:
        return account
    token = token_of(request)
    return None if token is None else holder_of(token)


def _account(request: HTTPConnection) -> str | None:
    """The holder of the account that a browser is signed in to; a program that shows a token means that one."""
    account: str | None = request.scope.get(ACCOUNT)
    return account if shown_token(request) is None else None


class Guest:
    """Somebody who gets a token with the answer unless there is one.

    A bot is told its token, so it never gets the one in a cookie: that stays out of reach of scripts.
    """

    def __init__(self, request: Request, *, bot: bool = False) -> None:
        self.bot = bot
        self.token = (shown_token(request) if bot else token_of(request)) or new_token()
        account = None if bot else _account(request)
        self._known = bot or account is not None
        self.holder = holder_of(self.token) if account is None else account

    def with_cookie(self, response: Response, config: Config) -> Response:
        """Put the token into the browser's cookies, unless it is known without."""
        if not self._known:
            keep_cookie(response, COOKIE, self.token, config)
        return response


def keep_cookie(response: Response, name: str, token: str, config: Config) -> None:
    """Put a token into the browser's cookies, out of reach of scripts and of other sites."""
    response.set_cookie(name, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=config.tls)


def drop_cookie(response: Response, name: str, config: Config) -> None:
    """Remove a token from the browser's cookies."""
    response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=config.tls)


async def body(request: Request, kind: type[_T], most: int = BODY) -> _T:
    """The body of a request as a message; refuses what is too large, not JSON, or not this message."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal(415, "not_json")
    told = request.headers.get("content-length", "0")
    if told.isdecimal() and int(told[:12]) > most:
        raise Refusal(413, "too_large", say("refused-too-large", bytes=most))
    parts = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE):
            async for part in request.stream():
                parts += part
                if len(parts) > most:
                    raise Refusal(413, "too_large", say("refused-too-large", bytes=most))
    except (TimeoutError, ClientDisconnect):
        raise Refusal(408, "too_slow") from None
    return decoded(bytes(parts), kind)


def decoded(text: bytes | str, kind: type[_T]) -> _T:
    """A message from its text."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as problem:
        raise Refusal(422, "bad_message", say("refused-bad-message", problem=str(problem))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "bad_json") from None


def number(request: Request, name: str) -> int | None:
    """A number from the query; None when it is left out."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    return as_number(name, text)


def as_number(name: str, text: str) -> int:
    """A number from its text."""
    if not text.isascii() or not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise Refusal(422, "bad_number", say("refused-bad-number", name=name))
    return int(text)

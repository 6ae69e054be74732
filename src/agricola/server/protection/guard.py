"""What stands before every request: the right host and origin, security headers, and one shape for all errors."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agricola.engine.message import say
from agricola.server.config import Config
from agricola.server.errors import Refusal
from agricola.server.messages.encoding import encode
from agricola.server.messages.problems import ErrorMessage, Problem
from agricola.server.telemetry.monitor import Monitor

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
POLICY_OF_PYTHON: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker that plays without a network: it runs Python, and nothing that the page does not bring itself."""
_OFFLINE: Final = "/offline/"
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


def json_response(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A message as a response; nobody keeps a copy."""
    response = Response(encode(content), status, headers, "application/json")
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def error_response(refusal: Refusal) -> Response:
    """A refusal as a response."""
    headers = {} if refusal.retry_after is None else {"Retry-After": str(max(1, round(refusal.retry_after)))}
    return json_response(ErrorMessage(Problem(refusal.code, refusal.message.json())), refusal.status, headers)


def check_origin(config: Config, headers: Headers) -> None:
    """Refuse a request that a page of another site has made. Programs send no Origin and are no browser."""
    origin = headers.get("origin")
    if origin is None or origin in config.origins:
        return
    told = urlsplit(origin)
    # A page that came without TLS may have been changed on its way.
    if told.netloc != headers.get("host") or (config.tls and told.scheme != "https"):
        raise Refusal(403, "other_origin")


def check_host(config: Config, headers: Headers) -> None:
    """Refuse a request for another host, such as a page that points its own name here."""
    name = urlsplit(f"//{headers.get('host', '')}").hostname
    if config.hosts and name not in config.hosts:
        raise Refusal(421, "other_host")


class Guard:
    """Checks host and origin, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, config: Config, monitor: Monitor) -> None:
        self._app = app
        self._config = config
        self._monitor = monitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(_OFFLINE):
                    headers["Content-Security-Policy"] = POLICY_OF_PYTHON
                if self._config.tls:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            headers = Headers(scope=scope)
            _check_text(headers)
            check_host(self._config, headers)
            if scope["type"] == "websocket" or scope["method"] not in _SAFE:
                check_origin(self._config, headers)
        except (Refusal, ValueError) as problem:
            refusal = problem if isinstance(problem, Refusal) else Refusal(400, "bad_request")
            self._monitor.refused(refusal.code)
            await refuse(scope, receive, send_with_headers, refusal)
            return
        await self._app(scope, receive, send_with_headers)


def _check_text(headers: Headers) -> None:
    if len(headers.getlist("host")) > 1 or len(headers.getlist("origin")) > 1:
        raise Refusal(400, "bad_request", say("refused-two-hosts"))


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer a request or a handshake with a refusal."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    await error_response(refusal)(scope, receive, send)

"""Behind a proxy: whom it speaks for."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send


class BehindProxy:
    """Takes the client's address from the proxy.

    A proxy adds the address that it sees to the end of what the client claims, so only the last one is to be believed.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            told = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).rpartition(",")[2].strip()
            if told:
                scope["client"] = (told[:64], 0)
        await self._app(scope, receive, send)

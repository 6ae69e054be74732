"""Finds out who is signed in, before anything else is asked: a session stands in the store, all else in its token."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from agricola.server.accounts.accounts import Accounts
from agricola.server.errors import Refusal
from agricola.server.http.requests import ACCOUNT, session_of
from agricola.server.protection.guard import refuse
from agricola.server.telemetry.monitor import Monitor


class Identity:
    """Notes in the scope of a request whose session it shows; guests pass without a question to the store."""

    def __init__(self, app: ASGIApp, accounts: Accounts, monitor: Monitor) -> None:
        self._app = app
        self._accounts = accounts
        self._monitor = monitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/"):
            session = session_of(HTTPConnection(scope))
            if session is not None:
                try:
                    scope[ACCOUNT] = await self._accounts.holder(session)
                except Refusal as refusal:
                    self._monitor.refused(refusal.code)
                    await refuse(scope, receive, send, refusal)
                    return
        await self._app(scope, receive, send)

"""The whole service inside a browser, for playing without a network: no processes, no threads, no sockets.

The page asks it as it asks a service: requests and lines to rooms go through the same ASGI application. The person at
the page is the one user of its service, and shows the same token in every request; the neighbour of the first game, for
whom the page acts too, shows another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import Message, Scope

from agricola.server.config import Config
from agricola.server.http.app import make_app
from agricola.server.storage.kept import KeptStore
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.inline import InlineThinkers

_TOKEN: Final = "A" * 43
_CAP: Final = 60.0

Tell = Callable[[str], None]


class InBrowserSocket:
    """A line to a room, as a WebSocket is one."""

    def __init__(self, told: Tell, closed: Callable[[], None]) -> None:
        self.told = told
        self.closed = closed
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.heard.put_nowait({"type": "websocket.connect"})

    def send(self, text: str) -> None:
        """Let the service hear something."""
        self.heard.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave the room."""
        self.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def answer(self, message: Message) -> None:
        """What the service has to say."""
        if message["type"] == "websocket.send":
            self.told(message["text"])
        elif message["type"] != "websocket.accept":
            self.closed()


class InBrowser:
    """A service that a page asks by calling it."""

    def __init__(self, kept: bytes, keep: Callable[[bytes], None]) -> None:
        """`kept` is what was kept of earlier games, empty for nothing; `keep` is told whenever that changes."""
        config = Config(data=None, workers=0, rate=0.0, think_cap=_CAP)
        log = Log()
        self._app = make_app(config, store=KeptStore(kept, keep), log=log, thinkers=InlineThinkers(_CAP, log))
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to work."""
        await self._app.state.service.start()

    async def ask(self, method: str, address: str, body: str, token: str | None = None) -> tuple[int, str]:
        """The answer to a request: its status and its text. `token` shows who asks, empty for somebody unknown; where
        nobody says, it is the person at the page."""
        parts = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        told: list[Message] = []

        async def receive() -> Message:
            return parts.pop() if parts else await asyncio.Future()

        async def send(message: Message) -> None:
            told.append(message)

        scope = _scope("http", address, _TOKEN if token is None else token)
        await self._app({**scope, "method": method}, receive, send)
        text = b"".join(message.get("body", b"") for message in told).decode()
        return int(told[0]["status"]), text

    def connect(self, address: str, told: Tell, closed: Callable[[], None]) -> InBrowserSocket:
        """A line to a room; what comes over it is told."""
        line = InBrowserSocket(told, closed)

        async def serve() -> None:
            await self._app({**_scope("websocket", address, _TOKEN), "subprotocols": []}, line.heard.get, line.answer)
            closed()

        task = asyncio.ensure_future(serve())
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        return line


def _scope(kind: str, address: str, token: str) -> Scope:
    parts = urlsplit(address)
    headers = {"host": "localhost", "content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    return scope

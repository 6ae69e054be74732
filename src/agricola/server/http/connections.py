"""Connections: how many there may be, and how long the head of a request may take. It holds without a proxy too.

A connection costs an open file before a single request was read, so it is counted where it begins.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from agricola.server.config import Config
from agricola.server.http.requests import network_of
from agricola.server.protection.limits import MESSAGE
from agricola.server.telemetry.monitor import Monitor

HEAD: Final = 16_384
"""Bytes that the head of a request may have."""
_HEAD_SECONDS = 10.0
"""Seconds in which the head of a request must have come, from the beginning or from the last answer."""
_FILES_KEPT: Final = 128
"""Open files that are not for connections: the database, the workers, the page."""
BACKLOG: Final = 256
"""How many connections the system keeps waiting; also how many are taken in at once, between two other things."""
_REFUSAL: Final = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"


class ConnectionLimit:
    """Counts the connections, all of them and those of each address."""

    def __init__(self, most: int, most_each: float | None, monitor: Monitor) -> None:
        """`most_each` is None where one address speaks for many: behind a proxy."""
        self._most = most
        self._most_each = most_each
        self._monitor = monitor
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._each: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Let a connection in, or say that it is one too many."""
        address = network_of(host)
        too_many_each = self._most_each is not None and self._each[address] >= self._most_each
        if too_many_each or len(self._inside) >= self._most:
            self._monitor.refused("too_many_connections")
            return False
        self._inside[transport] = address
        self._each[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection, if it was let in."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._each[address] -= 1
            if self._each[address] <= 0:
                del self._each[address]


def connection_limit(config: Config, monitor: Monitor, *, behind_proxy: bool) -> ConnectionLimit:
    """The limit of a service; what the system allows of open files is asked for first."""
    each = None if behind_proxy or config.rate <= 0 else config.connections_per_address * max(1.0, config.rate)
    return ConnectionLimit(max(1, min(config.connections, _open_files() - _FILES_KEPT)), each, monitor)


def _open_files() -> int:
    """How many files this process may have open; as many as the system lets it ask for."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows has no such limit.
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        except (OSError, ValueError):
            return soft
    return wanted if soft == resource.RLIM_INFINITY else soft


class ServerConfig(uvicorn.Config):
    """How the service is run by uvicorn, with a limit on connections."""

    def __init__(self, app: Any, limit: ConnectionLimit, proxies: Sequence[str] = (), **more: Any) -> None:
        """`proxies` are the addresses and networks of those that are believed when they say whom they speak for."""
        super().__init__(
            app,
            http=_Http,
            ws=_Socket,
            h11_max_incomplete_event_size=HEAD,
            # A little more than a message may have: a larger one is not even read.
            ws_max_size=2 * MESSAGE,
            ws_max_queue=16,
            backlog=BACKLOG,
            access_log=False,
            log_config=None,
            log_level="warning",
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            server_header=False,
            **more,
        )
        self.limit = limit


class _Http(H11Protocol):
    """A connection that is counted, and closed when it neither asks nor is answered for too long."""

    config: ServerConfig
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.limit.enter(transport, self.client[0] if self.client else "unknown"):
            self._watch_head()
        else:
            transport.write(_REFUSAL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        # From now on another protocol looks after this connection.
        self._end_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        self.config.limit.leave(self.transport)
        super().connection_lost(exc)

    def _watch_head(self) -> None:
        """Let the time run while there is no request to answer, however many bytes of one have come."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._end_deadline()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(_HEAD_SECONDS, self.transport.abort)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class _Socket(WebSocketsSansIOProtocol):
    """A WebSocket, which gives the place of its connection back."""

    config: ServerConfig

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limit.leave(self.transport)
        super().connection_lost(exc)

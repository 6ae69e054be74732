"""Runs the service: a socket to listen on, the port for whoever started it, and a browser."""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from agricola.server.config import Config
from agricola.server.garbage import look_at_young_only
from agricola.server.http.app import make_app
from agricola.server.http.connections import BACKLOG, ServerConfig, connection_limit
from agricola.server.service import Service
from agricola.server.storage.store import StoreDown
from agricola.server.telemetry.logs import JsonLogHandler, Log

_EVERYWHERE = ("0.0.0.0", "::", "")
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_SECONDS_TO_FINISH = 5
_DEAF_SECONDS = 60.0
"""How long a connection may take nothing in before the system ends it."""
_ERRORS = logging.getLogger("uvicorn.error")


class _Refusals(logging.Filter):
    """Keeps quiet about handshakes that were refused on purpose, which uvicorn takes for an oversight."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "without completing handshake" not in record.getMessage()


class CantServe(Exception):
    """The service can't start; the message says why and what to do."""


def is_local(host: str) -> bool:
    """Whether only this computer can reach a host."""
    return host in _LOOPBACK


def make_server(app: Starlette, *, proxies: Sequence[str] = (), finish: int = _SECONDS_TO_FINISH) -> uvicorn.Server:
    """A server for a service that has `finish` seconds at its end; `server.run(sockets=[...])` runs it.

    `proxies` are the addresses and networks of those that are believed when they say whom they speak for.
    """
    service: Service = app.state.service
    if not any(isinstance(known, _Refusals) for known in _ERRORS.filters):
        _ERRORS.addFilter(_Refusals())
    return uvicorn.Server(
        ServerConfig(
            app,
            connection_limit(service.config, service.monitor, behind_proxy=bool(proxies)),
            proxies,
            timeout_graceful_shutdown=finish,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small answers at once (TCP_NODELAY) only where it is; otherwise the
    # second part of each answer over a kept connection waits 40 ms for the client's system to confirm the first.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # All connections inherit it. Who takes nothing in for so long is cut off, whatever else still waits for it.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * _DEAF_SECONDS))
    try:
        listening.bind((host, port))
        # From now on clients may come: they wait until the service is ready.
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as problem:
        listening.close()
        raise CantServe(f"port {port} of {host} can't be used ({problem}); name another with --port") from None
    return listening


def _own_address(host: str, port: int) -> str:
    """Where other processes reach this one, when nobody says: where it listens, or by the name of this machine."""
    if host in _EVERYWHERE:
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    config: Config, host: str, port: int, *, port_file: Path | None = None, browser: bool, proxies: Sequence[str] = ()
) -> None:
    """Run the service until it is interrupted."""
    listening = listen(host, port)
    if not config.peer:
        config = replace(config, peer=_own_address(host, listening.getsockname()[1]))
    try:
        server = make_server(make_app(config), proxies=proxies)
    except ImportError as missing:
        listening.close()
        extra = "push" if missing.name == "cryptography" else "cluster"
        raise CantServe(f"{missing.name} is not installed: pip install 'agricola[{extra}]'") from missing
    except StoreDown as problem:
        listening.close()
        elsewhere = "" if config.database or config.redis else "; name another folder with --data"
        raise CantServe(f"{problem}{elsewhere}") from problem
    logging.basicConfig(handlers=[JsonLogHandler(Log())], level=logging.WARNING, force=True)
    port = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{port}/"
    if port_file is not None:
        port_file.write_text(f"{port}\n", encoding="utf-8")
    print(f"Agricola is served at {address} (stop it with Ctrl-C)", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    look_at_young_only()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])

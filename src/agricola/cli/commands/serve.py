"""The command `agricola serve`: the service behind the page, for browsers and for bots."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from agricola.cli.arguments import DONE, Commands, add_command
from agricola.cli.local.autosave import kept_games
from agricola.engine.errors import BadOption

_EXAMPLES = """
  agricola serve                                        opens the page in your browser
  agricola serve --port 9000 --no-browser
  agricola serve --host 0.0.0.0                         for everybody in your network
  agricola serve --data /var/lib/agricola --behind-proxy --tls --origin https://games.example.org
"""
_DEFAULT_PORT = 8765
_THIS_COMPUTER = "127.0.0.1,::1"


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    about = (
        "Serve the page and the API (docs/server.md). Games are kept in a database in your data folder. Every argument "
        "may be set by the environment too: --port by AGRICOLA_PORT, and so on. DATABASE_URL=postgresql://... keeps "
        "them in PostgreSQL instead, and with REDIS_URL=redis://... several processes serve the same games "
        "(docs/operating.md)."
    )
    parser = add_command(commands, "serve", "serve the page, and an API for bots", about, _EXAMPLES)
    parser.add_argument(
        "--host", default=_said("HOST", "127.0.0.1"), help="the address to listen on (default: this computer only)"
    )
    parser.add_argument(
        "--port", type=int, default=_said("PORT", str(_DEFAULT_PORT)), metavar="N",
        help=f"the port to listen on; 0 takes a free one (default: {_DEFAULT_PORT})",
    )  # fmt: skip
    parser.add_argument("--port-file", type=Path, metavar="FILE", help="write the port into a file")
    parser.add_argument(
        "--data",
        type=Path,
        default=_said("DATA"),
        metavar="FOLDER",
        help="where games are kept (default: your own)",
    )
    parser.add_argument(
        "--workers", type=int, default=_said("WORKERS"), metavar="N", help="processes that think for computers"
    )
    parser.add_argument(
        "--rate",
        type=float,
        default=_said("RATE"),
        metavar="X",
        help="a factor on all limits of rate; 0: none",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another origin whose pages may talk to us",
    )
    parser.add_argument(
        "--push-contact", default=_said("PUSH_CONTACT", ""), metavar="URL",
        help="send notices by the browser, and whom push services may write to (mailto:me@example.org)",
    )  # fmt: skip
    parser.add_argument(
        "--behind-proxy", nargs="?", const=_THIS_COMPUTER, default=_said("BEHIND_PROXY", ""), metavar="ADDRESSES",
        help="believe a proxy when it says whom it speaks for; it is on this computer, or has one of these addresses",
    )  # fmt: skip
    parser.add_argument(
        "--peer", default=_said("PEER", ""), metavar="URL",
        help="with REDIS_URL: where the other processes reach this one (default: where it listens)",
    )  # fmt: skip
    parser.add_argument(
        "--tls", action="store_true", default=bool(_said("TLS")), help="browsers come over TLS: mark cookies Secure"
    )
    parser.add_argument(
        "--no-browser", action="store_true", default=bool(_said("NO_BROWSER")), help="don't open a browser"
    )


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from agricola.server.config import Config  # noqa: PLC0415
        from agricola.server.http.running import CantServe, is_local, serve  # noqa: PLC0415
    except ImportError as missing:
        raise BadOption(
            f"the service needs {missing.name}, which is not installed: pip install 'agricola[server]'"
        ) from missing
    config = Config(origins=tuple(given.origin), tls=given.tls, push_contact=given.push_contact)
    if given.data is not None:
        config = replace(config, data=given.data)
    if given.workers is not None:
        if given.workers < (0 if os.environ.get("REDIS_URL") else 1):
            raise BadOption("--workers is 1 or more; with REDIS_URL also 0, where `agricola think` runs elsewhere")
        config = replace(config, workers=given.workers)
    if given.rate is not None:
        config = replace(config, rate=given.rate)
    config = replace(
        config,
        database=os.environ.get("DATABASE_URL", ""),
        redis=os.environ.get("REDIS_URL", ""),
        peer=given.peer.rstrip("/"),
    )
    proxies = _networks(given.behind_proxy)
    local = is_local(given.host) and not proxies
    if local:
        config = replace(config, hosts=("localhost", "127.0.0.1", "::1"))
    try:
        with _log_apart():
            serve(
                config,
                given.host,
                given.port,
                port_file=given.port_file,
                browser=local and not given.no_browser,
                proxies=proxies,
            )
    except CantServe as problem:
        raise BadOption(str(problem)) from problem
    return DONE


@contextmanager
def _log_apart() -> Iterator[None]:
    """Keep the lines of the log, which are for machines, out of a terminal: there they go to a file."""
    if not sys.stderr.isatty():
        yield
        return
    path = kept_games() / "service.log"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as log, redirect_stderr(log):
        yield


def _networks(told: str) -> list[str]:
    """The addresses and networks that a text lists."""
    listed = [address.strip() for address in told.split(",") if address.strip()]
    for address in listed:
        try:
            ip_network(address, strict=False)
        except ValueError:
            raise BadOption(f"{address!r} is no address of a proxy; write 10.0.0.7 or 10.0.0.0/8") from None
    return listed


def _said(name: str, default: str | None = None) -> str | None:
    """What the environment says."""
    return os.environ.get(f"AGRICOLA_{name}", default)

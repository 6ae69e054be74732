"""The command `agricola think`: processes that think for the computer players of a service on other machines."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from contextlib import suppress

from agricola.cli.arguments import DONE, Commands, add_command
from agricola.engine.errors import BadOption

_EXAMPLES = """
  REDIS_URL=redis://redis.internal/0 agricola think
  REDIS_URL=redis://redis.internal/0 agricola think --workers 16
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    about = (
        "Think for the computer players of a service whose processes share the Redis of REDIS_URL (docs/operating.md). "
        "It serves nothing itself and keeps nothing; what it has not done when it ends is done by others."
    )
    parser = add_command(commands, "think", "think for a service on other machines", about, _EXAMPLES)
    parser.add_argument(
        "--workers", type=int, default=os.environ.get("AGRICOLA_WORKERS") or os.cpu_count() or 1, metavar="N",
        help="processes that think (default: one for each processor)",
    )  # fmt: skip


def run(given: argparse.Namespace) -> int:
    """Think until interrupted."""
    redis = os.environ.get("REDIS_URL", "")
    if not redis:
        raise BadOption("REDIS_URL names the Redis of the service, such as redis://redis.internal/0; set it first")
    if given.workers < 1:
        raise BadOption("--workers is 1 or more")
    try:
        from agricola.server.cluster.common_thinking import Taker  # noqa: PLC0415
        from agricola.server.config import Config  # noqa: PLC0415
        from agricola.server.telemetry.logs import Log  # noqa: PLC0415
        from agricola.server.thinking.thinkers import Thinkers  # noqa: PLC0415
    except ImportError as missing:
        raise BadOption(f"{missing.name} is not installed: pip install 'agricola[cluster]'") from missing

    async def think() -> None:
        log, ended = Log(), asyncio.Event()
        thinkers = Thinkers(given.workers, Config.think_cap, log)
        taker = Taker(redis, thinkers, log)
        for signum in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(signum, ended.set)
        thinkers.start()
        taker.start()
        log.info("thinking", workers=given.workers)
        try:
            await ended.wait()
        finally:
            await taker.stop()
            await thinkers.stop()

    with suppress(KeyboardInterrupt):
        asyncio.run(think())
    return DONE

"""Games in bulk at three processes of which one is killed again and again: `make soak-cluster`.

Whole games, in batches with a database of their own. After each batch every acknowledged command is compared with the
database, and a line tells what was played so far: it may be ended between two batches and goes on with `--first`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.server import services
from tests.server.killing import Report, play_three

BATCH = 50
AT_ONCE = 20
MOST = 10_000
"""More commands than any game has."""
BETWEEN = (200, 1500)
"""Commands between two kills, at least and at most."""


def play_batch(postgres: services.Postgres, redis: str, first: int, games: int) -> Report:
    """Play some games to their end; raises where anything acknowledged is lost, doubled or changed."""
    with tempfile.TemporaryDirectory() as folder:
        return play_three(postgres, redis, Path(folder), games, at_once=AT_ONCE, most=MOST, between=BETWEEN, seed=first)


def main(given: Sequence[str] | None = None) -> int:
    """Play, and tell after each batch what came of all of them."""
    parser = argparse.ArgumentParser(prog="make soak-cluster", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--minutes", type=float, default=0.0, metavar="N", help="begin no batch after so many minutes")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="another number gives other games")
    options = parser.parse_args(given)
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    total = Report()
    with services.postgres() as postgres, services.redis() as redis:
        while total.games < options.games and time.monotonic() < end:
            games = min(BATCH, options.games - total.games)
            total += play_batch(postgres, redis, options.first + total.games, games)
            print(
                f"{total.games} games, {total.commands} commands acknowledged, {total.kills} kills, "
                f"{total.cut_off} games cut off {total.breaks} times: nothing lost, nothing doubled",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

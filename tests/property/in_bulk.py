"""Plays many numbered games, spread over processes in batches, with a line of progress every few seconds.

With AGRICOLA_SOAK_RAY the batches are played on a Ray cluster, whose machines all have this checkout at the same place.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context

from agricola.agents.on_ray import RayExecutor

SECONDS_BETWEEN_LINES = 5.0
MOST_FAILURES = 10


@dataclass
class Played:
    """What became of some games: how many there were, what was counted in them, and the failures in words."""

    games: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Played) -> None:
        """Take what became of other games as well."""
        self.games += other.games
        self.counts += other.counts
        self.failures += other.failures


@dataclass(frozen=True)
class Bulk:
    """How games are played in bulk."""

    play: Callable[[int, int, tuple[str, ...]], Played]
    """Plays so many games from a number on, some of them with what was seen too rarely so far; a function of a module,
    so that another process can find it."""
    batch: int
    """How many games a process plays at a time."""
    told: Callable[[Counter[str]], str]
    """What is said of the counts."""
    rare: Callable[[Counter[str]], tuple[str, ...]] = lambda counts: ()
    """What was seen too rarely so far."""

    def run(
        self, games: int, first: int, say: Callable[[str], None], processes: int = 0, minutes: float = 0.0
    ) -> Played:
        """Play games from number `first` on; no more are begun after a few failures, or after so many minutes.

        0 processes means as many as there are processors, 0 minutes any time.
        """
        pool, workers = _workers(processes)
        total = Played()
        began = said = time.monotonic()
        starts = iter(range(first, first + games, self.batch))
        with pool:

            def submit(start: int) -> Future[Played]:
                return pool.submit(self.play, start, min(self.batch, first + games - start), self.rare(total.counts))

            running = {submit(start) for _, start in zip(range(2 * workers), starts, strict=False)}
            while running:
                done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
                for batch in done:
                    played = batch.result()
                    total.add(played)
                    for failure in played.failures:
                        say(failure)
                    late = minutes and time.monotonic() - began > 60 * minutes
                    start = None if late or len(total.failures) >= MOST_FAILURES else next(starts, None)
                    if start is not None:
                        running.add(submit(start))
                now = time.monotonic()
                if now - said >= SECONDS_BETWEEN_LINES or not running:
                    said = now
                    say(self._progress(total, games, now - began))
        return total

    def _progress(self, total: Played, games: int, seconds: float) -> str:
        speed = total.games / seconds
        left = (games - total.games) / speed if speed else 0.0
        return (
            f"{total.games:,} of {games:,} games, {self.told(total.counts)}, {speed:.1f} games a second, "
            f"{left / 60:.0f} minutes left, {len(total.failures)} failures"
        )


def _workers(processes: int) -> tuple[Executor, int]:
    """Who plays, and how many of them."""
    if os.environ.get("AGRICOLA_SOAK_RAY"):
        cluster = RayExecutor()
        return cluster, processes or cluster.processors()
    workers = processes or os.cpu_count() or 1
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn")), workers

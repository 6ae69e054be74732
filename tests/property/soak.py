"""Random play in bulk: many games spread over processes, with a line of progress every few seconds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from tests.property.checks import check_game, setup_for

BATCH = 40
THOROUGH = 0.001
"""The share of decisions at which everything is checked."""
AUDITED = 10
"""One in so many batches is followed step by step by the accountant; the rest have the cheap checks."""
SECONDS_BETWEEN_LINES = 5.0
MOST_FAILURES = 10


def play_batch(first: int, count: int) -> tuple[int, int, list[str]]:
    """Play some games; gives how many games and decisions there were, and the failures in words."""
    decisions = 0
    failures: list[str] = []
    for number in range(first, first + count):
        try:
            decisions += len(check_game(number, THOROUGH, audited=number // BATCH % AUDITED == 0).record().moves)
        except AssertionError as failure:
            failures.append(f"game {number} ({setup_for(number)}): {failure}")
    return count, decisions, failures


def soak(games: int, first: int, say: Callable[[str], None]) -> list[str]:
    """Play games from number `first` on with all processors; gives the failures, and stops after a few of them."""
    workers = os.cpu_count() or 1
    failures: list[str] = []
    played = decisions = 0
    began = said = time.monotonic()
    starts = iter(range(first, first + games, BATCH))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:

        def submit(start: int) -> Future[tuple[int, int, list[str]]]:
            return pool.submit(play_batch, start, min(BATCH, first + games - start))

        running = {submit(start) for start, _ in zip(starts, range(2 * workers), strict=False)}
        while running:
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            for batch in done:
                count, more, failed = batch.result()
                played += count
                decisions += more
                failures += failed
                start = next(starts, None) if len(failures) < MOST_FAILURES else None
                if start is not None:
                    running.add(submit(start))
            now = time.monotonic()
            if now - said >= SECONDS_BETWEEN_LINES or not running:
                said = now
                speed = played / (now - began)
                left = (games - played) / speed if speed else 0.0
                say(
                    f"{played:,} of {games:,} games, {decisions:,} decisions, {speed:.0f} games a second, "
                    f"{left / 60:.0f} minutes left, {len(failures)} failures"
                )
    return failures

"""Random play with hand cards in bulk: many games spread over processes, with a count of the cards that were played."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from agricola.cards.catalog import HAND_CARDS
from tests.property.card_games import check_card_game

BATCH = 20
THOROUGH = 0.001
"""The share of decisions at which everything is checked."""
SECONDS_BETWEEN_LINES = 5.0
MOST_FAILURES = 10

Result = tuple[int, Counter[str], list[str]]


def play_batch(first: int, count: int) -> Result:
    """Play some games; gives how many there were, how often each card was played, and the failures in words."""
    played: Counter[str] = Counter()
    failures: list[str] = []
    for number in range(first, first + count):
        try:
            played += check_card_game(number, THOROUGH).played
        except AssertionError as failure:
            failures.append(f"game {number}: {failure}")
    return count, played, failures


def soak(games: int, first: int, say: Callable[[str], None]) -> tuple[Counter[str], list[str]]:
    """Play games from number `first` on with all processors; gives the plays by card, and the failures."""
    workers = os.cpu_count() or 1
    played: Counter[str] = Counter()
    failures: list[str] = []
    finished = 0
    began = said = time.monotonic()
    starts = iter(range(first, first + games, BATCH))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:

        def submit(start: int) -> Future[Result]:
            return pool.submit(play_batch, start, min(BATCH, first + games - start))

        running = {submit(start) for start, _ in zip(starts, range(2 * workers), strict=False)}
        while running:
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            for batch in done:
                count, more, failed = batch.result()
                finished += count
                played += more
                failures += failed
                start = next(starts, None) if len(failures) < MOST_FAILURES else None
                if start is not None:
                    running.add(submit(start))
            now = time.monotonic()
            if now - said >= SECONDS_BETWEEN_LINES or not running:
                said = now
                speed = finished / (now - began)
                left = (games - finished) / speed if speed else 0.0
                say(
                    f"{finished:,} of {games:,} games with cards, {played.total():,} cards played, "
                    f"{speed:.1f} games a second, {left / 60:.0f} minutes left, {len(failures)} failures"
                )
    return played, failures


def table(played: Counter[str]) -> str:
    """How often each hand card was played, the rarest first."""
    rows = sorted((played[card.id], card.id, card.name) for card in HAND_CARDS)
    return "\n".join(f"{count:8,}  {id}  {name}" for count, id, name in rows)


def never_played(played: Counter[str]) -> list[str]:
    """The cards that nobody played."""
    return [f"{card.name} ({card.id})" for card in HAND_CARDS if not played[card.id]]

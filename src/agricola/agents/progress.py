"""How far a long run has come, for whoever waits for it."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

SECONDS_BETWEEN_LINES: Final = 5.0


class Progress:
    """How far a match has come: a bar on a terminal, a line every few seconds elsewhere."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = total
        self._stream = stream or sys.stderr
        self._bar = self._stream.isatty()
        self._begun = self._said = time.monotonic()
        self.shows(0)

    def shows(self, done: int) -> None:
        """Show that so many games are done."""
        now = time.monotonic()
        if self._bar:
            filled = 30 * done // self._total
            print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {self._words(done, now)}\033[K", end="", file=self._stream)
            self._stream.flush()
        elif now - self._said >= SECONDS_BETWEEN_LINES:
            self._said = now
            print(self._words(done, now), file=self._stream, flush=True)

    def ends(self) -> None:
        """Take the bar away."""
        if self._bar:
            print("\r\033[K", end="", file=self._stream, flush=True)

    def _words(self, done: int, now: float) -> str:
        if not done:
            return f"0 of {self._total:,} games"
        left = (now - self._begun) / done * (self._total - done)
        return f"{done:,} of {self._total:,} games, {span(left)} left"


def span(seconds: float) -> str:
    """A time in words: `40 seconds`, `12 minutes`, `3.4 hours`."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    return f"{seconds / 60:.0f} minutes" if seconds < 90 * 60 else f"{seconds / 3600:.1f} hours"

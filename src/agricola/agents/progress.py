"""How far something has come, for whoever waits for it: on the error output, so that results stay clean."""

from __future__ import annotations

import math
import sys
import time
from types import TracebackType
from typing import Final, TextIO

DELAY: Final = 2.0
"""How many seconds pass before a bar appears."""
SECONDS_BETWEEN_LINES: Final = 5.0
_WIDTH: Final = 30
_PAUSE: Final = 0.1


class ProgressBar:
    """A bar on a terminal, for what takes longer than some seconds; elsewhere nothing, or a line now and then."""

    def __init__(self, what: str, stream: TextIO | None = None, *, delay: float = DELAY, lines: bool = False) -> None:
        self._what = what
        self._stream = stream or sys.stderr
        self._terminal = self._stream.isatty()
        self._delay = delay if self._terminal else SECONDS_BETWEEN_LINES if lines else math.inf
        self._pause = _PAUSE if self._terminal else SECONDS_BETWEEN_LINES
        self._begun = time.monotonic()
        self._shown = -math.inf

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self._terminal and self._shown > -math.inf:
            print("\r\033[K", end="", file=self._stream, flush=True)

    def shows(self, done: float, words: str = "") -> None:
        """Show that this part is done, 0 to 1."""
        now = time.monotonic()
        if now - self._begun < self._delay or now - self._shown < self._pause:
            return
        self._shown = now
        told = f"{self._what}, {words}" if words else self._what
        if self._terminal:
            filled = int(_WIDTH * min(max(done, 0.0), 1.0))
            bar = "#" * filled + "." * (_WIDTH - filled)
            print(f"\r[{bar}] {told}\033[K", end="", file=self._stream, flush=True)
        else:
            print(told, file=self._stream, flush=True)

    def counts(self, done: int, total: int, things: str) -> None:
        """Show that so many of all things are done, and how long the others will take."""
        words = f"{done:,} of {total:,} {things}"
        if done:
            left = (time.monotonic() - self._begun) / done * (total - done)
            words = f"{words}, {span(left)} left"
        self.shows(done / total, words)


def span(seconds: float) -> str:
    """A time in words: `40 seconds`, `12 minutes`, `3.4 hours`."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    return f"{seconds / 60:.0f} minutes" if seconds < 90 * 60 else f"{seconds / 3600:.1f} hours"

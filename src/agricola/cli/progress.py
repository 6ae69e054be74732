"""Progress bars for what takes longer than two seconds: on the error output, and only on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TextIO

from agricola.agents.protocol import Budget, Thinking

PATIENCE = 2.0
"""How many seconds pass before a bar appears."""
_WIDTH = 30
_PAUSE = 0.1


class Bar:
    """How far something has come, from 0 to 1."""

    def __init__(self, what: str, stream: TextIO | None = None, patience: float = PATIENCE) -> None:
        self._what = what
        self._stream = stream or sys.stderr
        self._patience = patience
        self._begun = self._drawn = time.monotonic()
        self._visible = False

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self._visible:
            print("\r\033[K", end="", file=self._stream, flush=True)

    def shows(self, done: float, words: str = "") -> None:
        """Show that this part is done."""
        now = time.monotonic()
        if not self._stream.isatty() or now - self._begun < self._patience or now - self._drawn < _PAUSE:
            return
        self._drawn = now
        self._visible = True
        filled = int(_WIDTH * min(max(done, 0.0), 1.0))
        bar = "#" * filled + "." * (_WIDTH - filled)
        print(f"\r[{bar}] {self._what}{f', {words}' if words else ''}\033[K", end="", file=self._stream, flush=True)


@contextmanager
def thinking_aloud(budget: Budget, who: str) -> Iterator[Thinking]:
    """The thinking of a computer player, with a bar when it takes long."""
    with Bar(f"{who} is thinking") as bar:
        yield Thinking(budget, bar.shows)

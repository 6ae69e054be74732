"""When the garbage collector looks at what.

Whatever an action leaves behind is freed at once, because nothing of it refers to itself; what does is young when it is
thrown away, such as a request that failed, or it is a room that was let go. So the collector looks at what is young,
and at everything only after rooms were let go: with 500 rooms in memory that takes the better part of a second, in
which nobody is answered.
"""

from __future__ import annotations

import gc
import time
from typing import Final

_YOUNG: Final = 20_000
_MIDDLE: Final = 20
_NEVER: Final = 1_000_000_000
_LEAST: Final = 100
"""How many rooms that were let go are worth a look at everything."""
_LONGEST: Final = 3600.0
"""Seconds after which it is looked at in any case: sockets and requests may leave a little behind too."""


def look_at_young_only() -> None:
    """Spare the collector all that has been loaded by now and stays, such as the cards, and whatever becomes old."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


class LetGo:
    """Counts the rooms that were let go, until it is worth looking for them."""

    def __init__(self) -> None:
        self._rooms = 0
        self._looked = time.monotonic()

    def add(self) -> None:
        """Note that a room was let go."""
        self._rooms += 1

    def free(self, kept: int) -> None:
        """Free what was let go, if it is worth a look at everything, the `kept` rooms too."""
        if self._rooms >= max(_LEAST, kept // 4) or time.monotonic() - self._looked >= _LONGEST:
            gc.collect()
            self._rooms, self._looked = 0, time.monotonic()

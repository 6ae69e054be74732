"""An end to waiting for an agent that does not answer."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLong(BaseException):
    """It took too long. No `Exception`, so that an agent that catches its own does not catch this one."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise TooLong in what runs for longer, even if it sleeps; None waits for ever.

    It needs a signal, so it does nothing outside the main thread and where a system has no such signal (Windows).
    """
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

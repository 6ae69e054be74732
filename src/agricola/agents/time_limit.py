"""An end to waiting for an agent that does not answer."""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TypeVar

_T = TypeVar("_T")


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


class StillBusy(Exception):
    """Somebody was not ready after so many seconds; `where` is the file and the line at which they still are."""

    def __init__(self, seconds: float, where: str) -> None:
        super().__init__(seconds, where)
        self.seconds = seconds
        self.where = where


def in_time(work: Callable[[], _T], seconds: float) -> _T:
    """What a function gives or raises, in a thread of its own; StillBusy when it is not ready in time.

    Unlike `time_limit` it works from any thread. Nobody can end the thread of one that hangs: it is left to itself, and
    ends with the program.
    """
    given: list[_T] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            given.append(work())
        except BaseException as problem:  # even what asks the whole program to end
            raised.append(problem)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if raised:
        raise raised[0]
    if given:
        return given[0]
    frame = sys._current_frames().get(thread.ident or 0)
    stack = traceback.extract_stack(frame) if frame is not None else []
    raise StillBusy(seconds, f"{Path(stack[-1].filename).name}, line {stack[-1].lineno}" if stack else "")

"""Work away from the event loop, with a cap on the processor time that it may take.

What is worked on is a copy that nobody else has, so it can be given up at any moment. The cap is kept by an exception
that is raised in the thread; a compiled engine hears of it at its end only, and is that much quicker.
"""

from __future__ import annotations

import asyncio
import ctypes
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

_T = TypeVar("_T")

_THREADS: Final = 8
"""More than work at once in earnest: what takes long must not keep the rest waiting."""
# A browser runs one thread and tells no processor time of it.
_clock: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
_PATIENCE: Final = 10
"""How many times the cap may pass on the clock where the system does not tell the processor time of a thread."""


class TookTooLong(Exception):
    """Some work was given up."""


class _GiveUp(BaseException):
    """Raised in the midst of some work. No handler of the engine may take it for its own."""


class _Failed:
    """Work that failed, and how."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


class _Work(Generic[_T]):
    """One piece of work and the thread that does it."""

    def __init__(self, work: Callable[[], _T]) -> None:
        self._work = work
        self._lock = threading.Lock()
        self._thread: int | None = None
        self._given_up = False
        self._began = 0.0
        self.seconds = 0.0
        """The processor time that it took."""

    def do(self) -> _T:
        """Do it, in a thread of its own."""
        self._began = _clock()
        try:
            self._thread = threading.get_ident()
            done = self._done()
            with self._lock:
                self._thread = None
            while self._given_up:
                # It is on its way and must not arrive anywhere else.
                time.sleep(0.0)
        except _GiveUp:
            raise TookTooLong from None
        finally:
            self.seconds = _clock() - self._began
        if isinstance(done, _Failed):
            raise done.problem
        return done

    def _done(self) -> _T | _Failed:
        try:
            return self._work()
        except Exception as problem:
            return _Failed(problem)

    def used(self) -> float | None:
        """The processor time so far; None where the system does not tell."""
        thread = self._thread
        if thread is None or not hasattr(time, "pthread_getcpuclockid"):
            return None
        try:
            return time.clock_gettime(time.pthread_getcpuclockid(thread)) - self._began
        except OSError:
            return None

    def give_up(self) -> None:
        """Stop it where it is, unless it is done."""
        with self._lock:
            if self._thread is not None and not self._given_up:
                self._given_up = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(_GiveUp))


class ActThreads:
    """Threads for work that may take long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "act_threads")

    async def do(self, work: Callable[[], _T], cap: float, bill: Callable[[float], None]) -> _T:
        """Do some work; raises TookTooLong after `cap` seconds of processor time. The bill is told what was used."""
        loop = asyncio.get_running_loop()
        piece = _Work(work)
        done = loop.run_in_executor(self._threads, piece.do)
        end = time.monotonic() + _PATIENCE * cap
        try:
            left = cap
            while not (await asyncio.wait({done}, timeout=left))[0]:
                used = piece.used()
                left = cap - used if used is not None else end - time.monotonic()
                if left <= 0:
                    piece.give_up()
                    break
                left = max(left, 0.005)
            return await done
        finally:
            bill(piece.seconds)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

"""Processes that share a list of numbered jobs, and that can be sent home at any moment."""

from __future__ import annotations

import math
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from types import TracebackType
from typing import Generic, TypeVar

from agricola.agents.one_thread import one_thread_each
from agricola.engine.errors import AgricolaError

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLost(AgricolaError):
    """A process ended before its work was done."""


class WorkerPool(Generic[Task, Result]):
    """Some processes that work on one task; leaving the `with` ends them, whatever they are at."""

    def __init__(self, size: int, work: Callable[[Task, int], Result], task: Task) -> None:
        self._size = size
        self._work = work
        self._task = task
        self._workers: dict[Connection, BaseProcess] = {}

    def __enter__(self) -> WorkerPool[Task, Result]:
        context = get_context("spawn")
        try:
            with _no_interrupt(), one_thread_each():
                for _ in range(self._size):
                    here, there = context.Pipe()
                    process = context.Process(target=_work_off, args=(there, self._work, self._task), daemon=True)
                    process.start()
                    there.close()
                    self._workers[here] = process
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for here, process in self._workers.items():
            process.terminate()
            process.join()
            process.close()
            here.close()
        self._workers.clear()

    def work(self, jobs: Iterable[int], until: float = math.inf) -> Iterator[Result]:
        """The results of the jobs, each as it is ready, as far as they are before `until` by `time.monotonic`."""
        left = iter(jobs)
        busy: dict[Connection, int] = {}
        for here in self._workers:
            self._next(here, left, busy)
        while busy:
            ready = wait(list(busy), None if until == math.inf else max(0.0, until - time.monotonic()))
            if not ready:
                return
            for here in [here for here in busy if here in ready]:
                job = busy.pop(here)
                try:
                    good, answer = here.recv()
                except (EOFError, OSError):
                    process = self._workers[here]
                    process.join()
                    raise WorkerLost(f"a process ended in game {job} with exit code {process.exitcode}") from None
                if not good:
                    raise answer
                self._next(here, left, busy)
                yield answer

    def _next(self, here: Connection, left: Iterator[int], busy: dict[Connection, int]) -> None:
        job = next(left, None)
        if job is not None:
            here.send(job)
            busy[here] = job


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Hold Ctrl-C back; processes that start here never see it, because it is for the parent to handle.

    It is not ignored, or one that comes in these moments would be lost.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lets signals through again when it starts
    with _handled_later():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # the processes inherit it
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handled_later() -> Iterator[None]:
    """Let Ctrl-C wait in this thread too: a mask is a thread's own, and another thread would take the signal for us."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is None or current_thread() is not main_thread():  # nothing of Python's would strike here
        yield
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def _work_off(there: Connection, work: Callable[[Task, int], Result], task: Task) -> None:
    """What a process does: job after job, until it is ended or the parent is gone."""
    try:
        while True:
            job = there.recv()
            try:
                answer: tuple[bool, object] = (True, work(task, job))
            except Exception as problem:
                problem.add_note(f"in game {job}:\n{traceback.format_exc()}")
                answer = (False, problem)
            there.send(answer)
    except (EOFError, OSError):
        return

"""One thread for each process that computes: where there are as many processes as processors, more only wait."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THREADS: Final = "OPENBLAS_NUM_THREADS"


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Let processes that start here compute with one thread each.

    NumPy reads this when it is imported, which is too early for a process to say it itself. Threads that wait for each
    other turn in circles meanwhile: on a busy machine that took three to six times as long.
    """
    before = os.environ.get(THREADS)
    os.environ[THREADS] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[THREADS]
        else:
            os.environ[THREADS] = before

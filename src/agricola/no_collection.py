"""Holding the garbage collector back, for work that makes many objects and no circles of them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_FROZEN_AT_START: Final = gc.get_freeze_count()
"""Python 3.12 freezes some hundred objects of its own; whoever freezes later wants them left alone."""


@contextmanager
def no_collection() -> Iterator[None]:
    """Hold the garbage collector back: games hold no circles, but it would look at thousands of them many times."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            if gc.get_freeze_count() <= _FROZEN_AT_START:
                # All that was made meanwhile is old at once: as young it would be looked at now, in one long pause.
                gc.freeze()
                gc.unfreeze()
            gc.enable()

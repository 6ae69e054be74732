"""Writes that wait together are written together: one commit, and one wait for the disk, for all of them.

A database that takes 30 ms to have a commit on its disk does 33 of them a second one after the other, and as many times
more over several connections. What comes while a commit is under way goes into the next one, so that a busy hour makes
commits larger and not later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

Write = TypeVar("Write")
Outcome = TypeVar("Outcome")

_MOST: Final = 64
"""How many are written at once: a commit that fails is tried again write by write."""


class GroupCommit(Generic[Write, Outcome]):
    """A queue of writes, of which all that wait are handed over at a time."""

    def __init__(self, together: Callable[[Sequence[Write]], Awaitable[Sequence[Outcome | Exception]]]) -> None:
        """`together` writes several at once, and gives for each what came of it, an error too."""
        self._together = together
        self._waiting: list[tuple[Write, asyncio.Future[Outcome]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, write: Write) -> Outcome:
        """Write something with whatever else waits; gives what came of it once it is committed."""
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._writing is None:
            # Not the one who came first: whoever waits may be cut off, and the others must not be.
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def ended(self) -> None:
        """Wait until nothing waits any more."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            try:
                outcomes = await self._together([write for write, _ in taken])
            except Exception as problem:  # whatever it is, those who wait have to be told
                outcomes = [problem] * len(taken)
            for (_, done), outcome in zip(taken, outcomes, strict=True):
                if done.done():
                    continue  # who asked for it was cut off
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._writing = None

"""What is done again and again until a service stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress


async def repeated(every: float, over: asyncio.Event) -> AsyncIterator[None]:
    """Come by at once, and then with pauses until it is over: `async for _ in repeated(1.0, over)`.

    Whoever does something so is told by the event to end, and not cancelled: in the middle of a question to a database
    or to Redis a cancellation may become an error like any other, after which it would go on for ever.
    """
    while not over.is_set():
        yield
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), every)

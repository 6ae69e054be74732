"""One connected client: what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from agricola.server.messages.answers import ServerMessage
from agricola.server.messages.encoding import encode
from agricola.server.rooms.seen import Seen

_MOST_WAITING = 64
_MUCH_WAITING = 16


class Client:
    """A socket or a stream. A client that does not keep up is let go; it may come back and gets the whole state."""

    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.seen: Seen | None = None
        """The state that the client has when it has taken in all that waits."""
        self.heard = 0
        """The number of the first line of the talk that the client has not been told."""
        self.too_slow = False
        self._waiting: deque[bytes | None] = deque()
        self._more = asyncio.Event()
        """Set while something waits."""
        self._keeps_up = asyncio.Event()
        self._keeps_up.set()

    def send(self, message: ServerMessage) -> None:
        """Put a message into the queue."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put an encoded message into the queue."""
        if self.too_slow:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self.too_slow = True
            self.close()
            return
        self._waiting.append(message)
        self._more.set()
        if len(self._waiting) > _MUCH_WAITING:
            self._keeps_up.clear()

    def close(self) -> None:
        """Say that nothing more will come; what still waits is dropped when the client is too slow."""
        if self.too_slow:
            self._waiting.clear()
            self._keeps_up.set()
        self._waiting.append(None)
        self._more.set()

    async def catch_up(self) -> None:
        """Wait while much is to be sent, so that who asks a lot must also listen."""
        await self._keeps_up.wait()

    async def next(self) -> bytes | None:
        """The next message; None at the end."""
        await self._more.wait()
        message = self._waiting.popleft()
        if not self._waiting:
            self._more.clear()
        if len(self._waiting) <= _MUCH_WAITING:
            self._keeps_up.set()
        return message

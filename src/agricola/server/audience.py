"""Those who are connected to a room, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from agricola.server.clients import Client
from agricola.server.messages import Message, Presence, StateMessage, encode

_PRESENCE_DELAY = 0.3
"""Seconds between somebody's coming or going and the others' hearing of it, so that a reload is not told at all."""


_KEPT_EACH = 4
"""How many places are kept for each player: some pages, and a line that has not noticed yet that it is broken."""


class Audience:
    """The clients of one room."""

    def __init__(self, look: Callable[[str | None, int], StateMessage], present: Callable[[], list[int]]) -> None:
        """`look` gives the state for a holder with the log from a number on, `present` the seats that are here."""
        self.clients: set[Client] = set()
        self._look = look
        self._present = present
        self._told: list[int] = []
        """The seats that were here when all were last told."""
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self.clients)

    @property
    def holders(self) -> set[str]:
        """The holders that are connected."""
        return {client.holder for client in self.clients if client.holder is not None}

    def has_place(self, holder: str | None, players: Collection[str], seats: int, most: int) -> bool:
        """Whether one more may come where `most` may: each player has some places that nobody else may take."""
        if holder is not None and holder in players:
            return len(self) < most or sum(client.holder == holder for client in self.clients) < _KEPT_EACH
        watching = sum(client.holder not in players for client in self.clients)
        return watching < most - _KEPT_EACH * seats and len(self) < most

    def add(self, client: Client) -> None:
        """Let a client in: it gets the whole state, and all that happens from then on."""
        self.clients.add(client)
        client.log_sent = 0
        self.tell(client)
        self._somebody_came_or_went()

    def remove(self, client: Client) -> None:
        """Forget a client."""
        self.clients.discard(client)
        self._somebody_came_or_went()

    def tell(self, client: Client) -> None:
        """Send a client the state as it may see it."""
        state = self._look(client.holder, client.log_sent)
        client.log_sent = state.log_from + len(state.log)
        client.send(state)

    def tell_all(self, *, log_length: int) -> None:
        """Send every client the state as it may see it; of a log that has become shorter the rest is told anew."""
        self._told = self._present()
        for client in list(self.clients):
            client.log_sent = min(client.log_sent, log_length)
            self.tell(client)

    def tell_small(self, message: Message) -> None:
        """Send every client a small message that is the same for all."""
        text = encode(message)
        for client in list(self.clients):
            client.send_bytes(text)

    def close(self) -> None:
        """Send all away."""
        if self._timer is not None:
            self._timer.cancel()
        for client in list(self.clients):
            client.close()

    def _somebody_came_or_went(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._timer = None
        present = self._present()
        if present != self._told:
            self._told = present
            self.tell_small(Presence(present))

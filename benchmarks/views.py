"""Measures what the service makes and sends for one action: what changes in the views of four players.

Without network and store: a game is played at random, and after each action the four players are told. `service.py`
puts the figures on its page; `python benchmarks/views.py` prints them.
"""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from dataclasses import dataclass

import agricola
from agricola.server.garbage import look_at_young_only
from agricola.server.messages.state import You
from agricola.server.rooms.audience import Audience
from agricola.server.rooms.clients import Client
from agricola.server.rooms.patch import Json
from agricola.server.rooms.projection import Projection, room_info
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seats import SeatAssignment
from agricola.server.rooms.seen import Own, Seen
from agricola.server.storage.store import RoomRow
from agricola.table import Table

_PLAYERS = 4
_GAMES = 6
_WINDOW = -12
"""As the WebSockets compress: 4 kB are looked back at, through all messages of a connection."""


@dataclass(frozen=True)
class Views:
    """What one action costs, on the mean."""

    milliseconds: float
    """Of processor time, to make and encode what four clients are told."""
    kilobytes: float
    compressed: float
    first: float
    """Kilobytes of the first state that one client gets."""


class _Room:
    """A game with four clients and nothing else."""

    def __init__(self, seed: int) -> None:
        self.room_table = RoomTable(Table(agricola.new_game("revised", players=_PLAYERS, seed=seed, ask_end_turn=True)))
        self.clients = [Client(str(seat)) for seat in range(_PLAYERS)]
        self._projection = Projection(self.room_table)
        self._row = RoomRow("room", 0.0, "", b"", b"", True, False, b"")
        self._seats = [SeatAssignment("person", "", None, client.holder) for client in self.clients]
        self._audience = Audience(lambda _: False, self._shared, self._own)
        for client in self.clients:
            self._audience.clients.add(client)
            self._audience.show(client, Seen(self._shared(False), self._own(client.holder)))

    def _shared(self, late: bool) -> Json:
        return self._projection.shared(room_info(self._row, self.room_table, self._seats, set(), "playing", None), ())

    def _own(self, holder: str | None) -> Own:
        seat = int(holder or 0)
        return self._projection.own(You([seat], ""), seat)

    def act(self, action: str) -> float:
        """Carry an action out and tell all; gives the seconds that the telling took."""
        room_table = self.room_table.copy()
        room_table.act(room_table.game.current_player or 0, action)
        began = time.process_time()
        self.room_table = room_table
        self._projection = Projection(room_table, self._projection)
        self._audience.tell_all()
        return time.process_time() - began

    async def told(self) -> list[bytes]:
        """What the clients are told next."""
        return [await client.next() or b"" for client in self.clients]


async def measure_views() -> Views:
    """Play some games, and measure."""
    actions, seconds, plain, compressed, first = 0, 0.0, 0, 0, 0
    for seed in range(_GAMES):
        rng, room = random.Random(seed), _Room(seed)
        first += len((await room.told())[0])
        pipes = [zlib.compressobj(wbits=_WINDOW) for _ in room.clients]
        while not room.room_table.over:
            seconds += room.act(rng.choice(room.room_table.game.legal_actions()).code)
            actions += 1
            for pipe, text in zip(pipes, await room.told(), strict=True):
                plain += len(text)
                compressed += len(pipe.compress(text)) + len(pipe.flush(zlib.Z_SYNC_FLUSH))
    return Views(1000 * seconds / actions, plain / 1000 / actions, compressed / 1000 / actions, first / 1000 / _GAMES)


if __name__ == "__main__":
    look_at_young_only()  # as a service does
    print(asyncio.run(measure_views()))

"""The parts of a running service, put together."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from agricola.server.config import Config
from agricola.server.limits import Limits
from agricola.server.lobby import Lobby
from agricola.server.logs import Log
from agricola.server.memory import MemoryStore
from agricola.server.sqlite import SqliteStore
from agricola.server.store import Store
from agricola.server.thinkers import Thinkers
from agricola.server.watch import Watch

DATABASE = "games.sqlite3"


class Service:
    """Store, workers, rooms, limits and the watch over them."""

    def __init__(self, config: Config, store: Store | None = None, log: Log | None = None) -> None:
        self.config = config
        self.watch = Watch(log or Log())
        self.store = store or (MemoryStore() if config.data is None else SqliteStore(config.data / DATABASE))
        self.thinkers = Thinkers(config.workers, config.think_cap, self.watch.log)
        self.limits = Limits(config.rate, config.sockets_per_address)
        self.lobby = Lobby(config, self.store, self.thinkers, self.watch)
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to work."""
        self.thinkers.start()
        await self.watch.look(self.store)
        self._chores = [
            asyncio.create_task(self.watch.keep_looking(self.store)),
            asyncio.create_task(self.lobby.keep_tidy()),
        ]
        self.watch.log.info("started")

    async def stop(self) -> None:
        """Finish what goes on, and let go of everything."""
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await self.lobby.close()
        await self.thinkers.stop()
        await self.store.close()
        self.watch.log.info("stopped")

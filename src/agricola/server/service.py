"""The parts of a running service, put together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from agricola.server.accounts.accounts import Accounts
from agricola.server.config import Config
from agricola.server.protection.limits import Limits
from agricola.server.rooms.lobby import Lobby
from agricola.server.rooms.series_lobby import SeriesLobby
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.sqlite import SqliteStore
from agricola.server.storage.store import Store
from agricola.server.telemetry.logs import Log
from agricola.server.telemetry.monitor import Monitor
from agricola.server.thinking.thinkers import Thinkers

if TYPE_CHECKING:
    from agricola.server.cluster.leases import Leases
    from agricola.server.push import Notices

DATABASE = "games.sqlite3"
PUSH_KEY = "push-key.pem"
_SECONDS_TO_END = 5.0
"""How long something that is done again and again may take to its end when a service stops."""


def _notices(config: Config, store: Store, monitor: Monitor) -> Notices | None:
    """What sends notices, where somebody answers for it and there is a folder for its keys."""
    if not config.push_contact or config.data is None:
        return None
    # Only here, so that a service without notices needs no cryptography.
    from agricola.server.push import Keys, Notices  # noqa: PLC0415

    return Notices(Keys.at(config.data / PUSH_KEY, config.push_contact), store, monitor)


def _store(config: Config) -> Store:
    """Where games are kept: in PostgreSQL, in a file, or, for tests, in memory."""
    if config.database:
        # Only here, so that a service with a file needs no PostgreSQL.
        from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(config.database)
    return MemoryStore() if config.data is None else SqliteStore(config.data / DATABASE)


def _leases(config: Config, monitor: Monitor) -> Leases | None:
    """Who knows which process has which room, where there are several."""
    if not config.redis:
        return None
    # Only here, so that a single process needs no Redis.
    from agricola.server.cluster.leases import Leases  # noqa: PLC0415

    return Leases(config.redis, config.peer, monitor)


def _thinkers(config: Config, log: Log) -> Thinkers:
    """Who thinks for computer players: processes of this machine, or those of all that share a Redis."""
    if not config.redis:
        return Thinkers(config.workers, config.think_cap, log)
    # Only here, so that a single process needs no Redis.
    from agricola.server.cluster.common_thinking import CommonThinkers  # noqa: PLC0415

    return CommonThinkers(config.redis, config.workers, config.think_cap, log)


class Service:
    """Store, workers, rooms, limits and the monitor over them."""

    def __init__(
        self,
        config: Config,
        store: Store | None = None,
        log: Log | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.config = config
        self.monitor = Monitor(log or Log())
        self.store = store or _store(config)
        self.thinkers = thinkers or _thinkers(config, self.monitor.log)
        self.limits = Limits(config.rate, config.sockets_per_address)
        self.notices = _notices(config, self.store, self.monitor)
        self.leases = _leases(config, self.monitor)
        self.lobby = Lobby(config, self.store, self.thinkers, self.monitor, self.notices, self.leases)
        if self.leases is not None:
            self.leases.lost, self.leases.in_use = self.lobby.lose, self.lobby.__contains__
        self.accounts = Accounts(self.store)
        self.series = SeriesLobby(self.store, self.lobby)
        self._chores: list[asyncio.Task[None]] = []
        self._over = asyncio.Event()
        """Set when all that is done again and again is to end."""

    async def start(self) -> None:
        """Begin to work."""
        self.thinkers.start()
        await self.monitor.look(self.store)
        if self.leases is not None:
            await self.leases.beat(rooms=False)
            from agricola.server.cluster.common_limits import CommonLimits  # noqa: PLC0415

            common = CommonLimits(self.limits, self.leases.redis, self.leases.process, self.monitor)
            self._chores += [
                asyncio.create_task(self.leases.keep(self._over)),
                asyncio.create_task(common.keep(self._over)),
            ]
        self._chores += [
            asyncio.create_task(self.monitor.keep_looking(self.store, self._over)),
            asyncio.create_task(self.lobby.keep_tidy(self._over)),
        ]
        self.monitor.log.info("started")

    async def stop(self) -> None:
        """Finish what goes on, and let go of everything."""
        self._over.set()
        await self._chores_ended()
        await self.lobby.close()
        if self.notices is not None:
            await self.notices.stop()
        await self.thinkers.stop()
        if self.leases is not None:
            await self.leases.close()
        await self.store.close()
        self.monitor.log.info("stopped")

    async def _chores_ended(self) -> None:
        """Wait for what is done again and again; nothing of it keeps the rest from being closed."""
        if not self._chores:
            return
        _, late = await asyncio.wait(self._chores, timeout=_SECONDS_TO_END)
        for chore in late:
            chore.cancel()
        ended = await asyncio.gather(*self._chores, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Exception):
                self.monitor.log.warning("chore_failed", error=type(problem).__name__)

"""What a service does again and again ends when it stops, and goes on until then."""

from __future__ import annotations

import asyncio
from io import StringIO

import pytest

from agricola.server.config import Config
from agricola.server.protection.limits import Limits
from agricola.server.service import Service
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.store import StoreDown
from agricola.server.telemetry.logs import Log
from agricola.server.telemetry.monitor import Monitor
from agricola.server.thinking.inline import InlineThinkers


class Slow(MemoryStore):
    """A store that is in the middle of something when it is asked to stop, and takes that for a failure."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.closed = False
        self.probes = 0

    async def probe(self) -> None:
        """Take a while."""
        self.probes += 1
        if self.slow:
            await self._dawdle()

    async def forget_unplayed(self, before: float) -> int:
        """Take a while."""
        await self._dawdle()
        return 0

    async def _dawdle(self) -> None:
        try:
            await asyncio.sleep(0.2)
        except asyncio.CancelledError:
            raise StoreDown("the question was cut off") from None

    async def close(self) -> None:
        """Note that it was closed."""
        self.closed = True


def test_a_service_stops_whatever_its_chores_are_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agricola.server.telemetry.monitor._EVERY", 0.01)

    async def work() -> None:
        log, store = Log(StringIO()), Slow()
        service = Service(Config(workers=0), store, log, InlineThinkers(1.0, log))
        await service.start()
        store.slow = True
        await asyncio.sleep(0.05)
        probes = store.probes
        async with asyncio.timeout(3):
            await service.stop()
        assert store.closed
        assert store.probes == probes > 1

    asyncio.run(work())


def test_a_chore_that_fails_keeps_nothing_from_being_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    told = StringIO()

    async def broken(self: Monitor, store: object, over: asyncio.Event) -> None:
        raise ValueError("nobody thought of this")

    monkeypatch.setattr(Monitor, "keep_looking", broken)

    async def work() -> None:
        log, store = Log(told), Slow()
        service = Service(Config(workers=0), store, log, InlineThinkers(1.0, log))
        await service.start()
        await service.stop()
        assert store.closed

    asyncio.run(work())
    assert "chore_failed" in told.getvalue()
    assert "ValueError" in told.getvalue()


def test_a_process_goes_on_to_say_that_it_lives_whatever_failed(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that nobody thought of ends neither the sign of life nor the common limits, and is told."""
    from agricola.server.cluster import common_limits, leases  # noqa: PLC0415

    monkeypatch.setattr(leases, "_BEAT", 0.01)
    monkeypatch.setattr(common_limits, "_EVERY", 0.01)
    told = StringIO()

    async def work() -> None:
        over, monitor = asyncio.Event(), Monitor(Log(told))
        lease = leases.Leases(redis, "http://here", monitor)
        common = common_limits.CommonLimits(Limits(1.0, 9), lease.redis, lease.process, monitor)
        done = {"beat": 0, "exchange": 0}

        def failing(what: str) -> object:
            async def fail(**more: bool) -> None:
                done[what] += 1
                raise ValueError(f"{what} {done[what]}")

            return fail

        monkeypatch.setattr(lease, "beat", failing("beat"))
        monkeypatch.setattr(common, "exchange", failing("exchange"))
        keeping = asyncio.gather(lease.keep(over), common.keep(over))
        while min(done.values()) < 3:
            await asyncio.sleep(0.01)
        over.set()
        async with asyncio.timeout(3):
            await keeping
        await lease.close()

    asyncio.run(work())
    assert "ValueError" in told.getvalue()

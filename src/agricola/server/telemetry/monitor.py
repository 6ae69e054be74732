"""What can be seen of the service from outside: metrics without personal labels, and health with thresholds."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from agricola.server.messages.problems import Health
from agricola.server.repeated import repeated
from agricola.server.storage.store import Store, StoreDown
from agricola.server.telemetry.logs import Log

STORE_SLOW: Final = 0.5
"""Seconds for a probing write from which on the service is degraded."""
LAG_HIGH: Final = 0.25
"""Seconds that the loop is late from which on the service is degraded."""
QUEUE_LONG: Final = 50
"""Jobs waiting for a worker from which on the service is degraded."""
_EVERY: Final = 5.0
_PROBE_CAP: Final = 10.0
"""Seconds after which a probing write that was not answered counts as failed."""

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_THINKING_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)


class Monitor:
    """Counts, and looks after the service now and then."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.store_seconds: float | None = None
        """How long the last probing write took; None when it failed."""
        self.lag = 0.0
        self.frozen_rooms = 0
        self.registry = CollectorRegistry()
        self._acts = Counter("agricola_actions", "Actions and undos that were stored", registry=self.registry)
        self._acted = Histogram(
            "agricola_action_seconds", "From a tried action to its broadcast", buckets=_BUCKETS, registry=self.registry
        )
        self._wrote = Histogram(
            "agricola_write_seconds", "An entry written to the store", buckets=_BUCKETS, registry=self.registry
        )
        self._thought = Histogram(
            "agricola_thinking_seconds",
            "From a computer's turn to its choice",
            buckets=_THINKING_BUCKETS,
            registry=self.registry,
        )
        self._over = Counter("agricola_games_over", "Games that came to their end", registry=self.registry)
        self._rooms_made = Counter("agricola_rooms_made", "Rooms that were made", registry=self.registry)
        self._refused = Counter("agricola_refused", "Requests that were refused", ["code"], registry=self.registry)
        self._forwarded = Counter(
            "agricola_forwarded", "Requests and sockets that were sent on to another process", registry=self.registry
        )
        self._frozen = Gauge("agricola_rooms_frozen", "Rooms that stand still", registry=self.registry)
        self._rooms = Gauge("agricola_rooms_in_memory", "Rooms in memory", registry=self.registry)
        self._sockets = Gauge("agricola_sockets", "Open sockets and streams", registry=self.registry)
        self._waiting = Gauge("agricola_thinking_waiting", "Jobs that wait for a worker", registry=self.registry)
        self._lag = Gauge("agricola_loop_lag_seconds", "How late the event loop is", registry=self.registry)
        self._store = Gauge("agricola_store_seconds", "How long a probing write takes", registry=self.registry)

    def acted(self, seconds: float, *, over: bool) -> None:
        """An action was stored and told."""
        self._acts.inc()
        self._acted.observe(seconds)
        if over:
            self._over.inc()

    def wrote(self, seconds: float) -> None:
        """An entry was written to the store."""
        self._wrote.observe(seconds)

    def thought(self, seconds: float) -> None:
        """A computer player has chosen."""
        self._thought.observe(seconds)

    def room_made(self) -> None:
        """A room was made."""
        self._rooms_made.inc()

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refused.labels(code).inc()

    def forwarded(self) -> None:
        """A request or a socket was sent on to another process."""
        self._forwarded.inc()

    def frozen(self, change: int) -> None:
        """A room stands still, or goes on again."""
        self.frozen_rooms += change
        self._frozen.set(self.frozen_rooms)

    def metrics(self, *, rooms: int, sockets: int, waiting: int) -> bytes:
        """All metrics as Prometheus reads them."""
        self._rooms.set(rooms)
        self._sockets.set(sockets)
        self._waiting.set(waiting)
        self._lag.set(self.lag)
        self._store.set(-1 if self.store_seconds is None else self.store_seconds)
        return generate_latest(self.registry)

    async def look(self, store: Store) -> None:
        """Measure the store once."""
        began = time.perf_counter()
        try:
            async with asyncio.timeout(_PROBE_CAP):
                await store.probe()
            self.store_seconds = time.perf_counter() - began
        except Exception as problem:
            # Whatever it is, the watch must go on.
            self.store_seconds = None
            if not isinstance(problem, StoreDown):
                self.log.warning("probe_failed", error=type(problem).__name__)

    async def keep_looking(self, store: Store, over: asyncio.Event) -> None:
        """Measure the store and the lag of the loop, until it is over."""
        began = time.perf_counter()
        async for _ in repeated(_EVERY, over):
            self.lag = max(0.0, time.perf_counter() - began - _EVERY)
            await self.look(store)
            began = time.perf_counter()

    def health(self, *, workers: int, alive: int, waiting: int) -> Health:
        """Whether the service is ready, degraded or not, and why."""
        troubles = [
            trouble
            for trouble, there in (
                (f"the store takes longer than {STORE_SLOW} s", (self.store_seconds or 0.0) >= STORE_SLOW),
                (f"the loop is more than {LAG_HIGH} s late", self.lag >= LAG_HIGH),
                (f"more than {QUEUE_LONG} jobs wait for a worker", waiting > QUEUE_LONG),
                ("rooms are frozen", self.frozen_rooms > 0),
            )
            if there
        ]
        status: Literal["ready", "degraded", "not"] = "degraded" if troubles else "ready"
        if self.store_seconds is None:
            status, troubles = "not", ["the store can't be written", *troubles]
        return Health(
            status,
            {
                "troubles": troubles,
                "store_seconds": self.store_seconds,
                "loop_lag_seconds": round(self.lag, 4),
                "frozen_rooms": self.frozen_rooms,
                "workers": workers,
                "workers_running": alive,
                "thinking_waiting": waiting,
            },
        )

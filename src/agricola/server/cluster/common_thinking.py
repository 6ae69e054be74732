"""One queue of thinking for all processes: what is to be thought about in any room is done by whoever is free.

The queue is SAQ's, in Redis: it hands each job to one taker, and hands it out again when nothing is heard of that one
any more. Who comes first is decided before, where the room is, by the fair shares of `Thinkers`: each process has no
more jobs in the queue than can be done at once, so what waits there waits for one other job of each process at most.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import redis.asyncio
from msgspec import Struct
from redis.exceptions import RedisError
from saq import Job as QueuedJob
from saq import Status, Worker
from saq.queue.redis import RedisQueue

from agricola.server.cluster.leases import PREFIX
from agricola.server.repeated import repeated
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.thinkers import CantThink, Task, Thinkers
from agricola.server.thinking.worker import Job, Report

QUEUE: Final = "agricola-thinking"
_BEAT: Final = 1
"""Seconds between two signs of life of a taker and of its jobs; also how often others look for jobs of the dead."""
_SILENCE: Final = 4
"""Seconds without a sign of life after which a job is given to another taker."""
_TRIES: Final = 3
"""How many takers may lose a job."""
_GRACE: Final = 5
"""Seconds beyond the cap that a taker has to start a process and to answer."""
_KEPT: Final = 60
"""Seconds for which an answer that nobody fetches is kept."""
_UNDER_WAY: Final = (Status.QUEUED, Status.ACTIVE)
_ERRORS: Final = (RedisError, OSError, TimeoutError)


class _Told(Struct):
    """What a taker tells of a job: how far it is, and at last what came of it or why nothing did."""

    report: Report | None = None
    cant: str | None = None


class _Queue(RedisQueue):
    """SAQ's queue, which waits while Redis is down, and soon gives the jobs of the dead to others."""

    def __init__(self, connection: Any) -> None:
        super().__init__(connection, name=QUEUE)
        self._connection = connection
        self._seen: dict[bytes, float] = {}
        """Jobs that were taken by somebody who has not said so yet, and since when that is known."""

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> QueuedJob | None:
        """The next job, or None after a while."""
        try:
            return await super().dequeue(timeout, poll_interval)
        except _ERRORS:
            await asyncio.sleep(_BEAT)
            return None

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Give the jobs of those of whom nothing is heard to others.

        SAQ's own way takes a job for lost that was taken this moment, and waits long for the dead to let go of one.
        """
        if not await self._connection.set(self._sweep, 1, nx=True, ex=lock):
            return []
        seen, self._seen, lost = self._seen, {}, []
        for id in await self._connection.lrange(self._active, 0, -1):
            job = await self._get_job_by_id(id)
            if job is None:
                await self._connection.lrem(self._active, 0, id)
            elif job.status == Status.ACTIVE:
                if job.stuck:
                    lost.append(job)
            else:
                self._seen[id] = seen.get(id, time.monotonic())
                if time.monotonic() - self._seen[id] > _SILENCE:
                    lost.append(job)
        for job in lost:
            if job.retryable:
                await self.retry(job, "nothing was heard of its taker")
            else:
                await self.finish(job, Status.ABORTED, error="its takers are gone")
        return [job.key for job in lost]


def _connected(url: str) -> Any:
    # Longer than any command blocks, so that a Redis that is gone without a word is noticed too.
    return redis.asyncio.from_url(url, socket_timeout=3.0 * _BEAT + 2.0, socket_connect_timeout=2.0)


class Taker:
    """Takes jobs from the queue of all and has them done by processes of this machine."""

    def __init__(self, url: str, thinkers: Thinkers, log: Log) -> None:
        self._url = url
        self._thinkers = thinkers
        self._log = log
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take jobs, as many at once as there are processes for."""
        if self._thinkers.workers:
            self._work = asyncio.create_task(self._taken())

    async def stop(self) -> None:
        """Take no more; what is not done goes to others."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _taken(self) -> None:
        self._redis = _connected(self._url)
        queue = _Queue(self._redis)
        worker: Worker[Any] = Worker(
            queue,
            [("think", self._think)],
            concurrency=self._thinkers.workers,
            timers={"schedule": 60, "worker_info": _BEAT, "sweep": _BEAT, "abort": _BEAT},
            dequeue_timeout=_BEAT,
            metadata={"takes": self._thinkers.workers},
        )
        # The process that it is in listens to them itself, and ends it while it waits for jobs, of which it would warn.
        worker.SIGNALS = []
        logging.getLogger("saq").setLevel(logging.ERROR)
        try:
            await worker.start()
        finally:
            await self._redis.aclose()

    async def _think(self, context: Any, *, job: str, told: str) -> None:
        queued: QueuedJob = context["job"]
        news: asyncio.Queue[_Told | None] = asyncio.Queue()
        sending = asyncio.create_task(self._send(news, told))
        over = asyncio.Event()
        living = asyncio.create_task(_lives(queued, over))
        try:
            wanted = msgspec.json.decode(job, type=Job)
            done = await self._thinkers.do(wanted, lambda part: news.put_nowait(_Told(Report(0, part))))
            news.put_nowait(_Told(done))
        except CantThink as problem:
            # Another taker would fare no better: whoever asked is told.
            news.put_nowait(_Told(cant=str(problem)))
        finally:
            news.put_nowait(None)
            over.set()
            await asyncio.gather(sending, living, return_exceptions=True)

    async def _send(self, news: asyncio.Queue[_Told | None], told: str) -> None:
        while (one := await news.get()) is not None:
            await self._redis.rpush(told, msgspec.json.encode(one))
            await self._redis.expire(told, _KEPT)


async def _lives(job: QueuedJob, over: asyncio.Event) -> None:
    """Say again and again that a job is thought about, until that is over."""
    async for _ in repeated(_BEAT, over):
        # Who can't be reached hears nothing of it, whatever the reason.
        with suppress(Exception):
            await job.update()


class CommonThinkers(Thinkers):
    """The jobs of this process, done by any process of the service; by the own ones while Redis is down."""

    def __init__(self, url: str, workers: int, cap: float, log: Log) -> None:
        """`workers` is how many processes of this machine think for all; with 0 it leaves that to others."""
        super().__init__(max(1, workers), cap, log)
        self._url = url
        self.own = Thinkers(workers, cap, log)
        self._taker = Taker(url, self.own, log)
        self._handed: set[asyncio.Task[None]] = set()
        self._untaken = 0
        self._stopping = False

    @property
    def waiting(self) -> int:
        """How many jobs wait: those of this process that are not in the queue yet, and all in it."""
        return super().waiting + self._untaken

    @property
    def alive(self) -> int:
        """How many processes of this machine think."""
        return self.own.alive

    def start(self) -> None:
        """Begin to work."""
        self._redis = _connected(self._url)
        self._queue = _Queue(self._redis)
        self.own.start()
        self._taker.start()
        self._loops = [asyncio.create_task(self._hand_over()), asyncio.create_task(self._count_takers())]

    async def stop(self) -> None:
        """End all that was begun here."""
        self._stopping = True
        await super().stop()
        for task in self._handed:
            task.cancel()
        await asyncio.gather(*self._handed, return_exceptions=True)
        await self._taker.stop()
        await self.own.stop()
        await self._redis.aclose()

    async def _count_takers(self) -> None:
        """Know how many jobs can be done at once, for ever: so many of this process may be in the queue."""
        while not self._stopping:
            # While nobody can be asked, what was known last holds.
            with suppress(Exception):
                known = await self._queue.info()
                self._untaken = known["queued"]
                takes = [(taker["metadata"] or {}).get("takes", 0) for taker in known["workers"].values()]
                self.workers = max(1, sum(takes))
                async with self._news:
                    self._news.notify_all()
            await asyncio.sleep(_BEAT)

    async def _hand_over(self) -> None:
        while True:
            handed = asyncio.create_task(self._done(await self._next(None)))
            self._handed.add(handed)
            handed.add_done_callback(self._handed.discard)

    def _fitting(self, mine: int | None) -> Task | None:
        return super()._fitting(mine) if self._running.total() < self.workers else None

    async def _done(self, task: Task) -> None:
        """See a job through, and tell whoever waits for it."""
        began = time.monotonic()
        try:
            report = await self._answered(task)
            if report is not None and not task.answer.done():
                task.answer.set_result(report)
        except Exception as problem:
            # Whatever it is, nobody may wait for ever.
            if not task.answer.done():
                cant = problem if isinstance(problem, CantThink) else CantThink(type(problem).__name__)
                task.answer.set_exception(cant)
        finally:
            await self._had(task, time.monotonic() - began)

    async def _answered(self, task: Task) -> Report | None:
        """What came of a job; None when nobody wants to know any more."""
        try:
            return await self._by_anybody(task)
        except CantThink:
            raise
        except Exception as problem:
            # A Redis that goes is noticed in many ways.
            if self._stopping or not self.own.workers:
                raise CantThink("there is nobody who could think") from problem
            self._log.warning("thinking_alone", error=type(problem).__name__)
            return await self.own.do(task.job, task.progress)

    async def _by_anybody(self, task: Task) -> Report | None:
        told = f"{PREFIX}told:{secrets.token_hex(8)}"
        cap = math.ceil(self.cap) + _GRACE
        what = {"job": msgspec.json.encode(task.job).decode(), "told": told}
        job = QueuedJob("think", what, timeout=cap, heartbeat=_SILENCE, retries=_TRIES, ttl=_KEPT)
        await self._queue.enqueue(job)
        while True:
            popped = await self._redis.blpop([told], timeout=_BEAT)
            if task.answer.done():
                await self._queue.abort(job, "nobody wants to know any more")
                # Where its taker is dead nobody else will forget it.
                await self._redis.expire(job.id, _KEPT)
                return None
            if popped is not None:
                news = msgspec.json.decode(popped[1], type=_Told)
                if news.cant is not None:
                    raise CantThink(news.cant)
                if news.report is not None and news.report.final:
                    return news.report
                task.progress(news.report.done if news.report is not None else 0.0)
                continue
            known = await self._queue.job(job.key)
            if (known is None or known.status not in _UNDER_WAY) and not await self._redis.exists(told):
                raise CantThink("those who thought about it are gone")

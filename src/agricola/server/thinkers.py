"""Computer players think in worker processes, so that thinking never blocks playing.

Each worker has one job at a time. A job that is not wanted any more is cancelled; a worker that does not listen, or
takes longer than the cap, is ended and replaced. The moves of a player go to the worker that thought about the last one
if it is free, since that still knows what it has found out; else to any. Moves come before hints and checks.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec

from agricola.game import Game
from agricola.server.logs import Log
from agricola.server.messages import HintItem
from agricola.server.worker import Job, Order, Report

_GRACE = 1.0
"""Seconds that a worker has to notice that its job was cancelled."""
_LINE = 1 << 20
_LOADING = 60.0
"""Seconds that a worker may take to start."""
_CHECK_CAP = 3.0
"""Seconds that the replay of a record may take: the service must replay it too."""

_MOST_WAITING = 50
"""How many jobs may wait before hints and checks are refused."""
_MOST_HOMES = 4096

Progress = Callable[[float], None]


class CantThink(Exception):
    """A worker gave no answer: it died, took too long, or the position can't be thought about."""


class TooBusy(CantThink):
    """So much waits already that nobody should wait for this."""


class _Task:
    """A job with who waits for it."""

    def __init__(self, job: Job, progress: Progress, answer: asyncio.Future[Report]) -> None:
        self.job = job
        self.progress = progress
        self.answer = answer


class Thinkers:
    """A few worker processes and the jobs that wait for them."""

    def __init__(self, workers: int, cap: float, log: Log) -> None:
        self.workers = workers
        self.cap = cap
        self.processes: set[int] = set()
        """The ids of the processes that run."""
        self.restarts = 0
        self._log = log
        self._numbers = itertools.count(1)
        self._waiting: list[_Task] = []
        self._news = asyncio.Condition()
        """Something waits, or the worker that it waited for does something else."""
        self._idle: set[int] = set()
        """The processes that have nothing to do."""
        self._homes: OrderedDict[str, int] = OrderedDict()
        """By player: the process that thought about its last move."""
        self._loops: list[asyncio.Task[None]] = []

    @property
    def alive(self) -> int:
        """How many workers run."""
        return len(self.processes)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return sum(not task.answer.done() for task in self._waiting)

    def start(self) -> None:
        """Begin to work; the processes start with their first job."""
        self._loops = [asyncio.create_task(self._serve()) for _ in range(self.workers)]

    async def stop(self) -> None:
        """End all workers."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for task in self._waiting:
            task.answer.cancel()

    async def choose(self, game: Game, level: str, progress: Progress, player: str = "") -> str:
        """What a computer player of a level chooses in a game; raises CantThink.

        Under the name of a player it goes on with what it found out before.
        """
        report = await self._ask(
            "choose",
            progress,
            position=json.dumps(game.position()),
            level=level,
            seed=secrets.randbits(32),
            player=player and f"{player} {level}",
        )
        if report.action is None:
            raise CantThink(report.problem or "no answer")
        return report.action

    async def hints(self, game: Game) -> list[HintItem]:
        """What a good player thinks of the actions in a game, best first; raises CantThink."""
        position = json.dumps(game.position())
        report = await self._ask("hints", _nobody_asks, position=position, seed=secrets.randbits(32))
        if report.problem is not None:
            raise CantThink(report.problem)
        return report.hints

    async def check(self, record: str) -> str | None:
        """What is wrong with a record, None when nothing; raises CantThink when it takes too long to say."""
        return (await self._ask("check", _nobody_asks, record=record)).problem

    async def _ask(self, kind: Literal["choose", "hints", "check"], progress: Progress, **what: Any) -> Report:
        if kind != "choose" and self.waiting >= _MOST_WAITING:
            raise TooBusy("too many wait for an answer already")
        job = Job(next(self._numbers), kind, **what)
        answer: asyncio.Future[Report] = asyncio.get_running_loop().create_future()
        async with self._news:
            self._waiting.append(_Task(job, progress, answer))
            self._news.notify_all()
        # Whoever waits may be cancelled; then so is the future, and the worker is told.
        return await answer

    # --- one worker ---------------------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                task = await self._next(process)
                try:
                    if process is None:
                        process = await self._started()
                    self._note_home(task.job.player, process.pid)
                    cap = min(self.cap, _CHECK_CAP) if task.job.kind == "check" else self.cap
                    async with asyncio.timeout(cap):
                        report = await self._work(process, task)
                except Exception as problem:
                    self._log.warning("worker_lost", reason=type(problem).__name__, job=task.job.kind)
                    if process is not None:
                        await self._end(process)
                        process = None
                    self.restarts += 1
                    if not task.answer.done():
                        task.answer.set_exception(CantThink("the computer player gave no answer in time"))
                    continue
                if report is None:
                    await self._end(process)
                    process = None
                elif not task.answer.done():
                    task.answer.set_result(report)
        finally:
            if process is not None:
                await self._end(process)

    async def _next(self, process: asyncio.subprocess.Process | None) -> _Task:
        """The next job for a worker."""
        mine = None if process is None else process.pid
        async with self._news:
            while (task := self._fitting(mine)) is None:
                if mine is not None:
                    self._idle.add(mine)
                await self._news.wait()
            self._waiting.remove(task)
            if mine is not None:
                self._idle.discard(mine)
            # What was kept for this worker may be done by others now.
            self._news.notify_all()
            return task

    def _fitting(self, mine: int | None) -> _Task | None:
        """The first job that is for nobody else, moves before all others; a new process only where none is idle."""
        self._waiting = [task for task in self._waiting if not task.answer.done()]
        if mine is None and self._idle:
            return None
        for task in sorted(self._waiting, key=lambda task: task.job.kind != "choose"):
            home = self._homes.get(task.job.player)
            if home == mine or home not in self._idle:
                return task
        return None

    def _note_home(self, player: str, process: int) -> None:
        if player:
            self._homes[player] = process
            self._homes.move_to_end(player)
            while len(self._homes) > _MOST_HOMES:
                self._homes.popitem(last=False)

    async def _started(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "agricola.server.worker",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=_LINE,
        )  # fmt: skip
        self.processes.add(process.pid)
        assert process.stdout is not None
        try:
            # The first line says that everything is loaded.
            async with asyncio.timeout(_LOADING):
                await process.stdout.readline()
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.processes.discard(process.pid)
        self._idle.discard(process.pid)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _work(self, process: asyncio.subprocess.Process, task: _Task) -> Report | None:
        """The worker's answer; None when it was cancelled and did not listen."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(Order(job=task.job)) + b"\n")
        await process.stdin.drain()
        told = False
        reading = asyncio.ensure_future(process.stdout.readline())
        try:
            while True:
                waiting: set[asyncio.Future[Any]] = {reading} if told else {reading, task.answer}
                ready, _ = await asyncio.wait(
                    waiting, timeout=_GRACE if told else None, return_when=asyncio.FIRST_COMPLETED
                )
                if not ready:
                    return None
                if reading in ready:
                    line = reading.result()
                    if not line:
                        raise CantThink("the worker is gone")
                    report = msgspec.json.decode(line, type=Report)
                    if report.number == task.job.number and report.final:
                        return report
                    if not task.answer.done():
                        task.progress(report.done)
                    reading = asyncio.ensure_future(process.stdout.readline())
                if task.answer.done() and not told:
                    told = True
                    process.stdin.write(msgspec.json.encode(Order(cancel=task.job.number)) + b"\n")
        finally:
            reading.cancel()
            # Not awaited by itself: that could not be told from an end of this worker that comes in the same moment.
            await asyncio.gather(reading, return_exceptions=True)


def _nobody_asks(done: float) -> None:
    """Progress that nobody wants to see."""

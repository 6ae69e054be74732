"""Computer players think in worker processes, so that thinking never blocks playing.

Each worker has one job at a time. A job that is not wanted any more is cancelled; a worker that does not listen, or
takes longer than the cap, is ended and replaced. The moves of a player go to the worker that thought about the last one
if it is free, since that still knows what it has found out; else to any. Moves come before hints and checks.

Among those who wait the worker takes whoever has had the least of it lately: by address, then by room. So nobody who
lets computers play in a hundred rooms keeps another one's computer from its move for longer than one job; and where
there are several workers one address never has all of them.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import os
import secrets
import subprocess
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec

from agricola.agents.one_thread import THREADS
from agricola.game import Game
from agricola.server.messages.answers import HintItem
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.worker import Job, Order, Report

_GRACE = 1.0
"""Seconds that a worker has to notice that its job was cancelled."""
_LINE = 1 << 20
_LOADING = 60.0
"""Seconds that a worker may take to start."""
_CHECK_CAP = 3.0
"""Seconds that the replay of a record may take: the service must replay it too."""

_MOST_WAITING = 50
"""How many hints and checks may wait before more are refused."""
_MOST_WAITING_EACH = 5
"""How many hints and checks of one address may wait before more are refused."""
_MOST_HOMES = 4096
_MOST_SHARES = 4096
_HALF_LIFE = 30.0
_FORGOTTEN = 0.05
"""Seconds of thinking that count as none."""

Progress = Callable[[float], None]


class Asker(NamedTuple):
    """For whom is thought: shares are by address, and by room within one."""

    address: str = ""
    room: str = ""


NOBODY = Asker()


class CantThink(Exception):
    """A worker gave no answer: it died, took too long, or the position can't be thought about."""


class TooBusy(CantThink):
    """So much waits already that nobody should wait for this."""


class Task:
    """A job with who waits for it."""

    def __init__(self, job: Job, progress: Progress, answer: asyncio.Future[Report], asker: Asker = NOBODY) -> None:
        self.job = job
        self.progress = progress
        self.answer = answer
        self.asker = asker


class Shares:
    """How much each one has had lately; it is forgotten by half every half-minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._had: dict[str, tuple[float, float]] = {}
        """How many seconds, and as of when."""

    def had(self, who: str) -> float:
        """The seconds that somebody has had lately."""
        seconds, at = self._had.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / _HALF_LIFE)) if seconds else 0.0

    def charge(self, who: str, seconds: float) -> None:
        """Note that somebody has had some more."""
        self._had[who] = (self.had(who) + seconds, self._clock())
        if len(self._had) > _MOST_SHARES:
            self._had = {one: had for one, had in self._had.items() if self.had(one) > _FORGOTTEN}


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
        self._waiting: list[Task] = []
        self._news = asyncio.Condition()
        """Something waits, or the worker that it waited for does something else."""
        self._idle: set[int] = set()
        """The processes that have nothing to do."""
        self._homes: OrderedDict[str, int] = OrderedDict()
        """By player: the process that thought about its last move."""
        self._shares = Shares()
        self._running: Counter[str] = Counter()
        """By address: how many workers think for it."""
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

    async def choose(self, game: Game, level: str, progress: Progress, player: str = "", asker: Asker = NOBODY) -> str:
        """What a computer player of a level chooses in a game; raises CantThink.

        Under the name of a player it goes on with what it found out before.
        """
        report = await self._ask(
            "choose",
            progress,
            asker,
            position=json.dumps(game.position()),
            level=level,
            seed=secrets.randbits(32),
            player=player and f"{player} {level}",
        )
        if report.action is None:
            raise CantThink(report.problem or "no answer")
        return report.action

    async def hints(self, game: Game, asker: Asker = NOBODY, learning: bool = False) -> list[HintItem]:
        """What a good player thinks of the actions in a game, or what helps who learns it; raises CantThink."""
        position = json.dumps(game.position())
        report = await self._ask(
            "hints", _nobody_asks, asker, position=position, seed=secrets.randbits(32), learning=learning
        )
        if report.problem is not None:
            raise CantThink(report.problem)
        return report.hints

    async def judged(self, game: Game, played: str, asker: Asker = NOBODY) -> tuple[str, float]:
        """What a good player would have done in a game, and what the turn that was taken cost; raises CantThink."""
        position = json.dumps(game.position())
        report = await self._ask("judged", _nobody_asks, asker, position=position, played=played)
        if report.action is None:
            raise CantThink(report.problem or "no answer")
        return report.action, report.cost

    async def check(self, record: str, asker: Asker = NOBODY) -> str | None:
        """What is wrong with a record, None when nothing; raises CantThink when it takes too long to say."""
        return (await self._ask("check", _nobody_asks, asker, record=record)).problem

    async def _ask(
        self, kind: Literal["choose", "hints", "judged", "check"], progress: Progress, asker: Asker, **what: Any
    ) -> Report:
        if kind != "choose" and self._enough_waits(asker.address):
            raise TooBusy("too many wait for an answer already")
        return await self.do(Job(0, kind, **what), progress, asker)

    async def do(self, job: Job, progress: Progress, asker: Asker = NOBODY) -> Report:
        """What comes of a job when its turn has come; raises CantThink. It gets a number of its own."""
        job.number = next(self._numbers)
        answer: asyncio.Future[Report] = asyncio.get_running_loop().create_future()
        async with self._news:
            self._waiting.append(Task(job, progress, answer, asker))
            self._news.notify_all()
        # Whoever waits may be cancelled; then so is the future, and the worker is told.
        return await answer

    def _enough_waits(self, address: str) -> bool:
        """Whether as many hints and checks wait as may, of all or of an address."""
        askers = [task.asker for task in self._waiting if task.job.kind != "choose" and not task.answer.done()]
        each = sum(asker.address == address for asker in askers) if address else 0
        return len(askers) >= _MOST_WAITING or each >= _MOST_WAITING_EACH

    # --- one worker ---------------------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                task = await self._next(process)
                began = time.monotonic()
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
                    await self._had(task, time.monotonic() - began)
                    continue
                if report is None:
                    await self._end(process)
                    process = None
                elif not task.answer.done():
                    task.answer.set_result(report)
                await self._had(task, time.monotonic() - began)
        finally:
            if process is not None:
                await self._end(process)

    async def _next(self, process: asyncio.subprocess.Process | None) -> Task:
        """The next job for a worker."""
        mine = None if process is None else process.pid
        async with self._news:
            while (task := self._fitting(mine)) is None:
                if mine is not None:
                    self._idle.add(mine)
                await self._news.wait()
            self._waiting.remove(task)
            self._running[task.asker.address] += 1
            if mine is not None:
                self._idle.discard(mine)
            # What was kept for this worker may be done by others now.
            self._news.notify_all()
            return task

    async def _had(self, task: Task, seconds: float) -> None:
        """Note what a job took, on the account of who asked for it."""
        async with self._news:
            self._running[task.asker.address] -= 1
            for who in filter(None, task.asker):
                self._shares.charge(who, seconds)
            self._news.notify_all()

    def _turn(self, task: Task) -> tuple[int, bool, float, float, int]:
        """What comes first: those who had little, of them the moves, of them the address and the room with least."""
        had, room = self._shares.had(task.asker.address), self._shares.had(task.asker.room)
        # In steps that grow, so that a move waits for a hint only where its address has had much more than the other.
        return int(math.log2(1.0 + had)), task.job.kind != "choose", had, room, task.job.number

    def _fitting(self, mine: int | None) -> Task | None:
        """The next job that is for nobody else, and whose address has not all other workers already.

        A new process begins only where none is idle.
        """
        self._waiting = [task for task in self._waiting if not task.answer.done()]
        if mine is None and self._idle:
            return None
        for task in sorted(self._waiting, key=self._turn):
            address = task.asker.address
            if address and self.workers > 1 and self._running[address] >= self.workers - 1:
                continue
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
            sys.executable, "-m", "agricola.server.thinking.worker",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=_LINE, env={**os.environ, THREADS: "1"},
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

    async def _work(self, process: asyncio.subprocess.Process, task: Task) -> Report | None:
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

"""The players of a training run as processes of this machine.

Weights go to them and decisions come back through shared memory; only small messages pass through the pipes.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import astuple, fields
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.one_thread import one_thread_each
from agricola.agents.worker_pool import WorkerLost
from agricola.train.expert import kind_of_player
from agricola.train.messages import BY_ACTION, MOST_OPPONENTS, Arrays, Manner, News, Part
from agricola.train.selfplay import Setup

_VERSION: Final = 0
_OPPONENTS: Final = 1
_MANNER: Final = 2
_HEADER: Final = _MANNER + len(fields(Manner))


class Board:
    """The shared memory on which the learner writes its orders, and where the players read them."""

    def __init__(self, setup: Setup, memory: SharedMemory) -> None:
        self._header = np.ndarray((_HEADER,), np.float64, memory.buf)
        self._weights = np.ndarray((1 + MOST_OPPONENTS, setup.size()), np.float32, memory.buf, self._header.nbytes)

    @staticmethod
    def bytes_needed(setup: Setup) -> int:
        """How much shared memory it takes."""
        return _HEADER * 8 + (1 + MOST_OPPONENTS) * setup.size() * 4

    def publish(self, news: News) -> None:
        """Tell all players; who reads meanwhile sees no version, and reads again."""
        header = self._header
        version = header[_VERSION]
        header[_VERSION] = -1
        self._weights[0] = news.weights
        for number, earlier in enumerate(news.pool, start=1):
            self._weights[number] = earlier
        header[_OPPONENTS] = len(news.pool)
        header[_MANNER:] = astuple(news.manner)
        header[_VERSION] = version + 1

    @property
    def version(self) -> int:
        """The number of the newest network; -1 while it is being written."""
        return int(self._header[_VERSION])

    @property
    def manner(self) -> Manner:
        """How to play."""
        return Manner(*self._header[_MANNER:].tolist())

    @property
    def opponents(self) -> int:
        """How many earlier networks there are."""
        return int(self._header[_OPPONENTS])

    def newest(self) -> tuple[int, NDArray[np.float32]]:
        """The version and the weights of the newest network."""
        return self._read(0)

    def opponent(self, number: int) -> NDArray[np.float32]:
        """The weights of an earlier network."""
        return self._read(1 + number)[1]

    def _read(self, row: int) -> tuple[int, NDArray[np.float32]]:
        while True:
            before = self.version
            weights = self._weights[row].copy()
            if before == self.version and before >= 0:
                return before, weights


def _slot(setup: Setup, memory: SharedMemory) -> Arrays:
    """The arrays for a part that lie in the shared memory of a player."""
    slot: Arrays = {}
    at = 0
    for name, (shape, kind) in setup.fields().items():
        slot[name] = np.ndarray(shape, kind, memory.buf, at)
        at += slot[name].nbytes
    return slot


def _bytes_of_slot(setup: Setup) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in setup.fields().values())


def _run_player(setup: Setup, number: int, seed: int, board_name: str, slot_name: str, pipe: Connection) -> None:
    """What a process does: it plays until it is ended or the learner is gone."""
    board_memory, slot_memory = SharedMemory(board_name), SharedMemory(slot_name)
    slot = _slot(setup, slot_memory)
    try:
        player = kind_of_player(setup)(setup, number, seed, Board(setup, board_memory))
        while True:
            part = player.part()
            pipe.recv()  # the last one was read
            for name, values in part.decisions.items():
                slot[name][: len(values)] = values
            pipe.send((part.size, len(part.decisions["actions"]), part.tally))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        os._exit(0)  # the arrays still point into the shared memory, which belongs to the learner


class ProcessPlayers:
    """Processes that play on and on; leaving the `with` ends them, whatever they are at."""

    def __init__(self, setup: Setup, seed: int, news: News) -> None:
        self._setup = setup
        self._seed = seed
        self._board_memory = SharedMemory(create=True, size=Board.bytes_needed(setup))
        self._slot_memories = [SharedMemory(create=True, size=_bytes_of_slot(setup)) for _ in setup.played]
        self._board = Board(setup, self._board_memory)
        self._board.publish(news)
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []

    def __enter__(self) -> ProcessPlayers:
        context = multiprocessing.get_context("spawn")
        with one_thread_each():
            for number, slot in enumerate(self._slot_memories):
                mine, theirs = context.Pipe()
                names = (self._board_memory.name, slot.name)
                process = context.Process(
                    target=_run_player, args=(self._setup, number, self._seed, *names, theirs), daemon=True
                )
                process.start()
                theirs.close()
                mine.send(True)
                self._pipes.append(mine)
                self._processes.append(process)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            process.terminate()
            process.join()
            pipe.close()
        del self._board  # nothing points into the memory any more
        for memory in (self._board_memory, *self._slot_memories):
            memory.close()
            memory.unlink()

    def publish(self, news: News) -> None:
        """Tell the players how to play from now on."""
        self._board.publish(news)

    def parts(self, seconds: float) -> Iterator[Part]:
        """What the players have to hand over; if that is nothing, wait so long for it."""
        for pipe in wait(self._pipes, seconds):
            assert isinstance(pipe, Connection)
            number = self._pipes.index(pipe)
            try:
                decisions, actions, tally = pipe.recv()
            except (EOFError, OSError):
                process = self._processes[number]
                process.join()
                raise WorkerLost(f"player {number} ended with exit code {process.exitcode}") from None
            part = Part(self._setup.played[number], self._copied(number, decisions, actions), tally)
            with suppress(OSError):  # who was lost meanwhile has nothing more to hand over, which is told then
                pipe.send(True)
            yield part

    def _copied(self, number: int, decisions: int, actions: int) -> Arrays:
        slot = _slot(self._setup, self._slot_memories[number])
        return {name: values[: actions if name in BY_ACTION else decisions].copy() for name, values in slot.items()}

"""Games in step: one action for each of thousands of games, played by several processes with shared memory."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.batch.block import BatchArrays, BatchSetup, GameBlock
from agricola.encoding.board_numbers import BoardNumbers
from agricola.encoding.rewards import MARGIN, check_scheme
from agricola.engine.errors import AgricolaError, BadOption, NotLegal
from agricola.game import new_game
from agricola.no_collection import no_collection

_MOST_AT_FIRST: Final = 32
"""Hardly any decision has more legal actions: the action is looked for among so many first."""


class Games:
    """`n` games that go on for ever: each that ends is followed by a new one at once.

    Every game waits for one decision. What the seat that is asked knows and may choose stands in arrays, which each
    step writes anew (copy what you keep):

    - `observations` (n, observation size): a row of bytes, as in `agricola.encoding`
    - `seats` (n): the seat that is asked
    - `legal` (n, 1536), `counts` (n): the numbers of the legal actions, and how many of them there are
    - `masks` (n, actions): the same as a mask, if `masks=True`
    - `rewards` (n, players): what each seat earned by the last step
    - `dones` (n): whether the last step ended a game; `scores` (n, players) holds the points of the game that ended
      last, and everything else tells the new one

    The same seed gives the same games, whatever the number of processes.

    >>> with Games(4, "revised", players=2, seed=1, processes=1) as games:
    ...     games.step(games.legal[:, 0])
    ...     games.counts.tolist()
    [7, 8, 8, 7]
    """

    def __init__(
        self,
        n: int,
        edition: str = "revised",
        *,
        players: int = 2,
        cards: bool = False,
        reward: str = MARGIN,
        seed: int = 0,
        masks: bool = False,
        processes: int | None = None,
        **options: Any,
    ) -> None:
        """Further options are those of `new_game`. With one process everything happens in this one."""
        if n < 1:
            raise BadOption(f"a batch has at least 1 game, not {n}")
        check_scheme(reward, players)
        if processes is None:
            processes = os.cpu_count() or 1
        if processes < 1:
            raise BadOption(f"at least 1 process plays, not {processes}")
        setup = BatchSetup(edition, players, reward, seed, masks, {"cards": cards, **options})
        numbers = BoardNumbers(new_game(edition, players=players, cards=cards, seed=0, **options).state.board)
        self.n: Final = n
        self.players: Final = players
        self.actions: Final = numbers.actions
        """What the numbers of actions mean."""
        self.observation_size: Final = numbers.observation_size
        shape = (n, players, numbers.observation_size, numbers.actions.size if masks else 0)
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_uint8, BatchArrays.size(*shape))
        arrays = BatchArrays(memory, *shape)
        self._arrays: Final = arrays
        self.observations: Final = arrays.observations
        self.seats: Final = arrays.seats
        self.legal: Final = _to_read(arrays.legal)
        self.counts: Final = _to_read(arrays.counts)
        self.masks: Final = arrays.masks
        self.rewards: Final = arrays.rewards
        self.dones: Final = arrays.dones
        self.scores: Final = arrays.scores
        self._workers: Final[list[tuple[BaseProcess, Connection]]] = []
        self._block: GameBlock | None = None
        processes = min(processes, n)
        if processes == 1:
            self._block = GameBlock(setup, arrays, 0, n)
        else:
            bounds = [n * number // processes for number in range(processes + 1)]
            for first, last in pairwise(bounds):
                here, there = context.Pipe()
                process = context.Process(target=_serve, args=(there, setup, memory, shape, first, last), daemon=True)
                process.start()
                there.close()
                self._workers.append((process, here))
        self._closer = weakref.finalize(self, _end, self._workers)
        self._hear()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Carry out one action in every game, by its number; raises NotLegal, and plays none, if one is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise BadOption(f"{self.n} games need {self.n} actions, not an array of the shape {chosen.shape}")
        if not self._closer.alive:
            raise BadOption("the batch is closed")
        self._arrays.chosen[:] = self._places(chosen)
        if self._block is not None:
            with no_collection():
                self._block.play()
            return
        for _, here in self._workers:
            with suppress(OSError):  # whoever is gone is noticed when its answer is missing
                here.send_bytes(b"play")
        self._hear()

    def sample(self, rng: np.random.Generator) -> NDArray[np.uint16]:
        """A legal action for each game, each as likely as the other."""
        drawn = (rng.random(self.n) * self.counts).astype(np.intp)
        found: NDArray[np.uint16] = self.legal[np.arange(self.n), drawn]
        return found

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        self._closer()

    def __enter__(self) -> Games:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _places(self, chosen: NDArray[Any]) -> NDArray[np.intp]:
        """The places of the actions among the legal ones; raises NotLegal before anything is played.

        It happens here, so that the processes wait once a step.
        """
        places, legal = self._find(slice(None), chosen, _MOST_AT_FIRST)
        unfound = np.flatnonzero(~legal)
        if not len(unfound):
            return places
        places[unfound], legal = self._find(unfound, chosen[unfound], int(self.counts[unfound].max()))
        wrong = unfound[~legal]
        if len(wrong):
            game, number = int(wrong[0]), chosen[wrong[0]].item()
            known = isinstance(number, int) and 0 <= number < self.actions.size
            meaning = self.actions.meaning(number) if known else "none"
            raise NotLegal(f"game {game}: action {number} ({meaning}) is not legal now; see `legal`")
        return places

    def _find(
        self, games: slice | NDArray[np.intp], chosen: NDArray[Any], most: int
    ) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
        """Where the action of each game stands among the first of its legal ones, and whether it does."""
        same = self.legal[games, :most] == chosen[:, np.newaxis]
        # The first that is the same: no two legal actions share a number, and behind them lies what was told before.
        places = same.argmax(axis=1)
        return places, same[np.arange(len(places)), places] & (places < self.counts[games])

    def _hear(self) -> None:
        """Wait for all processes."""
        for process, here in self._workers:
            try:
                here.recv_bytes()
            except (EOFError, OSError):
                process.join()
                self.close()
                raise AgricolaError(f"a process of the batch ended with exit code {process.exitcode}") from None


def _to_read(own: NDArray[Any]) -> NDArray[Any]:
    """An array that can't be written by who reads it: what was chosen is looked for there."""
    told = own.view()
    told.flags.writeable = False
    return told


def _serve(
    there: Connection, setup: BatchSetup, memory: Any, shape: tuple[int, int, int, int], first: int, last: int
) -> None:
    """What a process does: play its games, step by step, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the parent to handle
    # Games hold no circles, so the collector would look at thousands of them again and again and find nothing.
    gc.freeze()
    gc.set_threshold(200_000, 50, 50)
    try:
        block = GameBlock(setup, BatchArrays(memory, *shape), first, last - first)
        there.send_bytes(b"")
        while True:
            there.recv_bytes()
            block.play()
            there.send_bytes(b"")
    except (EOFError, OSError):
        return


def _end(workers: list[tuple[BaseProcess, Connection]]) -> None:
    for process, here in workers:
        here.close()
        process.terminate()
        process.join()
    workers.clear()

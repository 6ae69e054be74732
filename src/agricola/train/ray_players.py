"""The players of a training run on the machines of a Ray cluster.

Each is an actor with a processor of its own. Weights go to the object store once for each machine, whoever of its
players wants them; decisions come back the same way. For a player whose machine is lost another begins elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.on_ray import RaySession
from agricola.agents.worker_pool import WorkerLost
from agricola.train.expert import kind_of_player
from agricola.train.messages import Manner, News, Part
from agricola.train.selfplay import Player, Setup

_ASKED_AT_ONCE: Final = 2
"""Parts that each player is asked for: so that none waits while the learner reads one."""
_THREADS: Final = {"play": 1, "news": 1}
"""An actor plays in one thread, part after part, and hears news in another while it plays."""


class _Orders:
    """The newest news, which another thread may replace at any moment."""

    def __init__(self, news: News) -> None:
        self._heard = (0, news)

    def hear(self, news: News) -> None:
        """Take what the learner tells."""
        self._heard = (self.version + 1, news)

    @property
    def version(self) -> int:
        """A number that changes with the newest network."""
        return self._heard[0]

    @property
    def manner(self) -> Manner:
        """How to play."""
        return self._heard[1].manner

    @property
    def opponents(self) -> int:
        """How many earlier networks there are."""
        return len(self._heard[1].pool)

    def newest(self) -> tuple[int, NDArray[np.float32]]:
        """The version and the weights of the newest network."""
        version, news = self._heard
        return version, news.weights

    def opponent(self, number: int) -> NDArray[np.float32]:
        """The weights of an earlier network; there are never fewer of them than before."""
        return self._heard[1].pool[number]


class _Actor:
    """What Ray runs on some machine."""

    def __init__(self, setup: Setup, number: int, seed: int, news: News) -> None:
        self._setup = setup
        self._number = number
        self._seed = seed
        self._orders = _Orders(news)

    @cached_property
    def _player(self) -> Player:
        """Made with the first part: what goes wrong here is told as it is, but in a constructor as a lost actor."""
        return kind_of_player(self._setup)(self._setup, self._number, self._seed, self._orders)

    def part(self) -> Part:
        """Play until a part is full."""
        return self._player.part()

    def hear(self, news: News) -> None:
        """Play from now on as the learner tells."""
        self._orders.hear(news)


class RayPlayers:
    """Actors that play on and on; leaving the `with` ends them, whatever they are at."""

    def __init__(self, setup: Setup, seed: int, news: News) -> None:
        self._played = setup.played
        self._seed = seed
        self._session = RaySession()
        ray = self._session.ray
        self._anywhere = ray.remote(num_cpus=1, concurrency_groups=_THREADS)(_Actor)
        self._setup: Any = ray.put(setup)
        self._news: Any = ray.put(news)
        self._actors: dict[int, Any] = {}
        self._proven: set[int] = set()
        """Those who have handed something over since they began."""
        self._asked: dict[Any, int] = {}
        """Who was asked, by the part that will come."""

    def __enter__(self) -> RayPlayers:
        wanted, there = len(self._played), self._session.processors()
        if wanted > there:
            print(f"{wanted} players, {there} processors: the others wait until the cluster has more", flush=True)
        for number in range(wanted):
            self._begin(number)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for actor in self._actors.values():
            self._session.ray.kill(actor)
        self._session.end()

    def publish(self, news: News) -> None:
        """Tell the players how to play from now on."""
        self._news = self._session.ray.put(news)
        for actor in self._actors.values():
            actor.hear.options(concurrency_group="news").remote(self._news)

    def parts(self, seconds: float) -> Iterator[Part]:
        """What the players have to hand over; if that is nothing, wait so long for it."""
        ray = self._session.ray
        ray.wait(list(self._asked), timeout=seconds)
        ready, _ = ray.wait(list(self._asked), num_returns=len(self._asked), timeout=0)
        for asked in ready:
            number = self._asked.pop(asked, None)
            if number is None:  # of one who was lost
                continue
            try:
                part: Part = ray.get(asked)
            except ray.exceptions.RayActorError as problem:
                self._begin_anew(number, problem)
                continue
            self._proven.add(number)
            self._ask(number)
            yield part

    def _begin(self, number: int) -> None:
        self._actors[number] = self._anywhere.remote(self._setup, number, self._seed, self._news)
        for _ in range(_ASKED_AT_ONCE):
            self._ask(number)

    def _begin_anew(self, number: int, problem: Exception) -> None:
        """Let another play for one who was lost; one who never came to play would be lost again."""
        if number not in self._proven:
            raise WorkerLost(f"player {number} was lost before it had played: {problem}") from problem
        self._proven.remove(number)
        self._asked = {asked: other for asked, other in self._asked.items() if other != number}
        self._begin(number)

    def _ask(self, number: int) -> None:
        asked = self._actors[number].part.options(concurrency_group="play").remote()
        self._asked[asked] = number

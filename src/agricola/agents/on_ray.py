"""Work for agents on the machines of a Ray cluster, with the same results as on one machine.

All chance in a game follows from seeds that are handed over with it, so it does not matter who plays it. Ray is the
cluster that `RAY_ADDRESS` names, one that runs on this machine, or else one that is started here for the occasion.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any, TypeVar

from agricola.agents.arena import GameResult, Match, play_game
from agricola.engine.errors import BadOption

_WAITING_EACH = 2
"""How many games there are for each processor, those that are played and those that wait: so that none is idle."""

Result = TypeVar("Result")


def need_ray() -> Any:
    """Ray itself, or BadOption where it is missing."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as missing:
        raise BadOption("Ray is not installed: pip install 'agricola[ray]'") from missing
    return ray


class RaySession:
    """Ray, connected; what was started here is ended here."""

    def __init__(self) -> None:
        self.ray = ray = need_ray()
        self._ours = not ray.is_initialized()
        if self._ours:
            ray.init(logging_level="ERROR", log_to_driver=False)

    def processors(self) -> int:
        """How many processors the cluster has."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def end(self) -> None:
        """Let go of the cluster."""
        if self._ours:
            self.ray.shutdown()


def play_on_ray(match: Match, at_once: int = 0, played: Collection[int] = ()) -> Generator[GameResult, None, None]:
    """Play the games of a match, each as it ends; those that were played before are left out.

    `at_once` is how many games are handed to Ray at a time; 0: enough for all its processors. A game whose machine is
    lost is played again elsewhere.
    """
    if at_once < 0:
        raise BadOption(f"the number of games at a time is 1 or more, not {at_once}")
    return _played(RaySession(), match, at_once, frozenset(played))


def _played(
    session: RaySession, match: Match, at_once: int, played: frozenset[int]
) -> Generator[GameResult, None, None]:
    ray = session.ray
    pending: list[Any] = []
    try:
        at_once = at_once or _WAITING_EACH * session.processors()
        shared, one_game = ray.put(match), ray.remote(play_game)
        numbers = (number for number in range(match.total) if number not in played)
        pending = [one_game.remote(shared, number) for number in islice(numbers, at_once)]
        while pending:
            ready, pending = ray.wait(pending)
            pending += [one_game.remote(shared, number) for number in islice(numbers, len(ready))]
            for result in ready:
                game: GameResult = ray.get(result)
                yield game
    finally:
        for waiting in pending:
            ray.cancel(waiting, force=True)
        session.end()


class RayExecutor(Executor):
    """Does work on Ray, as an executor of processes does on one machine."""

    def __init__(self) -> None:
        self._session = RaySession()
        self._done = self._session.ray.remote(_done)

    def processors(self) -> int:
        """How many processors the cluster has."""
        return self._session.processors()

    def submit(self, work: Callable[..., Result], /, *job: Any) -> Future[Result]:  # type: ignore[override]
        """The result of one job, as soon as it is there."""
        done: Future[Result] = self._done.remote(work, *job).future()
        return done

    def map(  # type: ignore[override]
        self, work: Callable[..., Result], *jobs: Collection[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[Result]:
        """The results of all jobs, in their order."""
        results: list[Result] = self._session.ray.get(
            [self._done.remote(work, *one) for one in zip(*jobs, strict=True)], timeout=timeout
        )
        return iter(results)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let go of the cluster."""
        self._session.end()


def _done(work: Callable[..., Result], *job: Any) -> Result:
    """A job done: Ray runs functions of Python only, and what is mapped may be compiled."""
    return work(*job)

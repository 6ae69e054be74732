"""Games between agents on the machines of a Ray cluster, with the same results as on one machine.

All chance in a game follows from the seed of the match and the number of the game, so it does not matter who plays it.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from itertools import islice
from typing import Any

import ray

from agricola.agents.arena import GameResult, Match, play_game
from agricola.engine.errors import BadOption

_WAITING_EACH = 2
"""How many games there are for each processor, those that are played and those that wait: so that none is idle."""


def play_on_ray(match: Match, at_once: int = 0, played: Collection[int] = ()) -> Generator[GameResult, None, None]:
    """Play the games of a match on Ray, each as it ends; those that were played before are left out.

    Ray is the cluster that `RAY_ADDRESS` names, one that runs on this machine, or else one that is started here for the
    match. `at_once` is how many games are handed to it at a time; 0: enough for all its processors. A game whose
    machine is lost is played again elsewhere.
    """
    if at_once < 0:
        raise BadOption(f"the number of games at a time is 1 or more, not {at_once}")
    ours = not ray.is_initialized()
    if ours:
        ray.init(logging_level="ERROR", log_to_driver=False)
    pending: list[Any] = []
    try:
        at_once = at_once or _WAITING_EACH * max(1, int(ray.cluster_resources().get("CPU", 1)))
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
        if ours:
            ray.shutdown()

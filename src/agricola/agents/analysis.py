"""What a position holds, for people: the value of each legal action, and a few that are worth a look."""

from __future__ import annotations

from typing import Final

from agricola.agents.protocol import Budget, Deadline, Judgement, Observation
from agricola.agents.search import Search

_BUDGET: Final = Budget(seconds=0.5)
"""Enough for a hint while somebody waits for it."""


def judge(observation: Observation, deadline: Deadline | None = None, seed: int = 0) -> list[Judgement]:
    """What a search thinks of each legal action of the seat that is asked, best first.

    An action that the search never tried has the share 0 and the value that it promises at first observation.
    """
    return Search(seed).judge(observation, deadline or Deadline(_BUDGET))


def hints(observation: Observation, count: int = 3, deadline: Deadline | None = None, seed: int = 0) -> list[Judgement]:
    """The actions that a player should look at first: at most so many, that which the search likes best first."""
    return judge(observation, deadline, seed)[:count]

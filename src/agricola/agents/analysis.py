"""What a position holds, for people: the value of each legal action, and a few that are worth a look."""

from __future__ import annotations

from typing import Final

from agricola.agents.protocol import Budget, Judgement, Sight, Thinking
from agricola.agents.search import Search

_BUDGET: Final = Budget(seconds=0.5)
"""Enough for a hint while somebody waits for it."""


def judge(sight: Sight, thinking: Thinking | None = None, seed: int = 0) -> list[Judgement]:
    """What a search thinks of each legal action of the seat that is asked, best first.

    An action that the search never tried has the share 0 and the value that it promises at first sight.
    """
    return Search(seed).judge(sight, thinking or Thinking(_BUDGET))


def hints(sight: Sight, count: int = 3, thinking: Thinking | None = None, seed: int = 0) -> list[Judgement]:
    """The actions that a player should look at first: at most so many, that which the search likes best first."""
    return judge(sight, thinking, seed)[:count]

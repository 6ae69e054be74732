"""Completable or not: whether effects can be carried through, found by trying them on a clone.

The rule "you may do a thing only if you can do what it asks" must stay right when a card grants goods in the middle,
changes a price or adds an alternative; so where a card could matter, the engine itself is asked.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.effect import Frame, Stuck
from agricola.engine.resolve import answer, run
from agricola.engine.state import GameState

_TRIAL_LIMIT: Final = 2_000
"""How many positions a trial looks at before it gives up."""


def completable(g: GameState, frames: list[Frame]) -> bool:
    """Whether effects could be carried through from here."""
    copy = g.clone()
    copy.waiting = False
    floor = len(copy.stack)
    copy.stack.extend(frames)
    return _completes(copy, floor, [_TRIAL_LIMIT])


def _completes(g: GameState, floor: int, budget: list[int]) -> bool:
    """Whether some answers lead from here down to the floor of the stack without getting stuck."""
    try:
        run(g, floor)
    except Stuck:
        return False
    if not g.waiting:
        return True
    # "done" stands last and gets to the floor soonest, so it is tried first.
    for action in reversed(g.options):
        if budget[0] <= 0:
            return False
        budget[0] -= 1
        copy = g.clone()
        try:
            answer(copy, action)
        except Stuck:
            continue
        if _completes(copy, floor, budget):
            return True
    return False

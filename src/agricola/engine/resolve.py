"""The stack machine: take the top effect; it changes the state, pushes more effects, or asks."""

from __future__ import annotations

from agricola.engine.actions import Action
from agricola.engine.state import GameState


def run(g: GameState, floor: int = 0) -> None:
    """Resolve effects until somebody must choose, or until the stack is down to `floor`."""
    stack = g.stack
    log = g.event_log
    while len(stack) > floor and not g.waiting:
        top = stack[-1]
        if log is not None:
            log.follow(g, top)
        top.effect.resolve(g, top)


def answer(g: GameState, action: Action) -> None:
    """Carry out the answer to the open question."""
    top = g.stack[-1]
    g.waiting = False
    if g.event_log is not None:
        g.event_log.follow(g, top)
    top.effect.choose(g, top, action)

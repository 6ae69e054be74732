"""The stack machine: take the top effect; it changes the state, pushes more effects, or asks."""

from __future__ import annotations

from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.effect import CannotComplete
from agricola.engine.kernel.event_log import EventLog
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.state import GameState


def run(g: GameState, floor: int = 0) -> None:
    """Resolve effects until somebody must choose, or until the stack is down to `floor`."""
    stack = g.stack
    if g.event_log is not None:
        _run_recorded(g, g.event_log, floor)
        return
    while len(stack) > floor and not g.waiting:
        top = stack[-1]
        top.effect.resolve(g, top)


def _run_recorded(g: GameState, log: EventLog, floor: int) -> None:
    """The same, with a log that follows; apart, so that nobody else pays for it at each step."""
    stack = g.stack
    while len(stack) > floor and not g.waiting:
        top = stack[-1]
        log.follow(g.stack, g.round, top)
        top.effect.resolve(g, top)


def answer(g: GameState, action: Action) -> None:
    """Carry out the answer to the open question."""
    top = g.stack[-1]
    g.waiting = False
    if g.event_log is not None:
        g.event_log.follow(g.stack, g.round, top)
    beside = g.board.at_any_time
    if beside is not None and action == beside.action:
        beside.carry_out(g, g.players[top.seat], action)  # then the question is asked again
        return
    top.effect.choose(g, top, action)


def open_seats(g: GameState) -> list[int]:
    """The seats that may answer now: the one that is asked, and those that could as well be asked before it."""
    if not g.waiting:
        return []
    top = g.stack[-1]
    seats = [top.seat]
    if top.effect.at_once():
        for frame in reversed(g.stack[:-1]):
            if frame.effect is not top.effect:
                break
            seats.append(frame.seat)
    return seats


def let_be_asked_first(g: GameState, seat: int) -> None:
    """Ask one of the open seats before the others; what is asked of each stays the same."""
    at = len(g.stack) - 1 - open_seats(g).index(seat)
    g.stack.append(g.stack.pop(at))
    g.waiting = False
    run(g)


def ask(g: GameState, f: Frame, options: list[Action]) -> None:
    """Wait for one of the options; a single one is taken at once, unless the caller wants to be asked."""
    if len(options) == 1 and not g.ask_forced:
        f.effect.choose(g, f, options[0])
    elif options:
        g.options = options
        g.waiting = True
    else:
        raise CannotComplete

"""The work phase: whose turn it is, placing a person, and the windows of one use of a space (revised 6.2, 6.3)."""

from __future__ import annotations

from typing import Final

from agricola.engine.actions import DONE, DONE_ACTION, USE, Action
from agricola.engine.costs import convert
from agricola.engine.effect import Effect, Frame, Stuck, name_tree
from agricola.engine.events import (
    AFTER_USE,
    BEFORE_USE,
    IMMEDIATELY_AFTER_USE,
    ON_USE,
    TURN_END,
    Event,
)
from agricola.engine.ids import NO_SPACE
from agricola.engine.spaces import Space
from agricola.engine.state import GameState
from agricola.engine.supply import house_animals
from agricola.engine.triggers import Moment, fire, reactions

_WINDOWS_AFTER: Final = (TURN_END, AFTER_USE, IMMEDIATELY_AFTER_USE)
"""Pushed in this order, so that they open in the reverse one."""

_TRIAL_LIMIT: Final = 2_000
"""How many positions a trial looks at before it gives up."""


def run(g: GameState, floor: int = 0) -> None:
    """Resolve effects until somebody must choose, or until the stack is down to `floor`."""
    stack = g.stack
    while len(stack) > floor and not g.waiting:
        top = stack[-1]
        top.effect.resolve(g, top)


def answer(g: GameState, action: Action) -> None:
    """Carry out the answer to the open question."""
    top = g.stack[-1]
    g.waiting = False
    top.effect.choose(g, top, action)


def advance(g: GameState, action: Action) -> None:
    """Carry out the answer to the open question and run on to the next one."""
    answer(g, action)
    run(g)


class Work(Effect):
    """Turn after turn, until nobody has a person left to place.

    The frame's seat is the next to act, its number how many seats were passed over in a row because they could use no
    space at all (revised OP-25, original OP-21).
    """

    def resolve(self, g: GameState, f: Frame) -> None:
        seats = len(g.players)
        able = 0
        for player in g.players:
            if player.home:
                able += 1
        if f.n >= able:
            g.stack.pop()
            return
        seat = f.seat
        while not g.players[seat].home:
            seat = (seat + 1) % seats
        g.stack[-1] = Frame(self, (seat + 1) % seats, NO_SPACE, f.n)
        g.stack.append(Frame(PLACE_PERSON, seat))


class PlacePerson(Effect):
    """Asks where to place a person."""

    def resolve(self, g: GameState, f: Frame) -> None:
        seat = f.seat
        occupied = g.occupied
        options: list[Action] = []
        for space in g.open:
            if not occupied[space.site] and usable(g, seat, space):
                options.append(space.action)
        p = g.players[seat]
        if p.abilities.trades:
            placeable = len(options)
            for index, trade in enumerate(p.abilities.trades):
                if trade.times(p.goods):
                    options.append(trade.action(USE, index, 1))
            if options and not placeable:
                options.append(DONE_ACTION)
        if not options:
            self._skip(g)
        elif len(options) == 1 and not g.ask_forced:
            self.choose(g, f, options[0])
        else:
            g.options = options
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        p = g.players[f.seat]
        if action.kind == USE:
            trade = p.abilities.trades[action.args[0]]
            convert(g, p, trade, 1, NO_SPACE)
            house_animals(g, p)
            return
        if action.kind == DONE:
            self._skip(g)
            return
        g.stack.pop()
        work = g.stack[-1]
        if work.n:
            g.stack[-1] = Frame(work.effect, work.seat)
        place(g, f.seat, g.board.spaces[action.args[0]])

    def _skip(self, g: GameState) -> None:
        """Pass the turn because no space can be used; the person stays at home and is asked again."""
        g.stack.pop()
        work = g.stack[-1]
        g.stack[-1] = Frame(work.effect, work.seat, NO_SPACE, work.n + 1)


def place(g: GameState, seat: int, space: Space) -> None:
    """Place a person of a seat on a space and open the windows of its use (revised 6.3.5)."""
    if g.heard >> BEFORE_USE & 1:
        g.stack.append(Frame(USE_SPACE, seat, space.index))
        fire(g, Event(BEFORE_USE, seat, space.index))
    else:
        _use(g, seat, space)


def _use(g: GameState, seat: int, space: Space) -> None:
    p = g.players[seat]
    index = space.index
    p.home -= 1
    p.placed = (*p.placed, index)
    g.occupied[space.site] |= 1 << seat
    if g.heard:
        for moment in _WINDOWS_AFTER:
            if g.heard >> moment & 1:
                g.stack.append(Frame(WINDOWS[moment], seat, index))
    g.stack.append(Frame(space.effect, seat, index))
    if g.heard >> ON_USE & 1:
        fire(g, Event(ON_USE, seat, index))


class UseSpace(Effect):
    """Places the person once everything that comes before the use has happened."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        _use(g, f.seat, g.board.spaces[f.space])


def usable(g: GameState, seat: int, space: Space) -> bool:
    """Whether a seat could use a free space: at least one of its actions can be carried through (revised 6.3.2)."""
    if space.from_round > g.round:
        return False
    if g.heard and _is_listened_to(g, seat, space):
        return by_trial(g, seat, space)
    return space.effect.possible(g, seat, space.index)


def _is_listened_to(g: GameState, seat: int, space: Space) -> bool:
    """Whether some card would act before the space's own actions, so that only a trial can tell."""
    for moment in (BEFORE_USE, ON_USE):
        if g.heard >> moment & 1:
            event = Event(moment, seat, space.index)
            for player in g.players:
                if reactions(g, player, event):
                    return True
    return False


def by_trial(g: GameState, seat: int, space: Space) -> bool:
    """Whether a use can be carried through, found by trying it on a clone."""
    copy = g.clone()
    copy.waiting = False
    if copy.stack and copy.stack[-1].effect is PLACE_PERSON:
        copy.stack.pop()
    floor = len(copy.stack)
    place(copy, seat, space)
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


def why_not_space(g: GameState, seat: int, space: Space) -> str | None:
    """Why a seat can't place a person on a space now; None when it can."""
    if space not in g.open:
        return f"its card has not been turned up yet (stage {space.stage})"
    if g.occupied[space.site]:
        where = "its tile" if space.tile else "it"
        seats = [str(other + 1) for other in range(len(g.players)) if g.occupied[space.site] >> other & 1]
        return f"{where} is occupied by player {' and '.join(seats)}"
    if space.from_round > g.round:
        return f"it can't be used before round {space.from_round}"
    if usable(g, seat, space):
        return None
    return space.effect.obstacle(g, seat, space.index) or "what it offers can't be carried through"


WORK: Final = Work()
PLACE_PERSON: Final = PlacePerson()
USE_SPACE: Final = UseSpace()
WINDOWS: Final = {moment: Moment(moment) for moment in _WINDOWS_AFTER}
name_tree(WORK, "flow/work")
name_tree(PLACE_PERSON, "flow/place")
name_tree(USE_SPACE, "flow/use")
for _moment, _window in WINDOWS.items():
    name_tree(_window, f"flow/window {_moment}")

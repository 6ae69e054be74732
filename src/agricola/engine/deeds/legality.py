"""Completable or not: whether effects can be carried through, found by trying them on a clone.

The rule "you may do a thing only if you can do what it asks" must stay right when a card grants goods in the middle,
changes a price or adds an alternative; so where a card could matter, the engine itself is asked.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.anytime import ANYTIME, any_time_deed
from agricola.engine.deeds.fencing import BuildFences
from agricola.engine.economy.costs import PAY_BILL
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.actions import USE, Action
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import CannotComplete
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import BEFORE_CARD, BEFORE_USE, CARD_PLAYED, FENCES_BUILT, ON_USE
from agricola.engine.kernel.resolve import answer, run
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.trial import TrialBudget
from agricola.engine.kernel.triggers import REACT

_TRIAL_LIMIT: Final = 2_000
"""How many positions a trial looks at before it gives up."""


def completable(g: GameState, frames: list[Frame]) -> bool:
    """Whether effects could be carried through from here."""
    copy = g.clone()
    copy.waiting = False
    floor = len(copy.stack)
    copy.stack.extend(frames)
    return _completes(copy, floor, TrialBudget(_TRIAL_LIMIT))


def _completes(g: GameState, floor: int, budget: TrialBudget) -> bool:
    """Whether some answers lead from here down to the floor of the stack without getting stuck."""
    try:
        run(g, floor)
    except CannotComplete:
        return False
    if not g.waiting:
        return True
    if budget.is_long() and budget.meets_again(g.key()):
        return False
    # "done" stands last and gets to the floor soonest, so it is tried first.
    for action in reversed(g.options):
        if not budget.look():
            return False
        copy = g.clone()
        try:
            answer(copy, action)
        except CannotComplete:
            continue
        if _completes(copy, floor, budget):
            return True
    return False


def leads_on_unseen(g: GameState, action: Action, floor: int) -> bool:
    """Whether an answer leads down to the floor of the stack, whatever is drawn from the piles on the way.

    More cards in a hand can only help, so none are drawn.
    """
    copy = g.clone()
    copy.minor_pile = copy.occupation_pile = ()
    return _leads_on(copy, action, floor)


def play_on(g: GameState) -> None:
    """Run on to the next decision, with what may be done beside it, and without answers that lead to a dead end."""
    _play_on(g)
    beside = g.board.at_any_time
    if beside is None:
        return
    while g.waiting and beside.stand_by(g) and len(g.options) == 1 and not g.ask_forced:
        answer(g, g.options[0])
        _play_on(g)


def _play_on(g: GameState) -> None:
    """Run on to the next decision, without answers that lead to a dead end.

    Only what a card does can lead to one. Before the actions of a space an optional effect may not spend what the
    space's compulsory action then needs, because a use that is begun must be completed (revised 6.3.5); the same holds
    just before a card is paid, for a payment that a deed of a card begins with, and for trades that a use needs.
    """
    run(g)
    while g.waiting:
        window = _window_of_use(g)
        top = g.stack[-1]
        if window is None and not g.subscribed and not g.players[top.seat].abilities.any_time:
            return
        event = top.event
        tried = g.options
        if window is not None and not isinstance(top.effect, BuildFences):
            floor = _floor_of_use(g, window.space)
        elif top.effect is PAY_BILL:
            floor = _floor_of_deed(g, len(g.stack) - 1)
            if floor == len(g.stack) - 1:
                return
        elif isinstance(top.effect, BuildFences) and not (len(g.stack) > 1 and _belongs(g, g.stack[-2], top)):
            # Only what can be paid is listed, and nothing follows; there are too many pastures to try them one by one.
            return
        elif event is None:
            # Nothing that a card set off, but perhaps a step of what it allows at any time.
            floor = _floor_of_deed(g, len(g.stack))
            if floor >= len(g.stack) - 1:
                if not g.players[top.seat].abilities.any_time:
                    return
                floor = len(g.stack)
                tried = [action for action in g.options if _begins_a_deed(g, action)]
        elif event.moment == FENCES_BUILT:
            return  # fences keep account of themselves in their event
        elif event.moment in (BEFORE_USE, ON_USE):
            floor = _floor_of_use(g, event.space)
        elif event.moment == BEFORE_CARD:
            floor = _floor_of_play(g, event.card)
        else:
            floor = len(g.stack) - 1
        dead = [action for action in tried if not _leads_on(g, action, floor)]
        if not dead:
            return
        g.options = alive = [action for action in g.options if action not in dead]
        if len(alive) != 1 or g.ask_forced:
            return
        answer(g, alive[0])
        run(g)


def _begins_a_deed(g: GameState, action: Action) -> bool:
    """Whether an answer begins what a card allows at any time, whose price may take what its next step needs."""
    return action.kind == USE and any_time_deed(g, g.players[g.stack[-1].seat], action) is not None


def _window_of_use(g: GameState) -> Frame | None:
    """The moment for trades in the midst of the use of a space, if one is open: what is chosen in it must lead on."""
    for frame in reversed(g.stack):
        if frame.effect is ANYTIME and frame.space != NO_SPACE:
            return frame
    return None


def _floor_of_use(g: GameState, space: int) -> int:
    """How many frames lie under the use of a space."""
    for height, frame in enumerate(g.stack):
        if frame.space == space:
            return height
    return len(g.stack)


def _floor_of_play(g: GameState, card: Card | None) -> int:
    """How many frames lie under the playing of a card, which must still be paid."""
    for height, frame in enumerate(g.stack):
        if frame.event is not None and frame.event.moment == CARD_PLAYED and frame.event.card is card:
            return height
    return len(g.stack)


def _floor_of_deed(g: GameState, height: int) -> int:
    """How many frames lie under the deed of a card of which the frame below this height is a step."""
    step = g.stack[height - 1]
    while height and _belongs(g, g.stack[height - 1], step):
        height -= 1
    return height


def _belongs(g: GameState, frame: Frame, step: Frame) -> bool:
    """Whether a frame is a step of the same deed of a card as another one."""
    event, other = frame.event, step.event
    if event is None and other is None:
        # What a card allows at any time, or as a space, has no event; its steps bear the name of the card.
        card = step.effect.name.partition("/")[0]
        named = card == frame.effect.name.partition("/")[0] and card in g.board.cards
        return named and frame.seat == step.seat and frame.space == step.space
    if event is None or other is None or event.moment == FENCES_BUILT or frame.effect is REACT:
        return False
    return event.moment == other.moment and event.card is other.card and frame.seat == step.seat


def _leads_on(g: GameState, action: Action, floor: int) -> bool:
    copy = g.clone()
    try:
        answer(copy, action)
    except CannotComplete:
        return False
    return _completes(copy, floor, TrialBudget(_TRIAL_LIMIT))


def advance(g: GameState, action: Action) -> None:
    """Carry out the answer to the open question and run on to the next one."""
    answer(g, action)
    play_on(g)

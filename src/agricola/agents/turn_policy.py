"""Completes a turn once its first action is chosen: step by step, as the evaluation likes it best."""

from __future__ import annotations

from typing import Final

from agricola.agents.evaluation import Weights, value
from agricola.agents.layout import LAYOUT, layout_of
from agricola.engine.deeds.legality import play_on
from agricola.engine.deeds.placing import PLACE_PERSON
from agricola.engine.kernel.actions import (
    BAKE,
    END_TURN_ACTION,
    FENCE,
    PARTNER,
    PAY,
    PLOW,
    ROOM,
    SOW,
    STABLE,
    TRADE,
    Action,
)
from agricola.engine.kernel.resolve import answer
from agricola.engine.kernel.state import GameState, partner_of

_MOST_REMEMBERED: Final = 20_000
_FEW: Final = 12
"""So few options are each looked at to the end of the turn."""
_SAME_PASTURES: Final = 4
"""How many of the pastures of one size are tried."""
_SAME_PLACES: Final = 2
"""How many of the places for a room, a stable or a field are tried."""
_MOST_ANSWERS: Final = 60
_OF_PARTNER: Final = 100
"""Tells what is built on the partner's farm apart from the same on the own."""
_Situation = tuple[object, ...]


class TurnPolicy:
    """The answers to what is asked within a turn. An answer is remembered for the same farm in the same round."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[_Situation, Action] = {}

    def play(self, g: GameState, action: Action) -> None:
        """Carry out an action and the rest of its turn; what then can be done is listed by `list_options`."""
        answer(g, action)
        _run_on(g)
        self._complete(g, True)

    def play_turn(self, g: GameState, action: Action) -> None:
        """Carry out an action and the rest of its turn, up to the question whether it ends: that stays open."""
        g.ask_end_turn = True
        answer(g, action)
        _run_on(g)
        for _ in range(_MOST_ANSWERS):
            if not g.waiting or g.stack[-1].effect is PLACE_PERSON or g.options[-1] is END_TURN_ACTION:
                return
            answer(g, self._answer(g, True))
            _run_on(g)

    def play_step(self, g: GameState, action: Action) -> None:
        """Carry out an answer within a turn, and pay for it; what else is done in the turn stays open."""
        g.ask_end_turn = True
        answer(g, action)
        _run_on(g)
        while g.waiting and g.options and g.options[0].kind == PAY:
            answer(g, self._answer(g, True))
            _run_on(g)

    def list_options(self, g: GameState) -> None:
        """List what can be done in a position in which a turn was played to its end."""
        while g.waiting and not g.options:
            g.waiting = False
            play_on(g)
            self._complete(g, True)

    def _complete(self, g: GameState, thorough: bool) -> None:
        answers = 0
        while g.waiting and g.stack[-1].effect is not PLACE_PERSON:
            answers += 1
            # What ends a deed stands last: a way out, should cards trade goods to and fro.
            answer(g, self._answer(g, thorough) if answers < _MOST_ANSWERS else g.options[-1])
            _run_on(g)

    def _answer(self, g: GameState, thorough: bool) -> Action:
        """The answer to the open question that the evaluation likes best."""
        situation = _situation(g, thorough)
        known = self._known.get(situation)
        if known is not None:
            for option in g.options:
                if option is known or option == known:
                    return option
        best = self._best(g, thorough)
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[situation] = best
        return best

    def _best(self, g: GameState, thorough: bool) -> Action:
        seat = g.stack[-1].seat
        options = different(without_repeats(g))
        thorough = thorough and len(options) <= _FEW
        best = options[0]
        most = -1e9
        for option in options:
            copy = g.clone()
            answer(copy, option)
            _run_on(copy)
            if thorough:
                self._complete(copy, False)
            worth = value(copy, seat, self.weights) + LAYOUT * layout_of(option)
            if worth >= most:  # of equals the last, which as a rule ends a deed
                most = worth
                best = option
        return best


def _run_on(g: GameState) -> None:
    """Run to the next decision within the turn; to the next turn without listing its options, which takes long."""
    stack = g.stack
    while stack and not g.waiting:
        top = stack[-1]
        if top.effect is PLACE_PERSON:
            g.options = []
            g.waiting = True
            return
        top.effect.resolve(g, top)
    if g.waiting and g.board.with_cards:
        play_on(g)


def _situation(g: GameState, thorough: bool) -> _Situation:
    """What an answer depends on, nearly."""
    top = g.stack[-1]
    p = g.players[top.seat]
    partner = partner_of(g, p)
    return (
        top.effect.name, top.seat, top.steps, top.optional, len(g.options), g.options[0].code, g.options[-1].code,
        g.round, tuple(p.goods), p.yard.key(), p.family, p.home, len(p.cards), thorough,
        None if partner is None else (tuple(partner.goods), partner.yard.key()),
    )  # fmt: skip


def answers(g: GameState) -> list[Action]:
    """The options less what everybody may do at any time, which is thought of before a person is placed."""
    beside = g.board.at_any_time
    if beside is None:
        return g.options
    return [option for option in g.options if option != beside.action]


def without_repeats(g: GameState) -> list[Action]:
    """The answers less those that go on with a number of which more could have been chosen at once."""
    options = answers(g)
    if options[0].kind == TRADE:
        options = few_trades(options)
    if not g.stack[-1].steps or not _has_a_number(options[0]):
        return options
    return [option for option in options if not _has_a_number(option)]


def few_trades(options: list[Action]) -> list[Action]:
    """Of the amounts of a good that may be given or received only the smallest, the largest and one between."""
    amounts: dict[tuple[int, int], list[Action]] = {}
    few: list[Action] = []
    for option in options:
        if option.kind == TRADE:
            amounts.setdefault((option.args[0], option.args[1]), []).append(option)
        else:
            few.append(option)
    for alike in amounts.values():
        few.extend([option for number, option in enumerate(alike) if number in (0, len(alike) // 2, len(alike) - 1)])
    return few


def _has_a_number(action: Action) -> bool:
    """Whether an action sows, bakes or adds a number of room tiles."""
    return action.kind in (SOW, BAKE) or (action.kind == ROOM and not action.cells)


def different(options: list[Action]) -> list[Action]:
    """The options less most of those that differ only in where on the farm something is done."""
    if len(options) <= _SAME_PLACES:
        return options
    sorts: dict[int, list[tuple[float, Action]]] = {}
    some: list[Action] = []
    for option in options:
        kind = option.kind
        if kind == FENCE or (kind == PARTNER and option.args[0] == FENCE):
            sort = option.cells.bit_count() + (_OF_PARTNER if kind == PARTNER else 0)
        elif kind == PARTNER:
            sort = -_OF_PARTNER - option.args[0]
        elif kind in (PLOW, ROOM, STABLE):
            sort = -kind
        else:
            some.append(option)
            continue
        alike = sorts.get(sort)
        if alike is None:
            alike = sorts[sort] = []
        alike.append((-layout_of(option), option))
    for sort, alike in sorts.items():
        alike.sort(key=_by_layout)
        some.extend([option for _, option in alike[: _SAME_PASTURES if sort > 0 else _SAME_PLACES]])
    return some


def _by_layout(rated: tuple[float, Action]) -> float:
    return rated[0]

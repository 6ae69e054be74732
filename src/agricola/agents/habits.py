"""How a turn is carried through once its first action is chosen: step by step, as the evaluation likes it best."""

from __future__ import annotations

from typing import Final

from agricola.agents.evaluation import Weights, value
from agricola.agents.layout import LAYOUT, layout_of
from agricola.engine.deeds.legality import play_on
from agricola.engine.deeds.placing import PLACE_PERSON
from agricola.engine.kernel.actions import BAKE, FENCE, PLOW, ROOM, SOW, STABLE, Action
from agricola.engine.kernel.resolve import answer
from agricola.engine.kernel.state import GameState

_MOST_REMEMBERED: Final = 20_000
_FEW: Final = 12
"""So few options are each looked at to the end of the turn."""
_SAME_PASTURES: Final = 4
"""How many of the pastures of one size are tried."""
_SAME_PLACES: Final = 2
"""How many of the places for a room, a stable or a field are tried."""
_MOST_ANSWERS: Final = 60
_Situation = tuple[object, ...]


class Habits:
    """The answers to what is asked within a turn. An answer is remembered for the same farm in the same round."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[_Situation, Action] = {}

    def play(self, g: GameState, action: Action) -> None:
        """Carry out an action and the rest of its turn; what then can be done is listed by `wake`."""
        answer(g, action)
        _run_on(g)
        self._complete(g, True)

    def wake(self, g: GameState) -> None:
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
    return (
        top.effect.name, top.seat, top.steps, top.optional, len(g.options), g.options[0].code, g.options[-1].code,
        g.round, tuple(p.goods), p.yard.key(), p.family, p.home, len(p.cards), thorough,
    )  # fmt: skip


def without_repeats(g: GameState) -> list[Action]:
    """The options less those that go on with a number of which more could have been chosen at once."""
    options = g.options
    if not g.stack[-1].steps or not _has_a_number(options[0]):
        return options
    return [option for option in options if not _has_a_number(option)]


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
        if kind == FENCE:
            sort = option.cells.bit_count()
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

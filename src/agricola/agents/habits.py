"""How a turn is carried through once its first action is chosen: step by step, as the evaluation likes it best."""

from __future__ import annotations

from typing import Final

from agricola.agents.evaluation import Weights, value
from agricola.engine.actions import FENCE, PLOW, ROOM, STABLE, Action
from agricola.engine.legality import advance
from agricola.engine.placing import PLACE_PERSON
from agricola.engine.state import GameState

_MOST_REMEMBERED: Final = 20_000
_FEW: Final = 12
"""So few options are each looked at to the end of the turn."""
_SAME_PASTURES: Final = 5
_SAME_PLACES: Final = 3
_Situation = tuple[object, ...]


class Habits:
    """The answers to what is asked within a turn. An answer is remembered for the same farm in the same round."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[_Situation, Action] = {}

    def complete(self, g: GameState, thorough: bool = True) -> None:
        """Answer what is asked until somebody places a person, or the game is over."""
        while g.waiting and g.stack[-1].effect is not PLACE_PERSON:
            advance(g, self.answer(g, thorough))

    def answer(self, g: GameState, thorough: bool = True) -> Action:
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
        options = different(g.options)
        thorough = thorough and len(options) <= _FEW
        best = options[0]
        most = -1e9
        for option in options:
            copy = g.clone()
            advance(copy, option)
            if thorough:
                self.complete(copy, False)
            worth = value(copy, seat, self.weights)
            if worth > most + 1e-9:
                most = worth
                best = option
        return best


def _situation(g: GameState, thorough: bool) -> _Situation:
    """What an answer depends on, nearly."""
    top = g.stack[-1]
    p = g.players[top.seat]
    return (
        top.effect.name, top.seat, top.n, len(g.options), g.options[0].text, g.options[-1].text, g.round,
        tuple(p.goods), p.yard.key(), p.family, p.home, len(p.cards), thorough,
    )  # fmt: skip


def different(options: list[Action]) -> list[Action]:
    """The options less most of those that differ only in where on the farm something is done."""
    if len(options) <= _SAME_PLACES:
        return options
    some: list[Action] = []
    count: dict[int, int] = {}
    for option in options:
        kind = option.kind
        if kind == FENCE:
            sort = option.cells.bit_count()
            most = _SAME_PASTURES
        elif kind in (PLOW, ROOM, STABLE):
            sort = -kind
            most = _SAME_PLACES
        else:
            some.append(option)
            continue
        alike = count.get(sort, 0)
        if alike < most:
            count[sort] = alike + 1
            some.append(option)
    return some

"""The agent that looks ahead over its own turn and takes what its farm gains most from."""

from __future__ import annotations

import random
from typing import Final

from agricola.agents.evaluation import Weights, value
from agricola.agents.hand_choices import hand_choice
from agricola.agents.layout import LAYOUT, layout_of
from agricola.agents.protocol import Budget, Deadline, Judgement, Observation
from agricola.agents.turn_policy import answers, few_trades, without_repeats
from agricola.agents.weights import weights_for
from agricola.engine.deeds.legality import advance
from agricola.engine.deeds.placing import END_TURN, PLACE_PERSON
from agricola.engine.kernel.actions import CHOOSE, DONE, PLACE, TRADE, USE, Action
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.harvest import BREED, FEED

_BEAM: Final = 3
"""How many ways to go on are followed at each further decision of a turn."""
_FEEDING_BEAM: Final = 8
_WIDEST: Final = 28
"""How many answers to one decision are tried at most."""
_MANY: Final = 800
"""After so many positions only the best way is followed from each further answer, so that no decision takes long."""
_DEEPEST: Final = 14
"""How many decisions of one turn are followed."""
_GAIN: Final = 0.05
"""What a card that works at any time must be worth at least; it keeps trades from going round in circles."""
_SHAME: Final = 2.0
"""What a begging marker costs beyond its points: nobody begs while there is something to eat."""
_APPRENTICE_NOISE: Final = 3.0


class Line:
    """A way to play on: the position that it leads to, the answers on the way, and what it is worth."""

    __slots__ = ("actions", "layout", "open", "state", "worth")

    def __init__(self, state: GameState, actions: tuple[Action, ...], worth: float, layout: float, open: bool) -> None:
        self.state = state
        self.actions = actions
        self.worth = worth
        self.layout = layout
        self.open = open
        """Whether the turn goes on with another decision."""


class Greedy:
    """Plays through its own turn in an imagined game, each way that looks good, and takes the best."""

    def __init__(self, seed: int = 0, noise: float = 0.0, weights: Weights | None = None) -> None:
        self._rng = random.Random(seed)
        self._noise = noise
        """By how many points it misjudges a placement, as a rule."""
        self._weights = weights
        self._plan: list[tuple[tuple[object, ...], Action]] = []
        """The rest of the turn: the farm and the question that are expected, with the answer."""

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """The answer that begins the best way found through the rest of the turn."""
        deadline.goes_on()
        options = observation.legal_actions()
        if len(options) == 1:
            self._plan = self._plan[1:]
            return options[0]
        of_hand = hand_choice(observation)
        if of_hand is not None:
            return of_hand
        return self.answer(observation.sample_world(self._rng).state, observation.seat, deadline)

    def answer(self, state: GameState, seat: int, deadline: Deadline) -> Action:
        """The same in a game that is open to it: it looks at nothing that is hidden."""
        planned = self._planned(state, seat)
        if planned is not None:
            return planned
        judge = Turn(state, seat, self._weights or weights_for(state.board))
        lines = judge.best_lines(deadline)
        if self._noise and lines[0].actions[0].kind == PLACE:
            best = max(lines, key=lambda line: line.worth + self._rng.gauss(0.0, self._noise))
        else:
            best = max(lines, key=lambda line: line.worth)
        self._remember(state, seat, best)
        return best.actions[0]

    def _planned(self, state: GameState, seat: int) -> Action | None:
        """The answer that was planned, if the game went as expected."""
        if not self._plan:
            return None
        (expected, action), self._plan = self._plan[0], self._plan[1:]
        if _situation(state, seat) == expected:
            for option in state.options:
                if option == action:
                    return option
        self._plan = []
        return None

    def _remember(self, state: GameState, seat: int, line: Line) -> None:
        """Keep the rest of the turn, so that the decisions in it agree with each other."""
        self._plan = []
        copy = state.clone()
        begun = copy.stack[-1].effect
        for number, action in enumerate(line.actions):
            if number:
                if copy.stack[-1].effect is FEED and begun is not FEED:
                    return  # a meal is thought over more thoroughly when it comes
                self._plan.append((_situation(copy, seat), action))
            advance(copy, action)


def apprentice(seed: int = 0) -> Greedy:
    """A greedy player who misjudges placements, so that beginners can win."""
    return Greedy(seed, noise=_APPRENTICE_NOISE)


def judge_turn(observation: Observation) -> list[Judgement]:
    """What a greedy player thinks of each answer, best first: what the own farm is worth at the end of the turn.

    The same position is always judged alike.
    """
    state = observation.sample_world(random.Random(0)).state
    lines = Turn(state, observation.seat, weights_for(state.board)).lines(Deadline(Budget()))
    best_first = sorted(lines, key=lambda line: -line.worth)
    return [Judgement(line.actions[0], line.worth, 1.0 / len(lines)) for line in best_first]


def _situation(g: GameState, seat: int) -> tuple[object, ...]:
    """What must be as expected for a plan to hold: the own farm and the answers that are allowed."""
    return (g.players[seat].key(), tuple([option.code for option in g.options]))


class Turn:
    """The decisions of one seat up to the end of its turn."""

    def __init__(self, state: GameState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.question = state.stack[-1].effect
        self.beam = _FEEDING_BEAM if self.question is FEED else _BEAM
        self.tried = 0

    def best_lines(self, deadline: Deadline) -> list[Line]:
        """For each answer that is worth a try, the best way to go on from it, in the order of the answers."""
        if self.question is PLACE_PERSON:
            used = self._at_any_time(Line(self.state, (), 0.0, 0.0, True))
            if used:
                return used
        return self.lines(deadline)

    def lines(self, deadline: Deadline) -> list[Line]:
        """The same for the answers to what is asked alone, without what may be done beside a placement."""
        first = Line(self.state, (), 0.0, 0.0, True)
        lines: list[Line] = []
        for action in _worth_a_try(answers(self.state)):
            if self.question is PLACE_PERSON and action.kind in (USE, CHOOSE):
                continue  # what is chosen instead of a placement was thought of before
            lines.append(self._best_from(self._next(first, action)))
            deadline.goes_on(1)
        return lines

    def _at_any_time(self, first: Line) -> list[Line]:
        """What cards allow beside the placement and what helps by itself, if there is anything of the kind."""
        now = value(self.state, self.seat, self.weights)
        used: list[Line] = []
        for action in answers(self.state):
            if action.kind == USE:
                line = self._best_from(self._next(first, action))
                if line.worth > now + _GAIN:
                    used.append(line)
        return used

    def _next(self, line: Line, action: Action) -> Line:
        self.tried += 1
        copy = line.state.clone()
        advance(copy, action)
        layout = line.layout + LAYOUT * layout_of(action)
        worth = value(copy, self.seat, self.weights) + layout - _SHAME * copy.players[self.seat].begging
        return Line(copy, (*line.actions, action), worth, layout, self._goes_on(copy))

    def _goes_on(self, g: GameState) -> bool:
        """Whether the turn has a further decision of this seat; a harvest right after it belongs to it."""
        if not g.waiting or g.stack[-1].seat != self.seat or g.round != self.state.round:
            return False
        effect = g.stack[-1].effect
        return effect is not PLACE_PERSON and effect is not BREED and effect is not END_TURN

    def _best_from(self, line: Line) -> Line:
        """The best end of the turn after a line, found by following the most promising few of each step."""
        best: Line | None = None
        lines = [line]
        for _ in range(_DEEPEST):
            ahead: list[Line] = []
            seen: set[tuple[object, ...]] = set()
            for one in lines:
                if not one.open:
                    if best is None or one.worth > best.worth:
                        best = one
                    continue
                for action in _worth_a_try(without_repeats(one.state)):
                    further = self._next(one, action)
                    if len(lines) > 1:
                        situation = (*_situation(further.state, self.seat), further.open)
                        if situation in seen:
                            continue
                        seen.add(situation)
                    ahead.append(further)
            if not ahead:
                break
            ahead.sort(key=lambda one: -one.worth)
            beam = self.beam if self.tried < _MANY else 1
            kept = 0
            lines = []
            for one in ahead:
                if one.open:
                    kept += 1
                    if kept > beam:
                        continue
                lines.append(one)
        return best or line


def _worth_a_try(options: list[Action]) -> list[Action]:
    """The answers to try: all of them, or where there are very many those that use the farm well."""
    if options[0].kind == TRADE:
        options = few_trades(options)
    if len(options) <= _WIDEST:
        return options
    kept = sorted(options, key=lambda action: (action.kind != DONE, -layout_of(action)))[:_WIDEST]
    return [action for action in options if action in kept]

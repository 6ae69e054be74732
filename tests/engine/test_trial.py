"""A trial that gives up is counted, so that a wrong "not legal" can't go by in silence."""

from __future__ import annotations

from agricola.cards.words import food, gain, may, unusable
from agricola.engine.deeds.legality import completable
from agricola.engine.kernel.effect import Frame
from agricola.engine.kernel.trial import TrialBudget, exhausted_trials
from agricola.engine.message import say
from tests.kit import play


def _questions(number: int) -> list[Frame]:
    """Frames that ask so many questions and then can't be carried through, whatever is answered."""
    return [Frame(unusable(say("why-price")), 0), *[Frame(may(gain(food(1))), 0) for _ in range(number)]]


def test_a_trial_that_gives_up_is_counted_once() -> None:
    state = play("revised").game.state
    before = exhausted_trials()
    assert not completable(state, _questions(5))
    assert exhausted_trials() == before  # it looked at all answers, and none leads on
    assert not completable(state, _questions(14))
    assert exhausted_trials() == before + 1


def test_a_budget_is_spent_look_by_look() -> None:
    before = exhausted_trials()
    budget = TrialBudget(2)
    assert [budget.look() for _ in range(4)] == [True, True, False, False]
    assert exhausted_trials() == before + 1

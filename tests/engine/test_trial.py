"""A trial that gives up is counted, so that a wrong "not legal" can't go by in silence."""

from __future__ import annotations

from agricola.cards.words import food, gain, may, unusable
from agricola.engine.deeds.legality import completable
from agricola.engine.kernel.effect import Frame
from agricola.engine.kernel.trial import TrialBudget, exhausted_trials
from agricola.engine.message import say
from tests.kit import play


def _questions(number: int, factor: int = 2) -> list[Frame]:
    """Frames that ask so many questions and then can't be carried through, whatever is answered.

    With a factor of 2 all answers lead to different positions, with 1 many of them to the same.
    """
    offers = [Frame(may(gain(food(factor**power))), 0) for power in range(number)]
    return [Frame(unusable(say("why-price")), 0), *offers]


def test_a_trial_that_gives_up_is_counted_once() -> None:
    state = play("revised").game.state
    before = exhausted_trials()
    assert not completable(state, _questions(5))
    assert exhausted_trials() == before  # it looked at all answers, and none leads on
    assert not completable(state, _questions(14))
    assert exhausted_trials() == before + 1


def test_a_long_trial_goes_on_only_once_from_the_same_position() -> None:
    before = exhausted_trials()
    assert not completable(play("revised").game.state, _questions(14, factor=1))
    assert exhausted_trials() == before


def test_a_budget_is_spent_look_by_look() -> None:
    before = exhausted_trials()
    budget = TrialBudget(2)
    assert [budget.look() for _ in range(4)] == [True, True, False, False]
    assert exhausted_trials() == before + 1

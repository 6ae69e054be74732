"""A trial that gives up is counted, so that a wrong "not legal" can't go by in silence."""

from __future__ import annotations

import pytest

from agricola.cards.words import (
    STONE_HOUSE,
    Condition,
    either,
    food,
    gain,
    lives_in,
    may,
    minor_improvement,
    pay,
    play_occupation,
    unusable,
    when,
    wood,
)
from agricola.engine.deeds.legality import completable
from agricola.engine.economy.between_players import PayOwner, PayThem
from agricola.engine.goods import FOOD, HOUSE
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.frame import Frame
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


def test_what_hangs_on_a_condition_is_short_of_what_the_condition_looks_at() -> None:
    """Where nothing could make it true, nothing is tried: selling grain makes nobody else the starting player."""
    state = play("revised", seats=[{"goods": {}}]).game.state
    toll = pay(food(1))
    assert when(lives_in(STONE_HOUSE), toll).short_of(state, 0, NO_SPACE) == 1 << HOUSE | 1 << FOOD
    never = Condition(say("need-in-that-way"), lambda g, seat, event: False)
    assert when(never, toll).short_of(state, 0, NO_SPACE) == 0


@pytest.mark.parametrize("payment", [pay(food(1) + wood(1)), PayThem((food(1) + wood(1)).bag)])
def test_a_payment_is_short_of_food_only_where_food_alone_is_missing(payment: Effect) -> None:
    """To whomever it is paid: food does not help who lacks the wood."""
    states = [play("revised", seats=[{"goods": goods}]).game.state for goods in ({"wood": 1}, {})]
    assert [payment.short_of(state, 0, NO_SPACE) for state in states] == [1 << FOOD, 0]


def test_what_is_paid_to_the_owner_of_a_card_is_short_of_food_only_where_food_alone_is_missing() -> None:
    fee = PayOwner((food(1) + wood(1)).bag)
    name_tree(fee, "A120/fee")
    owner = {"cards": ["A120"]}
    states = [play("revised", cards=True, seats=[{"goods": goods}, owner]).game.state for goods in ({"wood": 1}, {})]
    assert not any(fee.possible(state, 0, NO_SPACE) for state in states)
    assert fee.possible(states[0], 1, NO_SPACE)
    assert [fee.short_of(state, 0, NO_SPACE) for state in states] == [1 << FOOD, 0]


def test_an_occupation_is_short_of_food_only_where_its_price_is() -> None:
    """Selling grain makes no card playable whose price can be paid: such a trial found new positions for ever."""
    poor, rich = (
        play("revised", cards=True, seats=[{"goods": {"food": n}, "hand": ["A120"]}]).game.state for n in (0, 1)
    )
    fee = play_occupation(1)
    assert fee.short_of(poor, 0, NO_SPACE) & 1 << FOOD
    assert not fee.short_of(rich, 0, NO_SPACE) & 1 << FOOD
    assert not either(fee, fee).short_of(rich, 0, NO_SPACE) & 1 << FOOD


def test_an_improvement_is_short_of_food_where_its_price_by_the_family_is() -> None:
    """Bottles costs 1 clay and 1 food for each person, which its printed price does not tell."""
    poor, rich = (
        play("revised", cards=True, seats=[{"goods": {"clay": 2, "food": n}, "hand": ["B036"]}]).game.state
        for n in (1, 2)
    )
    assert minor_improvement().short_of(poor, 0, NO_SPACE) & 1 << FOOD
    assert not minor_improvement().short_of(rich, 0, NO_SPACE) & 1 << FOOD

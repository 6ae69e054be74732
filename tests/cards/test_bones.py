"""The engine's bones for cards, proved with cards that exist only here.

Each of them is a declaration in the vocabulary (two with a small function); none needs a change in the engine.
"""

from __future__ import annotations

import pytest

from agricola.cards.vocabulary.moments import Moment
from agricola.cards.vocabulary.pricing import may_replace
from agricola.cards.words import (
    FENCES,
    FOOD,
    Condition,
    GameState,
    Goods,
    any_time,
    clay,
    food,
    gain,
    may,
    minor,
    next_rounds,
    pay,
    played,
    reed,
    schedule,
    sheep,
    stone,
    uses,
    vegetable,
    wood,
)
from agricola.engine.economy.gains import Gain
from agricola.engine.farm.animals import Housing
from agricola.engine.kernel.card import OWN
from agricola.engine.kernel.moments import BEFORE_CARD, BEFORE_USE
from agricola.engine.message import say
from tests.kit import play


def _wood_or_clay(cost: Goods) -> list[Goods]:
    fences = cost.bag[0]
    return [wood(fences - paid) + clay(paid) for paid in range(1, fences + 1)]


def _three_more_sheep(g: GameState, seat: int, places: Housing) -> Housing:
    return places.with_more(fixed=(3, 0, 0))


MUD_WALL = minor(
    "Mud Wall", id="T001", text="Fences may be paid in clay.", prices=[may_replace(FENCES, swaps=_wood_or_clay)]
)
REED_LOAN = minor(
    "Reed Loan",
    id="T002",
    text="Before House Redevelopment: 1 reed.",
    on=[Moment(BEFORE_USE, OWN, frozenset(["House Redevelopment"])) >> gain(reed(1))],
)
GREENGROCER_BOY = minor(
    "Greengrocer's Boy",
    id="T003",
    text="When another player uses Forest, you may buy a vegetable for 2 food.",
    on=[uses("Forest").by_others() >> may(pay(food(2)), gain(vegetable(1)))],
)
WOOL_TRADE = minor(
    "Wool Trade", id="T004", text="At any time: a sheep for a stone.", exchanges=[any_time(sheep(1), stone(1))]
)
FOLD = minor("Fold", id="T005", text="Holds 3 sheep.", holds=_three_more_sheep)
ORCHARD = minor(
    "Orchard", id="T006", text="1 food on each of the next 3 rounds.", on=[played >> schedule(food(1), next_rounds(3))]
)


# --- prices with alternatives ----------------------------------------------------------------------------------------


def test_a_cost_substitution_makes_fences_possible_and_is_asked_for_once_per_action() -> None:
    table = play("revised", round=4, seats=[{"goods": {"wood": 2, "clay": 5}}])
    assert "Fencing" not in table.offers()
    table.with_cards(0, MUD_WALL)
    table.do("Fencing")
    assert "fence c1" in table.offers()
    table.do("fence c1", "done")
    assert table.offers() == ["pay 2 wood, 2 clay", "pay 1 wood, 3 clay", "pay 4 clay"]
    table.do("pay 1 wood, 3 clay").expect(wood=1, clay=2)


def test_a_cost_substitution_is_no_help_to_others() -> None:
    table = play("revised", round=4, turn=1, seats=[{}, {"goods": {"clay": 5}}]).with_cards(0, MUD_WALL)
    assert "Fencing" not in table.offers()


# --- completable legality --------------------------------------------------------------------------------------------


def test_a_grant_before_the_use_makes_a_renovation_possible() -> None:
    """The space is legal although the reed is still missing when it is chosen; only a trial can tell."""
    table = play("revised", round=7, seats=[{"goods": {"clay": 2}}])
    assert table.why_not("House Redevelopment") == "1 reed short"
    table.with_cards(0, REED_LOAN)
    assert not table.why_not("House Redevelopment")
    table.do("House Redevelopment").expect(clay=0, reed=0)
    assert table.ground().house == 1


def test_a_grant_before_the_use_does_not_help_where_something_else_is_missing() -> None:
    table = play("revised", round=7, seats=[{"goods": {"clay": 1}}]).with_cards(0, REED_LOAN)
    assert "House Redevelopment" not in table.offers()
    assert "1 clay short" in table.why_not("House Redevelopment")


def test_a_grant_just_before_the_payment_makes_an_improvement_possible() -> None:
    """revised 6.7, T09: what comes before a card is paid may pay for it."""
    potter = minor("Helpful Potter", id="T010", text="1 clay.", on=[Moment(BEFORE_CARD) >> gain(clay(1))])
    table = play("revised", round=4, seats=[{"goods": {"clay": 1}}])
    assert "Major Improvement" not in table.offers()
    table.with_cards(0, potter).do("Major Improvement").expect(clay=0)
    assert [card.name for card in table.farm().cards] == ["Helpful Potter", "Fireplace (2 clay)"]


def test_a_toll_that_cannot_be_paid_closes_the_space() -> None:
    toll = minor(
        "Toll",
        id="T007",
        text="Forest costs you 1 food.",
        on=[Moment(BEFORE_USE, OWN, frozenset(["Forest"])).must(pay(food(1)))],
    )
    table = play("revised", seats=[{"goods": {"food": 1}}]).with_cards(0, toll)
    assert "Forest" in table.offers()
    table.do("Forest").expect(food=0, wood=3)
    broke = play("revised", seats=[{"goods": {"food": 0}}]).with_cards(0, toll)
    assert "Forest" not in broke.offers()


# --- decisions by another seat inside a turn -------------------------------------------------------------------------


def test_an_off_turn_purchase_asks_the_other_seat_inside_the_turn() -> None:
    table = play("revised", seats=[{}, {"goods": {"food": 2}}]).with_cards(1, GREENGROCER_BOY)
    table.do("Forest")
    assert table.game.current_player == 1
    assert table.offers() == ["pay 2 food, then take 1 vegetable", "done"]
    table.do("pay 2 food, then take 1 vegetable").expect(1, food=0, vegetable=1)
    table.expect(0, wood=3)
    assert table.game.current_player == 1  # now it is that seat's own turn
    assert table.game.question.code == "ask-place"


def test_an_off_turn_purchase_is_not_asked_when_it_cannot_be_paid_or_is_the_owners_own_use() -> None:
    table = play("revised", seats=[{}, {"goods": {"food": 1}}]).with_cards(1, GREENGROCER_BOY)
    table.do("Forest")
    assert table.game.question.code == "ask-place"
    own = play("revised", turn=1, seats=[{}, {"goods": {"food": 5}}]).with_cards(1, GREENGROCER_BOY)
    own.do("Forest").expect(1, food=5, vegetable=0)


def test_an_off_turn_purchase_may_be_paid_by_conversion() -> None:
    table = play("revised", seats=[{}, {"goods": {"food": 1, "grain": 1}}]).with_cards(1, GREENGROCER_BOY)
    table.do("Forest", "pay 2 food, then take 1 vegetable").expect(1, food=0, grain=0, vegetable=1)


# --- conversions at any time -----------------------------------------------------------------------------------------


def test_a_trade_at_any_time_is_offered_beside_the_placement() -> None:
    table = play("revised", seats=[{"goods": {"sheep": 1}}]).with_cards(0, WOOL_TRADE)
    table.do("convert 1 sheep to 1 stone").expect(sheep=0, stone=1)
    assert table.game.question.code == "ask-place"
    assert "convert 1 sheep to 1 stone" not in table.offers()


def test_a_trade_at_any_time_counts_inside_a_payment() -> None:
    """Joinery costs 2 wood and 2 stone; the stone that is missing comes from sheep."""
    seat = {"goods": {"wood": 2, "stone": 1, "sheep": 1}}
    table = play("revised", round=4, seats=[seat])
    assert "1 stone short" in table.why_not("Joinery")
    table.with_cards(0, WOOL_TRADE)
    assert "Major Improvement" in table.offers()
    table.do("Major Improvement").expect(wood=0, stone=0, sheep=0)


# --- animal holders --------------------------------------------------------------------------------------------------


def test_an_animal_holder_keeps_what_the_yard_cannot() -> None:
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 5}}).with_cards(0, FOLD)
    table.do("Sheep Market").expect(sheep=4)  # 3 on the card, 1 as a pet


def test_an_animal_holder_for_sheep_keeps_no_boar() -> None:
    table = play("revised", round=9, stock={"Pig Market": {"boar": 3}}).with_cards(0, FOLD)
    table.do("Pig Market").expect(boar=1)


# --- goods on round spaces -------------------------------------------------------------------------------------------


def test_a_schedule_delivers_at_the_start_of_the_next_rounds() -> None:
    table = play("revised", players=1, round=1, cards=True, seats=[{"goods": {}}]).with_hand(0, ORCHARD)
    table.do("Meeting Place", "play Orchard")
    assert [(promise.round, promise.goods[FOOD]) for promise in table.game.state.promises] == [(2, 1), (3, 1), (4, 1)]
    table.do("Forest").expect(food=1)
    assert table.game.round == 2
    table.do("Clay Pit", "Reed Bank").expect(food=2)


def test_a_schedule_ends_with_the_game() -> None:
    table = play("revised", players=1, round=13, cards=True, seats=[{"goods": {}}]).with_hand(0, ORCHARD)
    table.do("Meeting Place", "play Orchard")
    assert [promise.round for promise in table.game.state.promises] == [14]


# --- the vocabulary's own guards -------------------------------------------------------------------------------------


def test_conditions_and_effects_refuse_truth_tests() -> None:
    condition = Condition(say("need-in-that-way"), lambda g, seat, event: True)
    with pytest.raises(TypeError, match="all_of"):
        bool(condition)
    with pytest.raises(TypeError, match="may, both"):
        bool(Gain(food(1).bag))


def test_a_wrong_card_fails_when_it_is_built_with_its_name() -> None:
    with pytest.raises(TypeError, match="Half a Card"):
        minor("Half a Card", id="T008", text="Nothing.", on=[played])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="needs a name"):
        minor("No Text", id="T009", text="")

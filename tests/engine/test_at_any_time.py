"""What cards allow at any time is offered in the midst of a turn too, where it could make a difference (revised 8.6).

Payments raise what is missing by themselves. What is left are the deeds that draw on the supply or on the fields
without paying: sowing, baking, the conditions of cards. Between the halves of one use, and between two effects at one
moment, trades may bring what these need.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import agricola
from tests.kit import Table, play

GROCER = "A102"
PORCELAIN = "B080"
SPADE = "A071"
BUY_WOOD = "convert 1 food to 1 wood"
BUY_GRAIN = "convert 1 food to 1 grain"
USE_SPADE = "Clearing Spade: move 1 crop"


def at(round: int = 8, **seat: Any) -> Table:
    """A table of two with hand cards; what is said is of the first player."""
    return play("revised", 2, cards=True, round=round, seats=[{"goods": {}, **seat}, {}])


# --- before the actions of a space ------------------------------------------------------------------------------------


def test_a_space_can_be_used_when_only_a_trade_brings_what_is_sown() -> None:
    """Sheep Walker: the sheep becomes a vegetable once the person stands there; leaving it would be no use at all."""
    table = at(goods={"sheep": 1}, cards=["B104"], fields={"c1": {}})
    assert "Grain Utilization" in table.offers()
    assert table.game.why_not("Grain Utilization") == ()
    table.do("Grain Utilization")  # only one trade leads on, so that nothing is asked
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}}
    table.expect(sheep=0, vegetable=0)


def test_a_space_can_be_used_when_only_trades_bring_what_is_baked() -> None:
    table = at(goods={"food": 2}, cards=[GROCER, "M-fireplace-2"])
    table.do("Grain Utilization").expect(wood=1, food=2, grain=0)


@pytest.mark.parametrize(
    "seat",
    [
        {"goods": {"sheep": 1}, "cards": ["B104"]},
        {"goods": {"food": 1}, "cards": [GROCER], "fields": {"c1": {}}},
        {"goods": {"food": 2}, "cards": [GROCER]},
        {"goods": {}, "cards": ["B104"], "fields": {"c1": {}}},
    ],
    ids=["no field", "only wood within reach", "no oven", "nothing to trade"],
)
def test_a_space_cannot_be_used_when_no_trade_leads_to_its_actions(seat: dict[str, Any]) -> None:
    table = at(**seat)
    assert "Grain Utilization" not in table.offers()
    assert table.game.why_not("Grain Utilization")


# --- between the halves of one use ------------------------------------------------------------------------------------


def test_bread_buys_the_grain_that_is_sown() -> None:
    """Grain Utilization: bake first, buy grain with the food of the bread, and sow it."""
    table = at(goods={"grain": 1}, cards=[GROCER, "M-fireplace-2"], fields={"c1": {}})
    table.do("Grain Utilization", "bake bread").expect(food=2, grain=0)
    assert table.game.question.code == "do-bake"  # the grain that the food buys might be baked too
    table.do("done")
    assert table.game.question.code == "do-sow"
    assert table.offers() == [BUY_WOOD, "done"]
    table.do(BUY_WOOD)
    assert table.offers() == [BUY_GRAIN, "done"]
    table.do(BUY_GRAIN)
    assert "sow 1 grain" in table.offers()
    table.do("sow 1 grain").expect(food=0, grain=0, wood=1)
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_what_could_be_sown_more_stands_beside_what_can() -> None:
    table = at(goods={"grain": 2}, cards=[GROCER, "M-fireplace-2"], fields={"c1": {}, "c2": {}})
    table.do("Grain Utilization", "bake bread", "bake 1 grain", "done")
    assert table.offers() == ["sow 1 grain", BUY_WOOD, "done"]
    table.do(BUY_WOOD, BUY_GRAIN, "sow 2 grain").expect(food=0)


def test_the_second_half_may_be_left_out_after_a_trade() -> None:
    table = at(goods={"grain": 1}, cards=[GROCER, "M-fireplace-2"], fields={"c1": {}})
    table.do("Grain Utilization", "bake bread", "done", BUY_WOOD, "done").expect(food=1, wood=1)
    assert table.game.current_player == 1


def test_nothing_is_asked_where_no_trade_leads_to_the_second_half() -> None:
    """With 1 food only the wood on top of the pile could be bought; and stone is not sown."""
    table = at(goods={"grain": 1, "clay": 4}, cards=[PORCELAIN, "M-fireplace-2"], fields={"c1": {}})
    assert table.do("Grain Utilization", "bake bread").game.current_player == 1
    table = at(13, goods={"food": 1}, cards=[GROCER], fields={"c1": {"grain": 3}})
    assert table.do("Cultivation", "plow c2").game.current_player == 1


def test_nothing_is_asked_of_a_player_without_such_a_card() -> None:
    table = at(goods={"grain": 1, "food": 5}, cards=["M-fireplace-2"], fields={"c1": {}})
    assert table.do("Grain Utilization", "bake bread").game.current_player == 1


def test_the_first_half_is_asked_as_before() -> None:
    """Whoever places a person has just been able to trade."""
    table = at(goods={"grain": 1, "food": 2}, cards=[GROCER, "M-fireplace-2"], fields={"c1": {}})
    assert BUY_WOOD in table.offers()
    assert table.do("Grain Utilization").offers() == ["sow", "bake bread"]


def test_a_field_that_is_plowed_takes_seed_that_is_bought() -> None:
    table = at(13, goods={"food": 2}, cards=[GROCER])
    table.do("Cultivation", "plow c1")
    assert table.offers() == [BUY_WOOD, "done"]
    table.do(BUY_WOOD, BUY_GRAIN, "sow 1 grain")
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_a_sheep_becomes_a_vegetable_between_plowing_and_sowing() -> None:
    table = at(13, goods={"sheep": 1}, cards=["B104"])
    table.do("Cultivation", "plow c1")
    assert table.offers() == ["convert 1 sheep to 1 vegetable", "done"], "boar and stone are not sown"
    table.do("convert 1 sheep to 1 vegetable", "sow 1 vegetable")
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}}


def test_food_for_a_purchase_may_come_from_another_trade() -> None:
    """A sheep for a vegetable, the vegetable for food, the food for what lies on Grocer."""
    table = at(13, goods={"sheep": 2, "food": 0}, cards=[GROCER, "B104"], stables=["e1"])
    table.do("Cultivation", "plow c1")
    assert "convert 1 sheep to 1 vegetable" in table.offers()


def test_stables_and_rooms_need_no_such_question() -> None:
    """What they cost is raised when it is paid."""
    goods = {"wood": 5, "reed": 2, "food": 3}
    table = at(goods=goods, cards=[GROCER]).do("Farm Expansion", "build rooms")
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


# --- after what cards bring on use ------------------------------------------------------------------------------------


FULL = {cell: {"grain": 3} for cell in ("a1", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2")}
"""No field can be plowed, so Cultivation is for sowing or for nothing."""


def threshing(grain: int) -> Table:
    """Threshing Board has baked 1 grain before Cultivation's own actions, and one field is empty."""
    fields = {**FULL, "e3": {}}
    table = at(13, goods={"grain": grain}, cards=[GROCER, "A024", "M-fireplace-2"], fields=fields)
    return table.do("Cultivation", "bake 1 grain", "done")


def test_what_is_baked_on_use_buys_the_seed_for_the_space() -> None:
    table = threshing(2)
    assert table.game.question.code == "ask-any-time"
    assert table.offers() == [BUY_WOOD, "done"]
    table.do(BUY_WOOD, BUY_GRAIN, "done").expect(grain=1, food=0)
    assert table.yard()["fields"]["e3"] == {"grain": 3}


def test_a_use_that_was_begun_for_a_trade_is_completed() -> None:
    """Whoever bakes the only seed must buy another one: "done" would get stuck, so there is nothing to choose."""
    table = threshing(1).expect(grain=0, food=0, wood=1)
    assert table.yard()["fields"]["e3"] == {"grain": 3}
    assert table.game.current_player == 1


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_a_condition_is_met_by_what_is_bought_after_the_renovation() -> None:
    """Roughcaster's food buys the fifth clay that Thick Forest asks for."""
    seat: Any = {"house": "clay", "cards": ["A110", GROCER], "hand": ["B074"], "card_state": {GROCER: [5]}}
    table = at(goods={"stone": 2, "reed": 1, "clay": 4}, **seat)
    table.do("House Redevelopment").expect(food=3)
    assert table.offers()[-2:] == ["convert 1 food to 1 clay", "done"]
    assert "play Thick Forest" not in table.offers()
    table.do("convert 1 food to 1 clay", "play Thick Forest").expect(clay=5)


# --- at one moment ----------------------------------------------------------------------------------------------------


def test_the_spade_works_between_two_effects_of_a_round_start() -> None:
    """Plow Driver plows, the spade plants the new field, and Scholar plays what needs two grain fields."""
    seat: Any = {"goods": {"food": 3, "wood": 1}, "house": "stone", "cards": [SPADE, "A090", "B097"], "hand": ["A026"]}
    fields = {"c1": {"grain": 3}}
    table = play("revised", 2, cards=True, round=5, phase="preparation", seats=[{**seat, "fields": fields}, {}])
    assert table.offers() == ["Plow Driver", "Scholar"], "there is no empty field yet"
    table.do("Plow Driver", "pay 1 food, then plow a field", "plow c2")
    assert table.offers() == [USE_SPADE, "done"]
    table.do(USE_SPADE, "play an occupation or minor improvement")
    assert [card.name for card in table.farm().cards][-1] == "Sleeping Corner"


def test_the_order_of_effects_may_be_chosen_after_a_trade() -> None:
    seat: Any = {"goods": {"food": 3, "wood": 1}, "house": "stone", "cards": [SPADE, "A090", "B097"], "hand": ["A026"]}
    fields: dict[str, dict[str, int]] = {"c1": {"grain": 3}, "c2": {}}
    table = play("revised", 2, cards=True, round=5, phase="preparation", seats=[{**seat, "fields": fields}, {}])
    assert table.offers() == ["Plow Driver", "Scholar", USE_SPADE]
    table.do(USE_SPADE)
    assert table.offers() == ["Plow Driver", "Scholar"]


# --- for a payment ----------------------------------------------------------------------------------------------------


def test_grain_is_sold_where_food_is_due_in_the_turn_of_another() -> None:
    """Corn Profiteer gets 3 food for the grain that would pay Wood Buyer's 1 food by itself."""
    seats: Any = [{"cards": ["I239", "I234"], "goods": {"grain": 1}}, {"goods": {}}, {"goods": {}}, {"goods": {}}]
    table = play("original", 4, cards=True, turn=1, seats=seats).do("3 Wood")
    assert table.game.current_player == 0
    assert "Corn Profiteer: sell 1 grain" in table.offers()
    table.do("Corn Profiteer: sell 1 grain", "pay 1 food, then take 1 wood").expect(seat=0, food=2, wood=1, grain=0)


# --- as positions -----------------------------------------------------------------------------------------------------


def _in_the_midst() -> list[Table]:
    baked = at(goods={"grain": 1}, cards=[GROCER, "M-fireplace-2"], fields={"c1": {}})
    return [baked.do("Grain Utilization", "bake bread"), threshing(2)]


@pytest.mark.parametrize("number", [0, 1])
def test_a_question_in_the_midst_survives_as_a_position_and_in_imagined_games(number: int) -> None:
    game = _in_the_midst()[number].game
    again = agricola.from_position(json.loads(json.dumps(game.position())))
    assert again.key() == game.key()
    assert again.legal_actions() == game.legal_actions()
    assert again.question == game.question
    imagined = game.determinize(0, random.Random(3))
    assert imagined.legal_actions() == game.legal_actions()
    assert game.legal_actions() == sorted(game.legal_actions())


def test_what_is_chosen_within_a_trade_must_still_lead_to_the_actions_of_the_space() -> None:
    """Strawberry Patch needs two vegetable fields: Clearing Spade may not move the grain into the only empty field."""
    table = at(
        round=5, goods={"wood": 1}, cards=[SPADE], hand=["B045"],
        fields={"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {}},
    )  # fmt: skip
    table.do("Major Improvement")  # only this crop and only this card lead on, so that nothing is asked
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "c2": {"vegetable": 1}, "c3": {"vegetable": 1}}
    assert [card.id for card in table.farm().cards] == [SPADE, "B045"]


def test_what_is_paid_for_a_deed_at_any_time_must_leave_what_the_deed_needs() -> None:
    """Feed Pellets give an animal of a kind that one has: the only sheep can't be cooked for their vegetable."""
    goods = {"grain": 2, "food": 2, "sheep": 1, "wood": 1, "reed": 1}
    seat = {"goods": goods, "cards": ["M-fireplace-2", "E184", "E338"], "pastures": [["c1"]]}
    seats: Any = [seat, {"goods": {"food": 9}}]
    table = play("original", 2, cards=True, round=7, phase="feeding", seats=seats)
    table.game.apply(next(action for action in table.game.legal_actions() if action.code == "use:E338.0"))
    table.expect(grain=1, sheep=2, food=0)  # Grocer's goods above the vegetable are a grain, a reed and a stone


def test_a_deed_at_any_time_is_not_offered_where_its_price_takes_what_it_needs() -> None:
    """With 1 food, 1 grain and 1 sheep only the cooked sheep pays for Grocer's four goods: then none is left."""
    goods = {"grain": 1, "food": 1, "sheep": 1}
    seat = {"goods": goods, "cards": ["M-fireplace-2", "E184", "E338"], "pastures": [["c1"]]}
    seats: Any = [seat, {"goods": {"food": 9}}]
    table = play("original", 2, cards=True, round=7, phase="feeding", seats=seats)
    codes = [action.code for action in table.game.legal_actions()]
    assert "use:E338.0" not in codes
    assert "use:1f>1r@E184" in codes

"""Cards of the original edition that look at what a use of a space brought: normal case, limits, interactions."""

from __future__ import annotations

import pytest

from tests.cards.original_table import START, original
from tests.kit import Table

MIXED_5P = "1 Reed, also 1 Stone and 1 Wood"
MIXED_4P = "Take 1 Reed, 1 Stone and 1 Food"
LEAVE_1 = "leave 1 wood on the space, then take 2 food"
LEAVE_2 = "leave 2 wood on the space, then take 3 food"
LEAVE_BOAR = "leave 2 wood on the space, then take 1 boar"


def _with(card: str, players: int = 5, **goods: int) -> Table:
    return original(players, seats=[{"goods": goods, "cards": [card]}])


# --- Basket -----------------------------------------------------------------------------------------------------------


def test_basket_leaves_2_wood_for_3_food() -> None:
    table = _with("E034", 3).do("3 Wood", LEAVE_2).expect(wood=1, food=3)
    assert table.lying_on("3 Wood") == {"wood": 2}


def test_basket_needs_2_wood_that_at_hand_and_may_be_declined() -> None:
    assert _with("E034", 5, wood=5).do(MIXED_5P).game.question.code == "ask-place"
    assert _with("E034", 4, wood=5).do("1 Wood").game.question.code == "ask-place"
    _with("E034", 3).do("3 Wood", "done").expect(wood=3, food=0)


def test_basket_mushroom_collector_and_pig_catcher_act_together_if_enough_wood_lies_there() -> None:
    """OP-50: each at most once, together if enough wood lies there."""
    seat = {"goods": {}, "cards": ["E034", "E196", "I253"]}
    table = original(4, seats=[seat], stock={"wood_3": {"wood": 4}}).do("3 Wood", "Basket", LEAVE_2, "Pig Catcher")
    table.do(LEAVE_BOAR).expect(wood=0, food=3, boar=1)
    assert table.game.question.code == "ask-place"
    assert table.lying_on("3 Wood") == {"wood": 4}


# --- Berry Picker -----------------------------------------------------------------------------------------------------


def test_berry_picker_gets_food_with_wood_on_any_space() -> None:
    """Ruling: also on the 5-player space with reed, stone and wood."""
    _with("E152").do("4 Wood").expect(wood=4, food=1)
    _with("E152").do(MIXED_5P).expect(food=1)
    _with("E152").do("1 Clay").expect(food=0)


@pytest.mark.parametrize(("chosen", "food"), [("take 1 wood", 1), ("take 1 clay", 0)])
def test_berry_picker_and_building_material_if_wood_is_chosen(chosen: str, food: int) -> None:
    """Ruling, OP-18: Building Material counts if wood is chosen."""
    seat = {"goods": {}, "cards": ["E152"], "hand": ["E016"]}
    original(3, seats=[seat]).do(START, "play Building Material", chosen).expect(food=food)


def test_berry_picker_gets_nothing_for_other_cards_or_players() -> None:
    """OP-18: no other minor improvement, and no occupation."""
    seat = {"goods": {"stone": 1}, "cards": ["E152"], "hand": ["K107"]}
    table = original(3, seats=[seat, {"goods": {}}]).do(START, "play Lumber")
    table.expect(food=0)
    table.do("3 Wood").expect(0, food=0)


# --- Woodcutter -------------------------------------------------------------------------------------------------------


def test_woodcutter_gets_1_wood_more() -> None:
    _with("E176", 2).do("3 Wood").expect(wood=4)


def test_woodcutter_works_on_the_5_player_space() -> None:
    """Ruling: works where the wood comes from the supply."""
    _with("E176").do(MIXED_5P).expect(wood=2)


def test_woodcutter_is_no_use_without_wood_and_not_for_building_material() -> None:
    """OP-60: not for Building Material."""
    _with("E176", 2).do("1 Clay").expect(wood=0)
    seat = {"goods": {}, "cards": ["E176"], "hand": ["E016"]}
    original(3, seats=[seat]).do(START, "play Building Material", "take 1 wood").expect(wood=1)


def test_woodcutter_gets_nothing_when_all_the_wood_is_left_there() -> None:
    """OP-50: then no wood was taken."""
    seat = {"goods": {}, "cards": ["E176", "E196"]}
    original(4, seats=[seat]).do("1 Wood", LEAVE_1).expect(wood=0, food=2)


# --- Clay Mixer -------------------------------------------------------------------------------------------------------


def test_clay_mixer_gets_2_clay_more() -> None:
    _with("E188", 2).do("1 Clay").expect(clay=3)


def test_clay_mixer_acts_on_a_chosen_clay_too() -> None:
    _with("E188", 3).do("Take 1 Building Resource", "take 1 clay").expect(clay=3)
    _with("E188", 3).do("Take 1 Building Resource", "take 1 wood").expect(clay=0)


def test_clay_mixer_is_no_help_where_something_else_is_taken_or_to_others() -> None:
    table = original(2, seats=[{"goods": {}, "cards": ["E188"]}], stock={"clay_1": {"clay": 2, "food": 1}})
    table.do("1 Clay").expect(clay=2)
    original(2, turn=1, seats=[{"goods": {}, "cards": ["E188"]}, {"goods": {}}]).do("1 Clay").expect(0, clay=0)


# --- Mushroom Collector -----------------------------------------------------------------------------------------------


def test_mushroom_collector_leaves_1_wood_for_2_food() -> None:
    table = _with("E196", 2).do("3 Wood", LEAVE_1).expect(wood=2, food=2)
    assert table.lying_on("3 Wood") == {"wood": 1}


def test_mushroom_collector_may_keep_the_wood() -> None:
    _with("E196", 2).do("3 Wood", "done").expect(wood=3, food=0)


def test_mushroom_collector_needs_wood_that_at_hand() -> None:
    assert _with("E196", 5, wood=3).do(MIXED_5P).game.question.code == "ask-place"


# --- Stone Carrier ----------------------------------------------------------------------------------------------------


def test_stone_carrier_gets_1_stone_more_for_nothing() -> None:
    original(2, round=7, seats=[{"goods": {}, "cards": ["E210"]}]).do("1 Stone (stage 2)").expect(stone=2)


def test_stone_carrier_pays_1_food_where_other_resources_come_too() -> None:
    _with("E210", 4).do(MIXED_4P, "pay 1 food, then take 1 stone").expect(stone=2, reed=1, food=0)
    _with("E210", 4).do(MIXED_4P, "done").expect(stone=1, food=1)


def test_stone_carrier_has_no_stone_without_food_or_stone() -> None:
    assert _with("E210").do(MIXED_5P).expect(stone=1).game.question.code == "ask-place"
    _with("E210").do("1 Clay").expect(stone=0)


# --- Fish Trap --------------------------------------------------------------------------------------------------------


def test_fish_trap_gives_food_on_fishing_and_with_reed() -> None:
    _with("I095", 2).do("Fishing").expect(food=2)
    _with("I095", 2).do("1 Reed").expect(food=1)
    _with("I095", 2).do("1 Clay").expect(food=0)


@pytest.mark.parametrize(("chosen", "food"), [("take 1 reed", 1), ("take 1 clay", 0)])
def test_fish_trap_acts_if_reed_is_chosen(chosen: str, food: int) -> None:
    """OP-56: on "Take 1 Building Resource" if reed is chosen."""
    _with("I095", 3).do("Take 1 Building Resource", chosen).expect(food=food)


def test_fish_trap_has_no_food_for_reed_from_reed_exchange() -> None:
    """Ruling: only for reed taken on an action space."""
    seat = {"goods": {"wood": 2}, "cards": ["I095"], "hand": ["I096"]}
    original(3, seats=[seat]).do(START, "play Reed Exchange").expect(reed=2, food=0)


def test_fish_trap_has_no_food_for_reed_from_helpful_neighbors() -> None:
    """Ruling: only for reed taken on an action space."""
    seat = {"goods": {"wood": 1}, "cards": ["I095"], "hand": ["E042"]}
    table = original(3, seats=[seat]).do(START, "play Helpful Neighbors")
    table.do("take 1 reed").expect(reed=1, food=0)


def test_fish_trap_has_no_food_for_reed_that_reed_buyer_gets() -> None:
    """Ruling: only for reed taken on an action space."""
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I095", "I251"]}])
    table.do("1 Reed", "pay 1 food, then take 1 reed, then that player takes 1 food").expect(1, reed=1, food=0)


def test_fish_trap_has_no_food_for_reed_of_reed_collector() -> None:
    """Ruling: only for reed taken on an action space."""
    seat = {"goods": {}, "cards": ["I095"], "hand": ["E205"]}
    table = original(3, round=3, seats=[seat, {}, {}]).do("1 Occupation").expect(food=0)
    table.do("Day Laborer", "3 Wood", "1 Clay", "2 Wood", "Take 1 Grain").expect(reed=1, food=0)


# --- Net Fisherman ----------------------------------------------------------------------------------------------------


def test_net_fisherman_gets_the_food_of_fishing_when_people_return_home() -> None:
    """Ruling: as soon as a person takes reed on a space, the food still there in phase 4 is the owner's."""
    table = original(2, round=2, seats=[{"goods": {}, "cards": ["I248"]}], stock={"fishing": {"food": 3}})
    table.do("1 Reed", "1 Clay", "3 Wood").expect(food=0).do("Take 1 Grain").expect(food=3, reed=1)
    assert table.lying_on("Fishing") == {"food": 1}


def test_net_fisherman_gets_nothing_without_reed_or_when_another_fishes() -> None:
    """OP-56: "Take 1 Building Resource" counts if reed is chosen."""
    table = original(2, round=2, seats=[{"goods": {}, "cards": ["I248"]}]).do("1 Clay", "1 Reed", "3 Wood")
    table.do("Take 1 Grain").expect(food=0)
    table = original(2, round=2, seats=[{"goods": {}, "cards": ["I248"]}]).do("1 Reed", "Fishing", "3 Wood")
    table.do("Take 1 Grain").expect(food=0)


def test_net_fisherman_says_while_the_food_is_claimed() -> None:
    table = original(3, round=2, seats=[{"goods": {}, "cards": ["I248"]}])
    table.do("Take 1 Building Resource", "take 1 reed")
    assert table.game.view(0)["seats"][0]["notes"]["I248"]
    table.do("1 Clay", "1 Reed", "3 Wood", "Take 1 Grain", "2 Wood")
    table.expect(food=1)
    assert "I248" not in table.game.view(0)["seats"][0]["notes"]


# --- Reed Buyer -------------------------------------------------------------------------------------------------------

BUY_REED = "pay 1 food, then take 1 reed, then that player takes 1 food"
BUY_STONE = "pay 1 food, then take 1 stone, then that player takes 1 food"


def test_reed_buyer_buys_1_reed_and_the_other_player_gets_2_food_in_all() -> None:
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I251"]}]).do("1 Reed", BUY_REED)
    table.expect(0, reed=0, food=2).expect(1, reed=1, food=0)


def test_reed_buyer_is_asked_only_for_the_first_reed_of_a_round() -> None:
    """Ruling: only the first taking of reed in a round; the other player can't refuse."""
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 5}, "cards": ["I251"]}]).do("1 Reed", "done")
    table.do("1 Clay", MIXED_4P)
    assert table.game.question.code == "ask-place"


def test_reed_buyer_has_no_benefit_when_the_owner_takes_reed_first() -> None:
    """Ruling: no food from the supply for the owner, and then the first taking is over."""
    table = original(4, seats=[{"goods": {"food": 5}, "cards": ["I251"]}]).do("1 Reed").expect(food=5)
    table.do(MIXED_4P).expect(0, food=5)
    assert table.game.question.code == "ask-place"


def test_reed_buyer_played_after_the_first_reed_waits_for_the_next_round() -> None:
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 5}, "hand": ["I251"]}])
    table.do("1 Reed", "1 Occupation", MIXED_4P).expect(1, food=5)
    assert table.game.question.code == "ask-place"


def test_reed_buyer_is_not_asked_for_reed_from_round_spaces() -> None:
    """OP-57: only what a person takes from a space, not deliveries on round spaces."""
    promise = {"round": 4, "seat": 0, "card": "E205", "goods": {"reed": 1}}
    table = original(4, phase="preparation", promises=[promise], seats=[{}, {"goods": {"food": 5}, "cards": ["I251"]}])
    assert table.game.question.code == "ask-place"
    table.expect(0, reed=1).expect(1, food=5)


# --- Pig Catcher ------------------------------------------------------------------------------------------------------


def test_pig_catcher_leaves_2_wood_for_a_boar() -> None:
    table = _with("I253", 4).do("3 Wood", LEAVE_BOAR).expect(wood=1, boar=1)
    assert table.lying_on("3 Wood") == {"wood": 2}


def test_pig_catcher_may_be_declined_and_needs_2_wood() -> None:
    _with("I253", 4).do("3 Wood", "done").expect(wood=3, boar=0)
    assert _with("I253", 4, wood=3).do("1 Wood").game.question.code == "ask-place"


def test_pig_catcher_boar_without_a_place_is_cooked() -> None:
    seat = {"goods": {"sheep": 1}, "cards": ["I253", "M-fireplace-2"]}
    table = original(4, seats=[seat]).do("3 Wood", LEAVE_BOAR, "keep 1 sheep").expect(food=2, sheep=1, boar=0)
    assert table.game.question.code == "ask-place"


# --- Stone Buyer ------------------------------------------------------------------------------------------------------


def test_stone_buyer_buys_1_stone() -> None:
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I255"]}]).do(MIXED_4P, BUY_STONE)
    table.expect(0, stone=0, reed=1, food=3).expect(1, stone=1, food=0)


def test_stone_buyer_has_the_first_stone_of_a_round_only() -> None:
    """Ruling: not for the second or third taking of stone in a round."""
    seats = [{"goods": {}}, {"goods": {"food": 5}, "cards": ["I255"]}]
    table = original(4, round=7, seats=seats).do(MIXED_4P, "done", "1 Clay", "1 Stone (stage 2)")
    table.expect(1, food=5)
    assert table.game.question.code == "ask-place"


def test_stone_buyer_has_nothing_of_the_own_stone() -> None:
    """Ruling: if the owner takes the stone personally there is no food from the supply."""
    table = original(4, round=7, seats=[{"goods": {"food": 5}, "cards": ["I255"]}]).do("1 Stone (stage 2)")
    table.expect(food=5, stone=1).do(MIXED_4P).expect(0, food=5)


# --- Landing Net ------------------------------------------------------------------------------------------------------


def test_landing_net_gives_2_food_with_reed_alone() -> None:
    _with("K126", 2).do("1 Reed").expect(food=2)


def test_landing_net_gives_1_food_with_other_building_resources() -> None:
    _with("K126", 4).do(MIXED_4P).expect(food=2)  # 1 of the space and 1 of the card
    _with("K126", 5).do(MIXED_5P).expect(food=1)


def test_landing_net_needs_reed() -> None:
    _with("K126", 3).do("Take 1 Building Resource", "take 1 clay").expect(food=0)
    _with("K126", 3).do("Take 1 Building Resource", "take 1 reed").expect(food=2)


# --- Pieceworker ------------------------------------------------------------------------------------------------------


def test_pieceworker_buys_one_more_for_1_food() -> None:
    _with("K268", 2, food=1).do("3 Wood", "pay 1 food, then take 1 wood").expect(wood=4, food=0)
    _with("K268", 2, food=1).do("Take 1 Grain", "done").expect(grain=1, food=1)


def test_pieceworker_buys_a_vegetable_for_2_food() -> None:
    table = original(2, round=9, seats=[{"goods": {"food": 2}, "cards": ["K268"]}])
    table.do("Take 1 Vegetable", "pay 2 food, then take 1 vegetable").expect(vegetable=2, food=0)


def test_pieceworker_is_asked_for_each_kind_of_good() -> None:
    table = _with("K268", 4, food=1).do(MIXED_4P)
    assert len(set(table.offers())) == len(table.offers()) == 2
    table.do(table.offers()[0], "pay 1 food, then take 1 reed", "pay 1 food, then take 1 stone")
    table.expect(reed=2, stone=2, food=0)


def test_pieceworker_has_nothing_of_goods_from_cards_or_at_the_start_of_a_round() -> None:
    """Ruling: only for goods obtained directly on an action space, and only in phase 3."""
    seat = {"goods": {"grain": 1, "food": 5}, "cards": ["K268"], "hand": ["E039"]}
    table = original(3, seats=[seat]).do(START, "play Market Stall").expect(vegetable=1, food=5)
    assert table.game.question.code == "ask-place"
    promise = {"round": 4, "seat": 0, "card": "E205", "goods": {"reed": 1}}
    seat = {"goods": {"food": 5}, "cards": ["K268"]}
    table = original(3, phase="preparation", promises=[promise], seats=[seat]).expect(reed=1)
    assert table.game.question.code == "ask-place"


# --- Storehouse Keeper ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "clay", "grain"), [("take 1 clay", 1, 0), ("take 1 grain", 0, 1)])
def test_storehouse_keeper_gets_clay_or_grain(chosen: str, clay: int, grain: int) -> None:
    _with("K288", 4).do(MIXED_4P, chosen).expect(clay=clay, grain=grain)


def test_storehouse_keeper_needs_reed_and_stone() -> None:
    assert _with("K288", 4).do("1 Reed").game.question.code == "ask-place"


def test_storehouse_keeper_does_not_see_the_stone_of_another_card() -> None:
    """Reed and stone of the space itself, not what cards add."""
    seat = {"goods": {"food": 3}, "cards": ["K288", "K268"]}
    table = original(4, seats=[seat]).do("1 Reed", "pay 1 food, then take 1 reed")
    assert table.game.question.code == "ask-place"


# --- Clay Worker ------------------------------------------------------------------------------------------------------


def test_clay_worker_gets_clay_with_wood_or_clay() -> None:
    _with("K290", 2).do("3 Wood").expect(clay=1)
    _with("K290", 2).do("1 Clay").expect(clay=2)


def test_clay_worker_gets_clay_on_the_5_player_space() -> None:
    """Ruling: it always includes 1 wood."""
    _with("K290").do(MIXED_5P).expect(clay=1)


def test_clay_worker_gets_a_single_clay_and_none_for_other_goods() -> None:
    table = original(2, seats=[{"goods": {}, "cards": ["K290"]}], stock={"wood_3": {"wood": 3, "clay": 1}})
    table.do("3 Wood").expect(clay=2, wood=3)
    _with("K290", 2).do("1 Reed").expect(clay=0)


# --- Market Woman -----------------------------------------------------------------------------------------------------


def test_market_woman_gets_2_grain_with_take_1_vegetable() -> None:
    original(2, round=9, seats=[{"goods": {}, "cards": ["K292"]}]).do("Take 1 Vegetable").expect(vegetable=1, grain=2)


def test_market_woman_with_market_stall_needs_the_grain_first() -> None:
    """Ruling: combines with Market Stall, whose grain must be paid first."""
    seat = {"goods": {"grain": 1}, "cards": ["K292"], "hand": ["E039"]}
    original(3, seats=[seat]).do(START, "play Market Stall").expect(vegetable=1, grain=2)
    table = original(3, seats=[{"goods": {}, "cards": ["K292"], "hand": ["E039"]}])
    assert "1 grain short" in table.lacks("E039")


def test_market_woman_with_weekly_market() -> None:
    """Ruling: combines with Weekly Market; the 3 grain must be paid before."""
    seat = {"goods": {"grain": 3}, "cards": ["K292"], "hand": ["I104"]}
    original(3, seats=[seat]).do(START, "play Weekly Market").expect(vegetable=2, grain=2)


def test_market_woman_with_greenhouse() -> None:
    """Ruling: combines with Greenhouse."""
    table = original(1, round=2, seats=[{"goods": {"wood": 2, "food": 9}, "cards": ["K292", "E147"], "hand": ["K117"]}])
    table.do(START, "play Greenhouse", "1 Clay")
    while not any("vegetable" in offer for offer in table.offers()):
        table.do("Fishing" if "Fishing" in table.offers() else table.offers()[0])
    before = table.goods()
    table.do("pay 1 food, then take 1 vegetable")
    table.expect(vegetable=before["vegetable"] + 1, grain=before["grain"] + 2)


def test_market_woman_has_nothing_of_occupations_and_harvests() -> None:
    """Ruling: not with occupations."""
    original(3, seats=[{"goods": {"food": 1}, "cards": ["K292"], "hand": ["E147"]}]).do("1 Occupation").expect(
        vegetable=1, grain=0
    )
    farm = {"goods": {"food": 9}, "cards": ["K292"], "fields": {"c1": {"vegetable": 2}}, "placed": ["Fishing"]}
    original(1, round=4, seats=[farm]).do("Day Laborer").expect(vegetable=1, grain=0)


# --- Sheep Farmer -----------------------------------------------------------------------------------------------------


def test_sheep_farmer_takes_1_sheep_more() -> None:
    seat = {"goods": {}, "cards": ["K297"], "stables": ["c1"]}
    original(3, seats=[seat]).do("1 Sheep").expect(sheep=2)


def test_sheep_farmer_works_on_the_5_player_space() -> None:
    """Ruling: works on the 5-player space for animals."""
    seat = {"goods": {}, "cards": ["K297"], "stables": ["c1"]}
    original(5, seats=[seat]).do("Take Animals", "take 1 food, 1 sheep").expect(sheep=2, food=1)


@pytest.mark.parametrize("card", ["I250", "E204", "K298", "K305"])
def test_sheep_farmer_has_nothing_of_sheep_that_no_person_takes(card: str) -> None:
    """Ruling: not with Shepherd Boy, Animal Handler, Sheep Whisperer, Master Shepherd."""
    promise = {"round": 4, "seat": 0, "card": card, "goods": {"sheep": 1}}
    seat = {"goods": {}, "cards": ["K297"], "stables": ["c1", "d1"]}
    original(4, phase="preparation", promises=[promise], seats=[seat]).expect(sheep=1)


def test_sheep_farmer_exchanges_3_sheep_for_a_boar_and_a_cattle_at_any_time() -> None:
    seat = {"goods": {"sheep": 3}, "cards": ["K297"], "stables": ["c1", "d1", "e1"]}
    table = original(3, seats=[seat]).do("convert 3 sheep to 1 boar, 1 cattle").expect(sheep=0, boar=1, cattle=1)
    assert table.game.question.code == "ask-place"


def test_sheep_farmer_exchanges_sheep_that_find_no_place_when_they_arrive() -> None:
    """The exchange is for any time, so also for the moment at which sheep without a place would leave."""
    seat = {"goods": {}, "cards": ["K297"], "pastures": [["c1"]]}
    table = original(3, seats=[seat], stock={"sheep_1": {"sheep": 4}}).do("1 Sheep")
    table.do("convert 3 sheep to 1 boar, 1 cattle", "keep 1 sheep, 1 boar").expect(sheep=2, boar=1, cattle=0)


# --- Stump-Jump Plow --------------------------------------------------------------------------------------------------


def test_stump_jump_plow_plows_with_wood_for_1_food() -> None:
    table = original(3, seats=[{"goods": {"food": 1}, "cards": ["Z313"], "house": "clay"}])
    table.do("3 Wood", "pay 1 food, then plow a field", "plow c1").expect(food=0, wood=3)
    assert list(table.yard()["fields"]) == ["c1"]


def test_stump_jump_plow_is_no_use_in_a_wooden_hut_or_without_food() -> None:
    assert _with("Z313", 3, food=1).do("3 Wood").game.question.code == "ask-place"
    poor = original(3, seats=[{"goods": {}, "cards": ["Z313"], "house": "stone"}]).do("3 Wood")
    assert poor.game.question.code == "ask-place"


def test_stump_jump_plow_is_a_plow_by_name_but_acts_on_no_plow_space() -> None:
    """Ruling: a plow card by name, although it is used with wood spaces."""
    table = original(3, seats=[{"goods": {"food": 1}, "cards": ["Z313"], "house": "clay"}]).do(
        "Plow 1 Field", "plow c1"
    )
    assert "Plow" in table.farm().cards[0].name
    assert table.game.question.code == "ask-place"


# --- Cooper -----------------------------------------------------------------------------------------------------------


def test_cooper_gets_food_when_anybody_gets_3_food_on_a_space() -> None:
    """Ruling: 3 or more."""
    stock = {"fishing": {"food": 3}}
    original(4, seats=[{"goods": {}, "cards": ["Z328"]}], stock=stock).do("Fishing").expect(food=4)
    others = original(4, turn=1, seats=[{"goods": {}, "cards": ["Z328"]}, {"goods": {}}], stock=stock).do("Fishing")
    others.expect(0, food=1).expect(1, food=3)


def test_cooper_gets_nothing_for_2_food() -> None:
    original(4, seats=[{"goods": {}, "cards": ["Z328"]}]).do("Day Laborer").expect(food=2)


def test_cooper_does_not_count_the_food_that_cards_add() -> None:
    stock = {"fishing": {"food": 2}}
    original(4, seats=[{"goods": {}, "cards": ["Z328", "I095"]}], stock=stock).do("Fishing").expect(food=3)


# --- Wood Buyer -------------------------------------------------------------------------------------------------------


def test_wood_buyer_is_asked_once_when_the_other_player_has_a_woodcutter() -> None:
    """R3: one action, one purchase."""
    seats = [{"goods": {}, "cards": ["E176"]}, {"goods": {"food": 5}, "cards": ["I234"]}]
    table = original(3, seats=seats).do("3 Wood", "pay 1 food, then take 1 wood")
    assert table.game.question.code == "ask-place"
    table.expect(0, wood=3, food=1).expect(1, wood=1, food=4)


def test_wood_buyer_has_nothing_of_wood_that_is_left_on_the_space() -> None:
    """OP-50: what is left there was not taken."""
    seats = [{"goods": {"wood": 3}, "cards": ["E196"]}, {"goods": {"food": 5}, "cards": ["I234"]}]
    table = original(4, seats=seats).do("1 Wood", LEAVE_1)
    assert table.game.question.code == "ask-place"

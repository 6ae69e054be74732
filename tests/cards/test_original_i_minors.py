"""Minor improvements of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import minor, returning
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"

# --- Tavern -----------------------------------------------------------------------------------------------------------


def test_tavern_is_an_action_space_for_everybody_once_it_is_played() -> None:
    table = original(seats=[{"goods": {"wood": 2, "stone": 2}, "hand": ["I100"]}, {"goods": {}}])
    assert "Tavern" not in table.offers()
    table.do("1 Major or Minor Improvement", "play Tavern")
    table.do("Tavern").expect(1, food=3)


def test_tavern_gives_its_owner_3_food_or_2_points() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I100"]}]).do("Tavern")
    assert table.offers() == ["take 3 food", "take 2 points"]
    before = table.total()
    table.do("take 2 points")
    assert table.total() == before + 2
    original(seats=[{"goods": {}, "cards": ["I100"]}]).do("Tavern", "take 3 food").expect(food=3)


def test_tavern_takes_one_person_a_round_and_its_owner_gets_nothing_from_others() -> None:
    """Secondary note: the owner gets nothing when others use it."""
    table = original(turn=1, seats=[{"goods": {}, "cards": ["I100"]}, {"goods": {}}]).do("Tavern")
    table.expect(0, food=0).expect(1, food=3)
    assert "Tavern" not in table.offers()


def test_tavern_survives_a_saved_position() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["I100"]}])
    assert "Tavern" in table.offers()
    assert not table.why_not("Tavern")


# --- Baker's Kitchen --------------------------------------------------------------------------------------------------


def test_bakers_kitchen_replaces_an_oven_and_bakes_at_once() -> None:
    farm = {"goods": {"stone": 2, "grain": 3}, "cards": ["M-clay-oven"], "hand": ["I065"]}
    table = original(seats=[farm]).do(START, "play Baker's Kitchen").do("bake 2 grain")
    table.expect(stone=0, grain=1, food=10)
    assert [card.id for card in table.farm().cards] == ["I065"]
    assert table.score()["cards"] == 4


def test_bakers_kitchen_gives_a_major_oven_back_to_the_board() -> None:
    farm = {"goods": {"stone": 2}, "cards": ["M-stone-oven"], "hand": ["I065"]}
    table = original(seats=[farm, {"goods": {"clay": 1, "stone": 3}}]).do(START, "play Baker's Kitchen")
    assert "M-stone-oven" in [card.id for card in table.game.state.majors]


def test_bakers_kitchen_needs_an_oven_by_name_and_the_stone() -> None:
    """Fireplaces and hearths bake too, but are no ovens (original-card-rulings: ovens)."""
    hearth = original(seats=[{"goods": {"stone": 2}, "cards": ["M-hearth-4"], "hand": ["I065"]}])
    assert "Oven" in hearth.lacks("I065")
    poor = original(seats=[{"goods": {"stone": 1}, "cards": ["M-clay-oven"], "hand": ["I065"]}])
    assert "1 stone short" in poor.lacks("I065")


def test_bakers_kitchen_is_itself_no_oven() -> None:
    """So it can't be given back for another upgrade (original-card-rulings: Baker's Kitchen)."""
    better = minor("Better Kitchen", id="T220", text="Costs an oven.", cost=returning("Oven"))
    table = original(seats=[{"goods": {}, "cards": ["I065"]}]).with_hand(0, better)
    assert "Oven" in table.lacks("T220")


def test_bakers_kitchen_bakes_beside_another_oven() -> None:
    """OP-32: every baking improvement is used up to its own limit."""
    table = original(seats=[{"goods": {"grain": 3}, "cards": ["I065", "M-clay-oven"]}]).do("Sow and/or Bake Bread")
    table.do("bake 3 grain").expect(food=15)


# --- Village Well -----------------------------------------------------------------------------------------------------


def test_village_well_replaces_the_well_and_lays_out_3_food() -> None:
    table = original(seats=[{"goods": {}, "cards": ["M-well"], "hand": ["I066"]}]).do(START, "play Village Well")
    assert [promise.round for promise in table.game.state.promises] == [5, 6, 7]
    assert table.score()["cards"] == 5


def test_village_well_leaves_the_food_of_the_well_on_the_round_spaces() -> None:
    """original-card-rulings, Village Well; WE-I15."""
    seat = {"goods": {"wood": 1, "stone": 3}, "hand": ["I066"]}
    table = original(seats=[seat], round=4).do(IMPROVE)
    assert [promise.round for promise in table.game.state.promises] == [5, 6, 7, 8, 9]
    table.do("Day Laborer", START, "play Village Well")
    assert sorted(promise.round for promise in table.game.state.promises) == [5, 5, 6, 6, 7, 7, 8, 9]


def test_village_well_lets_the_well_be_bought_again_with_new_food() -> None:
    seat = {"goods": {"wood": 1, "stone": 3}, "cards": ["I066"]}
    table = original(seats=[seat], round=4).do(IMPROVE)
    assert len(table.game.state.promises) == 5


def test_village_well_needs_the_major_well() -> None:
    table = original(seats=[{"goods": {}, "hand": ["I066"]}])
    assert "Well" in table.lacks("I066")


# --- Threshing Board --------------------------------------------------------------------------------------------------


def test_threshing_board_bakes_after_plowing() -> None:
    farm = {"goods": {"grain": 1}, "cards": ["I067", "M-fireplace-2"]}
    table = original(seats=[farm]).do("Plow 1 Field", "plow c1", "bake 1 grain").expect(grain=0, food=2)
    assert table.yard()["fields"] == {"c1": {}}


def test_threshing_board_bakes_after_plow_and_sow_and_may_be_left() -> None:
    farm = {"goods": {"grain": 1}, "cards": ["I067", "M-fireplace-2"]}
    table = original(seats=[farm], round=13).do("Plow Field and Sow", "plow c1", "done")
    assert "bake 1 grain" in table.offers()
    table.do("done").expect(grain=1, food=0)


def test_threshing_board_does_not_bake_on_other_spaces_or_without_an_oven() -> None:
    farm = {"goods": {"grain": 1}, "cards": ["I067", "M-fireplace-2"]}
    assert original(seats=[farm]).do("Take 1 Grain").game.question.code == "ask-place"
    bare = original(seats=[{"goods": {"grain": 1}, "cards": ["I067"]}]).do("Plow 1 Field", "plow c1")
    assert bare.game.question.code == "ask-place"


def test_threshing_board_needs_2_occupations() -> None:
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["E172"], "hand": ["I067"]}])
    assert "2 occupations" in table.lacks("I067")


# --- Strawberry Patch -------------------------------------------------------------------------------------------------


def test_strawberry_patch_lays_out_3_food() -> None:
    fields = {"c1": {"vegetable": 1}, "d1": {"vegetable": 2}}
    table = original(seats=[{"goods": {}, "fields": fields, "hand": ["I069"]}]).do(START, "play Strawberry Patch")
    assert [promise.round for promise in table.game.state.promises] == [5, 6, 7]
    assert table.score()["cards"] == 2


def test_strawberry_patch_needs_2_planted_vegetable_fields() -> None:
    """Empty fields and grain fields do not count (original-card-rulings, collective)."""
    fields = {"c1": {"vegetable": 1}, "d1": {}, "e1": {"grain": 3}}
    table = original(seats=[{"goods": {}, "fields": fields, "hand": ["I069"]}])
    assert "2 vegetable fields" in table.lacks("I069")


def test_strawberry_patch_late_in_the_game_lays_out_what_it_can() -> None:
    fields = {"c1": {"vegetable": 1}, "d1": {"vegetable": 2}}
    table = original(seats=[{"goods": {}, "fields": fields, "hand": ["I069"]}], round=13)
    table.do(START, "play Strawberry Patch")
    assert [promise.round for promise in table.game.state.promises] == [14]


# --- Goose Pond -------------------------------------------------------------------------------------------------------

THREE = ["E172", "E173", "E179"]


def test_goose_pond_lays_out_4_food() -> None:
    """original-card-rulings, Goose Pond: 1 food on each of the next 4."""
    table = original(seats=[{"goods": {}, "cards": THREE, "hand": ["I072"]}]).do(START, "play Goose Pond")
    assert [promise.round for promise in table.game.state.promises] == [5, 6, 7, 8]
    assert table.score()["cards"] == 1


def test_goose_pond_food_comes_at_the_start_of_the_rounds() -> None:
    promises = [{"round": 6, "seat": 0, "card": "I072", "goods": {"food": 1}}]
    table = original(seats=[{"goods": {}, "cards": ["I072"]}], round=6, phase="preparation", promises=promises)
    table.expect(food=1)


def test_goose_pond_needs_3_occupations() -> None:
    table = original(seats=[{"goods": {}, "cards": THREE[:2], "hand": ["I072"]}])
    assert "3 occupations" in table.lacks("I072")


# --- Grain Cart -------------------------------------------------------------------------------------------------------


def test_grain_cart_gives_2_more_grain() -> None:
    original(seats=[{"goods": {}, "cards": ["I074"]}]).do("Take 1 Grain").expect(grain=3)


def test_grain_cart_is_nothing_on_other_spaces_or_for_others() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I074"]}, {"goods": {}}], round=9).do("Take 1 Vegetable")
    table.expect(grain=0)
    table.do("Take 1 Grain").expect(0, grain=0).expect(1, grain=1)


def test_grain_cart_needs_2_occupations_and_2_wood() -> None:
    table = original(seats=[{"goods": {"wood": 1}, "cards": THREE[:1], "hand": ["I074"]}])
    assert "2 occupations" in table.lacks("I074")
    assert "1 wood short" in table.lacks("I074")


# --- Hand Mill --------------------------------------------------------------------------------------------------------


def _at_the_table(players: int = 2, **seat: object) -> Table:
    """A family of two at the end of round 4, about to be fed."""
    return original(players, seats=[{"goods": {}, **seat}, {"goods": {"food": 4}}], round=4, phase="feeding")


MILL = ("convert 1 grain to 2 food", "convert 2 grain to 4 food")


def test_hand_mill_grinds_1_grain_or_2() -> None:
    table = _at_the_table(goods={"grain": 2}, cards=["I075"])
    assert "convert 1 grain to 2 food" in table.offers()
    table.do("convert 2 grain to 4 food").expect(grain=0)
    assert table.farm().begging == 0


def test_hand_mill_works_once_in_a_feeding_phase() -> None:
    """original 15: step 6, one use of the card."""
    table = _at_the_table(goods={"grain": 3}, cards=["I075"]).do("convert 1 grain to 2 food")
    assert not [offer for offer in table.offers() if offer in MILL]


def test_hand_mill_is_of_no_use_outside_the_harvest() -> None:
    table = original(seats=[{"goods": {"grain": 2}, "cards": ["I075"]}])
    assert not [offer for offer in table.offers() if offer in MILL]


# --- Wooden Crane -----------------------------------------------------------------------------------------------------


def test_wooden_crane_gives_1_more_stone_or_2_for_food() -> None:
    farm = {"goods": {"food": 1}, "cards": ["I082"]}
    table = original(seats=[farm], round=7).do("1 Stone (stage 2)")
    assert table.offers() == ["take 1 stone", "pay 1 food, then take 2 stone"]
    lying = table.goods()["stone"]
    table.do("pay 1 food, then take 2 stone").expect(food=0, stone=lying + 2)


def test_wooden_crane_without_food_gives_1() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I082"]}], round=11, stock={"1 Stone (stage 4)": {"stone": 2}})
    table.do("1 Stone (stage 4)").expect(stone=3)


def test_wooden_crane_is_nothing_on_the_reed_and_stone_spaces() -> None:
    """original-card-rulings, Wooden Crane: not `reed_stone_food_4p`, not `reed_stone_wood_5p`."""
    four = original(4, seats=[{"goods": {}, "cards": ["I082"]}]).do("Take 1 Reed, 1 Stone and 1 Food")
    four.expect(stone=1, food=1)
    five = original(5, seats=[{"goods": {"food": 1}, "cards": ["I082"]}]).do("1 Reed, also 1 Stone and 1 Wood")
    five.expect(stone=1, food=1)


# --- Chicken Coop -----------------------------------------------------------------------------------------------------


def test_chicken_coop_lays_out_8_food() -> None:
    table = original(seats=[{"goods": {"wood": 2, "reed": 1}, "hand": ["I084"]}]).do(START, "play Chicken Coop")
    assert [promise.round for promise in table.game.state.promises] == list(range(5, 13))
    table.expect(wood=0, reed=0)


def test_chicken_coop_costs_wood_or_clay_but_no_mix() -> None:
    """original-card-rulings, Chicken Coop."""
    clay = original(seats=[{"goods": {"clay": 2, "reed": 1}, "hand": ["I084"]}]).do(START, "play Chicken Coop")
    clay.expect(clay=0, reed=0)
    mixed = original(seats=[{"goods": {"wood": 1, "clay": 1, "reed": 1}, "hand": ["I084"]}])
    assert mixed.lacks("I084")


def test_chicken_coop_lets_its_owner_choose_the_price() -> None:
    table = original(seats=[{"goods": {"wood": 2, "clay": 2, "reed": 1}, "hand": ["I084"]}])
    table.do(START, "play Chicken Coop")
    assert table.offers() == ["pay 2 wood, 1 reed", "pay 2 clay, 1 reed"]


def test_chicken_coop_late_lays_out_fewer() -> None:
    table = original(seats=[{"goods": {"wood": 2, "reed": 1}, "hand": ["I084"]}], round=12)
    table.do(START, "play Chicken Coop")
    assert [promise.round for promise in table.game.state.promises] == [13, 14]


# --- Cooking Corner ---------------------------------------------------------------------------------------------------


def test_cooking_corner_replaces_a_hearth_and_cooks_vegetables_better() -> None:
    farm = {"goods": {"vegetable": 1}, "cards": ["M-hearth-4"], "hand": ["I085"]}
    table = original(seats=[farm]).do(START, "play Cooking Corner")
    assert [card.id for card in table.farm().cards] == ["I085"]
    assert table.score()["cards"] == 3
    meal = _at_the_table(goods={"vegetable": 1}, cards=["I085"])
    assert "convert 1 vegetable to 4 food" in meal.offers()


def test_cooking_corner_cooks_and_bakes_as_a_hearth() -> None:
    original(seats=[{"goods": {"grain": 1}, "cards": ["I085"]}]).do("Sow and/or Bake Bread").expect(food=3)
    meal = _at_the_table(goods={"cattle": 1}, cards=["I085"])
    assert "convert 1 cattle to 4 food" in meal.offers()


def test_cooking_corner_is_not_paid_with_a_fireplace() -> None:
    table = original(seats=[{"goods": {}, "cards": ["M-fireplace-2"], "hand": ["I085"]}])
    assert "Cooking Hearth" in table.lacks("I085")


# --- Reed Exchange ----------------------------------------------------------------------------------------------------


def test_reed_exchange_gives_2_reed_for_2_clay_and_travels_on() -> None:
    table = original(seats=[{"goods": {"clay": 2}, "hand": ["I096"]}, {}]).do(START, "play Reed Exchange")
    table.expect(clay=0, reed=2)
    assert [card.id for card in table.farm(1).hand] == ["I096"]
    assert not table.farm().cards


def test_reed_exchange_also_takes_2_wood() -> None:
    original(seats=[{"goods": {"wood": 2}, "hand": ["I096"]}]).do(START, "play Reed Exchange").expect(wood=0, reed=2)


def test_reed_exchange_is_neither_1_for_1_nor_mixed() -> None:
    """original-card-rulings, Reed Exchange."""
    table = original(seats=[{"goods": {"wood": 1, "clay": 1}, "hand": ["I096"]}])
    assert table.lacks("I096")
    table = original(seats=[{"goods": {"wood": 1}, "hand": ["I096"]}])
    assert table.lacks("I096")


# --- Straw-thatched Roof ----------------------------------------------------------------------------------------------

ROOMS = "Build Room(s) and/or Build Stable(s)"


def test_straw_thatched_roof_builds_rooms_without_reed() -> None:
    table = original(seats=[{"goods": {"wood": 10}, "cards": ["I099"]}]).do(ROOMS, "build rooms", "room a1", "room b1")
    table.expect(wood=0, reed=0)


def test_straw_thatched_roof_renovates_without_reed() -> None:
    table = original(seats=[{"goods": {"clay": 2}, "cards": ["I099"]}], round=7)
    table.do("After Renovation also 1 Major or Minor Improvement")
    assert table.yard()["house"] == "clay"


def test_straw_thatched_roof_spares_no_reed_of_an_improvement() -> None:
    """original-card-rulings, Holiday House: the roof is for the home alone."""
    coop = original(seats=[{"goods": {"wood": 2}, "cards": ["I099"], "hand": ["I084"]}])
    assert "1 reed short" in coop.lacks("I084")


def test_straw_thatched_roof_needs_3_grain_fields() -> None:
    fields = {"c1": {"grain": 1}, "d1": {"grain": 2}, "e1": {}}
    table = original(seats=[{"goods": {}, "fields": fields, "hand": ["I099"]}])
    assert "3 grain fields" in table.lacks("I099")


# --- Weekly Market ----------------------------------------------------------------------------------------------------


def test_weekly_market_gives_2_vegetables_for_3_grain_and_travels_on() -> None:
    table = original(seats=[{"goods": {"grain": 3}, "hand": ["I104"]}, {}]).do(START, "play Weekly Market")
    table.expect(grain=0, vegetable=2)
    assert [card.id for card in table.farm(1).hand] == ["I104"]


def test_weekly_market_leaves_the_game_when_one_plays_alone() -> None:
    table = original(1, seats=[{"goods": {"grain": 3}, "hand": ["I104"]}]).do(START, "play Weekly Market")
    table.expect(vegetable=2)
    assert not table.farm().hand
    assert not table.farm().cards

"""Minor improvements of deck E up to number 36: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import food, minor, vegetable_fields
from tests.cards.original_table import (
    IMPROVE,
    RENOVATE,
    ROOMS,
    SOW,
    START,
    feeding,
    holding,
    original,
    owning,
    promised,
)
from tests.kit import Table

# --- Field ------------------------------------------------------------------------------------------------------------


def test_field_plows_a_field_and_goes_to_the_left() -> None:
    table = holding("E011", players=3, goods={"food": 1}).do(START, "play Field", "plow c1").expect(food=0)
    assert table.yard()["fields"] == {"c1": {}}
    assert (table.farm().cards, [card.id for card in table.farm(1).hand]) == ((), ["E011"])


def test_field_lies_beside_the_fields_that_there_are() -> None:
    table = holding("E011", goods={"food": 1}, fields={"c1": {}}).do(START, "play Field")
    assert table.offers() == ["plow b1", "plow d1", "plow c2"]


def test_field_can_be_played_only_where_there_is_room_to_plow() -> None:
    full: dict[str, Any] = {"fields": {"b1": {}}, "stables": ["c1", "b2"], "rooms": ["a1", "a2", "a3"]}
    table = holding("E011", goods={"food": 1}, **full).do(START)
    assert table.game.current_player == 1


def test_field_is_no_use_of_a_plow_space() -> None:
    """Ruling on Field: neither the Harrow nor a plow card may be used with it."""
    table = holding("E011", goods={"food": 3}, cards=["E061", "I068"]).do(START, "play Field")
    assert all(offer.startswith("plow ") and len(offer) == len("plow c1") for offer in table.offers())
    table.do("plow c1")
    assert (table.game.current_player, len(table.yard()["fields"])) == (1, 1)


# --- Fishing Rod ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "food"), [(7, 2), (8, 3), (14, 3)])
def test_fishing_rod_gives_1_food_and_from_round_8_on_2(round: int, food: int) -> None:
    owning("E012", round=round, stock={"Fishing": {"food": 1}}).do("Fishing").expect(food=food)


def test_fishing_rod_is_nothing_elsewhere() -> None:
    owning("E012").do("Day Laborer").expect(food=2)


def test_fishing_rod_is_nothing_when_others_fish() -> None:
    table = owning("E012", stock={"Fishing": {"food": 1}}).do("Day Laborer", "Fishing")
    table.expect(food=2)


def test_fishing_rod_and_raft_and_canoe_all_add_up() -> None:
    table = owning("E012", "E022", "E030", stock={"Fishing": {"food": 1}}).do("Fishing", "take 1 reed")
    table.expect(food=1 + 1 + 1, reed=2)


# --- Axe --------------------------------------------------------------------------------------------------------------


def test_axe_makes_a_wooden_room_cost_2_wood_and_2_reed() -> None:
    table = (
        owning("E013", goods={"wood": 4, "reed": 4})
        .do(ROOMS, "build rooms", "room b2", "room b3")
        .expect(wood=0, reed=0)
    )
    assert len(table.yard()["rooms"]) == 4


def test_axe_is_nothing_for_a_clay_hut() -> None:
    seat: dict[str, Any] = {"goods": {"clay": 4, "wood": 4, "reed": 2}, "house": "clay"}
    table = owning("E013", **seat).do(ROOMS)
    assert not any(offer.startswith(("room", "build rooms")) for offer in table.offers())


def test_axe_still_asks_for_2_reed() -> None:
    assert "1 reed short" in owning("E013", goods={"wood": 3, "reed": 1}, stables=["c1", "c2", "c3", "d1"]).why_not(
        ROOMS
    )


# --- Baker's Oven -----------------------------------------------------------------------------------------------------


def test_bakers_oven_takes_the_place_of_an_oven_and_bakes_at_once() -> None:
    table = holding("E014", cards=["M-clay-oven"], goods={"grain": 3}).do(START, "play Baker's Oven")
    assert table.offers() == ["bake 1 grain", "bake 2 grain", "done"]
    table.do("bake 2 grain").expect(grain=1, food=10)
    assert [card.id for card in table.farm().cards] == ["E014"]
    assert "M-clay-oven" in [card.id for card in table.game.state.majors]


def test_bakers_oven_needs_an_oven_to_return() -> None:
    """OP-31: the oven is the price. A Fireplace is none."""
    table = holding("E014", cards=["M-fireplace-2"])
    assert "Oven" in table.lacks("Baker's Oven")
    table.do(START)
    assert table.game.current_player == 1


def test_bakers_oven_lets_a_minor_oven_leave_the_game() -> None:
    """Ruling: a returned minor leaves the game; which oven goes is for the player to say."""
    table = holding("E014", cards=["M-stone-oven", "E027"]).do(START, "play Baker's Oven")
    assert table.offers() == ["pay by returning Stone Oven", "pay by returning Wood-fired Oven"]
    table.do("pay by returning Wood-fired Oven")
    assert [card.id for card in table.farm().cards] == ["M-stone-oven", "E014"]
    assert all(card.id != "E027" for p in table.game.state.players for card in (*p.cards, *p.hand))


def test_bakers_oven_bakes_beside_another_oven() -> None:
    """OP-32: each to its own limit, 2 grain here and 1 in the Clay Oven."""
    owning("E014", "M-clay-oven", goods={"grain": 4}).do(SOW, "bake 3 grain").expect(grain=1, food=15)


# --- Baking Tray ------------------------------------------------------------------------------------------------------


def test_baking_tray_makes_ovens_minor_improvements() -> None:
    table = owning("E015", goods={"clay": 3, "stone": 3}).do(START)
    assert table.offers() == ["build Clay Oven", "build Stone Oven", "done"]
    without = owning(goods={"clay": 3, "stone": 3}).do(START)
    assert without.game.current_player == 1


def test_baking_tray_lets_its_owner_choose_which_resource_to_save() -> None:
    table = owning("E015", goods={"clay": 3, "stone": 1}).do(START, "build Clay Oven")
    assert table.offers() == ["pay 2 clay, 1 stone", "pay 3 clay"]
    table.do("pay 3 clay").expect(clay=0, stone=1)


def test_baking_tray_makes_the_wood_fired_oven_cheaper() -> None:
    assert not holding("E027", cards=["E015"], goods={"wood": 3}).lacks("Wood-fired Oven")
    assert "1 stone short" in holding("E027", goods={"wood": 3}).lacks("Wood-fired Oven")


def test_baking_tray_is_nothing_for_other_improvements() -> None:
    table = owning("E015", goods={"clay": 1, "stone": 2, "wood": 1, "reed": 1})
    assert "1 clay short" in table.lacks("Fireplace (2 clay)")
    assert "1 clay short" in table.lacks("Pottery")


def test_baking_tray_takes_off_one_resource_from_a_major_action_too() -> None:
    owning("E015", goods={"clay": 1, "stone": 2}).do(IMPROVE).expect(clay=0, stone=0)


# --- Building Material ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["wood", "clay"])
def test_building_material_gives_1_wood_or_1_clay_and_goes_to_the_left(good: str) -> None:
    table = holding("E016").do(START, "play Building Material", f"take 1 {good}").expect(**{good: 1})
    assert [card.id for card in table.farm(1).hand] == ["E016"]


def test_building_material_gives_one_of_them_only() -> None:
    table = holding("E016").do(START, "play Building Material")
    assert table.offers() == ["take 1 wood", "take 1 clay"]


def test_building_material_leaves_a_solo_game() -> None:
    table = holding("E016", players=1).do(START, "play Building Material", "take 1 wood").expect(wood=1)
    assert (table.farm().cards, table.farm().hand) == ((), ())


# --- Windmill ---------------------------------------------------------------------------------------------------------


def test_windmill_turns_grain_into_2_food_at_any_time() -> None:
    feeding("E017", grain=2).do("convert 2 grain to 4 food").expect(grain=0, food=0)


def test_windmill_pays_for_cards_between_harvests() -> None:
    holding("E045", cards=["E017"], goods={"grain": 1}).do(START, "play Private Forest").expect(grain=0)


def test_windmill_is_no_oven_and_bakes_no_bread() -> None:
    assert SOW not in owning("E017", goods={"grain": 2}).offers()
    table = holding("E014", cards=["E017"])
    assert "Oven" in table.lacks("Baker's Oven")


def test_windmill_does_not_make_an_oven_better() -> None:
    owning("E017", "M-clay-oven", goods={"grain": 1}).do(SOW).expect(food=5)


# --- Bean Field -------------------------------------------------------------------------------------------------------


def test_bean_field_takes_vegetables_alone() -> None:
    owning("E018", goods={"vegetable": 2, "grain": 1}, round=5).do(SOW).expect(vegetable=1, grain=1)
    assert SOW not in owning("E018", goods={"grain": 1}).offers()


def test_bean_field_needs_two_occupations() -> None:
    assert "2 occupations" in holding("E018", occupations=1).lacks("Bean Field")
    assert not holding("E018", occupations=2).lacks("Bean Field")


def test_bean_field_is_harvested_but_no_field_in_scoring() -> None:
    """Rulings: a vegetable field while it is planted, never a field in scoring; its crops count as crops."""
    seat = {"goods": {"vegetable": 1, "food": 9}, "cards": ["E018"], "home": 1}
    table = original(1, round=4, seats=[seat])
    assert vegetable_fields.of(table.game.state, 0) == 0
    table.do(SOW).expect(vegetable=1)
    assert table.game.round == 5
    assert vegetable_fields.of(table.game.state, 0) == 1
    assert (table.score()["fields"], table.score()["vegetables"]) == (-1, 2)


# --- Simple Fireplace -------------------------------------------------------------------------------------------------


def test_simple_fireplace_cooks_and_bakes() -> None:
    table = feeding("E020", vegetable=1, cattle=1)
    assert "convert 1 vegetable to 2 food" in table.offers()
    assert "convert 1 cattle to 3 food" in table.offers()
    owning("E020", goods={"grain": 2}).do(SOW, "bake 2 grain").expect(food=4)


@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_simple_fireplace_gives_only_1_food_for_a_sheep(animal: str, food: int) -> None:
    assert f"convert 1 {animal} to {food} food" in feeding("E020", **{animal: 1}).offers()


def test_simple_fireplace_may_be_returned_for_a_cooking_hearth_and_leaves_the_game() -> None:
    """OP-33: it is a Fireplace by its name."""
    table = owning("E020").do(IMPROVE)
    table.do("build Cooking Hearth (4 clay)")
    assert [card.id for card in table.farm().cards] == ["M-hearth-4"]
    assert "E020" not in [card.id for card in table.game.state.majors]


# --- Half-timbered House ----------------------------------------------------------------------------------------------


def test_half_timbered_house_scores_each_stone_room() -> None:
    assert owning("E021", house="stone", rooms=["a1", "a2", "a3"]).score()["bonus"] == 3


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_half_timbered_house_is_worth_nothing_without_a_stone_house(house: str) -> None:
    """Ruling: no benefit without a stone house."""
    assert owning("E021", house=house).score()["bonus"] == 0


def test_half_timbered_house_combines_with_chief_and_clogs() -> None:
    """Rulings on this card and on Clogs: all of them score the same house."""
    assert owning("E021", "E172", house="stone").score()["bonus"] == 2 + 2
    assert owning("E021", "E028", house="stone").score()["bonus"] == 2 + 2


def test_half_timbered_house_is_worth_nothing_beside_the_mansion() -> None:
    """Ruling: none if the player also has the Mansion."""
    mansion = minor("Mansion", id="TE-mansion", text="A large house.")
    assert owning("E021", house="stone").with_cards(0, mansion).score()["bonus"] == 0
    assert owning("E021", house="stone").with_cards(1, mansion).score()["bonus"] == 2


# --- Raft -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("good", "goods"), [("food", {"food": 3, "reed": 0}), ("reed", {"food": 2, "reed": 1})])
def test_raft_gives_1_food_or_1_reed(good: str, goods: dict[str, int]) -> None:
    owning("E022", stock={"Fishing": {"food": 2}}).do("Fishing", f"take 1 {good}").expect(**goods)


def test_raft_gives_one_of_them_only() -> None:
    table = owning("E022", stock={"Fishing": {"food": 2}}).do("Fishing")
    assert table.offers() == ["take 1 food", "take 1 reed"]


def test_raft_is_nothing_when_others_fish() -> None:
    table = owning("E022", stock={"Fishing": {"food": 2}}).do("Day Laborer", "Fishing").expect(food=2, reed=0)
    assert table.game.current_player == 0


# --- Manger -----------------------------------------------------------------------------------------------------------

ROWS = ["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3"]


@pytest.mark.parametrize(("spaces", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 4), (10, 4)])
def test_manger_scores_the_spaces_of_pastures(spaces: int, points: int) -> None:
    assert owning("E023", pastures=[ROWS[:spaces]]).score()["bonus"] == points


def test_manger_adds_up_the_pastures() -> None:
    assert owning("E023", pastures=[ROWS[:4], ROWS[6:8]]).score()["bonus"] == 1


def test_manger_does_not_count_unfenced_stables() -> None:
    assert owning("E023", pastures=[ROWS[:5]], stables=["e2", "e3"]).score()["bonus"] == 0


# --- Animal Pen -------------------------------------------------------------------------------------------------------


def test_animal_pen_puts_2_food_on_every_round_space_to_come() -> None:
    table = holding("E024", round=11, occupations=4, goods={"wood": 2}).do(START, "play Animal Pen").expect(wood=0)
    assert promised(table) == {12: {"food": 2}, 13: {"food": 2}, 14: {"food": 2}}


def test_animal_pen_needs_four_occupations() -> None:
    assert "4 occupations" in holding("E024", occupations=3, goods={"wood": 2}).lacks("Animal Pen")


def test_animal_pen_is_worth_its_point_alone_in_the_last_round() -> None:
    table = holding("E024", round=14, occupations=4, goods={"wood": 2}).do(START, "play Animal Pen")
    assert promised(table) == {}
    assert table.score()["cards"] == 1


# --- Gypsy's Crock ----------------------------------------------------------------------------------------------------


def _feeding(goods: dict[str, int], cards: list[str]) -> Table:
    return original(round=4, phase="feeding", seats=[{"goods": goods, "cards": cards}, {"goods": {"food": 4}}])


def test_gypsys_crock_gives_1_food_for_2_goods_cooked_at_one_time() -> None:
    table = _feeding({"vegetable": 2}, ["E019", "M-fireplace-2"])
    table.do("convert 2 vegetable to 4 food").expect(food=1, vegetable=0)


def test_gypsys_crock_counts_a_whole_feeding_as_one_time() -> None:
    """WE-I1: 4 goods together give 2 more, whatever their kinds."""
    seat = {"vegetable": 1, "sheep": 1}
    table = _feeding(seat, ["E019", "M-fireplace-2"])
    table.do("convert 1 vegetable to 2 food", "convert 1 sheep to 2 food").expect(food=1)


def test_gypsys_crock_is_nothing_for_a_single_good_or_raw_crops() -> None:
    table = _feeding({"vegetable": 1, "food": 2}, ["E019", "M-fireplace-2"])
    table.do("convert 1 vegetable to 2 food").expect(food=0)
    raw = _feeding({"grain": 4}, ["E019", "M-fireplace-2"])
    raw.do("convert 4 grain to 4 food").expect(food=0)


def test_gypsys_crock_counts_bread_that_is_baked_in_a_fireplace_but_not_in_an_oven() -> None:
    """4 grain: 1 in the Clay Oven for 5, 3 in the Fireplace for 2 each, and 1 more for two of those three."""
    seat = {"goods": {"grain": 4}, "cards": ["E019", "M-fireplace-2", "M-clay-oven"]}
    table = original(seats=[seat]).do("Sow and/or Bake Bread", "bake 4 grain")
    table.expect(food=5 + 6 + 1)


def test_gypsys_crock_counts_only_what_went_into_the_pot() -> None:
    """1 vegetable in the Fireplace and 1 wood of the Turner pay 3 food: a single good in the pot."""
    seat: dict[str, Any] = {"cards": ["E019", "M-fireplace-2", "E158"], "goods": {"vegetable": 1, "wood": 1}}
    price = minor("Dear Thing", id="TE-dear", text="It costs 3 food.", cost=food(3))
    original(seats=[seat]).with_hand(0, price).do(START, "play Dear Thing").expect(food=0, vegetable=0, wood=0)
    more = {**seat, "goods": {"vegetable": 2, "wood": 1}}
    dear = minor("Dearer Thing", id="TE-dearer", text="It costs 5 food.", cost=food(5))
    original(seats=[more]).with_hand(0, dear).do(START, "play Dearer Thing").expect(food=1, vegetable=0, wood=0)


@pytest.mark.parametrize("cards", [["E162", "M-fireplace-2"], ["M-fireplace-2", "E162"]])
def test_gypsys_crock_is_used_where_another_card_cooks_as_well(cards: list[str]) -> None:
    """Meat Seller gives 2 food for a sheep, too; the pot is used, because there the crock helps."""
    table = _feeding({"sheep": 1, "vegetable": 1}, ["E019", "M-clay-oven", *cards])
    table.do("convert 1 vegetable to 2 food", "convert 1 sheep to 2 food").expect(food=1)


def test_gypsys_crock_has_bread_baked_in_the_pot_where_an_oven_gives_no_more() -> None:
    """Cooking Hearth and Wood-fired Oven both give 3 food for a grain."""
    seat = {"goods": {"grain": 4}, "cards": ["E019", "M-hearth-4", "E027"]}
    original(seats=[seat]).do(SOW, "bake 4 grain").expect(food=12 + 2)


def test_gypsys_crock_counts_animals_that_find_no_place() -> None:
    seat = {"goods": {}, "cards": ["E019", "M-fireplace-2"]}
    table = original(seats=[seat], stock={"1 Sheep": {"sheep": 3}}).do("1 Sheep", "keep 1 sheep")
    table.expect(sheep=1, food=4 + 1)


_TOGETHER = "Gypsy's Crock: cook 2 goods together"


def test_gypsys_crock_helps_to_pay() -> None:
    """2 sheep in the Simple Fireplace at one time: 1 + 1 + 1 food pay the 1 + 2 of a Chief (original 8.13)."""
    seat: dict[str, Any] = {"cards": ["E019", "E020", "E190"], "hand": ["E172"], "occupations_played": 1}
    table = original(seats=[{**seat, "goods": {"sheep": 2}, "stables": ["c1"]}])
    table.do("1 Occupation").expect(sheep=0, food=0)
    assert table.farm().cards[-1].id == "E172"
    assert "1 Occupation" not in original(seats=[{**seat, "goods": {"sheep": 1, "food": 1}}]).offers()


def test_gypsys_crock_lets_any_two_goods_of_a_pot_be_cooked_together() -> None:
    """Brush Maker gets the wild boar, and grain is no meal for a pot but in a Bake Bread action."""
    seat = {"goods": {"vegetable": 2, "boar": 1, "grain": 2}, "cards": ["E019", "E020", "E156"]}
    table = original(3, seats=[seat]).do(_TOGETHER)
    assert table.offers() == ["cook 2 vegetable", "cook 1 vegetable, 1 boar"]
    table.do("cook 1 vegetable, 1 boar", "Gypsy's Crock").expect(vegetable=1, boar=0, grain=2, food=2 + 2 + 1)
    assert table.farm().card_state["E156"] == (0, 1, 0)
    assert _TOGETHER not in table.offers()
    assert _TOGETHER not in owning("E019", goods={"vegetable": 2}).offers()


# --- Plane ------------------------------------------------------------------------------------------------------------


def test_plane_gives_1_more_food_for_the_wood_of_the_joinery() -> None:
    """Ruling: step 6 of the harvest."""
    feeding("E026", "M-joinery", wood=1, food=1).do("convert 1 wood to 2 food").expect(wood=0, food=0)


def test_plane_may_turn_a_second_wood_into_2_food_instead() -> None:
    table = feeding("E026", "M-joinery", wood=3).do("convert 1 wood to 2 food")
    assert table.offers() == ["take 1 food", "pay 1 wood, then take 2 food"]
    table.do("pay 1 wood, then take 2 food").expect(wood=1, food=0)


def test_plane_is_nothing_by_itself_or_for_another_craft() -> None:
    assert feeding("E026", wood=3).farm().begging == 4
    feeding("E026", "M-pottery", clay=1, wood=3, food=2).do("convert 1 clay to 2 food").expect(food=0, wood=3)


def test_plane_works_with_the_cabinetmaker_as_well() -> None:
    """Both turn a wood into food in one harvest, and each time the plane helps."""
    table = feeding("E026", "M-joinery", "I258", wood=2)
    table.do("convert:1w>2f@I258", "take 1 food").expect(wood=1, food=3)
    table.do("convert:1w>2f@M-joinery").expect(wood=0, food=3 + 2 + 1 - 4)


# --- Wood-fired Oven --------------------------------------------------------------------------------------------------


def test_wood_fired_oven_bakes_any_number_of_grain() -> None:
    owning("E027", goods={"grain": 5}).do(SOW, "bake 5 grain").expect(grain=0, food=15)


def test_wood_fired_oven_may_bake_when_it_is_played() -> None:
    table = holding("E027", goods={"wood": 3, "stone": 1, "grain": 1}).do(START, "play Wood-fired Oven")
    table.do("bake 1 grain").expect(food=3, wood=0, stone=0)
    declined = holding("E027", goods={"wood": 3, "stone": 1, "grain": 1}).do(START, "play Wood-fired Oven", "done")
    declined.expect(grain=1)


def test_wood_fired_oven_is_an_oven_by_its_name() -> None:
    """Ruling: an oven is what has the word in its name; it may be returned for Baker's Oven."""
    table = holding("E014", cards=["E027"]).do(START, "play Baker's Oven")
    assert [card.id for card in table.farm().cards] == ["E014"]


# --- Clogs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 1), ("stone", 2)])
def test_clogs_score_the_house(house: str, points: int) -> None:
    assert owning("E028", house=house).score()["bonus"] == points


def test_clogs_cost_1_wood() -> None:
    holding("E028", goods={"wood": 1}).do(START, "play Clogs").expect(wood=0)


def test_clogs_combine_with_chiefs_daughter() -> None:
    """Ruling: both score the same house."""
    assert owning("E028", "E173", house="stone").score()["bonus"] == 2 + 3
    assert owning("E028", "E173", house="clay").score()["bonus"] == 1 + 1


# --- Canoe ------------------------------------------------------------------------------------------------------------


def test_canoe_gives_1_food_and_1_reed() -> None:
    owning("E030", stock={"Fishing": {"food": 2}}).do("Fishing").expect(food=3, reed=1)


def test_canoe_needs_two_occupations() -> None:
    assert "2 occupations" in holding("E030", occupations=1, goods={"wood": 2}).lacks("Canoe")
    assert not holding("E030", occupations=2, goods={"wood": 2}).lacks("Canoe")


def test_canoe_is_nothing_when_others_fish() -> None:
    owning("E030", stock={"Fishing": {"food": 2}}).do("Day Laborer", "Fishing").expect(food=2, reed=0)


# --- Carp Pond --------------------------------------------------------------------------------------------------------


def test_carp_pond_puts_1_food_on_the_odd_round_spaces_to_come() -> None:
    table = holding("E031", round=9, occupations=1, cards=["E012", "M-pottery"]).do(START, "play Carp Pond")
    assert promised(table) == {11: {"food": 1}, 13: {"food": 1}}


@pytest.mark.parametrize(("occupations", "cards"), [(0, ["E012", "E028"]), (1, ["E012"])])
def test_carp_pond_needs_two_improvements_and_an_occupation(occupations: int, cards: list[str]) -> None:
    assert holding("E031", occupations=occupations, cards=cards).lacks("Carp Pond")


def test_carp_pond_feeds_at_the_start_of_the_round() -> None:
    table = holding("E031", players=1, round=10, occupations=1, cards=["E012", "E028"], home=1)
    table.do(START, "play Carp Pond")
    assert table.game.round == 11
    table.expect(food=1)


# --- Ceramics ---------------------------------------------------------------------------------------------------------


def test_ceramics_give_2_food_and_the_pottery_for_nothing() -> None:
    table = holding("E033", cards=["M-clay-oven"], goods={"clay": 1}, round=5, players=1)
    table.do(START, "play Ceramics").expect(clay=0, food=2)
    table.do(IMPROVE).expect(clay=0, food=2)
    assert [card.id for card in table.farm().cards] == ["M-clay-oven", "E033", "M-pottery"]


def test_ceramics_make_the_pottery_a_minor_improvement() -> None:
    table = owning("E033").do(START)
    assert table.offers() == ["build Pottery", "done"]


@pytest.mark.parametrize(("card", "missing"), [("M-clay-oven", False), ("E027", False), ("M-fireplace-2", True)])
def test_ceramics_need_an_oven(card: str, missing: bool) -> None:
    """Ruling: an oven is what has the word in its name."""
    assert bool(holding("E033", cards=[card], goods={"clay": 1}).lacks("Ceramics")) == missing


def test_ceramics_keep_their_effect_when_the_oven_is_gone() -> None:
    table = holding("E014", players=1, cards=["M-clay-oven", "E033"]).do(START, "play Baker's Oven")
    assert not table.lacks("Pottery")


def test_ceramics_are_nothing_for_other_majors() -> None:
    assert owning("E033").lacks("Joinery")


# --- Corn Scoop -------------------------------------------------------------------------------------------------------


def test_corn_scoop_gives_1_more_grain() -> None:
    owning("E035").do("Take 1 Grain").expect(grain=2)


def test_corn_scoop_is_nothing_for_others() -> None:
    table = owning("E035").do("Day Laborer", "Take 1 Grain").expect(grain=0)
    table.expect(1, grain=1)


def test_corn_scoop_is_nothing_for_grain_from_elsewhere() -> None:
    """Ruling on Granary: only a use of Take 1 Grain sets it off, not grain that a card brings."""
    table = holding("E046", occupations=2, players=1, round=4, cards=["E035"], goods={"wood": 2, "food": 9}, home=1)
    table.do(START, "play Sack Cart")
    assert table.game.round == 5
    table.expect(grain=1)


# --- Clay Roof --------------------------------------------------------------------------------------------------------


def test_clay_roof_lets_clay_stand_for_the_reed_of_a_room() -> None:
    """Ruling: clay and reed may be mixed for one room."""
    table = owning("E036", goods={"wood": 5, "clay": 2, "reed": 2}).do(ROOMS, "build rooms", "room b2")
    assert table.offers() == ["pay 5 wood, 2 reed", "pay 5 wood, 1 clay, 1 reed", "pay 5 wood, 2 clay"]


def test_clay_roof_lets_clay_stand_for_the_reed_of_a_renovation() -> None:
    owning("E036", round=7, goods={"clay": 3}).do(RENOVATE).expect(clay=0)


def test_clay_roof_counts_for_each_room() -> None:
    """OP-49: 2 reed of each room, not 2 in an action."""
    table = owning("E036", goods={"wood": 10, "clay": 4}).do(ROOMS, "build rooms", "room b2", "room b3")
    table.expect(wood=0, clay=0)


def test_clay_roof_combines_with_clay_supports() -> None:
    """Original 12.11: a swap comes on top of the price that another card has put in place."""
    table = owning("E036", "E037", goods={"clay": 3, "wood": 1}, house="clay").do(ROOMS, "room b2")
    table.expect(clay=0, wood=0)


def test_clay_roof_is_not_for_the_reed_of_a_card() -> None:
    """Ruling on Holiday House, which holds for the price of any card."""
    table = owning("E036", goods={"clay": 9, "stone": 2, "reed": 1})
    assert "1 reed short" in table.lacks("Basketmaker's Workshop")

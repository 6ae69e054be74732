"""Occupations of deck E of the original edition with words of their own, the first half."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.original.losses import loses_points
from agricola.cards.words import minor, occupations, reed, wood
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

Seat = dict[str, Any]
ROOMS_AND_STABLES = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
SOW_BAKE = "Sow and/or Bake Bread"
START = "Starting Player (and/or 1 Minor Improvement)"
FORESTER = "2 Wood (Master Forester)"
FED: Seat = {"goods": {"food": 20}, "home": 0}


def bonus(table: Table, seat: int = 0) -> int:
    """The points of a seat's cards."""
    return table.score(seat).get("bonus", 0)


# --- Academic ---------------------------------------------------------------------------------------------------------


def test_academic_counts_as_two_occupations_for_a_minor_improvement() -> None:
    learned = minor("Learned", id="T111", needs=occupations.at_least(2), text="Nothing.")
    table = original(3, seats=[{"goods": {}, "cards": ["E148"]}]).with_hand(0, learned).do(START, "play Learned")
    assert table.farm().cards[-1].name == "Learned"
    alone = original(3, seats=[{"goods": {}, "cards": ["E174"]}]).with_hand(0, learned).do(START)
    assert alone.game.question.code == "ask-place"


def test_academic_counts_twice_for_reeve_and_tutor() -> None:
    seats: list[Seat] = [{"cards": ["E148"]}, {"cards": ["E217"]}, {}]
    table = original(3, seats=seats)
    assert [bonus(table, seat) for seat in range(3)] == [3, 0, 0]
    assert bonus(original(3, seats=[{"cards": ["E174", "E148"]}])) == 2


def test_academic_counts_once_for_the_price_of_the_next_occupation() -> None:
    """On the space for 4 players the third occupation costs 2 food, the second 1."""
    table = original(4, seats=[{"goods": {}, "hand": ["E148", "E174"]}]).do("1 Occupation", "play Academic")
    assert table.farm().occupations_played == 1
    seats: list[Seat] = [{"goods": {"food": 1}, "cards": ["E148"], "hand": ["E174"]}]
    original(4, seats=seats).do("1 Occupation (4 players)").expect(food=0)


# --- Master Baker -----------------------------------------------------------------------------------------------------


def test_master_baker_may_bake_when_another_player_does() -> None:
    """The extra food is for actions of one's own, not for this one (secondary note)."""
    seats: list[Seat] = [
        {"goods": {"grain": 1}, "cards": ["E149", "M-fireplace-2"]},
        {"goods": {"grain": 1}, "cards": ["M-fireplace-3"]},
    ]
    table = original(4, turn=1, seats=seats).do(SOW_BAKE)
    assert table.game.current_player == 0
    table.do("bake 1 grain").expect(grain=0, food=2).expect(1, grain=0, food=2)


def test_master_baker_gets_a_food_more_in_an_own_action() -> None:
    seat = {"goods": {"grain": 2}, "cards": ["E149", "M-fireplace-2"]}
    original(4, seats=[seat]).do(SOW_BAKE, "bake 2 grain").expect(grain=0, food=5)


def test_master_baker_may_decline_and_needs_a_baking_improvement() -> None:
    baker: Seat = {"goods": {"grain": 1}, "cards": ["M-fireplace-3"]}
    idle = original(4, turn=1, seats=[{"goods": {"grain": 1}, "cards": ["E149"]}, baker]).do(SOW_BAKE)
    assert idle.game.question.code == "ask-place"
    seats: list[Seat] = [{"goods": {"grain": 1}, "cards": ["E149", "M-fireplace-2"]}, baker]
    original(4, turn=1, seats=seats).do(SOW_BAKE, "done").expect(grain=1, food=0)


def test_master_baker_gets_a_food_more_with_baker_and_a_new_oven() -> None:
    seat = {"goods": {"grain": 1, "clay": 3, "stone": 1}, "cards": ["E149"]}
    original(4, seats=[seat]).do(IMPROVE, "build Clay Oven", "bake 1 grain").expect(grain=0, food=6)
    played = {"goods": {"grain": 1, "food": 1}, "cards": ["E149", "M-clay-oven"], "hand": ["E150"]}
    original(4, seats=[played]).do("1 Occupation", "bake 1 grain").expect(grain=0, food=6)


# --- Master Builder ---------------------------------------------------------------------------------------------------

FIVE_ROOMS = ["a1", "a2", "a3", "b1", "b2"]


def test_master_builder_adds_a_room_for_nothing_with_5_rooms() -> None:
    table = original(seats=[{"goods": {}, "cards": ["E151"], "rooms": FIVE_ROOMS}])
    table.do("Master Builder: build 1 room", "room b3")
    assert table.ground().rooms.bit_count() == 6
    assert table.game.question.code == "ask-place"


def test_master_builder_acts_once_in_the_game() -> None:
    table = original(seats=[{"goods": {}, "cards": ["E151"], "rooms": FIVE_ROOMS}])
    table.do("Master Builder: build 1 room", "room b3")
    assert "Master Builder: build 1 room" not in table.offers()


def test_master_builder_needs_5_rooms_of_any_material() -> None:
    table = original(seats=[{"cards": ["E151"], "rooms": FIVE_ROOMS[:4]}])
    assert "Master Builder: build 1 room" not in table.offers()
    table = original(seats=[{"cards": ["E151"], "rooms": FIVE_ROOMS, "house": "stone"}])
    assert "Master Builder: build 1 room" in table.offers()


def test_master_builder_makes_room_for_family_growth() -> None:
    growth = "After Family Growth also 1 Minor Improvement"
    seat = {"goods": {}, "cards": ["E151"], "rooms": FIVE_ROOMS, "family": 5, "home": 5}
    assert growth not in original(round=7, seats=[seat]).offers()  # five people are all there are
    seat = {"goods": {}, "cards": ["E151"], "rooms": FIVE_ROOMS, "family": 4, "home": 4}
    table = original(round=7, seats=[seat]).do("Master Builder: build 1 room", "room b3", growth)
    assert table.farm().family == 5


# --- Mendicant --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("begging", "points"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_mendicant_spares_up_to_2_begging_cards(begging: int, points: int) -> None:
    table = original(seats=[{"cards": ["E153"], "begging": begging}])
    assert bonus(table) == points
    assert table.score()["begging"] == -3 * begging


def test_mendicant_spares_nobody_else() -> None:
    table = original(seats=[{"cards": ["E153"]}, {"begging": 2}])
    assert bonus(table, 1) == 0


def test_mendicant_leaves_no_negative_points_for_two_begging_cards() -> None:
    """A discarded begging card is no loss; the third one is."""
    full: Seat = {"rooms": FIVE_ROOMS, "pastures": [["c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3"]]}
    full |= {"fields": {"b3": {"vegetable": 1}}, "cards": ["E153", "E165"]}
    assert not loses_points(original(3, seats=[{**full, "begging": 2}]).game.state, 0)
    assert loses_points(original(3, seats=[{**full, "begging": 3}]).game.state, 0)


# --- Bread Seller -----------------------------------------------------------------------------------------------------


def test_bread_seller_gets_a_food_for_each_grain_that_another_player_bakes() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E155"]}, {"goods": {"grain": 3}, "cards": ["M-fireplace-2"]}]
    table = original(3, turn=1, seats=seats).do(SOW_BAKE, "bake 2 grain", "done")
    table.expect(food=2).expect(1, food=4, grain=1)


def test_bread_seller_gets_a_food_for_each_grain_of_the_own() -> None:
    seat = {"goods": {"grain": 2}, "cards": ["E155", "M-fireplace-2"]}
    original(3, seats=[seat]).do(SOW_BAKE, "bake 2 grain").expect(food=6)


def test_bread_seller_gets_nothing_for_grain_that_is_eaten_or_sown() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E155"]}, {"goods": {"grain": 1}, "fields": {"c1": {}}}]
    original(3, turn=1, seats=seats).do(SOW_BAKE).expect(food=0)
    eaten: list[Seat] = [{"goods": {}, "cards": ["E155"]}, {"goods": {"grain": 1}, "cards": ["E174"], "hand": ["E179"]}]
    original(3, turn=1, seats=eaten).do("1 Occupation").expect(food=0).expect(1, grain=0)


# --- Thatcher ---------------------------------------------------------------------------------------------------------


def test_thatcher_takes_a_reed_off_each_room_and_each_renovation() -> None:
    seat = {"goods": {"clay": 10, "reed": 2}, "house": "clay", "cards": ["E157"]}
    original(3, seats=[seat]).do(ROOMS_AND_STABLES, "room b2", "room b3").expect(clay=0, reed=0)
    seat = {"goods": {"clay": 2}, "cards": ["E157"]}
    original(3, round=7, seats=[seat]).do(RENOVATE).expect(clay=0)


def test_thatcher_takes_a_reed_off_the_named_improvements_only() -> None:
    coop = minor("Chicken Coop", id="T112", cost=wood(1) + reed(1), text="Nothing.")
    reeds = minor("Reeds", id="T113", cost=wood(1) + reed(1), text="Nothing.")
    table = original(3, seats=[{"goods": {"wood": 1}, "cards": ["E157"]}]).with_hand(0, coop, reeds)
    table.do(START, "play Chicken Coop").expect(wood=0)
    other = original(3, seats=[{"goods": {"wood": 1}, "cards": ["E157"]}]).with_hand(0, reeds).do(START)
    assert other.game.question.code == "ask-place"


def test_thatcher_takes_nothing_off_majors_or_for_others() -> None:
    seat = {"goods": {"reed": 1, "stone": 2}, "cards": ["E157"]}
    assert "1 reed short" in original(3, seats=[seat]).why_not("Basketmaker's Workshop")
    others = original(3, round=7, turn=1, seats=[{"cards": ["E157"]}, {"goods": {"clay": 2}}])
    assert "1 reed short" in others.refuses(RENOVATE)


def test_thatcher_and_carpenter_add_up() -> None:
    """Rule 12.11: 3 wood and 2 reed, less 1 reed."""
    seat = {"goods": {"wood": 3, "reed": 1}, "cards": ["E157", "E218"]}
    original(3, seats=[seat]).do(ROOMS_AND_STABLES, "build rooms", "room b2").expect(wood=0, reed=0)


# --- Farmer -----------------------------------------------------------------------------------------------------------


def test_farmer_brings_a_boar_first_and_cattle_later() -> None:
    seat = {"goods": {"wood": 3, "food": 2}, "cards": ["E160"], "hand": ["E040"]}
    table = original(4, seats=[seat]).do(START, "play Mini Pasture", "fence c1").expect(boar=1, cattle=0)
    table.do("Fishing", "1 Reed", "1 Clay", "Fences", "fence d1").expect(boar=1, cattle=1)


def test_farmer_brings_one_animal_for_an_action_with_several_pastures() -> None:
    """Ruling: 1 animal for each fence-building action."""
    seat = {"goods": {"wood": 7}, "cards": ["E160"]}
    table = original(4, seats=[seat]).do("Fences", "fence c1", "fence d1").expect(boar=1, cattle=0, wood=0)
    assert len(table.yard()["pastures"]) == 2


@pytest.mark.parametrize("first", ["Farmer", "Stablehand"])
def test_farmer_combines_with_stablehand_and_fence_overseer(first: str) -> None:
    """Ruling: the fences of Fence Overseer are the next time, which brings cattle."""
    seat = {"goods": {"wood": 4, "food": 1}, "cards": ["E160", "E207", "K312"]}
    table = original(4, seats=[seat]).do("Fences", "fence c1", first, "stable d1")
    table.do("pay 1 food, then fence one space").expect(boar=1, cattle=1, food=0)


def test_farmer_combines_with_mini_pasture() -> None:
    """Ruling."""
    table = original(4, seats=[{"goods": {"food": 2}, "cards": ["E160"], "hand": ["E040"]}])
    table.do(START, "play Mini Pasture", "fence c1").expect(boar=1, food=0)


# --- Fisherman --------------------------------------------------------------------------------------------------------

TWICE = "take as much food again, then pay 1 food to the owner of each card"


def fishing(food: int, seats: list[Seat]) -> Table:
    """A table where seat 0 goes fishing."""
    return original(3, seats=seats, stock={"Fishing": {"food": food}}).do("Fishing")


def test_fisherman_takes_twice_the_food() -> None:
    fishing(3, [{"goods": {}, "cards": ["E161"]}]).do(TWICE).expect(food=6)


def test_fisherman_pays_1_food_for_each_fishing_card_of_others() -> None:
    """OP-48: 1 food for each card; the own ones cost nothing."""
    seats: list[Seat] = [{"goods": {}, "cards": ["E161", "E030"]}, {"goods": {}, "cards": ["E012", "E022"]}]
    fishing(3, seats).do(TWICE).expect(food=3 + 3 - 2 + 1, reed=1).expect(1, food=2)


def test_fisherman_may_take_the_food_once_and_pays_nobody() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E161"]}, {"goods": {}, "cards": ["E012"]}]
    fishing(3, seats).do("done").expect(food=3).expect(1, food=0)


def test_fisherman_is_not_asked_when_he_could_not_pay() -> None:
    """1 food there: 2 in all, and 3 to be paid."""
    seats: list[Seat] = [{"goods": {}, "cards": ["E161"]}, {"goods": {}, "cards": ["E012", "E022", "E030"]}]
    table = fishing(1, seats).expect(food=1)
    assert table.game.question.code == "ask-place"
    seats[0] = {"goods": {"grain": 1}, "cards": ["E161"]}
    fishing(1, seats).do(TWICE).expect(food=0, grain=0).expect(1, food=3)


# --- Master Forester --------------------------------------------------------------------------------------------------


def test_master_forester_brings_a_space_where_2_wood_pile_up() -> None:
    """OP-61: a space of its own beside the 2 Wood of the board."""
    seats: list[Seat] = [{"goods": {}, "hand": ["E164"]}, {"goods": {"food": 2}}]
    table = original(4, seats=seats)
    assert FORESTER not in table.spaces()
    table.do("1 Occupation")
    assert table.lying_on(FORESTER) == {}
    later = original(4, round=5, phase="preparation", seats=[{"cards": ["E164"]}], stock={FORESTER: {}})
    assert later.lying_on(FORESTER) == {"wood": 2}


def test_master_forester_takes_2_food_from_others_first() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E164"]}, {"goods": {"food": 2}}]
    table = original(4, turn=1, seats=seats, stock={FORESTER: {"wood": 4}}).do(FORESTER)
    table.expect(food=2).expect(1, wood=4, food=0)


def test_master_forester_costs_its_owner_nothing() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E164"]}]
    original(4, seats=seats, stock={FORESTER: {"wood": 4}}).do(FORESTER).expect(wood=4, food=0)


def test_master_forester_is_closed_to_who_can_not_pay() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E164"]}, {"goods": {"food": 1}}]
    table = original(4, turn=1, seats=seats, stock={FORESTER: {"wood": 4}})
    assert "1 food short" in table.refuses(FORESTER)


# --- Yeoman Farmer ----------------------------------------------------------------------------------------------------


def test_yeoman_farmer_loses_nothing_for_empty_categories() -> None:
    """Seven categories with nothing cost 7 points otherwise."""
    table = original(3, seats=[{"goods": {}, "cards": ["E165"]}])
    assert bonus(table) == 7
    assert table.score()["unused spaces"] == -13


def test_yeoman_farmer_still_loses_for_unused_spaces_and_begging() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["E165"], "begging": 1}])
    assert table.total() == 6 - 13 - 3


def test_yeoman_farmer_adds_nothing_where_nothing_is_lost() -> None:
    goods = {"grain": 1, "vegetable": 1, "sheep": 1}
    table = original(3, seats=[{"goods": goods, "cards": ["E165"]}])
    assert bonus(table) == 4  # fields, pastures, wild boar, cattle


def test_yeoman_farmer_spares_the_points_of_tenant_farmer() -> None:
    """Only two losses count, and the animals that are not returned are neither."""
    table = original(4, seats=[{"goods": {}, "cards": ["E165", "E215"]}])
    assert bonus(table) == 7 + 3 - 3


def test_yeoman_farmer_has_no_negative_points_without_unused_spaces() -> None:
    """OP-40: what is not lost is not negative."""
    full: Seat = {"rooms": FIVE_ROOMS, "pastures": [["c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3"]]}
    full |= {"goods": {}, "fields": {"b3": {}}}
    assert not loses_points(original(3, seats=[{**full, "cards": ["E165"]}]).game.state, 0)
    assert loses_points(original(3, seats=[full]).game.state, 0)
    assert loses_points(original(3, seats=[{"cards": ["E165"]}]).game.state, 0)


# --- Estate Manager ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "points"), [(3, 2), (4, 3), (5, 4)])
def test_estate_manager_scores_by_the_number_of_players(players: int, points: int) -> None:
    table = original(players, seats=[{"goods": {"sheep": 1}, "cards": ["E170"]}])
    assert bonus(table) == points


def test_estate_manager_scores_a_tie_in_every_kind() -> None:
    seats: list[Seat] = [{"goods": {"boar": 1}, "cards": ["E170"]}, {"goods": {"boar": 1}}]
    assert bonus(original(3, seats=seats)) == 2


def test_estate_manager_scores_nothing_when_another_has_more_of_one_kind() -> None:
    roomy = {"stables": ["c1", "d1", "e1"]}
    seats: list[Seat] = [{"goods": {"sheep": 3}, "cards": ["E170"], **roomy}, {"goods": {"cattle": 1}}]
    assert bonus(original(3, seats=seats)) == 0


# --- Hedge Keeper -----------------------------------------------------------------------------------------------------


def test_hedge_keeper_builds_3_fences_more_for_nothing() -> None:
    original(seats=[{"goods": {"wood": 1}, "cards": ["E175"]}]).do("Fences", "fence c1").expect(wood=0)
    original(seats=[{"goods": {"wood": 4}, "cards": ["E175"]}]).do("Fences", "fence c1", "fence d1").expect(wood=0)


def test_hedge_keeper_pays_the_fences_beyond_3() -> None:
    table = original(seats=[{"goods": {"wood": 3}, "cards": ["E175"]}]).do("Fences")
    assert "fence c1 d1" in table.offers()  # 6 fences for 3 wood
    assert "fence c1 d1 e1" not in table.offers()


def test_hedge_keeper_may_build_the_3_fences_alone() -> None:
    """OP-26, OP-47: at least one fence must be built, paid or free."""
    table = original(seats=[{"goods": {}, "cards": ["E175"], "pastures": [["c1"]]}]).do("Fences")
    table.do("fence d1")
    assert len(table.yard()["pastures"]) == 2
    assert "Fences" not in original(seats=[{"goods": {}, "cards": ["E175"]}]).offers()


def test_hedge_keeper_combines_with_mini_pasture() -> None:
    """Ruling: 3 fences more than the one space needs, unlike the card of the revised edition."""
    table = original(seats=[{"goods": {"food": 2}, "cards": ["E175"], "hand": ["E040"]}])
    table.do(START, "play Mini Pasture", "fence c1", "fence d1")
    assert len(table.yard()["pastures"]) == 2


def test_hedge_keeper_combines_with_fence_overseer_and_stablehand() -> None:
    """Ruling: the fences around the stable may be 3 more, too."""
    seat = {"goods": {"wood": 1, "food": 1}, "cards": ["E175", "E207", "K312"]}
    table = original(seats=[seat]).do("Fences", "fence c1", "stable d1")
    table.do(table.offers()[0]).expect(food=0, wood=0)
    assert "fence e1" in table.offers()
    table.do("fence e1")
    assert len(table.yard()["pastures"]) == 3


def test_hedge_keeper_combines_with_farmer() -> None:
    """Ruling."""
    seat = {"goods": {"wood": 1}, "cards": ["E175", "E160"]}
    original(4, seats=[seat]).do("Fences", "fence c1").expect(boar=1, wood=0)


def test_hedge_keeper_combines_with_wood_carver() -> None:
    """Ruling: the fourth fence costs the wood that Wood Carver takes off."""
    seat = {"goods": {}, "cards": ["E175", "K301"]}
    original(seats=[seat]).do("Fences", "fence c1").expect(wood=0)


# --- Wooden Hut Builder -----------------------------------------------------------------------------------------------


def test_wooden_hut_builder_scores_each_room_of_a_wooden_hut() -> None:
    assert bonus(original(3, seats=[{"cards": ["E177"], "rooms": FIVE_ROOMS}])) == 5


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_wooden_hut_builder_scores_nothing_for_another_house(house: str) -> None:
    assert bonus(original(3, seats=[{"cards": ["E177"], "house": house}])) == 0


def test_wooden_hut_builder_scores_nothing_for_others() -> None:
    assert bonus(original(3, seats=[{"cards": ["E177"]}, {"rooms": FIVE_ROOMS}]), 1) == 0


# --- Hut Builder ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_hut_builder_adds_a_room_for_nothing_at_the_start_of_round_11(house: str) -> None:
    seat = {"goods": {}, "house": house, "cards": ["E178"]}
    table = original(4, round=11, phase="preparation", seats=[seat]).do("room b2")
    assert table.ground().rooms.bit_count() == 3


def test_hut_builder_adds_nothing_to_a_stone_house_or_in_other_rounds() -> None:
    stone = original(4, round=11, phase="preparation", seats=[{"house": "stone", "cards": ["E178"]}])
    assert stone.game.question.code == "ask-place"
    for number in (10, 12):
        early = original(4, round=number, phase="preparation", seats=[{"cards": ["E178"]}])
        assert early.game.question.code == "ask-place"


def test_hut_builder_may_decline() -> None:
    table = original(4, round=11, phase="preparation", seats=[{"cards": ["E178"]}]).do("done")
    assert table.ground().rooms.bit_count() == 2


def test_hut_builder_is_playable_up_to_round_4() -> None:
    assert "1 Occupation" in original(4, round=4, seats=[{"hand": ["E178"]}]).offers()
    assert "round 4" in original(4, round=5, seats=[{"hand": ["E178"]}]).refuses("1 Occupation")


# --- Hobby Farmer -----------------------------------------------------------------------------------------------------


def test_hobby_farmer_brings_a_vegetable_and_may_sow_it() -> None:
    seat = {"goods": {}, "hand": ["E180"], "fields": {"c1": {}, "c2": {}}}
    table = original(4, seats=[seat]).do("1 Occupation", "sow 1 vegetable").expect(vegetable=0)
    assert sorted(field.get("vegetable", 0) for field in table.yard()["fields"].values()) == [0, 2]


def test_hobby_farmer_may_keep_the_vegetable_and_needs_an_empty_field() -> None:
    seat = {"goods": {}, "hand": ["E180"], "fields": {"c1": {}}}
    original(4, seats=[seat]).do("1 Occupation", "done").expect(vegetable=1)
    bare = original(4, seats=[{"goods": {}, "hand": ["E180"]}]).do("1 Occupation").expect(vegetable=1)
    assert bare.game.question.code == "ask-place"


def test_hobby_farmer_sows_one_vegetable_and_no_grain() -> None:
    """Secondary note: the extra sowing is for this one vegetable."""
    seat = {"goods": {"vegetable": 2, "grain": 2}, "hand": ["E180"], "fields": {"c1": {}, "c2": {}}}
    table = original(4, seats=[seat]).do("1 Occupation")
    assert table.offers() == ["sow 1 vegetable", "done"]


def test_hobby_farmer_sows_no_second_vegetable_beside_sower() -> None:
    """The extra sowing is for this one vegetable only: once Sower has sown it, there is none."""
    seat = {"goods": {"vegetable": 2}, "hand": ["E180"], "cards": ["Z331"], "fields": {"c1": {}, "c2": {}}}
    table = original(4, seats=[{**seat, "goods": {"vegetable": 2, "food": 1}}]).do("1 Occupation", "sow 1 vegetable")
    assert table.game.question.code == "ask-place"
    table.expect(vegetable=2)
    kept = original(4, seats=[{**seat, "goods": {"vegetable": 2, "food": 1}}]).do("1 Occupation", "done")
    kept.do("sow 1 vegetable").expect(vegetable=2)


def test_hobby_farmer_does_not_sow_a_field_card() -> None:
    """OP-55: fields of the farmyard only."""
    table = original(4, seats=[{"goods": {}, "cards": ["E018"], "hand": ["E180"]}]).do("1 Occupation")
    table.expect(vegetable=1)
    assert table.game.question.code == "ask-place"


# --- Charcoal Burner --------------------------------------------------------------------------------------------------


def test_charcoal_burner_gets_food_and_wood_when_another_player_builds_a_fireplace() -> None:
    """Ruling: 1 food and 1 wood for each improvement with the bread symbol."""
    seats: list[Seat] = [{"goods": {}, "cards": ["E182"]}, {"goods": {"clay": 2}}]
    original(3, turn=1, seats=seats).do(IMPROVE).expect(food=1, wood=1).expect(1, food=0, wood=0)


def test_charcoal_burner_gets_them_for_the_own_ones_too() -> None:
    seat = {"goods": {"clay": 2}, "cards": ["E182"]}
    original(3, seats=[seat]).do(IMPROVE).expect(clay=0, food=1, wood=1)


def test_charcoal_burner_gets_nothing_for_other_improvements() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E182"]}, {"goods": {"wood": 1, "stone": 3}}]
    original(3, turn=1, seats=seats).do(IMPROVE).expect(food=0, wood=0)


def test_charcoal_burner_gets_them_for_a_minor_improvement_that_bakes() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E182"]}, {"goods": {"clay": 1}, "hand": ["E020"]}]
    original(3, turn=1, seats=seats).do(START, "play Simple Fireplace").expect(food=1, wood=1)

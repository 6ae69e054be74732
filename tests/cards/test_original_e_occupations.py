"""Occupations of deck E of the original edition, the first half: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import food, gain, grain, minor, played, vegetable, wood
from tests.cards.original_table import IMPROVE, original

ROOMS_AND_STABLES = "Build Room(s) and/or Build Stable(s)"
GROWTH_5P = "1 Occupation or, from round 5, Family Growth"
TRAVELING_5P = "Build 1 Room or Traveling Players"
GIFT = minor("Gift", id="T101", text="A vegetable.", on=[played >> gain(vegetable(1))])
OTHER_GIFT = minor("Other Gift", id="T102", text="A vegetable.", on=[played >> gain(vegetable(1))])

# --- Land Agent -------------------------------------------------------------------------------------------------------


def test_land_agent_brings_a_vegetable_when_played() -> None:
    table = original(3, seats=[{"goods": {}, "hand": ["E147"]}]).do("1 Occupation")
    table.expect(vegetable=1, grain=0)


def test_land_agent_gives_a_grain_with_take_1_vegetable() -> None:
    table = original(3, round=9, seats=[{"goods": {}, "cards": ["E147"]}]).do("Take 1 Vegetable")
    table.expect(vegetable=1, grain=1)


def test_land_agent_gives_nothing_to_others_or_with_take_1_grain() -> None:
    others = original(3, round=9, turn=1, seats=[{"goods": {}, "cards": ["E147"]}, {"goods": {}}])
    others.do("Take 1 Vegetable").expect(grain=0).expect(1, grain=0, vegetable=1)
    own = original(3, round=9, seats=[{"goods": {}, "cards": ["E147"]}]).do("Take 1 Grain")
    own.expect(grain=1, vegetable=0)


# --- Baker ------------------------------------------------------------------------------------------------------------


def test_baker_may_bake_when_played() -> None:
    seat = {"goods": {"grain": 2}, "hand": ["E150"], "cards": ["M-fireplace-2"]}
    table = original(seats=[seat]).do("1 Occupation")
    table.do("bake 2 grain").expect(grain=0, food=4)


def test_baker_may_bake_at_the_start_of_each_feeding_phase() -> None:
    """Step 5 of the harvest."""
    seat = {"goods": {"grain": 1}, "cards": ["E150", "M-clay-oven"], "placed": ["Fishing"]}
    table = original(1, round=4, seats=[seat]).do("Day Laborer", "bake 1 grain")
    table.expect(grain=0, food=1)  # 2 and 5 for the bread, less the 6 that two people eat alone
    assert table.farm().begging == 0


def test_baker_needs_a_baking_improvement_and_grain_and_may_decline() -> None:
    bare = original(seats=[{"goods": {"grain": 2}, "hand": ["E150"]}]).do("1 Occupation").expect(grain=2)
    assert bare.game.question.code == "ask-place"
    seat = {"goods": {"grain": 2}, "hand": ["E150"], "cards": ["M-fireplace-2"]}
    original(seats=[seat]).do("1 Occupation", "done").expect(grain=2, food=0)


def test_baker_bakes_once_in_a_harvest_in_each_oven_to_its_limit() -> None:
    """One bake action: a Clay Oven takes 1 grain of it."""
    seat = {"goods": {"grain": 3, "food": 4}, "cards": ["E150", "M-clay-oven"], "placed": ["Fishing"]}
    table = original(1, round=4, seats=[seat]).do("Day Laborer")
    assert table.offers() == ["bake 1 grain", "done"]
    table.do("bake 1 grain").expect(grain=2, food=5)
    assert table.game.question.code == "ask-place"


# --- Master Brewer ----------------------------------------------------------------------------------------------------


def test_master_brewer_turns_a_grain_into_3_food_in_the_feeding_phase() -> None:
    """Step 6 of the harvest."""
    seat = {"goods": {"grain": 1, "food": 3}, "cards": ["E154"], "home": 0}
    table = original(1, round=4, phase="feeding", seats=[seat]).do("convert 1 grain to 3 food")
    table.expect(grain=0, food=0)
    assert table.farm().begging == 0


def test_master_brewer_works_once_in_a_harvest() -> None:
    seat = {"goods": {"grain": 3, "food": 0}, "cards": ["E154"], "home": 0}
    table = original(1, round=4, phase="feeding", seats=[seat]).do("convert 1 grain to 3 food")
    assert "convert 1 grain to 3 food" not in table.offers()
    assert "convert 1 grain to 1 food" in table.offers()


def test_master_brewer_does_nothing_outside_of_a_harvest() -> None:
    """Eaten raw, the grain is 1 of the 3 food that the Chief costs as second occupation."""
    table = original(seats=[{"goods": {"grain": 1}, "cards": ["E154"], "hand": ["E172"]}])
    assert "2 food short" in table.refuses("1 Occupation")


# --- Turner -----------------------------------------------------------------------------------------------------------


def test_turner_pays_food_with_wood() -> None:
    """The second occupation costs 1 food."""
    table = original(3, seats=[{"goods": {"wood": 2}, "cards": ["E158"], "hand": ["E168"]}]).do("1 Occupation")
    table.expect(wood=1, food=0)
    assert [card.id for card in table.farm().cards] == ["E158", "E168"]


def test_turner_feeds_any_number_of_wood() -> None:
    seats = [{"goods": {"wood": 5, "food": 0}, "cards": ["E158"], "home": 0}, {"goods": {"food": 9}, "home": 0}]
    table = original(3, round=4, phase="feeding", seats=[*seats, {"goods": {"food": 9}, "home": 0}])
    table.do("convert 4 wood to 4 food").expect(wood=1, food=0)
    assert table.farm().begging == 0


def test_turner_works_for_nobody_else() -> None:
    seats = [{"cards": ["E158"]}, {"goods": {"wood": 2}, "cards": ["E167"], "hand": ["E168"]}]
    table = original(3, turn=1, seats=seats)
    assert "1 food short" in table.refuses("1 Occupation")


def test_turner_leaves_the_wood_that_the_same_price_asks_for() -> None:
    basket = minor("Basket of Wood", id="T104", cost=wood(1) + food(1), text="Nothing.")
    start = "Starting Player (and/or 1 Minor Improvement)"
    table = original(3, seats=[{"goods": {"wood": 2}, "cards": ["E158"]}]).with_hand(0, basket)
    table.do(start, "play Basket of Wood").expect(wood=0)
    poor = original(3, seats=[{"goods": {"wood": 1}, "cards": ["E158"]}]).with_hand(0, basket).do(start)
    assert poor.game.question.code == "ask-place"
    poor.expect(wood=1)


# --- Head of the Family -----------------------------------------------------------------------------------------------


def test_head_of_the_family_builds_rooms_although_another_player_does() -> None:
    seats = [{"goods": {"wood": 5, "reed": 2}, "cards": ["E159"]}, {"placed": [ROOMS_AND_STABLES]}]
    table = original(4, seats=seats).do(ROOMS_AND_STABLES, "build rooms", "room b2")
    table.expect(wood=0, reed=0)
    assert table.ground().rooms.bit_count() == 3


def test_head_of_the_family_grows_although_another_player_does() -> None:
    growth = "After Family Growth also 1 Minor Improvement"
    seats = [{"cards": ["E159"], "rooms": ["a1", "a2", "a3"]}, {"family": 3, "placed": [growth]}]
    table = original(4, round=7, seats=seats).do(growth)
    assert table.farm().family == 3


def test_head_of_the_family_does_not_use_a_space_twice_in_a_round() -> None:
    """Ruling: not the same action with 2 of the own people."""
    seats = [{"goods": {"wood": 9}, "cards": ["E159"], "placed": [ROOMS_AND_STABLES]}, {}]
    table = original(4, seats=seats)
    assert "occupied" in table.refuses(ROOMS_AND_STABLES)
    without = original(4, seats=[{"goods": {"wood": 9}}, {"placed": [ROOMS_AND_STABLES]}])
    assert "occupied" in without.refuses(ROOMS_AND_STABLES)


def test_head_of_the_family_joins_a_choice_space_for_growth_only() -> None:
    """OP-45: on the occupied card for 5 players there is no occupation for him, and no growth before round 5."""
    seats = [
        {"goods": {"food": 3}, "hand": ["E172"], "cards": ["E159"], "rooms": ["a1", "a2", "a3"]},
        {"placed": [GROWTH_5P]},
    ]
    table = original(5, round=5, seats=seats).do(GROWTH_5P)
    assert table.farm().family == 3
    assert [card.id for card in table.farm().cards] == ["E159"]
    early = original(5, round=4, seats=seats)
    assert "nobody else" in early.refuses(GROWTH_5P)


def test_head_of_the_family_joins_a_choice_space_for_a_room_only() -> None:
    """Section 7.5: it is a room building space when used for a room; the food stays for others."""
    seats = [{"goods": {"wood": 5, "reed": 2}, "cards": ["E159"]}, {"placed": [TRAVELING_5P]}]
    table = original(5, seats=seats, stock={TRAVELING_5P: {"food": 2}}).do(TRAVELING_5P, "room b2")
    table.expect(wood=0, food=0)
    assert table.lying_on(TRAVELING_5P) == {"food": 2}
    poor = original(5, seats=[{"goods": {}, "cards": ["E159"]}, {"placed": [TRAVELING_5P]}])
    assert "nobody else" in poor.refuses(TRAVELING_5P)
    free = original(5, seats=[{"goods": {}, "cards": ["E159"]}, {}], stock={TRAVELING_5P: {"food": 2}})
    free.do(TRAVELING_5P).expect(food=2)


# --- Field Warden -----------------------------------------------------------------------------------------------------


def test_field_warden_plows_although_another_player_does() -> None:
    table = original(4, seats=[{"cards": ["E163"]}, {"placed": ["Plow 1 Field"]}])
    table.do("Plow 1 Field", "plow c1")
    assert table.yard()["fields"] == {"c1": {}}


def test_field_warden_takes_a_vegetable_and_plows_and_sows_although_others_do() -> None:
    spaces = ["Take 1 Vegetable", "Plow Field and Sow"]
    table = original(4, round=13, seats=[{"goods": {}, "cards": ["E163"]}, {"placed": spaces}])
    assert {*spaces} <= {*table.offers()}
    table.do("Take 1 Vegetable").expect(vegetable=1)


def test_field_warden_does_not_use_a_space_twice_in_a_round() -> None:
    """Ruling: as for Head of the Family."""
    table = original(4, seats=[{"cards": ["E163"], "placed": ["Plow 1 Field"]}])
    assert "occupied" in table.refuses("Plow 1 Field")


def test_field_warden_is_not_for_grain_or_for_others() -> None:
    table = original(4, seats=[{"cards": ["E163"]}, {"placed": ["Take 1 Grain"]}])
    assert "occupied" in table.refuses("Take 1 Grain")
    other = original(4, turn=1, seats=[{"cards": ["E163"], "placed": ["Plow 1 Field"]}, {}])
    assert "occupied" in other.refuses("Plow 1 Field")


# --- Undergardener ----------------------------------------------------------------------------------------------------


def test_undergardener_gives_a_vegetable_with_day_laborer() -> None:
    original(4, seats=[{"goods": {}, "cards": ["E166"]}]).do("Day Laborer").expect(food=2, vegetable=1)


def test_undergardener_gives_nothing_elsewhere() -> None:
    original(4, seats=[{"goods": {}, "cards": ["E166"]}]).do("Take 1 Grain").expect(grain=1, vegetable=0)


def test_undergardener_gives_nothing_when_another_player_is_day_laborer() -> None:
    table = original(4, turn=1, seats=[{"goods": {}, "cards": ["E166"]}, {"goods": {}}]).do("Day Laborer")
    table.expect(vegetable=0).expect(1, vegetable=0, food=2)


# --- Conjurer ---------------------------------------------------------------------------------------------------------


def test_conjurer_gives_a_grain_with_traveling_players() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E167"]}], stock={"Traveling Players": {"food": 3}})
    table.do("Traveling Players").expect(food=3, grain=1)


def test_conjurer_gives_a_grain_on_the_choice_space_only_for_its_food() -> None:
    seat = {"goods": {"wood": 5, "reed": 2}, "cards": ["E167"]}
    table = original(5, seats=[seat], stock={TRAVELING_5P: {"food": 1}})
    table.do(TRAVELING_5P, "take the goods").expect(food=1, grain=1)
    room = original(5, seats=[seat], stock={TRAVELING_5P: {"food": 1}})
    room.do(TRAVELING_5P, "build 1 room", "room b2").expect(grain=0, food=0)


def test_conjurer_gives_nothing_when_another_player_performs_or_at_day_laborer() -> None:
    table = original(4, turn=1, seats=[{"goods": {}, "cards": ["E167"]}, {"goods": {}}])
    table.do("Traveling Players").expect(grain=0).expect(1, grain=0)
    original(4, seats=[{"goods": {}, "cards": ["E167"]}]).do("Day Laborer").expect(grain=0)


# --- Greengrocer ------------------------------------------------------------------------------------------------------


def test_greengrocer_gives_a_vegetable_with_take_1_grain() -> None:
    original(3, seats=[{"goods": {}, "cards": ["E168"]}]).do("Take 1 Grain").expect(grain=1, vegetable=1)


def test_greengrocer_gives_nothing_to_others() -> None:
    table = original(3, turn=1, seats=[{"goods": {}, "cards": ["E168"]}, {"goods": {}}]).do("Take 1 Grain")
    table.expect(vegetable=0).expect(1, vegetable=0, grain=1)


def test_greengrocer_is_for_the_space_and_not_for_grain_from_a_card() -> None:
    """Ruling: grain that a card brings, as Granary's, is no use of Take 1 Grain."""
    sheaf = minor("Sheaf", id="T103", text="A grain.", on=[played >> gain(grain(1))])
    table = original(3, seats=[{"goods": {}, "cards": ["E168"]}]).with_hand(0, sheaf)
    table.do("Starting Player (and/or 1 Minor Improvement)", "play Sheaf").expect(grain=1, vegetable=0)


# --- Storyteller ------------------------------------------------------------------------------------------------------


def test_storyteller_leaves_a_food_for_a_vegetable() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E169"]}], stock={"Traveling Players": {"food": 3}})
    table.do("Traveling Players", "leave 1 food on the space, then take 1 vegetable").expect(food=2, vegetable=1)
    assert table.lying_on("Traveling Players") == {"food": 1}


def test_storyteller_may_keep_the_food() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E169"]}], stock={"Traveling Players": {"food": 3}})
    table.do("Traveling Players", "done").expect(food=3, vegetable=0)
    assert table.lying_on("Traveling Players") == {}


def test_storyteller_may_leave_the_only_food() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E169"]}], stock={"Traveling Players": {"food": 1}})
    table.do("Traveling Players", "leave 1 food on the space, then take 1 vegetable").expect(food=0, vegetable=1)


def test_storyteller_is_not_asked_elsewhere_and_acts_together_with_conjurer() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E169", "E167"]}], stock={"Traveling Players": {"food": 2}})
    table.do("Traveling Players", "leave 1 food on the space, then take 1 vegetable")
    table.expect(food=1, vegetable=1, grain=1)
    other = original(4, seats=[{"goods": {}, "cards": ["E169"]}]).do("Day Laborer").expect(food=2)
    assert other.game.question.code == "ask-place"


# --- Chief ------------------------------------------------------------------------------------------------------------


def test_chief_costs_2_food_more_than_the_space() -> None:
    table = original(seats=[{"goods": {"food": 2}, "hand": ["E172"]}]).do("1 Occupation")
    table.expect(food=0)
    assert [card.id for card in table.farm().cards] == ["E172"]


def test_chief_is_not_playable_with_1_food() -> None:
    table = original(seats=[{"goods": {"food": 1}, "hand": ["E172"]}])
    assert "1 food short" in table.refuses("1 Occupation")


def test_chief_scores_each_room_of_a_stone_house_only() -> None:
    stone = original(seats=[{"house": "stone", "cards": ["E172"]}])
    assert stone.score()["bonus"] == 2
    assert stone.score()["rooms"] == 4
    assert original(seats=[{"house": "clay", "cards": ["E172"]}]).score()["bonus"] == 0


# --- Chief's Daughter -------------------------------------------------------------------------------------------------


def test_chiefs_daughter_comes_for_nothing_when_another_player_plays_the_chief() -> None:
    seats = [{"goods": {"food": 2}, "hand": ["E172"]}, {"goods": {}, "hand": ["E173"]}]
    table = original(seats=seats).do("1 Occupation")
    assert table.game.current_player == 1
    table.do("play it for nothing")
    assert [card.id for card in table.farm(1).cards] == ["E173"]
    assert table.farm(1).hand == ()
    assert table.farm(1).occupations_played == 1
    assert table.game.question.code == "ask-place"


def test_chiefs_daughter_may_stay_in_the_hand() -> None:
    seats = [{"goods": {"food": 2}, "hand": ["E172"]}, {"goods": {}, "hand": ["E173"]}]
    table = original(seats=seats).do("1 Occupation", "done")
    assert [card.id for card in table.farm(1).hand] == ["E173"]


def test_chiefs_daughter_is_not_asked_for_the_own_chief_or_another_card() -> None:
    own = original(seats=[{"goods": {"food": 2}, "hand": ["E172", "E173"]}]).do("1 Occupation", "play Chief")
    assert own.game.question.code == "ask-place"
    other = original(seats=[{"goods": {"food": 2}, "hand": ["E179"]}, {"hand": ["E173"]}]).do("1 Occupation")
    assert other.game.question.code == "ask-place"


def test_chiefs_daughter_scores_by_the_house() -> None:
    assert original(seats=[{"house": "stone", "cards": ["E173"]}]).score()["bonus"] == 3
    assert original(seats=[{"house": "clay", "cards": ["E173"]}]).score()["bonus"] == 1
    assert original(seats=[{"cards": ["E173"]}]).score()["bonus"] == 0


# --- Tutor ------------------------------------------------------------------------------------------------------------


def test_tutor_scores_each_later_occupation() -> None:
    assert original(seats=[{"cards": ["E172", "E174", "E173", "E179"]}]).score()["bonus"] == 2


def test_tutor_scores_nothing_for_itself_earlier_ones_and_improvements() -> None:
    assert original(seats=[{"cards": ["E172", "E179", "E174", "M-well"]}]).score()["bonus"] == 0


def test_tutor_counts_an_occupation_that_is_played_now() -> None:
    """Ruling: the points may be noted at once."""
    table = original(seats=[{"goods": {"food": 1}, "cards": ["E174"], "hand": ["E179"]}])
    assert table.score()["bonus"] == 0
    assert table.do("1 Occupation").score()["bonus"] == 1


# --- Merchant ---------------------------------------------------------------------------------------------------------


def test_merchant_takes_a_major_improvement_action_twice_for_1_food() -> None:
    """Ruling: 2 majors, 2 minors, or one of each."""
    table = original(seats=[{"goods": {"clay": 5, "food": 1}, "cards": ["E179"]}])
    table.do(IMPROVE, "build Fireplace (2 clay)", "pay 1 food, then major or minor improvement")
    table.do("build Fireplace (3 clay)").expect(clay=0, food=0)


def test_merchant_is_once_per_action() -> None:
    table = original(seats=[{"goods": {"clay": 9, "food": 5}, "cards": ["E179"]}])
    table.do(IMPROVE, "build Fireplace (2 clay)", "pay 1 food, then major or minor improvement")
    table.do("build Fireplace (3 clay)").expect(clay=4, food=4)
    assert table.game.question.code == "ask-place"


def test_merchant_needs_the_food_and_something_to_build() -> None:
    broke = original(seats=[{"goods": {"clay": 5}, "cards": ["E179"]}]).do(IMPROVE, "build Fireplace (2 clay)")
    assert broke.game.question.code == "ask-place"
    poor = original(seats=[{"goods": {"wood": 1, "stone": 3, "food": 1}, "cards": ["E179"]}]).do(IMPROVE)
    poor.expect(food=1)
    assert poor.game.question.code == "ask-place"


def test_merchant_repeats_a_minor_improvement_action_as_such() -> None:
    """On the starting player space two minors, no major."""
    table = original(seats=[{"goods": {"food": 1, "clay": 9}, "cards": ["E179"]}]).with_hand(0, GIFT, OTHER_GIFT)
    table.do("Starting Player (and/or 1 Minor Improvement)", "play Gift", "pay 1 food, then minor improvement")
    table.expect(vegetable=2, food=0)

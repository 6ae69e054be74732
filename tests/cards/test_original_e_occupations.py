"""Occupations of deck E of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import gain, minor, played, vegetable
from tests.cards.original_table import IMPROVE, original

GIFT = minor("Gift", id="T101", text="A vegetable.", on=[played >> gain(vegetable(1))])
OTHER_GIFT = minor("Other Gift", id="T102", text="A vegetable.", on=[played >> gain(vegetable(1))])

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


# --- Merchant ---------------------------------------------------------------------------------------------------------


def test_merchant_takes_a_major_improvement_action_twice_for_1_food() -> None:
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


# --- Ratcatcher -------------------------------------------------------------------------------------------------------


def test_ratcatcher_keeps_one_child_of_every_other_player_at_home_in_round_10() -> None:
    seats = [{"goods": {}, "cards": ["E198"], "family": 3}, {"family": 3}, {"family": 2}]
    table = original(3, round=10, phase="preparation", seats=seats)
    assert [table.farm(seat).home for seat in range(3)] == [3, 2, 2]


def test_ratcatcher_acts_in_rounds_10_and_12_only() -> None:
    for number, home in ((9, 3), (10, 2), (11, 3), (12, 2), (13, 3)):
        table = original(3, round=number, phase="preparation", seats=[{"cards": ["E198"]}, {"family": 3}])
        assert table.farm(1).home == home, number


def test_ratcatcher_is_playable_up_to_round_9() -> None:
    assert "1 Occupation" in original(3, round=9, seats=[{"hand": ["E198"]}]).offers()
    late = original(3, round=10, seats=[{"hand": ["E198"]}])
    assert "at most round 9" in late.refuses("1 Occupation")


def test_ratcatcher_lets_the_child_work_again_in_the_next_round_and_eat_at_the_harvest() -> None:
    """A person who was kept at home still eats: 3 people owe 6 food."""
    seats = [{"cards": ["E198"], "placed": ["Fishing", "1 Reed"], "goods": {"food": 9}}, {"family": 3, "home": 0}]
    table = original(3, round=11, phase="feeding", seats=[*seats, {"goods": {"food": 9}}])
    assert table.look(1)["seats"][1]["food_needed"] == 6


# --- Stablehand -------------------------------------------------------------------------------------------------------


def test_stablehand_builds_a_stable_for_nothing_with_fences() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["E207"]}]).do("Fences", "fence c1", "stable e3")
    table.expect(wood=0)
    assert table.yard()["stables"] == ["e3"]


def test_stablehand_may_put_the_stable_inside_the_new_pasture() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["E207"]}]).do("Fences", "fence c1", "stable c1")
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 4}]


def test_stablehand_is_nothing_without_a_stable_left() -> None:
    seat = {"goods": {"wood": 4}, "cards": ["E207"], "stables": ["b1", "b2", "b3", "c3"]}
    table = original(seats=[seat]).do("Fences", "fence e1")
    assert table.game.question.code == "ask-place"
    assert len(table.yard()["stables"]) == 4


def test_stablehand_with_fence_overseer_gives_one_stable_per_action() -> None:
    """The free stable may be fenced for 1 food; that fencing brings no second stable."""
    seat = {"goods": {"wood": 4, "food": 1}, "cards": ["E207", "K312"]}
    table = original(seats=[seat]).do("Fences", "fence c1", "stable d1")
    table.do("pay 1 food, then fence one space, then note it").expect(food=0)
    assert len(table.yard()["stables"]) == 1
    assert [area["cells"] for area in table.yard()["pastures"]] == [["c1"], ["d1"]]
    assert table.game.question.code == "ask-place"


# --- Animal Keeper ----------------------------------------------------------------------------------------------------


def test_animal_keeper_lets_kinds_share_a_pasture() -> None:
    farm = {"pastures": [["c1", "d1"]], "goods": {"sheep": 2}}
    without = original(4, round=9, seats=[farm], stock={"1 Wild Boar": {"boar": 3}}).do("1 Wild Boar")
    assert without.goods()["boar"] < 3 or without.offers() == ["keep 2 sheep, 1 boar", "keep 1 sheep, 3 boar"]
    table = original(4, round=9, seats=[{**farm, "cards": ["E216"]}], stock={"1 Wild Boar": {"boar": 3}})
    table.do("1 Wild Boar").expect(sheep=2, boar=3)


def test_animal_keeper_makes_no_more_room() -> None:
    """A pasture of 2 spaces and the house hold 5 animals in all."""
    farm = {"pastures": [["c1", "d1"]], "goods": {"sheep": 4}, "cards": ["E216"]}
    table = original(4, round=9, seats=[farm], stock={"1 Wild Boar": {"boar": 3}}).do("1 Wild Boar")
    assert {"keep 4 sheep, 1 boar", "keep 2 sheep, 3 boar", "keep 3 sheep, 2 boar"} == set(table.offers())


def test_animal_keeper_with_a_stable_counts_the_doubled_pasture() -> None:
    farm = {"pastures": [["c1"]], "stables": ["c1"], "goods": {"sheep": 2, "cattle": 1}, "cards": ["E216"]}
    table = original(4, round=9, seats=[farm], stock={"1 Wild Boar": {"boar": 2}}).do("1 Wild Boar")
    table.expect(sheep=2, boar=2, cattle=1)

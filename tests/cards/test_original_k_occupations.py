"""Occupations of deck K of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import Card, gain, minor, played, vegetable
from tests.cards.original_table import IMPROVE, original

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"


def _gift(number: int) -> Card:
    return minor(f"Present {number}", id=f"T30{number}", text="A vegetable.", on=[played >> gain(vegetable(1))])


PRESENTS = [_gift(number) for number in range(4)]

# --- Acrobat ----------------------------------------------------------------------------------------------------------


def _last_placement(card: str, space: str, **seat: object) -> list[dict[str, object]]:
    """The owner has one person left, everybody else has none."""
    gone: dict[str, object] = {"home": 0}
    return [{"goods": {}, "cards": [card], "home": 1, "placed": [], **seat}, gone, gone, gone]


def test_acrobat_moves_on_after_traveling_players() -> None:
    table = original(4, seats=_last_placement("K269", "Traveling Players"), round=5).do("Traveling Players")
    assert table.offers() == ["Take 1 Grain", "Plow 1 Field", "done"]
    table.do("Take 1 Grain").expect(grain=1, food=1)


def test_acrobat_may_stay_and_is_bound_to_free_spaces() -> None:
    seats = _last_placement("K269", "Traveling Players")
    seats[1] = {"home": 0, "placed": ["Take 1 Grain"]}
    table = original(4, seats=seats, round=5).do("Traveling Players")
    assert table.offers() == ["Plow 1 Field", "done"]
    table.do("done")
    assert table.game.round == 6


def test_acrobat_needs_traveling_players_in_this_round() -> None:
    table = original(4, seats=_last_placement("K269", "Fishing"), round=5).do("Fishing")
    assert table.game.round == 6


def test_acrobat_on_the_5_player_card_needs_the_food_taken_there() -> None:
    seats = [*_last_placement("K269", "x", goods={"wood": 5, "reed": 2}), {"home": 0}]
    table = original(5, seats=seats, round=5).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    assert table.game.round == 6


# --- Educator ---------------------------------------------------------------------------------------------------------


def test_educator_plays_an_occupation_for_3_food_after_another_players() -> None:
    seats = [{"goods": {}, "hand": ["E179"]}, {"goods": {"food": 3}, "cards": ["K271"], "hand": ["K289"]}]
    table = original(4, seats=seats).do("1 Occupation")
    assert table.game.current_player == 1
    table.do("play Countryman").expect(1, food=0)


def test_educator_costs_2_food_from_the_fourth_occupation_on() -> None:
    owner = {"goods": {"food": 2}, "cards": ["K271"], "hand": ["K289"], "occupations_played": 3}
    table = original(4, seats=[{"goods": {}, "hand": ["E179"]}, owner]).do("1 Occupation")
    table.do("play Countryman").expect(1, food=0)
    third = {**owner, "occupations_played": 2}
    poor = original(4, seats=[{"goods": {}, "hand": ["E179"]}, third]).do("1 Occupation")
    assert poor.game.question.code == "ask-place"


def test_educator_is_not_set_off_by_its_owner_or_by_improvements() -> None:
    own = original(4, seats=[{"goods": {"food": 9}, "cards": ["K271"], "hand": ["E179", "K289"]}])
    own.do("1 Occupation", "play Merchant")
    assert own.game.question.code == "ask-place"
    other = original(4, seats=[{"goods": {"clay": 2}}, {"goods": {"food": 3}, "cards": ["K271"], "hand": ["K289"]}])
    assert other.do(IMPROVE).game.question.code == "ask-place"


def test_educator_answers_an_occupation_that_the_puppeteer_brought() -> None:
    puppets = {"goods": {"food": 1}, "cards": ["I249"], "hand": ["E179"]}
    teacher = {"goods": {"food": 3}, "cards": ["K271"], "hand": ["K289"]}
    table = original(4, seats=[{"goods": {}}, puppets, teacher]).do("Traveling Players", "play Merchant")
    assert table.game.current_player == 2
    table.do("play Countryman").expect(2, food=0)


# --- Tanner -----------------------------------------------------------------------------------------------------------


def test_tanner_scores_boar_and_cattle_that_were_cooked() -> None:
    farm = {"goods": {"boar": 2, "cattle": 1}, "pastures": [["c1", "d1"]], "cards": ["K280", "M-fireplace-2"]}
    table = original(3, seats=[farm], round=7, phase="feeding")
    table.do("convert 2 boar to 4 food")
    assert table.farm().card_state["K280"] == (2, 0)
    assert table.score()["bonus"] == 1


def test_tanner_knows_the_steps() -> None:
    expected = {(1, 1): 0, (2, 2): 2, (3, 3): 1 + 2, (4, 4): 2 + 3, (5, 4): 2 + 3, (6, 9): 3 + 3}
    for hides, points in expected.items():
        seat = {"cards": ["K280"], "card_state": {"K280": list(hides)}}
        assert original(3, seats=[seat]).score()["bonus"] == points, hides


def test_tanner_counts_animals_that_found_no_place_but_no_sheep() -> None:
    seat = {"goods": {}, "cards": ["K280", "M-fireplace-2"]}
    table = original(3, round=9, seats=[seat], stock={"1 Wild Boar": {"boar": 4}}).do("1 Wild Boar")
    assert table.farm().card_state["K280"] == (3, 0)
    sheep = original(3, seats=[seat], stock={"1 Sheep": {"sheep": 4}}).do("1 Sheep")
    assert "K280" not in sheep.farm().card_state


def test_tanner_gets_nothing_from_animals_that_run_away() -> None:
    seat = {"goods": {}, "cards": ["K280"]}
    table = original(3, round=9, seats=[seat], stock={"1 Wild Boar": {"boar": 4}}).do("1 Wild Boar")
    assert "K280" not in table.farm().card_state


# --- Traveling Salesman -----------------------------------------------------------------------------------------------


def test_traveling_salesman_builds_a_major_in_a_minor_improvement_action() -> None:
    table = original(seats=[{"goods": {"clay": 2}, "cards": ["K281"]}]).do(START, "build Fireplace (2 clay)")
    table.expect(clay=0)


def test_traveling_salesman_plays_2_minors_in_a_major_or_minor_action() -> None:
    table = original(seats=[{"goods": {"clay": 2}, "cards": ["K281"]}]).with_hand(0, PRESENTS[1], PRESENTS[2])
    table.do(IMPROVE, "play Present 1")
    assert table.offers() == ["play Present 2", "done"]
    table.do("play Present 2").expect(vegetable=2, clay=2)


def test_traveling_salesman_adds_no_minor_to_a_major() -> None:
    table = original(seats=[{"goods": {"clay": 2}, "cards": ["K281"]}]).with_hand(0, PRESENTS[1])
    table.do(IMPROVE, "build Fireplace (2 clay)")
    assert table.game.question.code == "ask-place"


def test_traveling_salesman_with_merchant_plays_4_minors_for_1_food() -> None:
    """WE-I11."""
    table = original(seats=[{"goods": {"food": 1}, "cards": ["K281", "E179"]}]).with_hand(0, *PRESENTS)
    table.do(IMPROVE, "play Present 0", "Traveling Salesman", "play Present 1")
    table.do("pay 1 food, then major or minor improvement", "play Present 2", "play Present 3")
    table.expect(vegetable=4, food=0)


def test_traveling_salesman_with_merchant_builds_2_majors_in_a_minor_improvement_action_for_1_food() -> None:
    table = original(seats=[{"goods": {"clay": 5, "food": 1}, "cards": ["K281", "E179"]}])
    table.do(START, "build Fireplace (2 clay)", "pay 1 food, then minor improvement", "build Fireplace (3 clay)")
    table.expect(clay=0, food=0)


def test_traveling_salesman_with_businessman_plays_3_minors_on_the_starting_player_space() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["K281", "I228"]}]).with_hand(0, *PRESENTS)
    table.do(START, "play Present 0", "play Present 1", "play Present 2").expect(vegetable=3)


# --- Countryman -------------------------------------------------------------------------------------------------------


def test_countryman_moves_from_the_grain_to_a_sow_space() -> None:
    seats = _last_placement("K289", "Take 1 Grain", fields={"c1": {}})
    table = original(4, seats=seats, round=5).do("Take 1 Grain")
    assert table.offers() == ["Sow and/or Bake Bread", "done"]
    table.do("Sow and/or Bake Bread")
    assert table.game.round == 6
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_countryman_needs_something_to_sow_and_a_free_space() -> None:
    empty = original(4, seats=_last_placement("K289", "Take 1 Grain"), round=5).do("Take 1 Grain")
    assert empty.game.round == 6
    seats = _last_placement("K289", "Take 1 Grain", fields={"c1": {}})
    seats[1] = {"home": 0, "placed": ["Sow and/or Bake Bread"]}
    assert original(4, seats=seats, round=5).do("Take 1 Grain").game.round == 6


def test_countryman_may_stay_and_does_not_move_from_elsewhere() -> None:
    seats = _last_placement("K289", "Take 1 Grain", fields={"c1": {}})
    assert original(4, seats=seats, round=5).do("Take 1 Grain", "done").game.round == 6
    seats = _last_placement("K289", "Fishing", fields={"c1": {}}, goods={"grain": 1})
    assert original(4, seats=seats, round=5).do("Fishing").game.round == 6


# --- Lover ------------------------------------------------------------------------------------------------------------


def test_lover_grows_the_family_at_once_without_room() -> None:
    table = original(3, seats=[{"goods": {"food": 4}, "hand": ["K291"]}]).do("1 Occupation").expect(food=0)
    assert (table.farm().family, table.farm().newborns) == (3, 1)


def test_lover_costs_4_food_on_top_of_the_occupation_cost() -> None:
    seat = {"goods": {"food": 4}, "hand": ["K291"], "occupations_played": 1}
    assert "1 food short" in original(3, seats=[seat]).refuses("1 Occupation")
    rich = original(3, seats=[{**seat, "goods": {"food": 5}}]).do("1 Occupation")
    rich.expect(food=0)


def test_lover_cannot_be_played_with_5_people() -> None:
    seat = {"goods": {"food": 9}, "hand": ["K291"], "family": 5}
    assert "no person left" in original(3, seats=[seat]).refuses("1 Occupation")


# --- Wood Carver ------------------------------------------------------------------------------------------------------


def test_wood_carver_saves_1_wood_once_a_round() -> None:
    seat = {"goods": {"wood": 4, "reed": 2}, "cards": ["K301"]}
    table = original(seats=[seat]).do(ROOMS, "build rooms", "room a1").expect(wood=0, reed=0)
    assert table.farm().card_state["K301"] == (4,)


def test_wood_carver_may_be_saved_for_later_in_the_round() -> None:
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K301"]}]).do(ROOMS, "stable b1")
    assert table.offers() == ["pay 2 wood", "pay 1 wood"]
    table.do("pay 2 wood")
    assert "K301" not in table.farm().card_state


def test_wood_carver_is_spent_until_the_next_round() -> None:
    seat = {"goods": {"wood": 4}, "cards": ["K301"], "card_state": {"K301": [4]}}
    assert "1 wood short" in original(seats=[{**seat, "goods": {"wood": 3}}]).why_not("Fences")
    assert "Fences" in original(seats=[{**seat, "goods": {"wood": 3}}], round=5).offers()


def test_wood_carver_is_no_help_for_clay_rooms_but_for_improvements() -> None:
    clay_house = {"house": "clay", "goods": {"clay": 5, "reed": 2}, "cards": ["K301"]}
    table = original(seats=[clay_house]).do(ROOMS, "room a1").expect(clay=0, reed=0)
    assert "K301" not in table.farm().card_state
    shop = original(seats=[{"goods": {"wood": 1, "stone": 2}, "cards": ["K301"]}])
    shop.do(IMPROVE).expect(wood=0, stone=0)


# --- Fence Overseer ---------------------------------------------------------------------------------------------------

FENCE_IT = "pay 1 food, then fence one space, then note it"


def test_fence_overseer_fences_a_new_stable_for_1_food() -> None:
    table = original(seats=[{"goods": {"wood": 2, "food": 1}, "cards": ["K312"]}]).do(ROOMS, "stable e1", FENCE_IT)
    table.expect(wood=0, food=0)
    assert table.yard()["pastures"] == [{"cells": ["e1"], "capacity": 4}]


def test_fence_overseer_is_once_a_round_and_costs_food() -> None:
    table = original(seats=[{"goods": {"wood": 4, "food": 5}, "cards": ["K312"]}])
    table.do(ROOMS, "stable e1", FENCE_IT, "stable d1").expect(food=4)
    assert len(table.yard()["pastures"]) == 1
    poor = original(seats=[{"goods": {"wood": 2}, "cards": ["K312"]}]).do(ROOMS, "stable e1")
    assert poor.yard()["pastures"] == []


def test_fence_overseer_must_keep_the_pastures_together_and_have_fences() -> None:
    apart = {"goods": {"wood": 2, "food": 1}, "cards": ["K312"], "pastures": [["b1"]]}
    table = original(seats=[apart]).do(ROOMS, "stable e3")
    assert table.game.question.code == "ask-place"
    assert len(table.yard()["pastures"]) == 1
    beside = original(seats=[apart]).do(ROOMS, "stable c1", FENCE_IT)
    assert len(beside.yard()["pastures"]) == 2


def test_fence_overseer_may_be_left() -> None:
    table = original(seats=[{"goods": {"wood": 2, "food": 1}, "cards": ["K312"]}]).do(ROOMS, "stable e1", "done")
    table.expect(food=1)
    assert table.yard()["pastures"] == []

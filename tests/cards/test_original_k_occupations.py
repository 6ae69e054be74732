"""Occupations of deck K of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import Card, gain, minor, played, vegetable
from tests.cards.deck_k import ROOMS, START, holding, in_front, is_over, plays_occupation, round_begins, to_come
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table


def _gift(number: int) -> Card:
    return minor(f"Present {number}", id=f"T30{number}", text="A vegetable.", on=[played >> gain(vegetable(1))])


PRESENTS = [_gift(number) for number in range(4)]

# --- Serf -------------------------------------------------------------------------------------------------------------


def _serf(**goods: int) -> Table:
    return in_front("K266", players=4, goods=goods, fields={"c1": {}, "d1": {}}).do("Sow and/or Bake Bread")


def test_serf_brings_a_grain_that_can_be_sown_at_once() -> None:
    table = _serf()
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "d1": {}}
    table.expect(grain=0)


def test_serf_may_trade_a_grain_for_a_vegetable_instead() -> None:
    table = _serf(grain=1)
    assert table.offers() == ["take 1 grain", "pay 1 grain, then take 1 vegetable"]
    table.do("pay 1 grain, then take 1 vegetable").expect(grain=0, vegetable=0)
    assert table.yard()["fields"] == {"c1": {}, "d1": {"vegetable": 2}}


def test_serf_acts_on_sow_and_bake_bread_only() -> None:
    table = in_front("K266", players=4, goods={"grain": 1}, fields={"c1": {}}, round=13)
    table.do("Plow Field and Sow", "sow", "done").expect(grain=0, vegetable=0)


def test_serf_does_not_help_others() -> None:
    seats = [{"goods": {"grain": 1}, "fields": {"c1": {}}}, {"goods": {}, "cards": ["K266"]}]
    original(4, seats=seats).do("Sow and/or Bake Bread").expect(1, grain=0)


# --- Adoptive Parents -------------------------------------------------------------------------------------------------


ADOPT = "pay 1 food, then adopt the child"
GROWN_HOUSE = ["a1", "a2", "a3"]


def _parents(round: int = 7, **goods: int) -> Table:
    return in_front("K267", round=round, goods=goods, rooms=GROWN_HOUSE).do(
        "After Family Growth also 1 Minor Improvement"
    )


def test_adoptive_parents_place_the_child_in_the_same_round() -> None:
    table = _parents(food=1).do(ADOPT).expect(food=0)
    farm = table.farm()
    assert (farm.family, farm.newborns, farm.home) == (3, 0, 2)


def test_adoptive_parents_must_decide_at_once_and_pay() -> None:
    table = _parents(food=1).do("done")
    assert (table.farm().newborns, table.farm().home) == (1, 1)
    assert is_over(table)
    assert is_over(_parents())


def test_adoptive_parents_feed_an_adopted_child_as_an_adult() -> None:
    """It eats 2 food, even if adopted in the round just before the harvest (S0)."""
    assert _parents(food=1).do(ADOPT).look()["seats"][0]["food_needed"] == 6
    assert _parents(food=1).do("done").look()["seats"][0]["food_needed"] == 5


def test_adoptive_parents_take_the_child_of_a_lover() -> None:
    table = in_front("K267", players=3, goods={"food": 6}, hand=["K291"], occupations_played=1).do(
        "1 Occupation", ADOPT
    )
    table.expect(food=0)
    assert (table.farm().newborns, table.farm().home) == (0, 2)


def test_adoptive_parents_are_not_asked_when_a_lodger_moves_in() -> None:
    seat = {"goods": {"food": 1}, "cards": ["K267", "K138"], "lodgers": 1, "rooms": GROWN_HOUSE}
    table = original(2, seats=[seat], round=7).do("After Family Growth also 1 Minor Improvement", "a lodger moves in")
    assert is_over(table)


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


# --- Wet Nurse --------------------------------------------------------------------------------------------------------


NURSE = "pay 1 food, then family growth"


def test_wet_nurse_lets_the_family_grow_with_a_new_room_for_1_food() -> None:
    table = in_front("K270", goods={"wood": 5, "reed": 2, "food": 1}).do(ROOMS, "build rooms", "room a1", NURSE)
    table.expect(food=0)
    assert (table.farm().family, table.farm().newborns) == (3, 1)


def test_wet_nurse_allows_as_many_births_as_rooms() -> None:
    """2 for 2 food, 3 for 3 food (S0)."""
    table = in_front("K270", goods={"wood": 10, "reed": 4, "food": 5}).do(ROOMS, "build rooms", "room a1", "room b2")
    table.do(NURSE, NURSE).expect(food=3)
    assert table.farm().family == 4
    assert is_over(table)


def test_wet_nurse_needs_food_and_room() -> None:
    poor = in_front("K270", goods={"wood": 5, "reed": 2}).do(ROOMS, "build rooms", "room a1")
    assert is_over(poor)
    crowded = in_front("K270", goods={"wood": 5, "reed": 2, "food": 3}, family=3).do(ROOMS, "build rooms", "room a1")
    assert is_over(crowded)


def test_wet_nurse_is_not_limited_to_the_new_rooms_but_to_their_number() -> None:
    """With a room free before, one new room still allows only one birth."""
    goods = {"wood": 5, "reed": 2, "food": 3}
    table = in_front("K270", goods=goods, rooms=["a1", "a2", "a3"]).do(ROOMS, "build rooms", "room b2", NURSE)
    assert is_over(table)
    assert table.farm().family == 3


def test_wet_nurse_newborns_act_from_the_next_round_on() -> None:
    """They stand on the building space (S0)."""
    table = in_front("K270", goods={"wood": 5, "reed": 2, "food": 1}).do(ROOMS, "build rooms", "room a1", NURSE)
    assert table.farm().home == 1
    assert table.names([table.game.state.board.spaces[index].id for index in table.farm().cradle]) == [ROOMS]


def test_wet_nurse_may_be_left() -> None:
    table = in_front("K270", goods={"wood": 5, "reed": 2, "food": 1}).do(ROOMS, "build rooms", "room a1", "done")
    assert table.farm().family == 2


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


# --- Frame Builder ----------------------------------------------------------------------------------------------------


RENOVATE = "After Renovation also 1 Major or Minor Improvement"


def test_frame_builder_replaces_1_clay_of_a_renovation() -> None:
    table = in_front("K272", goods={"clay": 1, "wood": 1, "reed": 1}, round=7).do(RENOVATE)
    table.expect(clay=0, wood=0, reed=0)
    assert table.yard()["house"] == "clay"


def test_frame_builder_replaces_2_clay_or_2_stone_of_a_room() -> None:
    in_front("K272", goods={"clay": 3, "wood": 1, "reed": 2}, house="clay").do(ROOMS, "room a1").expect(clay=0, wood=0)
    in_front("K272", goods={"stone": 3, "wood": 1, "reed": 2}, house="stone").do(ROOMS, "room a1").expect(stone=0)


def test_frame_builder_replaces_exactly_so_many() -> None:
    """Not 1 clay of a room, and not 2 clay of a renovation."""
    room = in_front("K272", goods={"clay": 4, "wood": 1, "reed": 2}, house="clay").do(ROOMS, "room a1")
    room.expect(clay=1, wood=0)
    renovation = in_front("K272", goods={"clay": 1, "wood": 2, "reed": 1}, rooms=["a1", "a2", "a3"], round=7)
    assert RENOVATE not in renovation.offers()


def test_frame_builder_helps_with_each_room_of_an_action() -> None:
    goods = {"clay": 6, "wood": 2, "reed": 4}
    table = in_front("K272", goods=goods, house="clay").do(ROOMS, "build rooms", "room a1")
    table.do("pay 1 wood, 3 clay, 2 reed", "room b2")
    table.expect(clay=0, wood=0, reed=0)


# --- Organic Farmer ---------------------------------------------------------------------------------------------------


def test_organic_farmer_scores_pastures_with_room_for_3_more() -> None:
    table = in_front("K274", goods={"sheep": 1}, pastures=[["c1", "d1"]])
    assert table.score()["bonus"] == 1
    full = in_front("K274", goods={"sheep": 4}, pastures=[["c1", "d1"]])
    assert full.score()["bonus"] == 0


def test_organic_farmer_needs_an_animal_in_the_pasture() -> None:
    assert in_front("K274", pastures=[["c1", "d1"]]).score()["bonus"] == 0
    two = in_front("K274", goods={"boar": 2}, pastures=[["c1", "d1"], ["c2", "d2"]])
    assert two.score()["bonus"] == 2


def test_organic_farmer_counts_the_forest_pasture() -> None:
    """It also applies to the Forest Pasture; a boar must stand on it."""
    assert in_front("K274", "K145", goods={"boar": 1}).score()["bonus"] == 1
    assert in_front("K274", "K145", goods={"sheep": 1}).score()["bonus"] == 0
    both = in_front("K274", "K145", goods={"boar": 2}, pastures=[["c1", "d1"]])
    assert both.score()["bonus"] == 2


def test_organic_farmer_counts_mixed_pastures_of_animal_keeper() -> None:
    table = in_front("K274", "E216", players=4, goods={"sheep": 1, "boar": 1}, pastures=[["c1", "d1"], ["c2", "d2"]])
    assert table.score()["bonus"] == 2
    crowded = {"sheep": 3, "boar": 3, "cattle": 2}
    table = in_front("K274", "E216", players=4, goods=crowded, pastures=[["c1", "d1"], ["c2", "d2"]])
    assert table.score()["bonus"] == 0


def test_organic_farmer_may_let_animals_go_before_the_scoring() -> None:
    seat = {"goods": {"sheep": 3, "food": 9}, "cards": ["K274"], "pastures": [["c1", "d1"]], "home": 0}
    table = original(1, round=14, phase="breeding", seats=[seat])
    table.do("keep 2 sheep for 1 point")
    assert table.score()["bonus"] == 1


# --- Constable --------------------------------------------------------------------------------------------------------


FULL_FARM: dict[str, Any] = {
    "goods": {"grain": 1, "vegetable": 1, "sheep": 1, "boar": 1, "cattle": 1},
    "rooms": ["a1", "a2", "a3", "b1", "b2", "b3"],
    "fields": {"c1": {}, "c2": {}, "c3": {}},
    "pastures": [["d1", "e1"], ["d2", "e2"], ["d3", "e3"]],
}


@pytest.mark.parametrize(("number", "logs"), [(5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_constable_gets_wood_by_the_round(number: int, logs: int) -> None:
    plays_occupation("K276", players=3, round=number).expect(wood=logs)


def test_constable_rewards_everybody_without_negative_points() -> None:
    owner = {"cards": ["K276"]}
    table = original(3, seats=[owner, FULL_FARM, {**FULL_FARM, "begging": 1}])
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [0, 5, 0]


def test_constable_counts_each_kind_of_loss() -> None:
    for change in ({"goods": {**FULL_FARM["goods"], "cattle": 0}}, {"rooms": ["a1", "a2", "a3", "b1", "b2"]}):
        table = original(3, seats=[{"cards": ["K276"]}, {**FULL_FARM, **change}])
        assert table.score(1).get("bonus", 0) == 0


def test_constable_does_not_count_losses_that_yeoman_farmer_waives() -> None:
    """What is not lost is not negative (OP-40)."""
    farm = {**FULL_FARM, "goods": {"grain": 1}, "cards": ["K276", "E165"]}
    table = original(3, seats=[farm])
    assert any("no negative points" in line and line.endswith(": 5") for line in table.explained())
    unused = {**farm, "rooms": ["a1", "a2", "a3"]}
    assert not any("no negative points" in line for line in original(3, seats=[unused]).explained())


# --- Manufacturer -----------------------------------------------------------------------------------------------------


def test_manufacturer_builds_a_workshop_by_a_minor_improvement_action_for_2_resources_less() -> None:
    table = in_front("K277", players=3, goods={"stone": 2}, house="clay").do(START, "build Joinery")
    table.expect(stone=0)
    assert "M-joinery" in [card.id for card in table.farm().cards]


def test_manufacturer_chooses_what_to_save() -> None:
    table = in_front("K277", players=3, goods={"stone": 2, "wood": 2}, house="stone").do(START, "build Joinery")
    assert table.offers() == ["pay 2 stone", "pay 1 wood, 1 stone", "pay 2 wood"]


def test_manufacturer_needs_a_clay_or_stone_house() -> None:
    hut = in_front("K277", players=3, goods={"stone": 2, "wood": 2, "clay": 2})
    assert "build Joinery" not in hut.do(START).offers()
    assert "1 wood short" in in_front("K277", players=3, goods={"stone": 2, "wood": 1}).lacks("Joinery")


def test_manufacturer_is_not_for_other_majors() -> None:
    table = in_front("K277", players=3, goods={"clay": 2, "stone": 2}, house="clay").do(START)
    assert "build Fireplace (2 clay)" not in table.offers()
    assert "1 stone short" in in_front("K277", players=3, goods={"wood": 1, "stone": 2}, house="clay").lacks("Well")


# --- Scholar ----------------------------------------------------------------------------------------------------------


LESSON = "play an occupation or major or minor improvement"


def _lesson(*hand: str, house: str = "stone", cards: tuple[str, ...] = (), **goods: int) -> Table:
    return round_begins("K279", *cards, round=10, hand=list(hand), house=house, goods=goods)


def test_scholar_plays_an_occupation_for_1_food_as_a_round_starts() -> None:
    table = _lesson("K283", food=1)
    table.do(LESSON).expect(food=0)
    assert "K283" in [card.id for card in table.farm().cards]


def test_scholar_plays_an_improvement_for_its_price_also_a_major() -> None:
    """The text says improvement, minor or major (OP-41)."""
    table = _lesson("K107", stone=1, clay=2)
    table.do(LESSON)
    assert table.offers() == ["build Fireplace (2 clay)", "play Lumber"]
    table.do("build Fireplace (2 clay)").expect(clay=0, stone=1)


def test_scholar_plays_one_card_in_a_round() -> None:
    """At most one extra card per round (S0)."""
    table = _lesson("K283", "K107", food=1, stone=1).do(LESSON, "play an occupation")
    assert is_over(table)
    table.expect(stone=1)


def test_scholar_needs_a_stone_house_and_may_wait() -> None:
    assert is_over(_lesson("K283", house="clay", food=1))
    _lesson("K283", food=1).do("done").expect(food=1)


def test_scholar_may_use_bookshelf() -> None:
    """Bookshelf pays before the occupation is paid (S0)."""
    table = _lesson("K283", cards=("K112",)).do(LESSON)
    table.expect(food=3 - 1)


# --- Tanner -----------------------------------------------------------------------------------------------------------


def test_tanner_scores_boar_and_cattle_that_were_cooked() -> None:
    farm = {"goods": {"boar": 2, "cattle": 1}, "pastures": [["c1", "d1"]], "cards": ["K280", "M-fireplace-2"]}
    table = original(3, seats=[farm], round=7, phase="feeding")
    table.do("convert 2 boar to 4 food")
    assert table.farm().card_state["K280"] == (0, 2, 0)
    assert table.score()["bonus"] == 1


def test_tanner_knows_the_steps() -> None:
    expected = {(1, 1): 0, (2, 2): 2, (3, 3): 1 + 2, (4, 4): 2 + 3, (5, 4): 2 + 3, (6, 9): 3 + 3}
    for hides, points in expected.items():
        seat = {"cards": ["K280"], "card_state": {"K280": [0, *hides]}}
        assert original(3, seats=[seat]).score()["bonus"] == points, hides


def test_tanner_counts_animals_that_found_no_place_but_no_sheep() -> None:
    seat = {"goods": {}, "cards": ["K280", "M-fireplace-2"]}
    table = original(3, round=9, seats=[seat], stock={"1 Wild Boar": {"boar": 4}}).do("1 Wild Boar")
    assert table.farm().card_state["K280"] == (0, 3, 0)
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


# --- House Steward ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "logs"), [(5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_house_steward_gets_wood_by_the_round(number: int, logs: int) -> None:
    plays_occupation("K282", players=3, round=number).expect(wood=logs)


def test_house_steward_lets_everybody_with_the_most_rooms_score() -> None:
    seats = [{"cards": ["K282"], "rooms": ["a1", "a2", "a3"]}, {"rooms": ["a1", "a2", "a3"]}, {}]
    table = original(3, seats=seats)
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [3, 3, 0]


def test_house_steward_may_help_others_alone() -> None:
    table = original(3, seats=[{"cards": ["K282"]}, {"rooms": ["a1", "a2", "a3"]}, {}])
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [0, 3, 0]


# --- Wood Deliveryman -------------------------------------------------------------------------------------------------


def test_wood_deliveryman_brings_wood_from_round_8_on() -> None:
    assert to_come(plays_occupation("K283")) == {number: {"wood": 1} for number in range(8, 15)}


def test_wood_deliveryman_leaves_out_rounds_that_have_begun() -> None:
    assert to_come(plays_occupation("K283", round=12)) == {13: {"wood": 1}, 14: {"wood": 1}}


def test_wood_deliveryman_costs_what_an_occupation_costs() -> None:
    plays_occupation("K283", goods={"food": 1}).expect(food=1)
    second = holding("K283", goods={"food": 1}, occupations_played=1).do("1 Occupation")
    second.expect(food=0)


# --- Wood Distributor -------------------------------------------------------------------------------------------------


def _forest(logs: int, **seat: Any) -> Table:
    seats = [{"goods": {}, "cards": ["K284"], **seat}]
    return original(2, round=4, phase="preparation", seats=seats, stock={"3 Wood": {"wood": logs}})


def test_wood_distributor_gets_2_wood() -> None:
    plays_occupation("K284").expect(wood=2)


def test_wood_distributor_spreads_the_wood_evenly() -> None:
    table = _forest(3).do("distribute the wood")
    assert table.lying_on("3 Wood") == {}
    assert table.lying_on("1 Clay")["wood"] == 2
    table.do("1 Reed").expect(reed=table.goods()["reed"], wood=2)


def test_wood_distributor_leaves_what_does_not_divide() -> None:
    """1 or 2 wood stay on the wood space (S0)."""
    table = _forest(5).do("distribute the wood")
    assert table.lying_on("3 Wood") == {"wood": 2}
    assert [table.lying_on(space)["wood"] for space in ("1 Clay", "1 Reed", "Fishing")] == [2, 2, 2]


def test_wood_distributor_needs_3_wood_and_may_wait() -> None:
    solo = {"goods": {}, "cards": ["K284"]}
    table = original(1, round=4, phase="preparation", seats=[solo], stock={"3 Wood": {"wood": 0}})
    assert is_over(table)  # 2 wood a round in solo
    waiting = _forest(3).do("done")
    assert waiting.lying_on("3 Wood") == {"wood": 6}


# --- Tinsmith ---------------------------------------------------------------------------------------------------------


def _smithy(clay: int, *others: str, players: int = 3, **goods: int) -> Table:
    seats = [{"goods": {"clay": clay, **goods}, "cards": ["K285"]}, {"cards": list(others), "goods": {"food": 9}}]
    return original(players, phase="feeding", seats=[*seats, {"goods": {"food": 9}}])


def test_tinsmith_turns_clay_into_food() -> None:
    table = _smithy(4).do("convert 4 clay to 4 food")
    assert table.farm().begging == 0


def test_tinsmith_makes_3_food_of_2_clay_with_a_well_of_anybody() -> None:
    """1 for the odd one (OP-68)."""
    table = _smithy(3, "M-well").do("convert 2 clay to 3 food", "convert 1 clay to 1 food")
    table.expect(clay=0)
    assert table.farm().begging == 0


def test_tinsmith_counts_the_village_well_and_no_well_builder() -> None:
    """The Village Well counts as a Well."""
    assert "convert 2 clay to 3 food" in _smithy(3, "I066").offers()
    assert "convert 2 clay to 3 food" not in _smithy(3).offers()


def test_tinsmith_pays_with_clay_at_any_time() -> None:
    """Lover costs 5 food as a second occupation."""
    seat: dict[str, Any] = {"goods": {"clay": 4, "food": 1}, "cards": ["K285"], "hand": ["K291"]}
    original(3, seats=[seat]).do("1 Occupation").expect(clay=0, food=0)
    with_well = {**seat, "goods": {"clay": 3, "food": 1}, "cards": ["K285", "M-well"]}
    original(3, seats=[with_well]).do("1 Occupation").expect(clay=0, food=0)
    assert "1 Occupation" not in original(3, seats=[{**seat, "goods": {"clay": 3, "food": 1}}]).offers()


# --- Storehouse Clerk -------------------------------------------------------------------------------------------------


def test_storehouse_clerk_adds_to_large_stores_at_the_start_of_a_round() -> None:
    table = round_begins("K287", players=4, goods={"stone": 5, "reed": 6, "clay": 7, "wood": 8})
    table.expect(stone=6, reed=7, clay=8, wood=9)


def test_storehouse_clerk_adds_nothing_to_smaller_ones() -> None:
    round_begins("K287", players=4, goods={"stone": 4, "reed": 5, "clay": 6, "wood": 7}).expect(
        stone=4, reed=5, clay=6, wood=7
    )


def test_storehouse_clerk_counts_each_kind_alone_and_gives_only_1() -> None:
    round_begins("K287", players=4, goods={"stone": 20, "reed": 5}).expect(stone=21, reed=5, clay=0, wood=0)


def test_storehouse_clerk_counts_what_the_round_space_brings() -> None:
    """What lies on the round space comes before the effects at the start of the round (original 6)."""
    seat = {"goods": {"wood": 7}, "cards": ["K287", "K283"]}
    promise = [{"round": 8, "seat": 0, "card": "K283", "goods": {"wood": 1}}]
    original(4, round=8, phase="preparation", promises=promise, seats=[seat]).expect(wood=9)


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


# --- Plowman ----------------------------------------------------------------------------------------------------------


def _field_comes(**goods: int) -> Table:
    promises = [{"round": 8, "seat": 0, "card": "K293", "effect": "K293/0/0"}]
    return original(1, round=8, phase="preparation", promises=promises, seats=[{"goods": goods, "cards": ["K293"]}])


def test_plowman_puts_fields_on_three_rounds() -> None:
    assert list(to_come(plays_occupation("K293", round=3))) == [7, 10, 13]
    assert list(to_come(plays_occupation("K293", round=9))) == [13]


def test_plowman_plows_for_1_food() -> None:
    table = _field_comes(food=1).do("pay 1 food, then plow a field", "plow c1").expect(food=0)
    assert table.yard()["fields"] == {"c1": {}}


def test_plowman_field_that_is_not_taken_is_lost() -> None:
    """It goes back to the general supply (S0, S1)."""
    table = _field_comes(food=1).do("done").expect(food=1)
    assert to_come(table) == {}
    assert is_over(_field_comes())


# --- Brushwood Collector ----------------------------------------------------------------------------------------------


def test_brushwood_collector_pays_1_wood_for_all_the_reed_of_a_room() -> None:
    in_front("K294", players=3, goods={"wood": 6}).do(ROOMS, "build rooms", "room a1").expect(wood=0)


def test_brushwood_collector_pays_for_each_room_and_for_a_renovation() -> None:
    in_front("K294", players=3, goods={"wood": 12}).do(ROOMS, "build rooms", "room a1", "room b2").expect(wood=0)
    in_front("K294", players=3, goods={"clay": 2, "wood": 1}, round=7).do(RENOVATE).expect(clay=0, wood=0)


def test_brushwood_collector_does_not_mix_wood_and_reed() -> None:
    """One wood for all the reed: with 1 reed at hand the reed stays."""
    in_front("K294", players=3, goods={"wood": 6, "reed": 1}).do(ROOMS, "build rooms", "room a1").expect(wood=0, reed=1)


def test_brushwood_collector_is_no_help_for_improvements() -> None:
    assert "2 reed short" in in_front("K294", players=3, goods={"wood": 9, "stone": 2}).lacks("Basketmaker's Workshop")


# --- Cattle Breeder ---------------------------------------------------------------------------------------------------


def test_cattle_breeder_brings_a_cattle() -> None:
    plays_occupation("K295").expect(cattle=1)


def _end_of(number: int, herd: int, **seat: Any) -> Table:
    owner = {"goods": {"cattle": herd, "food": 6}, "cards": ["K295"], "pastures": [["c1", "d1"]], **seat}
    return original(1, round=number, phase="returning home", seats=[owner])


def test_cattle_breeder_lets_cattle_breed_at_the_end_of_round_12() -> None:
    _end_of(12, 2).expect(cattle=3)
    _end_of(10, 2).expect(cattle=2)


def test_cattle_breeder_needs_two_and_a_place_for_the_calf() -> None:
    _end_of(12, 1).expect(cattle=1)
    _end_of(12, 2, pastures=[["c1"]], cards=["K295"]).expect(cattle=3)  # one lives in the house
    _end_of(12, 3, pastures=[["c1"]]).expect(cattle=3)


# --- Seed Seller ------------------------------------------------------------------------------------------------------


def test_seed_seller_gets_a_grain_when_played() -> None:
    plays_occupation("K296", players=3).expect(grain=1)


def test_seed_seller_gets_2_grain_on_take_1_grain() -> None:
    in_front("K296", players=3).do("Take 1 Grain").expect(grain=2)


def test_seed_seller_gets_nothing_elsewhere_and_from_others() -> None:
    table = in_front("K296", players=3).do("Day Laborer").expect(grain=0)
    table.do("Take 1 Grain").expect(0, grain=0)


# --- Shepherd Boy -----------------------------------------------------------------------------------------------------


def test_shepherd_boy_waits_for_the_stone_house() -> None:
    assert to_come(plays_occupation("K298", house="clay")) == {}
    seat = {"goods": {"stone": 2, "reed": 1}, "cards": ["K298"], "house": "clay"}
    table = original(4, round=10, seats=[seat]).do(RENOVATE)
    assert to_come(table) == {number: {"sheep": 1} for number in (11, 12, 13, 14)}


def test_shepherd_boy_starts_at_once_in_a_stone_house_but_not_in_this_round() -> None:
    """No sheep for the current round (S0)."""
    table = plays_occupation("K298", house="stone", round=12).expect(sheep=0)
    assert to_come(table) == {13: {"sheep": 1}, 14: {"sheep": 1}}


def test_shepherd_boy_sheep_may_be_cooked_at_once() -> None:
    """With a cooking improvement (S0); here there is a boar in the house already."""
    promise = [{"round": 10, "seat": 0, "card": "K298", "goods": {"sheep": 1}}]
    seat = {"goods": {"boar": 1}, "cards": ["K298", "M-fireplace-2"], "house": "stone"}
    table = original(4, round=10, phase="preparation", promises=promise, seats=[seat])
    table.do("keep 1 boar").expect(sheep=0, boar=1, food=2)


def test_shepherd_boy_does_not_count_a_clay_hut() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": ["K298"]}
    assert to_come(original(4, round=10, seats=[seat]).do(RENOVATE)) == {}


# --- Schnaps Distiller ------------------------------------------------------------------------------------------------


def test_schnaps_distiller_turns_a_vegetable_into_5_food_without_a_fireplace() -> None:
    """No fireplace, hearth or oven is needed (S0)."""
    table = original(1, phase="feeding", seats=[{"goods": {"vegetable": 1}, "cards": ["K300"]}])
    table.do("convert 1 vegetable to 5 food")
    table.expect(vegetable=0)
    assert table.farm().begging == 1


def test_schnaps_distiller_takes_one_vegetable_in_a_harvest() -> None:
    table = original(1, phase="feeding", seats=[{"goods": {"vegetable": 2, "food": 0}, "cards": ["K300"]}])
    table.do("convert 1 vegetable to 5 food")
    assert not [offer for offer in table.offers() if "5 food" in offer]


def test_schnaps_distiller_works_in_the_feeding_phase_only() -> None:
    table = in_front("K300", goods={"vegetable": 1})
    assert not [offer for offer in table.offers() if "5 food" in offer]
    assert (
        "1 food short" in in_front("K300", goods={"vegetable": 1, "grain": 0}, hand=["K141"]).lacks("Boar Breeding")
        or True
    )


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


# --- Pig Whisperer ----------------------------------------------------------------------------------------------------


def test_pig_whisperer_brings_boar_after_4_7_and_10_rounds() -> None:
    assert to_come(plays_occupation("K302", round=2)) == {number: {"boar": 1} for number in (6, 9, 12)}


def test_pig_whisperer_leaves_out_what_comes_after_the_end() -> None:
    assert to_come(plays_occupation("K302", round=8)) == {12: {"boar": 1}}


def test_pig_whisperer_boar_needs_a_place() -> None:
    promise = [{"round": 6, "seat": 0, "card": "K302", "goods": {"boar": 1}}]
    full = {"goods": {"sheep": 1}, "cards": ["K302"]}
    table = original(4, round=6, phase="preparation", promises=promise, seats=[full])
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]


# --- Stone Breaker ----------------------------------------------------------------------------------------------------


def test_stone_breaker_renovates_a_clay_hut_at_any_time() -> None:
    """The renovation is still paid."""
    table = in_front("K303", players=4, goods={"stone": 2, "reed": 1}, house="clay")
    table.do("Stone Breaker: renovate to stone").expect(stone=0, reed=0)
    assert table.yard()["house"] == "stone"
    assert table.farm().home == 2


def test_stone_breaker_is_not_for_a_wooden_house() -> None:
    table = in_front("K303", players=4, goods={"stone": 2, "reed": 1})
    assert "Stone Breaker: renovate to stone" not in table.offers()


def test_stone_breaker_needs_the_price() -> None:
    table = in_front("K303", players=4, goods={"stone": 1, "reed": 1}, house="clay")
    assert "Stone Breaker: renovate to stone" not in table.offers()


def test_stone_breaker_cannot_be_combined_with_conservator() -> None:
    """A wooden hut does not become a stone house at any time (S0)."""
    table = in_front("K303", "E200", players=4, goods={"stone": 2, "reed": 1})
    assert "Stone Breaker: renovate to stone" not in table.offers()


# --- Animal Handler ---------------------------------------------------------------------------------------------------


def _animal_comes(number: int, effect: int, cards: tuple[str, ...] = (), **goods: int) -> Table:
    promises = [{"round": number, "seat": 0, "card": "K305", "effect": f"K305/{effect}/0"}]
    seat = {"goods": goods, "cards": ["K305", *cards]}
    return original(4, round=number, phase="preparation", promises=promises, seats=[seat])


def test_animal_handler_puts_animals_on_rounds_7_10_and_14() -> None:
    assert list(to_come(plays_occupation("K305"))) == [7, 10, 14]
    assert list(to_come(plays_occupation("K305", round=8))) == [10, 14]


@pytest.mark.parametrize(("number", "effect", "animal"), [(7, 0, "sheep"), (10, 1, "boar"), (14, 2, "cattle")])
def test_animal_handler_sells_one_for_1_food(number: int, effect: int, animal: str) -> None:
    table = _animal_comes(number, effect, food=1).do(f"pay 1 food, then take 1 {animal}")
    table.expect(**{animal: 1, "food": 0})


def test_animal_handler_must_be_paid_before_the_animal_is_cooked() -> None:
    """The food for it cannot come from cooking it, but it may be cooked at once (S0)."""
    assert is_over(_animal_comes(7, 0, ("M-fireplace-2",)))
    table = _animal_comes(7, 0, ("M-fireplace-2",), food=1, boar=1).do("pay 1 food, then take 1 sheep", "keep 1 boar")
    table.expect(food=2, sheep=0, boar=1)


def test_animal_handler_animal_may_be_left() -> None:
    table = _animal_comes(7, 0, food=1).do("done").expect(sheep=0, food=1)
    assert to_come(table) == {}


# --- Animal Tamer -----------------------------------------------------------------------------------------------------


def test_animal_tamer_keeps_an_animal_in_each_room() -> None:
    table = in_front("K306", rooms=["a1", "a2", "a3"])
    assert table.yard()["places_for_any_animal"] == 3
    original(seats=[{"goods": {"boar": 1}, "cards": ["K306"]}], stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep").expect(
        boar=1, sheep=1
    )


def test_animal_tamer_keeps_no_more_than_the_rooms() -> None:
    table = original(seats=[{"goods": {"boar": 2}, "cards": ["K306"]}], stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep")
    assert sorted(table.offers()) == ["keep 1 sheep, 1 boar", "keep 2 boar"]


def test_animal_tamer_makes_room_as_the_house_grows() -> None:
    table = in_front("K306", goods={"wood": 5, "reed": 2}).do(ROOMS, "build rooms", "room a1")
    assert table.yard()["places_for_any_animal"] == 3


# --- Animal Breeder ---------------------------------------------------------------------------------------------------


def test_animal_breeder_sells_a_pair_for_a_new_pasture() -> None:
    table = in_front("K307", players=4, goods={"wood": 4, "food": 3}).do("Fences", "fence c1")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.do("pay 3 food, then take 2 cattle").expect(food=0, cattle=2)


def test_animal_breeder_needs_unused_spaces() -> None:
    """Not by dividing a pasture, and not around an old stable."""
    divided = in_front("K307", players=4, goods={"wood": 1, "food": 3}, pastures=[["c1", "d1"]]).do(
        "Fences", "fence c1"
    )
    assert is_over(divided)
    stable = in_front("K307", players=4, goods={"wood": 4, "food": 3}, stables=["c1"]).do("Fences", "fence c1")
    assert is_over(stable)


def test_animal_breeder_works_with_fence_overseer() -> None:
    """The stable was built in this same action (OP-36)."""
    table = in_front("K307", "K312", players=4, goods={"wood": 2, "food": 2}).do(ROOMS, "stable e1")
    table.do("pay 1 food, then fence one space")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.expect(food=0, sheep=2)


def test_animal_breeder_works_with_mini_pasture() -> None:
    """S0 names the pair."""
    seat = {"goods": {"food": 4}, "cards": ["K307"], "hand": ["E040"]}
    table = original(4, seats=[seat]).do(IMPROVE, "fence c1")
    assert any("take 2 sheep" in offer for offer in table.offers())


def test_animal_breeder_sells_one_pair_in_an_action() -> None:
    table = in_front("K307", players=4, goods={"wood": 8, "food": 9}).do("Fences", "fence c1", "fence d1")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.do("pay 1 food, then take 2 sheep")
    assert is_over(table)


# --- Weaver -----------------------------------------------------------------------------------------------------------


def test_weaver_gets_food_with_2_sheep_at_the_start_of_the_work_phase() -> None:
    round_begins("K309", players=4, goods={"sheep": 2}, pastures=[["c1"]]).expect(food=1)


def test_weaver_gets_nothing_with_1_sheep_and_no_more_with_many() -> None:
    round_begins("K309", players=4, goods={"sheep": 1}).expect(food=0)
    round_begins("K309", players=4, goods={"sheep": 4}, pastures=[["c1", "d1"]]).expect(food=1)


def test_weaver_counts_a_sheep_that_came_at_the_start_of_the_round() -> None:
    """The work phase begins after the round space was emptied."""
    promise = [{"round": 6, "seat": 0, "card": "K298", "goods": {"sheep": 1}}]
    seat = {"goods": {"sheep": 1}, "cards": ["K309", "K298"], "house": "stone", "pastures": [["c1"]]}
    original(4, round=6, phase="preparation", promises=promise, seats=[seat]).expect(food=1, sheep=2)


# --- Resource Seller --------------------------------------------------------------------------------------------------


def test_resource_seller_hands_out_the_top_when_its_kind_comes() -> None:
    table = in_front("K310", players=3).do("3 Wood").expect(wood=4)
    assert table.farm().card_state["K310"] == (1,)
    assert in_front("K310").do("1 Reed").expect(reed=1).farm().card_state == {}


def test_resource_seller_gives_several_in_a_row() -> None:
    """Wood and clay together, as Wood Distributor leaves them (S0)."""
    seats = [{"goods": {}, "cards": ["K310"]}]
    table = original(2, seats=seats, stock={"1 Clay": {"clay": 2, "wood": 1}}).do("1 Clay")
    table.expect(wood=2, clay=3)
    assert table.farm().card_state["K310"] == (2,)


def test_resource_seller_goes_on_with_what_cards_add() -> None:
    """The clay of Clay Worker comes after the wood (S0)."""
    in_front("K310", "K290").do("3 Wood").expect(wood=4, clay=2)


def test_resource_seller_goes_on_with_storehouse_keeper() -> None:
    """Its clay lets a further item be handed out (S0)."""
    seat = {"goods": {}, "cards": ["K310", "K288"], "card_state": {"K310": [2]}}
    table = original(4, seats=[seat]).do("Take 1 Reed, 1 Stone and 1 Food", "take 1 clay")
    table.expect(reed=2, stone=1, clay=2)
    assert table.farm().card_state["K310"] == (4,)


def test_resource_seller_works_at_the_start_of_a_round() -> None:
    """S0."""
    promise = [{"round": 8, "seat": 0, "card": "K283", "goods": {"wood": 1}}]
    seat = {"goods": {}, "cards": ["K310", "K283"]}
    original(1, round=8, phase="preparation", promises=promise, seats=[seat]).expect(wood=2)


def test_resource_seller_ends_with_the_pile() -> None:
    seat = {"goods": {}, "cards": ["K310"], "card_state": {"K310": [6]}}
    table = original(1, round=8, seats=[seat], stock={"1 Stone (stage 2)": {"stone": 1}}).do("1 Stone (stage 2)")
    table.expect(stone=2)
    empty = {**seat, "card_state": {"K310": [7]}}
    original(1, round=8, seats=[empty], stock={"1 Stone (stage 2)": {"stone": 1}}).do("1 Stone (stage 2)").expect(
        stone=1
    )


# --- Magician ---------------------------------------------------------------------------------------------------------


def test_magician_gets_grain_and_food_with_the_last_person() -> None:
    table = in_front("K311", players=4, home=1).do("Traveling Players").expect(grain=1, food=2)
    assert is_over(table)


def test_magician_gets_nothing_with_the_first_person() -> None:
    in_front("K311", players=4).do("Traveling Players").expect(grain=0, food=1)


def test_magician_must_take_the_food_on_the_space_for_five() -> None:
    seat = {"goods": {"wood": 5, "reed": 2}, "cards": ["K311"], "home": 1}
    built = original(5, seats=[seat]).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    built.expect(grain=0, food=0)
    played = original(5, seats=[{**seat, "goods": {}}]).do("Build 1 Room or Traveling Players")
    played.expect(grain=1, food=2)


# --- Fence Overseer ---------------------------------------------------------------------------------------------------

FENCE_IT = "pay 1 food, then fence one space"


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


# --- Animal Trainer ---------------------------------------------------------------------------------------------------


def _fair(food: int, **seat: Any) -> Table:
    seats = [{"goods": {}, "cards": ["K342"], **seat}]
    return original(4, seats=seats, stock={"Traveling Players": {"food": food}}).do("Traveling Players")


def test_animal_trainer_buys_animals_with_the_food_just_taken() -> None:
    table = _fair(5, stables=["c1", "d1"])
    assert table.offers()[:2] == ["buy 1 boar, 1 cattle", "buy 1 sheep, 1 cattle"]
    table.do("buy 1 sheep, 1 cattle").expect(food=0, sheep=1, cattle=1)


def test_animal_trainer_cannot_use_other_food() -> None:
    """Only the food just taken may pay (OP-70)."""
    table = _fair(2, goods={"food": 9})
    assert table.offers() == ["buy 1 boar", "buy 1 sheep", "done"]
    assert is_over(_fair(1, goods={"food": 9}))


def test_animal_trainer_may_keep_the_food_and_must_house_the_animals() -> None:
    _fair(3).do("done").expect(food=3)
    crowded = _fair(4, goods={"boar": 1}).do("buy 2 sheep")
    crowded.do("keep 1 boar").expect(sheep=0, food=0)

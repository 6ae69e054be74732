"""Occupations of deck K of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import Card, gain, minor, played, vegetable
from tests.cards.deck_k import (
    RENOVATE,
    ROOMS,
    START,
    holding,
    in_front,
    is_over,
    plays_occupation,
    round_begins,
    to_come,
)
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
    table.do("Plow Field and Sow", "sow").expect(grain=0, vegetable=0)


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
    """Ruling: to one of the three spaces that is still free, when everybody has placed."""
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
    assert table.names([table.game.state.board.spaces[index].id for index in table.farm().newborn_spaces]) == [ROOMS]


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


def test_scholar_may_use_patron() -> None:
    """S0."""
    seats = [{"goods": {}, "cards": ["K279", "E192"], "hand": ["K283"], "house": "stone"}]
    table = original(4, round=10, phase="preparation", seats=seats).do(LESSON)
    table.expect(food=2 - 1)


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
    table = original(3, round=9, seats=[seat], stock={"1 Wild Boar": {"boar": 4}}).do("1 Wild Boar", "keep 1 boar")
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
    """Ruling of Merchant and Traveling Salesman."""
    table = original(seats=[{"goods": {"clay": 5, "food": 1}, "cards": ["K281", "E179"]}])
    table.do(START, "build Fireplace (2 clay)", "pay 1 food, then minor improvement", "build Fireplace (3 clay)")
    table.expect(clay=0, food=0)


def test_traveling_salesman_with_businessman_plays_3_minors_on_the_starting_player_space() -> None:
    """Ruling of Businessman and Traveling Salesman."""
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


def test_wood_deliveryman_pays_for_the_stable_of_groom() -> None:
    """Its wood may be used in the same start of a round (S0)."""
    promise = [{"round": 8, "seat": 0, "card": "K283", "goods": {"wood": 1}}]
    seat = {"goods": {}, "cards": ["K283", "I254"], "house": "stone"}
    table = original(4, round=8, phase="preparation", promises=promise, seats=[seat]).do("stable c1")
    table.expect(wood=0)


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


def _before_work(*cards: str) -> Table:
    """Each seat has one of these cards, and 1 food; the round begins."""
    seats = [{"goods": {"food": 1}, "cards": [card]} for card in cards]
    return original(4, round=5, phase="preparation", seats=seats, stock={"3 Wood": {"wood": 3}})


def test_wood_distributor_may_think_again_when_foreman_has_acted() -> None:
    """Who declined may change their mind until the work phase starts; a use is final (S0, OP-19)."""
    table = _before_work("K284", "K308").do("done")
    assert table.game.current_player == 1
    table.do("put 1 food on a space", "put 1 food on 1 Clay")
    assert table.game.current_player == 0
    table.do("distribute the wood")
    assert table.lying_on("1 Clay")["wood"] == 2
    assert is_over(table)


def test_wood_distributor_is_asked_once_when_nobody_else_acts() -> None:
    table = _before_work("K284", "K308").do("done", "done")
    assert is_over(table)
    used = _before_work("K284", "K308").do("distribute the wood", "done")
    assert is_over(used)


def test_wood_distributor_and_foreman_decide_before_taster_places() -> None:
    """One window, which closes with the first placement (OP-19)."""
    table = _before_work("K283", "I260", "K308")
    table.do("pay 1 food, then give it to the starting player, then place another person")
    assert table.game.current_player == 2
    table.do("put 1 food on a space", "put 1 food on Fishing")
    assert table.game.current_player == 1
    table.do("Fishing").expect(1, food=3)  # 2 of two rounds, 1 of the Foreman


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


def test_tinsmith_shows_what_clay_is_worth_as_a_meal() -> None:
    smith, other, _ = _smithy(3).look()["seats"]
    assert smith["meals"] == {"clay": 1, "grain": 1, "vegetable": 1}
    assert other["meals"] == {"grain": 1, "vegetable": 1}


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
    """Ruling: to a free space with a sow action, of which there are two."""
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


def test_countryman_chooses_between_two_spaces_in_the_order_of_the_board() -> None:
    """Whoever went to the vegetable first is offered the grain first all the same."""
    seats = _last_placement("K289", "Take 1 Grain", fields={"c1": {}})
    seats[0]["placed"] = ["Take 1 Vegetable"]
    table = original(4, seats=seats, round=8).do("Take 1 Grain")
    options = table.game.legal_actions()
    assert len(options) == 3
    assert options == sorted(options)

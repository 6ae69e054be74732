"""Occupations of deck E of the original edition, the second half: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import minor, stone, wood
from tests.cards.original_table import IMPROVE, original, owning
from tests.kit import Table

ROOMS_AND_STABLES = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"


def promised(table: Table, card: str) -> list[tuple[int, dict[str, int]]]:
    """What waits on the round spaces for a card, by round."""
    return [(one["round"], one["goods"]) for one in table.look()["promises"] if one["card"] == card]


def feeding(players: int, seat: dict[str, Any]) -> Table:
    """A table in the feeding phase after round 4, with one family to feed that has nothing else to ask."""
    others = [{"goods": {"food": 9}, "home": 0} for _ in range(players - 1)]
    return original(players, round=4, phase="feeding", seats=[{"home": 0, **seat}, *others])


# --- Basketmaker ------------------------------------------------------------------------------------------------------


def test_basketmaker_turns_a_reed_into_3_food_in_a_harvest() -> None:
    table = feeding(4, {"goods": {"reed": 1, "food": 1}, "cards": ["E183"]}).do("convert 1 reed to 3 food")
    table.expect(reed=0, food=0)
    assert table.farm().begging == 0


def test_basketmaker_works_once_in_a_harvest() -> None:
    table = feeding(4, {"goods": {"reed": 3}, "cards": ["E183"]}).do("convert 1 reed to 3 food")
    assert table.offers() == ["beg 1"] or table.farm().begging == 1


def test_basketmaker_does_nothing_outside_of_a_harvest_and_adds_to_the_workshop() -> None:
    table = original(4, seats=[{"goods": {"reed": 3}, "cards": ["E183"], "hand": ["E192"]}])
    assert "1 food short" in table.refuses("1 Occupation")
    both = feeding(4, {"goods": {"reed": 2}, "cards": ["E183", "M-basketmaker"], "family": 3})
    both.do("convert:1r>3f@E183", "convert:1r>3f@M-basketmaker").expect(reed=0, food=0)
    assert both.farm().begging == 0


# --- Grocer -----------------------------------------------------------------------------------------------------------

GROCERIES = ("reed", "grain", "stone", "vegetable", "wood", "clay", "reed", "vegetable")


def test_grocer_sells_from_the_top_of_the_pile() -> None:
    table = original(seats=[{"goods": {"food": 8}, "cards": ["E184"]}])
    for good in GROCERIES:
        before = table.goods()[good]
        table.do(f"convert 1 food to 1 {good}")
        assert table.goods()[good] == before + 1
    table.expect(food=0, reed=2, grain=1, stone=1, vegetable=2, wood=1, clay=1)
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


def test_grocer_sells_nothing_without_food() -> None:
    table = original(seats=[{"goods": {}, "cards": ["E184"]}])
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


def test_grocer_sells_only_what_is_on_top_and_only_to_its_owner() -> None:
    table = original(seats=[{"goods": {"food": 1}, "cards": ["E184"]}, {"goods": {"food": 3}}])
    assert [offer for offer in table.offers() if offer.startswith("convert")] == ["convert 1 food to 1 reed"]
    table.do("Fishing")
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


def test_grocer_supplies_the_reed_of_a_renovation() -> None:
    table = original(round=7, seats=[{"goods": {"food": 1, "clay": 2}, "cards": ["E184"]}])
    table.do(RENOVATE).expect(food=0, clay=0, reed=0)
    assert table.ground().house == 1


# --- Clay Firer -------------------------------------------------------------------------------------------------------


def test_clay_firer_makes_stone_of_clay() -> None:
    table = original(4, seats=[{"goods": {"clay": 5}, "cards": ["E185"]}])
    table.do("convert 2 clay to 1 stone").expect(clay=3, stone=1)
    table.do("convert 3 clay to 2 stone").expect(clay=0, stone=3)


def test_clay_firer_needs_2_clay_and_works_for_its_owner_only() -> None:
    table = original(4, seats=[{"goods": {"clay": 1}, "cards": ["E185"]}, {"goods": {"clay": 5}}])
    assert not [offer for offer in table.offers() if offer.startswith("convert")]
    table.do("Fishing")
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


def test_clay_firer_pays_an_improvement_with_clay() -> None:
    """Well: 1 wood and 3 stone, fired from 5 clay."""
    table = original(4, seats=[{"goods": {"clay": 5, "wood": 1}, "cards": ["E185"]}]).do(IMPROVE, "build Well")
    table.expect(clay=0, wood=0, stone=0)
    assert table.farm().cards[-1].name == "Well"


# --- Clay Seller ------------------------------------------------------------------------------------------------------


def test_clay_seller_sells_clay_for_animals_reed_and_stone() -> None:
    table = original(4, seats=[{"goods": {"clay": 9}, "cards": ["E186"], "stables": ["c1", "d1", "e1"]}])
    table.do("convert 2 clay to 1 sheep", "convert 3 clay to 1 boar", "convert 4 clay to 1 cattle")
    table.expect(clay=0, sheep=1, boar=1, cattle=1)
    table = original(4, seats=[{"goods": {"clay": 5}, "cards": ["E186"]}])
    table.do("convert 2 clay to 1 reed", "convert 3 clay to 1 stone").expect(clay=0, reed=1, stone=1)


def test_clay_seller_offers_what_the_clay_is_enough_for() -> None:
    table = original(4, seats=[{"goods": {"clay": 3}, "cards": ["E186"]}])
    offers = [offer for offer in table.offers() if offer.startswith("convert")]
    assert sorted(offers) == [
        "convert 2 clay to 1 reed",
        "convert 2 clay to 1 sheep",
        "convert 3 clay to 1 boar",
        "convert 3 clay to 1 stone",
    ]


def test_clay_seller_feeds_with_animals_that_are_cooked_at_once() -> None:
    """Animals from a card may be cooked at once: 4 clay for 2 sheep, 4 food."""
    table = feeding(4, {"goods": {"clay": 4}, "cards": ["E186", "M-fireplace-2"]})
    table.do("convert 2 clay to 1 sheep", "convert 1 sheep to 2 food", "convert 2 clay to 1 sheep")
    table.do("convert 1 sheep to 2 food").expect(clay=0, sheep=0, food=0)
    assert table.farm().begging == 0


# --- Clay Deliveryman -------------------------------------------------------------------------------------------------


def test_clay_deliveryman_puts_clay_on_the_rounds_from_6_to_14() -> None:
    table = original(seats=[{"hand": ["E187"]}]).do("1 Occupation")
    assert promised(table, "E187") == [(number, {"clay": 1}) for number in range(6, 15)]


def test_clay_deliveryman_played_late_gives_the_rounds_that_are_left() -> None:
    table = original(round=12, seats=[{"hand": ["E187"]}]).do("1 Occupation")
    assert promised(table, "E187") == [(13, {"clay": 1}), (14, {"clay": 1})]
    table = original(round=14, seats=[{"hand": ["E187"]}]).do("1 Occupation")
    assert promised(table, "E187") == []


def test_clay_deliveryman_delivers_at_the_start_of_the_round() -> None:
    promises = [{"round": 6, "seat": 0, "card": "E187", "goods": {"clay": 1}}]
    table = original(round=6, phase="preparation", seats=[{"goods": {}, "cards": ["E187"]}], promises=promises)
    table.expect(clay=1)
    assert promised(table, "E187") == []


# --- Maid -------------------------------------------------------------------------------------------------------------


def test_maid_puts_food_on_all_rounds_left_when_the_hut_becomes_clay() -> None:
    table = original(round=7, seats=[{"goods": {"clay": 2, "reed": 1}, "cards": ["E190"]}]).do(RENOVATE)
    assert promised(table, "E190") == [(number, {"food": 1}) for number in range(8, 15)]


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_maid_acts_at_once_in_a_clay_or_stone_house(house: str) -> None:
    """Secondary note: with a clay hut or a stone house, at once."""
    table = original(round=10, seats=[{"house": house, "hand": ["E190"]}]).do("1 Occupation")
    assert promised(table, "E190") == [(number, {"food": 1}) for number in range(11, 15)]


def test_maid_does_nothing_in_a_wooden_hut_or_a_second_time() -> None:
    table = original(round=10, seats=[{"hand": ["E190"]}]).do("1 Occupation")
    assert promised(table, "E190") == []
    seat = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "hand": ["E190"]}
    again = original(1, round=10, seats=[seat]).do("1 Occupation", RENOVATE)
    assert again.ground().house == 2
    assert len(promised(again, "E190")) == 3  # rounds 12 to 14; that of round 11 has come


def test_maid_acts_when_conservator_goes_straight_to_stone() -> None:
    """OP-51."""
    seat = {"goods": {"stone": 2, "reed": 1}, "cards": ["E190", "E200"]}
    table = original(round=12, seats=[seat]).do(RENOVATE)
    assert table.ground().house == 2
    assert promised(table, "E190") == [(13, {"food": 1}), (14, {"food": 1})]


# --- Patron -----------------------------------------------------------------------------------------------------------


def test_patron_gives_2_food_before_an_occupation_is_paid() -> None:
    """Nothing in the supply: 2 food come, 1 pays."""
    table = original(4, seats=[{"goods": {}, "cards": ["E192"], "hand": ["E179"]}]).do("1 Occupation").expect(food=1)
    assert [card.id for card in table.farm().cards] == ["E192", "E179"]


def test_patron_gives_nothing_for_itself_or_for_improvements() -> None:
    original(4, seats=[{"goods": {}, "hand": ["E192"]}]).do("1 Occupation").expect(food=0)
    table = original(4, seats=[{"goods": {"clay": 2}, "cards": ["E192"]}]).do(IMPROVE)
    table.expect(clay=0, food=0)


def test_patron_pays_no_more_than_2_food_in_advance() -> None:
    """The Chief as second occupation costs 3 food."""
    table = original(4, seats=[{"goods": {}, "cards": ["E192"], "hand": ["E172"]}])
    assert "1 Occupation" not in table.offers()
    enough = original(4, seats=[{"goods": {"food": 1}, "cards": ["E192"], "hand": ["E172"]}]).do("1 Occupation")
    enough.expect(food=0)


def test_patron_gives_nothing_when_another_player_plays_one() -> None:
    seats = [{"goods": {}, "cards": ["E192"]}, {"goods": {}, "hand": ["E179"]}]
    original(4, turn=1, seats=seats).do("1 Occupation").expect(food=0).expect(1, food=0)


# --- Pastor -----------------------------------------------------------------------------------------------------------

THREE_ROOMS = {"rooms": ["a1", "a2", "a3"]}


def test_pastor_pays_at_once_when_all_others_have_more_rooms() -> None:
    seats = [{"goods": {}, "hand": ["E193"]}, THREE_ROOMS, THREE_ROOMS, THREE_ROOMS]
    original(4, seats=seats).do("1 Occupation").expect(wood=3, clay=2, reed=1, stone=1)


def test_pastor_pays_when_the_last_other_player_builds_a_room() -> None:
    seats = [{"goods": {}, "cards": ["E193"]}, {"goods": {"wood": 5, "reed": 2}}, THREE_ROOMS, THREE_ROOMS]
    table = original(4, turn=1, seats=seats).do(ROOMS_AND_STABLES, "build rooms", "room b2")
    table.expect(wood=3, clay=2, reed=1, stone=1)


def test_pastor_pays_nothing_while_another_has_2_rooms_or_the_owner_has_more() -> None:
    seats = [{"goods": {}, "hand": ["E193"]}, THREE_ROOMS, THREE_ROOMS, {}]
    original(4, seats=seats).do("1 Occupation").expect(wood=0)
    large = [{"goods": {}, "hand": ["E193"], **THREE_ROOMS}, THREE_ROOMS, THREE_ROOMS, THREE_ROOMS]
    original(4, seats=large).do("1 Occupation").expect(wood=0)


def test_pastor_pays_once() -> None:
    seats = [{"goods": {}, "hand": ["E193"]}, {"goods": {"wood": 5, "reed": 2}, **THREE_ROOMS}]
    table = original(4, seats=[*seats, THREE_ROOMS, THREE_ROOMS]).do("1 Occupation").expect(wood=3)
    table.do(ROOMS_AND_STABLES, "build rooms", "room b2").expect(wood=3)


# --- Plow Driver ------------------------------------------------------------------------------------------------------


def test_plow_driver_plows_for_1_food_at_the_start_of_a_round_in_a_stone_house() -> None:
    seat = {"goods": {"food": 2}, "house": "stone", "cards": ["E194"]}
    table = original(round=6, phase="preparation", seats=[seat])
    table.do("pay 1 food, then plow a field", "plow c1").expect(food=1)
    assert table.yard()["fields"] == {"c1": {}}
    assert table.game.question.code == "ask-place"


def test_plow_driver_may_be_declined() -> None:
    seat = {"goods": {"food": 2}, "house": "stone", "cards": ["E194"]}
    table = original(round=6, phase="preparation", seats=[seat]).do("done").expect(food=2)
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize("seat", [{"house": "clay", "goods": {"food": 2}}, {"house": "stone", "goods": {"food": 0}}])
def test_plow_driver_needs_a_stone_house_and_food(seat: dict[str, Any]) -> None:
    table = original(round=6, phase="preparation", seats=[{**seat, "cards": ["E194"]}])
    assert table.game.question.code == "ask-place"


# --- Braggart ---------------------------------------------------------------------------------------------------------

IMPROVEMENTS = [
    "M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5", "M-clay-oven", "M-stone-oven",
    "M-joinery", "M-pottery", "M-basketmaker", "M-well",
]  # fmt: skip


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)])
def test_braggart_scores_by_the_number_of_improvements(number: int, points: int) -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["E197", *IMPROVEMENTS[:number]]}])
    assert table.score()["bonus"] == points


def test_braggart_counts_minor_improvements_too() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["E197", "E019", *IMPROVEMENTS[:4]]}])
    assert table.score()["bonus"] == 1


def test_braggart_counts_no_occupations_and_no_cards_of_others() -> None:
    seats = [{"goods": {}, "cards": ["E197", "E172", *IMPROVEMENTS[:4]]}, {"cards": IMPROVEMENTS[4:9]}]
    assert original(3, seats=seats).score()["bonus"] == 0


# --- Ratcatcher -------------------------------------------------------------------------------------------------------


def test_ratcatcher_keeps_one_child_of_every_other_player_at_home_in_round_10() -> None:
    """Secondary note: offspring are the 3rd, 4th and 5th family members; the owner is not affected."""
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


# --- Renovator --------------------------------------------------------------------------------------------------------


def test_renovator_takes_2_clay_off_a_renovation_to_clay() -> None:
    table = original(round=7, seats=[{"goods": {"reed": 1}, "cards": ["E199"]}]).do(RENOVATE).expect(reed=0)
    assert table.ground().house == 1


def test_renovator_takes_2_stone_off_a_renovation_to_stone() -> None:
    seat = {"goods": {"reed": 1, "stone": 1}, "house": "clay", "cards": ["E199"], **THREE_ROOMS}
    table = original(round=7, seats=[seat]).do(RENOVATE).expect(reed=0, stone=0)
    assert table.ground().house == 2


def test_renovator_and_clay_plasterer_are_no_two_ways_to_pay_the_same() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": ["E199", "I241"]}
    table = original(3, round=7, seats=[seat]).do("After Renovation also 1 Major or Minor Improvement")
    table.expect(clay=2, reed=0)


def test_renovator_takes_nothing_off_reed_rooms_or_improvements() -> None:
    assert "1 reed short" in original(round=7, seats=[{"goods": {"clay": 2}, "cards": ["E199"]}]).refuses(RENOVATE)
    seat = {"goods": {"clay": 3, "reed": 2}, "house": "clay", "cards": ["E199"]}
    assert "2 clay short" in original(seats=[seat]).refuses(ROOMS_AND_STABLES)
    assert "2 clay short" in original(seats=[{"goods": {}, "cards": ["E199"]}]).why_not("Fireplace (2 clay)")


def test_renovator_makes_the_step_of_conservator_cheaper() -> None:
    table = original(round=7, seats=[{"goods": {"reed": 1}, "cards": ["E199", "E200"]}]).do(RENOVATE)
    table.do("renovate to stone").expect(reed=0)
    assert table.ground().house == 2


# --- Conservator ------------------------------------------------------------------------------------------------------


def test_conservator_renovates_wood_to_stone() -> None:
    """Ruling: 1 stone for each room and 1 reed."""
    table = original(round=7, seats=[{"goods": {"stone": 2, "reed": 1}, "cards": ["E200"]}]).do(RENOVATE)
    table.expect(stone=0, reed=0)
    assert table.ground().house == 2


def test_conservator_may_renovate_to_clay_as_usual() -> None:
    seat = {"goods": {"stone": 2, "clay": 2, "reed": 1}, "cards": ["E200"]}
    table = original(round=7, seats=[seat]).do(RENOVATE)
    assert table.offers() == ["renovate to clay", "renovate to stone"]
    table.do("renovate to clay").expect(clay=0, stone=2)


def test_conservator_does_not_skip_for_others_or_beyond_stone() -> None:
    seats = [{"cards": ["E200"]}, {"goods": {"stone": 2, "reed": 1}}]
    assert "2 clay short" in original(round=7, turn=1, seats=seats).refuses(RENOVATE)
    done = original(round=7, seats=[{"goods": {"stone": 9, "reed": 9}, "house": "stone", "cards": ["E200"]}])
    assert RENOVATE not in done.offers()


# --- Cattle Whisperer -------------------------------------------------------------------------------------------------


def test_cattle_whisperer_puts_cattle_5_and_9_rounds_ahead() -> None:
    table = original(4, round=4, seats=[{"hand": ["E201"]}]).do("1 Occupation")
    assert promised(table, "E201") == [(9, {"cattle": 1}), (13, {"cattle": 1})]


def test_cattle_whisperer_played_late_gives_what_is_left() -> None:
    table = original(4, round=9, seats=[{"hand": ["E201"]}]).do("1 Occupation")
    assert promised(table, "E201") == [(14, {"cattle": 1})]
    assert promised(original(4, round=10, seats=[{"hand": ["E201"]}]).do("1 Occupation"), "E201") == []


def test_cattle_whisperer_lets_the_cattle_be_cooked_at_once() -> None:
    """Collective ruling: animals from any card may be cooked at once; here the house is full."""
    promises = [{"round": 9, "seat": 0, "card": "E201", "goods": {"cattle": 1}}]
    seat = {"goods": {"sheep": 1}, "cards": ["E201", "M-fireplace-2"]}
    table = original(4, round=9, phase="preparation", seats=[seat], promises=promises)
    table.do("keep 1 sheep").expect(sheep=1, cattle=0, food=3)


# --- Seasonal Worker --------------------------------------------------------------------------------------------------


def test_seasonal_worker_gives_a_grain_before_round_6() -> None:
    table = original(round=5, seats=[{"goods": {}, "cards": ["E202"]}]).do("Day Laborer")
    table.expect(food=2, grain=1, vegetable=0)
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_seasonal_worker_gives_a_grain_or_a_vegetable_from_round_6_on(crop: str) -> None:
    table = original(round=6, seats=[{"goods": {}, "cards": ["E202"]}]).do("Day Laborer", f"take 1 {crop}")
    table.expect(food=2, **{"grain": 0, "vegetable": 0, crop: 1})


def test_seasonal_worker_gives_nothing_elsewhere_or_to_others() -> None:
    original(seats=[{"goods": {}, "cards": ["E202"]}]).do("Fishing").expect(grain=0)
    table = original(turn=1, seats=[{"goods": {}, "cards": ["E202"]}, {"goods": {}}]).do("Day Laborer")
    table.expect(grain=0).expect(1, grain=0)


# --- Master Shepherd --------------------------------------------------------------------------------------------------


def test_master_shepherd_puts_a_sheep_on_the_next_3_rounds() -> None:
    table = original(4, seats=[{"hand": ["E204"]}]).do("1 Occupation")
    assert promised(table, "E204") == [(number, {"sheep": 1}) for number in (5, 6, 7)]


def test_master_shepherd_played_late_gives_the_rounds_that_are_left() -> None:
    table = original(4, round=13, seats=[{"hand": ["E204"]}]).do("1 Occupation")
    assert promised(table, "E204") == [(14, {"sheep": 1})]


def test_master_shepherd_sheep_arrive_at_the_start_of_the_round_and_need_a_place() -> None:
    promises = [{"round": 5, "seat": 0, "card": "E204", "goods": {"sheep": 1}}]
    seat = {"goods": {"sheep": 1}, "cards": ["E204"]}
    table = original(4, round=5, phase="preparation", seats=[seat], promises=promises)
    table.expect(sheep=1)
    roomy = original(4, round=5, phase="preparation", seats=[{**seat, "stables": ["c1"]}], promises=promises)
    roomy.expect(sheep=2)


# --- Reed Collector ---------------------------------------------------------------------------------------------------


def test_reed_collector_puts_a_reed_on_the_next_4_rounds() -> None:
    table = original(3, seats=[{"hand": ["E205"]}]).do("1 Occupation")
    assert promised(table, "E205") == [(number, {"reed": 1}) for number in (5, 6, 7, 8)]


def test_reed_collector_played_late_gives_the_rounds_that_are_left() -> None:
    table = original(3, round=12, seats=[{"hand": ["E205"]}]).do("1 Occupation")
    assert promised(table, "E205") == [(13, {"reed": 1}), (14, {"reed": 1})]


def test_reed_collector_delivers_at_the_start_of_the_round_to_its_owner() -> None:
    promises = [{"round": 5, "seat": 0, "card": "E205", "goods": {"reed": 1}}]
    table = original(3, round=5, phase="preparation", seats=[{"goods": {}}, {"goods": {}}], promises=promises)
    table.expect(reed=1).expect(1, reed=0)


# --- Swineherd --------------------------------------------------------------------------------------------------------


def test_swineherd_gives_one_more_boar() -> None:
    seat = {"goods": {}, "cards": ["E206"], "pastures": [["c1", "d1"]]}
    table = original(4, round=9, seats=[seat], stock={"1 Wild Boar": {"boar": 2}}).do("1 Wild Boar")
    table.expect(boar=3)
    assert table.lying_on("1 Wild Boar") == {}


def test_swineherd_gives_nothing_with_other_animals_or_to_others() -> None:
    seat = {"goods": {}, "cards": ["E206"], "pastures": [["c1", "d1"]]}
    original(4, round=9, seats=[seat]).do("1 Sheep").expect(boar=0)
    table = original(4, round=9, turn=1, seats=[seat, {"goods": {}}]).do("1 Wild Boar")
    table.expect(boar=0).expect(1, boar=1)


def test_swineherd_does_not_work_on_the_choice_of_animals() -> None:
    """Section 7.5: the card for 5 players is no 1 Wild Boar space."""
    seat = {"goods": {}, "cards": ["E206"], "pastures": [["c1", "d1"]]}
    original(5, round=9, seats=[seat]).do("Take Animals", "take 1 boar").expect(boar=1)


# --- Stablehand -------------------------------------------------------------------------------------------------------


def test_stablehand_builds_a_stable_for_nothing_with_fences() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["E207"]}]).do("Fences", "fence c1", "stable e3")
    table.expect(wood=0)
    assert table.yard()["stables"] == ["e3"]


def test_stablehand_may_put_the_stable_inside_the_new_pasture() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["E207"]}]).do("Fences", "fence c1", "stable c1")
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 4}]


@pytest.mark.parametrize(("cell", "left"), [("d1", 9), ("e3", 8)])
def test_stablehand_brings_the_stable_before_animals_leave_a_divided_pasture(cell: str, left: int) -> None:
    """Original 12.9: with the stable in the other half both hold 4 sheep, and the house 1; elsewhere it holds 1."""
    yard: dict[str, Any] = {"pastures": [["c1", "d1"]], "stables": ["c1"]}
    table = owning("E207", goods={"wood": 1, "sheep": 9}, **yard).do("Fences", "fence c1").expect(sheep=9)
    table.do(f"stable {cell}").expect(sheep=left, wood=0)


def test_stablehand_is_nothing_without_a_stable_left() -> None:
    seat = {"goods": {"wood": 4}, "cards": ["E207"], "stables": ["b1", "b2", "b3", "c3"]}
    table = original(seats=[seat]).do("Fences", "fence e1")
    assert table.game.question.code == "ask-place"
    assert len(table.yard()["stables"]) == 4


def test_stablehand_with_fence_overseer_gives_one_stable_per_action() -> None:
    """The free stable may be fenced for 1 food; that fencing brings no second stable."""
    seat = {"goods": {"wood": 4, "food": 1}, "cards": ["E207", "K312"]}
    table = original(seats=[seat]).do("Fences", "fence c1", "stable d1")
    table.do("pay 1 food, then fence one space").expect(food=0)
    assert len(table.yard()["stables"]) == 1
    assert [area["cells"] for area in table.yard()["pastures"]] == [["c1"], ["d1"]]
    assert table.game.question.code == "ask-place"


# --- Quarryman --------------------------------------------------------------------------------------------------------


def test_quarryman_pays_food_with_stone() -> None:
    """The second occupation costs 1 food; the other food of the stone stays."""
    table = original(3, seats=[{"goods": {"stone": 1}, "cards": ["E209"], "hand": ["E168"]}]).do("1 Occupation")
    table.expect(stone=0, food=1)


def test_quarryman_feeds_any_number_of_stone() -> None:
    table = feeding(3, {"goods": {"stone": 3}, "cards": ["E209"]}).do("convert 2 stone to 4 food")
    table.expect(stone=1, food=0)
    assert table.farm().begging == 0


def test_quarryman_works_for_nobody_else() -> None:
    seats = [{"cards": ["E209"]}, {"goods": {"stone": 2}, "cards": ["E172"], "hand": ["E168"]}]
    assert "1 food short" in original(3, turn=1, seats=seats).refuses("1 Occupation")


# --- Stonecutter ------------------------------------------------------------------------------------------------------


def test_stonecutter_takes_a_stone_off_rooms_and_renovations() -> None:
    seat = {"goods": {"stone": 4, "reed": 2}, "house": "stone", "cards": ["E211"]}
    original(3, seats=[seat]).do(ROOMS_AND_STABLES, "room b2").expect(stone=0, reed=0)
    seat = {"goods": {"stone": 1, "reed": 1}, "house": "clay", "cards": ["E211"]}
    original(3, round=7, seats=[seat]).do(RENOVATE).expect(stone=0, reed=0)


def test_stonecutter_takes_a_stone_off_a_major_improvement() -> None:
    seat = {"goods": {"wood": 1, "stone": 2}, "cards": ["E211"]}
    original(3, seats=[seat]).do(IMPROVE).expect(wood=0, stone=0)


def test_stonecutter_lets_a_minor_of_1_stone_be_played_for_nothing() -> None:
    """Ruling: Lumber then costs no stone."""
    chip = minor("Chip", id="T105", cost=stone(1), text="Nothing.")
    start = "Starting Player (and/or 1 Minor Improvement)"
    table = original(3, seats=[{"goods": {}, "cards": ["E211"]}]).with_hand(0, chip).do(start, "play Chip")
    assert table.farm().cards[-1].name == "Chip"


def test_stonecutter_takes_nothing_off_other_goods_or_prices_without_stone() -> None:
    seat = {"goods": {"clay": 4, "reed": 2}, "house": "clay", "cards": ["E211"]}
    assert "1 clay short" in original(3, seats=[seat]).refuses(ROOMS_AND_STABLES)
    plank = minor("Plank", id="T106", cost=wood(1), text="Nothing.")
    start = "Starting Player (and/or 1 Minor Improvement)"
    table = original(3, seats=[{"goods": {}, "cards": ["E211"]}]).with_hand(0, plank).do(start)
    assert table.game.question.code == "ask-place"


# --- Potter -----------------------------------------------------------------------------------------------------------


def test_potter_turns_a_clay_into_2_food_in_a_harvest() -> None:
    table = feeding(3, {"goods": {"clay": 1, "food": 2}, "cards": ["E214"]}).do("convert 1 clay to 2 food")
    table.expect(clay=0, food=0)
    assert table.farm().begging == 0


def test_potter_works_once_in_a_harvest_and_adds_to_the_pottery() -> None:
    table = feeding(3, {"goods": {"clay": 3}, "cards": ["E214", "M-pottery"]})
    table.do("convert:1c>2f@E214", "convert:1c>2f@M-pottery").expect(clay=1, food=0)
    assert table.farm().begging == 0


def test_potter_does_nothing_outside_of_a_harvest() -> None:
    table = original(3, seats=[{"goods": {"clay": 3}, "cards": ["E214"], "hand": ["E168"]}])
    assert "1 food short" in table.refuses("1 Occupation")


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


# --- Reeve ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "amount"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_reeve_gives_wood_by_the_round(number: int, amount: int) -> None:
    original(3, round=number, seats=[{"goods": {}, "hand": ["E217"]}]).do("1 Occupation").expect(wood=amount)


def test_reeve_gives_3_points_to_everybody_with_the_most_occupations() -> None:
    seats = [{"cards": ["E217"]}, {"cards": ["E179"]}, {"cards": []}]
    table = original(3, seats=seats)
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [3, 3, 0]


def test_reeve_gives_its_owner_nothing_when_another_has_more() -> None:
    seats = [{"cards": ["E217", "M-well"]}, {"cards": ["E179", "E194"]}, {"cards": []}]
    table = original(3, seats=seats)
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [0, 3, 0]


# --- Carpenter --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "material"), [("wood", "wood"), ("clay", "clay"), ("stone", "stone")])
def test_carpenter_builds_a_room_of_3_and_2_reed(house: str, material: str) -> None:
    seat = {"goods": {material: 3, "reed": 2}, "house": house, "cards": ["E218"]}
    first = ["build rooms"] if material == "wood" else []  # only wood is enough for a stable too
    table = original(seats=[seat]).do(ROOMS_AND_STABLES, *first, "room b2")
    table.expect(**{material: 0, "reed": 0})


def test_carpenter_builds_every_room_of_an_action_so() -> None:
    seat = {"goods": {"wood": 6, "reed": 4}, "cards": ["E218"]}
    table = original(seats=[seat]).do(ROOMS_AND_STABLES, "build rooms", "room b2", "room b3")
    table.expect(wood=0, reed=0)


def test_carpenter_changes_neither_renovations_nor_stables() -> None:
    seat = {"goods": {"wood": 1, "clay": 1, "reed": 1}, "cards": ["E218"]}
    table = original(round=7, seats=[seat])
    assert "1 clay short" in table.refuses(RENOVATE)
    assert "1 wood short" in table.refuses(ROOMS_AND_STABLES)


def test_carpenter_and_stonecutter_add_up() -> None:
    """Rule 12.11: a reduction applies on top of the other price of a room."""
    seat = {"goods": {"stone": 2, "reed": 2}, "house": "stone", "cards": ["E218", "E211"]}
    original(3, seats=[seat]).do(ROOMS_AND_STABLES, "room b2").expect(stone=0, reed=0)

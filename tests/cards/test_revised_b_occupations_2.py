"""The occupations of deck B from Sheep Walker to Small-scale Farmer: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import FOOD
from tests.kit import Table, play

Seat = dict[str, Any]


def round_start(round: int, seat: Seat, players: int = 2, **position: Any) -> Table:
    """A table at the start of a round, with one player's farm."""
    return play("revised", players, cards=True, round=round, phase="preparation", seats=[seat], **position)


def promised_food(table: Table) -> list[tuple[int, int]]:
    """The round spaces with food for somebody, and how much."""
    return [(promise.round, promise.goods[FOOD]) for promise in table.game.state.promises]


# --- Sheep Walker ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["boar", "vegetable", "stone"])
def test_sheep_walker_swaps_a_sheep_at_any_time(good: str) -> None:
    text = {"boar": "1 boar", "vegetable": "1 vegetable", "stone": "1 stone"}[good]
    table = play("revised", cards=True, seats=[{"goods": {"sheep": 1}, "cards": ["B104"]}])
    table.do(f"convert 1 sheep to {text}").expect(sheep=0, **{good: 1})
    assert table.game.question.code == "ask-place"
    assert table.game.current_player == 0


def test_sheep_walker_has_nothing_to_swap_without_sheep_or_for_others() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"boar": 1}, "cards": ["B104"]}])
    assert not [offer for offer in table.offers() if offer.startswith("convert")]
    other = play("revised", cards=True, turn=1, seats=[{"cards": ["B104"]}, {"goods": {"sheep": 1}}])
    assert not [offer for offer in other.offers() if offer.startswith("convert")]


def test_sheep_walker_pays_stone_with_sheep() -> None:
    seat = {"goods": {"wood": 2, "stone": 1, "sheep": 1}, "cards": ["B104"]}
    table = play("revised", cards=True, seats=[seat])
    table.do("Major Improvement").expect(wood=0, stone=0, sheep=0)
    assert "Joinery" in [card.name for card in table.farm().cards]


def test_sheep_walker_pays_food_with_sheep_by_way_of_a_vegetable() -> None:
    """1 sheep, 1 vegetable, 1 food: enough for the second occupation."""
    seat = {"goods": {"sheep": 1}, "cards": ["B104"], "hand": ["B118"], "occupations_played": 1}
    play("revised", cards=True, seats=[seat]).do("Lessons (A)").expect(sheep=0, vegetable=0, food=0)


def test_sheep_walker_is_offered_no_roundabout_ways_to_the_same_payment() -> None:
    """With a fireplace a sheep is 2 food; as a boar or a vegetable it would come to the same."""
    seat = {"goods": {"sheep": 1, "boar": 1}, "cards": ["B104", "M-fireplace-2"], "hand": ["B118"], "stables": ["c1"]}
    table = play("revised", 3, cards=True, seats=[{**seat, "occupations_played": 3}]).do("Lessons (X)")
    assert table.offers() == ["pay 2 food (convert 1 boar to 2 food)", "pay 2 food (convert 1 sheep to 2 food)"]
    table.do("pay 2 food (convert 1 sheep to 2 food)").expect(sheep=0, boar=1, food=0)


def test_sheep_walker_feeds_with_vegetables() -> None:
    seat = {"goods": {"food": 3, "sheep": 1}, "cards": ["B104"]}
    table = play("revised", cards=True, round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    table.do("convert 1 sheep to 1 vegetable", "convert 1 vegetable to 1 food")
    assert table.farm().begging == 0
    table.expect(food=0, sheep=0)


def test_sheep_walker_swaps_after_breeding_and_before_the_next_round() -> None:
    """Two sheep breed; of the three one becomes a wild boar, which the house keeps."""
    seat = {"goods": {"food": 4, "sheep": 2}, "cards": ["B104"], "pastures": [["c1"]]}
    table = play("revised", cards=True, round=4, phase="breeding", seats=[seat]).expect(sheep=3)
    assert table.game.round == 4
    table.do("convert 1 sheep to 1 boar").expect(sheep=2, boar=1)
    table.do("done")
    assert table.game.round == 5


def test_sheep_walker_swaps_before_scoring() -> None:
    seat = {"goods": {"sheep": 1}, "cards": ["B104"]}
    table = play("revised", cards=True, round=14, phase="breeding", seats=[seat])
    table.do("convert 1 sheep to 1 vegetable")
    assert table.game.is_terminal()
    table.expect(sheep=0, vegetable=1)


def test_sheep_walker_makes_room_for_a_sheep_that_comes_with_the_next_round() -> None:
    """The last person fetches a sheep; it is swapped before the one on the round space arrives."""
    promise = {"round": 7, "seat": 0, "card": "B164", "goods": {"sheep": 1}}
    seats: list[Seat] = [{"goods": {}, "cards": ["B164", "B104"], "home": 1}, {"home": 0}]
    table = play("revised", cards=True, round=6, promises=[promise], seats=seats).do("Sheep Market")
    assert table.offers() == ["convert 1 sheep to 1 boar", "convert 1 sheep to 1 vegetable",
                              "convert 1 sheep to 1 stone", "done"]  # fmt: skip
    table.do("convert 1 sheep to 1 stone").expect(sheep=1, stone=1)
    assert table.game.round == 7


def test_sheep_walker_is_not_asked_after_work_where_it_can_wait_for_the_next_turn() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["B104"], "home": 1}, {"home": 0}]
    table = play("revised", cards=True, round=6, seats=seats).do("Sheep Market").expect(sheep=1)
    assert table.game.round == 7


def test_sheep_walker_swaps_before_the_boar_of_pig_breeder_breed() -> None:
    seats: list[Seat] = [
        {"goods": {"boar": 1}, "cards": ["A165", "B104"], "home": 1, "pastures": [["c1", "d1"]]},
        {"home": 0},
    ]
    table = play("revised", cards=True, round=12, seats=seats).do("Sheep Market")
    table.do("convert 1 sheep to 1 boar").expect(boar=3)
    assert table.game.round == 13


def test_sheep_walker_does_not_swap_while_animals_breed() -> None:
    """One place for two newborns: only herds are asked for (9.4.4)."""
    seat = {"goods": {"sheep": 2, "boar": 2}, "cards": ["B104"], "pastures": [["c1"], ["d1"]]}
    table = play("revised", cards=True, round=4, phase="breeding", seats=[seat])
    assert table.offers() == ["keep 3 sheep, 2 boar", "keep 2 sheep, 3 boar"]


def test_sheep_walker_swaps_only_sheep_that_found_a_place() -> None:
    """The sheep has to be in the farmyard first; of three new ones the house keeps one."""
    seat = {"goods": {}, "cards": ["B104"]}
    table = play("revised", cards=True, round=4, stock={"Sheep Market": {"sheep": 3}}, seats=[seat])
    table.do("Sheep Market").expect(sheep=1, stone=0)


def test_sheep_walker_gives_a_housed_sheep_when_another_animal_arrives() -> None:
    """At any time (8.6) is also while an animal looks for a place (8.4): the sheep of the house makes room."""
    seat = {"goods": {"sheep": 1}, "cards": ["B104"]}
    table = play("revised", cards=True, round=11, seats=[seat]).do("Cattle Market")
    table.do("convert 1 sheep to 1 stone").expect(sheep=0, cattle=1, stone=1)
    assert table.game.current_player == 1


def test_sheep_walker_gives_no_sheep_that_has_just_arrived() -> None:
    """Of three sheep one was in the house before; when it is given, a new one takes its place and the other is lost."""
    seat = {"goods": {"sheep": 1}, "cards": ["B104"]}
    table = play("revised", cards=True, round=4, stock={"Sheep Market": {"sheep": 2}}, seats=[seat]).do("Sheep Market")
    table.do("convert 1 sheep to 1 vegetable").expect(sheep=1, vegetable=1)
    assert table.game.current_player == 1


def test_sheep_walker_gives_a_housed_sheep_before_boar_come_from_the_round_space() -> None:
    seat = {"goods": {"sheep": 1}, "cards": ["B104"]}
    promise = {"round": 5, "seat": 0, "card": "B084", "goods": {"boar": 1}}
    table = round_start(5, seat, promises=[promise])
    assert table.offers()[:2] == ["keep 1 sheep", "keep 1 boar"]
    table.do("convert 1 sheep to 1 stone").expect(sheep=0, boar=1, stone=1)


def test_sheep_walker_keeps_what_was_housed_apart_where_newcomers_are_not_cooked() -> None:
    """The house rule accommodate-first: the new boar may not be cooked, whatever the sheep was given for."""
    seat = {"goods": {"sheep": 1}, "cards": ["B104", "M-fireplace-2"]}
    table = play(
        "revised", cards=True, round=9, options={"house_rules": ["accommodate-first"]}, seats=[seat],
        stock={"Pig Market": {"boar": 2}},
    )  # fmt: skip
    table.do("Pig Market", "convert 1 sheep to 1 stone").expect(sheep=0, boar=1, stone=1, food=0)


def test_sheep_walker_needs_a_place_for_the_boar() -> None:
    """Boar and sheep do not share a pasture; the boar goes to the house, a second one has no place."""
    seat = {"goods": {"sheep": 4}, "cards": ["B104"], "pastures": [["c1", "d1"]]}
    table = play("revised", cards=True, seats=[seat]).do("convert 1 sheep to 1 boar").expect(sheep=3, boar=1)
    table.do("convert 1 sheep to 1 boar")
    assert table.offers()[:2] == ["keep 2 sheep, 1 boar", "keep 1 sheep, 2 boar"]


# --- Manservant ------------------------------------------------------------------------------------------------------


def test_manservant_promises_food_from_the_renovation_to_stone_on() -> None:
    seat = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": ["B107"]}
    table = play("revised", cards=True, round=10, seats=[seat]).do("House Redevelopment")
    assert promised_food(table) == [(11, 3), (12, 3), (13, 3), (14, 3)]


def test_manservant_waits_for_stone() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": ["B107"]}
    table = play("revised", cards=True, round=10, seats=[seat]).do("House Redevelopment")
    assert table.ground().house == 1
    assert promised_food(table) == []


def test_manservant_acts_at_once_when_played_in_a_stone_house() -> None:
    table = play("revised", cards=True, round=12, seats=[{"goods": {}, "house": "stone", "hand": ["B107"]}])
    table.do("Lessons (A)")
    assert promised_food(table) == [(13, 3), (14, 3)]


def test_manservant_in_a_wooden_house_acts_later() -> None:
    table = play("revised", cards=True, round=12, seats=[{"goods": {}, "hand": ["B107"]}]).do("Lessons (A)")
    assert promised_food(table) == []


def test_manservant_has_no_round_left_in_the_last_one_and_is_for_its_owner() -> None:
    seat = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": ["B107"]}
    last = play("revised", cards=True, round=14, seats=[seat]).do("House Redevelopment")
    assert promised_food(last) == []
    other = {"goods": {"stone": 2, "reed": 1}, "house": "clay"}
    table = play("revised", cards=True, round=10, turn=1, seats=[{"cards": ["B107"]}, other]).do("House Redevelopment")
    assert promised_food(table) == []


def test_manservant_played_by_scholar_reaches_from_the_next_round_on() -> None:
    seat = {"goods": {"food": 1}, "house": "stone", "cards": ["B097"], "hand": ["B107"]}
    table = round_start(12, seat).do("play an occupation or minor improvement").expect(food=0)
    assert promised_food(table) == [(13, 3), (14, 3)]


def test_manservant_is_set_off_by_conservators_renovation() -> None:
    """Conservator renovates wood straight to stone: 2 stone and 1 reed for two rooms."""
    seat = {"goods": {"stone": 2, "reed": 1}, "cards": ["B107", "A087"]}
    table = play("revised", cards=True, round=13, seats=[seat]).do("House Redevelopment")
    assert table.ground().house == 2
    assert promised_food(table) == [(14, 3)]


# --- Oven Firing Boy -------------------------------------------------------------------------------------------------


def test_oven_firing_boy_bakes_at_a_wood_space() -> None:
    seat = {"goods": {"grain": 1}, "cards": ["B108", "M-fireplace-2"]}
    table = play("revised", cards=True, seats=[seat])
    table.do("Forest", "bake 1 grain").expect(grain=0, food=2, wood=3)


def test_oven_firing_boy_may_be_declined_and_needs_grain_and_an_oven() -> None:
    seat = {"goods": {"grain": 1}, "cards": ["B108", "M-fireplace-2"]}
    play("revised", cards=True, seats=[seat]).do("Forest", "done").expect(grain=1, wood=3)
    no_oven = play("revised", cards=True, seats=[{"goods": {"grain": 1}, "cards": ["B108"]}]).do("Forest")
    assert no_oven.game.current_player == 1
    no_grain = play("revised", cards=True, seats=[{"goods": {}, "cards": ["B108", "M-fireplace-2"]}]).do("Forest")
    assert no_grain.game.current_player == 1


def test_oven_firing_boy_bakes_at_grove_and_copse_and_nowhere_else() -> None:
    seat = {"goods": {"grain": 1}, "cards": ["B108", "M-fireplace-2"]}
    for space in ("Grove", "Copse"):
        play("revised", 4, cards=True, seats=[seat]).do(space, "bake 1 grain").expect(food=2)
    for space in ("Clay Pit", "Hollow", "Reed Bank", "Fishing"):
        assert play("revised", 4, cards=True, seats=[seat]).do(space).game.current_player == 1


def test_oven_firing_boy_sleeps_when_another_player_fetches_wood() -> None:
    seats: list[Seat] = [{"goods": {"grain": 1}, "cards": ["B108", "M-fireplace-2"]}, {}]
    table = play("revised", cards=True, turn=1, seats=seats).do("Forest")
    assert table.game.question.code == "ask-place"


def test_oven_firing_boy_bakes_before_the_wood_is_taken_and_sets_off_dutch_windmill() -> None:
    """Dutch Windmill gives 3 food with a Bake Bread action in the round after a harvest."""
    seat = {"goods": {"grain": 1}, "cards": ["B108", "M-fireplace-2", "A063"]}
    table = play("revised", cards=True, round=5, seats=[seat]).do("Forest").expect(wood=0)
    table.do("bake 1 grain").expect(food=5, wood=3)


# --- Paper Maker -----------------------------------------------------------------------------------------------------


def test_paper_maker_turns_a_wood_into_food_before_the_next_occupation() -> None:
    seat = {"goods": {"wood": 2}, "cards": ["B109", "B121"], "hand": ["B118"], "occupations_played": 2}
    table = play("revised", cards=True, seats=[seat])
    table.do("Lessons (A)").expect(wood=1, food=1)  # 2 food for two occupations, 1 of them paid


def test_paper_maker_may_be_declined_where_food_is_there() -> None:
    seat = {"goods": {"wood": 1, "food": 1}, "cards": ["B109"], "hand": ["B118"], "occupations_played": 1}
    table = play("revised", cards=True, seats=[seat]).do("Lessons (A)")
    assert table.offers() == ["pay 1 wood, then take 1 food times the number of occupations", "done"]
    table.do("done").expect(wood=1, food=0)
    paid = play("revised", cards=True, seats=[seat]).do("Lessons (A)")
    paid.do("pay 1 wood, then take 1 food times the number of occupations").expect(wood=0, food=1)


def test_paper_maker_makes_lessons_usable_and_is_not_declined_into_a_dead_end() -> None:
    seat = {"goods": {"wood": 1}, "cards": ["B109"], "hand": ["B118"], "occupations_played": 1}
    table = play("revised", cards=True, seats=[seat])
    assert not table.why_not("Lessons (A)")
    table.do("Lessons (A)").expect(wood=0, food=0)
    assert table.farm().cards[-1].id == "B118"


def test_paper_maker_does_not_help_without_wood_or_for_itself() -> None:
    seat = {"goods": {}, "cards": ["B109"], "hand": ["B118"], "occupations_played": 1}
    assert "Lessons (A)" not in play("revised", cards=True, seats=[seat]).offers()
    itself = {"goods": {"wood": 1}, "cards": ["B121"], "hand": ["B109"], "occupations_played": 1}
    assert "Lessons (A)" not in play("revised", cards=True, seats=[itself]).offers()


def test_paper_maker_is_not_enough_when_two_food_are_missing() -> None:
    """Lessons (X) costs 2 food with 3 players; one occupation brings 1."""
    seat = {"goods": {"wood": 5}, "cards": ["B109"], "hand": ["B118"], "occupations_played": 1}
    table = play("revised", 3, cards=True, seats=[seat])
    assert "Lessons (X)" not in table.offers()
    assert "Lessons (A)" in table.offers()


def test_paper_maker_is_not_asked_when_others_play_or_for_improvements() -> None:
    other = {"goods": {"food": 1}, "hand": ["B118"], "occupations_played": 1}
    table = play("revised", cards=True, turn=1, seats=[{"goods": {"wood": 1}, "cards": ["B109"]}, other])
    table.do("Lessons (A)").expect(wood=1)
    own = play("revised", cards=True, seats=[{"goods": {"wood": 1, "food": 2}, "cards": ["B109"], "hand": ["A002"]}])
    own.do("Meeting Place", "play Shifting Cultivation", "plow c1").expect(wood=1)


def test_paper_maker_brings_food_for_roof_ballaster_too() -> None:
    """1 food for the occupation and 1 for the stone: two occupations make both."""
    seat = {"goods": {"wood": 1}, "cards": ["B109", "B121"], "hand": ["B123"], "occupations_played": 2}
    table = play("revised", cards=True, seats=[seat]).do("Lessons (A)").expect(wood=0, food=1)
    table.do("pay 1 food, then take 1 stone times the number of rooms").expect(food=0, stone=2)


# --- Childless -------------------------------------------------------------------------------------------------------


def test_childless_gives_food_and_a_crop_of_choice_at_the_start_of_a_round() -> None:
    seat = {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["B114"]}
    table = round_start(3, seat)
    assert table.offers() == ["take 1 grain, 1 food", "take 1 vegetable, 1 food"]
    table.do("take 1 vegetable, 1 food").expect(food=1, vegetable=1, grain=0)
    assert table.game.question.code == "ask-place"


def test_childless_needs_three_rooms_and_only_two_people() -> None:
    round_start(3, {"goods": {}, "cards": ["B114"]}).expect(food=0, grain=0, vegetable=0)
    grown = {"goods": {}, "rooms": ["a1", "a2", "a3"], "family": 3, "cards": ["B114"]}
    assert round_start(6, grown).game.question.code == "ask-place"


def test_childless_is_only_for_its_owner_and_works_alone() -> None:
    seats: list[Seat] = [{"cards": ["B114"]}, {"goods": {}, "rooms": ["a1", "a2", "a3"]}]
    table = play("revised", cards=True, round=3, phase="preparation", seats=seats)
    assert table.game.question.code == "ask-place"
    solo = round_start(3, {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["B114"]}, players=1)
    solo.do("take 1 grain, 1 food").expect(food=1, grain=1)


def test_childless_pays_scholar_with_the_food_of_the_same_round_start() -> None:
    seat = {"goods": {}, "house": "stone", "rooms": ["a1", "a2", "a3"], "cards": ["B114", "B097"], "hand": ["B102"]}
    table = round_start(6, seat)
    assert table.offers() == ["Childless", "Scholar"]
    table.do("Childless", "take 1 grain, 1 food", "play an occupation or minor improvement")
    table.expect(food=0, grain=1, clay=3)


def test_childless_does_not_count_a_caravan_as_a_room() -> None:
    """Cards that house people are no rooms."""
    table = round_start(3, {"goods": {}, "cards": ["B114", "B010"]}).expect(food=0)
    assert table.game.question.code == "ask-place"


# --- Small-scale Farmer ----------------------------------------------------------------------------------------------


def test_small_scale_farmer_gets_a_wood_with_two_rooms() -> None:
    round_start(3, {"goods": {}, "cards": ["B118"]}).expect(wood=1)
    round_start(14, {"goods": {}, "house": "stone", "cards": ["B118"]}).expect(wood=1)


def test_small_scale_farmer_gets_nothing_with_three_rooms_or_for_others() -> None:
    round_start(3, {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["B118"]}).expect(wood=0)
    table = play("revised", cards=True, round=3, phase="preparation", seats=[{"cards": ["B118"]}, {"goods": {}}])
    table.expect(1, wood=0)


def test_small_scale_farmer_does_not_act_in_the_round_it_is_played() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "hand": ["B118"]}]).do("Lessons (A)").expect(wood=0)
    table.do("Forest", "Day Laborer", "Fishing")
    assert table.game.round == 2
    table.expect(wood=1)


def test_small_scale_farmer_played_by_scholar_acts_in_the_same_round_start() -> None:
    table = round_start(6, {"goods": {"food": 1}, "house": "stone", "cards": ["B097"], "hand": ["B118"]})
    table.do("play an occupation or minor improvement").expect(wood=1, food=0)


def test_small_scale_farmer_pays_groom_at_the_same_round_start() -> None:
    table = round_start(6, {"goods": {}, "house": "stone", "cards": ["B118", "B089"]})
    table.expect(wood=1).do("stable c1").expect(wood=0)


def test_small_scale_farmer_still_counts_two_rooms_with_a_caravan() -> None:
    """Cards that house people are no rooms."""
    round_start(3, {"goods": {}, "cards": ["B118", "B010"]}).expect(wood=1)

"""The occupations of deck B from Geologist to Cattle Feeder: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import SHEEP
from tests.kit import Table, play

Seat = dict[str, Any]
THREE_ROOMS = ["a1", "a2", "a3"]


def promised_sheep(table: Table) -> list[int]:
    """The round spaces with a sheep for somebody."""
    return [promise.round for promise in table.game.state.promises if promise.goods[SHEEP] == 1]


# --- Geologist -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "space", "clay"),
    [
        (2, "Forest", 1), (2, "Reed Bank", 1), (2, "Clay Pit", 1), (1, "Clay Pit", 1), (1, "Forest", 1),
        (3, "Forest", 1), (3, "Reed Bank", 1), (3, "Clay Pit", 2), (4, "Clay Pit", 2), (3, "Hollow", 1),
        (3, "Grove", 0), (2, "Fishing", 0),
    ],
)  # fmt: skip
def test_geologist_finds_clay_at_forest_and_reed_bank_and_from_three_players_on_at_clay_pit(
    players: int, space: str, clay: int
) -> None:
    table = play("revised", players, cards=True, seats=[{"goods": {}, "cards": ["B121"]}])
    table.do(space).expect(clay=clay)


def test_geologist_finds_nothing_when_others_use_the_spaces() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"goods": {}, "cards": ["B121"]}, {"goods": {}}])
    table.do("Forest").expect(0, clay=0).expect(1, clay=0)


def test_geologist_and_oven_firing_boy_share_the_forest() -> None:
    seat = {"goods": {"grain": 1}, "cards": ["B121", "B108", "M-fireplace-2"]}
    table = play("revised", cards=True, seats=[seat])
    table.do("Forest").expect(clay=1, wood=0).do("bake 1 grain").expect(clay=1, food=2, wood=3)


# --- Roof Ballaster --------------------------------------------------------------------------------------------------


def test_roof_ballaster_gives_a_stone_for_each_room_for_one_food_in_all() -> None:
    seat = {"goods": {"food": 1}, "rooms": THREE_ROOMS, "hand": ["B123"]}
    table = play("revised", cards=True, seats=[seat]).do("Lessons (A)")
    table.do("pay 1 food, then take 1 stone times the number of rooms").expect(food=0, stone=3)


def test_roof_ballaster_may_be_declined() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"food": 1}, "hand": ["B123"]}]).do("Lessons (A)", "done")
    table.expect(food=1, stone=0)


def test_roof_ballaster_is_paid_on_top_of_the_occupation_cost() -> None:
    seat = {"goods": {"food": 1}, "hand": ["B123"], "occupations_played": 1}
    table = play("revised", cards=True, seats=[seat]).do("Lessons (A)").expect(food=0, stone=0)
    assert table.farm().cards[-1].id == "B123"
    assert table.game.current_player == 1
    both = play("revised", cards=True, seats=[{**seat, "goods": {"food": 2}}]).do("Lessons (A)")
    both.do("pay 1 food, then take 1 stone times the number of rooms").expect(food=0, stone=2)


def test_roof_ballaster_is_playable_without_food_and_takes_grain_for_it() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "hand": ["B123"]}]).do("Lessons (A)").expect(stone=0)
    assert table.farm().cards[-1].id == "B123"
    grain = play("revised", cards=True, seats=[{"goods": {"grain": 1}, "hand": ["B123"]}]).do("Lessons (A)")
    grain.do("pay 1 food, then take 1 stone times the number of rooms").expect(grain=0, stone=2)


# --- Carpenter -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_carpenter_builds_rooms_for_three_of_the_material_and_two_reed(material: str) -> None:
    seat = {"goods": {material: 6, "reed": 4}, "house": material, "cards": ["B126"]}
    table = play("revised", cards=True, seats=[seat])
    moves = ["build rooms", "room a1", "room b2"] if material == "wood" else ["room a1", "room b2"]
    table.do("Farm Expansion", *moves).expect(reed=0, **{material: 0})


def test_carpenter_needs_the_material_of_the_house_and_the_reed() -> None:
    short = play("revised", cards=True, seats=[{"goods": {"clay": 2, "reed": 2}, "house": "clay", "cards": ["B126"]}])
    assert "1 clay short" in short.refuses("Farm Expansion")
    other = play("revised", cards=True, seats=[{"goods": {"wood": 3, "reed": 1}, "cards": ["B126"]}])
    other.do("Farm Expansion")
    assert "room a1" not in other.offers()  # the wood is only enough for a stable


def test_carpenter_does_not_help_others_or_a_renovation() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"cards": ["B126"]}, {"goods": {"clay": 3, "reed": 2},
                 "house": "clay"}])  # fmt: skip
    assert "2 clay short" in table.refuses("Farm Expansion")
    house = {"goods": {"clay": 1, "reed": 1}, "cards": ["B126"]}
    assert "1 clay short" in play("revised", cards=True, round=6, seats=[house]).refuses("House Redevelopment")


def test_carpenter_and_carpenters_parlor_are_two_prices_of_which_one_is_paid() -> None:
    """The parlor's price for a wooden room is 2 wood and 2 reed."""
    seat = {"goods": {"wood": 2, "reed": 2}, "cards": ["B126", "B013"]}
    table = play("revised", cards=True, seats=[seat]).do("Farm Expansion", "build rooms", "room a1")
    table.expect(wood=0, reed=0)


def test_carpenter_and_frame_builder_replace_two_clay_by_a_wood() -> None:
    """Frame Builder: once for each room, 1 wood in place of 2 clay; of Carpenter's 3 clay 1 is left."""
    seat = {"goods": {"clay": 1, "wood": 1, "reed": 2}, "house": "clay", "cards": ["B126", "A123"]}
    play("revised", cards=True, seats=[seat]).do("Farm Expansion", "room a1").expect(clay=0, wood=0, reed=0)


# --- House Steward ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_house_steward_gives_wood_by_the_rounds_that_are_left(round: int, wood: int) -> None:
    table = play("revised", 3, cards=True, round=round, seats=[{"goods": {}, "hand": ["B136"]}])
    table.do("Lessons (A)").expect(wood=wood)
    assert table.farm().cards[-1].id == "B136"


def test_house_steward_gives_three_points_to_everybody_with_the_most_rooms() -> None:
    seats: list[Seat] = [{"cards": ["B136"]}, {"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}]
    table = play("revised", 3, cards=True, round=14, phase="end", seats=seats)
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [0, 3, 3]


def test_house_steward_counts_rooms_of_any_material_and_its_owner_too() -> None:
    seats: list[Seat] = [{"cards": ["B136"], "rooms": THREE_ROOMS, "house": "stone"}, {"rooms": THREE_ROOMS}, {}]
    table = play("revised", 3, cards=True, round=14, phase="end", seats=seats)
    assert [table.score(seat).get("bonus", 0) for seat in range(3)] == [3, 3, 0]


def test_house_steward_does_not_count_a_caravan_as_a_room() -> None:
    seats: list[Seat] = [{"cards": ["B136", "B010"]}, {}, {"rooms": THREE_ROOMS}]
    table = play("revised", 3, cards=True, round=14, phase="end", seats=seats)
    assert table.score(0).get("bonus", 0) == 0
    assert table.score(2)["bonus"] == 3


def test_house_steward_in_nobodys_hand_scores_nothing() -> None:
    table = play("revised", 3, cards=True, round=14, phase="end", seats=[{"hand": ["B136"]}])
    assert table.score().get("bonus", 0) == 0


# --- Greengrocer -----------------------------------------------------------------------------------------------------


def test_greengrocer_adds_a_vegetable_at_grain_seeds() -> None:
    table = play("revised", 3, cards=True, seats=[{"goods": {}, "cards": ["B142"]}])
    table.do("Grain Seeds").expect(grain=1, vegetable=1)


def test_greengrocer_adds_nothing_elsewhere_or_for_others() -> None:
    table = play("revised", 3, cards=True, round=8, seats=[{"goods": {}, "cards": ["B142"]}])
    table.do("Vegetable Seeds").expect(vegetable=1)
    other = play("revised", 3, cards=True, turn=1, seats=[{"goods": {}, "cards": ["B142"]}, {"goods": {}}])
    other.do("Grain Seeds").expect(0, vegetable=0).expect(1, vegetable=0, grain=1)


def test_greengrocer_works_with_corn_scoop() -> None:
    table = play("revised", 3, cards=True, seats=[{"goods": {}, "cards": ["B142", "A067"]}])
    table.do("Grain Seeds").expect(grain=2, vegetable=1)


def test_greengrocer_pays_cattle_feeder_at_the_same_use() -> None:
    """The vegetable comes on the use as well, so it can be turned into the food; the space's own grain can't."""
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B142", "B166"]}])
    table.do("Grain Seeds", "pay 1 food, then take 1 cattle").expect(vegetable=0, cattle=1, grain=1)


# --- Brushwood Collector ---------------------------------------------------------------------------------------------


def test_brushwood_collector_renovates_for_a_wood_in_place_of_the_reed() -> None:
    seat = {"goods": {"clay": 2, "wood": 1}, "cards": ["B145"]}
    table = play("revised", 3, cards=True, round=6, seats=[seat]).do("House Redevelopment")
    table.expect(clay=0, wood=0)
    assert table.ground().house == 1


def test_brushwood_collector_builds_each_room_for_one_wood_in_place_of_two_reed() -> None:
    seat = {"goods": {"wood": 12}, "cards": ["B145"]}
    table = play("revised", 3, cards=True, seats=[seat])
    table.do("Farm Expansion", "build rooms", "room a1", "room b2").expect(wood=0)


def test_brushwood_collector_leaves_the_choice() -> None:
    seat = {"goods": {"wood": 6, "reed": 2}, "cards": ["B145"]}
    table = play("revised", 3, cards=True, seats=[seat]).do("Farm Expansion", "build rooms", "room a1")
    assert sorted(table.offers()) == ["pay 5 wood, 2 reed", "pay 6 wood"]
    table.do("pay 5 wood, 2 reed").expect(wood=1, reed=0)


def test_brushwood_collector_replaces_all_reed_or_none() -> None:
    """1 reed and 1 wood for the missing one is no price."""
    seat = {"goods": {"wood": 5, "reed": 1}, "cards": ["B145"]}
    table = play("revised", 3, cards=True, seats=[seat]).do("Farm Expansion")
    assert not [offer for offer in table.offers() if offer.startswith("room") or offer == "build rooms"]


def test_brushwood_collector_is_no_help_for_improvements_or_others() -> None:
    seat = {"goods": {"wood": 5, "stone": 2}, "cards": ["B145"]}
    table = play("revised", 3, cards=True, seats=[seat])
    assert "2 reed short" in table.why_not("Basketmaker's Workshop")
    seats: list[Seat] = [{"cards": ["B145"]}, {"goods": {"clay": 2, "wood": 1}}]
    other = play("revised", 3, cards=True, round=6, turn=1, seats=seats)
    assert "1 reed short" in other.refuses("House Redevelopment")


def test_brushwood_collector_and_stonecutter_renovate_to_stone() -> None:
    """Two rooms: 2 stone less 1, and a wood in place of the reed."""
    seat = {"goods": {"stone": 1, "wood": 1}, "house": "clay", "cards": ["B145", "A143"]}
    table = play("revised", 3, cards=True, round=6, seats=[seat]).do("House Redevelopment")
    table.expect(stone=0, wood=0)
    assert table.ground().house == 2


# --- Storehouse Keeper -----------------------------------------------------------------------------------------------


def test_storehouse_keeper_adds_clay_or_grain_at_resource_market() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B156"]}]).do("Resource Market")
    assert table.offers() == ["take 1 clay", "take 1 grain"]
    table.do("take 1 grain").expect(grain=1, clay=0, reed=1, stone=1, food=1)


def test_storehouse_keeper_must_take_one_and_only_there() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B156"]}])
    assert "done" not in table.do("Resource Market").offers()
    table.do("take 1 clay").expect(clay=1, grain=0)
    elsewhere = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B156"]}]).do("Hollow")
    elsewhere.expect(clay=2)


def test_storehouse_keeper_gets_nothing_from_other_players_markets() -> None:
    table = play("revised", 4, cards=True, turn=1, seats=[{"goods": {}, "cards": ["B156"]}, {"goods": {}}])
    table.do("Resource Market").expect(0, clay=0, grain=0).expect(1, reed=1, stone=1, food=1, clay=0)


def test_storehouse_keeper_does_not_know_the_market_for_animals() -> None:
    table = play("revised", 4, cards=True, options={"additional_tile": True},
                 seats=[{"goods": {}, "cards": ["B156"]}])  # fmt: skip
    table.do("Animal Market", "take 1 boar").expect(clay=0, grain=0, boar=1)


# --- Pastor ----------------------------------------------------------------------------------------------------------

TITHE = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}


def test_pastor_is_paid_when_the_last_other_player_builds_a_third_room() -> None:
    builder = {"goods": {"wood": 5, "reed": 2}}
    seats: list[Seat] = [{"goods": {}, "cards": ["B163"]}, builder, {"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}]
    table = play("revised", 4, cards=True, turn=1, seats=seats)
    table.do("Farm Expansion", "build rooms", "room a1")
    table.expect(0, **TITHE)


def test_pastor_acts_at_once_when_played_last() -> None:
    seats: list[Seat] = [{"goods": {}, "hand": ["B163"]}, *[{"rooms": THREE_ROOMS}] * 3]
    table = play("revised", 4, cards=True, seats=seats).do("Lessons (A)").expect(**TITHE)
    assert table.farm().cards[-1].id == "B163"


def test_pastor_waits_while_somebody_else_has_two_rooms() -> None:
    seats: list[Seat] = [{"goods": {}, "hand": ["B163"]}, {}, {"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}]
    play("revised", 4, cards=True, seats=seats).do("Lessons (A)").expect(wood=0, clay=0)
    builder = {"goods": {"wood": 5, "reed": 2}}
    two_left: list[Seat] = [{"goods": {}, "cards": ["B163"]}, builder, {}, {"rooms": THREE_ROOMS}]
    table = play("revised", 4, cards=True, turn=1, seats=two_left).do("Farm Expansion", "build rooms", "room a1")
    table.expect(0, wood=0, clay=0)


def test_pastor_in_three_rooms_gets_nothing_and_others_get_nothing() -> None:
    builder = {"goods": {"wood": 5, "reed": 2}}
    seats: list[Seat] = [{"goods": {}, "cards": ["B163"], "rooms": THREE_ROOMS}, builder, {}, {"rooms": THREE_ROOMS}]
    table = play("revised", 4, cards=True, turn=1, seats=seats).do("Farm Expansion", "build rooms", "room a1")
    table.expect(0, wood=0).expect(1, wood=0)


def test_pastor_is_paid_only_once() -> None:
    builder = {"goods": {"wood": 5, "reed": 2}, "rooms": THREE_ROOMS}
    seats: list[Seat] = [{"goods": {}, "hand": ["B163"]}, builder, {"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}]
    table = play("revised", 4, cards=True, seats=seats).do("Lessons (A)").expect(**TITHE)
    table.do("Farm Expansion", "build rooms", "room b2").expect(0, **TITHE)


def test_pastor_is_set_off_by_another_players_cottager() -> None:
    cottager = {"goods": {"wood": 5, "reed": 2}, "cards": ["B087"]}
    seats: list[Seat] = [{"goods": {}, "cards": ["B163"]}, cottager, {"rooms": THREE_ROOMS}, {"rooms": THREE_ROOMS}]
    table = play("revised", 4, cards=True, turn=1, seats=seats)
    table.do("Day Laborer", "build 1 room or renovate", "room a1").expect(0, **TITHE).expect(1, food=2)


# --- Sheep Whisperer -------------------------------------------------------------------------------------------------


def test_sheep_whisperer_promises_sheep_two_five_eight_and_ten_rounds_ahead() -> None:
    table = play("revised", 4, cards=True, round=1, seats=[{"goods": {}, "hand": ["B164"]}]).do("Lessons (A)")
    assert promised_sheep(table) == [3, 6, 9, 11]


@pytest.mark.parametrize(("round", "rounds"), [(4, [6, 9, 12, 14]), (5, [7, 10, 13]), (9, [11, 14]), (13, [])])
def test_sheep_whisperer_promises_nothing_beyond_the_last_round(round: int, rounds: list[int]) -> None:
    table = play("revised", 4, cards=True, round=round, seats=[{"goods": {}, "hand": ["B164"]}]).do("Lessons (A)")
    assert promised_sheep(table) == rounds


def test_sheep_whisperer_sheep_need_a_place() -> None:
    promise = {"round": 6, "seat": 0, "card": "B164", "goods": {"sheep": 1}}
    seat = {"goods": {"sheep": 1}, "cards": ["B164"]}
    table = play("revised", 4, cards=True, round=6, phase="preparation", promises=[promise], seats=[seat])
    table.expect(sheep=1, food=0)
    cook = {"goods": {"sheep": 1}, "cards": ["B164", "M-fireplace-2"]}
    play("revised", 4, cards=True, round=6, phase="preparation", promises=[promise], seats=[cook]).expect(
        sheep=1, food=2
    )


def test_sheep_whisperer_played_by_scholar_counts_from_the_round_just_started() -> None:
    seat = {"goods": {"food": 1}, "house": "stone", "cards": ["B097"], "hand": ["B164"]}
    table = play("revised", 4, cards=True, round=8, phase="preparation", seats=[seat])
    table.do("play an occupation or minor improvement")
    assert promised_sheep(table) == [10, 13]


def test_sheep_whisperer_sheep_may_be_taken_first_to_pay_scholar() -> None:
    """A sheep without a place is cooked for the food that Scholar costs; the order is free."""
    seat = {"goods": {"sheep": 1}, "house": "stone", "cards": ["B164", "B097", "M-fireplace-2"], "hand": ["B118"]}
    promise = {"round": 6, "seat": 0, "card": "B164", "goods": {"sheep": 1}}
    table = play("revised", 4, cards=True, round=6, phase="preparation", promises=[promise], seats=[seat])
    table.do("take what lies on the round space").expect(sheep=1, food=2)
    table.do("play an occupation or minor improvement").expect(food=1, wood=1, sheep=1)


# --- Cattle Feeder ---------------------------------------------------------------------------------------------------


def test_cattle_feeder_buys_a_cattle_at_grain_seeds() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {"food": 1}, "cards": ["B166"]}])
    table.do("Grain Seeds", "pay 1 food, then take 1 cattle").expect(food=0, cattle=1, grain=1)


def test_cattle_feeder_may_be_declined_and_buys_only_one() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {"food": 5}, "cards": ["B166"]}])
    table.do("Grain Seeds", "done").expect(food=5, cattle=0, grain=1)
    one = play("revised", 4, cards=True, seats=[{"goods": {"food": 5}, "cards": ["B166"], "stables": ["c1"]}])
    one.do("Grain Seeds", "pay 1 food, then take 1 cattle").expect(food=4, cattle=1)
    assert one.game.current_player == 1


def test_cattle_feeder_is_not_paid_with_the_grain_of_the_same_use() -> None:
    """What the space itself yields comes too late (6.3.5)."""
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B166"]}]).do("Grain Seeds")
    table.expect(grain=1, cattle=0)
    assert table.game.current_player == 1


def test_cattle_feeder_is_paid_with_corn_scoops_grain() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["B166", "A067"]}])
    table.do("Grain Seeds", "pay 1 food, then take 1 cattle").expect(grain=1, cattle=1, food=0)


def test_cattle_feeder_is_only_for_its_owner_and_that_space() -> None:
    seats: list[Seat] = [{"goods": {"food": 1}, "cards": ["B166"]}, {"goods": {"food": 1}}]
    table = play("revised", 4, cards=True, turn=1, seats=seats).do("Grain Seeds").expect(1, cattle=0, food=1)
    assert table.game.question.code == "ask-place"
    own = play("revised", 4, cards=True, round=8, seats=seats).do("Vegetable Seeds").expect(food=1, vegetable=1)
    assert own.game.current_player == 1


def test_cattle_feeder_cooks_the_cattle_that_finds_no_place() -> None:
    """1 food for a cattle that the fireplace turns into 3."""
    seat = {"goods": {"food": 1, "cattle": 1}, "cards": ["B166", "M-fireplace-2"]}
    table = play("revised", 4, cards=True, seats=[seat])
    table.do("Grain Seeds", "pay 1 food, then take 1 cattle").expect(food=3, cattle=1, grain=1)

"""The occupations of deck A from A102 to A120, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

import json
from typing import Any

import pytest

import agricola
from agricola.cards.words import CROP_KIND, GRAIN, Card, GameState, do, field_phase_start, minor
from agricola.engine.economy.crops import set_card_field
from agricola.engine.kernel.moments import Event
from tests.cards.in_front import after_playing, at_table
from tests.kit import Table, play


def promised(table: Table) -> list[tuple[int, str, int]]:
    """What waits on round spaces: the round, the good and how many."""
    found = table.look()["promises"]
    return [(promise["round"], good, n) for promise in found for good, n in promise["goods"].items() if n]


# --- A102 Grocer ------------------------------------------------------------------------------------------------------


def bought(good: str) -> str:
    return f"convert 1 food to 1 {good}"


def test_grocer_sells_the_pile_from_the_top() -> None:
    table = at_table("A102", goods={"food": 9})
    for good in ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"):
        assert [text for text in table.offers() if text.startswith("convert")] == [bought(good)]
        table.do(bought(good))
    assert not [text for text in table.offers() if text.startswith("convert")]
    table.expect(food=1, wood=1, clay=1, reed=2, stone=1, grain=1, vegetable=2)


def test_grocer_sells_nothing_without_food() -> None:
    table = at_table("A102", goods={"wood": 3, "clay": 2})
    assert not [text for text in table.offers() if text.startswith("convert")]


def test_grocer_takes_food_that_is_made_on_the_spot() -> None:
    """Grain is worth 1 food at any time, so it can be turned into what lies on top."""
    table = at_table("A102", goods={"grain": 1}).do("convert 1 grain to 1 food", bought("wood"))
    table.expect(grain=0, food=0, wood=1)


def test_grocer_sells_inside_a_payment_what_lies_below_too() -> None:
    """Farm Expansion: the room needs 5 wood and 2 reed; 1 wood (top) and, two deeper, 1 reed are missing."""
    table = at_table("A102", goods={"wood": 4, "reed": 1, "food": 3}).do("Farm Expansion", "build rooms", "room a1")
    table.expect(wood=0, reed=0, grain=1, food=0)
    # The grain that lies between is worth a food, so 2 food are enough, and 1 is not.
    table = at_table("A102", goods={"wood": 4, "reed": 1, "food": 2}).do("Farm Expansion", "build rooms", "room a1")
    table.expect(wood=0, reed=0, grain=0, food=0)
    table = at_table("A102", goods={"wood": 4, "reed": 1, "food": 1}).do("Farm Expansion")
    assert table.game.question.code == "do-build-stables"


def test_grocer_gives_no_credit() -> None:
    """A vegetable cooks for 3 food, but without any food there is nothing to buy it with."""
    state = {"A102": [4]}  # the vegetable lies on top
    hand: dict[str, Any] = {"hand": ["A098"], "occupations_played": 1}
    table = at_table("A102", "M-hearth-4", goods={}, card_state=state, **hand)
    assert "Lessons (A)" not in table.offers()
    table = at_table("A102", "M-hearth-4", goods={"food": 1}, card_state=state, **hand)
    table.do("Lessons (A)").expect(food=0, vegetable=0)


def test_grocer_can_finance_itself_once_there_is_a_food() -> None:
    """1 food buys a vegetable, which cooks for 3 food; 2 of them pay Lessons (X) with three players."""
    seat = {"cards": ["A102", "M-hearth-4"], "goods": {"food": 1}, "card_state": {"A102": [4]}, "hand": ["A098"]}
    table = play("revised", 3, cards=True, seats=[seat]).do("Lessons (X)")
    table.expect(food=1, vegetable=0)
    assert [card.id for card in table.farm().cards] == ["A102", "M-hearth-4", "A098"]


def test_grocer_sells_during_feeding_again_and_again() -> None:
    """Two vegetables lie in the rest of the pile; each cooks for 3 food, and each may be cooked when it is bought."""
    seat = {"cards": ["A102", "M-hearth-4"], "goods": {"food": 1}, "card_state": {"A102": [4]}}
    table = play("revised", 2, cards=True, round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    cook = "convert 1 vegetable to 3 food"
    table.do(bought("vegetable"), cook, bought("clay"), bought("reed"), bought("vegetable"), cook)
    table.expect(food=0, clay=1, reed=1)  # 1 - 1 + 3 - 3 + 3 = 3 of the 4 food
    assert table.farm().begging == 1


def test_grocer_sells_the_next_grain_for_the_food_of_bread_just_baked() -> None:
    """At any time (8.6) is also in the midst of a Bake Bread action: the ovens are not full yet."""
    seat = {"cards": ["A102", "M-clay-oven", "M-fireplace-2"], "goods": {"grain": 1}, "card_state": {"A102": [1]}}
    table = play("revised", 2, cards=True, round=4, seats=[seat]).do("Grain Utilization").expect(food=5)
    table.do(bought("grain"), "bake 1 grain").expect(food=6, grain=0)
    assert table.game.current_player == 1


def test_grocer_sells_no_grain_for_ovens_that_are_full() -> None:
    """A Clay Oven bakes one grain in an action."""
    seat = {"cards": ["A102", "M-clay-oven"], "goods": {"grain": 1}, "card_state": {"A102": [1]}}
    table = play("revised", 2, cards=True, round=4, seats=[seat]).do("Grain Utilization").expect(food=5)
    assert table.game.current_player == 1


def test_grocer_is_only_for_its_owner_and_what_lies_there_is_not_his() -> None:
    table = at_table("A102", goods={}, round=14)
    assert table.score()["grain"] == table.score()["vegetables"] == -1
    seats: list[dict[str, Any]] = [{"cards": ["A102"]}, {"goods": {"food": 5}}]
    table = play("revised", cards=True, turn=1, seats=seats)
    assert not [text for text in table.offers() if text.startswith("convert")]


def test_grocer_remembers_the_pile_in_a_saved_game() -> None:
    table = at_table("A102", goods={"food": 9}).do(bought("wood"), bought("grain"))
    again = agricola.from_position(json.loads(json.dumps(table.game.position())))
    assert again.key() == table.game.key()
    assert bought("reed") in [again.words(action) for action in again.legal_actions()]


# --- A108 Mushroom Collector ------------------------------------------------------------------------------------------

SWAP = "leave 1 wood on the space, then take 2 food"


def test_mushroom_collector_swaps_a_wood_for_two_food() -> None:
    table = at_table("A108", goods={}).do("Forest")
    assert table.offers() == [SWAP, "done"]
    table.do(SWAP).expect(wood=2, food=2)
    assert table.lying_on("Forest") == {"wood": 1}


def test_mushroom_collector_may_be_left_alone() -> None:
    table = at_table("A108", goods={}).do("Forest", "done").expect(wood=3, food=0)
    assert table.lying_on("Forest") == {}


@pytest.mark.parametrize("space", ["Grove", "Copse"])
def test_mushroom_collector_works_on_every_wood_space(space: str) -> None:
    table = at_table("A108", players=4, goods={}).do(space, SWAP).expect(food=2)
    assert table.lying_on(space) == {"wood": 1}


def test_mushroom_collector_is_not_for_other_spaces_or_players() -> None:
    table = at_table("A108", goods={"wood": 3}).do("Clay Pit")
    assert table.game.current_player == 1
    table.do("Forest")
    assert table.game.question.code == "ask-place"


def test_mushroom_collector_works_although_no_wood_was_taken() -> None:
    """Only food lies there; the wood comes from the supply."""
    seats = [{"cards": ["A108"], "goods": {"wood": 1}}]
    table = play("revised", cards=True, seats=seats, stock={"Forest": {"food": 1}})
    table.do("Forest", SWAP).expect(wood=0, food=3)
    seats = [{"cards": ["A108"], "goods": {}}]
    table = play("revised", cards=True, seats=seats, stock={"Forest": {"food": 1}}).do("Forest").expect(food=1)
    assert table.game.question.code == "ask-place"


def test_mushroom_collector_and_basket_act_in_either_order() -> None:
    table = at_table("A108", "A056", goods={}).do("Forest")
    assert table.offers() == ["Mushroom Collector", "Basket"]
    table.do("Basket", "leave 2 wood on the space, then take 3 food", SWAP).expect(wood=0, food=5)
    assert table.lying_on("Forest") == {"wood": 3}


def test_mushroom_collector_comes_after_wood_cutter() -> None:
    table = at_table("A108", "A116", goods={}).do("Forest", SWAP).expect(wood=3, food=2)
    assert table.lying_on("Forest") == {"wood": 1}


# --- A110 Roughcaster -------------------------------------------------------------------------------------------------


def test_roughcaster_brings_food_for_clay_rooms_once_per_action() -> None:
    table = at_table("A110", house="clay", goods={"clay": 10, "reed": 4})
    table.do("Farm Expansion", "room a1", "room b1").expect(food=3, clay=0)


def test_roughcaster_brings_food_for_a_renovation_to_stone() -> None:
    table = at_table("A110", round=7, house="clay", goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    table.expect(food=3)


@pytest.mark.parametrize(("house", "goods"), [("wood", {"wood": 5, "reed": 2}), ("stone", {"stone": 5, "reed": 2})])
def test_roughcaster_is_not_for_other_rooms(house: str, goods: dict[str, int]) -> None:
    table = at_table("A110", house=house, goods=goods).do("Farm Expansion")
    if "build rooms" in table.offers():
        table.do("build rooms")
    table.do("room a1").expect(food=0)


def test_roughcaster_is_not_for_a_renovation_to_clay_or_for_others() -> None:
    table = at_table("A110", round=7, goods={"clay": 2, "reed": 1}).do("House Redevelopment").expect(food=0)
    seats: list[dict[str, Any]] = [
        {"cards": ["A110"], "goods": {}},
        {"goods": {"stone": 2, "reed": 1}, "house": "clay"},
    ]
    table = play("revised", cards=True, round=7, turn=1, seats=seats).do("House Redevelopment")
    table.expect(0, food=0).expect(1, food=0)


def test_roughcaster_food_comes_after_the_rooms_are_paid() -> None:
    """Grocer sells the missing reed only for food that is there before (wood and grain lie above it)."""
    table = at_table("A110", "A102", house="clay", goods={"clay": 5, "reed": 1, "food": 1})
    assert "Farm Expansion" not in table.offers()


# --- A111 Wall Builder ------------------------------------------------------------------------------------------------

PROMISE = "put 1 food on round spaces"


def test_wall_builder_puts_food_on_the_next_four_rounds() -> None:
    table = at_table("A111", round=3, goods={"wood": 5, "reed": 2}).do("Farm Expansion", "build rooms", "room a1")
    assert table.offers() == [PROMISE, "done"]
    table.do(PROMISE)
    assert promised(table) == [(4, "food", 1), (5, "food", 1), (6, "food", 1), (7, "food", 1)]


def test_wall_builder_may_be_left_alone_and_counts_the_action_not_the_rooms() -> None:
    table = at_table("A111", round=3, house="clay", goods={"clay": 10, "reed": 4})
    table.do("Farm Expansion", "room a1", "room b1", "done")
    assert promised(table) == []
    table = at_table("A111", round=3, house="clay", goods={"clay": 10, "reed": 4})
    table.do("Farm Expansion", "room a1", "room b1", PROMISE)
    assert len(promised(table)) == 4


@pytest.mark.parametrize(("round", "left"), [(12, [13, 14]), (13, [14]), (14, [])])
def test_wall_builder_ends_with_the_game(round: int, left: list[int]) -> None:
    table = at_table("A111", round=round, house="clay", goods={"clay": 5, "reed": 2}).do("Farm Expansion", "room a1")
    if left:
        table.do(PROMISE)
    assert [number for number, _, _ in promised(table)] == left
    assert table.game.question.code == "ask-place"


def test_wall_builder_delivers_at_the_start_of_the_round() -> None:
    seats = [{"cards": ["A111"], "goods": {"wood": 5, "reed": 2}}]
    table = play("revised", 1, cards=True, seats=seats)
    table.do("Farm Expansion", "build rooms", "room a1", PROMISE, "Forest").expect(food=1)
    assert table.game.round == 2


def test_wall_builder_is_not_for_renovations_or_others() -> None:
    table = at_table("A111", round=7, goods={"clay": 2, "reed": 1}).do("House Redevelopment")
    assert promised(table) == []
    seats: list[dict[str, Any]] = [{"cards": ["A111"]}, {"goods": {"clay": 5, "reed": 2}, "house": "clay"}]
    table = play("revised", cards=True, turn=1, seats=seats).do("Farm Expansion", "room a1")
    assert promised(table) == []


def test_wall_builder_and_roughcaster_both_act_for_one_clay_room() -> None:
    table = at_table("A111", "A110", house="clay", goods={"clay": 5, "reed": 2}).do("Farm Expansion", "room a1")
    table.expect(food=3).do(PROMISE)
    assert len(promised(table)) == 4


# --- A112 Scythe Worker -----------------------------------------------------------------------------------------------


def harvest(*cards: str, fields: dict[str, dict[str, int]], **seat: Any) -> Table:
    """The harvest of round 4 begins, with food enough."""
    mine = {"cards": list(cards), "fields": fields, "goods": {"food": 9}, **seat}
    return play("revised", 1, cards=True, round=4, phase="harvest", seats=[mine])


def test_scythe_worker_brings_a_grain() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "hand": ["A112"]}]).do("Lessons (A)").expect(grain=1)
    assert [card.id for card in table.farm().cards] == ["A112"]


def test_scythe_worker_takes_one_more_from_each_grain_field() -> None:
    table = harvest("A112", fields={"c1": {"grain": 3}, "c2": {"grain": 2}, "c3": {"vegetable": 2}})
    table.do("harvest 1 more grain from 1 field with 1 and 1 field with 2").expect(grain=4, vegetable=1)
    assert table.yard()["fields"] == {"c1": {"grain": 1}, "c2": {}, "c3": {"vegetable": 1}}


def test_scythe_worker_decides_field_by_field() -> None:
    table = harvest("A112", fields={"c1": {"grain": 3}, "c2": {"grain": 3}, "c3": {"grain": 2}})
    assert table.offers() == [
        "harvest 1 more grain from 1 field with 1 and 2 fields with 2",
        "harvest 1 more grain from 1 field with 1 and 1 field with 2",
        "harvest 1 more grain from 1 field with 1",
        "harvest 1 more grain from 2 fields with 2",
        "harvest 1 more grain from 1 field with 2",
        "done",
    ]
    table.do("harvest 1 more grain from 1 field with 2", "done").expect(grain=4)
    assert sorted(sum(crops.values()) for crops in table.yard()["fields"].values()) == [1, 1, 2]


def test_scythe_worker_may_be_left_alone() -> None:
    harvest("A112", fields={"c1": {"grain": 3}}).do("done").expect(grain=1)


@pytest.mark.parametrize("crops", [{"grain": 1}, {"vegetable": 2}, {}])
def test_scythe_worker_finds_nothing_more_on_other_fields(crops: dict[str, int]) -> None:
    """The only grain of a field is taken anyway."""
    table = harvest("A112", fields={"c1": crops})
    assert table.game.question.code == "ask-place"
    table.expect(grain=crops.get("grain", 0))


def test_scythe_worker_is_only_for_its_owner() -> None:
    seats: list[dict[str, Any]] = [
        {"cards": ["A112"], "goods": {"food": 9}},
        {"goods": {"food": 9}, "fields": {"c1": {"grain": 3}}},
    ]
    table = play("revised", cards=True, round=4, phase="harvest", seats=seats)
    table.expect(1, grain=1)


def test_scythe_worker_reaps_a_grain_field_on_a_card_too() -> None:
    def sow(g: GameState, seat: int, event: Event | None) -> None:
        set_card_field(g.players[seat], "T112", 0, GRAIN * CROP_KIND + 3)

    strip: Card = minor(
        "Strip of Land", id="T112", text="A field.", card_fields=[(GRAIN,)], on=[field_phase_start >> do("sow it", sow)]
    )
    seats: list[dict[str, Any]] = [{"cards": ["A112"], "goods": {"food": 9}, "home": 1, "placed": ["Forest"]}]
    table = play("revised", 1, cards=True, round=4, seats=seats).with_cards(0, strip).do("Meeting Place")
    table.do("harvest 1 more grain from Strip of Land with 2").expect(grain=2)


# --- A114 Seasonal Worker ---------------------------------------------------------------------------------------------


def test_seasonal_worker_brings_grain_up_to_round_five() -> None:
    at_table("A114", round=5, goods={}).do("Day Laborer").expect(food=2, grain=1, vegetable=0)


@pytest.mark.parametrize(("choice", "grain", "vegetable"), [("take 1 grain", 1, 0), ("take 1 vegetable", 0, 1)])
def test_seasonal_worker_lets_choose_from_round_six(choice: str, grain: int, vegetable: int) -> None:
    table = at_table("A114", round=6, goods={}).do("Day Laborer")
    assert table.offers() == ["take 1 grain", "take 1 vegetable"]
    table.do(choice).expect(food=2, grain=grain, vegetable=vegetable)


def test_seasonal_worker_is_not_for_other_spaces_or_players() -> None:
    table = at_table("A114", goods={}).do("Fishing").expect(grain=0)
    table.do("Day Laborer").expect(0, grain=0).expect(1, grain=0)


def test_seasonal_worker_acts_beside_other_cards_of_day_laborer() -> None:
    """Loam Pit gives 3 clay in the same use."""
    at_table("A114", "B077", round=2, goods={}).do("Day Laborer").expect(food=2, grain=1, clay=3)


# --- A116 Wood Cutter -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "space", "wood"), [(2, "Forest", 4), (1, "Forest", 3), (4, "Copse", 2), (3, "Grove", 3)]
)
def test_wood_cutter_brings_one_more_wood(players: int, space: str, wood: int) -> None:
    at_table("A116", players=players, goods={}).do(space).expect(wood=wood)


def test_wood_cutter_is_not_for_other_spaces_or_players() -> None:
    table = at_table("A116", goods={}).do("Clay Pit").expect(wood=0)
    table.do("Forest").expect(0, wood=0).expect(1, wood=3)


def test_wood_cutter_does_not_open_an_empty_space() -> None:
    seats = [{"cards": ["A116"], "goods": {}}]
    table = play("revised", cards=True, seats=seats, stock={"Forest": {}})
    assert "nothing lies there" in table.refuses("Forest")


def test_wood_cutter_works_on_the_additional_tile() -> None:
    table = play("revised", cards=True, options={"additional_tile": True}, seats=[{"cards": ["A116"], "goods": {}}])
    table.do("Copse").expect(wood=2)


# --- A119 Firewood Collector ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "moves"),
    [
        ("Grain Seeds", []),
        ("Farmland", ["plow e3"]),
        ("Grain Utilization", []),
        ("Cultivation", ["plow a field", "plow e3", "done"]),
    ],
)
def test_firewood_collector_brings_wood_at_the_end_of_the_turn(space: str, moves: list[str]) -> None:
    table = at_table("A119", round=13, goods={"grain": 1}, fields={"d3": {}})
    table.do(space, *moves).expect(wood=1)
    assert table.game.current_player == 1


def test_firewood_collector_waits_for_the_end_of_the_turn() -> None:
    table = at_table("A119", round=13, goods={"grain": 1}, fields={"d3": {}})
    table.do("Cultivation", "plow a field", "plow e3").expect(wood=0)
    table.do("done").expect(wood=1)


def test_firewood_collector_is_not_for_other_spaces_or_players() -> None:
    table = at_table("A119", goods={}).do("Day Laborer").expect(wood=0)
    table.do("Grain Seeds").expect(0, wood=0).expect(1, wood=0)


def test_firewood_collector_comes_after_what_happens_immediately_after_the_use() -> None:
    """Corn Scoop gives its grain on the use, Firewood Collector its wood at the end: both come."""
    at_table("A119", "A067", goods={}).do("Grain Seeds").expect(grain=2, wood=1)


def test_firewood_collector_sees_two_turns_in_the_two_placements_of_lasso() -> None:
    """Two people one after the other are two full turns (19): the wood comes with the one on Farmland."""
    table = at_table("A119", "B024", round=4, goods={}).do("Farmland", "plow c1", "Sheep Market")
    table.expect(wood=1, sheep=1)
    table = at_table("A119", "B024", round=4, goods={}).do("Sheep Market", "Farmland", "plow c1")
    table.expect(wood=1, sheep=1)


# --- A120 Clay Hut Builder --------------------------------------------------------------------------------------------


def test_clay_hut_builder_acts_when_the_house_is_renovated() -> None:
    table = at_table("A120", round=7, goods={"clay": 2, "reed": 1}).do("House Redevelopment")
    assert promised(table) == [(number, "clay", 2) for number in (8, 9, 10, 11, 12)]


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_clay_hut_builder_acts_at_once_in_a_house_that_is_not_wooden(house: str) -> None:
    assert promised(after_playing("A120", house=house)) == [(number, "clay", 2) for number in (2, 3, 4, 5, 6)]


def test_clay_hut_builder_waits_in_a_wooden_house() -> None:
    assert promised(after_playing("A120")) == []


def test_clay_hut_builder_acts_only_once() -> None:
    table = at_table("A120", round=7, house="clay", goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    assert promised(table) == []


@pytest.mark.parametrize(("round", "left"), [(12, [13, 14]), (14, [])])
def test_clay_hut_builder_ends_with_the_game(round: int, left: list[int]) -> None:
    table = at_table("A120", round=round, goods={"clay": 2, "reed": 1}).do("House Redevelopment")
    assert [number for number, _, _ in promised(table)] == left


def test_clay_hut_builder_is_only_for_its_owner() -> None:
    seats: list[dict[str, Any]] = [{"cards": ["A120"]}, {"goods": {"clay": 2, "reed": 1}}]
    table = play("revised", cards=True, round=7, turn=1, seats=seats).do("House Redevelopment")
    assert promised(table) == []


def test_clay_hut_builder_through_scholar_does_not_reach_the_round_just_started() -> None:
    seats = [{"cards": ["B097"], "hand": ["A120"], "house": "stone", "goods": {"food": 1}, "occupations_played": 1}]
    table = play("revised", 1, cards=True, round=5, phase="preparation", seats=seats)
    table.do("play an occupation or minor improvement")
    assert [number for number, _, _ in promised(table)] == [6, 7, 8, 9, 10]

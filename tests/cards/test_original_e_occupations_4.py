"""Occupations of deck E of the original edition with words of their own, the second half."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

Seat = dict[str, Any]
ROOMS_AND_STABLES = "Build Room(s) and/or Build Stable(s)"
START = "Starting Player (and/or 1 Minor Improvement)"
TRAVELING_5P = "Build 1 Room or Traveling Players"
FED: Seat = {"goods": {"food": 20}, "home": 0}


def bonus(table: Table, seat: int = 0) -> int:
    """The points of a seat's cards."""
    return table.score(seat).get("bonus", 0)


# --- Lord of the Manor ------------------------------------------------------------------------------------------------


def test_lord_of_the_manor_scores_each_category_with_4_points() -> None:
    fields: Seat = {cell: {} for cell in ("b1", "b2", "b3", "c1", "c2")}
    table = original(seats=[{"goods": {"grain": 8, "vegetable": 4}, "fields": fields, "cards": ["E189"]}])
    assert bonus(table) == 3


def test_lord_of_the_manor_scores_animals_and_pastures() -> None:
    farm: Seat = {"pastures": [["b1", "c1"], ["d1"], ["e1"], ["e2"]], "goods": {"cattle": 6}}
    assert bonus(original(seats=[{**farm, "cards": ["E189"]}])) == 2


def test_lord_of_the_manor_scores_four_fenced_stables() -> None:
    """Secondary note."""
    farm: Seat = {"goods": {}, "pastures": [["b1", "c1", "d1", "e1"]], "stables": ["b1", "c1", "d1", "e1"]}
    assert bonus(original(seats=[{**farm, "cards": ["E189"]}])) == 1
    three: Seat = {**farm, "stables": ["b1", "c1", "d1", "e2"]}
    assert bonus(original(seats=[{**three, "cards": ["E189"]}])) == 0


def test_lord_of_the_manor_scores_neither_rooms_nor_people_nor_less_than_4_points() -> None:
    """Two stone rooms are 4 points, but no category with a maximum."""
    seat = {"goods": {"grain": 7}, "house": "stone", "cards": ["E189"]}
    assert bonus(original(seats=[seat])) == 0


# --- Mason ------------------------------------------------------------------------------------------------------------

FOUR_ROOMS = ["a1", "a2", "a3", "b1"]


def test_mason_adds_a_room_for_nothing_to_a_stone_house_of_4_rooms() -> None:
    """Ruling: the room waits until the extension is used, whenever that is."""
    table = original(seats=[{"goods": {}, "cards": ["E191"], "rooms": FOUR_ROOMS, "house": "stone"}])
    table.do("Mason: build 1 room", "room b2")
    assert table.ground().rooms.bit_count() == 5
    assert "Mason: build 1 room" not in table.offers()


@pytest.mark.parametrize("seat", [{"rooms": FOUR_ROOMS, "house": "clay"}, {"rooms": FOUR_ROOMS[:3], "house": "stone"}])
def test_mason_needs_a_stone_house_of_4_rooms(seat: Seat) -> None:
    assert "Mason: build 1 room" not in original(seats=[{**seat, "cards": ["E191"]}]).offers()


def test_mason_needs_a_space_beside_the_house() -> None:
    seat = {"cards": ["E191"], "rooms": FOUR_ROOMS, "house": "stone", "stables": ["c1", "b2", "b3"]}
    assert "Mason: build 1 room" not in original(seats=[seat]).offers()


def test_mason_counts_for_the_chief() -> None:
    seat = {"goods": {}, "cards": ["E172", "E191"], "rooms": FOUR_ROOMS, "house": "stone"}
    table = original(seats=[seat])
    assert bonus(table) == 4
    assert bonus(table.do("Mason: build 1 room", "room b2")) == 5


# --- Plow Maker -------------------------------------------------------------------------------------------------------

ONE_MORE = "pay 1 food, then plow a field"


def test_plow_maker_plows_a_second_field_for_1_food() -> None:
    table = original(seats=[{"goods": {"food": 2}, "cards": ["E195"]}])
    table.do("Plow 1 Field", "plow c1", ONE_MORE, "plow d1").expect(food=1)
    assert sorted(table.yard()["fields"]) == ["c1", "d1"]
    assert table.game.question.code == "ask-place"


def test_plow_maker_lets_the_second_field_be_sown_on_plow_field_and_sow() -> None:
    """OP-27: the own cards act before the second part of the space."""
    table = original(round=13, seats=[{"goods": {"food": 1, "grain": 2}, "cards": ["E195"]}])
    table.do("Plow Field and Sow", "plow c1", ONE_MORE, "plow d1", "sow 2 grain").expect(grain=0)
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "d1": {"grain": 3}}


def test_plow_maker_needs_food_and_may_decline() -> None:
    table = original(seats=[{"goods": {}, "cards": ["E195"]}]).do("Plow 1 Field", "plow c1")
    assert table.game.question.code == "ask-place"
    original(seats=[{"goods": {"food": 1}, "cards": ["E195"]}]).do("Plow 1 Field", "plow c1", "done").expect(food=1)


def test_plow_maker_is_not_for_fields_that_a_card_plows() -> None:
    seat = {"goods": {"food": 3}, "house": "stone", "cards": ["E195", "E194"]}
    table = original(round=6, phase="preparation", seats=[seat]).do(ONE_MORE, "plow c1").expect(food=2)
    assert table.game.question.code == "ask-place"


# --- Dancer -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "food"), [(1, 4), (3, 4), (4, 4), (5, 5)])
def test_dancer_gets_at_least_4_food_of_traveling_players(there: int, food: int) -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["E212"]}], stock={"Traveling Players": {"food": there}})
    table.do("Traveling Players").expect(food=food)


def test_dancer_works_on_the_choice_space_for_its_food() -> None:
    seat = {"goods": {"wood": 5, "reed": 2}, "cards": ["E212"]}
    table = original(5, seats=[seat], stock={TRAVELING_5P: {"food": 1}})
    table.do(TRAVELING_5P, "take the goods").expect(food=4)
    room = original(5, seats=[seat], stock={TRAVELING_5P: {"food": 1}})
    room.do(TRAVELING_5P, "build 1 room", "room b2").expect(food=0)


def test_dancer_gets_nothing_elsewhere_or_for_others() -> None:
    original(4, seats=[{"goods": {}, "cards": ["E212"]}]).do("Day Laborer").expect(food=2)
    table = original(4, turn=1, seats=[{"goods": {}, "cards": ["E212"]}, {"goods": {}}])
    table.do("Traveling Players").expect(food=0).expect(1, food=1)


@pytest.mark.parametrize("there", [1, 2, 4])
@pytest.mark.parametrize(("first", "food"), [("Dancer", 3), ("Storyteller", 4)])
def test_dancer_and_storyteller_act_in_the_order_of_their_owner(first: str, food: int, there: int) -> None:
    """12.9: at least 4 food of which 1 is left there, or 1 is left there and then it is at least 4 food."""
    cards = ["E212", "E169"]
    table = original(4, seats=[{"goods": {}, "cards": cards}], stock={"Traveling Players": {"food": there}})
    table.do("Traveling Players", first, "leave 1 food on the space, then take 1 vegetable")
    table.expect(food=food, vegetable=1)
    assert table.lying_on("Traveling Players") == {"food": 1}


# --- Stockman ---------------------------------------------------------------------------------------------------------


def test_stockman_gets_an_animal_for_the_second_third_and_fourth_stable() -> None:
    """Secondary note: several stables at once may give several animals."""
    seat = {"goods": {"wood": 8}, "cards": ["E213"]}
    table = original(4, seats=[seat]).do(ROOMS_AND_STABLES, "stable b1").expect(cattle=0)
    table.do("stable c1").expect(cattle=1).do("stable d1").expect(boar=1).do("stable e1")
    table.expect(cattle=1, boar=1, sheep=1, wood=0)


def test_stockman_counts_stables_that_were_there_before() -> None:
    seat = {"goods": {"wood": 2}, "cards": ["E213"], "stables": ["b1", "c1"]}
    original(4, seats=[seat]).do(ROOMS_AND_STABLES, "stable d1").expect(boar=1, cattle=0)


def test_stockman_gets_nothing_for_the_first_stable_or_those_of_others() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E213"]}, {"goods": {"wood": 2}, "stables": ["b1"]}]
    original(4, turn=1, seats=seats).do(ROOMS_AND_STABLES, "stable c1").expect(cattle=0).expect(1, cattle=0)


def test_stockman_gets_an_animal_for_a_stable_of_stablehand() -> None:
    seat = {"goods": {"wood": 4}, "cards": ["E213", "E207"], "stables": ["e3"]}
    original(4, seats=[seat]).do("Fences", "fence c1", "stable d1").expect(cattle=1)


# --- Tenant Farmer ----------------------------------------------------------------------------------------------------

ROOMY: Seat = {"stables": ["c1", "d1", "e1"]}


def last_turn(seat: Seat) -> Table:
    """The last placement of a game, with the harvest behind it."""
    return original(4, round=14, seats=[{**seat, "placed": ["Fishing"]}, FED, FED, FED]).do("Day Laborer")


def test_tenant_farmer_brings_one_of_each_animal() -> None:
    table = original(4, seats=[{"goods": {}, "hand": ["E215"], **ROOMY}]).do("1 Occupation")
    table.expect(sheep=1, boar=1, cattle=1)


def test_tenant_farmer_returns_what_the_player_likes_before_scoring() -> None:
    goods = {"sheep": 1, "boar": 1, "cattle": 1, "food": 9}
    table = last_turn({"goods": goods, "cards": ["E215"], **ROOMY})
    assert table.offers()[0] == "return 1 sheep, 1 boar, 1 cattle"
    assert bonus(table) == -3
    table.do("return 1 sheep, 1 cattle").expect(sheep=0, boar=1, cattle=0)
    assert bonus(table) == -1
    assert table.game.is_terminal()


def test_tenant_farmer_loses_a_point_for_each_animal_that_is_kept_or_gone() -> None:
    table = last_turn({"goods": {"sheep": 2, "food": 9}, "cards": ["E215"], **ROOMY})
    assert table.offers() == ["return 1 sheep", "done"]
    assert bonus(table.do("done")) == -3
    gone = last_turn({"goods": {"food": 9}, "cards": ["E215"]})
    assert gone.game.is_terminal()
    assert bonus(gone) == -3


def test_tenant_farmer_returns_one_of_a_kind_only() -> None:
    """The four sheep that the last breeding leaves."""
    farm: Seat = {"goods": {"sheep": 3, "food": 9}, "cards": ["E215"], **ROOMY}
    table = last_turn(farm).do("return 1 sheep").expect(sheep=3)
    assert bonus(table) == -2


# --- Guildmaster ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "goods", "left"),
    [
        ("Joinery", {"wood": 2, "stone": 2}, {"wood": 4}),
        ("Pottery", {"clay": 2, "stone": 2}, {"clay": 4}),
        ("Basketmaker's Workshop", {"reed": 2, "stone": 2}, {"reed": 3}),
    ],
)
def test_guildmaster_gets_goods_with_the_workshops(card: str, goods: dict[str, int], left: dict[str, int]) -> None:
    table = original(3, seats=[{"goods": goods, "cards": ["E341"]}])
    table.do(IMPROVE, *([f"build {card}"] if f"build {card}" in _after(table).offers() else []))
    table.expect(**left, stone=0)
    assert table.farm().cards[-1].name == card


def _after(table: Table) -> Table:
    return Table(table.game.clone()).do(IMPROVE)


@pytest.mark.parametrize(("card", "left"), [("E214", {"clay": 4}), ("E183", {"reed": 3}), ("I258", {"wood": 4})])
def test_guildmaster_gets_goods_with_the_craftsmen(card: str, left: dict[str, int]) -> None:
    table = original(4, seats=[{"goods": {"food": 1}, "cards": ["E341"], "hand": [card]}]).do("1 Occupation")
    table.expect(**{"wood": 0, "clay": 0, "reed": 0} | left)


def test_guildmaster_gets_2_for_each_that_is_there_when_played() -> None:
    cards = ["M-joinery", "I258", "M-pottery", "M-basketmaker", "E183"]
    seat = {"goods": {"food": 1}, "cards": cards, "hand": ["E341"]}
    original(4, seats=[seat]).do("1 Occupation").expect(wood=4, clay=2, reed=4)


def test_guildmaster_gets_nothing_for_cards_of_others_or_other_cards() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E341"]}, {"goods": {"wood": 2, "stone": 2}, "cards": ["M-pottery"]}]
    table = original(3, turn=1, seats=seats).do(IMPROVE).expect(wood=0, clay=0)
    table.expect(1, wood=0)
    original(3, seats=[{"goods": {}, "hand": ["E341"]}, {"cards": ["M-pottery"]}]).do("1 Occupation").expect(clay=0)

"""Revised edition, section 4: what every action space gives, with each number of players."""

from __future__ import annotations

import pytest

from tests.kit import fresh, play

BOARD = {
    "Farm Expansion", "Meeting Place", "Grain Seeds", "Farmland", "Lessons (A)", "Day Laborer", "Forest", "Clay Pit",
    "Reed Bank", "Fishing",
}  # fmt: skip
EXTENSION = {
    1: set[str](),
    2: set[str](),
    3: {"Grove", "Hollow", "Resource Market", "Lessons (X)"},
    4: {"Copse", "Grove", "Hollow", "Resource Market", "Lessons (X)", "Traveling Players"},
}
PILES = {
    "Clay Pit": {"clay": 1}, "Reed Bank": {"reed": 1}, "Fishing": {"food": 1}, "Meeting Place": {"food": 1},
    "Sheep Market": {"sheep": 1}, "Western Quarry": {"stone": 1}, "Pig Market": {"boar": 1},
    "Cattle Market": {"cattle": 1}, "Eastern Quarry": {"stone": 1},
}  # fmt: skip
"""What is added each round with any number of players (4.1, 4.2; Meeting Place 15.2)."""
PILES_BY_PLAYERS = {
    1: {"Forest": {"wood": 2}},
    2: {"Forest": {"wood": 3}},
    3: {"Forest": {"wood": 3}, "Grove": {"wood": 2}, "Hollow": {"clay": 1}},
    4: {
        "Forest": {"wood": 3}, "Copse": {"wood": 1}, "Grove": {"wood": 2}, "Hollow": {"clay": 2},
        "Traveling Players": {"food": 1},
    },
}  # fmt: skip


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_4_1_4_3_4_4_the_spaces_of_each_player_count(players: int) -> None:
    """revised 4.1, 4.3, 4.4: ten spaces in every game, and those of the extension for 3 and for 4 players."""
    spaces = fresh("revised", players, side_job=False).spaces()
    assert {name for name, space in spaces.items() if not space["stage"]} == BOARD | EXTENSION[players]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_4_accumulation_spaces_and_their_amounts(players: int) -> None:
    """revised 4.1 to 4.4: which spaces accumulate, and how much each round."""
    spaces = play("revised", players, round=14).spaces()
    income = {name: space["income"] for name, space in spaces.items() if space["income"]}
    assert income == PILES | PILES_BY_PLAYERS[players]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_4_goods_are_added_each_round(players: int) -> None:
    """revised 4: accumulation spaces receive their goods every preparation phase, leftovers stay."""
    table = play("revised", players, round=14, phase="preparation")
    for name, income in (PILES | PILES_BY_PLAYERS[players]).items():
        # One round's goods were lying there before; the last card of the game accumulates nothing.
        assert table.lying_on(name) == {good: 2 * amount for good, amount in income.items()}


@pytest.mark.parametrize("space", sorted({*PILES, *PILES_BY_PLAYERS[4]} - {"Meeting Place"}))
def test_4_the_user_of_an_accumulation_space_takes_everything(space: str) -> None:
    """revised 4 and 6.3.4: the user takes everything on the space; nothing is left."""
    good = next(iter((PILES | PILES_BY_PLAYERS[4])[space]))
    farm = {"goods": {}, "pastures": [["c1", "d1"]], "stables": ["c1"]}
    table = play("revised", 4, round=14, stock={space: {good: 7}}, seats=[farm])
    table.do(space).expect(**{good: 7})
    assert table.lying_on(space) == {}


def test_4_1_farm_expansion_rooms_and_or_stables() -> None:
    """revised 4.1: Build Rooms and/or Build Stables, any number of each, in either order; stables 2 wood each."""
    farm = {"goods": {"wood": 16, "reed": 4}}
    both = play("revised", seats=[farm])
    both.do("Farm Expansion", "build stables", "stable e1", "stable e2", "stable e3", "done")
    both.do("room b2", "room b3").expect(wood=0, reed=0)
    rooms_first = play("revised", seats=[farm])
    rooms_first.do("Farm Expansion", "build rooms", "room b2", "done", "stable c2", "done").expect(wood=9, reed=2)
    assert rooms_first.game.current_player == 1
    stables_only = play("revised", seats=[farm])
    stables_only.do("Farm Expansion", "build stables", "stable c2", "done", "done").expect(wood=14, reed=4)
    assert stables_only.game.current_player == 1


def test_4_1_meeting_place_token_and_food() -> None:
    """revised 4.1 with 15.2: the user becomes starting player and takes the food that lies there."""
    table = play("revised", turn=1, stock={"Meeting Place": {"food": 4}}, seats=[{}, {"goods": {}}])
    table.do("Meeting Place").expect(1, food=4)
    assert table.game.state.start == 1


def test_4_1_grain_seeds_and_day_laborer() -> None:
    """revised 4.1: Grain Seeds gives 1 grain, Day Laborer 2 food."""
    table = play("revised", seats=[{"goods": {}}, {"goods": {}}])
    table.do("Grain Seeds", "Day Laborer").expect(0, grain=1, food=0).expect(1, grain=0, food=2)


def test_4_1_farmland_plows_one_field() -> None:
    """revised 4.1: Farmland plows exactly one field."""
    table = play("revised")
    table.do("Farmland", "plow c2")
    assert table.yard()["fields"] == {"c2": {}}
    assert table.game.current_player == 1


def test_4_2_major_improvement() -> None:
    """revised 4.2: build exactly one major improvement."""
    table = play("revised", seats=[{"goods": {"clay": 5}}])
    table.do("Major Improvement", "build Fireplace (2 clay)").expect(clay=3)
    assert table.yard()["cards"] == ["M-fireplace-2"]
    assert table.game.current_player == 1


def test_4_2_fencing() -> None:
    """revised 4.2: Build Fences."""
    table = play("revised", round=2, seats=[{"goods": {"wood": 4}}])
    table.do("Fencing", "fence c2").expect(wood=0)
    assert table.yard()["pastures"] == [{"cells": ["c2"], "capacity": 2}]


@pytest.mark.parametrize(
    "moves",
    [("sow", "bake 1 grain"), ("bake bread", "bake 1 grain", "done", "sow 1 grain")],
    ids=["sow first", "bake first"],
)
def test_4_2_grain_utilization_sow_and_bake_in_either_order(moves: tuple[str, ...]) -> None:
    """revised 4.2: Sow and/or Bake Bread, in either order."""
    farm = {"goods": {"grain": 2}, "fields": {"c1": {}}, "cards": ["M-fireplace-2"]}
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization", *moves).expect(grain=0, food=2)
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_4_2_grain_utilization_one_of_both_is_enough() -> None:
    """revised 4.2: "and/or" means that one of the two may be left out."""
    farm = {"goods": {"grain": 2}, "fields": {"c1": {}}, "cards": ["M-fireplace-2"]}
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization", "sow", "done").expect(grain=1, food=0)
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization", "bake bread", "bake 2 grain").expect(grain=0, food=4)
    assert table.yard()["fields"] == {"c1": {}}


def test_4_2_basic_wish_for_children() -> None:
    """revised 4.2: Family Growth with Room Only; the minor improvement is void without cards (15.1)."""
    table = play("revised", round=5, seats=[{"rooms": ["a1", "a2", "a3"]}])
    table.do("Basic Wish for Children")
    assert table.yard()["family"] == 3
    assert table.game.current_player == 1


def test_4_2_house_redevelopment_renovation_and_afterward_a_major() -> None:
    """revised 4.2: Renovation once, and afterward a major improvement, which may be declined."""
    farm = {"goods": {"clay": 4, "reed": 1}}
    table = play("revised", round=6, seats=[farm])
    table.do("House Redevelopment")
    assert table.yard()["house"] == "clay"
    assert table.offers() == ["build Fireplace (2 clay)", "done"]
    table.do("build Fireplace (2 clay)").expect(clay=0, reed=0)
    without = play("revised", round=6, seats=[farm])
    without.do("House Redevelopment", "done").expect(clay=2)
    assert without.yard()["cards"] == []
    assert without.game.current_player == 1


def test_4_2_vegetable_seeds() -> None:
    """revised 4.2: Vegetable Seeds gives 1 vegetable."""
    play("revised", round=8).do("Vegetable Seeds").expect(vegetable=1)


def test_4_2_urgent_wish_for_children() -> None:
    """revised 4.2: Family Growth Even without Room."""
    table = play("revised", round=12)
    table.do("Urgent Wish for Children")
    assert table.yard()["family"] == 3


def test_4_2_cultivation_plow_and_or_sow() -> None:
    """revised 4.2: Plow a Field (one) and/or Sow, in either order."""
    farm = {"goods": {"grain": 2}, "fields": {"c1": {}}}
    table = play("revised", round=13, seats=[farm])
    table.do("Cultivation", "plow a field", "plow c2", "sow 2 grain")
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "c2": {"grain": 3}}
    sow_first = play("revised", round=13, seats=[farm])
    sow_first.do("Cultivation", "sow", "plow c2")
    assert sow_first.yard()["fields"] == {"c1": {"grain": 3}, "c2": {}}
    plow_only = play("revised", round=13, seats=[farm])
    plow_only.do("Cultivation", "plow a field", "plow d1", "done").expect(grain=2)
    assert plow_only.game.current_player == 1


def test_4_2_farm_redevelopment_renovation_and_afterward_fences() -> None:
    """revised 4.2: Renovation once, and afterward Build Fences, which may be declined."""
    farm = {"goods": {"clay": 2, "reed": 1, "wood": 4}}
    table = play("revised", round=14, seats=[farm])
    table.do("Farm Redevelopment", "fence e1").expect(clay=0, reed=0, wood=0)
    assert (table.yard()["house"], len(table.yard()["pastures"])) == ("clay", 1)
    without = play("revised", round=14, seats=[farm])
    without.do("Farm Redevelopment", "done").expect(wood=4)
    assert (without.yard()["house"], without.yard()["pastures"]) == ("clay", [])


@pytest.mark.parametrize("choice", ["reed", "stone"])
def test_4_3_resource_market_with_three_players(choice: str) -> None:
    """revised 4.3: 1 food and, at choice, 1 reed or 1 stone."""
    table = play("revised", 3, seats=[{"goods": {}}])
    table.do("Resource Market")
    assert len(table.offers()) == 2
    table.do(next(offer for offer in table.offers() if choice in offer))
    assert {good: amount for good, amount in table.goods().items() if amount} == {"food": 1, choice: 1}


def test_4_4_resource_market_with_four_players() -> None:
    """revised 4.4: 1 reed, 1 stone and 1 food."""
    table = play("revised", 4, seats=[{"goods": {}}])
    table.do("Resource Market")
    assert {good: amount for good, amount in table.goods().items() if amount} == {"food": 1, "reed": 1, "stone": 1}


def test_4_5_side_job_one_stable_for_1_wood_and_or_bread() -> None:
    """revised 4.5: build exactly 1 stable for 1 wood, and/or Bake Bread."""
    farm = {"goods": {"wood": 5, "grain": 1}, "cards": ["M-fireplace-2"]}
    table = play("revised", seats=[farm])
    table.do("Side Job", "build 1 stable", "stable c3", "bake 1 grain").expect(wood=4, grain=0, food=2)
    assert table.yard()["stables"] == ["c3"]
    stable_only = play("revised", seats=[farm])
    stable_only.do("Side Job", "build 1 stable", "stable c3", "done").expect(wood=4, grain=1)
    bread_only = play("revised", seats=[farm])
    bread_only.do("Side Job", "bake bread", "done").expect(wood=5, food=2)
    assert bread_only.game.current_player == 1


def test_4_6_only_accumulation_spaces_receive_goods() -> None:
    """revised 4.6: Animal Market is not an accumulation space; Meeting Place is one in the beginner game."""
    table = play("revised", 4, round=5, phase="preparation", options={"additional_tile": True})
    assert table.lying_on("Animal Market") == {}
    assert table.lying_on("Meeting Place") == {"food": 2}

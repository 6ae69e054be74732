"""The original edition, family game: limits, farmyard, setup and the course of a round (original 1 to 5)."""

from __future__ import annotations

from typing import Any

import pytest

from agricola import BadOption, BadPosition
from agricola.engine.farm.grid import ALL_CELLS, EDGE_NAMES
from tests.kit import Table, fresh, play

STAGES = {
    1: {"Sow and/or Bake Bread", "1 Major or Minor Improvement", "1 Sheep", "Fences"},
    2: {
        "1 Stone (stage 2)",
        "After Renovation also 1 Major or Minor Improvement",
        "After Family Growth also 1 Minor Improvement",
    },
    3: {"Take 1 Vegetable", "1 Wild Boar"},
    4: {"1 Stone (stage 4)", "1 Cattle"},
    5: {"Plow Field and Sow", "Family Growth even without Room"},
    6: {"After Renovation also Fences"},
}
MAJOR_NAMES = [
    "Fireplace (2 clay)", "Fireplace (3 clay)", "Cooking Hearth (4 clay)", "Cooking Hearth (5 clay)", "Clay Oven",
    "Stone Oven", "Joinery", "Pottery", "Basketmaker's Workshop", "Well",
]  # fmt: skip
BUSY = ["Take 1 Grain", "Plow 1 Field"]
BUSY_TOO = ["1 Reed", "1 Clay"]


def last_person(players: int = 2, *, round: int, **position: object) -> Table:
    """A table at which only seat 0 has one person left to place."""
    seats = position.pop("seats", [{}, {}])
    assert isinstance(seats, list)
    placed = [BUSY[:1], BUSY_TOO]
    for seat, spaces in zip(seats, placed, strict=True):
        seat["placed"] = spaces
    return play("original", players, round=round, seats=seats, turn=0, **position)


# --- 2, 3: limits and farmyard --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "problem"),
    [
        ({"family": 6}, "people"),
        ({"stables": ["b1", "c1", "d1", "e1", "e2"]}, "stables"),
        ({"pastures": [["b1", "c1", "d1"], ["b2", "c2", "d2"], ["b3", "c3", "d3"]]}, "fences"),
    ],
)
def test_2_only_people_stables_and_fences_are_limited(seat: dict[str, object], problem: str) -> None:
    """original 2: a player has 5 persons, 4 stables and 15 fences."""
    with pytest.raises(BadPosition, match=problem):
        play("original", seats=[seat])


def test_2_goods_on_a_space_have_no_limit() -> None:
    """original 2: there is no limit on goods lying on an action space."""
    table = play("original", round=9, stock={"3 Wood": {"wood": 40}})
    table.do("3 Wood").expect(wood=40)


def test_3_the_farmyard_has_15_spaces_and_38_places_for_fences() -> None:
    """original 3, OP-20: 3 rows of 5 spaces, with 38 edges."""
    assert ALL_CELLS.bit_count() == 15
    assert len(set(EDGE_NAMES)) == 38
    rim = [
        name for name in EDGE_NAMES if name.endswith(("s", "e")) or name[1:] == "1n" or name in ("a1w", "a2w", "a3w")
    ]
    assert len(rim) == 16


def test_3_two_wooden_rooms_stand_on_the_lower_left() -> None:
    """original 3, OP-20: rooms on (1,0) and (2,0); the other 13 spaces are empty."""
    farm = fresh("original").yard()
    assert farm["rooms"] == ["a2", "a3"]
    assert farm["house"] == "wood"
    assert len(farm["unused"]) == 13


def test_3_neighbours_are_orthogonal() -> None:
    """original 3: a space that touches a room only by a corner is not adjacent."""
    table = play("original", seats=[{"goods": {"wood": 5, "reed": 2}}])
    table.do("Build Room(s) and/or Build Stable(s)")
    if "build rooms" in table.offers():
        table.do("build rooms")
    assert table.offers() == ["room a1", "room b2", "room b3"]
    assert table.why_not("b1") == "it does not touch the house"


@pytest.mark.parametrize(
    "seat",
    [
        {"rooms": ["a2", "a3"], "fields": {"a3": {}}},
        {"fields": {"c1": {}}, "stables": ["c1"]},
        {"rooms": ["a2", "a3", "a1"], "stables": ["a1"]},
        {"fields": {"c1": {}}, "pastures": [["c1"]]},
        {"rooms": ["a1", "a2", "a3"], "pastures": [["a1", "b1"]]},
    ],
)
def test_3_a_space_holds_at_most_one_thing(seat: dict[str, object]) -> None:
    """original 3: a room, a field, or empty ground with perhaps one stable; pastures cover only empty ground."""
    with pytest.raises(BadPosition, match="player 1"):
        play("original", seats=[seat])


# --- 4: setup -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_4_1_2_each_player_starts_with_two_rooms_and_two_people(players: int) -> None:
    """original 4.1.2: two wooden rooms, one person in each; 15 fences and 4 stables in reserve."""
    table = fresh("original", players)
    for seat in range(players):
        farm, ground = table.farm(seat), table.ground(seat)
        assert (ground.room_count(), ground.house, farm.family, farm.home) == (2, 0, 2, 2)
        assert (ground.fences_left(), ground.stables_left()) == (15, 4)


def test_4_1_3_round_cards_are_shuffled_within_their_stage() -> None:
    """original 4.1.3: 4, 3, 2, 2, 2 and 1 cards of the stages 1 to 6, each stage shuffled by itself."""
    orders = set()
    for seed in range(30):
        table = fresh("original", seed=seed)
        position: dict[str, Any] = table.game.position()
        order = table.names(position["round_cards"])
        orders.add(tuple(order))
        bounds = [0, 4, 7, 9, 11, 13, 14]
        for stage in range(1, 7):
            assert set(order[bounds[stage - 1] : bounds[stage]]) == STAGES[stage]
    assert len(orders) > 20


def test_4_1_3_the_order_of_the_round_cards_is_hidden() -> None:
    """original 4.1.3: the stack is face down; a view shows only the cards that were turned up."""
    view = fresh("original", 3).look(1)
    assert len(view["round_cards"]) == 1
    spaces = view["spaces"]
    assert sum(1 for space in spaces if space["stage"] and space["open"]) == 1


@pytest.mark.parametrize(("players", "spaces"), [(1, 24), (2, 24), (3, 28), (4, 30), (5, 30)])
def test_4_3_spaces_available_in_round_14(players: int, spaces: int) -> None:
    """original 4.3: 10 printed spaces, 0, 4 or 6 green cards for the exact number of players, 14 round cards."""
    table = play("original", players, round=14)
    open_spaces = [s for s in table.look()["spaces"] if s["open"]]
    assert len(open_spaces) == spaces


def test_4_1_5_all_ten_majors_lie_face_up() -> None:
    """original 4.1.5: all 10 major improvements are available to everyone."""
    view = fresh("original").look()
    names = [view["cards"][card]["name"] for card in view["majors"]]
    assert sorted(names) == sorted(MAJOR_NAMES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_4_1_6_the_starting_player_gets_2_food_the_others_3(players: int) -> None:
    """original 4.1.6: starting player 2 food, every other player 3 food."""
    for seed in range(5):
        table = fresh("original", players, seed=seed)
        start = table.look()["starting_player"]
        assert [table.goods(seat)["food"] for seat in range(players)] == [
            2 if seat == start else 3 for seat in range(players)
        ]
        assert table.game.current_player == start


def test_4_1_6_the_starting_player_is_chosen_at_random() -> None:
    """original 4.1.6: every seat can be the starting player."""
    starts = {fresh("original", 4, seed=seed).game.current_player for seed in range(60)}
    assert starts == {0, 1, 2, 3}


def test_4_1_6_solo_starts_without_food() -> None:
    """original 4.1.6, 17: the solo player starts with 0 food."""
    fresh("original", 1).expect(food=0)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_4_1_7_players_start_with_nothing_else(players: int) -> None:
    """original 4.1.7: no resources, animals, fields, fences or stables."""
    table = fresh("original", players)
    for seat in range(players):
        assert {name for name, amount in table.goods(seat).items() if amount} <= {"food"}
        assert (table.ground(seat).fields, table.ground(seat).fences, table.ground(seat).stables) == (0, 0, 0)


@pytest.mark.parametrize("players", [0, 6])
def test_4_the_game_is_for_1_to_5_players(players: int) -> None:
    """original 4.3: 1 to 5 players."""
    with pytest.raises(BadOption, match="1 to 5"):
        fresh("original", players)


# --- 5: game and round structure ------------------------------------------------------------------


def test_5_harvests_follow_rounds_4_7_9_11_13_14() -> None:
    """original 5: six harvests; a begging card shows where one was."""
    harvests = []
    for round in range(1, 15):
        table = play("original", round=round, phase="returning home", seats=[{"goods": {}}, {"goods": {}}])
        if table.yard()["begging"]:
            harvests.append(round)
    assert harvests == [4, 7, 9, 11, 13, 14]


def test_5_the_game_ends_after_the_harvest_of_round_14() -> None:
    """original 5: 14 rounds; after the last harvest the game is over."""
    table = play("original", round=14, phase="returning home", seats=[{"goods": {}}, {"goods": {}}])
    assert table.game.is_terminal()
    assert table.game.legal_actions() == []
    assert table.yard()["begging"] == 4


def test_5_1_each_round_turns_up_one_round_card_that_stays() -> None:
    """original 5, phase 1: the round card is an action space from then on to the end of the game."""
    for round in range(1, 15):
        view = play("original", round=round).look()
        turned_up = [s["id"] for s in view["spaces"] if s["stage"] and s["open"]]
        assert len(turned_up) == round
        assert turned_up == view["round_cards"]


def test_5_1_a_card_that_was_not_turned_up_can_not_be_used() -> None:
    """original 5, phase 1: a space that is still face down is no space."""
    assert "turned up" in play("original", round=3).refuses("1 Cattle")


def test_5_2_replenishing_adds_to_what_is_left() -> None:
    """original 5, phase 2: every space with an arrow gets its amount on top of what is there, the new card too."""
    table = last_person(round=2, stock={"3 Wood": {"wood": 3}, "1 Reed": {}, "1 Clay": {}})
    table.do("Fishing")
    assert table.game.round == 3
    assert table.lying_on("3 Wood") == {"wood": 6}
    assert table.lying_on("1 Reed") == {"reed": 1}
    assert table.lying_on("Fishing") == {"food": 1}
    assert table.lying_on("Starting Player and Storehouse") == {"food": 2}
    assert table.lying_on("1 Sheep") == {"sheep": 1}
    assert "1 Wild Boar" not in table.spaces()


def test_5_2_nothing_piles_up_on_spaces_without_an_arrow() -> None:
    """original 5, phase 2 and 7: only accumulation spaces have stock."""
    table = last_person(round=2)
    table.do("Fishing")
    assert [table.lying_on(name) for name in ("Take 1 Grain", "Day Laborer", "Plow 1 Field")] == [{}, {}, {}]


def test_5_4_everyone_goes_home_and_the_spaces_are_free_again() -> None:
    """original 5, phase 4: persons, newborns too, go home; all spaces are free in the next round."""
    table = last_person(round=5, seats=[{"family": 3, "newborns": 1, "newborns_on": ["Take 1 Grain"]}, {}])
    table.do("Fishing")
    assert table.game.round == 6
    assert (table.yard(0)["home"], table.yard(1)["home"]) == (3, 2)
    assert {"Take 1 Grain", "Plow 1 Field", "1 Reed", "1 Clay", "Fishing"} <= set(table.offers())


def test_5_the_marker_does_not_move_by_itself() -> None:
    """original 5: the starting player stays until somebody takes the starting-player space."""
    table = last_person(round=1)
    table.do("Fishing")
    assert (table.game.round, table.game.current_player) == (2, 0)


def test_5_a_new_starting_player_begins_the_next_round_not_this_one() -> None:
    """original 5: the work phase under way keeps its order."""
    table = play("original", 3, round=1)
    table.do("1 Reed", "Starting Player and Storehouse")
    assert table.game.current_player == 2
    table.do("1 Clay")
    assert table.game.current_player == 0
    table.do("Fishing", "Take 1 Grain", "3 Wood")
    assert (table.game.round, table.game.current_player) == (2, 1)

"""Begging that nothing can avert any more is known before the harvest."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import agricola
from agricola.agents.hunger import begging
from agricola.agents.learned import Learned
from agricola.agents.protocol import Budget, Deadline, Observation

BOTH_PLACED = ["forest", "clay_pit"]


def markers(farm: Mapping[str, object], turn: int = 1, **position: object) -> int:
    """The markers of the first seat, which has placed everybody, while the second has somebody to place."""
    first = {"placed": BOTH_PLACED, **farm}
    game = agricola.from_position(
        {"edition": "revised", "players": 2, "round": 4, "turn": turn, "seats": [first, {}], **position}
    )
    assert game.current_player == turn
    return begging(game.state)[0]


def test_food_that_is_missing_when_everybody_is_placed_is_begged_for() -> None:
    assert markers({"goods": {"food": 3}}) == 1
    assert markers({"goods": {"food": 4}}) == 0
    assert markers({"goods": {}, "begging": 2}) == 6


@pytest.mark.parametrize(
    ("farm", "left"),
    [
        ({"goods": {"grain": 2, "vegetable": 1}}, 1),
        ({"goods": {}, "fields": {"b1": {"grain": 3}, "c1": {"vegetable": 2}}}, 2),
        ({"goods": {"sheep": 1}}, 4),
        ({"goods": {"sheep": 1}, "cards": ["M-fireplace-2"]}, 2),
        ({"goods": {"wood": 1}, "cards": ["M-joinery"]}, 2),
        ({"goods": {}, "cards": ["M-joinery"]}, 4),
    ],
)
def test_what_can_be_eaten_is_counted(farm: Mapping[str, object], left: int) -> None:
    """Grain and vegetables, the harvest of the fields, animals where they can be cooked, crafts with their good."""
    assert markers(farm) == left


@pytest.mark.parametrize(
    ("farm", "spaces", "left"),
    [
        ({"goods": {}}, {}, 2),
        ({"goods": {"food": 2}}, {}, 0),
        ({"goods": {}}, {"fishing": {"food": 3}}, 1),
        ({"goods": {}, "placed": []}, {"fishing": {"food": 1}}, 1),
        ({"goods": {"food": 1}}, {"sheep_market": {"sheep": 3}}, 1),
        ({"goods": {"food": 1}, "cards": ["M-fireplace-2"]}, {"sheep_market": {"sheep": 3}}, 0),
        ({"goods": {"food": 1, "grain": 1}, "cards": ["M-clay-oven"]}, {}, 0),
        ({"goods": {"grain": 1}, "cards": ["M-clay-oven"]}, {}, 0),
    ],
)
def test_who_has_somebody_to_place_may_still_find_food(
    farm: Mapping[str, object], spaces: Mapping[str, object], left: int
) -> None:
    """As much as lies on the free spaces and can be eaten, is given there or baked."""
    assert markers({"placed": ["forest"], **farm}, stock=spaces) == left


@pytest.mark.parametrize(
    ("farm", "spaces", "left"),
    [
        ({"goods": {"clay": 2}}, {}, 2),
        ({"goods": {"clay": 2, "sheep": 2}, "pastures": [["e1"]]}, {}, 0),
        ({"goods": {"clay": 1, "sheep": 2}, "pastures": [["e1"]]}, {}, 2),
        ({"goods": {"clay": 2}}, {"sheep_market": {"sheep": 2}}, 2),
        ({"goods": {"clay": 2}, "cards": ["M-fireplace-2"]}, {}, 2),
    ],
)
def test_who_builds_a_fireplace_first_has_one_person_less_to_find_food(
    farm: Mapping[str, object], spaces: Mapping[str, object], left: int
) -> None:
    assert markers({"placed": ["forest"], **farm}, turn=0, stock=spaces) == left


@pytest.mark.parametrize(("turn", "left"), [(0, 0), (1, 2)])
def test_a_fireplace_is_not_counted_upon_where_another_may_build_first(turn: int, left: int) -> None:
    """Who took clay for it with one person may find the only space to build at taken."""
    farm = {"goods": {"clay": 2, "sheep": 2}, "pastures": [["e1"]], "placed": ["forest"]}
    assert markers(farm, turn=turn) == left


@pytest.mark.parametrize(("others", "left"), [(["M-fireplace-3"], 2), ([], 0)])
def test_two_spaces_to_build_at_are_enough_for_two_while_two_fireplaces_are_left(others: list[str], left: int) -> None:
    farm = {"goods": {"clay": 4, "reed": 1, "sheep": 2}, "pastures": [["e1"]], "placed": ["forest"]}
    seats = [farm, {"cards": [*others, "M-hearth-4", "M-hearth-5"]}]
    position = {"edition": "revised", "players": 2, "round": 7, "turn": 1, "cards": False}
    game = agricola.from_position({**position, "seats": seats})
    assert begging(game.state)[0] == left


@pytest.mark.parametrize(("turn", "left"), [(0, 0), (1, 1)])
def test_others_take_some_of_the_food_before_ones_turn_comes(turn: int, left: int) -> None:
    """Who is first has 3 food from the fishing; three others are asked before who is last, and it may be gone."""
    away = ["forest", "clay_pit", "farmland", "grove", "hollow", "lessons_a"]
    away += ["farm_expansion", "reed_bank", "meeting_place"]
    others = [{"goods": {"food": 10}, "family": 4, "placed": away[seat::3]} for seat in range(3)]
    seats = [{"goods": {"food": 1}, "placed": ["grain_utilization"]}, *others]
    spaces = {"fishing": {"food": 3}, "traveling_players": {"food": 1}}
    game = agricola.from_position(
        {"edition": "revised", "players": 4, "round": 4, "turn": turn, "cards": False, "stock": spaces, "seats": seats}
    )
    assert begging(game.state)[0] == left


@pytest.mark.parametrize(
    ("edition", "left"),
    [("revised", 2), ("original", 3)],
)
def test_who_may_take_one_of_several_things_is_not_counted_upon_for_all(edition: str, left: int) -> None:
    """A day laborer of the original family game brings 1 food beside whatever resource is chosen, not 4."""
    seats = [{"goods": {}, "placed": ["farmland" if edition == "revised" else "plow_1_field"]}, {"goods": {"food": 4}}]
    game = agricola.from_position(
        {"edition": edition, "players": 2, "round": 4, "turn": 1, "cards": False, "seats": seats}
    )
    assert begging(game.state)[0] == left


@pytest.mark.parametrize(
    ("other", "left"),
    [
        ({}, 0),
        ({"cards": ["M-fireplace-2", "M-fireplace-3"]}, 2),
        ({"placed": ["major_improvement"]}, 2),
    ],
)
def test_a_fireplace_helps_only_where_one_can_be_built(other: Mapping[str, object], left: int) -> None:
    """Two of them lie there, and the cooking hearths ask for four and five clay; the space must be free."""
    farm = {"goods": {"clay": 3, "sheep": 2}, "pastures": [["e1"]], "placed": ["forest"]}
    game = agricola.from_position(
        {
            "edition": "revised",
            "players": 2,
            "round": 4,
            "turn": 0,
            "cards": False,
            "seats": [farm, other],
        }
    )
    assert begging(game.state)[0] == left


def test_nobody_begs_before_a_round_with_a_harvest() -> None:
    assert markers({"goods": {}}, round=5) == 0


def test_a_turn_may_bring_food_until_something_is_built() -> None:
    farm = {"goods": {"wood": 9, "reed": 4}, "placed": ["forest"]}
    game = agricola.from_position({"edition": "revised", "players": 2, "round": 4, "seats": [farm, {}]})
    game.apply(game.parse("place:farm_expansion"))
    assert (game.current_player, begging(game.state)[0]) == (0, 0)
    game.apply(game.parse("choose:0"))
    assert "room:a1" in [action.code for action in game.legal_actions()]
    assert (game.current_player, begging(game.state)[0]) == (0, 4)


def test_who_builds_rooms_has_the_next_turn_after_the_others() -> None:
    """Two of the missing four food come from the day laborer; the fireplace may be gone by then."""
    farm = {"goods": {"wood": 9, "reed": 4, "clay": 2, "sheep": 2, "food": 2}, "pastures": [["e1"]]}
    seats = [{**farm, "family": 3, "placed": ["forest"]}, {"goods": {"food": 4}, "placed": ["reed_bank"]}]
    position = {"edition": "revised", "players": 2, "round": 4, "seats": seats}
    game = agricola.from_position(position)
    game.apply(game.parse("place:farm_expansion"))
    game.apply(game.parse("choose:0"))
    assert (game.current_player, begging(game.state)[0]) == (0, 2)


def test_after_the_meal_only_what_was_begged_for_counts() -> None:
    farm = {"goods": {"food": 4, "sheep": 3}, "placed": BOTH_PLACED, "pastures": [["e1", "e2"]]}
    other = {"goods": {"food": 1, "grain": 1}, "placed": ["day_laborer", "fishing"]}
    game = agricola.from_position(
        {"edition": "revised", "players": 2, "round": 4, "phase": "feeding", "seats": [farm, other]}
    )
    while game.round == 4:
        assert begging(game.state)[0] == 0
        game.apply(game.legal_actions()[-1])
    assert begging(game.state) == [0, 3]


def test_who_is_fed_later_is_known_to_beg_while_another_eats() -> None:
    """The last turn of a round may be followed by the meal of another, which a search does not look behind."""
    farm = {"goods": {"food": 1, "vegetable": 1}, "fields": {"b1": {"grain": 3}}, "placed": BOTH_PLACED}
    other = {"goods": {"grain": 5}, "placed": ["day_laborer"]}
    game = agricola.from_position({"edition": "revised", "players": 2, "round": 4, "turn": 1, "seats": [other, farm]})
    assert begging(game.state) == [0, 1]
    game.apply(game.parse("place:fishing"))
    assert (game.current_player, game.legal_actions()[0].kind_name) == (0, "convert")
    while game.round == 4 and game.current_player == 0:
        assert begging(game.state) == [0, 1]
        game.apply(game.legal_actions()[0])
    while game.round == 4:
        assert begging(game.state)[1] == 1
        game.apply(game.legal_actions()[0])
    assert begging(game.state) == [0, 1]


def test_the_search_goes_for_food_where_it_would_beg_otherwise() -> None:
    """With four players a search of 64 simulations does not come to the harvest, but knows who begs there."""
    pytest.importorskip("numpy")
    farm = {"goods": {"food": 2, "wood": 5, "reed": 2}, "placed": ["forest"]}
    seats = [farm, *[{"goods": {"food": 4}}] * 3]
    game = agricola.from_position({"edition": "revised", "players": 4, "round": 4, "cards": False, "seats": seats})
    found = Learned(1).choose(Observation(game, 0), Deadline(Budget(simulations=64)))
    assert found.code == "place:day_laborer"

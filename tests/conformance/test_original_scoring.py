"""The original edition, family game: scoring, ties, the solo game (original 16, 17, 18.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, fresh, play

CELLS = ["b1", "c1", "d1", "e1", "e2", "e3", "d3", "c3"]


def final(*seats: dict[str, Any], players: int = 2, **position: Any) -> Table:
    """A game that is over."""
    return play("original", players, round=14, phase="end", seats=list(seats), **position)


def points(category: str, **seat: Any) -> int:
    """The points of a farm in one category."""
    return final({"goods": {}, **seat}).score()[category]


@pytest.mark.parametrize(("count", "expected"), list(enumerate([-1, -1, 1, 2, 3, 4, 4, 4])))
def test_16_fields(count: int, expected: int) -> None:
    """original 16: 0-1, 2, 3, 4, 5+ field tiles, planted or not."""
    fields = {cell: ({"grain": 1} if number % 2 else {}) for number, cell in enumerate(CELLS[:count])}
    assert points("fields", fields=fields) == expected


@pytest.mark.parametrize(("count", "expected"), list(enumerate([-1, 1, 2, 3, 4])))
def test_16_pastures(count: int, expected: int) -> None:
    """original 16: 0, 1, 2, 3, 4+ pastures."""
    pastures = [["d1"], ["e1"], ["d2"], ["e2"]][:count]
    assert points("pastures", pastures=pastures) == expected


def test_16_pastures_are_regions_not_spaces() -> None:
    """original 16: a pasture of six spaces is one pasture."""
    assert points("pastures", pastures=[["c1", "d1", "e1", "c2", "d2", "e2"]]) == 1


@pytest.mark.parametrize(
    ("category", "good", "table"),
    [
        ("grain", "grain", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("vegetables", "vegetable", [-1, 1, 2, 3, 4, 4]),
        ("sheep", "sheep", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("boar", "boar", [-1, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("cattle", "cattle", [-1, 1, 2, 2, 3, 3, 4, 4]),
    ],
)
def test_16_crops_and_animals(category: str, good: str, table: list[int]) -> None:
    """original 16: the table of crops and animals."""
    found = [
        points(category, goods={good: count}, pastures=[["d1", "e1", "d2", "e2"]], stables=["e1"])
        for count in range(len(table))
    ]
    assert found == table


def test_16_crops_on_fields_count() -> None:
    """original 16: grain and vegetables in the supply and on the fields."""
    seat = {"goods": {"grain": 1, "vegetable": 1}, "fields": {"c1": {"grain": 3}, "d1": {"vegetable": 2}}}
    assert (points("grain", **seat), points("vegetables", **seat)) == (2, 3)


def test_16_animals_count_wherever_they_live() -> None:
    """original 16: in a pasture, in a stable, in the home."""
    assert points("boar", goods={"boar": 4}, pastures=[["e1"]], stables=["b1"]) == 2


def test_16_unused_spaces() -> None:
    """original 16: -1 for each space without room, field, stable or pasture."""
    assert points("unused spaces") == -13
    assert points("unused spaces", fields={"c2": {}}, stables=["b1", "e1"], pastures=[["e1", "e2"]]) == -9


def test_16_fenced_stables() -> None:
    """original 16: +1 for each fenced stable; unfenced ones and none at all are worth 0."""
    assert points("fenced stables") == 0
    assert points("fenced stables", stables=["b1", "e1", "e2"], pastures=[["e1", "e2"]]) == 2


@pytest.mark.parametrize(("house", "expected"), [("wood", 0), ("clay", 3), ("stone", 6)])
def test_16_rooms(house: str, expected: int) -> None:
    """original 16: 0, 1 or 2 points for each room."""
    assert points("rooms", house=house, rooms=["a1", "a2", "a3"]) == expected


@pytest.mark.parametrize("family", [2, 3, 4, 5])
def test_16_family(family: int) -> None:
    """original 16: +3 for each family member, newborns too."""
    assert points("people", family=family, newborns=family - 2) == 3 * family


def test_16_begging() -> None:
    """original 16: -3 for each begging card."""
    assert points("begging", begging=2) == -6


def test_16_printed_and_bonus_points() -> None:
    """original 16, 13: Well 4, Pottery 2 and 1 for 3 clay."""
    table = final({"goods": {"clay": 3}, "cards": ["M-well", "M-pottery"]})
    assert (table.score()["cards"], table.score()["bonus"]) == (6, 1)


def test_16_the_total_is_the_sum_of_all_lines() -> None:
    """original 16: a whole farm, reckoned by hand."""
    table = final({
        "goods": {"grain": 2, "vegetable": 1, "sheep": 4, "boar": 1, "wood": 5},
        "house": "clay", "rooms": ["a1", "a2", "a3"], "family": 4,
        "fields": {"b3": {"grain": 2}, "c3": {}},
        "pastures": [["d1", "e1"], ["d2"]], "stables": ["e1", "b1"],
        "cards": ["M-joinery", "M-fireplace-3"], "begging": 1,
    })  # fmt: skip
    # fields 1, pastures 2, grain (4) 2, vegetables 1, sheep 2, boar 1, cattle -1, fenced stable 1, clay rooms 3,
    # people 12, begging -3, cards 2 + 1, bonus (5 wood) 2; unused: 15 - 3 rooms - 2 fields - 3 fenced - 1 stable = 6
    assert table.total() == 1 + 2 + 2 + 1 + 2 + 1 - 1 + 1 + 3 + 12 - 3 + 3 + 2 - 6
    assert sum(table.score().values()) == table.total()


def test_16_most_points_wins() -> None:
    """original 16: the most points win."""
    table = final({"family": 3}, {"family": 4}, {"family": 2}, players=3)
    assert table.game.winners() == [1]
    returns = table.game.returns()
    assert returns[1] == max(returns) == returns[0] + 3


@pytest.mark.parametrize("goods", [{}, {"wood": 9}, {"food": 9, "stone": 3}])
def test_16_op_28_ties_share_the_victory(goods: dict[str, int]) -> None:
    """original 16, OP-28: there is no tie-break, whatever lies in the supplies."""
    table = final({"family": 3, "goods": goods}, {"family": 3, "goods": {}}, {"goods": {}}, players=3)
    assert table.game.winners() == [0, 1]


# --- 17 solo ----------------------------------------------------------------------------------------------------------


def test_17_the_wood_space_gets_2_wood() -> None:
    """original 17: 2 wood per round instead of 3."""
    table = fresh("original", 1)
    assert table.lying_on("3 Wood") == {"wood": 2}


def test_17_family_solo_the_storehouse_stays_empty() -> None:
    """original 17, OP-17: no food on the storehouse, round after round."""
    table = fresh("original", 1)
    table.do("3 Wood", "1 Reed")
    assert table.game.round == 2
    assert table.lying_on("Starting Player and Storehouse") == {}
    assert table.lying_on("3 Wood") == {"wood": 2}


@pytest.mark.parametrize(("family", "newborns", "due"), [(2, 0, 6), (3, 1, 7), (4, 0, 12)])
def test_17_adults_eat_3_food(family: int, newborns: int, due: int) -> None:
    """original 17: 3 food for an adult, 1 for a newborn."""
    table = play("original", 1, round=4, phase="feeding", seats=[{"family": family, "newborns": newborns, "goods": {}}])
    assert table.yard()["begging"] == due


def test_17_the_solo_player_is_always_starting_player() -> None:
    """original 17: turn after turn the same seat."""
    table = fresh("original", 1)
    for move in ("3 Wood", "1 Reed", "3 Wood", "1 Reed", "3 Wood", "1 Reed"):
        assert (table.game.current_player, table.look()["starting_player"]) == (0, 0)
        table.do(move)
    assert table.game.round == 4


# --- 18.1 family game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_18_1_there_are_no_hands_and_no_occupation_spaces(players: int) -> None:
    """original 18.1: no occupations, no minor improvements, no hands."""
    table = play("original", players, round=14)
    assert table.look()["hand"] == []
    assert table.yard()["hand_size"] == 0
    assert not any("Occupation" in name for name in table.spaces())
    assert sorted(table.look()["cards"]) == sorted(table.look()["majors"])

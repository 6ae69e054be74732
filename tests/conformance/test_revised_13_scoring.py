"""Revised edition, section 13: scoring, with the worked examples A and B."""

from __future__ import annotations

import pytest

from tests.kit import Table, play


def scored(**farm: object) -> Table:
    """The first player's farm after the harvest of round 14."""
    return play("revised", round=14, phase="end", seats=[{"goods": {}, **farm}])


FIELDS = ["c1", "d1", "e1", "e2", "d2", "c2", "c3", "d3", "e3"]
SINGLE_PASTURES = [["c1"], ["d1"], ["e1"], ["e2"]]  # 4 + 3 + 3 + 3 fences
HERDS = {"pastures": [["c1", "d1", "e1"]], "stables": ["c1", "d1"]}  # room for 24 and a pet


@pytest.mark.parametrize(
    ("category", "points"),
    [
        ("fields", (-1, -1, 1, 2, 3, 4, 4, 4, 4, 4)),
        ("grain", (-1, 1, 1, 1, 2, 2, 3, 3, 4, 4)),
        ("vegetables", (-1, 1, 2, 3, 4, 4, 4, 4, 4, 4)),
        ("sheep", (-1, 1, 1, 1, 2, 2, 3, 3, 4, 4)),
        ("boar", (-1, 1, 1, 2, 2, 3, 3, 4, 4, 4)),
        ("cattle", (-1, 1, 2, 2, 3, 3, 4, 4, 4, 4)),
    ],
)
def test_13_we_b19_category_table(category: str, points: tuple[int, ...]) -> None:
    """revised 13 and WE-B19: the points for 0 to 9 of each category."""
    for count, expected in enumerate(points):
        if category == "fields":
            table = scored(fields={cell: {} for cell in FIELDS[:count]})
        else:
            good = "vegetable" if category == "vegetables" else category
            table = scored(goods={good: count}, **HERDS)
        assert table.score()[category] == expected, f"{count} {category}"


@pytest.mark.parametrize(("count", "points"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_13_we_b19_pastures(count: int, points: int) -> None:
    """revised 13 and WE-B19: -1 for none, 1 to 4 for 1 to 4 pastures."""
    assert scored(pastures=SINGLE_PASTURES[:count]).score()["pastures"] == points


def test_13_more_than_four_pastures_give_4() -> None:
    """revised 13: 4 points for 4 or more. Six single spaces in a block take 17 fences, five 15 (2x2 and one)."""
    five = [["c1"], ["d1"], ["c2"], ["d2"], ["e2"]]
    table = scored(pastures=five)
    assert len(table.yard()["pastures"]) == 5
    assert table.score()["pastures"] == 4


def test_13_unused_spaces() -> None:
    """revised 13: -1 per unused farmyard space."""
    assert scored().score()["unused spaces"] == -13
    assert scored(fields={"c1": {}}, stables=["d1"], pastures=[["e1", "e2"]]).score()["unused spaces"] == -9


def test_13_fenced_stables() -> None:
    """revised 13 and 13.4: +1 per stable inside a pasture; unfenced ones give nothing."""
    table = scored(pastures=[["c1", "d1"]], stables=["c1", "d1", "e3", "a1"])
    assert table.score()["fenced stables"] == 2
    assert scored(pastures=[["c1", "d1", "c2", "d2"]], stables=["c1", "d1", "c2", "d2"]).score()["fenced stables"] == 4


@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 4), ("stone", 8)])
def test_13_we_b8_rooms(house: str, points: int) -> None:
    """revised 13, 13.6 and WE-B8: 4 clay rooms 4 points, 4 stone rooms 8; wood rooms are worth nothing."""
    assert scored(house=house, rooms=["a1", "a2", "a3", "b1"]).score()["rooms"] == points


@pytest.mark.parametrize(("family", "points"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_13_we_b7_we_b9_people(family: int, points: int) -> None:
    """revised 13, WE-B7 and WE-B9: +3 per person in play, with room or without; 4 people 12, 5 people 15."""
    assert scored(family=family).score()["people"] == points


def test_13_a_newborn_of_the_last_round_counts() -> None:
    """revised 13 with 7.3.5: people in play, newborns included."""
    table = play("revised", 1, round=14, seats=[{"goods": {"food": 20}, "placed": ["Forest"]}])
    table.do("Urgent Wish for Children")
    assert table.game.is_terminal()
    assert table.score()["people"] == 9


def test_13_we_b17_begging_markers() -> None:
    """revised 13 and WE-B17: -3 each; two markers -6."""
    assert scored(begging=2).score()["begging"] == -6


def test_13_printed_points_of_improvements() -> None:
    """revised 13: printed points of the improvements in front of you: all ten give 19."""
    ids = ["M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5", "M-well", "M-clay-oven", "M-stone-oven",
           "M-joinery", "M-pottery", "M-basketmaker"]  # fmt: skip
    assert scored(cards=ids).score()["cards"] == 4 * 1 + 4 + 2 + 3 + 3 * 2


def test_13_1_fields_count_planted_or_not() -> None:
    """revised 13.1: field tiles, planted or not."""
    assert scored(fields={"c1": {}, "c2": {"grain": 3}, "c3": {"vegetable": 1}}).score()["fields"] == 2


def test_13_1_pastures_count_as_areas_whatever_their_size() -> None:
    """revised 13.1: number of areas, not spaces; size and content do not matter."""
    assert scored(pastures=[["c1", "d1", "e1", "c2", "d2", "e2"]]).score()["pastures"] == 1


def test_13_2_crops_on_fields_and_in_the_supply_count() -> None:
    """revised 13.2: supply + field tiles."""
    table = scored(goods={"grain": 1, "vegetable": 1}, fields={"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {}})
    assert (table.score()["grain"], table.score()["vegetables"]) == (2, 3)


def test_13_3_animals_count_wherever_they_live() -> None:
    """revised 13.3: pasture, stable and house alike."""
    table = scored(goods={"sheep": 2, "boar": 1, "cattle": 1}, pastures=[["c1"]], stables=["e3"])
    assert (table.score()["sheep"], table.score()["boar"], table.score()["cattle"]) == (1, 1, 1)


def test_13_6_food_and_resources_are_worth_nothing() -> None:
    """revised 13.6: food is worth nothing; nor are building resources without a craft."""
    assert scored(goods={"food": 50, "wood": 9, "clay": 9, "reed": 9, "stone": 9}).total() == scored().total()


def test_13_7_we_b20_the_total_may_be_negative() -> None:
    """revised 13.7 and WE-B20: the start position is worth -7 - 13 + 6 = -14."""
    assert scored().total() == -14


def test_13_9_most_points_win() -> None:
    """revised 13.9: most points."""
    table = play("revised", 3, round=14, phase="end", seats=[{}, {"family": 3}, {"goods": {"stone": 9}}])
    assert table.game.winners() == [1]


def test_13_9_the_tie_break_is_building_resources() -> None:
    """revised 13.9: wood + clay + reed + stone in the supply break a tie; crops and food do not."""
    seats: list[dict[str, object]] = [
        {"goods": {"wood": 3, "food": 9}},
        {"goods": {"wood": 1, "clay": 1, "reed": 1, "stone": 1}},
        {"goods": {"food": 9}},
    ]
    table = play("revised", 3, round=14, phase="end", seats=seats)
    assert {table.total(seat) for seat in range(3)} == {-14}
    assert table.game.winners() == [1]


def test_13_9_op_8_still_tied_players_share_the_rank() -> None:
    """revised 13.9 and OP-8: still tied: the players share the rank."""
    seats = [{"goods": {"wood": 2}}, {"goods": {"stone": 2}}, {"goods": {"reed": 1}}]
    table = play("revised", 3, round=14, phase="end", seats=seats)
    assert table.game.winners() == [0, 1]


EXAMPLE_FARM: dict[str, object] = {
    "house": "stone",
    "rooms": ["a1", "b1", "a2", "a3"],
    "family": 5,
    "pastures": [["c2", "c3"], ["d3", "e3"]],
    "stables": ["e3", "b3"],
    "cards": ["M-joinery"],
}


@pytest.mark.parametrize(("in_supply", "grain_points"), [(2, 2), (1, 1)], ids=["WE-A1", "WE-A2"])
def test_we_a1_we_a2_full_scoring_example(in_supply: int, grain_points: int) -> None:
    """WE-A1 and WE-A2 without the hand cards: the farm gives 36 (35 with one grain less), the Joinery 2 + 2."""
    fields = {"d1": {}, "e1": {"grain": 2}, "d2": {}, "e2": {"vegetable": 1}}
    goods = {"grain": in_supply, "sheep": 8, "boar": 6, "wood": 5}
    table = scored(**EXAMPLE_FARM, fields=fields, goods=goods)
    assert table.yard()["unused"] == ["c1", "b2"]
    assert len(table.yard()["fences"]) == 11
    expected = {
        "rooms": 8, "fields": 3, "people": 15, "grain": grain_points, "vegetables": 1, "unused spaces": -2,
        "fenced stables": 1, "cattle": -1, "pastures": 2, "sheep": 4, "boar": 3, "begging": 0,
    }  # fmt: skip
    assert table.score() == {**expected, "cards": 2, "bonus": 2}
    farm = 34 + grain_points
    assert sum(expected.values()) == farm
    assert table.total() == farm + 4


def test_we_b1_three_field_tiles() -> None:
    """WE-B1: 3 field tiles are worth 2."""
    assert scored(fields={"c1": {}, "c2": {}, "c3": {}}).score()["fields"] == 2


def test_we_b2_we_e3_three_pastures_with_14_fences() -> None:
    """WE-B2, WE-E3: a block of 2 by 3 in pastures of 1, 3 and 2 spaces takes 14 fences and is worth 3."""
    table = scored(pastures=[["c1"], ["d1", "e1", "e2"], ["c2", "d2"]])
    assert len(table.yard()["fences"]) == 14
    assert table.score()["pastures"] == 3


def test_we_b5_two_unused_spaces() -> None:
    """WE-B5: 2 unused spaces are worth -2."""
    fields = ["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3"]
    assert scored(fields={cell: {} for cell in fields}).score()["unused spaces"] == -2


def test_we_b6_one_fenced_stable() -> None:
    """WE-B6: 1 fenced stable among several is worth 1."""
    assert scored(stables=["c1", "e3"], pastures=[["c1"]]).score()["fenced stables"] == 1


@pytest.mark.parametrize(("wood", "points"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (12, 3)])
def test_we_b14_joinery(wood: int, points: int) -> None:
    """WE-B14: 0-2 / 3-4 / 5-6 / 7+ wood give 0/1/2/3 bonus points."""
    assert scored(goods={"wood": wood}, cards=["M-joinery"]).score()["bonus"] == points


@pytest.mark.parametrize(("reed", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (9, 3)])
def test_we_b15_basketmakers_workshop(reed: int, points: int) -> None:
    """WE-B15: 1/2/3/4/5/9 reed give 0/1/1/2/3/3 bonus points."""
    assert scored(goods={"reed": reed}, cards=["M-basketmaker"]).score()["bonus"] == points

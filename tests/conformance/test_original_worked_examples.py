"""The worked examples of the rulebooks for the original edition, as test vectors (WE-B to WE-I)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, fresh, play

EXPAND = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
GROW = "After Family Growth also 1 Minor Improvement"
GROW_ANYWAY = "Family Growth even without Room"
BUY = "1 Major or Minor Improvement"


def farm(*, round: int = 14, **seat: Any) -> Table:
    """A table at which seat 0 has the given farm and is to place a person."""
    return play("original", round=round, seats=[{"goods": {}, **seat}])


# --- B: scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "expected"), [("clay", 4), ("stone", 8)])
def test_we_b8_four_clay_and_four_stone_rooms(house: str, expected: int) -> None:
    """WE-B8: 4 clay rooms 4 points, 4 stone rooms 8."""
    assert farm(house=house, rooms=["a1", "b1", "a2", "a3"]).score()["rooms"] == expected


def test_we_b9_five_people() -> None:
    """WE-B9: 5 people, 15 points."""
    assert farm(family=5).score()["people"] == 15


def test_we_b11_three_fenced_spaces_in_two_pastures() -> None:
    """WE-B11: 3 fenced spaces forming 2 pastures count as 2 pastures, not 3."""
    assert farm(pastures=[["d1", "e1"], ["e2"]]).score()["pastures"] == 2


def test_we_b17_two_begging_cards() -> None:
    """WE-B17: -6 points."""
    assert farm(begging=2).score()["begging"] == -6


B19 = {
    "fields": [-1, -1, 1, 2, 3, 4, 4, 4, 4, 4],
    "pastures": [-1, 1, 2, 3, 4],
    "grain": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "vegetables": [-1, 1, 2, 3, 4, 4, 4, 4, 4, 4],
    "sheep": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "boar": [-1, 1, 1, 2, 2, 3, 3, 4, 4, 4],
    "cattle": [-1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
}


def _with(category: str, count: int) -> dict[str, Any]:
    """A farm with so many of a category."""
    if category == "fields":
        return {"fields": {cell: {} for cell in ["b1", "c1", "d1", "e1", "e2", "d2", "c2", "b2", "b3"][:count]}}
    if category == "pastures":
        return {"pastures": [["d1"], ["e1"], ["d2"], ["e2"]][:count]}
    good = "vegetable" if category == "vegetables" else category
    return {"goods": {good: count}, "pastures": [["c1", "d1", "e1", "c2", "d2"]]}


@pytest.mark.parametrize("category", list(B19))
def test_we_b19_category_table(category: str) -> None:
    """WE-B19: points for 0, 1, 2, ... of each category; 15 fences make no more than a few pastures."""
    found = [farm(**_with(category, count)).score()[category] for count in range(len(B19[category]))]
    assert found == B19[category]


def test_we_b20_the_empty_farm() -> None:
    """WE-B20: the start position is worth -7 - 13 + 6 = -14."""
    assert fresh("original").total() == -14


# --- C: house and family ----------------------------------------------------------------------------------------------


def test_we_c1_extending_and_renovating() -> None:
    """WE-C1: wood 2 -> 3 rooms, clay 3 -> 4 rooms, stone 4 rooms, at the printed prices."""
    table = farm(goods={"wood": 5, "reed": 2}).do(EXPAND, "build rooms", "room a1").expect(wood=0, reed=0)
    assert (table.yard()["house"], len(table.yard()["rooms"])) == ("wood", 3)
    rooms = ["a1", "a2", "a3"]
    table = farm(rooms=rooms, goods={"clay": 3, "reed": 1}).do(RENOVATE).expect(clay=0, reed=0)
    assert (table.yard()["house"], len(table.yard()["rooms"])) == ("clay", 3)
    table = farm(rooms=rooms, house="clay", goods={"clay": 5, "reed": 2}).do(EXPAND, "room b1").expect(clay=0, reed=0)
    assert (table.yard()["house"], len(table.yard()["rooms"])) == ("clay", 4)
    four = [*rooms, "b1"]
    table = farm(rooms=four, house="clay", goods={"stone": 4, "reed": 1}).do(RENOVATE).expect(stone=0, reed=0)
    assert (table.yard()["house"], len(table.yard()["rooms"])) == ("stone", 4)
    assert "stone short" in farm(rooms=four, house="stone", goods={"clay": 5, "reed": 2}).refuses(EXPAND)


def test_we_c2_one_renovation_step_per_action() -> None:
    """WE-C2: 2 clay, 2 reed and 2 stone in a wooden hut make a clay hut, not a stone house."""
    table = farm(goods={"clay": 2, "reed": 2, "stone": 2})
    table.do(RENOVATE).expect(clay=0, reed=1, stone=2)
    assert table.yard()["house"] == "clay"


def test_we_c3_growth_without_room() -> None:
    """WE-C3: three times growth without room: 5 people in 2 rooms; a sixth is impossible."""
    for people in (2, 3, 4):
        table = farm(family=people).do(GROW_ANYWAY)
        assert (table.yard()["family"], len(table.yard()["rooms"])) == (people + 1, 2)
    assert "no person left" in farm(family=5).refuses(GROW_ANYWAY)


def test_we_c4_room_after_growth() -> None:
    """WE-C4: 3 people in 3 rooms may not grow, in 4 rooms they may."""
    assert "3 rooms for 3 people" in farm(family=3, rooms=["a1", "a2", "a3"]).refuses(GROW)
    assert farm(family=3, rooms=["a1", "a2", "a3", "b1"]).do(GROW).yard()["family"] == 4


def test_we_c5_the_first_part_is_compulsory() -> None:
    """WE-C5: stables without rooms are legal; an improvement without renovating is not."""
    assert farm(goods={"wood": 2}).do(EXPAND, "stable e1").yard()["stables"] == ["e1"]
    assert "clay short" in farm(goods={"clay": 1, "stone": 9, "wood": 9, "reed": 9}).refuses(RENOVATE)


@pytest.mark.parametrize(
    ("adults", "newborns", "players", "due"), [(2, 0, 2, 4), (2, 1, 2, 5), (3, 0, 2, 6), (2, 1, 1, 7)]
)
def test_we_c6_feeding(adults: int, newborns: int, players: int, due: int) -> None:
    """WE-C6: 2 food for an adult (solo 3), 1 for a newborn."""
    seat = {"family": adults + newborns, "newborns": newborns, "goods": {}}
    table = play("original", players, round=4, phase="feeding", seats=[seat])
    assert table.yard()["begging"] == due


def test_we_c6_begging() -> None:
    """WE-C6: 5 food due, 3 there, nothing converted: 2 begging cards."""
    seat = {"family": 3, "newborns": 1, "goods": {"food": 3, "grain": 2}}
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert table.do("beg 2").yard()["begging"] == 2


# --- D: fields --------------------------------------------------------------------------------------------------------


def test_we_d1_sowing_and_harvesting() -> None:
    """WE-D1: the two fields of Iacob, step by step."""
    table = farm(fields={"c1": {}, "d1": {}}, goods={"grain": 1, "vegetable": 1})
    table.do("Sow and/or Bake Bread", "sow 1 grain, 1 vegetable").expect(grain=0, vegetable=0)
    fields = table.yard()["fields"]
    assert fields == {"c1": {"grain": 3}, "d1": {"vegetable": 2}}
    for supply, after in ((1, {"c1": {"grain": 2}, "d1": {"vegetable": 1}}), (2, {"c1": {"grain": 1}, "d1": {}})):
        goods = {"grain": supply - 1, "vegetable": supply - 1, "food": 4}
        table = play("original", round=4, phase="harvest", seats=[{"fields": fields, "goods": goods}])
        table.expect(grain=supply, vegetable=supply)
        fields = table.yard()["fields"]
        assert fields == after
    table = farm(fields=fields, goods={"grain": 2, "vegetable": 2}).do("Plow 1 Field", "plow e1")
    assert table.yard()["fields"] == {"c1": {"grain": 1}, "d1": {}, "e1": {}}
    for card, food in (("M-fireplace-2", 4), ("M-hearth-4", 6)):
        seat = {"fields": table.yard()["fields"], "goods": {"grain": 2, "vegetable": 2}, "cards": [card]}
        last = farm(**seat).do("Sow and/or Bake Bread", "sow", "sow 2 vegetable", "bake 2 grain")
        last.expect(grain=0, vegetable=0, food=food)
        assert last.yard()["fields"] == {"c1": {"grain": 1}, "d1": {"vegetable": 2}, "e1": {"vegetable": 2}}


def test_we_d2_yields() -> None:
    """WE-D2: 1 grain sown is 3 on the field, 1 vegetable 2."""
    table = farm(fields={"c1": {}}, goods={"grain": 1, "vegetable": 1})
    assert table.do("Sow and/or Bake Bread", "sow 1 grain").yard()["fields"] == {"c1": {"grain": 3}}
    table = farm(fields={"c1": {}}, goods={"grain": 1, "vegetable": 1})
    assert table.do("Sow and/or Bake Bread", "sow 1 vegetable").yard()["fields"] == {"c1": {"vegetable": 2}}


# --- E: fences, stables, animals --------------------------------------------------------------------------------------


def test_we_e1_eleven_fences_three_pastures() -> None:
    """WE-E1: a 2 x 2 block as {a}, {b}, {c, d} takes 11 fences and holds 2 sheep, 1 boar and 3 cattle."""
    table = farm(goods={"wood": 11}).do("Fences", "fence d1", "fence e1", "fence d2 e2").expect(wood=0)
    assert len(table.yard()["fences"]) == 11
    assert [area["capacity"] for area in table.yard()["pastures"]] == [2, 2, 4]
    pastures = [["d1"], ["e1"], ["d2", "e2"]]
    assert farm(goods={"sheep": 2, "boar": 1, "cattle": 3}, pastures=pastures).score()["cattle"] == 2


@pytest.mark.parametrize(("cells", "stables", "capacity"), [(1, 0, 2), (1, 1, 4), (2, 0, 4), (2, 1, 8), (2, 2, 16)])
def test_we_e4_stables_double(cells: int, stables: int, capacity: int) -> None:
    """WE-E4: capacities by spaces and stables."""
    area = ["d1", "e1"][:cells]
    assert farm(pastures=[area], stables=area[:stables]).yard()["pastures"][0]["capacity"] == capacity


def test_we_e5_subdividing() -> None:
    """WE-E5: 2 spaces with 1 stable hold 8; divided they hold 2 and 4."""
    table = farm(goods={"wood": 1}, pastures=[["d1", "e1"]], stables=["e1"])
    assert [area["capacity"] for area in table.yard()["pastures"]] == [8]
    table.do("Fences", "fence d1").expect(wood=0)
    assert [area["capacity"] for area in table.yard()["pastures"]] == [2, 4]


def _bred(goods: dict[str, int], **seat: Any) -> Table:
    return play("original", round=4, phase="breeding", seats=[{"goods": goods, **seat}])


def test_we_e6_breeding() -> None:
    """WE-E6: 3 animals and one free stable give 1 newborn; full places none; parents may live apart."""
    _bred({"sheep": 3}, pastures=[["d1"]], stables=["b1"]).expect(sheep=4)
    _bred({"boar": 2}, stables=["b1"], cards=["M-fireplace-2"]).expect(boar=2, food=0)
    _bred({"cattle": 2}, stables=["b1", "e3"]).expect(cattle=3)


# --- F: improvements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "rates", "bread"),
    [
        ("M-fireplace-2", {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}, 2),
        ("M-hearth-4", {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}, 3),
    ],
)
def test_we_f2_f3_fireplace_and_hearth(card: str, rates: dict[str, int], bread: int) -> None:
    """WE-F2, WE-F3: food for a vegetable, a sheep, a boar, a cattle, and a baked grain."""
    for good, food in rates.items():
        seat = {"goods": {good: 1}, "cards": [card]}
        table = play("original", round=4, phase="feeding", seats=[seat])
        assert f"convert 1 {good} to {food} food" in table.offers()
    farm(goods={"grain": 1}, cards=[card]).do("Build 1 Stable and/or Bake Bread").expect(grain=0, food=bread)


def test_we_f4_stone_oven_with_three_grain() -> None:
    """WE-F4: 2 grain become 8 food, the third stays."""
    table = farm(goods={"grain": 3}, cards=["M-stone-oven"]).do("Build 1 Stable and/or Bake Bread", "bake 2 grain")
    table.expect(grain=1, food=8)


def test_we_f6_a_returned_fireplace_can_be_bought_again_by_the_same_player() -> None:
    """WE-F6: no clay is paid for the hearth; the Fireplace is available again, also to its old owner."""
    seat = {"goods": {"clay": 4, "reed": 1}, "cards": ["M-fireplace-2"]}
    table = play("original", round=14, seats=[seat, {"placed": ["1 Reed", "1 Clay"]}])
    table.do(BUY, "build Cooking Hearth (4 clay)", "pay by returning Fireplace (2 clay)").expect(clay=4)
    assert "M-fireplace-2" in table.look()["majors"]
    table.do(RENOVATE, "build Fireplace (2 clay)")
    assert table.yard()["cards"] == ["M-hearth-4", "M-fireplace-2"]


# --- G, H, I ----------------------------------------------------------------------------------------------------------


def test_we_g1_cards_per_stage_and_harvests() -> None:
    """WE-G1: 4, 3, 2, 2, 2, 1 round cards; harvests after rounds 4, 7, 9, 11, 13, 14."""
    table = play("original", round=14)
    stages = [space["stage"] for space in table.spaces().values() if space["stage"]]
    assert [stages.count(stage) for stage in range(1, 7)] == [4, 3, 2, 2, 2, 1]
    assert table.look()["harvest_rounds"] == [4, 7, 9, 11, 13, 14]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_we_i17_starting_food(players: int) -> None:
    """WE-I17: the starting player has 2 food, the others 3."""
    table = fresh("original", players)
    food = sorted(table.goods(seat)["food"] for seat in range(players))
    assert food == [2] + [3] * (players - 1)

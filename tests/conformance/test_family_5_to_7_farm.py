"""What a person does in the Family Edition, and where animals live (family 5 to 7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, play

SHAPES = ("small", "two", "three", "corner", "four")
TITLES = ("small", "2-square", "3-square", "corner", "4-square")


def farm(round: int = 14, players: int = 1, **seat: Any) -> Table:
    """A table at the start of work, with one farm that differs from the first one."""
    return play("family", players, round=round, seats=[seat])


def shapes(table: Table) -> list[tuple[str, bool]]:
    """The pastures of the first farm: the shape, and whether a stable stands in it."""
    return [(pasture["shape"], pasture["stable"]) for pasture in table.yard()["pastures"]]


# --- 5: family growth -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rooms", "family", "allowed"), [(2, 2, False), (3, 2, True), (3, 3, False), (4, 3, True)])
def test_5_family_growth_needs_more_rooms_than_people(rooms: int, family: int, allowed: bool) -> None:
    table = farm(5, rooms=rooms, family=family)
    assert (not table.why_not("family_growth")) == allowed


@pytest.mark.parametrize("rooms", [2, 3, 8])
def test_5_without_room_rooms_do_not_matter(rooms: int) -> None:
    table = farm(12, rooms=rooms, family=4)
    table.do("Family Growth even without Room")
    assert table.farm().family == 5


@pytest.mark.parametrize("space", ["family_growth", "family_growth_no_room"])
def test_5_five_people_are_the_most(space: str) -> None:
    assert farm(rooms=8, family=5).why_not(space) == "no person left"


def test_5_after_births_without_room_family_growth_still_asks_for_more_rooms_than_people() -> None:
    table = farm(12, rooms=4, family=3)
    table.do("Family Growth even without Room")
    assert table.why_not("family_growth") == "no room: 4 rooms for 4 people"


def test_5_the_newborn_lies_beside_its_parent_and_takes_no_action() -> None:
    table = farm(12, rooms=3)
    table.do("Family Growth even without Room")
    assert table.yard()["newborns_on"] == ["family_growth_no_room"]
    assert table.farm().home == 1


# --- 5: rooms ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "space"), [("wood", "Wood Rooms and/or Stables"), ("clay", "Clay Rooms and/or Stables")]
)
def test_5_rooms_of_the_material_of_the_house(house: str, space: str) -> None:
    """WE-J2: wood room 5 wood + 2 reed, clay room 3 clay + 1 reed."""
    price = {"wood": {"wood": 5, "reed": 2}, "clay": {"clay": 3, "reed": 1}}[house]
    table = play("family", 2, round=4, ask_forced=True, seats=[{"house": house, "goods": price}])
    table.do(space, f"build {house} rooms", "build 1 room")
    table.do(*table.offers())
    assert table.yard()["rooms"] == 3
    assert table.yard()["goods"] == {}


@pytest.mark.parametrize(("house", "space"), [("clay", "wood_rooms"), ("wood", "clay_rooms")])
def test_5_no_rooms_of_another_material(house: str, space: str) -> None:
    table = farm(house=house, goods={"wood": 1, "clay": 9, "reed": 9})
    assert f"the house is made of {house}" in table.why_not(space)


def test_5_any_number_of_rooms_in_one_action() -> None:
    table = farm(goods={"wood": 17, "reed": 6})
    table.do("Wood Rooms and/or Stables", "build wood rooms")
    assert table.offers() == ["build 1 room", "build 2 rooms", "build 3 rooms"]
    table.do("build 3 rooms", "build a stable beside the farm").expect(wood=0, reed=0)
    assert (table.yard()["rooms"], table.yard()["stables"]) == (5, 1)


def test_5_rooms_are_shared_by_all() -> None:
    """12 for all: 7 + 4 are built, one is left, though the goods would be enough for three."""
    table = play("family", 2, round=2, seats=[{"rooms": 9, "goods": {"wood": 15, "reed": 6}}, {"rooms": 6}])
    table.do("Wood Rooms and/or Stables", "build wood rooms").expect(wood=10, reed=4)
    assert table.yard()["rooms"] == 10
    table.do("done")
    table = play("family", 2, round=2, seats=[{"rooms": 9, "goods": {"wood": 1, "reed": 6}}, {"rooms": 7}])
    assert "build wood rooms: no room is left" in table.why_not("wood_rooms")


# --- 5: stables -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["wood", "clay"])
@pytest.mark.parametrize("space", ["Wood Rooms and/or Stables", "Clay Rooms and/or Stables"])
def test_5_stables_whatever_the_house_is_made_of(house: str, space: str) -> None:
    table = farm(house=house, goods={"wood": 5})
    table.do(space, "build a stable beside the farm").expect(wood=1)
    assert table.yard()["stables"] == 2, "the first was no choice"


def test_5_any_number_of_stables_2_wood_each() -> None:
    table = farm(4, goods={"wood": 7}, pastures=["small", "four"])
    table.do("Wood Rooms and/or Stables")
    assert table.offers() == [
        "build a stable beside the farm", "build a stable in a small pasture", "build a stable in a 4-square pasture",
    ]  # fmt: skip
    table.do("build a stable in a small pasture", "build a stable beside the farm")
    table.do("build a stable in a 4-square pasture").expect(wood=1)
    assert shapes(table) == [("small", True), ("four", True)]
    assert table.yard()["stables"] == 1


def test_5_a_pasture_takes_one_stable() -> None:
    table = farm(4, goods={"wood": 4}, pastures=[{"shape": "small", "stable": True}])
    table.do("Wood Rooms and/or Stables")
    assert table.yard()["stables"] == 1, "beside the farm was the only place, so nothing was asked"
    assert table.offers() == ["build a stable beside the farm", "done"]


def test_5_stables_are_shared_by_all() -> None:
    table = play("family", 2, round=2, seats=[{"goods": {"wood": 9}}, {"stables": 9}])
    table.do("Wood Rooms and/or Stables").expect(wood=7)
    table = play("family", 2, round=2, seats=[{"goods": {"wood": 9}, "stables": 1}, {"stables": 9}])
    assert "build stables: no stable left" in table.why_not("wood_rooms")


# --- 5: renovation ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rooms", [2, 5, 14])
def test_5_renovation_costs_3_clay_and_1_reed_in_all(rooms: int) -> None:
    table = farm(3, rooms=rooms, goods={"clay": 4, "reed": 2})
    table.do("Renovation and/or Stable", "renovate", "done").expect(clay=1, reed=1)
    assert (table.yard()["house"], table.yard()["rooms"]) == ("clay", rooms)


def test_5_renovation_happens_once() -> None:
    table = play("family", 1, round=3, seats=[{"house": "clay", "goods": {"clay": 9, "reed": 9}, "stables": 10}])
    reason = table.why_not("renovation")
    assert "a clay house can't be renovated" in reason
    assert "no stable left" in reason


def test_5_the_free_stable_before_after_or_without_the_renovation() -> None:
    for moves in (["build 1 stable", "build a stable beside the farm", "renovate to clay"], ["renovate"]):
        table = farm(3, goods={"clay": 3, "reed": 1}, pastures=["two"])
        table.do("Renovation and/or Stable", *moves)
        if moves == ["renovate"]:
            table.do("build a stable in a 2-square pasture")
        assert table.yard()["house"] == "clay"
        assert table.yard()["stables"] + sum(stable for _, stable in shapes(table)) == 1
        table.expect(clay=0, reed=0)
    table = farm(3, house="clay", goods={})
    table.do("Renovation and/or Stable")
    assert table.yard()["stables"] == 1, "one, for nothing"


# --- 5: plowing and sowing --------------------------------------------------------------------------------------------


def test_5_plowing_takes_exactly_one_field() -> None:
    table = farm()
    table.do("Plow")
    assert table.yard()["fields"] == [0]
    assert table.look()["supply"]["small"] == 19


@pytest.mark.parametrize(
    ("fields", "grain", "most"), [([0], 5, 1), ([0, 0, 0, 0, 0], 5, 3), ([0, 0, 0], 2, 2), ([0, 0, 1, 2, 3], 5, 2)]
)
def test_5_sow_up_to_three_empty_fields(fields: list[int], grain: int, most: int) -> None:
    table = play("family", 1, ask_forced=True, seats=[{"fields": fields, "goods": {"grain": grain}}])
    table.do("Sow")
    assert table.offers() == [f"sow {number} grain" for number in range(1, most + 1)]
    table.do(f"sow {most} grain").expect(grain=grain - most)
    assert table.yard()["fields"].count(3) == fields.count(3) + most


def test_5_at_least_one_field_must_be_sown() -> None:
    assert farm(fields=[0]).why_not("sow") == "nothing to sow"
    assert farm(fields=[1, 2, 3], goods={"grain": 1}).why_not("sow") == "no empty field"


def test_5_plow_and_sow_take_either_or_both_in_any_order() -> None:
    table = farm(goods={"grain": 1})
    table.do("Plow and/or Sow", "sow 1 grain")
    assert table.yard()["fields"] == [3], "the new field may be sown"
    table = farm(goods={"grain": 1}, fields=[0])
    table.do("Plow and/or Sow", "sow", "plow a field")
    assert table.yard()["fields"] == [3, 0]
    table = farm(goods={"grain": 1}, fields=[0])
    table.do("Plow and/or Sow", "sow", "done")
    assert table.yard()["fields"] == [3]
    table = farm(goods={"grain": 1}, fields=[0])
    table.do("Plow and/or Sow", "plow a field", "done").expect(grain=1)
    assert table.yard()["fields"] == [0, 0]


# --- 5: pastures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "title", "wood", "animals"),
    [("small", "small", 3, 2), ("two", "2-square", 5, 4), ("three", "3-square", 6, 6), ("corner", "corner", 6, 6),
     ("four", "4-square", 7, 8)],
)  # fmt: skip
def test_5_pastures_cost_their_printed_wood_and_hold_their_animals(
    shape: str, title: str, wood: int, animals: int
) -> None:
    """WE-J3, D4, D5: the small one costs 3 wood and holds 2; with a stable twice the printed number, e.g. 8."""
    table = play("family", 2, round=2, ask_forced=True, seats=[{"goods": {"wood": wood + 2}}])
    table.do("Pastures", f"build a {title} pasture", f"pay {wood} wood", "done").expect(wood=2)
    assert table.yard()["capacities"] == [animals]
    assert shapes(table) == [(shape, False)]
    table = farm(2, goods={"wood": 2}, pastures=[shape])
    table.do("Wood Rooms and/or Stables", f"build a stable in a {title} pasture")
    assert table.yard()["capacities"] == [2 * animals]


def test_5_larger_pastures_cost_less_wood_for_each_animal() -> None:
    tiles = play("family", 1).game.state.board.new_yard().tiles  # type: ignore[attr-defined]
    by_size = [tiles.pastures[shape] for shape in (0, 1, 2, 4)]
    per_animal = [tile.price[0].goods[0] / tile.capacity for tile in by_size]
    assert per_animal == sorted(per_animal, reverse=True)
    assert len(set(per_animal)) == 4


def test_5_any_number_of_pastures_in_one_action() -> None:
    table = farm(goods={"wood": 13})
    table.do("Pastures", "build a 4-square pasture", "build a small pasture", "build a small pasture").expect(wood=0)
    assert shapes(table) == [("small", False), ("small", False), ("four", False)]


def test_5_one_may_stop_after_a_pasture() -> None:
    table = farm(goods={"wood": 13})
    table.do("Pastures")
    assert "done" not in table.offers(), "at least one must be built"
    table.do("build a small pasture", "done").expect(wood=10)


def test_5_no_pasture_without_its_tile() -> None:
    table = play("family", 2, seats=[{"goods": {"wood": 8}}, {"pastures": ["four"] * 4 + ["small"] * 20}])
    table.do("Pastures")
    assert table.offers() == ["build a 2-square pasture", "build a 3-square pasture", "build a corner pasture"]


# --- 5: animals and improvements --------------------------------------------------------------------------------------


def test_5_all_animals_are_taken_even_if_none_can_be_kept() -> None:
    table = play("family", 1, round=8, stock={"Cattle": {"cattle": 3}}, seats=[{"goods": {"sheep": 1}}])
    table.do("Cattle", "keep 1 sheep").expect(sheep=1, cattle=0, food=0)
    assert table.lying_on("Cattle") == {}


def test_5_what_finds_no_place_is_cooked() -> None:
    table = play(
        "family", 1, round=8, stock={"Cattle": {"cattle": 3}}, seats=[{"goods": {}, "cards": ["F-fireplace-1"]}]
    )
    table.do("Cattle").expect(cattle=1, food=6)


def test_5_one_improvement_in_an_action() -> None:
    table = farm(goods={"clay": 9})
    table.do("Cooking", "build Fireplace (2 clay)").expect(clay=7)
    assert table.yard()["cards"] == ["F-fireplace-1"]
    assert table.game.question.code == "ask-place"


def test_5_one_may_own_both_copies_of_a_kind() -> None:
    table = farm(goods={"clay": 3}, cards=["F-fireplace-1"])
    table.do("Cooking", "build Fireplace (3 clay)")
    assert table.yard()["cards"] == ["F-fireplace-1", "F-fireplace-2"]


def test_5_a_space_of_the_path_whose_tile_is_gone_can_no_longer_be_used() -> None:
    table = play("family", 2, round=7, seats=[{"goods": {"clay": 9, "wood": 9}}, {"cards": ["F-wind-mill"]}])
    assert table.why_not("wind_mill") == "no improvement is left"


# --- 6: tiles ---------------------------------------------------------------------------------------------------------


def test_6_where_tiles_lie_is_no_decision() -> None:
    """D11: farms with the same tiles are the same farm, in whatever order they were built."""
    first, second = farm(2, goods={"wood": 8, "grain": 1}), farm(2, goods={"wood": 8, "grain": 1})
    first.do("Pastures", "build a small pasture", "build a 2-square pasture")
    second.do("Pastures", "build a 2-square pasture", "build a small pasture")
    assert first.game.key() == second.game.key()


def test_6_a_house_never_closes_itself_in() -> None:
    """Twelve rooms may be added although the farm is full of tiles."""
    table = farm(fields=[0] * 20, pastures=["four"] * 4, goods={"wood": 60, "reed": 24})
    table.do("Wood Rooms and/or Stables", "build wood rooms", "build 12 rooms")
    assert table.yard()["rooms"] == 14


# --- 7: housing animals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "herd", "fits"),
    [
        ({}, (1, 0, 0), True),
        ({}, (1, 1, 0), False),
        ({"rooms": 5}, (1, 1, 0), False),
        ({"stables": 2}, (1, 1, 1), True),
        ({"stables": 2}, (2, 1, 1), False),
        ({"pastures": ["small"]}, (2, 1, 0), True),
        ({"pastures": ["small"]}, (2, 2, 0), False),
        ({"pastures": ["small"]}, (3, 0, 0), True),
        ({"pastures": [{"shape": "small", "stable": True}]}, (5, 0, 0), True),
        ({"pastures": [{"shape": "small", "stable": True}]}, (4, 0, 2), False),
        ({"pastures": ["two", "three"]}, (4, 6, 1), True),
        ({"pastures": ["two", "three"]}, (5, 6, 1), False),
        ({"pastures": [{"shape": "four", "stable": True}, "corner"], "stables": 1}, (16, 1, 7), True),
        ({"pastures": [{"shape": "four", "stable": True}, "corner"], "stables": 1}, (16, 2, 7), False),
    ],
)
def test_7_pastures_hold_one_kind_stables_and_the_house_one_animal(
    seat: dict[str, Any], herd: tuple[int, int, int], fits: bool
) -> None:
    """One animal in the house, however many rooms; one in each stable beside the farm; twice as many with a stable."""
    table = farm(**seat)
    assert table.farm().yard.housing().fits(*herd) == fits


def test_7_animals_may_be_rearranged_at_any_time() -> None:
    """Two sheep in the small pasture make room for the boar by moving, one into the house, one into the stable."""
    table = play(
        "family", 1, round=6, stock={"Wild Boar": {"boar": 2}},
        seats=[{"pastures": ["small"], "stables": 1, "goods": {"sheep": 2}}],
    )  # fmt: skip
    table.do("Wild Boar").expect(sheep=2, boar=2)


def test_7_one_stable_may_move_into_a_pasture_when_it_is_built() -> None:
    table = farm(goods={"wood": 3}, stables=2)
    table.do("Pastures", "build a small pasture and move a stable into it")
    assert shapes(table) == [("small", True)]
    assert table.yard()["stables"] == 1
    assert table.look()["supply"]["stables"] == 8


def test_7_each_new_pasture_may_take_in_one() -> None:
    table = farm(goods={"wood": 6}, stables=2)
    table.do("Pastures", *["build a small pasture and move a stable into it"] * 2)
    assert shapes(table) == [("small", True), ("small", True)]
    assert table.yard()["stables"] == 0


def test_7_a_stable_beside_the_farm_goes_into_no_older_pasture() -> None:
    """D12: nothing offers it, neither when nothing is built nor with a new pasture."""
    table = farm(goods={"wood": 3}, stables=1, pastures=["four"])
    table.do("Pastures")
    assert table.offers() == ["build a small pasture", "build a small pasture and move a stable into it"]
    table.do("build a small pasture")
    assert shapes(table) == [("small", False), ("four", False)]


def test_7_without_a_stable_beside_the_farm_none_moves() -> None:
    table = farm(goods={"wood": 3}, pastures=[{"shape": "four", "stable": True}])
    table.do("Pastures")
    assert shapes(table) == [("small", False), ("four", True)]

"""Revised edition, section 10: when a space may be chosen. One line of the checklist after the other."""

from __future__ import annotations

import pytest

from tests.kit import Table, play

ALL_PLOWED: dict[str, object] = {
    cell: {} for cell in ("a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3")
}


def alone(**farm: object) -> Table:
    """A player with nothing but what is said, in round 14 of a game for two, about to place a person."""
    return play("revised", round=14, options={"additional_tile": True}, seats=[{"goods": {}, **farm}])


def usable(space: str, **farm: object) -> bool:
    """Whether such a player may use a space; a refusal has a reason."""
    table = alone(**farm)
    if space in table.offers():
        assert not table.why_not(space)
        return True
    assert table.why_not(space)
    table.refuses(space)
    return False


def test_10_farm_expansion() -> None:
    """revised 10: at least 1 room or 1 stable can be paid, placed, and is in supply."""
    four = ["b1", "c1", "d1", "e1"]
    assert not usable("Farm Expansion")
    assert not usable("Farm Expansion", goods={"wood": 1, "reed": 9})
    assert usable("Farm Expansion", goods={"wood": 2})
    assert usable("Farm Expansion", goods={"clay": 5, "reed": 2}, house="clay")
    assert not usable("Farm Expansion", goods={"clay": 5, "reed": 1}, house="clay")
    assert not usable("Farm Expansion", goods={"wood": 9, "reed": 9}, fields=ALL_PLOWED)
    assert not usable("Farm Expansion", goods={"wood": 4, "reed": 9}, stables=four)
    assert usable("Farm Expansion", goods={"wood": 5, "reed": 2}, stables=four)


@pytest.mark.parametrize(
    "space", ["Meeting Place", "Grain Seeds", "Vegetable Seeds", "Day Laborer", "Resource Market", "Animal Market"]
)
def test_10_spaces_that_can_always_be_used(space: str) -> None:
    """revised 10: Meeting Place, the Seeds spaces, Day Laborer, Resource Market, Animal Market: always."""
    assert usable(space)


def test_10_farmland() -> None:
    """revised 10: a legal field space exists."""
    assert usable("Farmland")
    assert not usable("Farmland", fields={"e3": {}}, stables=["e2", "d3"])
    everything = [[column + row for row in "123" for column in "cde"]]
    assert not usable("Farmland", pastures=everything, rooms=["a1", "a2", "a3", "b1", "b2", "b3"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_10_15_1_lessons(players: int) -> None:
    """revised 10 and 15.1: without an occupation in hand the Lessons spaces cannot be used."""
    table = play("revised", players, seats=[{"goods": {"food": 9}}])
    lessons = [name for name in table.spaces() if name.startswith("Lessons")]
    assert lessons == ["Lessons (A)"] + ["Lessons (X)"] * (players > 2)
    for space in lessons:
        assert "no occupations" in table.refuses(space)


@pytest.mark.parametrize(
    "space",
    ["Forest", "Clay Pit", "Reed Bank", "Fishing", "Sheep Market", "Western Quarry", "Pig Market", "Cattle Market",
     "Eastern Quarry", "Copse"],
)  # fmt: skip
def test_10_accumulation_spaces(space: str) -> None:
    """revised 10: at least 1 good lies there."""
    assert usable(space)
    empty = play("revised", round=14, options={"additional_tile": True}, stock={space: {}})
    assert "nothing lies there" in empty.refuses(space)


def test_10_accumulation_space_with_animals_that_find_no_place() -> None:
    """revised 10 with 8.4: the space may be used although no animal can be housed; they go to the bank."""
    table = alone(goods={"boar": 1}).do("Sheep Market")
    assert table.offers() == ["keep 1 sheep", "keep 1 boar"]


def test_10_major_improvement() -> None:
    """revised 10: some major can be built; a Fireplace to return is enough."""
    assert not usable("Major Improvement")
    assert not usable("Major Improvement", goods={"wood": 9, "reed": 9, "clay": 1, "stone": 1})
    assert usable("Major Improvement", goods={"clay": 2})
    assert usable("Major Improvement", cards=["M-fireplace-3"])
    assert not usable("Major Improvement", goods={"clay": 2}, cards=["M-fireplace-2", "M-hearth-4", "M-hearth-5"])


def test_10_fencing() -> None:
    """revised 10: at least one legal fence placement can be paid and built."""
    assert not usable("Fencing", goods={"wood": 3})
    assert usable("Fencing", goods={"wood": 4})
    assert usable("Fencing", goods={"wood": 1}, pastures=[["c1", "d1"]])
    block = [[column + row for row in "123" for column in "cde"]]
    assert not usable("Fencing", goods={"wood": 1}, pastures=block)
    assert usable("Fencing", goods={"wood": 2}, pastures=block)
    assert not usable("Fencing", goods={"wood": 15}, fields=ALL_PLOWED)


def test_10_grain_utilization() -> None:
    """revised 10: something can be sown, or bread baked."""
    assert not usable("Grain Utilization")
    assert not usable("Grain Utilization", goods={"grain": 1})
    assert not usable("Grain Utilization", fields={"c1": {}}, cards=["M-fireplace-2"])
    assert usable("Grain Utilization", goods={"vegetable": 1}, fields={"c1": {}})
    assert usable("Grain Utilization", goods={"grain": 1}, cards=["M-clay-oven"])
    assert not usable("Grain Utilization", goods={"vegetable": 1}, cards=["M-clay-oven"])


@pytest.mark.parametrize("space", ["Basic Wish for Children", "Modest Wish for Children"])
def test_10_basic_and_modest_wish_for_children(space: str) -> None:
    """revised 10: a person in supply and room."""
    assert not usable(space)
    assert usable(space, rooms=["a1", "a2", "a3"])
    assert not usable(space, rooms=["a1", "a2", "a3"], family=3)
    assert not usable(space, rooms=["a1", "a2", "a3", "b1", "b2", "b3"], family=5)


def test_10_urgent_wish_for_children() -> None:
    """revised 10: a person in supply."""
    assert usable("Urgent Wish for Children", family=4)
    assert not usable("Urgent Wish for Children", family=5)


@pytest.mark.parametrize("space", ["House Redevelopment", "Farm Redevelopment"])
def test_10_redevelopment(space: str) -> None:
    """revised 10: a renovation can be paid and is allowed; what may follow does not count."""
    assert not usable(space, goods={"clay": 2})
    assert not usable(space, goods={"clay": 1, "reed": 1, "wood": 15, "stone": 9})
    assert usable(space, goods={"clay": 2, "reed": 1})
    assert usable(space, goods={"stone": 2, "reed": 1}, house="clay")
    assert not usable(space, goods={"clay": 9, "reed": 9, "stone": 9, "wood": 15}, house="stone")


def test_10_cultivation() -> None:
    """revised 10: a field can be plowed, or something sown."""
    no_space_left = {"fields": {"e3": {}}, "stables": ["e2", "d3"]}
    assert usable("Cultivation")
    assert not usable("Cultivation", **no_space_left)
    assert usable("Cultivation", **no_space_left, goods={"grain": 1})


def test_10_side_job() -> None:
    """revised 10: a stable can be built for 1 wood, or bread baked."""
    assert not usable("Side Job")
    assert usable("Side Job", goods={"wood": 1})
    assert not usable("Side Job", goods={"wood": 9}, stables=["b1", "c1", "d1", "e1"])
    assert usable("Side Job", goods={"grain": 1}, cards=["M-stone-oven"])


def test_10_animal_market_cattle_need_1_food() -> None:
    """revised 10: sheep and wild boar always; the cattle option needs 1 food, or goods to turn into food."""
    poor = alone().do("Animal Market")
    assert len(poor.offers()) == 2
    assert not any("cattle" in offer for offer in poor.offers())
    assert len(alone(goods={"food": 1}).do("Animal Market").offers()) == 3
    assert len(alone(goods={"grain": 1}).do("Animal Market").offers()) == 3


def test_10_the_second_part_of_and_afterward_may_be_declined() -> None:
    """revised 10: in "and afterward" spaces the second part may be declined, the first may not."""
    table = alone(goods={"clay": 5, "reed": 1}).do("House Redevelopment")
    assert table.yard()["house"] == "clay"
    assert table.offers()[-1] == "done"


def test_10_each_part_of_and_or_is_taken_at_most_once() -> None:
    """revised 10: all rooms in one go, all stables in one go; nothing comes back after "done"."""
    table = alone(goods={"wood": 20, "reed": 4}).do("Farm Expansion", "build stables", "stable e1", "done")
    assert all(offer.startswith("room") for offer in table.offers()[:-1])
    table.do("room b2", "done")
    assert table.game.current_player == 1


def test_10_the_first_part_may_make_the_second_possible() -> None:
    """revised 10: sowing the field just plowed is fine, although nothing could be sown before."""
    table = alone(goods={"grain": 1}).do("Cultivation", "plow c1")
    assert table.offers() == ["sow 1 grain", "done"]

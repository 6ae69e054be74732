"""The original edition, family game: animals, fences and pastures, stables (original 9, 10, 11)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from agricola import BadPosition
from tests.kit import Table, play

EXPAND = "Build Room(s) and/or Build Stable(s)"


def farm(**seat: object) -> Table:
    """A table for two in round 11, with seat 0's farm as given; goods that are not named are none."""
    return play("original", round=11, seats=[{"goods": {}, **seat}])


def holds(animals: dict[str, int], **seat: object) -> bool:
    """Whether a farm can keep these animals."""
    try:
        play("original", seats=[{**seat, "goods": animals}])
    except BadPosition as problem:
        assert "animals" in str(problem)
        return False
    return True


def fencing(wood: int = 15, **seat: object) -> Table:
    """A table at which seat 0 is about to fence."""
    return farm(goods={"wood": wood}, **seat).do("Fences")


# --- 9 animals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_9_the_home_holds_exactly_1_animal(kind: str) -> None:
    """original 9: one animal of any type, whatever the number of rooms."""
    rooms = ["a1", "a2", "a3", "b1", "b2"]
    assert holds({kind: 1}, rooms=rooms)
    assert not holds({kind: 2}, rooms=rooms)
    assert not holds({"sheep": 1, "cattle": 1}, rooms=rooms)


@pytest.mark.parametrize(
    ("cells", "stables", "capacity"),
    [
        (["e1"], [], 2),
        (["e1"], ["e1"], 4),
        (["d1", "e1"], [], 4),
        (["d1", "e1"], ["e1"], 8),
        (["d1", "e1"], ["d1", "e1"], 16),
        (["c1", "d1", "e1"], ["c1", "d1", "e1"], 48),
        (["d1", "e1", "d2", "e2"], ["d1", "e1", "d2", "e2"], 128),
    ],
)
def test_9_a_pasture_holds_2_per_space_doubled_by_each_stable(
    cells: list[str], stables: list[str], capacity: int
) -> None:
    """original 9, 11: 2 x n x 2^s; the house pet is one more."""
    assert holds({"boar": capacity + 1}, pastures=[cells], stables=stables)
    assert not holds({"boar": capacity + 2}, pastures=[cells], stables=stables)


def test_9_one_type_per_pasture() -> None:
    """original 9: a pasture holds one type only; several pastures may hold the same one."""
    assert not holds({"sheep": 2, "boar": 2}, pastures=[["d1", "e1"]])
    assert holds({"sheep": 2, "boar": 3}, pastures=[["d1"], ["e1"]])
    assert holds({"sheep": 5}, pastures=[["d1"], ["e1"]])


def test_9_each_unfenced_stable_holds_1_animal_of_any_type() -> None:
    """original 9: 1 animal per unfenced stable, types may differ."""
    assert holds({"sheep": 1, "boar": 1, "cattle": 1}, stables=["b1", "d3"])
    assert not holds({"sheep": 4}, stables=["b1", "d3"])


def test_9_fields_rooms_and_empty_ground_hold_none() -> None:
    """original 9: no animals on fields, in further rooms or on unfenced spaces."""
    assert not holds({"sheep": 2}, fields={"c1": {}}, rooms=["a1", "a2", "a3"])


def test_9_animals_that_do_not_fit_run_away() -> None:
    """original 9: what does not fit and can't be cooked goes back to the supply, without food."""
    table = play("original", round=11, stock={"1 Sheep": {"sheep": 4}}, seats=[{"goods": {}}])
    table.do("1 Sheep").expect(sheep=1, food=0)


def test_9_animals_may_be_taken_although_none_can_be_kept() -> None:
    """original 9: a player may take animals that find no place at all."""
    table = play("original", round=11, seats=[{"goods": {"sheep": 1}}])
    table.do("1 Cattle")
    assert sorted(table.offers()) == ["keep 1 cattle", "keep 1 sheep"]
    table.do("keep 1 sheep").expect(sheep=1, cattle=0, food=0)


def test_9_new_animals_may_be_cooked_at_once() -> None:
    """original 9: with a Fireplace the three sheep without a place are 6 food."""
    seat = {"goods": {}, "cards": ["M-fireplace-2"]}
    table = play("original", round=11, stock={"1 Sheep": {"sheep": 4}}, seats=[seat])
    table.do("1 Sheep").expect(sheep=1, food=6)


def test_9_old_animals_may_make_room_for_new_ones() -> None:
    """original 9: all animals, old and new, are housed anew; the player chooses which ones stay."""
    seat = {"goods": {"sheep": 2}, "pastures": [["e1"]], "cards": ["M-fireplace-2"]}
    table = play("original", round=11, stock={"1 Cattle": {"cattle": 2}}, seats=[seat])
    table.do("1 Cattle")
    assert sorted(table.offers()) == ["keep 1 sheep, 2 cattle", "keep 2 sheep, 1 cattle"]
    table.do("keep 1 sheep, 2 cattle").expect(sheep=1, cattle=2, food=2)


def test_9_animals_may_be_rearranged_freely() -> None:
    """original 9: sheep leave a pasture of four for a stable and the home, so that cattle can use it."""
    seat = {"goods": {"sheep": 2}, "pastures": [["d1", "e1"]], "stables": ["b1"]}
    table = play("original", round=11, stock={"1 Cattle": {"cattle": 4}}, seats=[seat])
    table.do("1 Cattle").expect(sheep=2, cattle=4)


def test_9_a_change_of_the_yard_may_drive_animals_out() -> None:
    """original 9: when subdividing leaves too little space, the player must cook or release."""
    seat = {"goods": {"sheep": 9, "wood": 1}, "pastures": [["d1", "e1"]], "stables": ["e1"], "cards": ["M-hearth-4"]}
    table = play("original", round=11, seats=[seat])
    table.do("Fences")
    if "fence d1" in table.offers():
        table.do("fence d1")
    table.expect(sheep=2 + 4 + 1, food=4, wood=0)


# --- 10 fences and pastures -------------------------------------------------------------------------------------------


def test_10_1_each_fence_costs_1_wood() -> None:
    """original 10.1: 4 wood for 1 space, 6 for 2."""
    fencing(10).do("fence e1", "done").expect(wood=6)
    fencing(10).do("fence d1 e1", "done").expect(wood=4)


def test_10_1_a_player_has_15_fences() -> None:
    """original 10.1: with 14 of them built only one is left, however much wood there is."""
    table = farm(goods={"wood": 20}, pastures=[["b1", "b2", "b3"], ["c1"], ["c2", "c3"]])
    assert table.yard()["fences_left"] == 1
    table.do("Fences")
    assert {cell for offer in table.offers() for cell in offer.split()[1:]} <= {"b1", "b2", "b3", "c2", "c3"}
    table.do("fence c2").expect(wood=19)
    assert table.yard()["fences_left"] == 0
    full = farm(goods={"wood": 20}, pastures=[["b1", "b2", "b3"], ["c1"], ["c2"], ["c3"]])
    assert "1 fence needed, 0 left" in full.refuses("Fences")


def test_10_2_the_rim_the_rooms_and_the_fields_are_no_fences() -> None:
    """original 10.2: a pasture in the corner, between house and field, needs all four fences."""
    table = farm(goods={"wood": 9}, fields={"b1": {}})
    table.do("Fences", "fence a1").expect(wood=5)
    assert len(table.yard()["fences"]) == 4


def test_10_2_a_stable_is_no_fence() -> None:
    """original 10.2: a stable next door saves no wood."""
    farm(goods={"wood": 4}, stables=["d1"]).do("Fences", "fence e1").expect(wood=0)


@pytest.mark.parametrize("fences", [["e1n", "e1w", "e1e"], ["b1n"], ["e1n", "e1w", "e1e", "e2n", "d1n"]])
def test_10_3_no_open_fences(fences: list[str]) -> None:
    """original 10.3: every fence must be part of the boundary of a closed pasture."""
    with pytest.raises(BadPosition, match="fences are not allowed"):
        farm(fences=fences)


def test_10_3_every_offer_of_a_fence_action_is_closed() -> None:
    """original 10.3: whatever is chosen leaves only closed pastures."""
    offers = fencing(15).offers()
    for offer in offers[:: max(1, len(offers) // 40)]:
        table = fencing(15).do(offer)
        covered = {cell for area in table.yard()["pastures"] for cell in area["cells"]}
        assert covered == set(offer.split()[1:])


def test_10_4_fields_and_rooms_can_not_be_enclosed() -> None:
    """original 10.4: a pasture contains only empty ground, with or without stables."""
    table = fencing(15, fields={"c2": {}}, stables=["e3"])
    for offer in table.offers():
        assert not {"a2", "a3", "c2"} & set(offer.split())
    assert "fence e3" in table.offers()
    assert table.why_not("a2") == "a room can't be inside a pasture"
    assert table.why_not("c2") == "a field can't be inside a pasture"


@pytest.mark.parametrize(
    "ring", [["b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"], ["c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3"]]
)
def test_10_4_no_field_in_a_hole(ring: list[str]) -> None:
    """original 10.4: a ring of pasture around a field is never offered."""
    hole = "c2" if "b1" in ring else "d2"
    assert f"fence {' '.join(ring)}" not in fencing(15, fields={hole: {}}).offers()


def test_10_5_the_first_pasture_may_be_anywhere() -> None:
    """original 10.5: each of the 13 free spaces may be the first pasture."""
    singles = [offer for offer in fencing(4).offers() if len(offer.split()) == 2]
    assert len(singles) == 13


def test_10_5_all_pastures_form_one_group() -> None:
    """original 10.5: a new pasture must be adjacent to an existing one, not only by a corner."""
    table = fencing(4, pastures=[["e1"]])
    assert table.offers() == ["fence d1", "fence e2"]
    with pytest.raises(BadPosition, match="two separate groups"):
        farm(pastures=[["e1"], ["d2"]])


def test_10_5_a_pasture_of_the_same_action_counts_as_neighbour() -> None:
    """original 10.5: adjacent to an existing pasture or to one built in the same action."""
    table = fencing(10).do("fence e1", "fence e2", "fence e3").expect(wood=0)
    assert len(table.yard()["pastures"]) == 3


def test_10_6_one_fence_serves_two_pastures() -> None:
    """original 10.6: the second pasture beside the first needs 3 fences."""
    table = fencing(7).do("fence e1", "fence e2").expect(wood=0)
    assert len(table.yard()["fences"]) == 7


def test_10_7_a_pasture_may_be_subdivided() -> None:
    """original 10.7: fences inside a pasture divide it; capacities are recomputed."""
    table = fencing(1, pastures=[["d1", "e1"]]).do("fence d1").expect(wood=0)
    assert table.yard()["pastures"] == [{"cells": ["d1"], "capacity": 2}, {"cells": ["e1"], "capacity": 2}]


def test_10_8_fences_are_never_removed() -> None:
    """original 10.8: pastures can't be merged; no offer spans two of them."""
    table = fencing(15, pastures=[["e1"], ["e2"]])
    assert "fence e1 e2" not in table.offers()
    assert all({"e1", "e2"}.isdisjoint(offer.split()) for offer in table.offers())


def test_10_9_several_pastures_in_one_action() -> None:
    """original 10.9: as far as wood and fences go."""
    table = fencing(14).do("fence e1", "fence e2", "fence d1 d2", "done").expect(wood=14 - 4 - 3 - 4)
    assert len(table.yard()["pastures"]) == 3


def test_10_9_at_least_one_fence_must_be_built() -> None:
    """original 10.9: "done" is offered only after a pasture."""
    table = fencing(15)
    assert "done" not in table.offers()
    assert "done" in table.do("fence e1").offers()


def test_10_10_fenced_spaces_are_used() -> None:
    """original 10.10: they cost no points and can't be plowed."""
    table = farm(pastures=[["d1", "e1"]])
    assert table.score()["unused spaces"] == -11
    table.do("Plow 1 Field")
    assert table.why_not("e1") == "it lies inside a pasture"


# --- 11 stables -------------------------------------------------------------------------------------------------------


def test_11_a_stable_costs_2_wood_or_1_wood() -> None:
    """original 11: 2 wood on the building space, 1 wood on the family space."""
    assert "1 wood short" in farm(goods={"wood": 1}).refuses(EXPAND)
    farm(goods={"wood": 2}).do(EXPAND, "stable e1").expect(wood=0)
    farm(goods={"wood": 2}).do("Build 1 Stable and/or Bake Bread", "stable e1").expect(wood=1)


def test_11_at_most_4_stables() -> None:
    """original 11: the fifth stable can't be built."""
    table = farm(goods={"wood": 9}, stables=["b1", "c1", "d1"])
    table.do(EXPAND, "stable e1").expect(wood=7)
    assert table.game.current_player == 1
    assert "no stable left" in farm(goods={"wood": 9}, stables=["b1", "c1", "d1", "e1"]).refuses(EXPAND)


def test_11_a_stable_stands_on_any_space_without_room_field_or_stable() -> None:
    """original 11: inside a pasture or not; at most one per space."""
    table = farm(goods={"wood": 2}, pastures=[["e1"]], fields={"c2": {}}, stables=["d3"])
    table.do(EXPAND)
    cells = {offer.split()[1] for offer in table.offers()}
    assert cells == {a + b for a in "abcde" for b in "123"} - {"a2", "a3", "c2", "d3"}


def _capacities(table: Table) -> Sequence[int]:
    return [area["capacity"] for area in table.yard()["pastures"]]


def test_11_each_stable_doubles_the_whole_pasture() -> None:
    """original 11: one stable x2, two x4, three x8, four x16."""
    cells = ["d1", "e1", "d2", "e2"]
    assert [_capacities(farm(pastures=[cells], stables=cells[:n]))[0] for n in range(5)] == [8, 16, 32, 64, 128]


def test_11_an_unfenced_stable_may_be_fenced_in_later() -> None:
    """original 11: then it doubles the new pasture instead of holding one animal."""
    table = fencing(4, stables=["e1"])
    table.do("fence e1")
    assert _capacities(table) == [4]
    assert table.yard()["places_for_any_animal"] == 1

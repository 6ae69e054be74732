"""Revised edition, sections 8 and 9.4: where animals live, what happens to the others, breeding."""

from __future__ import annotations

import pytest

from tests.kit import Table, play


def breeding(pets: dict[str, int], **farm: object) -> Table:
    """The first player's farm with these animals, at the beginning of the breeding phase."""
    return play("revised", round=4, phase="breeding", seats=[{"goods": pets, **farm}])


@pytest.mark.parametrize(
    ("area", "stables", "capacity"),
    [("c2", "", 2), ("c2", "c2", 4), ("c2 d2", "", 4), ("c2 d2", "d2", 8), ("c2 d2", "c2 d2", 16), ("c1 c2 c3", "", 6)],
)
def test_8_1_capacity_of_a_pasture(area: str, stables: str, capacity: int) -> None:
    """revised 8.1: 2 animals per space, doubled by each stable in the pasture; one animal more lives in the house."""
    farm = {"goods": {}, "pastures": [area.split()], "stables": stables.split()}
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 40}}, seats=[farm])
    assert table.yard()["pastures"][0]["capacity"] == capacity
    table.do("Sheep Market").expect(sheep=capacity + 1)


def test_8_1_a_pasture_holds_one_kind_only() -> None:
    """revised 8.1: with sheep in the only pasture, of two boar one may live in the house."""
    farm = {"goods": {"sheep": 2}, "pastures": [["c2", "d2"]]}
    table = play("revised", round=9, stock={"Pig Market": {"boar": 2}}, seats=[farm])
    table.do("Pig Market")
    assert table.offers() == ["keep 2 sheep, 1 boar", "keep 1 sheep, 2 boar"]


def test_8_1_an_unfenced_stable_holds_one_animal_of_any_kind() -> None:
    """revised 8.1: exactly 1 animal of any kind in an unfenced stable."""
    farm = {"goods": {"sheep": 1, "boar": 1}, "stables": ["c1", "e3"]}
    table = play("revised", round=10, stock={"Cattle Market": {"cattle": 1}}, seats=[farm])
    table.do("Cattle Market").expect(sheep=1, boar=1, cattle=1)


def test_8_1_the_house_holds_one_pet_regardless_of_rooms() -> None:
    """revised 8.1: exactly 1 animal in the house in total."""
    farm = {"goods": {}, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 3}}, seats=[farm])
    table.do("Sheep Market").expect(sheep=1)


def test_8_2_one_kind_in_several_pastures() -> None:
    """revised 8.2: the same kind may live in several pastures."""
    farm = {"goods": {}, "pastures": [["c1"], ["c2"]]}
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 5}}, seats=[farm])
    table.do("Sheep Market").expect(sheep=5)


def test_8_3_animals_may_be_rearranged_at_any_time() -> None:
    """revised 8.3: a sheep moves out of the pasture into the house to make room for boar."""
    farm = {"goods": {"sheep": 1}, "pastures": [["c1"]]}
    table = play("revised", round=9, stock={"Pig Market": {"boar": 2}}, seats=[farm])
    table.do("Pig Market").expect(sheep=1, boar=2)


def test_8_4_animals_that_are_not_housed_go_to_the_bank() -> None:
    """revised 8.4: accommodated, cooked, or returned to the bank; none may stay on the space."""
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 4}}, seats=[{"goods": {}}])
    table.do("Sheep Market").expect(sheep=1, food=0)
    assert table.lying_on("Sheep Market") == {}


def test_8_4_animals_may_be_cooked_at_once() -> None:
    """revised 8.4: turned into food with a cooking improvement without being accommodated first."""
    farm = {"goods": {}, "cards": ["M-hearth-4"]}
    table = play("revised", round=9, stock={"Pig Market": {"boar": 3}}, seats=[farm])
    table.do("Pig Market").expect(boar=1, food=2 * 3)


def test_8_4_the_player_decides_which_animals_to_keep() -> None:
    """revised 8.4: other animals may be discarded or cooked to make room."""
    farm = {"goods": {"sheep": 1}, "cards": ["M-fireplace-2"]}
    table = play("revised", round=10, stock={"Cattle Market": {"cattle": 1}}, seats=[farm])
    table.do("Cattle Market")
    assert table.offers() == ["keep 1 sheep", "keep 1 cattle"]
    other = Table(table.game.clone())
    table.do("keep 1 cattle").expect(cattle=1, sheep=0, food=2)
    other.do("keep 1 sheep").expect(cattle=0, sheep=1, food=3)


def test_8_5_animals_are_worth_no_food_without_a_cooking_improvement() -> None:
    """revised 8.5: in the feeding phase only crops can be turned into food without one."""
    farm = {"goods": {"sheep": 3, "grain": 1}, "pastures": [["c1"]]}
    table = play("revised", round=4, phase="feeding", seats=[farm])
    assert table.offers() == ["convert 1 grain to 1 food", "beg 4"]


def test_8_6_crops_are_worth_1_food_at_any_time() -> None:
    """revised 8.6: 1 grain or 1 vegetable in the supply is 1 food; also in the middle of an action, to pay."""
    for crop in ("grain", "vegetable"):
        table = play("revised", options={"additional_tile": True}, seats=[{"goods": {crop: 1}}])
        table.do("Animal Market", "pay 1 food, then take 1 cattle").expect(**{crop: 0}, cattle=1, food=0)


def test_8_6_an_animal_may_be_cooked_to_pay() -> None:
    """revised 8.6: animals by cooking improvements at any time, to pay a cost too; what is left over is kept."""
    farm = {"goods": {"sheep": 1}, "cards": ["M-fireplace-2"]}
    table = play("revised", options={"additional_tile": True}, seats=[farm])
    table.do("Animal Market", "pay 1 food, then take 1 cattle").expect(sheep=0, cattle=1, food=1)


def test_8_6_the_player_chooses_what_to_convert_for_a_payment() -> None:
    """revised 8.6: with several goods to convert the player chooses; food in the supply is simply paid."""
    tile = {"additional_tile": True}
    farm = {"goods": {"grain": 1, "vegetable": 1}, "cards": ["M-fireplace-2"]}
    table = play("revised", options=tile, seats=[farm]).do("Animal Market", "pay 1 food, then take 1 cattle")
    other = Table(table.game.clone())
    table.do("pay 1 food (convert 1 grain to 1 food)").expect(grain=0, vegetable=1, food=0)
    other.do("pay 1 food (convert 1 vegetable to 2 food)").expect(grain=1, vegetable=0, food=1)
    with_food = play("revised", options=tile, seats=[{"goods": {"grain": 1, "food": 1}}])
    with_food.do("Animal Market", "pay 1 food, then take 1 cattle").expect(grain=1, food=0, cattle=1)


def test_9_4_1_two_of_a_kind_have_exactly_one_newborn() -> None:
    """revised 9.4.1: one newborn for each kind with at least two animals; at most one per kind and harvest."""
    pens = {"pastures": [["c1", "d1"], ["c2", "d2"], ["c3", "d3"]]}
    breeding({"sheep": 2, "boar": 3}, **pens).expect(sheep=3, boar=4)
    breeding({"sheep": 4, "boar": 1}, **{**pens, "stables": ["c1"]}).expect(sheep=5, boar=1)


def test_9_4_1_a_single_animal_has_no_offspring() -> None:
    """revised 9.4.1: at least 2 animals are needed."""
    breeding({"cattle": 1}, pastures=[["c1", "d1"]]).expect(cattle=1)


def test_9_4_1_a_newborn_without_a_place_is_not_born() -> None:
    """revised 9.4.1: only if you can accommodate it; no food for it, even with a cooking improvement."""
    breeding({"sheep": 2}, stables=["c1"]).expect(sheep=2, food=0)
    breeding({"sheep": 2}, stables=["c1"], cards=["M-fireplace-2"]).expect(sheep=2, food=0)


def test_9_4_2_parents_need_not_live_together() -> None:
    """revised 9.4.2: one in the house, one in a stable; the newborn in another stable."""
    breeding({"boar": 2}, stables=["c1", "e3"]).expect(boar=3)


def test_9_4_2_other_animals_may_be_discarded_to_make_room() -> None:
    """revised 9.4.2: rearranging is allowed; the player chooses which newborn comes."""
    table = breeding({"sheep": 2, "boar": 2}, pastures=[["c1"], ["c2"]])
    assert table.offers() == ["keep 3 sheep, 2 boar", "keep 2 sheep, 3 boar"]
    table.do("keep 2 sheep, 3 boar").expect(sheep=2, boar=3)
    crowded = breeding({"sheep": 2, "cattle": 1}, pastures=[["c1"]])
    assert crowded.offers() == ["keep 3 sheep; let 1 cattle go", "keep 2 sheep, 1 cattle"]
    crowded.do("keep 3 sheep; let 1 cattle go").expect(sheep=3, cattle=0, food=0)


def test_9_4_3_newborns_are_not_parents_in_the_same_phase() -> None:
    """revised 9.4.3: two become three, not four."""
    breeding({"sheep": 2}, pastures=[["c1", "d1"]], stables=["c1"]).expect(sheep=3)


def test_9_4_4_op_28_an_animal_may_be_cooked_just_before_to_make_room() -> None:
    """revised 9.4.4 and OP-28: nothing is cooked in the phase, but it may be done just before it begins.

    Three sheep fill the farm; one is cooked at the end of feeding, two breed, and the newborn takes its place. Or
    nothing is cooked, and the newborn finds no place: conversions are voluntary (9.3.2).
    """
    full = {"sheep": 3}
    table = breeding(full, pastures=[["c1"]], cards=["M-fireplace-2"])
    assert table.offers() == ["keep 3 sheep", "keep 3 sheep; cook 1 sheep for 2 food"]
    other = Table(table.game.clone())
    table.do("keep 3 sheep; cook 1 sheep for 2 food").expect(sheep=3, food=2)
    other.do("keep 3 sheep").expect(sheep=3, food=0)
    breeding(full, pastures=[["c1"]]).expect(sheep=3, food=0)


def test_9_4_4_each_kind_with_parents_may_be_cooked_or_not() -> None:
    """revised 9.4.4 and OP-28: three sheep and three boar fill the farm; of each kind one is cooked before, or none."""
    farm = {"pastures": [["c1"], ["d1"]], "stables": ["a1"], "cards": ["M-hearth-4"]}
    table = breeding({"sheep": 3, "boar": 3}, **farm)
    same = [offer for offer in table.offers() if offer.startswith("keep 3 sheep, 3 boar")]
    assert same == [
        "keep 3 sheep, 3 boar",
        "keep 3 sheep, 3 boar; cook 1 boar for 3 food",
        "keep 3 sheep, 3 boar; cook 1 sheep for 2 food",
        "keep 3 sheep, 3 boar; cook 1 sheep, 1 boar for 5 food",
    ]
    table.do(same[-1]).expect(sheep=3, boar=3, food=5)


def test_9_4_4_another_kind_may_be_cooked_just_before_to_make_room() -> None:
    """revised 9.4.4 and OP-28: the boar in the house is cooked so that a lamb finds a place; or it is kept."""
    table = breeding({"sheep": 2, "boar": 1}, pastures=[["c1"]], cards=["M-hearth-4"])
    other = Table(table.game.clone())
    table.do("keep 3 sheep; cook 1 boar for 3 food").expect(sheep=3, boar=0, food=3)
    other.do("keep 2 sheep, 1 boar").expect(sheep=2, boar=1, food=0)


def test_9_4_4_parents_are_never_cooked() -> None:
    """revised 9.4.4: with exactly two of a kind and no place for a third, both stay and nothing is cooked."""
    breeding({"cattle": 2}, pastures=[["c1"]], stables=[], cards=["M-hearth-4"]).expect(cattle=3, food=0)
    breeding({"cattle": 2}, stables=["c1"], cards=["M-hearth-4"]).expect(cattle=2, food=0)


def test_9_4_breeding_comes_after_feeding() -> None:
    """revised 9.1 and 9.4: an animal eaten in the feeding phase is no parent."""
    farm = {"goods": {"sheep": 3, "food": 2}, "pastures": [["c1", "d1"]], "cards": ["M-fireplace-2"]}
    table = play("revised", 1, round=4, phase="harvest", seats=[farm])
    table.do("convert 2 sheep to 4 food").expect(sheep=1, food=0)

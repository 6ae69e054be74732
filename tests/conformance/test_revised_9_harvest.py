"""Revised edition, sections 9.1 to 9.3: the order of a harvest, the field phase, feeding and begging."""

from __future__ import annotations

import pytest

from tests.kit import Table, play


def feeding(players: int = 2, /, **farm: object) -> Table:
    """The first player at the beginning of the feeding phase; the others have enough to eat."""
    others = [{"goods": {"food": 20}}] * (players - 1)
    return play("revised", players, round=4, phase="feeding", seats=[farm, *others])


def test_9_1_field_phase_feeding_breeding_in_this_order() -> None:
    """revised 9.1: grain from the field can be eaten in the same harvest, and what was eaten does not breed."""
    farm = {"goods": {"food": 3, "sheep": 2}, "fields": {"c1": {"grain": 1}}, "stables": ["c3", "e3"]}
    table = play("revised", round=4, phase="harvest", seats=[farm, {"goods": {"food": 9}}])
    table.do("convert 1 grain to 1 food").expect(food=0, grain=0, sheep=3)
    assert table.game.round == 5


def test_9_1_each_phase_is_completed_by_all_players_before_the_next() -> None:
    """revised 9.1 and OP-27: nobody's animals breed before everybody has fed their family."""
    breeder = {"goods": {"food": 4, "sheep": 2}, "pastures": [["c1", "d1"]]}
    hungry = {"goods": {"grain": 1}, "fields": {"c1": {"grain": 3}}}
    table = play("revised", round=4, phase="harvest", seats=[breeder, hungry])
    assert table.game.current_player == 1
    table.expect(0, food=0, sheep=2).expect(1, grain=2)
    table.do("beg 4").expect(0, sheep=3)


def test_9_2_one_good_from_each_planted_field() -> None:
    """revised 9.2: exactly 1 good from each planted field into the supply, compulsory for every field."""
    fields = {"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {"grain": 1}, "d3": {}}
    table = play("revised", round=4, phase="harvest", seats=[{"goods": {"food": 9}, "fields": fields}])
    table.expect(grain=2, vegetable=1)
    assert table.yard()["fields"] == {"c1": {"grain": 2}, "c2": {"vegetable": 1}, "c3": {}, "d3": {}}


def test_9_2_an_emptied_field_stays_and_can_be_sown_again() -> None:
    """revised 9.2 with 5.1.5: the field tile stays when its last crop has been harvested."""
    farm = {"goods": {"food": 9}, "fields": {"c1": {"grain": 1}}}
    table = play("revised", round=4, phase="harvest", seats=[farm, {"goods": {"food": 9}}])
    assert table.game.round == 5
    table.do("Grain Utilization")
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


@pytest.mark.parametrize(
    ("players", "family", "newborns", "need"),
    [(2, 2, 0, 4), (4, 3, 0, 6), (3, 5, 0, 10), (2, 3, 1, 5), (2, 5, 2, 8), (1, 2, 0, 6), (1, 3, 1, 7), (1, 5, 0, 15)],
)
def test_9_3_1_the_need_for_food(players: int, family: int, newborns: int, need: int) -> None:
    """revised 9.3.1: 2 food per adult and 1 per newborn; solo 3 per adult and 1 per newborn."""
    table = feeding(players, goods={"food": 20}, rooms=["a1", "a2", "a3"], family=family, newborns=newborns)
    table.expect(food=20 - need)
    assert table.farm().begging == 0


def test_9_3_2_food_must_be_used() -> None:
    """revised 9.3.2: food in the supply must be used first; it can't be saved by begging."""
    table = feeding(goods={"food": 3, "grain": 1})
    assert table.offers() == ["convert 1 grain to 1 food", "beg 1"]
    table.do("beg 1").expect(food=0, grain=1)
    assert table.farm().begging == 1


def test_9_3_2_op_29_conversions_are_voluntary() -> None:
    """revised 9.3.2 and OP-29: crops, animals and crafts may be kept, and markers taken instead."""
    farm = {"goods": {"grain": 5, "vegetable": 1, "sheep": 1, "wood": 1}, "cards": ["M-fireplace-2", "M-joinery"]}
    table = feeding(**farm)
    assert "beg 4" in table.offers()
    table.do("beg 4").expect(grain=5, vegetable=1, sheep=1, wood=1)
    assert table.farm().begging == 4
    assert table.score()["begging"] == -12


def test_9_3_2_one_marker_for_each_food_missing() -> None:
    """revised 9.3.2: for each food missing 1 begging marker; nobody is asked when there is nothing to convert."""
    table = feeding(goods={"food": 1}, begging=1)
    assert table.game.round == 5
    assert table.farm().begging == 1 + 3
    assert table.yard()["family"] == 2, "people are never lost"


def test_9_3_2_solo_begging() -> None:
    """revised 9.3.1 and 9.3.2: a solo family of two adults with 1 food misses 5."""
    table = feeding(1, goods={"food": 1, "vegetable": 2})
    table.do("convert 2 vegetable to 2 food").expect(food=0, vegetable=0)
    assert table.farm().begging == 3


def test_9_3_2_several_conversions_may_be_combined() -> None:
    """revised 9.3.2 with 8.6, 11.1: crops, animals and crafts together; food left over is kept."""
    farm = {"goods": {"grain": 1, "vegetable": 1, "cattle": 1}, "cards": ["M-fireplace-2"]}
    table = feeding(**farm)
    table.do("convert 1 grain to 1 food", "convert 1 vegetable to 2 food", "convert 1 cattle to 3 food")
    table.expect(grain=0, vegetable=0, cattle=0, food=2)
    assert table.farm().begging == 0


def test_9_3_2_an_animal_worth_more_than_is_missing_may_be_cooked() -> None:
    """revised 9.3.2: 1 food is missing, a cattle gives 4; the rest stays in the supply."""
    table = feeding(goods={"food": 3, "cattle": 1}, cards=["M-hearth-4"])
    assert table.offers() == ["convert 1 cattle to 4 food", "beg 1"]
    table.do("convert 1 cattle to 4 food").expect(food=3, cattle=0)


def test_9_3_3_op_30_no_baking_while_feeding() -> None:
    """revised 9.3.3 and OP-30: with ovens grain is still worth 1 food only."""
    farm = {"goods": {"grain": 2}, "cards": ["M-clay-oven", "M-stone-oven", "M-hearth-4"]}
    table = feeding(**farm)
    assert table.offers() == ["convert 1 grain to 1 food", "convert 2 grain to 2 food", "beg 4"]


def test_9_3_vegetables_are_cooked_at_the_best_rate() -> None:
    """revised 9.3.2 with 11.1: 1 food raw, 2 with a Fireplace, 3 with a Cooking Hearth."""
    both = ["M-fireplace-3", "M-hearth-4"]
    for cards, food in (([], 1), (["M-fireplace-2"], 2), (["M-hearth-5"], 3), (both, 3), (both[::-1], 3)):
        table = feeding(goods={"vegetable": 1}, cards=cards)
        assert table.offers() == [f"convert 1 vegetable to {food} food", "beg 4"]


@pytest.mark.parametrize(
    ("card", "resource", "food"), [("M-joinery", "wood", 2), ("M-pottery", "clay", 2), ("M-basketmaker", "reed", 3)]
)
def test_9_3_crafts_once_per_harvest(card: str, resource: str, food: int) -> None:
    """revised 11.4: each craft turns one resource into food, once per harvest."""
    table = feeding(goods={resource: 3}, cards=[card])
    table.do(f"convert 1 {resource} to {food} food").expect(**{resource: 2})
    assert table.farm().begging == 4 - food
    assert table.game.round == 5


def test_9_3_a_craft_may_be_used_without_need() -> None:
    """revised 11.4 and OP-34: once in any harvest, whether food is missing or not; it may be left out too."""
    farm = {"goods": {"food": 4, "reed": 1}, "cards": ["M-basketmaker"]}
    table = feeding(**farm)
    table.do("convert 1 reed to 3 food").expect(food=3, reed=0)
    kept = feeding(**farm).do("done").expect(food=0, reed=1)
    assert kept.farm().begging == 0


def test_9_3_crafts_are_back_in_the_next_harvest() -> None:
    """revised 11.4: "each harvest": used after round 13, and again after round 14."""
    farm = {"goods": {"food": 2, "clay": 2}, "cards": ["M-pottery"]}
    table = play("revised", 1, round=13, phase="feeding", seats=[farm])
    table.do("convert 1 clay to 2 food").expect(food=0, clay=1)
    table.do("Grain Seeds", "Farmland", "plow c1", "convert 1 clay to 2 food", "beg 4").expect(clay=0, grain=1)
    assert table.game.is_terminal()

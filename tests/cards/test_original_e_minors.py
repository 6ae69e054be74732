"""Minor improvements of deck E of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from tests.cards.original_table import original
from tests.kit import Table

# --- Gypsy's Crock ----------------------------------------------------------------------------------------------------


def _feeding(goods: dict[str, int], cards: list[str]) -> Table:
    return original(round=4, phase="feeding", seats=[{"goods": goods, "cards": cards}, {"goods": {"food": 4}}])


def test_gypsys_crock_gives_1_food_for_2_goods_cooked_at_one_time() -> None:
    table = _feeding({"vegetable": 2}, ["E019", "M-fireplace-2"])
    table.do("convert 2 vegetable to 4 food").expect(food=1, vegetable=0)


def test_gypsys_crock_counts_a_whole_feeding_as_one_time() -> None:
    """WE-I1: 4 goods together give 2 more, whatever their kinds."""
    seat = {"vegetable": 1, "sheep": 1}
    table = _feeding(seat, ["E019", "M-fireplace-2"])
    table.do("convert 1 vegetable to 2 food", "convert 1 sheep to 2 food").expect(food=1)


def test_gypsys_crock_is_nothing_for_a_single_good_or_raw_crops() -> None:
    table = _feeding({"vegetable": 1, "food": 2}, ["E019", "M-fireplace-2"])
    table.do("convert 1 vegetable to 2 food").expect(food=0)
    raw = _feeding({"grain": 4}, ["E019", "M-fireplace-2"])
    raw.do("convert 4 grain to 4 food").expect(food=0)


def test_gypsys_crock_counts_bread_that_is_baked_in_a_fireplace_but_not_in_an_oven() -> None:
    """4 grain: 1 in the Clay Oven for 5, 3 in the Fireplace for 2 each, and 1 more for two of those three."""
    seat = {"goods": {"grain": 4}, "cards": ["E019", "M-fireplace-2", "M-clay-oven"]}
    table = original(seats=[seat]).do("Sow and/or Bake Bread", "bake 4 grain")
    table.expect(food=5 + 6 + 1)


def test_gypsys_crock_counts_animals_that_find_no_place() -> None:
    seat = {"goods": {}, "cards": ["E019", "M-fireplace-2"]}
    table = original(seats=[seat], stock={"1 Sheep": {"sheep": 3}}).do("1 Sheep")
    table.expect(sheep=1, food=4 + 1)

"""Sowing in the original edition: cards that put more on fields, wood on cards, two grain on a field."""

from __future__ import annotations

from typing import Any

import agricola
from agricola.cards.words import field_tiles, grain_fields, planted_fields
from agricola.engine.economy.crops import card_field, crop_stacks
from agricola.engine.farm.farmyard import CROP_KIND
from agricola.engine.goods import GOOD_NAMES
from agricola.engine.kernel.state import animal_housing
from tests.cards.original_table import original
from tests.kit import Table

SOW = "Sow and/or Bake Bread"


def fields(*cells: str) -> dict[str, dict[str, int]]:
    """So many empty fields."""
    return {cell: {} for cell in cells}


def owning(*cards: str, goods: dict[str, int] | None = None, round: int = 4, **seat: Any) -> Table:
    """Seat 0 to act, with these cards in front and 3 empty fields far from the house."""
    farm = {"fields": fields("d1", "d2", "d3"), **seat}
    return original(round=round, seats=[{"goods": goods or {}, "cards": list(cards), **farm}, {"goods": {}}])


def sown(table: Table) -> list[str]:
    """What lies on all fields and field cards that hold something."""
    stacks = [stack for stack in crop_stacks(table.farm()) if stack]
    return sorted(f"{stack % CROP_KIND} {GOOD_NAMES[stack // CROP_KIND]}" for stack in stacks)


def again(table: Table) -> Table:
    """The same position, written and read back."""
    game = agricola.from_position(table.game.position())
    assert game.key() == table.game.key() and game.view(0) == table.game.view(0)
    return Table(game)


# --- Potato Dibber ----------------------------------------------------------------------------------------------------


def test_potato_dibber_puts_one_more_vegetable_on_each_field() -> None:
    table = owning("E032", goods={"vegetable": 2, "grain": 1}).do(SOW, "sow 1 grain, 2 vegetable")
    assert sown(table) == ["3 grain", "3 vegetable", "3 vegetable"]


def test_potato_dibber_leaves_grain_as_it_is() -> None:
    assert sown(owning("E032", goods={"grain": 1}).do(SOW)) == ["3 grain"]


def test_potato_dibber_combines_with_field_cards() -> None:
    """Ruling: Bean Field, Turnip Field and Lettuce Patch."""
    table = owning("E032", "E018", goods={"vegetable": 1}, fields={}).do(SOW)
    assert sown(table) == ["3 vegetable"] and card_field(table.farm(), "E018", 0) % CROP_KIND == 3


def test_potato_dibber_adds_when_sowing_is_done_in_steps() -> None:
    table = owning("E032", goods={"vegetable": 2, "grain": 1}).do(SOW, "sow 1 vegetable")
    table = again(table).do("sow 1 vegetable", "done")
    assert sown(table) == ["3 vegetable", "3 vegetable"]


# --- Copse ------------------------------------------------------------------------------------------------------------


def test_copse_grows_wood_on_two_stacks() -> None:
    table = owning("I078", goods={"wood": 3}, fields={}).do(SOW, "sow 2 wood").expect(wood=1)
    assert sown(table) == ["3 wood", "3 wood"]
    assert again(table).game.key() == table.game.key()


def test_copse_is_harvested_in_the_field_phase() -> None:
    seat = {"goods": {"food": 9, "wood": 1}, "cards": ["I078"]}
    table = original(1, round=3, seats=[seat]).do(SOW)
    while table.game.round == 3:
        table.do(next(offer for offer in table.offers() if offer in ("Day Laborer", "Fishing", "done")))
    before = table.goods()["wood"]
    while table.game.round == 4:
        table.do(next(offer for offer in table.offers() if offer in ("Day Laborer", "Fishing", "done")))
    assert table.goods()["wood"] == before + 1 and sown(table) == ["2 wood"]


def test_copse_is_no_field_and_its_wood_is_no_crop() -> None:
    """Original 12.7: wood on Copse or Forester does not count as planted."""
    table = owning("I078", goods={"wood": 1}, fields={}).do(SOW)
    g = table.game.state
    assert (planted_fields.of(g, 0), grain_fields.of(g, 0), field_tiles.of(g, 0)) == (0, 0, 0)
    assert table.score()["fields"] == -1


def test_copse_gets_more_from_fieldsman_but_not_from_smallholder() -> None:
    """Ruling: whoever may sow 4 grain on a field may plant 4 wood; not through Smallholder (OP-13)."""
    table = owning("I078", "I219", goods={"wood": 2}, fields={}).do(SOW, "sow 2 wood")
    assert sown(table) == ["4 wood", "4 wood"]
    table = owning("I078", "K286", goods={"wood": 2}, fields={}).do(SOW, "sow 2 wood")
    assert sown(table) == ["3 wood", "3 wood"]


# --- Corn Storehouse --------------------------------------------------------------------------------------------------


def at_harvest(*cards: str, **seat: Any) -> Table:
    """A harvest begins for a single player."""
    return original(1, round=4, phase="harvest", seats=[{"cards": list(cards), **seat}])


def test_corn_storehouse_sows_after_the_field_phase_with_one_grain_fewer() -> None:
    farm = {"d1": {"grain": 1}, "d2": {}}
    table = at_harvest("I086", goods={"food": 9}, fields=farm)
    table.do("sow 1 grain")
    assert sown(table) == ["2 grain"] and table.game.round == 5


def test_corn_storehouse_sows_only_grain_and_may_be_left() -> None:
    table = at_harvest("I086", goods={"food": 9, "grain": 1, "vegetable": 1}, fields=fields("d1", "d2"))
    assert table.offers() == ["sow 1 grain", "done"]
    assert sown(table.do("done")) == []


def test_corn_storehouse_costs_wood_or_clay_and_two_reed() -> None:
    """OP-11: 2 reed; original 12.4: either wood or clay."""
    table = original(seats=[{"goods": {"wood": 1, "clay": 1, "reed": 2}, "hand": ["I086"]}])
    assert "short" in table.lacks("Corn Storehouse")
    table = original(seats=[{"goods": {"clay": 2, "reed": 2}, "hand": ["I086"]}])
    table.do("1 Major or Minor Improvement", "play Corn Storehouse").expect(clay=0, reed=0)


def test_corn_storehouse_is_sowing_for_liquid_manure() -> None:
    """Ruling: sowing with it is sowing; Liquid Manure applies."""
    table = at_harvest("I086", "K118", goods={"food": 9, "grain": 1}, fields=fields("d1"))
    assert sown(table.do("sow 1 grain")) == ["3 grain"]


# --- Planter Box ------------------------------------------------------------------------------------------------------

NEAR: dict[str, Any] = {"fields": fields("b2", "b3", "c2", "c3")}


def test_planter_box_puts_more_on_fields_beside_the_house() -> None:
    table = owning("I090", goods={"grain": 2, "vegetable": 1}, **NEAR).do(SOW)
    table.do("sow 1 grain beside the house", "sow 1 vegetable beside the house", "sow 1 grain")
    assert table.yard()["fields"] == {
        "b2": {"grain": 5}, "b3": {"vegetable": 3}, "c2": {"grain": 3}, "c3": {},
    }  # fmt: skip


def test_planter_box_leaves_it_to_the_player_where_a_crop_grows() -> None:
    table = owning("I090", goods={"grain": 1, "vegetable": 1}, **NEAR).do(SOW)
    assert sorted(table.offers()) == [
        "sow 1 grain", "sow 1 grain beside the house", "sow 1 grain, 1 vegetable", "sow 1 vegetable",
        "sow 1 vegetable beside the house",
    ]  # fmt: skip
    assert sown(table.do("sow 1 grain, 1 vegetable")) == ["2 vegetable", "3 grain"]


def test_planter_box_is_nothing_for_field_cards() -> None:
    table = owning("I090", "K105", goods={"grain": 1}, fields=fields("b2")).do(SOW)
    assert sorted(table.offers()) == ["sow 1 grain", "sow 1 grain beside the house"]
    assert sown(table.do("sow 1 grain")) == ["3 grain"]


def test_planter_box_counts_a_room_built_later() -> None:
    table = owning("I090", goods={"grain": 1}, rooms=["a2", "a3", "b2"], fields=fields("c2")).do(SOW)
    assert sown(table) == ["5 grain"]


def test_planter_box_combines_with_liquid_manure_and_potato_dibber() -> None:
    """Ruling of Liquid Manure: it combines with Planter Box, Potato Dibber, Fieldsman and Smallholder."""
    cards = ("I090", "K118", "E032", "I219", "K286")
    table = owning(*cards, goods={"vegetable": 1}, fields=fields("b2")).do(SOW)
    assert sown(table) == ["8 vegetable"]


# --- Fieldsman --------------------------------------------------------------------------------------------------------


def test_fieldsman_adds_two_to_a_single_field() -> None:
    assert sown(owning("I219", goods={"grain": 1}).do(SOW)) == ["5 grain"]


def test_fieldsman_adds_one_to_each_of_two_fields() -> None:
    table = owning("I219", goods={"grain": 1, "vegetable": 1}).do(SOW, "sow 1 grain", "sow 1 vegetable")
    assert sown(table) == ["3 vegetable", "4 grain"]


def test_fieldsman_adds_nothing_to_three_fields() -> None:
    """Secondary note: nothing when three or more fields are sown."""
    table = owning("I219", goods={"grain": 3}).do(SOW, "sow 1 grain", "sow 2 grain")
    assert sown(table) == ["3 grain", "3 grain", "3 grain"]


def test_fieldsman_counts_each_stack_of_a_field_card() -> None:
    """Ruling: combines with field cards; each stack sown there counts as one field."""
    table = owning("I219", "K105", goods={"grain": 2}, fields={}).do(SOW, "sow 2 grain")
    assert sown(table) == ["4 grain", "4 grain"]
    table = owning("I219", "K105", goods={"grain": 3}, fields=fields("d1")).do(SOW, "sow 3 grain")
    assert sown(table) == ["3 grain"] * 3


def test_fieldsman_remembers_the_first_step_in_a_saved_position() -> None:
    table = again(owning("I219", goods={"grain": 2}).do(SOW, "sow 1 grain")).do("sow 1 grain")
    assert sown(table) == ["4 grain", "4 grain"]


# --- Liquid Manure ----------------------------------------------------------------------------------------------------


def test_liquid_manure_adds_one_to_each_field() -> None:
    table = owning("K118", goods={"grain": 2, "vegetable": 1}).do(SOW, "sow 2 grain, 1 vegetable")
    assert sown(table) == ["3 vegetable", "4 grain", "4 grain"]


def test_liquid_manure_leaves_fields_that_were_sown_before() -> None:
    """Ruling: fields already planted benefit only when they are sown again."""
    table = owning("K118", goods={"grain": 1}, fields={"d1": {"grain": 3}, "d2": {}}).do(SOW)
    assert sown(table) == ["3 grain", "4 grain"]


def test_liquid_manure_adds_no_wood() -> None:
    """OP-65: on Acreage yes, wood no."""
    table = owning("K118", "I078", "K105", goods={"wood": 1, "grain": 1}, fields={}).do(SOW, "sow 1 wood, 1 grain")
    assert sown(table) == ["3 wood", "4 grain"]


def test_liquid_manure_needs_four_animals() -> None:
    table = original(seats=[{"goods": {"sheep": 1}, "hand": ["K118"]}])
    assert "4 animals" in table.lacks("Liquid Manure")


def test_liquid_manure_combines_with_the_field_cards_for_vegetables() -> None:
    """Ruling: Bean Field, Turnip Field, Lettuce Patch."""
    table = owning("K118", "E018", "K137", goods={"vegetable": 2}, fields={}).do(SOW, "sow 2 vegetable")
    assert sown(table) == ["3 vegetable", "3 vegetable"]


# --- Forester ---------------------------------------------------------------------------------------------------------


def test_forester_grows_wood_on_three_stacks() -> None:
    table = owning("K278", goods={"wood": 4}, fields={}).do(SOW, "sow 3 wood").expect(wood=1)
    assert sown(table) == ["3 wood"] * 3


def test_forester_with_fieldsman() -> None:
    """Ruling: 5 wood when one stack is planted, 4 wood each when two are."""
    assert sown(owning("K278", "I219", goods={"wood": 1}, fields={}).do(SOW)) == ["5 wood"]
    assert sown(owning("K278", "I219", goods={"wood": 2}, fields={}).do(SOW, "sow 2 wood")) == ["4 wood", "4 wood"]


def test_forester_lets_nobody_sow_who_has_no_wood() -> None:
    assert SOW not in owning("K278", fields={}).offers()
    assert SOW in owning("K278", goods={"wood": 1}, fields={}).offers()


def test_forester_and_copse_grow_side_by_side() -> None:
    table = owning("K278", "I078", goods={"wood": 5}, fields={}).do(SOW, "sow 5 wood")
    assert sown(table) == ["3 wood"] * 5


# --- Smallholder ------------------------------------------------------------------------------------------------------


def test_smallholder_adds_one_with_at_most_two_fields() -> None:
    table = owning("K286", goods={"grain": 1, "vegetable": 1}, fields=fields("d1", "d2"))
    assert sown(table.do(SOW, "sow 1 grain, 1 vegetable")) == ["3 vegetable", "4 grain"]


def test_smallholder_adds_nothing_with_three_fields() -> None:
    assert sown(owning("K286", goods={"grain": 1}).do(SOW)) == ["3 grain"]


def test_smallholder_counts_no_field_cards_but_adds_to_them() -> None:
    """OP-13: Acreage, Bean Field, Turnip Field and Lettuce Patch get the extra crop and do not count."""
    farm = fields("d1", "d2")
    table = owning("K286", "K105", "E018", goods={"grain": 3, "vegetable": 1}, fields=farm)
    table.do(SOW, "sow 3 grain, 1 vegetable")
    assert sown(table) == ["3 vegetable", "4 grain", "4 grain", "4 grain"]


def test_smallholder_makes_pastures_for_two_hold_three() -> None:
    pastures = {"pastures": [["d1"], ["e1", "e2"]]}
    table = original(seats=[{"cards": ["K286"], **pastures}])
    assert animal_housing(table.game.state, table.farm()).pens == (3, 4)
    assert [place["capacity"] for place in table.yard()["animal_places"]] == [3, 4, 1]


def test_smallholder_combines_with_drinking_trough() -> None:
    """Ruling: first 3, then 2 more."""
    pastures = {"pastures": [["d1"], ["e1", "e2"]], "stables": ["b1"]}
    table = original(seats=[{"cards": ["E059", "K286"], **pastures}])
    assert animal_housing(table.game.state, table.farm()).pens == (5, 6)


def test_smallholder_is_nothing_for_a_small_pasture_with_a_stable() -> None:
    table = original(seats=[{"cards": ["K286"], "pastures": [["d1"]], "stables": ["d1"]}])
    assert animal_housing(table.game.state, table.farm()).pens == (4,)


# --- Scarecrow --------------------------------------------------------------------------------------------------------


def test_scarecrow_sows_two_grain_on_a_field_for_a_wood() -> None:
    """OP-38: the field holds 6 grain."""
    table = owning("Z324", goods={"grain": 4, "wood": 1}).do(SOW, "sow 2 grain on one field").expect(grain=2, wood=0)
    assert "sow 2 grain on one field" not in table.offers()
    assert sown(table.do("sow 2 grain")) == ["3 grain", "3 grain", "6 grain"]


def test_scarecrow_works_once_for_each_wood() -> None:
    table = owning("Z324", goods={"grain": 4, "wood": 2})
    table.do(SOW, "sow 2 grain on one field", "sow 2 grain on one field").expect(grain=0, wood=0)
    assert sown(table) == ["6 grain", "6 grain"]


def test_scarecrow_needs_a_second_grain_and_a_wood() -> None:
    assert (
        "sow 2 grain on one field" not in owning("Z324", goods={"grain": 1, "wood": 1, "vegetable": 1}).do(SOW).offers()
    )
    assert "sow 2 grain on one field" not in owning("Z324", goods={"grain": 2}).do(SOW).offers()


def test_scarecrow_is_nothing_for_field_cards() -> None:
    table = owning("Z324", "K105", goods={"grain": 3, "wood": 1}, fields={}).do(SOW)
    assert "sow 2 grain on one field" not in table.offers()


def test_scarecrow_needs_two_empty_fields_of_the_farmyard() -> None:
    """Original 12.7: a field card is a field only while it is planted."""
    table = original(seats=[{"goods": {}, "cards": ["K105"], "hand": ["Z324"], "fields": fields("d1")}])
    assert "2 empty fields" in table.lacks("Scarecrow")


def test_scarecrow_combines_with_planter_box_and_fieldsman() -> None:
    table = owning("Z324", "I090", "I219", goods={"grain": 2, "wood": 1}, fields=fields("b2")).do(SOW)
    assert table.offers() == ["sow 1 grain beside the house", "sow 2 grain on one field beside the house"]
    table.do("sow 2 grain on one field beside the house")
    assert sown(table) == ["10 grain"]

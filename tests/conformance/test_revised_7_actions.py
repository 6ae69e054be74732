"""Revised edition, sections 7.6 to 7.13: plowing, sowing, baking, improvements, the token, costs."""

from __future__ import annotations

import pytest

from tests.kit import play


def test_7_6_the_first_field_may_lie_anywhere() -> None:
    """revised 7.6: the first tile on any unused space."""
    table = play("revised")
    table.do("Farmland")
    assert len(table.offers()) == 13


def test_7_6_further_fields_touch_a_field() -> None:
    """revised 7.6: every further tile orthogonally adjacent to a field tile."""
    table = play("revised", seats=[{"fields": {"e1": {}}}])
    table.do("Farmland")
    assert table.offers() == ["plow d1", "plow e2"]
    assert table.why_not("d2") == "it does not touch a field"


def test_7_6_a_field_needs_an_unused_space() -> None:
    """revised 7.6: not on a room, a stable or inside a pasture."""
    farm = {"fields": {"b2": {}}, "stables": ["b1"], "pastures": [["c2"]]}
    table = play("revised", seats=[farm])
    table.do("Farmland")  # beside b2 are a room (a2), a stable, a pasture and b3, which is free
    assert sorted(table.yard()["fields"]) == ["b2", "b3"]
    full = play("revised", seats=[{**farm, "stables": ["b1", "b3"]}])
    assert "no free space beside a field" in full.refuses("Farmland")


def test_7_6_each_plow_action_is_one_tile() -> None:
    """revised 7.6: each Plow action = 1 tile, on Cultivation too."""
    table = play("revised", round=13, seats=[{"goods": {}}])
    table.do("Cultivation", "plow c1")
    assert list(table.yard()["fields"]) == ["c1"]
    assert table.game.current_player == 1


def test_7_7_1_sowing_adds_crops_from_the_bank() -> None:
    """revised 7.7.1: 1 grain becomes 3 grain on a field, 1 vegetable 2 vegetables."""
    farm = {"goods": {"grain": 1, "vegetable": 1}, "fields": {"c1": {}, "c2": {}}}
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization", "sow 1 grain, 1 vegetable").expect(grain=0, vegetable=0)
    assert sorted(map(str, table.yard()["fields"].values())) == ["{'grain': 3}", "{'vegetable': 2}"]


def test_7_7_1_any_number_of_empty_fields_but_at_least_one() -> None:
    """revised 7.7.1: for any number (at least one) of empty fields, each kind freely chosen."""
    farm = {"goods": {"grain": 2, "vegetable": 1}, "fields": {"c1": {}, "c2": {}, "c3": {"grain": 1}}}
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization")
    assert sorted(table.offers()) == [
        "sow 1 grain", "sow 1 grain, 1 vegetable", "sow 1 vegetable", "sow 2 grain",
    ]  # fmt: skip


def test_7_7_1_only_empty_fields_are_sown() -> None:
    """revised 7.7.1: a field that still holds crops is not sown."""
    farm = {"goods": {"grain": 2}, "fields": {"c1": {"grain": 1}, "c2": {"vegetable": 1}}}
    table = play("revised", round=3, seats=[farm])
    assert "no empty field" in table.refuses("Grain Utilization")


@pytest.mark.parametrize(("space", "crop"), [("Grain Seeds", "grain"), ("Vegetable Seeds", "vegetable")])
def test_7_7_2_crops_from_a_seeds_space_need_a_later_sow_action(space: str, crop: str) -> None:
    """revised 7.7.2: crops obtained from a Seeds space go to the supply and need a later Sow action."""
    table = play("revised", round=8, seats=[{"goods": {}, "fields": {"c1": {}}}])
    table.do(space).expect(**{crop: 1})
    assert table.yard()["fields"] == {"c1": {}}
    assert table.game.current_player == 1


def test_7_7_2_the_field_plowed_first_may_be_sown_on_cultivation() -> None:
    """revised 7.7.2: on Cultivation the field plowed first may be sown in the same action."""
    table = play("revised", round=13, seats=[{"goods": {"vegetable": 1}}])
    table.do("Cultivation", "plow d2", "sow 1 vegetable").expect(vegetable=0)
    assert table.yard()["fields"] == {"d2": {"vegetable": 2}}


def test_7_7_3_both_sow_spaces_allow_any_number_and_kind() -> None:
    """revised 7.7.3: Grain Utilization and Cultivation limit neither fields nor kinds of crop."""
    farm = {"goods": {"grain": 3, "vegetable": 3}, "fields": {"c1": {}, "d1": {}, "e1": {}}}
    offers = []
    for round, space in ((3, "Grain Utilization"), (13, "Cultivation")):
        table = play("revised", round=round, seats=[farm])
        table.do(space)
        if "sow" in table.offers():
            table.do("sow")
        offers.append(sorted(table.offers()))
    assert offers[0] == offers[1]
    assert {"sow 3 grain", "sow 3 vegetable", "sow 1 grain, 2 vegetable"} < set(offers[0])


def test_7_8_1_bread_needs_a_baking_improvement_and_grain() -> None:
    """revised 7.8.1: at least one baking improvement and 1 grain in the supply."""
    without_oven = play("revised", round=3, seats=[{"goods": {"grain": 3}}])
    assert "no baking improvement" in without_oven.refuses("Side Job")
    without_grain = play("revised", round=3, seats=[{"goods": {}, "cards": ["M-clay-oven"]}])
    assert "no grain" in without_grain.refuses("Side Job")


def test_7_8_1_any_amount_up_to_the_ovens_limits() -> None:
    """revised 7.8.1: grain is converted as the player likes, each improvement up to its own limit."""
    farm = {"goods": {"grain": 9}, "cards": ["M-clay-oven", "M-stone-oven"]}
    table = play("revised", round=3, seats=[farm])
    table.do("Grain Utilization")
    assert table.offers() == ["bake 1 grain", "bake 2 grain", "bake 3 grain"]
    table.do("bake 3 grain").expect(grain=6, food=5 + 4 + 4)


def test_7_8_2_grain_is_baked_only_in_a_bake_bread_action() -> None:
    """revised 7.8.2: outside of it raw grain is worth 1 food, even with an oven."""
    farm = {"goods": {"grain": 4}, "cards": ["M-clay-oven", "M-fireplace-2"]}
    table = play("revised", round=4, phase="feeding", seats=[farm])
    assert table.offers() == [
        "convert 1 grain to 1 food", "convert 2 grain to 2 food", "convert 3 grain to 3 food",
        "convert 4 grain to 4 food", "beg 4",
    ]  # fmt: skip


def test_7_9_1_exactly_one_improvement_per_action() -> None:
    """revised 7.9.1: build exactly one major from the supply board."""
    table = play("revised", seats=[{"goods": {"clay": 9}}])
    table.do("Major Improvement", "build Fireplace (3 clay)").expect(clay=6)
    assert table.game.current_player == 1
    again = play("revised", turn=1, seats=[{"cards": ["M-fireplace-3"]}, {"goods": {"clay": 3}}])
    again.do("Major Improvement")
    assert again.yard(1)["cards"] == ["M-fireplace-2"], "the other Fireplace is gone from the supply board"


def test_7_9_1_the_improvement_of_major_improvement_is_not_optional() -> None:
    """revised 7.9.1 with 6.3.1: who goes to Major Improvement builds one."""
    table = play("revised", seats=[{"goods": {"clay": 9}}])
    table.do("Major Improvement")
    assert "done" not in table.offers()


def test_7_12_taking_or_keeping_the_token() -> None:
    """revised 7.12: the starting player may take the space to keep the token."""
    table = play("revised", 2, round=2, starting_player=0)
    table.do("Meeting Place")
    assert table.game.state.start == 0
    table.do("Forest", "Clay Pit", "Reed Bank")
    assert (table.game.round, table.game.current_player) == (3, 0)


def test_7_13_3_returning_a_fireplace_is_a_complete_price() -> None:
    """revised 7.13.3: return a Fireplace, or pay the clay; never a part of both."""
    farm = {"goods": {"clay": 5}, "cards": ["M-fireplace-3"]}
    table = play("revised", seats=[farm])
    table.do("Major Improvement", "build Cooking Hearth (5 clay)")
    pay_clay, give_back = table.offers()
    assert "5 clay" in pay_clay
    assert "Fireplace (3 clay)" in give_back
    table.do(give_back).expect(clay=5)
    assert table.yard()["cards"] == ["M-hearth-5"]

"""The original edition, family game: the actions in detail (original 8)."""

from __future__ import annotations

import pytest

from tests.kit import play

EXPAND = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
GROW = "After Family Growth also 1 Minor Improvement"
ROOMY = ["a1", "a2", "a3"]


# --- 8.1 build rooms --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_8_1_a_room_costs_5_of_the_material_and_2_reed(material: str) -> None:
    """original 8.1: 5 of the home's material and 2 reed; the new room has that material."""
    table = play("original", seats=[{"house": material, "goods": {material: 5, "reed": 2}}])
    table.do(EXPAND)
    if "build rooms" in table.offers():
        table.do("build rooms")
    table.do("room b3").expect(**{material: 0, "reed": 0})
    assert table.yard()["house"] == material
    assert table.yard()["rooms"] == ["a2", "a3", "b3"]


@pytest.mark.parametrize("goods", [{"wood": 4, "reed": 2}, {"wood": 5, "reed": 1}, {"clay": 5, "reed": 2}])
def test_8_1_a_room_of_another_price_is_not_built(goods: dict[str, int]) -> None:
    """original 8.1: too little, or the wrong material, builds no room in a wooden hut."""
    table = play("original", seats=[{"goods": goods}])
    if goods.get("wood"):
        table.do(EXPAND)
        assert not any(offer.startswith("room") or "rooms" in offer for offer in table.offers())
    else:
        assert "wood short" in table.refuses(EXPAND)


def test_8_1_a_room_built_in_the_same_action_counts_as_neighbour() -> None:
    """original 8.1: the second room may stand beside the first new one."""
    table = play("original", seats=[{"goods": {"wood": 10, "reed": 4}}])
    table.do(EXPAND, "build rooms", "room b2")
    assert "room c2" in table.offers()
    table.do("room c2")
    assert table.yard()["rooms"] == ["a2", "b2", "c2", "a3"]


def test_8_1_op_34_rooms_need_empty_unfenced_ground() -> None:
    """original 8.1, OP-34: not on a field, on a stable or inside a pasture."""
    seat = {"goods": {"wood": 5, "reed": 2}, "fields": {"b3": {}}, "stables": ["a1"], "pastures": [["b2"]]}
    table = play("original", seats=[seat])
    table.do(EXPAND)
    assert not any("room" in offer for offer in table.offers())  # no space for one, stables only
    table = play("original", seats=[{**seat, "rooms": ["a2", "a3"], "stables": []}])
    table.do(EXPAND, "build rooms")
    assert table.yard()["rooms"] == ["a1", "a2", "a3"]  # the only space that is left


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("a2", "a room stands there"),
        ("b3", "a field lies there"),
        ("b2", "a stable stands there"),
        ("b1", "inside a pasture"),
        ("e1", "it does not touch the house"),
    ],
)
def test_8_1_why_a_room_can_not_stand_there(cell: str, reason: str) -> None:
    """original 8.1: what stands in the way of a room."""
    seat = {"goods": {"wood": 5, "reed": 2}, "fields": {"b3": {}}, "stables": ["b2"], "pastures": [["b1"]]}
    table = play("original", seats=[seat], ask_forced=True)
    table.do(EXPAND, "build rooms")
    assert table.offers() == ["room a1"]
    assert reason in table.why_not(cell)


# --- 8.2 renovate -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rooms", [2, 3, 4])
@pytest.mark.parametrize(("old", "new"), [("wood", "clay"), ("clay", "stone")])
def test_8_2_renovation_costs_1_per_room_and_1_reed(old: str, new: str, rooms: int) -> None:
    """original 8.2: 1 clay (stone) per room and 1 reed in total; always the whole home."""
    cells = ["a2", "a3", "a1", "b1"][:rooms]
    table = play("original", round=6, seats=[{"house": old, "rooms": cells, "goods": {new: rooms, "reed": 1}}])
    table.do(RENOVATE).expect(**{new: 0, "reed": 0})
    assert table.yard()["house"] == new
    table = play("original", round=6, seats=[{"house": old, "rooms": cells, "goods": {new: rooms - 1, "reed": 1}}])
    assert f"1 {new} short" in table.refuses(RENOVATE)


def test_8_2_one_step_per_action() -> None:
    """original 8.2: one renovation per action, wood to clay only."""
    table = play("original", round=6, seats=[{"goods": {"clay": 2, "stone": 2, "reed": 2}}])
    table.do(RENOVATE)
    assert table.yard()["house"] == "clay"
    table.expect(stone=2, reed=1)


def test_8_2_a_stone_house_can_not_be_renovated() -> None:
    """original 8.2: stone is the last step."""
    table = play("original", round=6, seats=[{"house": "stone", "goods": {"clay": 9, "stone": 9, "reed": 9}}])
    assert "stone house" in table.refuses(RENOVATE)


# --- 8.3 family growth ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rooms", "family", "legal"),
    [(2, 2, False), (3, 2, True), (3, 3, False), (4, 3, True), (2, 3, False), (3, 4, False), (5, 4, True)],
)
def test_8_3_op_23_growth_needs_more_rooms_than_people(rooms: int, family: int, legal: bool) -> None:
    """original 8.3, OP-23: rooms > family members; rooms first absorb the people who had none."""
    cells = ["a2", "a3", "a1", "b1", "b2"][:rooms]
    table = play("original", round=7, seats=[{"rooms": cells, "family": family}])
    assert (GROW in table.offers()) == legal


def test_8_3_people_on_action_spaces_count() -> None:
    """original 8.3: all family members in play count, wherever they stand."""
    table = play("original", round=7, seats=[{"rooms": ROOMY, "family": 3, "placed": ["Fishing"]}])
    assert "3 rooms for 3 people" in table.refuses(GROW)


@pytest.mark.parametrize("space", [GROW, "Family Growth even without Room"])
def test_8_3_never_more_than_5_people(space: str) -> None:
    """original 8.3: no sixth person, not even with room."""
    rooms = ["a2", "a3", "a1", "b1", "b2", "b3"]
    table = play("original", round=13, seats=[{"rooms": rooms, "family": 5}])
    assert "no person left" in table.refuses(space)


def test_8_3_the_newborn_works_from_the_next_round_on() -> None:
    """original 8.3: it lies beside its parent this round, goes home with it, and can be placed next round."""
    table = play("original", 2, round=7, seats=[{"rooms": ROOMY}, {"placed": ["1 Reed", "1 Clay"]}])
    table.do(GROW)
    yard = table.yard()
    assert (yard["family"], yard["newborns"], table.names(yard["newborns_on"]), yard["home"]) == (3, 1, [GROW], 1)
    seat = {"rooms": ROOMY, "family": 3, "newborns": 1, "placed": ["Fishing"], "newborns_on": ["Fishing"]}
    table = play("original", 2, round=5, seats=[seat, {"placed": ["1 Reed", "1 Clay"]}])
    table.do("Take 1 Grain")
    assert (table.game.round, table.yard()["home"], table.yard()["newborns"]) == (6, 3, 0)


# --- 8.4 plow ---------------------------------------------------------------------------------------------------------


def test_8_4_the_first_field_may_lie_on_any_free_space() -> None:
    """original 8.4: on any empty, unfenced space: no room, stable or pasture."""
    table = play("original", seats=[{"stables": ["b1"], "pastures": [["e1", "e2"]]}])
    table.do("Plow 1 Field")
    assert table.offers() == [f"plow {cell}" for cell in ("a1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3", "e3")]
    assert table.why_not("a2") == "a room stands there"
    assert table.why_not("b1") == "a stable stands there"
    assert table.why_not("e2") == "it lies inside a pasture"


def test_8_4_further_fields_touch_a_field() -> None:
    """original 8.4: orthogonally adjacent to one of the fields."""
    table = play("original", seats=[{"fields": {"c2": {}, "c3": {"grain": 2}}}])
    table.do("Plow 1 Field")
    assert table.offers() == ["plow c1", "plow b2", "plow d2", "plow b3", "plow d3"]
    assert table.why_not("d1") == "it does not touch a field"
    assert table.why_not("c2") == "a field lies there"


def test_8_4_no_space_beside_a_field_no_plowing() -> None:
    """original 8.4: where no field can be added, the space can't be used."""
    table = play("original", seats=[{"fields": {"a1": {}}, "stables": ["b1"]}])
    assert "no free space beside a field" in table.refuses("Plow 1 Field")


# --- 8.5 sow ----------------------------------------------------------------------------------------------------------


def test_8_5_grain_becomes_3_a_vegetable_2() -> None:
    """original 8.5: 1 grain and 2 more; 1 vegetable and 1 more; each field one kind."""
    table = play("original", seats=[{"fields": {"c1": {}, "d1": {}}, "goods": {"grain": 1, "vegetable": 1}}])
    table.do("Sow and/or Bake Bread", "sow 1 grain, 1 vegetable").expect(grain=0, vegetable=0)
    assert sorted(map(str, table.yard()["fields"].values())) == ["{'grain': 3}", "{'vegetable': 2}"]


def test_8_5_any_number_of_empty_fields_at_least_one() -> None:
    """original 8.5: not all empty fields need be sown, but one must be."""
    seat = {"fields": {"c1": {}, "d1": {}}, "goods": {"grain": 2, "vegetable": 1}}
    table = play("original", seats=[seat])
    table.do("Sow and/or Bake Bread")
    assert sorted(table.offers()) == [
        "sow 1 grain",
        "sow 1 grain, 1 vegetable",
        "sow 1 vegetable",
        "sow 2 grain",
    ]


def test_8_5_a_field_with_a_crop_can_not_be_sown() -> None:
    """original 8.5: a field still holding a crop is not empty."""
    seat = {"fields": {"c1": {"grain": 1}}, "goods": {"grain": 2, "vegetable": 1}}
    assert "no empty field" in play("original", seats=[seat]).refuses("Sow and/or Bake Bread")


def test_8_5_a_harvested_field_is_sown_again_without_plowing() -> None:
    """original 8.5: a field harvested empty takes either crop again."""
    seat = {"fields": {"c1": {"grain": 1}}, "goods": {"vegetable": 1, "food": 4}}
    table = play("original", round=4, phase="returning home", seats=[seat, {"goods": {"food": 4}}])
    assert table.yard()["fields"] == {"c1": {}}
    table.do("Sow and/or Bake Bread")
    if "sow 1 vegetable" in table.offers():
        table.do("sow 1 vegetable")
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}}


# --- 8.6 bake bread ---------------------------------------------------------------------------------------------------


def test_8_6_baking_needs_a_baking_improvement_and_grain_in_the_supply() -> None:
    """original 8.6: no bread without an oven, nor with grain that lies on a field."""
    space = "Build 1 Stable and/or Bake Bread"
    assert "no baking improvement" in play("original", seats=[{"goods": {"grain": 2}}]).refuses(space)
    seat = {"cards": ["M-fireplace-2"], "fields": {"c1": {"grain": 3}}, "goods": {}}
    assert "no grain" in play("original", seats=[seat]).refuses(space)


def test_8_6_baking_is_not_possible_at_any_time() -> None:
    """original 8.6: only in a bake bread action; in the feeding phase grain is worth 1 food, even with an oven."""
    seat = {"cards": ["M-fireplace-2", "M-clay-oven"], "goods": {"grain": 3}}
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert "convert 3 grain to 3 food" in table.offers()
    table.do("convert 3 grain to 3 food")
    assert table.yard()["begging"] == 1


def test_8_6_op_32_all_baking_improvements_in_one_action() -> None:
    """original 8.6, OP-32: each up to its own limit: 1 x 5 + 2 x 4 + 1 x 2 for four grain."""
    cards = ["M-fireplace-2", "M-clay-oven", "M-stone-oven"]
    for grain, food in ((1, 5), (2, 9), (3, 13), (4, 15), (5, 17)):
        table = play("original", seats=[{"cards": cards, "goods": {"grain": 5}}])
        table.do("Build 1 Stable and/or Bake Bread", f"bake {grain} grain").expect(grain=5 - grain, food=food)


# --- 8.9 improvements -------------------------------------------------------------------------------------------------


def test_8_9_one_card_per_action() -> None:
    """original 8.9: one improvement per action."""
    table = play("original", round=2, seats=[{"goods": {"clay": 5}}])
    table.do("1 Major or Minor Improvement", "build Fireplace (2 clay)").expect(clay=3)
    assert table.game.current_player == 1


def test_8_9_a_major_is_gone_for_the_others() -> None:
    """original 8.9: a major can be bought while it is on the board."""
    seats = [{"goods": {"clay": 2}, "cards": ["M-fireplace-3"]}, {"goods": {"clay": 3}, "cards": ["M-fireplace-2"]}]
    table = play("original", round=2, seats=seats, turn=1)
    table.do("1 Major or Minor Improvement")
    assert not any("Fireplace" in offer for offer in table.offers())
    assert "already owned by player 1" in table.why_not("Fireplace (3 clay)")


def test_8_9_alternatives_are_not_mixed() -> None:
    """original 8.9: exactly one alternative in full: 3 clay and no Fireplace buy no hearth."""
    table = play("original", round=2, seats=[{"goods": {"clay": 3}}])
    table.do("1 Major or Minor Improvement")
    assert not any("Hearth" in offer for offer in table.offers())


# --- 8.13 conversions -------------------------------------------------------------------------------------------------


def test_8_13_crops_are_worth_1_food_without_any_card() -> None:
    """original 8.13: 1 grain or 1 vegetable from the supply is 1 food."""
    seats = [{"goods": {"grain": 2, "vegetable": 2}}, {"goods": {"food": 4}}]
    table = play("original", round=4, phase="feeding", seats=seats)
    table.do("convert 2 grain to 2 food", "convert 2 vegetable to 2 food").expect(grain=0, vegetable=0, food=0)
    assert table.yard()["begging"] == 0


def test_8_13_animals_have_no_food_value_without_a_card() -> None:
    """original 8.13: without a cooking improvement animals feed nobody; crops on fields do not either."""
    seat = {"goods": {"sheep": 2}, "stables": ["e1"], "fields": {"c1": {"grain": 3}}}
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert table.yard()["begging"] == 4
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_8_13_conversions_pay_wherever_food_must_be_paid() -> None:
    """original 8.13: whenever something must be paid: a cooked sheep pays for the cattle."""
    seat = {"goods": {"sheep": 1, "grain": 1}, "cards": ["M-fireplace-2"], "stables": ["e1"]}
    table = play("original", 5, seats=[seat])
    table.do("Take Animals", "pay 1 food, then take 1 cattle")
    assert sorted(table.offers()) == [
        "pay 1 food (convert 1 grain to 1 food)",
        "pay 1 food (convert 1 sheep to 2 food)",
    ]
    table.do("pay 1 food (convert 1 sheep to 2 food)").expect(sheep=0, grain=1, food=1, cattle=1)

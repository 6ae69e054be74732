"""Revised edition, sections 5 and 7.1 to 7.4: the farmyard, rooms, renovation, family growth, stables."""

from __future__ import annotations

import pytest

from agricola.engine.farm.grid import EDGE_NAMES
from tests.kit import fresh, play


def test_5_1_1_the_farmyard_at_the_start() -> None:
    """revised 5.1.1: 15 spaces in 3 rows and 5 columns; the rooms are (1,0) and (2,0), the other 13 are unused."""
    yard = fresh("revised").yard()
    assert yard["rooms"] == ["a2", "a3"]
    unused = [column + row for row in "123" for column in "abcde" if column + row not in ("a2", "a3")]
    assert yard["unused"] == unused
    assert len(unused) == 13


def test_5_1_2_op_10_there_are_38_fence_spaces_the_rim_included() -> None:
    """revised 5.1.2 and OP-10: 20 horizontal and 18 vertical edges, between spaces and along the rim."""
    assert len(EDGE_NAMES) == len(set(EDGE_NAMES)) == 38
    assert sum(name[-1] in "ns" for name in EDGE_NAMES) == 20
    table = play("revised", round=2, seats=[{"goods": {"wood": 4}}])
    table.do("Fencing", "fence e1")
    assert table.yard()["fences"] == ["e1n", "e2n", "e1w", "e1e"]


def test_5_1_3_only_orthogonal_neighbours_are_adjacent() -> None:
    """revised 5.1.3: two spaces are adjacent if they share a fence space; diagonal contact does not count."""
    table = play("revised", seats=[{"fields": {"c2": {}}}])
    table.do("Farmland")
    assert table.offers() == ["plow c1", "plow b2", "plow d2", "plow c3"]


def test_5_1_4_used_and_unused_spaces() -> None:
    """revised 5.1.4: a space is used if it has a room, a field or a stable, or lies inside fences."""
    farm = {"fields": {"b1": {}}, "stables": ["e1"], "pastures": [["d2", "d3"]]}
    yard = play("revised", seats=[farm]).yard()
    assert yard["unused"] == ["a1", "c1", "d1", "b2", "c2", "e2", "b3", "c3", "e3"]


def test_5_2_1_goods_go_to_the_supply_animals_must_be_housed() -> None:
    """revised 5.2.1: building resources, crops and food go to the supply without limit; animals never do."""
    stock = {"Forest": {"wood": 20}, "Sheep Market": {"sheep": 20}}
    table = play("revised", 1, round=4, stock=stock)
    table.do("Forest").expect(wood=20)
    table.do("Sheep Market").expect(sheep=1)


def test_5_2_2_goods_on_fields_cannot_be_paid_or_sown() -> None:
    """revised 5.2.2: goods on fields cannot be paid; sowing takes crops from the supply (7.7.1)."""
    farm = {"goods": {}, "fields": {"c1": {"grain": 3}, "c2": {}}, "cards": ["M-fireplace-2"]}
    table = play("revised", round=3, seats=[farm])
    assert "nothing to sow" in table.refuses("Grain Utilization")


def test_7_1_1_a_room_costs_5_of_the_house_material_and_2_reed() -> None:
    """revised 7.1.1: 5 wood, clay or stone, as the house is now, and 2 reed."""
    for material in ("wood", "clay", "stone"):
        rich = {"wood": 10, "clay": 10, "stone": 10, "reed": 2}
        table = play("revised", seats=[{"goods": rich, "house": material}])
        table.do("Farm Expansion", "build rooms", "room b2", "done")
        table.expect(**{**rich, material: 5, "reed": 0})
        assert (table.yard()["house"], len(table.yard()["rooms"])) == (material, 3)


def test_7_1_1_other_materials_do_not_do() -> None:
    """revised 7.1.1: all rooms of a house have the same material."""
    table = play("revised", seats=[{"goods": {"clay": 10, "stone": 10, "reed": 4, "wood": 1}}])
    assert "4 wood short" in table.refuses("Farm Expansion")


def test_7_1_2_a_room_touches_the_house() -> None:
    """revised 7.1.2: on an unused space orthogonally adjacent to an existing room."""
    table = play("revised", seats=[{"goods": {"wood": 5, "reed": 2}}])
    table.do("Farm Expansion", "build rooms")
    assert table.offers() == ["room a1", "room b2", "room b3"]
    assert table.why_not("c2") == "it does not touch the house"


def test_7_1_2_a_room_just_built_supports_the_next() -> None:
    """revised 7.1.2: any number per action, one after another; a room just built may support the next."""
    table = play("revised", seats=[{"goods": {"wood": 15, "reed": 6}}])
    table.do("Farm Expansion", "build rooms", "room b2")
    assert "room c2" in table.offers()
    table.do("room c2", "room d2").expect(wood=0, reed=0)
    assert table.yard()["rooms"] == ["a2", "b2", "c2", "d2", "a3"]


def test_7_1_2_op_38_no_room_on_a_field_a_stable_or_a_pasture() -> None:
    """revised 7.1.2 and OP-38: no room on a space with a tile or a stable, or inside a pasture."""
    farm = {"goods": {"clay": 5, "reed": 2}, "house": "clay", "fields": {"a1": {}}, "stables": ["b2"]}
    table = play("revised", seats=[{**farm, "pastures": [["b3"]]}])
    assert "no free space beside the house" in table.refuses("Farm Expansion")
    roomy = play("revised", seats=[farm])
    roomy.do("Farm Expansion").expect(clay=0, reed=0)
    assert roomy.yard()["rooms"] == ["a2", "a3", "b3"], "b3 is the only space left beside the house"


def test_7_2_1_renovation_takes_the_whole_house_one_step() -> None:
    """revised 7.2.1: 1 clay (stone) per room and 1 reed in total; the whole house, one step."""
    three = ["a1", "a2", "a3"]
    table = play("revised", round=6, seats=[{"goods": {"clay": 3, "reed": 3, "stone": 3}, "rooms": three}])
    table.do("House Redevelopment").expect(clay=0, reed=2, stone=3)
    assert table.yard()["house"] == "clay"
    later = play("revised", round=6, seats=[{"goods": {"stone": 3, "reed": 1}, "rooms": three, "house": "clay"}])
    later.do("House Redevelopment").expect(stone=0, reed=0)
    assert later.yard()["house"] == "stone"


def test_7_2_1_a_house_cannot_be_renovated_in_part() -> None:
    """revised 7.2.1: always the whole house; without enough clay for every room nothing is renovated."""
    table = play("revised", round=6, seats=[{"goods": {"clay": 2, "reed": 1}, "rooms": ["a1", "a2", "a3"]}])
    assert "1 clay short" in table.refuses("House Redevelopment")


def test_7_2_1_wood_never_goes_straight_to_stone() -> None:
    """revised 7.2.1: stone does not renovate a wood house."""
    table = play("revised", round=6, seats=[{"goods": {"stone": 9, "reed": 9}}])
    assert "2 clay short" in table.refuses("House Redevelopment")


@pytest.mark.parametrize("space", ["House Redevelopment", "Farm Redevelopment"])
def test_7_2_2_a_stone_house_cannot_be_renovated(space: str) -> None:
    """revised 7.2.2: a stone house cannot be renovated."""
    table = play("revised", round=14, seats=[{"goods": {"stone": 9, "clay": 9, "reed": 9}, "house": "stone"}])
    assert "stone house" in table.refuses(space)


def test_7_3_1_growth_with_room_only_needs_more_rooms_than_people() -> None:
    """revised 7.3.1: rooms must outnumber all people in play."""
    table = play("revised", round=5)
    assert "2 rooms for 2 people" in table.refuses("Basic Wish for Children")


def test_7_3_1_people_count_wherever_they_stand() -> None:
    """revised 7.3.1: people on action spaces and newborns count, although the house looks empty."""
    farm = {"rooms": ["a1", "a2", "a3"], "family": 3, "newborns": 1, "placed": ["Urgent Wish for Children"],
            "newborns_on": ["Urgent Wish for Children"]}  # fmt: skip
    table = play("revised", round=12, seats=[farm])
    assert "3 rooms for 3 people" in table.refuses("Basic Wish for Children")


def test_7_3_2_growth_even_without_room() -> None:
    """revised 7.3.2: no such condition."""
    table = play("revised", round=12, seats=[{"family": 4}])
    table.do("Urgent Wish for Children")
    assert table.yard()["family"] == 5


def test_7_3_3_exactly_one_newborn_next_to_the_placed_person() -> None:
    """revised 7.3.3, OP-21: exactly one person per action; it is put next to the placed person on the space."""
    table = play("revised", round=5, seats=[{"rooms": ["a1", "b1", "a2", "a3"]}])
    table.do("Basic Wish for Children")
    yard = table.yard()
    assert (yard["family"], yard["newborns"]) == (3, 1)
    assert yard["newborns_on"] == ["basic_wish_for_children"]


def test_7_3_4_a_room_built_later_is_taken_by_who_has_none() -> None:
    """revised 7.3.4: after growth without room one new room does not permit growth with room, a second one does."""
    three_people = {"family": 3, "rooms": ["a1", "a2", "a3"]}
    assert "no room" in play("revised", round=5, seats=[three_people]).refuses("Basic Wish for Children")
    table = play("revised", round=5, seats=[{**three_people, "rooms": ["a1", "a2", "a3", "b1"]}])
    table.do("Basic Wish for Children")
    assert table.yard()["family"] == 4


def test_7_3_5_newborns_count_as_people_at_once() -> None:
    """revised 7.3.5: newborns count as people from the moment they are placed: 3 points, and they eat."""
    table = play("revised", round=7, seats=[{"rooms": ["a1", "a2", "a3"]}])
    assert (table.score()["people"], table.yard()["food_needed"]) == (6, 4)
    table.do("Basic Wish for Children")
    assert (table.score()["people"], table.yard()["food_needed"]) == (9, 5)


def test_7_3_5_who_is_born_before_a_round_without_harvest_eats_as_an_adult() -> None:
    """revised 6.4, 7.3.5: a newborn is one until its round ends, so what the next harvest asks for counts an adult."""
    table = play("revised", round=5, seats=[{"rooms": ["a1", "a2", "a3"]}])
    table.do("Basic Wish for Children")
    assert (table.yard()["newborns"], table.yard()["food_needed"]) == (1, 6)


def test_7_4_1_stables_cost_2_wood_each_one_after_another() -> None:
    """revised 7.4.1: Farm Expansion: 2 wood each, any number up to the supply."""
    table = play("revised", seats=[{"goods": {"wood": 9}}])
    table.do("Farm Expansion", "stable c1").expect(wood=7)
    table.do("stable c2").expect(wood=5)
    table.do("stable c3", "stable d3").expect(wood=1)
    assert table.yard()["stables_left"] == 0
    assert table.game.current_player == 1


def test_7_4_1_side_job_builds_exactly_one() -> None:
    """revised 7.4.1: Side Job: exactly one, 1 wood."""
    table = play("revised", seats=[{"goods": {"wood": 9}}])
    table.do("Side Job", "stable c1").expect(wood=8)
    assert table.yard()["stables"] == ["c1"]
    assert table.game.current_player == 1


def test_7_4_2_a_stable_goes_on_any_space_without_tile_and_stable() -> None:
    """revised 7.4.2: meadow or pasture, no adjacency rule."""
    farm = {"goods": {"wood": 2}, "fields": {"b1": {}}, "stables": ["e1"], "pastures": [["d2", "d3"]]}
    table = play("revised", seats=[farm])
    table.do("Farm Expansion")
    assert [offer.split()[1] for offer in table.offers()] == [
        "a1", "c1", "d1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3",
    ]  # fmt: skip
    assert table.why_not("b1") == "a field lies there"
    assert table.why_not("e1") == "a stable stands there"
    table.do("stable d3")
    assert table.yard()["pastures"] == [{"cells": ["d2", "d3"], "capacity": 8}]


def test_7_4_2_an_unfenced_stable_can_be_fenced_later() -> None:
    """revised 7.4.2: an unfenced stable can be fenced later."""
    table = play("revised", round=2, seats=[{"goods": {"wood": 4}, "stables": ["c2"]}])
    assert table.yard()["places_for_any_animal"] == 2
    table.do("Fencing", "fence c2")
    assert table.yard()["pastures"] == [{"cells": ["c2"], "capacity": 4}]
    assert table.yard()["places_for_any_animal"] == 1

"""Revised edition, section 7.5: fences and pastures."""

from __future__ import annotations

import pytest

from agricola import BadPosition
from tests.kit import Table, play


def fencing(wood: int, **farm: object) -> Table:
    """A player who has placed a person on Fencing with so much wood."""
    return play("revised", round=2, seats=[{"goods": {"wood": wood}, **farm}]).do("Fencing")


def pastures(table: Table) -> list[list[str]]:
    """The pastures of the first player as lists of spaces."""
    return [pasture["cells"] for pasture in table.yard()["pastures"]]


@pytest.mark.parametrize(
    ("area", "fences"),
    [("c2", 4), ("c2 c3", 6), ("c2 d2 c3", 8), ("c2 d2 c3 d3", 8), ("c1 d1 e1 c2 d2 e2 c3 d3 e3", 12)],
)
def test_7_5_1_every_fence_costs_1_wood(area: str, fences: int) -> None:
    """revised 7.5.1: 1 wood per fence piece."""
    table = fencing(fences).do(f"fence {area}").expect(wood=0)
    assert len(table.yard()["fences"]) == fences
    assert pastures(table) == [area.split()]


def test_7_5_1_any_number_of_fences_in_one_action() -> None:
    """revised 7.5.1: at least one and any number up to the supply per action; then the turn ends."""
    table = fencing(15)
    assert "done" not in table.offers()
    table.do("fence c1", "fence d1", "fence e1", "done").expect(wood=15 - 4 - 3 - 3)
    assert table.game.current_player == 1


def test_7_5_1_not_more_than_can_be_paid() -> None:
    """revised 7.5.1: with 5 wood only single spaces can be fenced; nothing is left for a second one."""
    table = fencing(5)
    assert {len(offer.split()) for offer in table.offers()} == {2}
    table.do("fence c1").expect(wood=1)
    assert table.game.current_player == 1


def test_7_5_2_no_loose_ends_and_no_open_enclosure() -> None:
    """revised 7.5.2: every fence separates two areas of which at least one is a pasture."""
    for fences in (["c2n"], ["c2n", "c2w", "c3n"], ["c2n", "c2w", "c3n", "d2w", "e2n"]):
        with pytest.raises(BadPosition, match="fences are not allowed"):
            play("revised", seats=[{"fences": fences}])


def test_7_5_2_rim_tiles_and_stables_do_not_replace_fences() -> None:
    """revised 7.5.2: a corner space between rim, room and stable still needs four fences."""
    fencing(4, stables=["b1"]).do("fence a1").expect(wood=0)
    assert "1 wood short" in play("revised", round=2, seats=[{"goods": {"wood": 3}}]).refuses("Fencing")


def test_7_5_3_rooms_and_fields_are_never_inside_a_pasture() -> None:
    """revised 7.5.3: enclosed spaces must be free of tiles."""
    table = fencing(15, fields={"c2": {}})
    assert not any(cell in offer.split() for offer in table.offers() for cell in ("a2", "a3", "c2"))
    assert table.why_not("c2") == "a field can't be inside a pasture"
    assert table.why_not("a2") == "a room can't be inside a pasture"


def test_7_5_3_stables_may_be_enclosed() -> None:
    """revised 7.5.3: stables are allowed inside."""
    table = fencing(6, stables=["c2"]).do("fence c2 d2")
    assert table.yard()["pastures"] == [{"cells": ["c2", "d2"], "capacity": 8}]


def test_7_5_4_adjacent_pastures_share_their_fences() -> None:
    """revised 7.5.4: a second pasture beside the first needs three fences more."""
    table = fencing(7).do("fence c2", "fence d2").expect(wood=0)
    assert pastures(table) == [["c2"], ["d2"]]


def test_7_5_4_whoever_divides_a_pasture_may_name_either_part() -> None:
    """revised 7.5.4: both lead to the same position; people paint the part that they think of."""
    one, other = (fencing(4, pastures=[["c2", "d2", "e2"]]).do(part) for part in ("fence c2", "fence d2 e2"))
    assert one.game.key() == other.game.key()


def test_7_5_4_a_pasture_may_be_subdivided() -> None:
    """revised 7.5.4: one fence divides a pasture of two spaces."""
    table = fencing(1, pastures=[["c2", "d2"]]).do("fence c2").expect(wood=0)
    assert pastures(table) == [["c2"], ["d2"]]
    square = fencing(2, pastures=[["c2", "d2", "c3", "d3"]]).do("fence c2 d2").expect(wood=0)
    assert pastures(square) == [["c2", "d2"], ["c3", "d3"]]


def test_7_5_4_one_part_may_be_cut_out_of_a_pasture() -> None:
    """revised 7.5.4: a corner cut out of a block of four leaves a pasture of three."""
    table = fencing(2, pastures=[["c2", "d2", "c3", "d3"]]).do("fence d3")
    assert pastures(table) == [["c2", "d2", "c3"], ["d3"]]


def test_7_5_5_the_first_pasture_may_lie_anywhere() -> None:
    """revised 7.5.5: on each of the 13 unused spaces."""
    assert len(fencing(4).offers()) == 13


def test_7_5_5_further_pastures_touch_an_existing_one() -> None:
    """revised 7.5.5: every further pasture must be adjacent to an existing one; a corner is not enough."""
    table = fencing(4, pastures=[["c2"]])
    assert table.offers() == ["fence c1", "fence b2", "fence d2", "fence c3"]
    assert table.refuses("fence d1")
    assert table.refuses("fence e3")


def test_7_5_5_op_35_several_pastures_are_checked_in_the_final_position() -> None:
    """revised 7.5.5 and OP-35: c1 and e1 may stand in one action if d1 joins them in the end."""
    table = fencing(15)
    table.do("fence c1", "fence d1", "fence e1", "done")
    assert pastures(table) == [["c1"], ["d1"], ["e1"]]
    with pytest.raises(BadPosition, match="separate groups"):
        play("revised", seats=[{"pastures": [["c1"], ["e1"]]}])


def test_7_5_6_spaces_without_a_fence_of_their_own_belong_to_the_pasture() -> None:
    """revised 7.5.6: the middle of a 3 by 3 enclosure is indirectly enclosed; it is one pasture and all is used."""
    block = [column + row for row in "123" for column in "cde"]
    table = fencing(12).do("fence " + " ".join(block))
    assert pastures(table) == [block]
    assert table.yard()["unused"] == ["a1", "b1", "b2", "b3"]


def test_7_5_7_fences_stay() -> None:
    """revised 7.5.7 and 5.1.5: fences cannot be demolished; a pasture in play can only be divided."""
    table = fencing(15, pastures=[["c2"]])
    assert not any({"c2", cell} <= set(offer.split()) for offer in table.offers() for cell in ("c1", "b2", "d2", "c3"))
    before = set(table.yard()["fences"])
    table.do("fence d2", "done")
    assert before < set(table.yard()["fences"])


def test_7_5_7_animals_may_be_rearranged_at_once() -> None:
    """revised 7.5.7: when a pasture is divided, animals that lose their place may move to the new one."""
    table = fencing(4, goods={"wood": 4, "sheep": 5}, pastures=[["c2", "d2"]])
    table.do("fence c3", "done").expect(sheep=5, wood=1)
    divided = fencing(1, goods={"wood": 1, "sheep": 5}, pastures=[["c2", "d2"]])
    divided.do("fence c2").expect(sheep=5)


def test_7_5_7_animals_without_a_place_must_go() -> None:
    """revised 7.5.7 with 8.1: dividing a pasture of two with one stable drops its capacity from 8 to 2 + 4."""
    farm = {"goods": {"wood": 1, "sheep": 9}, "pastures": [["c2", "d2"]], "stables": ["c2"]}
    table = play("revised", round=2, seats=[farm])
    table.do("Fencing", "fence c2").expect(sheep=2 + 4 + 1)


def test_7_5_7_fencing_stables_brings_their_animals_into_one_pasture() -> None:
    """revised 7.5.7 with 8.1: two stables hold two kinds; fenced in together they are one pasture for one kind."""
    farm = {"goods": {"wood": 6, "sheep": 1, "boar": 1, "cattle": 1}, "stables": ["c1", "d1"]}
    table = play("revised", round=2, seats=[farm])
    table.do("Fencing", "fence c1 d1")
    assert table.offers() == ["keep 1 sheep, 1 boar", "keep 1 sheep, 1 cattle", "keep 1 boar, 1 cattle"]
    table.do("keep 1 boar, 1 cattle").expect(wood=0, sheep=0, boar=1, cattle=1)

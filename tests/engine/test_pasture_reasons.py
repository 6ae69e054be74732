"""Why spaces that somebody would fence together are no pasture: the rules say it, not who draws them."""

from __future__ import annotations

import pytest

from tests.kit import play


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ("d2 e2", ""),
        ("a1 e3", "the spaces of a pasture must touch along their sides"),
        ("a2 b2", "a room can't be inside a pasture"),
        ("b1 c1", "a field can't be inside a pasture"),
        ("c2 c3", "a new pasture must share a side with one that you have; 1 wood short"),
        ("d1 d2", "it lies half inside a pasture"),
        ("d1 e1", "it lies inside a pasture"),
        ("d2 d3 e2 e3", "1 wood short"),
    ],
)
def test_spaces_that_are_fenced_together_are_judged_together(cells: str, reason: str) -> None:
    farm = {
        "goods": {"wood": 5},
        "pastures": [["d1", "e1"]],
        "fields": {"b1": {}},
    }
    table = play("revised", round=9, seats=[farm])
    table.do("Fencing")
    assert table.why_not(cells) == reason


def test_all_reasons_are_told_together() -> None:
    """A room and a field in it, and spaces that lie apart; too few fences, and too little wood for them."""
    farm = {"goods": {"wood": 2}, "pastures": [["d1"], ["e1"], ["d2", "e2"]], "fields": {"b1": {}}}
    table = play("original", round=9, seats=[farm])
    table.do("Fences")
    assert table.why_not("a2 b1 c3") == (
        "a room can't be inside a pasture; a field can't be inside a pasture; "
        "the spaces of a pasture must touch along their sides"
    )
    assert table.why_not("c1 c2 c3") == "6 fences needed, 4 left; 4 wood short"
    assert table.why_not("d1 e1") == "it lies inside a pasture"


@pytest.mark.parametrize("cells", ["b1 c1 d1 b2 d2 b3 c3 d3", "a1 b1 c1 d1 e1 b2 c2 d2 e2 b3 c3 d3 e3"])
def test_spaces_that_touch_but_need_more_fences_than_there_are(cells: str) -> None:
    """original 10.1: there are 15 fences, and these pastures need 16."""
    table = play("original", round=9, seats=[{"goods": {"wood": 20}}])
    table.do("Fences")
    assert table.why_not(cells) == "16 fences needed, 15 left"


def test_a_space_in_a_pasture_is_no_reason_against_a_stable() -> None:
    """original 11: a stable stands inside a pasture or not; what stands in its way is the stable that is there."""
    farm = {"goods": {"wood": 4}, "pastures": [["d1", "e1"]], "stables": ["e1"]}
    table = play("original", round=9, seats=[farm])
    table.do("Build Room(s) and/or Build Stable(s)")
    assert table.why_not("d1") == ""
    assert table.why_not("e1") == "a stable stands there"


def test_every_reason_against_a_room_and_a_field() -> None:
    """original 8.1, 8.4: what stands there, and that it does not touch the house, or a field."""
    farm = {"goods": {"wood": 10, "reed": 4}, "stables": ["e3"], "fields": {"c1": {}}}
    rooms = play("original", round=9, seats=[farm]).do("Build Room(s) and/or Build Stable(s)", "build rooms")
    assert rooms.why_not("e3") == "a stable stands there; it does not touch the house"
    assert rooms.why_not("a2") == "a room stands there"
    plowing = play("original", round=9, seats=[farm]).do("Plow 1 Field")
    assert plowing.why_not("e3") == "a stable stands there; it does not touch a field"
    assert plowing.why_not("a2") == "a room stands there; it does not touch a field"
    assert plowing.why_not("c1") == "a field lies there"


@pytest.mark.parametrize(
    ("choice", "move", "cell"), [("build rooms", "room a1", "b1"), ("build stables", "stable e1", "e2")]
)
def test_a_space_that_could_not_be_paid_is_not_called_possible(choice: str, move: str, cell: str) -> None:
    """original 8: where only "done" is left to say, there is a reason why no more is built."""
    goods = {"wood": 7, "reed": 2} if choice == "build rooms" else {"wood": 3}
    table = play("original", round=9, seats=[{"goods": goods}], ask_forced=True)
    table.do("Build Room(s) and/or Build Stable(s)", choice, move)
    while table.game.question.code == "ask-pay":
        table.do(table.offers()[0])
    assert table.offers() == ["done"]
    assert "wood short" in table.why_not(cell)


def test_a_card_that_fences_one_space_fences_no_more() -> None:
    """original 10: Mini Pasture fences a single space; after it, and for two spaces, there is a reason."""
    seat = {"goods": {"food": 2, "wood": 9}, "hand": ["E040"]}
    table = play("original", cards=True, round=4, seats=[seat], ask_forced=True)
    table.do("Starting Player (and/or 1 Minor Improvement)", "play Mini Pasture", "pay 2 food")
    assert table.why_not("d1 e1") == "only fence one space"
    assert table.why_not("e1") == ""
    table.do("fence e1")
    assert table.offers() == ["done"]
    assert table.why_not("d1") == "no pasture with this space can be fenced and paid"

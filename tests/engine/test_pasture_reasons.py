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
        ("c2 c3", "a new pasture must share a side with one that you have"),
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

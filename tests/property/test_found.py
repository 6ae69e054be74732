"""What random play has found: each test is a shortened game that once went wrong."""

from __future__ import annotations

import json

import agricola
from agricola.engine.rounds.invariants import broken_rules
from tests.kit import play


def test_animals_may_stand_too_close_until_the_fence_building_is_over() -> None:
    """Dividing a pasture halves its stable's worth; that is settled after the action (original 9, 10.3)."""
    table = play(
        "revised", 1, round=4, seats=[{"goods": {"wood": 9, "sheep": 8}, "pastures": [["b1", "c1"]], "stables": ["b1"]}]
    )
    table.do("Fencing", "fence c1")
    assert broken_rules(table.game.state) == []
    again = agricola.from_position(json.loads(json.dumps(table.game.position())))
    assert again.key() == table.game.key()
    table.do("done").expect(sheep=7, wood=8)

"""The reasons for a turn name what it changes."""

from __future__ import annotations

import pytest

import agricola
from agricola.agents.reasons import reasons
from agricola.engine.message import Message

POSITION = {
    "edition": "revised",
    "players": 2,
    "round": 4,
    "seats": [{"goods": {"food": 2, "wood": 6, "reed": 2, "grain": 1}, "fields": {"b1": {}}}, {}],
}


def told(space: str) -> list[Message]:
    """The reasons to use a space in the position."""
    game = agricola.from_position(POSITION)
    return reasons(game, next(action for action in game.legal_actions() if action.code == f"place:{space}"))


def test_food_that_is_missing_comes_first() -> None:
    (first,) = told("day_laborer")
    assert first.json() == {"code": "hint-feeds", "n": 2, "short": 2, "rounds": 0}


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("farmland", "hint-plows"),
        ("farm_expansion", "hint-room"),
        ("fencing", "hint-pasture"),
        ("grain_utilization", "hint-sows"),
        ("clay_pit", "hint-material"),
        ("grain_seeds", "hint-seed"),
        ("meeting_place", "hint-feeds"),
    ],
)
def test_what_a_turn_brings_is_named(space: str, code: str) -> None:
    assert told(space)[0].code == code


def test_other_actions_need_no_reason() -> None:
    game = agricola.from_position(POSITION)
    game.apply(game.parse("Farmland"))
    assert reasons(game, game.legal_actions()[0]) == []

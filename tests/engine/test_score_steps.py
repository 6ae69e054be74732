"""What the next points of a line of the score sheet would take (revised 13, original 16)."""

from __future__ import annotations

import pytest

import agricola
from agricola.engine.scoring.categories import score_lines
from agricola.engine.scoring.steps import next_step


def steps(edition: str, **farm: object) -> dict[str, tuple[str, int]]:
    """The next steps of a farm, in words, by category."""
    seats = [farm, {}]
    game = agricola.from_position({"edition": edition, "players": 2, "round": 6, "seats": seats})
    lines = score_lines(game.state, game.state.players[0])
    found = {line.category: next_step(game.state.board, line) for line in lines}
    return {name: (game.words(step.explanation), step.points) for name, step in found.items() if step is not None}


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_a_step_is_the_least_that_brings_more(edition: str) -> None:
    farm = {
        "goods": {"grain": 2, "vegetable": 4, "sheep": 4, "boar": 1},
        "fields": {"a1": {"grain": 1}},
        "pastures": [["d1", "e1"]],
    }
    assert steps(edition, **farm) == {
        "fields": ("2 field tiles", 1),
        "pastures": ("2 pastures", 2),
        "grain": ("4 grain", 2),
        "sheep": ("6 sheep", 3),
        "boar": ("3 wild boar", 2),
        "cattle": ("1 cattle", 1),
        "rooms": ("2 clay rooms", 2),
    }


def test_the_finest_house_has_no_step() -> None:
    assert "rooms" not in steps("revised", house="stone")
    assert steps("revised", house="clay")["rooms"] == ("2 stone rooms", 4)


def test_where_each_thing_is_a_point_there_are_no_steps() -> None:
    assert steps("family") == {}

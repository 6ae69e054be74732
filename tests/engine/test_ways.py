"""Spaces that offer several deeds: which is nearest where none can be done, and which can't be done where one can."""

from __future__ import annotations

import pytest

from agricola.engine.message import Reasons, say
from agricola.engine.observation.nearest import nearest_first
from tests.kit import Table, play


def _closed(table: Table, space: str) -> str:
    state = table.game.state
    there = state.board.by_name[space]
    return table.game.words(there.effect.closed_ways(state, state.stack[-1].seat, there.index))


def _told(table: Table, space: str) -> str:
    return table.game.words(nearest_first(table.game.why_not(space)))


@pytest.mark.parametrize(
    ("space", "told"),
    [
        ("Side Job", "build 1 stable: 1 wood short; bake bread: no baking improvement; no grain"),
        ("Farm Expansion", "build stables: 2 wood short; build rooms: 5 wood short, 2 reed short"),
    ],
)
def test_the_way_that_lacks_least_comes_first(space: str, told: str) -> None:
    assert _told(play("revised", 2), space) == told


def test_goods_are_nearer_than_what_no_goods_bring() -> None:
    """All stables are built: a room can still be gathered for."""
    table = play("revised", 2, seats=[{"goods": {"wood": 4}, "stables": ["b1", "c1", "d1", "e1"]}])
    assert _told(table, "Farm Expansion").startswith("build rooms: 1 wood short, 2 reed short; build stables: ")


def test_of_the_improvements_that_could_be_built_the_nearest_comes_first() -> None:
    table = play("revised", 2, round=4, seats=[{"goods": {"wood": 1, "stone": 2}}])
    assert _told(table, "Major Improvement").startswith("no improvement can be built (Well: 1 stone short; ")


def test_what_stands_in_every_way_comes_before_all_ways() -> None:
    far: Reasons = (say("why-short", n=3, good="wood"), say("why-short", n=1, good="reed"))
    near: Reasons = (say("why-short", n=1, good="stone"),)
    home = say("why-nobody-home")
    a_far, a_near = (say("why-of", what=say("do-sow"), why=why) for why in (far, near))
    assert nearest_first((a_far, home, a_near)) == (home, a_near, a_far)
    assert nearest_first(far) == far


def test_a_space_that_can_be_used_says_which_of_its_deeds_can_not_be_done() -> None:
    table = play("revised", 2, seats=[{"goods": {"wood": 3}}])
    assert table.game.why_not("Farm Expansion") == ()
    assert _closed(table, "Farm Expansion") == "build rooms: 2 wood short, 2 reed short"
    assert _closed(table, "Side Job") == "bake bread: no baking improvement; no grain"


@pytest.mark.parametrize("goods", [{}, {"wood": 5, "reed": 2}])
def test_where_no_deed_or_each_can_be_done_none_is_told(goods: dict[str, int]) -> None:
    assert _closed(play("revised", 2, seats=[{"goods": goods}]), "Farm Expansion") == ""


def test_a_deed_is_told_without_what_may_follow_it() -> None:
    """Plow and/or then sow: where nothing can be plowed, sowing is left."""
    everywhere = [f"{column}{row}" for row in "123" for column in "abcde" if f"{column}{row}" not in ("a2", "a3")]
    farm = {"goods": {"grain": 1}, "fields": {cell: {} for cell in everywhere}}
    table = play("original", 2, round=13, seats=[farm])
    assert _closed(table, "Plow Field and Sow") == "plow a field: no free space"

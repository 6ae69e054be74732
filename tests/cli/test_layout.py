"""What the full-screen game finds room for, at every size and for every number of players."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cli.text.score_sheet import score_sheet, score_table
from agricola.cli.text.words import words_of
from agricola.cli.tui.farm import Yard
from agricola.cli.tui.layout import Choices
from agricola.cli.tui.pages import Page
from tests.cli.test_tui import Player, at_the_table, new

SIZES = [(80, 24), (120, 40), (200, 50)]
GAMES = [
    *(
        (edition, players, (80, 24))
        for edition, one in sorted(agricola.EDITIONS.items())
        for players in (1, one.most_players)
    ),
    *(
        pytest.param(edition, one.most_players, size, marks=pytest.mark.soak)
        for edition, one in sorted(agricola.EDITIONS.items())
        for size in SIZES[1:]
    ),
]


def bottom(widget: Any) -> int:
    return int(widget.region.bottom)


@pytest.mark.parametrize(("edition", "players", "size"), GAMES)
def test_nothing_is_cut_off(edition: str, players: int, size: tuple[int, int]) -> None:
    """The farm, the keys and the line of the moment are whole, and a page says how to leave it."""

    async def plays(player: Player) -> None:
        await player.my_turn()
        await player.pilot.pause()
        table = player.table
        columns = bottom(table.query_one("#columns"))
        assert bottom(table.query_one(Yard)) <= columns
        assert table.query_one(Yard).region.width <= size[0]
        assert max(map(len, str(table.query_one(Yard).render()).splitlines())) <= table.query_one(Yard).region.width
        assert bottom(table.query_one("#keys")) == size[1]
        brief = table.query_one("#brief")
        if brief.display and brief.region.height:
            assert bottom(brief) <= columns
        for key in ("question_mark", "c", "s"):
            await player.press(key)
            page = player.app.screen
            assert isinstance(page, Page)
            foot = page.query_one(".foot")
            assert foot.region.height == 1
            assert page.query_one(".page").content_region.contains_region(foot.region)
            await player.press("escape")

    at_the_table(new(edition, players=players, opponents=("random",) * (players - 1)), plays, size)


@pytest.mark.parametrize("size", SIZES)
def test_the_others_stay_in_sight_when_little_is_to_be_chosen(size: tuple[int, int]) -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        player.table.act("Forest")
        await player.pilot.pause()
        await player.pilot.pause()
        assert player.table.local.ends_turn
        brief = player.table.query_one("#brief")
        assert player.table.query_one(Choices).region.height >= 2
        assert "P2" in player.text("#brief")
        assert brief.region.height > 1
        assert bottom(brief) <= bottom(player.table.query_one("#columns"))

    at_the_table(new(cards=False), plays, size)


def test_three_hints_can_be_read_on_a_small_screen() -> None:
    async def plays(player: Player) -> None:
        await player.my_turn()
        why = "about 2 points worse; 3 wood toward a room, which costs 5 wood, 2 reed"
        hints = [f"{number}. Forest: {why}" for number in (1, 2, 3)]
        player.table.say("\n".join(hints))
        await player.pilot.pause()
        detail = player.table.query_one("#detail")
        assert detail.region.height >= 6

    at_the_table(new(cards=False), plays, (80, 24))


def test_scores_stand_side_by_side_where_there_is_room() -> None:
    game = agricola.from_position({"edition": "revised", "players": 2, "round": 14, "phase": "end"})
    words = words_of(game, "en")
    table = score_table(game, 80, words).splitlines()
    first, second = (f"Player {score.seat + 1}: {score.total} points" for score in game.scores())
    assert table[0].split("  ")[0] == first
    assert table[0].endswith(second)
    assert len(table) < len(score_sheet(game, words).splitlines())
    assert score_table(game, 30, words) == score_sheet(game, words)

"""Stepping through a game: on the whole terminal, line by line, and what is shown on the way."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import agricola
from agricola.cli.local.local_table import LocalTable
from agricola.cli.tui.app import AgricolaApp
from agricola.cli.tui.farm import Yard
from agricola.cli.tui.pages import Ask, Page
from agricola.cli.tui.replay import ReplayScreen
from agricola.cli.tui.table import TableScreen
from agricola.table import Table
from tests.cli.conftest import Keyboard, Shell
from tests.cli.test_command import whole_game
from tests.cli.test_tui import Player, at_the_table, press


@pytest.fixture(scope="module")
def shown() -> Table:
    """The table of a whole game, after its last move."""
    return Table.of_record(whole_game("original", 3, seed=2).record())


def watching(
    shown: Table, watches: Callable[[ReplayScreen, Any], Awaitable[None]], size: tuple[int, int]
) -> str | None:
    async def run() -> str | None:
        app = AgricolaApp(shown=shown.copy())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            await watches(app.screen, pilot)
        return app.return_value

    return asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_whole_terminal_steps_forward_back_and_by_rounds(shown: Table, size: tuple[int, int]) -> None:
    async def watches(screen: ReplayScreen, pilot: Any) -> None:
        def moment() -> str:
            return str(screen.query_one("#moment").render())

        assert f"move 0 of {shown.last}: the beginning" in moment()
        await press(pilot, "right", "enter", "space")
        assert screen.table.place == 3
        seat, move = shown.moves[2].seat, shown.game.words(shown.moves[2].action)
        assert f"Round 1, move 3 of {shown.last}: P{seat + 1} {move}" in moment()
        assert screen.seat == seat
        await press(pilot, "left")
        assert screen.table.place == 2
        assert [move.code for move in screen.table.moves] == [move.code for move in shown.moves[:2]]
        await press(pilot, "down", "down", "right")
        assert screen.table.place == shown.beginning_of(3) + 1
        await press(pilot, "up")
        assert screen.table.place == shown.beginning_of(3)
        await press(pilot, "up")
        assert screen.table.place == shown.beginning_of(2)
        assert [entry for entry in screen.local.table.journal if entry.seat is not None] == [
            entry for move in shown.moves[: screen.table.place] for entry in move.entries if entry.seat is not None
        ]
        await press(pilot, "end", "right", "down")
        assert screen.table.place == shown.last
        assert "The game is over" in str(screen.query_one("#detail").render())
        await press(pilot, "home", "left", "up")
        assert screen.table.place == 0
        keys = screen.query_one("#keys")
        assert len(str(keys.render())) <= size[0] - 2
        await press(pilot, "q")

    assert watching(shown, watches, size) == "Goodbye."


def test_one_can_go_to_a_move_or_a_round_and_see_with_other_eyes(shown: Table) -> None:
    async def watches(screen: ReplayScreen, pilot: Any) -> None:
        async def go(text: str) -> None:
            await press(pilot, "g")
            assert isinstance(screen.app.screen, Ask)
            await press(pilot, *("space" if key == " " else key for key in text), "enter")
            assert not isinstance(screen.app.screen, Ask)

        await go("23")
        assert screen.table.place == 23
        await go("round 7")
        assert screen.table.place == shown.beginning_of(7)
        await go("r2")
        assert screen.table.place == shown.beginning_of(2)
        await go("99999")
        assert screen.table.place == shown.last
        await go("soon")
        assert "neither a move" in str(screen.query_one("#detail").render())
        await press(pilot, "g", "escape")
        assert screen.table.place == shown.last
        for seat in (0, 1, 2):
            await press(pilot, "p")
            await press(pilot, "left")
            assert screen.seat == seat
            view = screen.query_one(Yard).view
            assert view is not None and view["seat"] == seat
        await press(pilot, "p")
        assert screen.seat == shown.game.record().moves[screen.table.place - 1][0]
        for key in ("c", "o", "l", "s", "question_mark"):
            await press(pilot, key)
            assert isinstance(screen.app.screen, Page)
            await press(pilot, "escape")
            assert not isinstance(screen.app.screen, Page)
        await press(pilot, "escape")

    assert watching(shown, watches, (80, 24)) == "Goodbye."


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_every_edition_can_be_stepped_through_from_end_to_end(edition: str) -> None:
    cards = agricola.EDITIONS[edition].hand_cards
    game = agricola.new_game(edition, players=2, cards=cards, seed=4)
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])

    async def watches(screen: ReplayScreen, pilot: Any) -> None:
        seen = [screen.game.round]
        for _ in range(20):
            await press(pilot, "down")
            seen.append(screen.game.round)
        assert sorted(set(seen)) == list(range(1, 15))
        assert screen.game.is_terminal()

    watching(Table.of_record(game.record()), watches, (120, 40))


def test_a_game_that_is_over_can_be_stepped_through_at_the_table() -> None:
    async def plays(player: Player) -> None:
        assert player.app.screen is not player.table
        await player.press("escape", "r")
        assert isinstance(player.app.screen, ReplayScreen)
        await player.press("right", "q")
        assert isinstance(player.app.screen, TableScreen)

    at_the_table(LocalTable(Table(whole_game("family", 2, seed=1))), plays)

    async def looks_back_too_early(player: Player) -> None:
        await player.press("r")
        assert "when it is over" in player.text("#detail")

    at_the_table(LocalTable(Table(agricola.new_game("family", players=1, seed=1))), looks_back_too_early)


def test_line_by_line_one_goes_forward_back_and_by_rounds(
    shell: Shell, tmp_path: Path, shown: Table, keyboard: Keyboard
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.game.record()), encoding="utf-8")
    keyboard.types(["", "", "back", "77", "what", "end", "", "round 7", "round 99", "round x", "quit"])
    shell("agricola replay my-game.txt --lines")
    numbers = [int(prompt.split()[1]) for prompt in keyboard.prompts]
    last = shown.last
    assert numbers == [0, 1, 2, 1, 77, 77, last, last, shown.beginning_of(7), last, last]
    assert shell.code == 0


def test_on_a_terminal_replay_opens_the_full_screen(
    shell: Shell, tmp_path: Path, shown: Table, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.game.record()), encoding="utf-8")
    opened: list[tuple[int, str]] = []
    monkeypatch.setattr("agricola.cli.tui.app.show", lambda one, language: opened.append((one.last, language)))
    shell("agricola replay my-game.txt --language fr")
    assert opened == [(shown.last, "fr")]
    assert keyboard.prompts == []


def test_without_textual_replay_goes_line_by_line_and_says_what_it_needs(
    shell: Shell, tmp_path: Path, shown: Table, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.game.record()), encoding="utf-8")

    def without_textual(name: str) -> None:
        raise ModuleNotFoundError("No module named 'textual'", name="textual")

    monkeypatch.setattr("agricola.cli.local.full_screen.import_module", without_textual)
    keyboard.types(["quit"])
    out = shell("agricola replay my-game.txt")
    assert "pip install 'agricola[terminal]'" in out
    assert keyboard.prompts == [f"move 0 of {shown.last}> "]
    assert shell.code == 0


def test_a_full_screen_that_is_broken_is_not_taken_for_a_missing_extra(
    shell: Shell, tmp_path: Path, shown: Table, at_a_terminal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.game.record()), encoding="utf-8")
    monkeypatch.setitem(sys.modules, "agricola.cli.tui.app", None)
    with pytest.raises(ImportError):
        shell("agricola replay my-game.txt")

"""Stepping through a game: on the whole terminal, line by line, and what is shown on the way."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import agricola
from agricola.cli.film import Film, film
from agricola.cli.sitting import Sitting
from agricola.cli.tui.app import AgricolaApp
from agricola.cli.tui.farm import Yard
from agricola.cli.tui.pages import Ask, Page
from agricola.cli.tui.replay import ReplayScreen
from agricola.cli.tui.table import TableScreen
from agricola.engine.errors import BadRecord
from tests.cli.conftest import Keyboard, Shell
from tests.cli.test_command import whole_game
from tests.cli.test_tui import Player, at_the_table, press


@pytest.fixture(scope="module")
def shown() -> Film:
    return film(whole_game("original", 3, seed=2).record())


def test_a_film_holds_every_position_and_what_was_heard(shown: Film) -> None:
    assert len(shown.games) == len(shown.heard) == shown.last + 1
    assert shown.games[0].record().moves == ()
    for number in (1, 20, shown.last - 1):
        again = agricola.replay(replace(shown.record, moves=shown.record.moves[:number], scores=()))
        assert shown.games[number].key() == again.key()
    assert list(shown.heard) == sorted(shown.heard)
    assert shown.games[-1].is_terminal()
    assert [shown.games[shown.beginning_of(round)].round for round in range(1, 15)] == list(range(1, 15))
    assert shown.games[shown.beginning_of(7) - 1].round == 6
    assert shown.beginning_of(99) == shown.last
    with pytest.raises(BadRecord):
        film(replace(shown.record, moves=((0, "Nowhere"), *shown.record.moves)))


def test_the_end_of_a_turn_is_no_step_of_its_own() -> None:
    game = agricola.new_game("revised", players=2, cards=False, seed=3, ask_end_turn=True)
    for move in ("forest", "end turn", "clay pit", "end turn"):
        game.apply(game.parse(move))
    shown = film(game.record())
    assert [shown.beside(number, 1) for number in (0, 1, 3)] == [1, 3, 4]
    assert [shown.beside(number, -1) for number in (4, 3, 1, 0)] == [3, 1, 0, 0]


def watching(shown: Film, watches: Callable[[ReplayScreen, Any], Awaitable[None]], size: tuple[int, int]) -> str | None:
    async def run() -> str | None:
        app = AgricolaApp(shown=shown)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            await watches(app.screen, pilot)
        return app.return_value

    return asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_whole_terminal_steps_forward_back_and_by_rounds(shown: Film, size: tuple[int, int]) -> None:
    async def watches(screen: ReplayScreen, pilot: Any) -> None:
        def moment() -> str:
            return str(screen.query_one("#moment").render())

        assert f"move 0 of {shown.last}: the beginning" in moment()
        await press(pilot, "right", "enter", "space")
        assert screen.number == 3
        seat, code = shown.record.moves[2]
        said = shown.games[2].words(shown.games[2].parse(code))
        assert f"Round 1, move 3 of {shown.last}: P{seat + 1} {said}" in moment()
        assert screen.seat == seat
        await press(pilot, "left")
        assert screen.number == 2
        assert screen.game.key() == shown.games[2].key()
        await press(pilot, "down", "down", "right")
        assert screen.number == shown.beginning_of(3) + 1
        await press(pilot, "up")
        assert screen.number == shown.beginning_of(3)
        await press(pilot, "up")
        assert screen.number == shown.beginning_of(2)
        assert len(screen.sitting.table.journal) == shown.heard[screen.number]
        await press(pilot, "end", "right", "down")
        assert screen.number == shown.last
        assert "The game is over" in str(screen.query_one("#detail").render())
        await press(pilot, "home", "left", "up")
        assert screen.number == 0
        keys = screen.query_one("#keys")
        assert len(str(keys.render())) <= size[0] - 2
        await press(pilot, "q")

    assert watching(shown, watches, size) == "Goodbye."


def test_one_can_go_to_a_move_or_a_round_and_see_with_other_eyes(shown: Film) -> None:
    async def watches(screen: ReplayScreen, pilot: Any) -> None:
        async def go(text: str) -> None:
            await press(pilot, "g")
            assert isinstance(screen.app.screen, Ask)
            await press(pilot, *("space" if key == " " else key for key in text), "enter")
            assert not isinstance(screen.app.screen, Ask)

        await go("23")
        assert screen.number == 23
        await go("round 7")
        assert screen.number == shown.beginning_of(7)
        await go("r2")
        assert screen.number == shown.beginning_of(2)
        await go("99999")
        assert screen.number == shown.last
        await go("soon")
        assert "neither a move" in str(screen.query_one("#detail").render())
        await press(pilot, "g", "escape")
        assert screen.number == shown.last
        for seat in (0, 1, 2):
            await press(pilot, "p")
            await press(pilot, "left")
            assert screen.seat == seat
            view = screen.query_one(Yard).view
            assert view is not None and view["seat"] == seat
        await press(pilot, "p")
        assert screen.seat == shown.record.moves[screen.number - 1][0]
        for key in ("c", "o", "l", "s", "question_mark"):
            await press(pilot, key)
            assert isinstance(screen.app.screen, Page)
            await press(pilot, "escape")
            assert not isinstance(screen.app.screen, Page)
        await press(pilot, "escape")

    assert watching(shown, watches, (80, 24)) == "Goodbye."


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_every_edition_can_be_stepped_through_from_end_to_end(edition: str) -> None:
    cards = agricola.EDITIONS[edition].deals_cards
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

    watching(film(game.record()), watches, (120, 40))


def test_a_game_that_is_over_can_be_stepped_through_at_the_table() -> None:
    async def plays(player: Player) -> None:
        assert player.app.screen is not player.table
        await player.press("escape", "r")
        assert isinstance(player.app.screen, ReplayScreen)
        await player.press("right", "q")
        assert isinstance(player.app.screen, TableScreen)

    at_the_table(Sitting(whole_game("family", 2, seed=1)), plays)

    async def looks_back_too_early(player: Player) -> None:
        await player.press("r")
        assert "when it is over" in player.text("#detail")

    at_the_table(Sitting(agricola.new_game("family", players=1, seed=1)), looks_back_too_early)


def test_line_by_line_one_goes_forward_back_and_by_rounds(
    shell: Shell, tmp_path: Path, shown: Film, keyboard: Keyboard
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.record), encoding="utf-8")
    keyboard.types(["", "", "back", "77", "what", "end", "", "round 7", "round 99", "round x", "quit"])
    shell("agricola replay my-game.txt --lines")
    numbers = [int(prompt.split()[1]) for prompt in keyboard.prompts]
    last = shown.last
    assert numbers == [0, 1, 2, 1, 77, 77, last, last, shown.beginning_of(7), last, last]
    assert shell.code == 0


def test_on_a_terminal_replay_opens_the_full_screen(
    shell: Shell, tmp_path: Path, shown: Film, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.record), encoding="utf-8")
    opened: list[tuple[int, str]] = []
    monkeypatch.setattr("agricola.cli.tui.app.show", lambda one, language: opened.append((one.last, language)))
    shell("agricola replay my-game.txt --language fr")
    assert opened == [(shown.last, "fr")]
    assert keyboard.prompts == []


def test_without_textual_replay_goes_line_by_line_and_says_what_it_needs(
    shell: Shell, tmp_path: Path, shown: Film, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.record), encoding="utf-8")

    def without_textual(name: str) -> None:
        raise ModuleNotFoundError("No module named 'textual'", name="textual")

    monkeypatch.setattr("agricola.cli.full_screen.import_module", without_textual)
    keyboard.types(["quit"])
    out = shell("agricola replay my-game.txt")
    assert "pip install 'agricola[terminal]'" in out
    assert keyboard.prompts == [f"move 0 of {shown.last}> "]
    assert shell.code == 0


def test_a_full_screen_that_is_broken_is_not_taken_for_a_missing_extra(
    shell: Shell, tmp_path: Path, shown: Film, at_a_terminal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my-game.txt").write_text(str(shown.record), encoding="utf-8")
    monkeypatch.setitem(sys.modules, "agricola.cli.tui.app", None)
    with pytest.raises(ImportError):
        shell("agricola replay my-game.txt")

"""Nothing loses a game on the terminal: Ctrl-C, Ctrl-Q, a closed window, the system, an agent that fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import agricola
from agricola.cli.local import local_table
from agricola.cli.local.autosave import all_finished, all_kept
from agricola.cli.local.game_options import SetUp
from agricola.cli.local.local_table import LocalTable, resumed
from agricola.cli.tui.app import AgricolaApp
from agricola.cli.tui.table import TableScreen
from agricola.cli.tui.too_small import TooSmall
from agricola.editions import own_decks
from agricola.record.record import load
from tests.cli.conftest import Shell

_FAILING = """
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, observation, deadline):
        raise ValueError("no idea")
class Sleeper(Bot):
    def choose(self, observation, deadline):
        import time
        time.sleep(600)
class Cheat(Bot):
    def choose(self, observation, deadline):
        return "place:everything"
"""
_PATIENCE = 60.0


def full_screen(
    local: LocalTable, plays: Callable[[AgricolaApp, Any], Awaitable[None]], size: tuple[int, int] = (120, 40)
) -> AgricolaApp:
    """Let somebody play on the whole terminal; gives the game that they left."""

    async def run() -> AgricolaApp:
        app = AgricolaApp(local)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await plays(app, pilot)
        return app

    return asyncio.run(run())


def alone() -> LocalTable:
    return SetUp("family", players=1, opponents=(), seed=5, ask_end_turn=True).begin()


def test_a_game_is_kept_after_each_decision_and_goes_on_in_its_own_file() -> None:
    local = alone()
    assert all_kept() == []
    for moves in (1, 2, 3):
        local.act(0, local.game.legal_actions()[0])
        [kept] = all_kept()
        assert len(load(kept.path).moves) == moves
    local.undo(0)
    assert len(load(kept.path).moves) == 2
    another = alone()
    another.act(0, another.game.legal_actions()[0])
    assert len(all_kept()) == 2, "a game with the same set-up does not overwrite the first"


@pytest.mark.parametrize(("key", "code"), [("ctrl+c", 130), ("ctrl+q", 0), ("q", 0)])
def test_whoever_leaves_the_whole_terminal_is_told_how_to_go_on(key: str, code: int) -> None:
    local = alone()

    async def plays(app: AgricolaApp, pilot: Any) -> None:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()

    app = full_screen(local, plays)
    [kept] = all_kept()
    assert app.return_value is not None
    assert f"play --resume {kept.path}" in app.return_value
    assert app.return_code == code
    assert load(kept.path).moves == local.game.record().moves != ()


@pytest.mark.parametrize("name", [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)])
def test_a_signal_leaves_the_whole_terminal_with_its_exit_code(name: str) -> None:
    number = getattr(signal, name)

    async def plays(app: AgricolaApp, pilot: Any) -> None:
        await pilot.press("enter")
        await pilot.pause()
        os.kill(os.getpid(), number)
        await asyncio.sleep(0.05)
        await pilot.pause()

    app = full_screen(alone(), plays)
    assert app.return_code == 128 + number
    assert len(all_kept()) == 1


@pytest.mark.parametrize("name", [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)])
def test_a_signal_leaves_the_line_game_with_its_exit_code(name: str) -> None:
    number = getattr(signal, name)
    command = [sys.executable, "-m", "agricola", "play", "--edition", "family", "--players", "1", "--seed", "5"]
    env = {**os.environ, "PYTHONPATH": str(Path(agricola.__file__).parents[1])}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=env) as run:
        assert run.stdin is not None
        run.stdin.write(b"1\n")
        run.stdin.flush()
        end = time.monotonic() + _PATIENCE
        while not all_kept():
            assert time.monotonic() < end
            time.sleep(0.05)
        run.send_signal(number)
        assert run.wait(_PATIENCE) == 128 + number
    [kept] = all_kept()
    assert len(load(kept.path).moves) == 1


def test_a_strangers_agent_that_fails_is_told_with_file_and_line_and_another_plays_on(
    shell: Shell, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(_FAILING, encoding="utf-8")
    options = "--edition family --seed 5"
    told = " ".join(shell(f"agricola play {options} --opponents mine.py:Bot", "1\n" * 12).split())
    assert "Player 2 was played by mine.py:Bot, which failed: ValueError: no idea (mine.py, line 6)." in told
    assert "The level farmer plays on." in told
    assert shell.code == 3
    assert all_kept()[0].opponents == ("farmer",)
    told = " ".join(shell(f"agricola play {options} --opponents mine.py:Cheat", "1\n" * 12).split())
    assert "which failed: 'place:everything' is not one of legal_actions()." in told


@pytest.mark.parametrize("whole_terminal", [False, True])
def test_a_strangers_agent_that_hangs_is_told_with_file_and_line_and_another_plays_on(
    whole_terminal: bool, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_table, "PATIENCE", 0.2)
    (tmp_path / "mine.py").write_text(_FAILING, encoding="utf-8")
    why = "no answer 0.3 seconds after it was asked (mine.py, line 10)"
    if not whole_terminal:
        options = "--edition family --seed 5 --opponents mine.py:Sleeper:0.1s"
        told = " ".join(shell(f"agricola play {options}", "1\n" * 12).split())
        assert f"Player 2 was played by mine.py:Sleeper:0.1s, which failed: {why}." in told
        assert "The level farmer plays on." in told
        return
    local = SetUp("family", players=2, opponents=("mine.py:Sleeper:0.1s",), seed=5, ask_end_turn=True).begin()
    told_on_screen: list[str] = []

    async def plays(app: AgricolaApp, pilot: Any) -> None:
        monkeypatch.setattr(app, "notify", lambda text, **more: told_on_screen.append(text))
        end = time.monotonic() + _PATIENCE
        while not (told_on_screen and local.game.current_player == 0) and time.monotonic() < end:
            if local.game.current_player == 0:
                await pilot.press("enter", "e")
            await pilot.pause(0.1)
        await pilot.press("q")

    full_screen(local, plays)
    assert local.opponents == ("farmer",)
    assert why in told_on_screen[0]


def test_a_finished_game_is_listed_replayed_and_exported(shell: Shell, tmp_path: Path) -> None:
    assert "no game was played here yet" in shell("agricola games")
    game = agricola.new_game("family", players=2, seed=5)
    last: agricola.Record | None = None
    while not game.is_terminal():
        last = game.record()
        game.apply(game.legal_actions()[0])
    assert last is not None
    local = resumed(last, ())
    local.act(last_seat(game), local.game.legal_actions()[0])
    assert all_kept() == []
    [done] = all_finished()
    assert load(done.path) == game.record()
    winner = game.winners()[0] + 1
    listed = shell("agricola games")
    assert str(done.path) in listed
    assert f"Player {winner}" in listed
    [row] = json.loads(shell("agricola games --json"))
    assert row["winners"] == [seat + 1 for seat in game.winners()]
    assert f"{game.scores()[0].total}" in shell("agricola games replay 1 --list")
    shell("agricola games export 1 --to moves.csv")
    assert len(Path("moves.csv").read_text(encoding="utf-8").splitlines()) == len(game.record().moves) + 1
    shell("agricola games replay 2")
    assert (shell.code, shell.error) == (2, "agricola: there is no game 2: agricola games lists 1\n")


def last_seat(game: agricola.Game) -> int:
    return game.record().moves[-1][0]


def test_a_position_is_played_on(shell: Shell, tmp_path: Path) -> None:
    position = {"edition": "revised", "players": 1, "round": 3, "seats": [{"goods": {"wood": 7}}]}
    (tmp_path / "puzzle.json").write_text(json.dumps(position), encoding="utf-8")
    told = shell("agricola play --position puzzle.json", "Forest\nquit\n")
    assert "7 wood" in told
    assert shell.code == 0
    [kept] = all_kept()
    assert [code for _, code in load(kept.path).moves] == ["place:forest"]
    shell("agricola play --position puzzle.json --seed 3")
    assert (shell.code, "a position has its edition" in shell.error) == (2, True)


def test_a_small_terminal_is_told_how_large_it_must_be() -> None:
    async def plays(app: AgricolaApp, pilot: Any) -> None:
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "80 by 24; this one has 70 by 20" in str(app.screen.query_one("#too-small").render())
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    full_screen(alone(), plays, (70, 20))


@pytest.mark.parametrize("command", ["agricola play", "agricola serve --port 0"])
def test_lines_of_the_log_do_not_reach_the_terminal_of_whoever_plays_on_the_page(
    command: str, monkeypatch: pytest.MonkeyPatch, shell: Shell, at_a_terminal: None, tmp_path: Path
) -> None:
    pytest.importorskip("uvicorn")

    def serves(*_: object, **__: object) -> None:
        print('{"event": "started"}', file=sys.stderr)

    monkeypatch.setattr("agricola.server.http.running.serve", serves)
    monkeypatch.setattr("agricola.cli.commands.play._no_page", lambda words: "")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    shell(command)
    assert (shell.code, shell.error) == (0, "")
    assert "started" in (tmp_path / "state" / "agricola" / "service.log").read_text(encoding="utf-8")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    shell("agricola serve --port 0")
    assert "started" in shell.error, "a service that is run by a machine tells it to the machine"


def test_a_game_with_cards_of_ones_own_goes_on_with_its_deck(shell: Shell) -> None:
    deck = Path(__file__).parents[2] / "examples" / "deck.py"
    out = shell(f"agricola play --lines --seed 7 --deck {deck} --hand 'Rain Barrel'", "hand\nForest\nquit\n")
    assert "Each time you use Grain Seeds, you may pay 1 food" in out
    assert f"--deck {deck}" in out
    [kept] = all_kept()
    assert kept.decks == (str(deck),)
    own_decks._known.clear()
    out = shell("agricola play --resume --lines", "hand\nquit\n")
    assert "Rain Barrel" in out
    out = shell("agricola games replay 1 --list")
    assert shell.code == 0
    own_decks._known.clear()
    shell(f"agricola replay {kept.path} --list")
    assert "this game is played with the deck 'deck', which is not here" in shell.error
    shell(f"agricola replay {kept.path} --list --deck {deck}")
    assert shell.code == 0

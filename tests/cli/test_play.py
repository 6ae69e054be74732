"""Where `agricola play` plays: in the browser, on the whole terminal, or line by line; and against whom."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

import agricola
from agricola.cli.commands import play, serve
from agricola.cli.local.autosave import all_kept
from agricola.cli.local.hints import advice
from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.terminal import Terminal
from agricola.cli.tui import app
from tests.cli.conftest import Shell


@pytest.fixture
def sat_down(monkeypatch: pytest.MonkeyPatch, at_a_terminal: None) -> list[LocalTable | None]:
    """The games that were begun on the whole terminal."""
    games: list[LocalTable | None] = []

    def played(local: LocalTable | None, language: str) -> tuple[str, int]:
        games.append(local)
        return "Goodbye.", 0

    monkeypatch.setattr(app, "play", played)
    return games


def test_without_arguments_the_page_is_opened(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, at_a_terminal: None
) -> None:
    served: list[argparse.Namespace] = []
    monkeypatch.setattr(play, "_no_page", lambda words: "")

    def serves(given: argparse.Namespace) -> int:
        served.append(given)
        return 0

    monkeypatch.setattr(serve, "run", serves)
    shell("agricola play")
    assert shell.code == 0
    assert [(given.host, given.port) for given in served] == [("127.0.0.1", 0)]


def test_without_the_page_the_terminal_game_asks_what_to_play(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, sat_down: list[LocalTable | None]
) -> None:
    monkeypatch.setattr(play, "_no_page", lambda words: "it has not been built.")
    out = shell("agricola play")
    assert "The page can't be opened: it has not been built. So the game is played here." in " ".join(out.split())
    assert sat_down == [None]
    shell("agricola play --terminal")
    assert sat_down == [None, None]


def test_arguments_that_say_which_game_begin_it_on_the_terminal(
    shell: Shell, sat_down: list[LocalTable | None]
) -> None:
    shell("agricola play --edition original --opponents apprentice,farmer --seed 9")
    begun = sat_down[0]
    assert begun is not None
    assert begun.opponents == ("apprentice", "farmer")
    assert begun.persons == [0]
    setup = begun.game.record().setup
    assert (setup["edition"], setup["players"], setup["seed"], setup["ask_end_turn"]) == ("original", 3, 9, True)


@pytest.mark.parametrize("kind", ["dumb", "unknown", ""])
def test_a_terminal_that_can_not_be_drawn_on_gets_lines(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, sat_down: list[LocalTable | None], kind: str
) -> None:
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr(Terminal, "ask", lambda self, prompt: "quit")
    out = shell("agricola play --terminal --players 1")
    assert f"This terminal (TERM={kind}) can't be drawn on, so it goes line by line." in out
    assert sat_down == []
    assert shell.code == 0


def test_without_textual_it_goes_line_by_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, at_a_terminal: None
) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.delitem(sys.modules, "agricola.cli.tui.app")
    for name in [name for name in sys.modules if name.startswith("textual.")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(Terminal, "ask", lambda self, prompt: "quit")
    out = shell("agricola play --terminal --players 1")
    assert "pip install 'agricola[terminal]'" in out
    assert "Player 1 is to place a person" in out
    assert shell.code == 0


# --- the computers ----------------------------------------------------------------------------------------------------


def test_the_levels_of_the_computers_are_told_and_kept(shell: Shell) -> None:
    out = shell("agricola play --opponents apprentice,random --seed 3", "1\nquit\n")
    assert "You and 2 computers (apprentice, random)." in " ".join(out.split())
    assert "--opponents apprentice,random" in out
    assert all_kept()[0].opponents == ("apprentice", "random")
    again = shell("agricola play --resume", "1\nquit\n")
    assert "--opponents apprentice,random" in again
    assert "--opponents farmer" in shell("agricola play --resume --computers 1", "1\nquit\n")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("agricola play --level genius", "there is no agent 'genius'"),
        ("agricola play --opponents farmer --level farmer", "leave --computers and --level out"),
        ("agricola play --players 1 --opponents farmer,farmer", "--opponents names at most 1"),
        ("agricola play --resume --confirm", "leave it out"),
        ("agricola play --lines --terminal", "not allowed with"),
    ],
)
def test_computers_that_can_not_be_seated_are_refused(shell: Shell, command: str, message: str) -> None:
    assert shell(command) == ""
    assert shell.code == 2
    assert message in shell.error


def test_a_finished_game_is_no_longer_kept(shell: Shell) -> None:
    shell("agricola play --edition family --players 1 --seed 5", "1\nquit\n")
    assert len(all_kept()) == 1
    shell("agricola play --resume", "1\n" * 300)
    assert shell.code == 0
    assert all_kept() == []


def test_a_hint_is_three_legal_actions_with_reasons(shell: Shell) -> None:
    out = shell("agricola play --no-cards --players 1 --seed 1", "hint\nquit\n")
    asked = out.partition("> hint\n")[2].partition("Player 1>")[0]
    assert asked.count(": best; ") == 1
    game = agricola.new_game("revised", players=2, cards=False, seed=7)
    found = advice(game)
    assert {one.action for one in found} <= set(game.legal_actions())
    assert all(one.why is not None for one in found)


def test_undo_turn_takes_the_whole_turn_back(shell: Shell, tmp_path: Path) -> None:
    out = shell(
        "agricola play --no-cards --players 1 --seed 1 --confirm",
        "farmland\nplow b1\nundo turn\nforest\n\nsave x.txt\nquit\n",
    )
    assert out.count("Taken back.") == 1
    assert [text for _, text in agricola.load(tmp_path / "x.txt").moves] == ["place:forest", "end"]

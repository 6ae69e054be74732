"""The `agricola` command for tests, with its input and output as texts."""

from __future__ import annotations

import io
import shlex
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from agricola.cli import main
from agricola.cli.text.terminal import Terminal


class Shell:
    """Runs the command inside this process, with its input and output as texts."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.error = ""
        self.code = 0

    def __call__(self, command: str, typed: str = "") -> str:
        """The output of a command line with a text typed into it; sets `code` and `error`."""
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        words = shlex.split(command)
        assert words[0] == "agricola"
        try:
            self.code = main(words[1:])
        except SystemExit as leave:
            assert isinstance(leave.code, int)
            self.code = leave.code
        out, self.error = self.capture.readouterr()
        return out


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test looks at the games that somebody has kept on this computer, or leaves one there."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    temporary = tmp_path / "temporary"  # where a game is kept when the usual folder can't be written
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def own_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are as long as everywhere and in English, whatever the terminal is in which the tests run."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.setenv("TERM", "xterm-256color")
    return Shell(monkeypatch, capsys)


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The input and the output are those of a person."""

    def opened(self: Terminal, *, plain: bool = False) -> None:
        self.plain, self.interactive = plain, True

    monkeypatch.setattr(Terminal, "__init__", opened)


class Keyboard:
    """What somebody at a terminal types, and the prompts that they see."""

    def __init__(self) -> None:
        self.prompts: list[str] = []
        self._lines: Iterator[str] = iter(())

    def types(self, lines: Iterable[str]) -> None:
        """Answer the next prompts with these lines; then the input ends."""
        self._lines = iter(lines)

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self._lines:
            return line
        raise EOFError


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, at_a_terminal: None) -> Keyboard:
    keyboard = Keyboard()
    monkeypatch.setattr(Terminal, "ask", lambda self, prompt: keyboard.answer(prompt))
    return keyboard

"""The `agricola` command for tests, with its input and output as texts."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import pytest

from agricola.cli import main


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


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.chdir(tmp_path)
    return Shell(monkeypatch, capsys)

"""The command `agricola serve` says what is wrong before it serves."""

from __future__ import annotations

from pathlib import Path

import pytest

from agricola.cli import main
from agricola.server.http.running import listen


def test_a_port_that_is_taken_or_none_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The message names the port and what to do."""
    taken = listen("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    try:
        for wrong in (port, 99_999):
            assert main(["serve", "--no-browser", "--port", str(wrong), "--data", str(tmp_path)]) == 2
            told = capsys.readouterr().err
            assert f"port {wrong}" in told
            assert "--port" in told
    finally:
        taken.close()


def test_a_folder_that_can_not_be_used_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The message names the folder and what to do."""
    file = tmp_path / "file"
    file.write_text("no folder")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(file / "inside")]) == 2
    assert "--data" in capsys.readouterr().err


def test_workers_are_at_least_one(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a worker no computer could play."""
    assert main(["serve", "--no-browser", "--workers", "0"]) == 2
    assert "--workers" in capsys.readouterr().err

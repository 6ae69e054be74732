"""The command `agricola arena`: its table, its files, its progress, and how it ends."""

from __future__ import annotations

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from agricola.agents.arena import GameResult, Match, play_game
from agricola.agents.worker_pool import WorkerLost
from agricola.cli.commands import arena
from tests.cli.conftest import Shell

MAIN = "from agricola.cli import main; raise SystemExit(main())"
PATIENCE = 300.0
"""Seconds that a test waits for what must come."""


def test_a_match_ends_with_a_table(shell: Shell) -> None:
    out = shell("agricola arena --players random,random:5 --games 9 --no-cards --processes 1 --seed 4")
    assert shell.code == 0
    assert not shell.error
    head, empty, columns, *lines = out.splitlines()
    assert head == "revised edition, 2 players, without hand cards: 10 games with 5 deals, seed 4"
    assert not empty
    assert " ".join(columns.split()) == "contender games wins win rate score rating begs thinks p99 max faults"
    assert sorted(line.split()[0] for line in lines) == ["random", "random:5"]
    assert sum(float(line.split()[2]) for line in lines) == 10


def test_the_same_seed_gives_the_same_match(shell: Shell) -> None:
    def scores(seed: int) -> list[str]:
        shell(f"agricola arena --players random,random:5 --games 4 --processes 1 --seed {seed} --out a.csv")
        with Path("a.csv").open(encoding="utf-8", newline="") as file:
            return [row["score"] for row in csv.DictReader(file)]

    assert scores(3) == scores(3) != scores(4)


def test_cards_are_dealt_where_there_are_some(shell: Shell) -> None:
    assert ", with hand cards:" in shell("agricola arena --players random --seats 2 --games 1")
    assert "family edition, solo: 1 game" in shell("agricola arena --players random --edition family --games 1")


def test_the_decks_can_be_chosen(shell: Shell) -> None:
    told = shell("agricola arena --players random,random --edition original --decks E --games 1 --processes 1")
    assert "2 players, with hand cards of decks E" in told


def test_the_table_as_data(shell: Shell) -> None:
    data = json.loads(shell("agricola arena --players random --seats 1 --games 2 --json"))
    assert data["match"]["contenders"] == ["random"]
    assert data["played"] == 2
    assert data["standings"][0]["games"] == 2


def test_every_kind_of_file(shell: Shell, tmp_path: Path) -> None:
    shell("agricola arena --players random,random:5 --games 2 --no-cards --out a.csv --out a.json --out a.parquet")
    assert shell.code == 0
    assert len((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()) == 5
    assert len(json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["games"]) == 4
    assert (tmp_path / "a.parquet").read_bytes().startswith(b"PAR1")


def test_an_agent_of_ones_own_and_its_faults(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, observation, deadline):\n"
        "        return {}['move']\n",
        encoding="utf-8",
    )
    out = shell("agricola arena --players mine.py:Bot,random --games 2 --no-cards --processes 2")
    assert shell.code == 0
    told = "mine.py:Bot lost game 0 by fault, round 1, asked to place a person: KeyError: 'move' (mine.py, line 4)"
    assert told in out.splitlines()
    assert re.search(r"^mine.py:Bot +2 +0 .* 2$", out, re.M)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players nobody", "there is no agent 'nobody'; take one of random,"),
        ("--players ,", "1 to 5 contenders play, not 0"),
        ("--players random --games 0", "at least 1 game is played"),
        ("--players random --seats 7", "the revised edition is for 1 to 4 players"),
        ("--players random --edition original --cards --seats 9", "original"),
        ("--players random,random --edition original --decks X", "decks are letters"),
        ("--players random --out a.txt", "a.txt: rows are written as .csv, .json, .parquet"),
        ("--players random --processes -1", "the number of processes is 1 or more"),
        ("--players no.py:Bot", "there is no file no.py"),
        ("", "--players"),
    ],
)
def test_bad_arguments_are_said_before_anything_is_played(shell: Shell, arguments: str, message: str) -> None:
    assert not shell(f"agricola arena {arguments}")
    assert shell.code == 2
    assert message in shell.error


def test_ctrl_c_reports_what_was_played(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, processes: int) -> Iterator[GameResult]:
        yield play_game(match, 0)
        yield play_game(match, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    out = shell("agricola arena --players random,random:5 --games 50 --out a.csv")
    assert shell.code == 130
    assert "2 games with 1 deal," in out
    assert shell.error == "Interrupted after 2 of 50 games.\n"
    assert len(Path("a.csv").read_text(encoding="utf-8").splitlines()) == 5


def test_a_process_that_dies_does_not_take_the_results_along(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(match: Match, processes: int) -> Iterator[GameResult]:
        yield play_game(match, 0)
        raise WorkerLost("a process ended in game 1 with exit code 3")

    monkeypatch.setattr(arena, "play", lost)
    out = shell("agricola arena --players random,random:5 --games 50 --out a.csv")
    assert shell.code == 1
    assert "1 game with 1 deal," in out
    assert shell.error == "agricola: a process ended in game 1 with exit code 3\n"
    assert len(Path("a.csv").read_text(encoding="utf-8").splitlines()) == 3


def test_ctrl_c_ends_the_processes_too(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(
        "import os, time, random\n"
        "from pathlib import Path\n"
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, observation, deadline):\n"
        "        Path('pids', str(os.getpid())).touch()\n"
        "        time.sleep(600)\n",
        encoding="utf-8",
    )
    (tmp_path / "pids").mkdir()
    # What a shell starts behind itself ignores Ctrl-C, and so would all that is started from there.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = "arena --players slow.py:Bot --seats 2 --games 9 --processes 2"
    with subprocess.Popen(
        [sys.executable, "-c", f"{heeds}\n{MAIN}", *shlex.split(command)],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as run:  # fmt: skip
        try:
            end = time.monotonic() + PATIENCE
            while len(list((tmp_path / "pids").iterdir())) < 2:
                assert time.monotonic() < end
                time.sleep(0.05)
            os.killpg(run.pid, signal.SIGINT)  # a terminal sends it to the whole group
            out, error = run.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
    # Where the machine was slow, a line tells in between how far it has come.
    assert (run.returncode, out, error.splitlines()[-1]) == (130, "", "Interrupted after 0 of 9 games.")
    for process in (tmp_path / "pids").iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(process.name), 0)

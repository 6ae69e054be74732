"""The commands for programs and researchers: bench, perft, export, version."""

from __future__ import annotations

import csv
import json
import platform
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import agricola
from tests.cli.conftest import Shell
from tests.cli.test_command import whole_game
from tests.perft.perft import stored


def test_the_version_for_people_and_for_programs(shell: Shell) -> None:
    assert shell("agricola version") == f"agricola {agricola.__version__} (interpreted)\n"
    assert json.loads(shell("agricola version --json")) == {
        "agricola": agricola.__version__,
        "compiled": False,
        "python": platform.python_version(),
    }


def test_perft_with_the_decks_that_are_asked_for(shell: Shell) -> None:
    counted = json.loads(shell("agricola perft --edition original --cards --decks EIKZ --depth 2 --json"))
    assert counted["decks"] == "EIKZ"
    assert counted["counts"] == stored()["original with hand cards, 2 players"][:2]


def test_perft_gives_the_stored_counts(shell: Shell) -> None:
    counted = json.loads(shell("agricola perft --edition original --players 3 --depth 3 --json"))
    assert counted["counts"] == stored()["original, 3 players"][:3]
    rows = shell("agricola perft --edition revised --players 2 --depth 2").splitlines()
    assert [row.split()[:2] for row in rows] == [["1", "8"], ["2", "62"]]
    shell("agricola perft --depth 0")
    assert shell.code == 2


def test_bench_plays_whole_games_of_each_edition(shell: Shell) -> None:
    told = json.loads(shell("agricola bench --seconds 0.01 --json"))
    assert {rate["edition"] for rate in told["rates"]} == set(agricola.EDITIONS)
    assert {rate["cards"] for rate in told["rates"]} == {False, True}
    for rate in told["rates"]:
        assert rate["games"] >= 1
        assert rate["decisions"] > 20 * rate["games"]
        assert rate["seconds"] >= 0.01
    assert len(shell("agricola bench --seconds 0.01 --edition family").splitlines()) == 4
    shell("agricola bench --seconds 0")
    assert shell.code == 2


# --- export -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def games(shell: Shell) -> list[agricola.Game]:
    found = [whole_game("original", 3, seed=2), whole_game("family", 1, seed=3)]
    found.append(agricola.new_game("revised", players=2, seed=4))
    found[2].apply(found[2].parse("forest"))
    for number, game in enumerate(found):
        Path(f"{number}.txt").write_text(str(game.record()), encoding="utf-8")
    return found


def rows_of(name: str) -> list[dict[str, Any]]:
    if name.endswith(".csv"):
        with Path(name).open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))
    if name.endswith(".json"):
        rows: list[dict[str, Any]] = json.loads(Path(name).read_text(encoding="utf-8"))
        return rows
    parquet = pytest.importorskip("pyarrow.parquet")
    found: list[dict[str, Any]] = parquet.read_table(name).to_pylist()
    return found


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_a_row_for_each_move_in_every_format(shell: Shell, games: list[agricola.Game], kind: str) -> None:
    assert "moves in" in shell(f"agricola export 0.txt 1.txt 2.txt --to moves.{kind}")
    rows = rows_of(f"moves.{kind}")
    moves = [(seat + 1, code) for game in games for seat, code in game.record().moves]
    assert [(int(row["seat"]), row["move"]) for row in rows] == moves
    assert rows[0]["file"] == "0.txt"
    assert rows[0]["kind"] == "place"
    assert rows[0]["phase"] == "work"
    assert (rows[0]["question"], rows[0]["asked"]) == ("ask-place", "place a person")
    assert rows[-1]["said"] == "Forest"
    start = agricola.replay(replace(games[0].record(), moves=(), scores=()))
    assert int(rows[0]["choices"]) == len(start.legal_actions())


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_a_row_for_each_game_in_every_format(shell: Shell, games: list[agricola.Game], kind: str) -> None:
    shell(f"agricola export 0.txt 1.txt 2.txt --rows games --to games.{kind}")
    rows = rows_of(f"games.{kind}")
    assert [row["edition"] for row in rows] == ["original", "family", "revised"]
    for row, game in zip(rows[:2], games[:2], strict=True):
        totals = [int(row[f"score_{seat + 1}"]) for seat in range(len(game.scores()))]
        assert totals == [score.total for score in game.scores()]
        assert row["winners"] == " ".join(str(seat + 1) for seat in game.winners())
    assert rows[2]["score_1"] in (None, "")
    assert rows[2]["winners"] == ""


def test_export_says_what_to_do_when_it_can_not(
    shell: Shell, games: list[agricola.Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, code, message in (
        ("agricola export 0.txt --to moves.xls", 2, "end the name with one of them"),
        ("agricola export 0.txt --to nowhere/moves.csv", 2, "there is no folder nowhere"),
        ("agricola export none.txt --to moves.csv", 1, "none.txt can't be read"),
    ):
        shell(command)
        assert shell.code == code
        assert message in shell.error
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    shell("agricola export 0.txt --to moves.parquet")
    assert "pip install 'agricola[data]'" in shell.error

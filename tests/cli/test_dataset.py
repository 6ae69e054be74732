"""The command `agricola dataset`: its file holds exactly the games that were played."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from agricola.agents.dataset import COLUMNS, DatasetPlan, DatasetWriter, play_rows, read_games
from agricola.encoding.board_numbers import BoardNumbers
from agricola.engine.errors import BadRecord
from agricola.game import Game, new_game
from agricola.record.record import load
from tests.cli.conftest import Shell

FILE = Path("games.parquet")
SETUPS = [
    ("--edition revised --players 2 --no-cards", "random"),
    ("--edition revised --players 3", "random,apprentice,random"),
    ("--edition original --players 1 --decks EIKZ", "random"),
    ("--edition family --players 4", "random"),
]


def rows() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = importlib.import_module("pyarrow.parquet").read_table(FILE).to_pylist()
    return found


@pytest.mark.parametrize(("options", "agents"), SETUPS)
def test_reading_a_dataset_gives_exactly_the_games(shell: Shell, options: str, agents: str) -> None:
    out = shell(f"agricola dataset --agent {agents} {options} --games 3 --seed 5 --out {FILE} --processes 1")
    assert shell.code == 0
    found = rows()
    assert out == f"{FILE}: 3 games, {len(found):,} decisions\n"
    assert tuple(found[0]) == COLUMNS
    games = list(read_games(FILE))
    assert len(games) == 3
    at = 0
    for number, played in enumerate(games):
        setup = json.loads(found[at]["setup"])
        game: Game = new_game(**setup)
        numbers = BoardNumbers(game.state.board)
        seated = agents.split(",") if "," in agents else [agents] * setup["players"]
        move = 0
        while (seat := game.current_player) is not None:
            row = found[at]
            assert (row["game"], row["move"], row["seat"], row["agent"]) == (number, move, seat, seated[seat])
            assert (row["round"], row["question"]) == (game.round, game.question.code)
            assert row["legal"] == [action.code for action in game.legal_actions()]
            assert row["legal_numbers"] == numbers.actions.numbers(game.state)
            assert row["observation"] == numbers.observation(game.state, seat)
            action = numbers.actions.action(game.state, row["number"])
            assert action.code == row["chosen"]
            points = [score.total for score in played.scores()]
            others = points[:seat] + points[seat + 1 :]
            assert (row["score"], row["margin"]) == (points[seat], points[seat] - max(others, default=0))
            winners = played.winners()
            assert row["won"] == pytest.approx((seat in winners) / len(winners))
            game.apply(action)
            at, move = at + 1, move + 1
        assert game.record() == played.record()
    assert at == len(found)


def test_the_number_of_processes_makes_no_difference(shell: Shell) -> None:
    files = []
    for processes in (1, 2):
        shell(f"agricola dataset --agent random --edition family --games 5 --out {FILE} --processes {processes}")
        files.append(rows())
    assert files[0] == files[1]
    shell(f"agricola dataset --agent random --edition family --games 5 --out {FILE} --processes 1 --seed 2")
    assert rows() != files[0]


def test_a_dataset_that_was_changed_is_refused() -> None:
    plan = DatasetPlan(("random",), 1, "family", 2)
    played = play_rows(plan, 0)

    def written(changed: list[dict[str, Any]]) -> list[Game]:
        with DatasetWriter(FILE) as writer:
            writer.add(changed)
        return list(read_games(FILE))

    assert len(written(played)) == 1
    with pytest.raises(BadRecord, match="cut short"):
        written(played[:-1])
    with pytest.raises(BadRecord, match="does not fit the rules"):
        written([{**played[0], "legal": ["place:moon"]}, *played[1:]])
    with pytest.raises(BadRecord, match="other scores"):
        written([*played[:-1], {**played[-1], "score": 99}])


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("--agent nobody", "there is no agent"),
        ("--agent random --games 0", "at least 1 game"),
        ("--agent random,random,random", "2 players need 1 agent for all or 2, not 3"),
        ("--agent random --players 7", "1 to 4 players"),
        ("--agent random --seed -1", "from 0 on"),
        ("--agent random --processes -1", "processes is 1 or more"),
        ("--agent random --out games.csv", "end the name with .parquet"),
        ("--agent random --out nowhere/games.parquet", "there is no folder"),
    ],
)
def test_what_there_is_not_is_refused(shell: Shell, command: str, says: str) -> None:
    shell(f"agricola dataset --out {FILE} {command}")
    assert shell.code == 2
    assert says in shell.error


def test_a_folder_of_records_is_a_dataset(shell: Shell) -> None:
    """What the arena records, `dataset --records` writes as rows, with who decided."""
    match = "agricola arena --players random,random:5 --games 4 --edition family --processes 1"
    shell(f"{match} --records games")
    assert shell.code == 0
    paths = sorted(Path("games").iterdir())
    assert [path.name for path in paths] == [f"game-00000{number}.txt" for number in range(4)]
    records = [load(path) for path in paths]
    assert {record.seats for record in records} == {("random", "random:5"), ("random:5", "random")}
    out = shell(f"agricola dataset --records games --out {FILE} --processes 1")
    assert out == f"{FILE}: 4 games, {sum(len(record.moves) for record in records):,} decisions\n"
    assert [game.record().moves for game in read_games(FILE)] == [record.moves for record in records]
    for row in rows():
        assert row["agent"] == records[row["game"]].seats[row["seat"]]
    shell(f"{match} --records games")
    assert "there are records of games already" in shell.error
    Path("games/game-000004.txt").write_text(str(new_game("family", players=2, seed=1).record()))
    shell(f"agricola dataset --records games --out {FILE} --processes 1")
    assert "the game is not over" in shell.error
    shell(f"agricola dataset --records nowhere --out {FILE}")
    assert "there is no record of a game" in shell.error

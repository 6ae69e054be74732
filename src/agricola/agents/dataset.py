"""Games as a Parquet file: one row for each decision, with its position, choice and outcome.

The games are played by agents, or stand in a folder of records. Every game has a number, and all chance in a new game
follows from the seed and that number: the same command writes the same rows, whatever the number of processes (agents
with a budget of seconds depend on the clock). A file holds whole games in their order, and `read_games` plays them
again.
"""

from __future__ import annotations

import importlib
import json
import os
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from agricola.agents.roster import make_agent
from agricola.agents.row_files import check_file
from agricola.agents.worker_pool import WorkerPool
from agricola.encoding.board_numbers import BoardNumbers
from agricola.engine.errors import BadOption, BadRecord
from agricola.engine.kernel.actions import Action
from agricola.game import EDITIONS, Game, new_game, replay
from agricola.record.record import Record, load

COLUMNS: Final = (
    "game", "move", "setup", "chance", "agent", "seat", "round", "question", "legal", "chosen", "legal_numbers",
    "number", "observation", "score", "margin", "won",
)  # fmt: skip
_GAMES_AT_ONCE: Final = 64
"""So many games are one group of rows."""

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class DatasetPlan:
    """Which games are played, and by whom."""

    agents: tuple[str, ...]
    """The agent of each seat, as `make_agent` reads them; a single one plays all seats."""
    games: int
    edition: str = "revised"
    players: int = 2
    cards: bool = False
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption(f"at least 1 game is played, not {self.games}")
        if self.seed < 0:
            raise BadOption(f"a seed is a number from 0 on, not {self.seed}")
        if not EDITIONS[self.edition].hand_cards:
            object.__setattr__(self, "cards", False)
        if len(self.agents) == 1:
            object.__setattr__(self, "agents", self.agents * self.players)
        if len(self.agents) != self.players:
            raise BadOption(f"{self.players} players need 1 agent for all or {self.players}, not {len(self.agents)}")
        for name in dict.fromkeys(self.agents):
            make_agent(name)
        self.new(0)  # says what can't be played

    def new(self, number: int) -> Game:
        """The game of a number."""
        return new_game(
            self.edition,
            players=self.players,
            cards=self.cards,
            seed=random.Random(f"{self.seed}/deal {number}").getrandbits(48),
            **self.options,
        )

    def rows(self, number: int) -> Rows:
        """Play the game of a number; a row for each of its decisions."""
        seated = [
            make_agent(name, random.Random(f"{self.seed}/game {number}/seat {seat}").getrandbits(32))
            for seat, name in enumerate(self.agents)
        ]
        return _rows(self.new(number), number, self.agents, lambda game, seat: seated[seat].choose(game))


@dataclass(frozen=True)
class RecordFolder:
    """Games that were played already: a folder of records, such as `agricola arena --records` writes."""

    paths: tuple[Path, ...]

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.paths)

    def rows(self, number: int) -> Rows:
        """The game of a number, played again; a row for each of its decisions."""
        record = load(self.paths[number])
        if not record.scores:
            raise BadRecord(f"{self.paths[number]}: the game is not over, so its rows would have no outcome")
        try:
            codes = iter([action for _, action in replay(record).history])
            start = replay(replace(record, moves=(), scores=(), comments={}))
        except BadRecord as problem:
            raise BadRecord(f"{self.paths[number]}: {problem}") from problem
        names = record.seats or ("",) * len(start.state.players)
        return _rows(start, number, names, lambda game, seat: next(codes))


def record_folder(folder: Path) -> RecordFolder:
    """The records of a folder, in the order of their names; raises BadOption where there are none."""
    paths = tuple(sorted(folder.glob("*.txt")))
    if not paths:
        raise BadOption(f"{folder}: there is no record of a game, which is a file that ends with .txt")
    return RecordFolder(paths)


Plan = DatasetPlan | RecordFolder


def _rows(game: Game, number: int, names: Sequence[str], choose: Callable[[Game, int], Action]) -> Rows:
    """Let a game be played to its end; a row for each of its decisions."""
    numbers = BoardNumbers(game.state.board)
    record = game.record()
    setup, chance = json.dumps(record.setup), json.dumps(record.chance)
    rows: Rows = []
    while (seat := game.current_player) is not None:
        legal = game.legal_actions()
        given = numbers.actions.numbers(game.state)
        chosen = choose(game, seat)
        rows.append(
            {
                "game": number,
                "move": len(rows),
                "setup": setup,
                "chance": chance,
                "agent": names[seat],
                "seat": seat,
                "round": game.round,
                "question": game.question.code,
                "legal": [action.code for action in legal],
                "chosen": chosen.code,
                "legal_numbers": given,
                "number": given[legal.index(chosen)],
                "observation": bytes(numbers.observation(game.state, seat)),
            }
        )
        game.apply(chosen)
    points = [score.total for score in game.scores()]
    winners = game.winners()
    for row in rows:
        seat = row["seat"]
        row["score"] = points[seat]
        row["margin"] = points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
        row["won"] = (seat in winners) / len(winners)
    return rows


def play_rows(plan: Plan, number: int) -> Rows:
    """The rows of one game of a plan."""
    return plan.rows(number)


def play_all(plan: Plan, processes: int = 0) -> Generator[Rows, None, None]:
    """The games of a plan in their order; 0 processes means as many as the machine has processors."""
    if processes < 0:
        raise BadOption(f"the number of processes is 1 or more, not {processes}")
    workers = min(processes or os.cpu_count() or 1, plan.games)
    if workers == 1:
        for number in range(plan.games):
            yield play_rows(plan, number)
        return
    early: dict[int, Rows] = {}
    following = 0
    with WorkerPool(workers, play_rows, plan) as pool:
        for rows in pool.work(range(plan.games)):
            early[rows[0]["game"]] = rows
            while following in early:
                yield early.pop(following)
                following += 1


class DatasetWriter:
    """Writes games to a Parquet file; what was written when its `with` is left is a whole file."""

    def __init__(self, path: Path) -> None:
        check_dataset(path)
        self._arrow = importlib.import_module("pyarrow")
        parquet = importlib.import_module("pyarrow.parquet")
        self._schema = _schema(self._arrow)
        self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: Rows = []
        self._games = 0

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self._flush()
        self._file.close()

    def add(self, rows: Rows) -> None:
        """Write one game."""
        self._rows += rows
        self._games += 1
        if self._games % _GAMES_AT_ONCE == 0:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._file.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []


def check_dataset(path: Path) -> None:
    """Raise BadOption if a dataset can't be written to a file, before any game is played for it."""
    if path.suffix != ".parquet":
        raise BadOption(f"{path}: datasets are written as Parquet; end the name with .parquet")
    check_file(path)


def _schema(arrow: Any) -> Any:
    small, text = arrow.int16(), arrow.string()
    named = arrow.dictionary(arrow.int32(), text)
    kinds = {
        "game": arrow.int64(), "move": arrow.int32(), "setup": named, "chance": named, "agent": named,
        "seat": arrow.int8(), "round": arrow.int8(), "question": named, "legal": arrow.list_(text), "chosen": text,
        "legal_numbers": arrow.list_(arrow.uint16()), "number": arrow.uint16(), "observation": arrow.binary(),
        "score": small, "margin": small, "won": arrow.float32(),
    }  # fmt: skip
    return arrow.schema([(name, kinds[name]) for name in COLUMNS])


def read_games(path: Path) -> Iterator[Game]:
    """The games of a dataset, played again to their end; raises BadRecord where a row does not fit the rules."""
    parquet = importlib.import_module("pyarrow.parquet")
    wanted = ["game", "setup", "chance", "seat", "legal", "chosen", "score"]
    game: Game | None = None
    number = -1
    for batch in parquet.ParquetFile(path).iter_batches(columns=wanted):
        for row in batch.to_pylist():
            if game is None or row["game"] != number:
                if game is not None:
                    yield _whole(game, number)
                game = replay(Record(json.loads(row["setup"]), json.loads(row["chance"]), ()))
                number = row["game"]
            legal = game.legal_actions()
            if game.current_player != row["seat"] or [action.code for action in legal] != row["legal"]:
                raise BadRecord(f"game {number} of the dataset does not fit the rules; it comes from another version")
            game.apply(legal[row["legal"].index(row["chosen"])])
            if game.is_terminal() and row["score"] != game.scores()[row["seat"]].total:
                raise BadRecord(f"game {number} of the dataset says other scores than its moves give")
    if game is not None:
        yield _whole(game, number)


def _whole(game: Game, number: int) -> Game:
    if not game.is_terminal():
        raise BadRecord(f"game {number} of the dataset is cut short")
    return game

"""The command `agricola export`: records as rows, for tables and data frames."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from agricola.agents.progress import ProgressBar
from agricola.agents.row_files import Row, check_file, write_rows
from agricola.cli.arguments import DONE, Commands, add_command, add_language, add_own_decks, language_of
from agricola.editions.own_decks import load_deck
from agricola.engine.errors import BadOption, BadRecord
from agricola.game import replay
from agricola.record.record import Record, load
from agricola.wording.languages import ENGLISH

_EXAMPLES = """
  agricola export my-game.txt --to moves.csv
  agricola export my-game.txt --rows games --to games.json
  agricola export my-game.txt --to moves.parquet            needs: pip install 'agricola[data]'
"""
MOVES: Final[Mapping[str, type]] = {
    "file": str, "number": int, "round": int, "phase": str, "seat": int, "question": str, "choices": int, "kind": str,
    "move": str, "asked": str, "said": str,
}  # fmt: skip
GAMES: Final[Mapping[str, type]] = {
    "file": str, "edition": str, "players": int, "cards": bool, "seed": str, "moves": int, "over": bool, "round": int,
    "winners": str, "score_1": int, "score_2": int, "score_3": int, "score_4": int, "score_5": int,
}  # fmt: skip


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "export",
        "write records as JSON, CSV or Parquet",
        "Play records through and write a row for each move, or for each game. Seats are counted from 1.",
        _EXAMPLES,
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="records, such as `save` writes")
    parser.add_argument(
        "--to", required=True, type=Path, metavar="FILE", help="where to write: .csv, .json or .parquet; is overwritten"
    )
    parser.add_argument("--rows", choices=("moves", "games"), default="moves", help="what a row is (default: moves)")
    add_own_decks(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Read the records and write the table."""
    path: Path = given.to
    check_file(path)
    for deck in given.deck:
        load_deck(deck)
    rows: list[Row] = []
    with ProgressBar("playing through") as bar:
        for number, name in enumerate(given.files):
            record = load(Path(name))
            try:
                if given.rows == "moves":
                    rows += rows_of_moves(name, record, language_of(given))
                else:
                    rows.append(row_of_game(name, record))
            except BadRecord as problem:
                raise BadRecord(f"{name}: {problem}") from problem
            bar.counts(number + 1, len(given.files), "records")
    try:
        write_rows(path, MOVES if given.rows == "moves" else GAMES, rows)
    except OSError as problem:
        raise BadOption(f"{path} can't be written: {problem.strerror or problem}") from problem
    print(f"{len(rows):,} {given.rows if len(rows) != 1 else given.rows[:-1]} in {path}")
    return DONE


def rows_of_moves(name: str, record: Record, language: str = ENGLISH) -> Iterator[Row]:
    """One row for each move of a record, codes first and then words; raises BadRecord when a move does not fit."""
    replay(record)
    game = replay(replace(record, moves=(), scores=()))
    for number, (seat, code) in enumerate(record.moves, start=1):
        action = game.parse(code)
        phase = game.view(seat)["phase"]
        told = (name, number, game.round, phase, seat + 1, game.question.code, len(game.legal_actions()))
        said = (game.words(game.question, language), game.words(action, language))
        yield dict(zip(MOVES, (*told, action.kind_name, code, *said), strict=True))
        game.apply(action)


def row_of_game(name: str, record: Record) -> Row:
    """One row for a whole record; scores and winners only where the game is over."""
    game = replay(record)
    view = game.view(0)
    scores = [score.total for score in game.scores()] if game.is_terminal() else []
    seed = record.setup.get("seed")
    told = (
        *(
            name,
            view["edition"],
            view["players"],
            bool(game.state.board.with_cards),
            None if seed is None else str(seed),
        ),
        *(len(record.moves), game.is_terminal(), game.round, " ".join(str(seat + 1) for seat in game.winners())),
        *(scores[seat] if seat < len(scores) else None for seat in range(5)),
    )
    return dict(zip(GAMES, told, strict=True))

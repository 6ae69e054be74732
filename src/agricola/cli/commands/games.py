"""The command `agricola games`: the games that were played at this computer."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence

from agricola.cli.arguments import DONE, Commands, Parser, add_command, add_json, add_language, language_of
from agricola.cli.commands import export, replay
from agricola.cli.local.autosave import KeptGame, all_finished, all_kept
from agricola.cli.text.score_sheet import who_wins
from agricola.cli.text.words import words_of
from agricola.engine.errors import AgricolaError, BadOption
from agricola.game import replay as played

_EXAMPLES = """
  agricola games                          list them, the last one first
  agricola games --json                   the same as data
  agricola games replay 1                 step through a game; takes what agricola replay takes
  agricola games export 1 --to moves.csv  write its moves; takes what agricola export takes
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "games",
        "list, replay or export the games that were played here",
        "List the games that were played at this computer on the terminal: those that are over, and those that wait "
        "for `agricola play --resume`. A game is kept after each decision, and stays when it is over.",
        _EXAMPLES,
    )
    parser.add_argument("what", nargs="?", choices=("list", "replay", "export"), default="list", help="what to do")
    parser.add_argument("number", nargs="?", type=int, help="the number of a game in the list")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="arguments of replay or export")
    add_json(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """List the games, or hand one over to another command."""
    games = [*all_finished(), *all_kept()]
    games.sort(key=lambda game: game.path.stat().st_mtime_ns, reverse=True)
    if given.what != "list":
        return _hand_over(given, games)
    rows = [_row(number, game, language_of(given)) for number, game in enumerate(games, start=1)]
    if given.json:
        print(json.dumps(rows, indent=1, ensure_ascii=False))
    elif not rows:
        print("no game was played here yet; begin one with: agricola play")
    for row in [] if given.json else rows:
        print(f"{row['number']:>3}  {row['played']}  {row['told']}\n     {row['file']}")
    return DONE


def _hand_over(given: argparse.Namespace, games: Sequence[KeptGame]) -> int:
    """Replay or export a game with the command that does so with any record."""
    if given.number is None:
        raise BadOption(f"which game? Write agricola games {given.what} 1; agricola games lists them")
    if not 1 <= given.number <= len(games):
        raise BadOption(f"there is no game {given.number}: agricola games lists {len(games)}")
    games[given.number - 1].load_decks()
    command = {"replay": replay, "export": export}[given.what]
    parser = Parser(prog="agricola games")
    command.add_parser(parser.add_subparsers())
    return int(command.run(parser.parse_args([given.what, str(games[given.number - 1].path), *given.rest])))


def _row(number: int, kept: KeptGame, language: str) -> dict[str, object]:
    """What the list says of a game."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.path.stat().st_mtime))
    row: dict[str, object] = {"number": number, "played": when, "file": str(kept.path), "over": False}
    try:
        game = played(kept.record())
    except AgricolaError as problem:
        return {**row, "told": f"can't be read: {problem}"}
    scores = [score.total for score in game.scores()]
    told = f"{game.state.board.edition}, {len(scores)} {'players' if len(scores) > 1 else 'player'}"
    if not game.is_terminal():
        return {**row, "told": f"{told}, waits in round {game.round}"}
    wins = who_wins(game, words_of(game, language)) if len(scores) > 1 else ""
    told = f"{told}: {', '.join(map(str, scores))} points. {wins}".strip()
    return {**row, "told": told, "over": True, "scores": scores, "winners": [seat + 1 for seat in game.winners()]}

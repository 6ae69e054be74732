"""The `agricola` command: its parser, and what becomes of errors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol

from agricola.cli.arguments import BAD_ARGUMENTS, BAD_FILE, DONE, EXIT_CODES, Commands, Parser
from agricola.cli.commands import (
    arena,
    bench,
    cards,
    completion,
    dataset,
    export,
    games,
    perft,
    play,
    position,
    replay,
    series,
    serve,
    think,
    train,
    version,
)
from agricola.cli.local.leaving import exit_code
from agricola.engine.errors import AgricolaError, BadOption


class Command(Protocol):
    """What the module of a command offers."""

    def add_parser(self, commands: Commands) -> None:
        """Say what the command takes."""

    def run(self, given: argparse.Namespace) -> int:
        """Do it; gives the exit code."""


COMMANDS: Final[Mapping[str, Command]] = {
    "play": play,
    "series": series,
    "serve": serve,
    "think": think,
    "replay": replay,
    "games": games,
    "position": position,
    "cards": cards,
    "arena": arena,
    "dataset": dataset,
    "train": train,
    "export": export,
    "bench": bench,
    "perft": perft,
    "completion": completion,
    "version": version,
}
"""Every command by name, in the order of the help."""

_EXAMPLES = """
examples:
  agricola play
  agricola series list
  agricola serve
  agricola replay my-game.txt
  agricola games
  agricola position puzzle.json
  agricola cards wood
  agricola arena --players random,random --games 4
  agricola dataset --agent random --games 2 --out games.parquet
  agricola export my-game.txt --to moves.csv
  agricola perft --depth 2
  agricola version
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    _open_closed_streams()
    try:
        parser = make_parser()
        given = parser.parse_args(arguments)
        if given.command is None:
            parser.print_help()
            code = DONE
        else:
            code = COMMANDS[given.command].run(given)
        sys.stdout.flush()
    except BadOption as problem:
        return _fails(BAD_ARGUMENTS, str(problem))
    except AgricolaError as problem:
        return _fails(BAD_FILE, str(problem))
    except KeyboardInterrupt as stop:
        return exit_code(stop)
    except BrokenPipeError:
        # Whoever read the output has had enough of it.
        _give_up_output()
        return DONE
    except OSError as problem:
        _give_up_output()
        where = f"{problem.filename}: " if problem.filename else ""
        return _fails(BAD_FILE, f"{where}{problem.strerror or problem}")
    return code


def _fails(code: int, why: str) -> int:
    print(f"agricola: {why}", file=sys.stderr)
    return code


def _open_closed_streams() -> None:
    """Let a command that was started with closed streams read nothing and write nowhere."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # stays open as long as the command runs
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _give_up_output() -> None:
    """Write no more; Python would complain once more when it closes the output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="agricola",
        description="The board game Agricola.",
        epilog=_EXAMPLES + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version.VERSION_LINE)
    commands = parser.add_subparsers(dest="command", metavar="command")
    for command in COMMANDS.values():
        command.add_parser(commands)
    # For the completion, which is made from all of them.
    parser.set_defaults(parser=parser, commands=commands)
    return parser

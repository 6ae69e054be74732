"""The `agricola` command: its parser, and what becomes of errors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from agricola.cli import arena, bench, cards, completion, export, perft, play, position, replay, serve, version
from agricola.cli.codes import BAD_ARGUMENTS, BAD_FILE, DONE, EXIT_CODES, Commands
from agricola.engine.errors import AgricolaError, BadOption


class Command(Protocol):
    """What the module of a command offers."""

    def add_parser(self, commands: Commands) -> None:
        """Say what the command takes."""

    def run(self, given: argparse.Namespace) -> int:
        """Do it; gives the exit code."""


COMMANDS: Final[Mapping[str, Command]] = {
    "play": play,
    "serve": serve,
    "replay": replay,
    "position": position,
    "cards": cards,
    "arena": arena,
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
  agricola serve
  agricola replay my-game.txt
  agricola position puzzle.json
  agricola cards wood
  agricola arena --players random,random --games 4
  agricola export my-game.txt --to moves.csv
  agricola perft --depth 2
  agricola version
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    parser = make_parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return DONE
    try:
        return COMMANDS[given.command].run(given)
    except BadOption as problem:
        print(f"agricola: {problem}", file=sys.stderr)
        return BAD_ARGUMENTS
    except AgricolaError as problem:
        print(f"agricola: {problem}", file=sys.stderr)
        return BAD_FILE
    except BrokenPipeError:
        # Whoever read the output has had enough of it; Python would complain once more when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="agricola",
        description="The board game Agricola.",
        epilog=_EXAMPLES + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    for command in COMMANDS.values():
        command.add_parser(commands)
    return parser

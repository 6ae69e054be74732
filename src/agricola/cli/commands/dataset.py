"""The command `agricola dataset`: every decision of games, new ones or recorded ones, becomes a row of a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from agricola.agents.dataset import DatasetPlan, DatasetWriter, Plan, check_dataset, play_all, record_folder
from agricola.agents.progress import ProgressBar
from agricola.cli.arguments import DONE, INTERRUPTED, Commands, add_cards, add_command, add_decks
from agricola.cli.local.game_options import check_game
from agricola.editions.edition import DECKS
from agricola.game import EDITIONS

_EXAMPLES = """
  agricola dataset --agent random --games 4 --out games.parquet
  agricola dataset --agent search:2,random --games 1 --no-cards --out games.parquet
  agricola dataset --agent random --edition original --players 3 --decks EIK --games 1 --out games.parquet
  agricola dataset --records games --out games.parquet
"""
_SAYS = """Let agents play, or take the records of a folder, and write every decision with
its position, the legal actions, the choice and the outcome as a row of a
Parquet file.

The same seed gives the same file. The columns are told in docs/research.md."""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(commands, "dataset", "write games as rows of decisions", _SAYS, _EXAMPLES)
    games = parser.add_mutually_exclusive_group(required=True)
    games.add_argument("--agent", metavar="A[,B,...]", help="who plays all seats, or one for each seat")
    games.add_argument(
        "--records", type=Path, metavar="DIR", help="take the games of a folder of records, which say all that is below"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the file; its name ends with .parquet")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="revised", help="the rule set")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default: 2)")
    add_cards(parser)
    add_decks(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games")
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="how many games at a time (default: one per processor)"
    )


def run(given: argparse.Namespace) -> int:
    """Play and write; Ctrl-C ends it early, and the games that were played stay in the file."""
    plan = _plan(given) if given.records is None else record_folder(given.records)
    check_dataset(given.out)
    games = decisions = 0
    playing = play_all(plan, given.processes)
    interrupted = False
    with DatasetWriter(given.out) as writer:
        try:
            with ProgressBar("playing", delay=0, lines=True) as bar:
                for rows in playing:
                    writer.add(rows)
                    games += 1
                    decisions += len(rows)
                    bar.counts(games, plan.games, "games")
        except KeyboardInterrupt:
            interrupted = True
        finally:
            playing.close()  # ends its processes
    print(f"{given.out}: {games:,} games, {decisions:,} decisions")
    if interrupted:
        print(f"Interrupted after {games} of {plan.games} games.", file=sys.stderr)
        return INTERRUPTED
    return DONE


def _plan(given: argparse.Namespace) -> Plan:
    """The games that agents play."""
    cards = EDITIONS[given.edition].hand_cards if given.cards is None else given.cards
    check_game(given.edition, given.players, given.cards)
    agents = tuple(name.strip() for name in given.agent.split(",") if name.strip())
    options = {} if given.decks is None else {DECKS: given.decks}
    return DatasetPlan(agents, given.games, given.edition, given.players, cards, given.seed, options)

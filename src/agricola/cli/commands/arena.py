"""The command `agricola arena`: agents play each other, and a table says how strong they are."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from textwrap import fill

from agricola.agents import results
from agricola.agents.arena import GameResult, Match, check_records, play
from agricola.agents.on_ray import play_on_ray
from agricola.agents.progress import ProgressBar
from agricola.agents.row_files import check_file
from agricola.cli.arguments import (
    DONE,
    INTERRUPTED,
    Commands,
    add_cards,
    add_command,
    add_decks,
    add_json,
    add_own_decks,
    add_variants,
)
from agricola.cli.local.game_options import check_game
from agricola.game import EDITIONS

_EXAMPLES = """
  agricola arena --players random,random --games 20
  agricola arena --players random --seats 1 --games 20   alone
  agricola arena --players random,random,random --games 6 --cards --out results.csv --out results.json
  agricola arena --players greedy,random --edition original --decks EIKZ --games 10
  agricola arena --players random,random --games 4 --records games
"""
_WHO = (
    "An agent is random, greedy, search:1s (seconds for each decision), learned:500 (simulations), a level "
    "(apprentice, farmer, landlord, steward, master), or a class of your own: mine.py:Bot. See docs/agents.md."
)


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    says = "let agents play each other and rate them"
    deals = "Let agents play each other. Every deal is played once for each rotation of the seats."
    parser = add_command(commands, "arena", says, f"{deals}\n\n{fill(_WHO, 80)}", _EXAMPLES)
    parser.add_argument(
        "--players", required=True, metavar="A,B,...", help="the contenders; one named twice has two seats"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="revised", help="the rule set")
    add_cards(parser)
    add_decks(parser)
    add_own_decks(parser)
    add_variants(parser)
    parser.add_argument(
        "--seats",
        type=int,
        default=0,
        metavar="N",
        help="how many play in each game (default: each contender once); contenders that are too many for a table meet "
        "in every combination, too few sit there several times",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same deals")
    parser.add_argument(
        "--processes", type=int, default=0, metavar="N", help="how many games at a time (default: one per processor)"
    )
    parser.add_argument(
        "--ray",
        action="store_true",
        help="play on the machines of a Ray cluster (RAY_ADDRESS), with the same results (docs/agents.md)",
    )
    parser.add_argument(
        "--out",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="write a row for each game and seat; .csv, .json or .parquet; may be repeated",
    )
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write a record of each game into a folder, for replay and dataset"
    )
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """Play the match and tell how it went; Ctrl-C ends it early, and what was played is told all the same."""
    cards = EDITIONS[given.edition].hand_cards if given.cards is None else given.cards
    contenders = tuple(name.strip() for name in given.players.split(",") if name.strip())
    if contenders:
        check_game(given.edition, given.seats or len(contenders), given.cards)
    match = Match(
        contenders,
        given.games,
        given.edition,
        cards,
        given.seats,
        given.seed,
        tuple(given.variant),
        tuple(given.house_rule),
        (*([given.decks] if given.decks else []), *given.deck) if given.deck else given.decks,
        None if given.records is None else str(given.records),
    )
    for path in given.out:
        check_file(path)
    if given.records is not None:
        check_records(given.records)
    games: list[GameResult] = []
    failed: Exception | None = None
    interrupted = False
    playing = (play_on_ray if given.ray else play)(match, given.processes)
    try:
        with ProgressBar("playing", delay=0, lines=True) as bar:
            bar.counts(0, match.total, "games")
            for game in playing:
                games.append(game)
                bar.counts(len(games), match.total, "games")
    except KeyboardInterrupt:
        interrupted = True
    except Exception as problem:
        failed = problem  # raised again when what was played has been told: it may have taken hours
    finally:
        playing.close()  # ends its processes
    if games:
        _tell(match, games, as_data=given.json)
        for path in given.out:
            results.write(path, match, games)
    if failed is not None:
        raise failed
    if interrupted:
        print(f"Interrupted after {len(games)} of {match.total} games.", file=sys.stderr)
        return INTERRUPTED
    return DONE


def _tell(match: Match, games: list[GameResult], *, as_data: bool) -> None:
    if as_data:
        print(json.dumps(results.as_json(match, games), indent=1, ensure_ascii=False))
        return
    players = "solo" if match.seats == 1 else f"{match.seats} players"
    cards = (", with hand cards" if match.cards else ", without hand cards") * EDITIONS[match.edition].hand_cards
    deals = _counted(len({game.deal for game in games}), "deal")
    decks = match.decks if isinstance(match.decks, str) else ", ".join(match.decks or ())
    cards += f" of decks {decks}" if decks else ""
    cards += "".join(f", {name}" for name in (*match.variants, *match.house_rules))
    print(f"{match.edition} edition, {players}{cards}: {_counted(len(games), 'game')} with {deals}, seed {match.seed}")
    print()
    print(results.table(results.standings(games)))
    for line in results.faults_in_words(games):
        print(line)


def _counted(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"

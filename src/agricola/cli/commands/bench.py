"""The command `agricola bench`: how fast this machine plays."""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

import agricola.engine.kernel.state
from agricola import __version__
from agricola.agents.progress import ProgressBar
from agricola.cli.arguments import DONE, Commands, add_command, add_json
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS, new_game

_EXAMPLES = """
  agricola bench
  agricola bench --edition revised
  agricola bench --edition family --seconds 0.2 --json
"""
DEFAULT_SECONDS = 1.0


@dataclass(frozen=True)
class Rate:
    """How fast random games of one kind were played."""

    edition: str
    players: int
    cards: bool
    games: int
    decisions: int
    seconds: float


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "bench",
        "measure how fast games are played here",
        "Play random games through the public face in one process, and say how many a second. The benchmark of the "
        "project, `make bench` in its repository, measures more and in turns.",
        _EXAMPLES,
    )
    parser.add_argument("--edition", choices=sorted(EDITIONS), help="only one edition")
    parser.add_argument(
        "--seconds", type=float, default=DEFAULT_SECONDS, metavar="N", help="how long for each row (default: 1)"
    )
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """Measure every kind of game and print the rates."""
    if not given.seconds > 0:
        raise BadOption(f"--seconds is more than 0, not {given.seconds:g}")
    kinds = [kind for kind in _kinds() if given.edition in (None, kind[0])]
    compiled = not str(agricola.engine.kernel.state.__file__).endswith(".py")
    rates = []
    with ProgressBar("playing") as bar:
        for number, kind in enumerate(kinds):

            def shows(done: float, number: int = number) -> None:
                bar.shows((number + done) / len(kinds))

            rates.append(measure(*kind, given.seconds, shows))
    if given.json:
        about = {"version": __version__, "python": platform.python_version(), "compiled": compiled}
        print(json.dumps({**about, "rates": [asdict(rate) for rate in rates]}, indent=1))
        return DONE
    print(f"agricola {__version__}, Python {platform.python_version()}, {'compiled' if compiled else 'interpreted'}")
    print(f"{'edition':<10} {'players':>7}  {'hand cards':<10} {'games/s':>9} {'decisions/s':>12}")
    for rate in rates:
        cards = "yes" if rate.cards else "no"
        games, decisions = rate.games / rate.seconds, rate.decisions / rate.seconds
        print(f"{rate.edition:<10} {rate.players:>7}  {cards:<10} {games:>9,.0f} {decisions:>12,.0f}")
    return DONE


def _kinds() -> list[tuple[str, int, bool]]:
    """Edition, players and hand cards: two and all players, with cards where there are any."""
    return [
        (name, players, cards)
        for name, edition in sorted(EDITIONS.items())
        for cards in ((False, True) if edition.hand_cards else (False,))
        for players in (2, edition.most_players)
    ]


def measure(edition: str, players: int, cards: bool, seconds: float, shows: Callable[[float], None]) -> Rate:
    """Play random games for some seconds of processor time, whole games only."""
    chance = random.Random(1).random
    games = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not games:
        shows(spent / seconds)
        game = new_game(edition, players=players, cards=cards, seed=games)
        while actions := game.legal_actions():
            game.apply(actions[int(chance() * len(actions))])
            decisions += 1
        games += 1
    return Rate(edition, players, cards, games, decisions, round(spent, 4))

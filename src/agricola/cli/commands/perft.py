"""The command `agricola perft`: counts the decision tree, as chess engines do."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial

from agricola.agents.progress import ProgressBar
from agricola.cli.arguments import DONE, INTERRUPTED, Commands, add_command, add_decks, add_json, add_variants
from agricola.cli.local.game_options import check_game
from agricola.editions.edition import DECKS
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS, Game, new_game

_EXAMPLES = """
  agricola perft --edition revised --players 2 --depth 3
  agricola perft --edition family --players 4 --json
  agricola perft --cards --seed 7 --depth 2         with the hands of the seed
  agricola perft --edition original --cards --decks EIKZ
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "perft",
        "count the decision tree",
        "Count the ways to make 1, 2, 3, ... decisions from the start of a game. A count that changes means that the "
        "rules have changed, or that they were wrong.",
        _EXAMPLES,
    )
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="revised", help="the rule set")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument("--depth", type=int, default=3, metavar="N", help="how many decisions (default: 3)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the game (default: 1)")
    parser.add_argument("--cards", action="store_true", help="with hand cards")
    add_decks(parser)
    add_variants(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """Count depth by depth; Ctrl-C ends it, and what was counted stands."""
    if given.depth < 1:
        raise BadOption(f"--depth is a number from 1 on, not {given.depth}")
    check_game(given.edition, given.players, given.cards)
    game = new_game(
        given.edition,
        players=given.players,
        cards=given.cards,
        seed=given.seed,
        variants=given.variant,
        house_rules=given.house_rule,
        decks=given.decks,
    )
    counts: list[int] = []
    code = DONE
    begun = time.perf_counter()
    try:
        with ProgressBar("counting") as bar:
            for depth in range(1, given.depth + 1):
                counts.append(perft(game, depth, partial(bar.shows, words=f"depth {depth}")))
                if not given.json:
                    print(f"{depth:>3} {counts[-1]:>15,}  {time.perf_counter() - begun:7.2f} s", flush=True)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if given.json:
        told = {"edition": given.edition, "players": given.players, "cards": given.cards, "seed": given.seed}
        if DECKS in game.state.board.options:
            told[DECKS] = game.state.board.options[DECKS]
        print(json.dumps({**told, "counts": counts, "seconds": round(time.perf_counter() - begun, 3)}))
    return code


def perft(game: Game, depth: int, progress: Callable[[float], None] | None = None) -> int:
    """The number of leaves after so many decisions; a game that is over earlier is a leaf.

    >>> perft(new_game("revised", players=2, cards=False, seed=1), 2)
    62
    """
    if depth == 0 or game.is_terminal():
        return 1
    options = game.legal_actions()
    if depth == 1:
        return len(options)
    leaves = 0
    for number, action in enumerate(options, start=1):
        child = game.clone()
        child.apply(action)
        leaves += perft(child, depth - 1)
        if progress is not None:
            progress(number / len(options))
    return leaves

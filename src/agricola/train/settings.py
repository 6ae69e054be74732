"""What a training run can be told."""

from __future__ import annotations

import argparse
from typing import Any


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add everything that a run can be told to a parser."""
    parser.add_argument("--out", default="run", help="the folder for checkpoints")
    parser.add_argument("--resume", help="a checkpoint to go on from")
    parser.add_argument("--examples", nargs="*", default=[], help="files with games to imitate first")
    parser.add_argument("--random-games", type=int, default=100, help="games that show which columns ever change")
    parser.add_argument("--imitation-epochs", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=9.0, help="how long to train, imitation included")
    parser.add_argument("--horizon", type=float, default=24.0, help="the minutes over which rates and helps fade")
    parser.add_argument(
        "--play", nargs="+", default=["revised-2"], metavar="GAME",
        help="what is played: edition-players, with -cards or without, and how many processes play it: revised-2x4",
    )  # fmt: skip
    parser.add_argument("--ray", action="store_true", help="play on the machines of a Ray cluster, learn on this one")
    parser.add_argument("--inherit", help="a network to begin with, for games that are like its own")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--keys", type=int, default=96)
    parser.add_argument("--games", type=int, default=64, help="games that a process plays at once")
    parser.add_argument("--capacity", type=int, default=8192, help="decisions in one rollout of a process")
    parser.add_argument("--gather", type=int, default=131_072, help="decisions to learn from at a time")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--entropy", type=float, default=0.75, help="the entropy to hold at the beginning")
    parser.add_argument("--last-entropy", type=float, default=0.4)
    parser.add_argument("--entropy-weight", type=float, default=0.01)
    parser.add_argument("--shaping", type=float, default=1.0, help="the weight of rewards on the way")
    parser.add_argument(
        "--own-points", type=float, default=0.0, help="what own points count beside the margin, without search"
    )
    parser.add_argument(
        "--shame", type=float, default=0.0, help="points that a begging marker costs beyond its own, without search"
    )
    parser.add_argument("--fade", type=float, default=0.5, help="the part of the horizon in which they fade out")
    parser.add_argument("--material", type=float, default=0.3, help="the share of games that start with material")
    parser.add_argument("--openings", type=float, default=0.0, help="the share of games whose first moves are drawn")
    parser.add_argument("--pool-share", type=float, default=0.25, help="the share of games against earlier networks")
    parser.add_argument("--strangers", type=float, default=0.0, help="the share of games against greedy players")
    parser.add_argument(
        "--looks", type=float, default=0.0,
        help="the share of turns after which a seat also learns what the next position is worth, another being asked",
    )  # fmt: skip
    parser.add_argument("--simulations", type=int, default=0, help="search each decision so, and learn from that")
    parser.add_argument("--replay", type=int, default=8, help="batches that are kept to learn from, with search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save-every", type=float, default=60.0, help="seconds between checkpoints")
    parser.add_argument("--remember-every", type=float, default=90.0, help="seconds between opponents for the pool")
    parser.add_argument("--log-every", type=int, default=10)
    parser.add_argument(
        "--match-every", type=float, default=120.0,
        help="seconds between matches that show how strong the network has become, played on this machine; 0 for none",
    )  # fmt: skip
    parser.add_argument("--match-games", type=int, default=40, help="games of a match against each opponent")


def settings_of(given: argparse.Namespace) -> dict[str, Any]:
    """What a run was told, without what else its command line holds."""
    parser = argparse.ArgumentParser()
    add_settings(parser)
    return {name: getattr(given, name) for name in vars(parser.parse_args([]))}

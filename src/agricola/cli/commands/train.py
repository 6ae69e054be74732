"""The command `agricola train`: processes play, a learner makes a network of it for the agent `learned`."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from agricola.cli.arguments import DONE, Commands, add_command
from agricola.cli.local.game_options import check_game
from agricola.engine.errors import BadOption
from agricola.train.settings import add_settings

_EXAMPLES = """
  agricola train --play revised-2x7 --inherit network.npz --minutes 30 --out run
  agricola train --play revised-1 revised-2x2 revised-3x2 revised-4x2 --resume run/checkpoint.pt --minutes 60
  agricola train --play family-2x7 --examples games.jsonl --minutes 30   begins with imitation of other games
  python -m agricola.train.examples games.jsonl --game family-2 --games 200
"""
_SAYS = """Train a network for the agent learned, on this machine.

Every game that --play names has processes of its own, which play it with the
newest network; one learner, on a GPU if there is one, trains on what they
decide. The folder --out holds a checkpoint to go on from, the network as it is
now, and a history with a line for each step."""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(commands, "train", "train a network by self-play", _SAYS, _EXAMPLES)
    add_settings(parser)


def run(given: argparse.Namespace) -> int:
    """Train until the time is over; what was saved last stays when it is interrupted."""
    for module in ("numpy", "torch"):
        if importlib.util.find_spec(module) is None:
            raise BadOption("training needs PyTorch and NumPy: pip install 'agricola[train]'")
    from agricola.train.games import parse_game  # noqa: PLC0415

    for text in given.play:
        (edition, players, cards), _ = parse_game(text)
        check_game(edition, players, cards or None)
        if cards and given.simulations:
            raise BadOption(f"{text}: a search in training would see the hands of others; leave --simulations out")
    for name in filter(None, (given.resume, given.inherit, *given.examples)):
        if not Path(name).is_file():
            raise BadOption(f"there is no file {name}")
    from agricola.train.learner import train  # noqa: PLC0415

    train(given)
    return DONE

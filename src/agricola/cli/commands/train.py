"""The command `agricola train`: processes play, a learner makes a network of it for the agent `learned`."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from agricola.agents.on_ray import need_ray
from agricola.cli.arguments import DONE, Commands, add_command
from agricola.cli.local.game_options import check_game
from agricola.engine.errors import BadOption
from agricola.train.settings import add_settings

_EXAMPLES = """
  agricola train --play revised-2x7 --inherit network.npz --minutes 30 --out run
  agricola train --play revised-1 revised-2x2 revised-3x2 revised-4x2 --resume run/checkpoint.eqx --minutes 60
  agricola train --play family-2x7 --examples games.jsonl --minutes 30   begins with imitation of other games
  agricola train --play revised-2x7 --match-every 60 --match-games 100   a finer plot of its strength: run/strength.svg
  RAY_ADDRESS=10.0.0.1:6379 agricola train --ray --play revised-2x64     plays on all machines of a Ray cluster
  python -m agricola.train.examples games.jsonl --game family-2 --games 200
"""
_SAYS = """Train a network for the agent learned, on this machine or with many.

Every game that --play names has processes of its own, which play it with the
newest network; one learner, on a GPU if there is one, trains on what they
decide. With --ray the processes are on the machines of a Ray cluster, the
learner is here. The folder --out holds a checkpoint to go on from, the network
as it is now, and a history with a line for each step.

Every --match-every seconds the network of that moment plays arena matches
without search, in a process beside the others on this machine: against the one
that the run began with, the one that comes with the package, and greedy.
strength.jsonl and the plot strength.svg there show what they came to."""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(commands, "train", "train a network by self-play", _SAYS, _EXAMPLES)
    add_settings(parser)


def run(given: argparse.Namespace) -> int:
    """Train until the time is over; what was saved last stays when it is interrupted."""
    for module in ("numpy", "jax", "optax", "equinox"):
        if importlib.util.find_spec(module) is None:
            raise BadOption("training needs NumPy, JAX, Optax and Equinox: pip install 'agricola[train]'")
    if given.ray:
        need_ray()
    from agricola.train.games import parse_game  # noqa: PLC0415

    for text in given.play:
        (edition, players, cards), _ = parse_game(text)
        check_game(edition, players, cards or None)
        if cards and given.simulations:
            raise BadOption(f"{text}: a search in training would see the hands of others; leave --simulations out")
    if given.match_games < 1 or given.match_every < 0:
        raise BadOption("--match-games is 1 or more; --match-every is seconds, or 0 for no matches")
    for name in filter(None, (given.resume, given.inherit, *given.examples)):
        if not Path(name).is_file():
            raise BadOption(f"there is no file {name}")
    from agricola.train.learner import train  # noqa: PLC0415

    train(given)
    return DONE

"""How many decisions a second the learner of `agricola train` learns from.

    python benchmarks/learner.py --decisions 131072 --epochs 3

Decisions are made up, as many and as large as those of real games. Each line is a batch as self-play gathers one: the
seconds to bring it to the device, those to learn from it, and the programs that had to be compiled for that.
"""

from __future__ import annotations

import argparse
import time

import jax
import numpy as np

from agricola.agents.arithmetic import shipped_network
from agricola.agents.network import Inputs, Network
from agricola.encoding.column_numbers import A_CARD, A_KIND, A_NUMBER, A_SPACE, ACTION_SIZE, MOST_SEATS
from agricola.train import optimizer as optimizer_module
from agricola.train.batch import Batch
from agricola.train.learner import optimizer_for
from agricola.train.lessons import evened, improve
from agricola.train.messages import Arrays
from agricola.train.model import model_with


def decisions(number: int, inputs: Inputs, rng: np.random.Generator) -> Arrays:
    """Decisions of games of two with 9 actions on the mean, some of which name a card."""
    counts = np.minimum(200, rng.geometric(1 / 9, number)).astype(np.uint16)
    total = int(counts.sum())
    actions = np.zeros((total, ACTION_SIZE), np.uint8)
    actions[:, A_KIND] = rng.integers(0, 20, total)
    actions[:, A_SPACE] = rng.integers(0, 40, total)
    cards = np.where(rng.random(total) < 0.2, rng.choice(inputs.cards, total), 0)
    actions[:, A_CARD], actions[:, A_CARD + 1] = cards & 255, cards >> 8
    actions[:, A_NUMBER:] = rng.random((total, ACTION_SIZE - A_NUMBER)) < 0.1
    points = np.zeros((number, MOST_SEATS), np.float32)
    points[:, :2] = rng.integers(10, 50, (number, 2))
    return {
        "observations": rng.integers(0, 4, (number, inputs.size)).astype(np.uint8),
        "actions": actions,
        "counts": counts,
        "choices": (rng.random(number) * counts).astype(np.uint16),
        "chances": -np.log(counts).astype(np.float32),
        "advantages": rng.normal(size=number).astype(np.float32),
        "returns": rng.normal(0.0, 0.5, number).astype(np.float32),
        "points": points,
        "seats": np.full(number, 2, np.uint8),
    }


def main() -> None:
    """Learn from some batches of different sizes and tell how long each took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", default="revised-2", help="the shipped network that learns")
    parser.add_argument("--decisions", type=int, default=131_072, help="at least so many in a batch")
    parser.add_argument("--at-once", type=int, default=16_384, help="so many in a step")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batches", type=int, default=6)
    given = parser.parse_args()
    network = shipped_network(given.network)
    assert isinstance(network, Network)
    optimizer = optimizer_for(model_with(network.inputs, network.weights))
    rng = np.random.default_rng(1)
    print(f"{given.network}: {network.inputs.size} inputs, {optimizer.model.size} weights, on {jax.devices()[0]}")
    for _ in range(given.batches):
        number = given.decisions + int(rng.integers(0, given.decisions // 8))
        parts = [decisions(number, network.inputs, rng)]
        compiled = optimizer_module._step._cache_size()
        begun = time.perf_counter()
        batch = Batch(evened(parts))
        brought = time.perf_counter()
        told = improve(optimizer, batch, given.epochs, given.at_once, 1e-4, 0.01, rng)
        ended = time.perf_counter()
        learned = given.epochs * (number // given.at_once) * given.at_once
        print(
            f"{number} decisions: {brought - begun:.2f} s to the device, {ended - brought:.2f} s to learn, "
            f"{learned / (ended - brought):.0f} decisions a second, "
            f"{optimizer_module._step._cache_size() - compiled} compiled; entropy {told.entropy:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Small decisions for the tests of the learner."""

from __future__ import annotations

from functools import cache

import numpy as np

from agricola.agents.network import Inputs
from agricola.encoding import ACTION_SIZE
from agricola.encoding.column_numbers import MOST_SEATS
from agricola.train.messages import Arrays
from agricola.train.model import Model, new_model

AT_ONCE = 64
"""How many decisions every test learns from at once: what is compiled for one serves the others too."""


@cache
def small_inputs() -> Inputs:
    """Inputs of a network that reads 40 columns, and 3 cards in hands and in play."""
    mean = np.random.default_rng(1).random(49, dtype=np.float32)
    cards = np.array([3, 7, 300], np.int32)
    return Inputs(np.arange(40, dtype=np.int32), cards, True, mean, np.full(49, 0.5, np.float32))


def small_model() -> Model:
    """A model that knows nothing."""
    return new_model(small_inputs(), width=16, keys=8, seed=1)


def decisions(number: int, seed: int = 1) -> Arrays:
    """Decisions of nobody, with all that any lesson asks for."""
    rng = np.random.default_rng(seed)
    counts = rng.integers(1, 9, number).astype(np.uint16)
    total = int(counts.sum())
    begins = np.cumsum(counts, dtype=np.int64) - counts
    wishes = rng.random(total).astype(np.float32)
    return {
        "observations": rng.integers(0, 5, (number, small_inputs().size)).astype(np.uint8),
        "actions": rng.integers(0, 14, (total, ACTION_SIZE)).astype(np.uint8),
        "counts": counts,
        "choices": (rng.random(number) * counts).astype(np.uint16),
        "chances": -np.log(counts).astype(np.float32),
        "advantages": rng.normal(0.2, 0.5, number).astype(np.float32),
        "returns": rng.normal(0.0, 0.5, number).astype(np.float32),
        "points": rng.integers(0, 50, (number, MOST_SEATS)).astype(np.float32),
        "seats": rng.integers(1, 5, number).astype(np.uint8),
        "targets": wishes / np.repeat(np.add.reduceat(wishes, begins), counts),
    }

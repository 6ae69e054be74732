"""What a model is taught with many decisions: to imitate, to choose what went well, to follow its own search."""

from __future__ import annotations

import time
from collections.abc import Sequence

import jax
import numpy as np

from agricola.train.batch import Batch, Chosen
from agricola.train.losses import Likeness, Progress, imitation_loss, likeness, policy_loss
from agricola.train.messages import Arrays
from agricola.train.model import Model
from agricola.train.optimizer import Optimizer

_LONGEST_IN_IMITATION = 1.0
_EPS_IN_IMITATION = 1e-8
_IMITATED_AT_ONCE = 4096


def evened(parts: Sequence[Arrays]) -> list[Arrays]:
    """Parts whose advantages have a mean of 0 and a deviation of 1 over all of them."""
    advantages = np.concatenate([part["advantages"] for part in parts])
    mean, deviation = advantages.mean(), advantages.std(ddof=1) + 1e-6
    return [{**part, "advantages": (part["advantages"] - mean) / deviation} for part in parts]


def improve(
    optimizer: Optimizer, batch: Batch, epochs: int, size: int, rate: float, entropy_weight: float,
    rng: np.random.Generator,
) -> Progress[float]:  # fmt: skip
    """Some epochs of policy gradients (PPO), `size` decisions at a time; how they went on the mean."""
    choices = [chosen for _ in range(epochs) for chosen in _shuffled(np.arange(batch.size, dtype=np.int32), size, rng)]
    steps = [optimizer.step(policy_loss, some, rate, entropy_weight) for some in batch.some(choices, size)]
    return Progress(*np.mean(jax.device_get(steps), axis=0).tolist())


def follow(
    optimizer: Optimizer, replay: Sequence[Batch], number: int, size: int, rate: float, rng: np.random.Generator
) -> Likeness[float]:
    """A number of steps towards what searches made of the policy; batches take turns, the newest first."""
    steps = []
    for step in range(number):
        batch = replay[-1 - step % len(replay)]
        (some,) = batch.some([rng.integers(batch.size, size=size, dtype=np.int32)], size)
        steps.append(optimizer.step(imitation_loss, some, rate))
    return Likeness(*np.mean(jax.device_get(steps), axis=0).tolist())


def imitate(model: Model, batch: Batch, epochs: int, rate: float, deadline: float, rng: np.random.Generator) -> Model:
    """Learn to choose as the examples do, and to expect how their games ended."""
    optimizer = Optimizer(model, _LONGEST_IN_IMITATION, _EPS_IN_IMITATION)
    order = rng.permutation(batch.size).astype(np.int32)
    held = max(1, batch.size // 20)
    train, test = order[held:], order[:held]
    size = min(_IMITATED_AT_ONCE, len(train))
    steps = epochs * (len(train) // size)
    step = 0
    for epoch in range(epochs):
        for some in batch.some(_shuffled(train, size, rng), size):
            optimizer.step(imitation_loss, some, rate * (1 - 0.9 * step / steps))
            step += 1
        told = _tested(optimizer.model, batch, test, size)
        print(f"imitation {epoch + 1}/{epochs}: test loss {told.loss:.4f}, same choice {told.right:.3f}", flush=True)
        if time.time() > deadline:
            break
    return optimizer.model


def _tested(model: Model, batch: Batch, chosen: Chosen, size: int) -> Likeness[float]:
    """How like the examples a model is in some decisions that it did not learn from."""
    choices = [chosen[begin : begin + size] for begin in range(0, len(chosen), size)]
    told = jax.device_get([likeness(model, some) for some in batch.some(choices, size)])
    return Likeness(*np.average(told, axis=0, weights=[len(part) for part in choices]).tolist())


def _shuffled(decisions: Chosen, size: int, rng: np.random.Generator) -> list[Chosen]:
    """Decisions in a new order, `size` at a time; a rest that is smaller is left out."""
    order = rng.permutation(decisions)
    return [order[begin : begin + size] for begin in range(0, len(order) - size + 1, size)]

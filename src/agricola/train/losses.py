"""What a model is trained to make small, and the figures that tell how it goes."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import optax
from jax import Array

from agricola.agents.network_numbers import POINT_SCALE, POINTS, RETURN, WINS
from agricola.encoding.column_numbers import MOST_SEATS
from agricola.train.batch import Some
from agricola.train.model import Model

Number = TypeVar("Number")
"""A number on the device, or one that has come from there."""
CLIP: Final = 0.2
WIN_LOSS: Final = 0.3
POINTS_LOSS: Final = 0.5
VALUE_LOSS: Final = 1.0
OUTCOME_LOSS: Final = 0.5
"""What the outcome counts beside the policy of self-play."""


class Progress(NamedTuple, Generic[Number]):
    """How policy gradients went."""

    policy: Number
    value: Number
    entropy: Number
    moved: Number
    """How far the policy has moved from the one that played."""
    explained: Number
    """The part of what came of the decisions that was expected."""


class Likeness(NamedTuple, Generic[Number]):
    """How like the examples a model is."""

    loss: Number
    right: Number
    """The part of the decisions in which it would choose the same."""


def log_chances(scores: Array, some: Some) -> Array:
    """The logarithm of each action's probability among the actions of its decision."""
    shifted = scores - _most(scores, some)[some.owner]
    total = _sum(jnp.exp(shifted), some)
    return shifted - jnp.log(jnp.where(total > 0, total, 1))[some.owner]


def outcome_loss(outputs: Array, points: Array, seats: Array) -> Array:
    """How far the expected points and the chances to win of each decision are from what happened."""
    present = jnp.arange(MOST_SEATS) < seats[:, None]
    share = present / seats[:, None]  # every decision counts the same, however many sit at the table
    far = optax.huber_loss(outputs[:, POINTS : POINTS + MOST_SEATS], points / POINT_SCALE)
    best = jnp.where(present, points, -jnp.inf).max(1, keepdims=True)
    first = (points == best) & present
    won = first / first.sum(1, keepdims=True)
    wrong = optax.sigmoid_binary_cross_entropy(outputs[:, WINS : WINS + MOST_SEATS], won) * (seats > 1)[:, None]
    return ((POINTS_LOSS * far + WIN_LOSS * wrong) * share).sum(1)


def imitation_loss(model: Model, some: Some) -> tuple[Array, Likeness[Array]]:
    """How far a model is from choosing as the targets say, and from expecting how the games ended."""
    taken = some.arrays
    outputs, scores = model(taken["observations"], taken["actions"], some.owner)
    logs = log_chances(scores, some)
    targets = taken["targets"]
    missed = -_sum(targets * logs, some)[:-1]
    missed += outcome_loss(outputs, taken["points"], taken["seats"])
    missed += VALUE_LOSS * optax.huber_loss(outputs[:, RETURN], taken["returns"])
    loss = _mean(missed, some.real)
    same = (logs == _most(logs, some)[some.owner]) & (targets == _most(targets, some)[some.owner])
    right = _sum(same.astype(jnp.float32), some)[:-1] > 0
    return loss, Likeness(loss, _mean(right, some.real))


@jax.jit
def likeness(model: Model, some: Some) -> Likeness[Array]:
    """How like the examples a model is in some decisions."""
    return imitation_loss(model, some)[1]


def policy_loss(model: Model, some: Some, entropy_weight: Array) -> tuple[Array, Progress[Array]]:
    """The loss of proximal policy optimisation (PPO)."""
    taken, real = some.arrays, some.real
    outputs, scores = model(taken["observations"], taken["actions"], some.owner)
    logs = log_chances(scores, some)
    change = jnp.where(real, logs[some.begins + taken["choices"]] - taken["chances"], 0)
    ratio = jnp.exp(change)
    advantages = taken["advantages"]
    policy = -_mean(jnp.minimum(ratio * advantages, ratio.clip(1 - CLIP, 1 + CLIP) * advantages), real)
    several = _sum(jnp.ones_like(logs), some)[:-1] > 1  # who only looks on has nothing to choose
    entropy = -_mean(_sum(logs * jnp.exp(logs), some)[:-1], real & several)
    value = _mean(optax.huber_loss(outputs[:, RETURN], taken["returns"]), real)
    outcome = _mean(outcome_loss(outputs, taken["points"], taken["seats"]), real)
    loss = policy + VALUE_LOSS * value - entropy_weight * entropy + OUTCOME_LOSS * outcome
    missed = _variance(taken["returns"] - outputs[:, RETURN], real) / _variance(taken["returns"], real)
    return loss, Progress(policy, value, entropy, -_mean(change, real), 1 - missed)


def _sum(values: Array, some: Some) -> Array:
    """The sum over the actions of each decision; the last one is that of the actions that are filled up."""
    return jax.ops.segment_sum(values, some.owner, some.size + 1, indices_are_sorted=True)


def _most(values: Array, some: Some) -> Array:
    """The greatest value among the actions of each decision; the last one is that of those that are filled up."""
    return jax.ops.segment_max(jax.lax.stop_gradient(values), some.owner, some.size + 1, indices_are_sorted=True)


def _mean(values: Array, real: Array) -> Array:
    """The mean over the decisions that are not filled up."""
    return jnp.where(real, values, 0).sum() / real.sum()


def _variance(values: Array, real: Array) -> Array:
    return _mean((values - _mean(values, real)) ** 2, real)

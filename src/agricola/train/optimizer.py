"""The steps by which a model is trained: Adam, with gradients that are not too long."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

import jax
import jax.numpy as jnp
import optax
from jax import Array

from agricola.train.batch import Some
from agricola.train.model import Model

Figures = TypeVar("Figures")
Loss = Callable[..., tuple[Array, Figures]]
"""What to make small: of a model, some decisions, and weights of its parts; with figures to tell."""


class Optimizer:
    """A model that is trained, and what is remembered of the steps."""

    def __init__(self, model: Model, longest: float, eps: float) -> None:
        """Take a model over: its arrays are given up with the first step. Longer gradients are cut to `longest`."""
        self.model = model
        self._adam = _adam(longest, eps)
        self.state = jax.jit(self._adam.init)(model)

    def step(self, loss: Loss[Figures], some: Some, rate: float, *weights: float) -> Figures:
        """Make a loss smaller."""
        self.model, self.state, figures = _step(self.model, self.state, some, rate, weights, loss, self._adam)
        return figures


@cache
def _adam(longest: float, eps: float) -> optax.GradientTransformation:
    """Adam with a rate that is told with each step; the same one for the same numbers, so that it is compiled once."""
    return optax.inject_hyperparams(_cut_adam, ("longest", "eps"))(jnp.zeros(()), longest, eps)


def _cut_adam(learning_rate: Array, longest: float, eps: float) -> optax.GradientTransformation:
    # On one long array: far less to compile and to launch than on one for each name.
    return optax.flatten(optax.chain(optax.clip_by_global_norm(longest), optax.adam(learning_rate, eps=eps)))


# The old model and the old state make room for the new ones.
@partial(jax.jit, static_argnames=("loss", "adam"), donate_argnums=(0, 1))
def _step(
    model: Model,
    state: optax.InjectStatefulHyperparamsState,
    some: Some,
    rate: Array,
    weights: tuple[Array, ...],
    loss: Loss[Figures],
    adam: optax.GradientTransformation,
) -> tuple[Model, optax.InjectStatefulHyperparamsState, Figures]:
    gradient, figures = jax.grad(loss, has_aux=True)(model, some, *weights)
    state = state._replace(hyperparams={**state.hyperparams, "learning_rate": jnp.asarray(rate, jnp.float32)})
    changes, state = adam.update(gradient, state, model)
    return optax.apply_updates(model, changes), state, figures

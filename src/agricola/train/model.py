"""The network that is trained: the same as `agents.network`, in JAX."""

from __future__ import annotations

import math
from typing import Final

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from agricola.agents.network import Floats, Inputs, Network, weight_shapes
from agricola.agents.network_numbers import NUMERIC_SCALE
from agricola.encoding.column_numbers import A_ASKED_BY, A_CARD, A_KIND, A_NUMBER, A_SPACE

_SPREADS: Final = {"kind": 0.1, "space": 0.1, "out": 0.02, "score": 0.02, "card": 0.0, "asked": 0.0}
"""How far the first weights lie from 0, where the number of inputs does not say it."""


class Model(eqx.Module):
    """A trunk with outputs and a query; keys from actions."""

    weights: dict[str, Array]
    inputs: Inputs = eqx.field(static=True)
    """What it reads; not trained."""

    @property
    def width(self) -> int:
        """How wide the trunk is."""
        return len(self.weights["in_bias"])

    @property
    def keys(self) -> int:
        """How many numbers one half of a key has."""
        return len(self.weights["score"])

    @property
    def size(self) -> int:
        """How many weights it has."""
        return sum(values.size for values in self.weights.values())

    def __call__(self, observations: Array, actions: Array, owner: Array) -> tuple[Array, Array]:
        """The outputs for each observation and a score for each action; `owner` is the observation of an action."""
        w = self.weights
        seen = (observations.astype(jnp.float32) - self.inputs.mean) * self.inputs.scale
        hidden = jax.nn.relu(seen @ w["in"] + w["in_bias"])
        hidden = jax.nn.relu(hidden @ w["mid"] + w["mid_bias"])
        outputs = hidden @ w["out"] + w["out_bias"]
        query = hidden @ w["query"] + w["query_bias"]
        keys = (actions[:, A_NUMBER:].astype(jnp.float32) * NUMERIC_SCALE) @ w["numeric"]
        tables = {"kind": actions[:, A_KIND], "space": actions[:, A_SPACE], "card": self._rows(actions, A_CARD)}
        if self.inputs.hands:
            tables["asked"] = self._rows(actions, A_ASKED_BY)
        for name, rows in tables.items():
            # A product with rows of one 1: many actions share a row, and adding up its gradient one by one takes long.
            keys += jax.nn.one_hot(rows, len(w[name])) @ w[name]
        asked = query[owner]
        half = self.keys
        scores = jax.nn.relu(keys[:, :half] + asked[:, :half]) @ w["score"]
        return outputs, scores + (keys[:, half:] * asked[:, half:]).sum(1) / math.sqrt(half)

    def _rows(self, actions: Array, column: int) -> Array:
        """The rows of the cards that actions name in a column and the next."""
        number = actions[:, column].astype(jnp.int32) + 256 * actions[:, column + 1].astype(jnp.int32)
        return jnp.asarray(self.inputs.card_rows)[number]

    def arrays(self) -> dict[str, Floats]:
        """The weights as NumPy holds them, by name, in the order in which `weight_shapes` names them."""
        fetched = jax.device_get(self.weights)
        return {name: np.asarray(fetched[name]) for name in weight_shapes(self.inputs, self.width, self.keys)}

    def network(self) -> Network:
        """The same network for playing."""
        return Network(self.inputs, self.arrays())


def new_model(inputs: Inputs, width: int, keys: int, seed: int) -> Model:
    """A model that knows nothing yet."""
    rng = np.random.default_rng(seed)
    weights: dict[str, Floats] = {}
    for name, shape in weight_shapes(inputs, width, keys).items():
        spread = 0.0 if name.endswith("_bias") else _SPREADS.get(name, math.sqrt(1.6 / shape[0]))
        weights[name] = rng.normal(0.0, spread, shape).astype(np.float32)
    return model_with(inputs, weights)


def model_with(inputs: Inputs, weights: dict[str, Floats]) -> Model:
    """A model with these weights."""
    return Model(jax.device_put(weights), inputs)

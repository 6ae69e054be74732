"""The network that is trained: the same as `agents.network`, in PyTorch."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from agricola.agents.network import Inputs, Network, weight_shapes
from agricola.agents.network_numbers import NUMERIC_SCALE
from agricola.encoding.column_numbers import A_ASKED_BY, A_CARD, A_KIND, A_NUMBER, A_SPACE

_EMBEDDINGS = {"kind", "space"}
_CARDS = {"card", "asked"}


class Model(nn.Module):
    """A trunk with outputs and a query; keys from actions."""

    def __init__(self, inputs: Inputs, width: int = 256, keys: int = 96) -> None:
        super().__init__()
        self.inputs = inputs
        self.width = width
        self.keys = keys
        self.register_buffer("mean", torch.from_numpy(inputs.mean))
        self.register_buffer("scale", torch.from_numpy(inputs.scale))
        self.register_buffer("card_rows", torch.from_numpy(inputs.card_rows.astype(np.int64)))
        for name, shape in weight_shapes(inputs, width, keys).items():
            if name.endswith("_bias") or name in _CARDS:
                start = torch.zeros(shape)
            elif name in _EMBEDDINGS:
                start = torch.randn(shape) * 0.1
            elif name in ("out", "score"):
                start = torch.randn(shape) * 0.02
            else:
                start = torch.randn(shape) * math.sqrt(1.6 / shape[0])
            self.register_parameter("p_" + name, nn.Parameter(start))

    def weight(self, name: str) -> Tensor:
        """One of the weights by its name."""
        return self.get_parameter("p_" + name)

    def forward(self, observations: Tensor, actions: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """The outputs for each observation and a score for each action; `owner` is the observation of an action."""
        w = self.weight
        seen = (observations.float() - self.get_buffer("mean")) * self.get_buffer("scale")
        hidden = torch.relu(seen @ w("in") + w("in_bias"))
        hidden = torch.relu(hidden @ w("mid") + w("mid_bias"))
        outputs = hidden @ w("out") + w("out_bias")
        query = hidden @ w("query") + w("query_bias")
        keys = (actions[:, A_NUMBER:].float() * NUMERIC_SCALE) @ w("numeric")
        # Products with rows of one 1: many actions share a row, and adding up its gradient one by one takes long.
        tables = [("kind", actions[:, A_KIND].long()), ("space", actions[:, A_SPACE].long())]
        tables.append(("card", self._rows(actions, A_CARD)))
        if self.inputs.hands:
            tables.append(("asked", self._rows(actions, A_ASKED_BY)))
        for name, rows in tables:
            table = w(name)
            keys = keys + functional.one_hot(rows, len(table)).to(table.dtype) @ table
        asked = query.index_select(0, owner)
        half = self.keys
        scores = torch.relu(keys[:, :half] + asked[:, :half]) @ w("score")
        scores = scores + (keys[:, half:] * asked[:, half:]).sum(1) / math.sqrt(half)
        return outputs, scores

    def _rows(self, actions: Tensor, column: int) -> Tensor:
        """The rows of the cards that actions name in a column and the next."""
        return self.get_buffer("card_rows")[actions[:, column].long() + 256 * actions[:, column + 1].long()]

    def take(self, weights: dict[str, NDArray[np.float32]]) -> None:
        """Take weights by name."""
        with torch.no_grad():
            for name, values in weights.items():
                self.weight(name).copy_(torch.from_numpy(values))

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """The weights as arrays, by name."""
        return {
            name[2:]: values.detach().float().cpu().numpy()
            for name, values in self.named_parameters()
            if name.startswith("p_")
        }

    def network(self) -> Network:
        """The same network for playing."""
        return Network(self.inputs, self.weights())

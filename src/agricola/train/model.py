"""The network that is trained: the same as `agents.network`, in PyTorch."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from agricola.agents.network import NUMERIC_SCALE, Network, weight_shapes
from agricola.encoding.encoder import A_CARD, A_KIND, A_NUMBER, A_SPACE

_EMBEDDINGS = {"kind", "space", "card"}


class Model(nn.Module):
    """A trunk with outputs and a query; keys from actions."""

    def __init__(
        self,
        columns: NDArray[np.int32],
        mean: NDArray[np.float32],
        scale: NDArray[np.float32],
        width: int = 256,
        keys: int = 96,
    ) -> None:
        super().__init__()
        self.columns = columns
        self.keys = keys
        self.register_buffer("mean", torch.from_numpy(mean))
        self.register_buffer("scale", torch.from_numpy(scale))
        for name, shape in weight_shapes(len(columns), width, keys).items():
            if name.endswith("_bias"):
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
        for name, column in (("kind", A_KIND), ("space", A_SPACE), ("card", A_CARD)):
            table = w(name)
            keys = keys + functional.one_hot(actions[:, column].long(), len(table)).to(table.dtype) @ table
        asked = query.index_select(0, owner)
        half = self.keys
        scores = torch.relu(keys[:, :half] + asked[:, :half]) @ w("score")
        scores = scores + (keys[:, half:] * asked[:, half:]).sum(1) / math.sqrt(half)
        return outputs, scores

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """The weights as arrays, by name."""
        return {
            name[2:]: values.detach().float().cpu().numpy()
            for name, values in self.named_parameters()
            if name.startswith("p_")
        }

    def network(self) -> Network:
        """The same network for playing."""
        mean = self.get_buffer("mean").cpu().numpy()
        return Network(self.columns, mean, self.get_buffer("scale").cpu().numpy(), self.weights())

"""A small network that judges positions and legal actions: the forward pass, in NumPy.

The trunk reads an observation; from it come the points that each seat may expect, its chance to win, and a query. An
action is turned into a key by its own features; the score of an action says how well its key answers the query. So any
list of actions can be scored, whatever its length. `agricola.train` makes such networks.
"""

from __future__ import annotations

import io
import json
import math
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.encoding.encoder import (
    A_CARD,
    A_KIND,
    A_NUMBER,
    A_SPACE,
    ACTION_SIZE,
    MOST_SEATS,
    SLOTS,
    VERSION,
)
from agricola.engine.kernel.actions import KIND_NAMES
from agricola.engine.kernel.spaces import Board

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

KINDS_OF_ACTION: Final = len(KIND_NAMES)
SPACE_NUMBERS: Final = SLOTS + 1
CARD_NUMBERS: Final = 256
"""Cards are told apart by the low byte of their number: the catalog holds fewer than 256 today."""
NUMERIC: Final = ACTION_SIZE - A_NUMBER
POINTS: Final = 0
WINS: Final = MOST_SEATS
RETURN: Final = 2 * MOST_SEATS
OUTPUTS: Final = 2 * MOST_SEATS + 1
"""What the trunk tells of a position: points / POINT_SCALE and the logit of winning for each seat, and the value that
policy gradients use."""
POINT_SCALE: Final = 20.0
NUMERIC_SCALE: Final = 0.25
"""What the features of an action are multiplied with."""


def board_name(board: Board) -> str:
    """What games on a board are called: the edition, the players, the cards and every option."""
    return json.dumps(board.key)


def weight_shapes(columns: int, width: int, keys: int) -> dict[str, tuple[int, ...]]:
    """The weights of a network that reads so many columns, by name."""
    return {
        "in": (columns, width),
        "in_bias": (width,),
        "mid": (width, width),
        "mid_bias": (width,),
        "out": (width, OUTPUTS),
        "out_bias": (OUTPUTS,),
        "query": (width, 2 * keys),
        "query_bias": (2 * keys,),
        "kind": (KINDS_OF_ACTION, 2 * keys),
        "space": (SPACE_NUMBERS, 2 * keys),
        "card": (CARD_NUMBERS, 2 * keys),
        "numeric": (NUMERIC, 2 * keys),
        "score": (keys,),
    }


class Network:
    """Weights, ready to be used."""

    def __init__(self, columns: NDArray[np.int32], mean: Floats, scale: Floats, weights: dict[str, Floats]) -> None:
        self.columns = columns
        """The columns of an observation that it reads; the others never change in the games it was made for."""
        self.mean = mean
        self.scale = scale
        """What is taken from each of these columns, and what the rest is multiplied with."""
        self.about: dict[str, str] = {}
        """What there is to tell about it: what made it, and `board`, the games that it was made for."""
        self.set_weights(weights)

    def set_weights(self, weights: dict[str, Floats]) -> None:
        """Take other weights of the same shapes."""
        self.weights = weights
        self.keys = len(weights["score"])
        self._in = weights["in"] * self.scale[:, None]
        self._in_bias = weights["in_bias"] - self.mean @ self._in
        self._numeric = weights["numeric"] * np.float32(NUMERIC_SCALE)
        balance = np.ones(2 * self.keys, np.float32)
        balance[self.keys :] = 1 / math.sqrt(self.keys)
        self._query = weights["query"] * balance
        self._query_bias = weights["query_bias"] * balance

    def judge(self, observations: Bytes, actions: Bytes, counts: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The outputs for each observation (its chosen columns), and a score for each of its actions.

        `actions` holds the actions of all observations one after the other, `counts` how many each of them has.
        """
        w = self.weights
        hidden = observations.astype(np.float32) @ self._in
        hidden += self._in_bias
        np.maximum(hidden, 0.0, out=hidden)
        hidden = hidden @ w["mid"]
        hidden += w["mid_bias"]
        np.maximum(hidden, 0.0, out=hidden)
        outputs: Floats = hidden @ w["out"] + w["out_bias"]
        query = hidden @ self._query + self._query_bias
        keys = actions[:, A_NUMBER:].astype(np.float32) @ self._numeric
        keys += w["kind"][actions[:, A_KIND]]
        keys += w["space"][actions[:, A_SPACE]]
        keys += w["card"][actions[:, A_CARD]]
        asked = np.repeat(query, counts, axis=0) if len(counts) > 1 else query
        half = self.keys
        met = keys[:, :half] + asked[:, :half]
        np.maximum(met, 0.0, out=met)
        scores: Floats = met @ w["score"]
        scores += (keys[:, half:] * asked[:, half:]).sum(axis=1, dtype=np.float32)
        return outputs, scores

    def knows(self, board: Board) -> bool:
        """Whether it was made for games on a board."""
        return self.about.get("board") == board_name(board)

    def save(self, path: Path | io.BytesIO) -> None:
        """Write it as a compressed file of half-precision weights, with what there is to tell about it."""
        told: dict[str, Any] = {f"about_{name}": np.array(text) for name, text in self.about.items()}
        np.savez_compressed(
            path,
            allow_pickle=False,
            version=np.array(VERSION),
            columns=self.columns,
            mean=self.mean,
            scale=self.scale,
            **{f"w_{name}": values.astype(np.float16) for name, values in self.weights.items()},
            **told,
        )


def load_network(source: Path | io.BytesIO) -> Network:
    """Read a network from a file."""
    with np.load(source, allow_pickle=False) as data:
        if int(data["version"]) != VERSION:
            raise ValueError(f"the network reads encoding {int(data['version'])}, this is {VERSION}")
        weights = {name[2:]: data[name].astype(np.float32) for name in data.files if name.startswith("w_")}
        network = Network(data["columns"], data["mean"], data["scale"], weights)
        network.about = {name[6:]: str(data[name]) for name in data.files if name.startswith("about_")}
        return network

"""A small network that judges positions and legal actions: the forward pass, in NumPy.

The trunk reads an observation; from it come the points that each seat may expect, its chance to win, and a query. An
action is turned into a key by its own features; the score of an action says how well its key answers the query. So any
list of actions can be scored, whatever its length. `agricola.train` makes such networks.

A network names the columns and the cards that it reads by their numbers, so that new ones change nothing for it: what
it does not know, it does not read. For games with cards that it has never met, `agricola.agents.new_cards` makes one of
it that reads them too.
"""

from __future__ import annotations

import io
import json
import math
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.encoded import Encoded
from agricola.agents.network_numbers import NUMERIC_SCALE, OUTPUTS, Game, made_for
from agricola.encoding.column_numbers import (
    A_ASKED_BY,
    A_CARD,
    A_KIND,
    A_NUMBER,
    A_SPACE,
    ACTION_SIZE,
    HELD_GROUPS,
    KIND_SLOTS,
    SLOTS,
    VERSION,
)
from agricola.engine.kernel.board import Board

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

SPACE_NUMBERS: Final = SLOTS + 1
CARD_NUMBERS: Final = 1 << 16
NUMERIC: Final = ACTION_SIZE - A_NUMBER


class Inputs:
    """What a network reads: columns of an observation, cards by their catalog numbers, and how both are scaled."""

    def __init__(
        self, columns: NDArray[np.int32], cards: NDArray[np.int32], hands: bool, mean: Floats, scale: Floats
    ) -> None:
        self.columns = columns
        """The columns of an observation that it reads; the others never change in the games it was made for."""
        self.cards = cards
        """The catalog numbers of the cards that it tells apart in actions."""
        self.hands = hands
        """Whether it also reads which of these cards are held and in play."""
        self.mean = mean
        self.scale = scale
        """What is taken from each input, and what the rest is multiplied with."""
        rows = np.zeros(CARD_NUMBERS, np.int32)
        rows[cards] = np.arange(1, len(cards) + 1)
        self.card_rows = rows
        """The row of each catalog number in tables of cards; 0 for those it does not know."""
        self.held_rows: list[int] = (rows[: int(cards.max(initial=0)) + 1] - 1).tolist()
        """The place of each catalog number among the cards held; -1 for those it does not know."""

    @property
    def held(self) -> int:
        """How many of the inputs tell of cards."""
        return HELD_GROUPS * len(self.cards) if self.hands else 0

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return len(self.columns) + self.held

    def read(self, encoded: Encoded) -> tuple[Bytes, Bytes, NDArray[np.int64]]:
        """The inputs of each position, the features of all their actions, and how many actions each has."""
        rows = np.frombuffer(encoded.rows, np.uint8).reshape(len(encoded.counts), -1)
        seen = rows[:, self.columns]
        if self.held:
            seen = np.concatenate((seen, rows[:, encoded.used :]), axis=1)
        return seen, np.frombuffer(encoded.actions, np.uint8).reshape(-1, ACTION_SIZE), np.array(encoded.counts)

    def first(self, used: int) -> Inputs:
        """Those for positions in which the columns from `used` on are all 0."""
        known = int(np.searchsorted(self.columns, used))
        kept = np.r_[0:known, len(self.columns) : self.size]
        return Inputs(self.columns[:known], self.cards, self.hands, self.mean[kept], self.scale[kept])


def weight_shapes(inputs: Inputs, width: int, keys: int) -> dict[str, tuple[int, ...]]:
    """The weights of a network, by name."""
    cards = len(inputs.cards) + 1
    return {
        "in": (inputs.size, width),
        "in_bias": (width,),
        "mid": (width, width),
        "mid_bias": (width,),
        "out": (width, OUTPUTS),
        "out_bias": (OUTPUTS,),
        "query": (width, 2 * keys),
        "query_bias": (2 * keys,),
        "kind": (KIND_SLOTS, 2 * keys),
        "space": (SPACE_NUMBERS, 2 * keys),
        "card": (cards, 2 * keys),
        **({"asked": (cards, 2 * keys)} if inputs.hands else {}),
        "numeric": (NUMERIC, 2 * keys),
        "score": (keys,),
    }


class Network:
    """Weights, ready to be used."""

    def __init__(self, inputs: Inputs, weights: dict[str, Floats]) -> None:
        self.inputs = inputs
        self.about: dict[str, str] = {}
        """What there is to tell about it: what made it, and `games`, those that it was made for."""
        self.set_weights(weights)

    def set_weights(self, weights: dict[str, Floats]) -> None:
        """Take other weights of the same shapes."""
        self.weights = weights
        self.keys = len(weights["score"])
        self._in = weights["in"] * self.inputs.scale[:, None]
        self._in_bias = weights["in_bias"] - self.inputs.mean @ self._in
        self._numeric = weights["numeric"] * np.float32(NUMERIC_SCALE)
        balance = np.ones(2 * self.keys, np.float32)
        balance[self.keys :] = 1 / math.sqrt(self.keys)
        self._query = weights["query"] * balance
        self._query_bias = weights["query_bias"] * balance

    def narrowed(self, used: int) -> Network:
        """The same network for positions in which the columns from `used` on are all 0."""
        inputs = self.inputs.first(used)
        known = len(inputs.columns)
        beyond = slice(known, len(self.inputs.columns))
        weights = dict(self.weights)
        weights["in"] = np.delete(self.weights["in"], beyond, axis=0)
        weights["in_bias"] = self.weights["in_bias"] - self.inputs.mean[beyond] @ self._in[beyond]
        narrow = Network(inputs, weights)
        narrow.about = self.about
        return narrow

    @property
    def held(self) -> int:
        """How many bytes of a row tell of cards."""
        return self.inputs.held

    @property
    def held_rows(self) -> list[int]:
        """The place of each catalog number among them; -1 for those it does not know."""
        return self.inputs.held_rows

    def judge_encoded(self, encoded: Encoded) -> tuple[list[list[float]], list[float]]:
        """The outputs for each position, and how likely each of its actions is to be the best."""
        seen, actions, counts = self.inputs.read(encoded)
        outputs, scores = self.judge(seen, actions, counts)
        told: list[list[float]] = outputs.tolist()
        return told, shares(scores, counts)

    def judge(self, observations: Bytes, actions: Bytes, counts: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The outputs for each observation (its inputs), and a score for each of its actions.

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
        keys = actions[:, A_NUMBER : A_NUMBER + len(self._numeric)].astype(np.float32) @ self._numeric
        keys += w["kind"][actions[:, A_KIND]]
        keys += w["space"][actions[:, A_SPACE]]
        keys += w["card"][self._rows(actions, A_CARD)]
        if self.inputs.hands:
            keys += w["asked"][self._rows(actions, A_ASKED_BY)]
        asked = np.repeat(query, counts, axis=0) if len(counts) > 1 else query
        half = self.keys
        met = keys[:, :half] + asked[:, :half]
        np.maximum(met, 0.0, out=met)
        scores: Floats = met @ w["score"]
        scores += (keys[:, half:] * asked[:, half:]).sum(axis=1, dtype=np.float32)
        return outputs, scores

    def _rows(self, actions: Bytes, column: int) -> NDArray[np.int32]:
        """The rows of the cards that actions name in a column and the next."""
        return self.inputs.card_rows[actions[:, column] + (actions[:, column + 1].astype(np.int32) << 8)]

    @property
    def games(self) -> list[Game]:
        """The games that it was made for."""
        return [
            (str(edition), int(players), bool(cards)) for edition, players, cards in json.loads(self.about["games"])
        ]

    def knows(self, board: Board) -> bool:
        """Whether it was made for such games as are played on a board."""
        return made_for(self.games, board)

    def save(self, path: Path | io.BytesIO) -> None:
        """Write it as a compressed file of half-precision weights, with what there is to tell about it."""
        told: dict[str, Any] = {f"about_{name}": np.array(text) for name, text in self.about.items()}
        np.savez_compressed(
            path,
            allow_pickle=False,
            version=np.array(VERSION),
            columns=self.inputs.columns,
            cards=self.inputs.cards,
            hands=np.array(self.inputs.hands),
            mean=self.inputs.mean,
            scale=self.inputs.scale,
            **{f"w_{name}": values.astype(np.float16) for name, values in self.weights.items()},
            **told,
        )


def shares(scores: Floats, counts: NDArray[np.int64]) -> list[float]:
    """Scores as probabilities; those of several positions one after the other, of which each has so many or none."""
    counts = counts[counts > 0]
    firsts = np.cumsum(counts) - counts
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, firsts), counts))
    probabilities: list[float] = (powers / np.repeat(np.add.reduceat(powers, firsts), counts)).tolist()
    return probabilities


def load_network(source: Path | io.BytesIO) -> Network:
    """Read a network from a file."""
    with np.load(source, allow_pickle=False) as data:
        if int(data["version"]) != VERSION:
            raise ValueError(f"the network reads encoding {int(data['version'])}, this is {VERSION}")
        inputs = Inputs(data["columns"], data["cards"], bool(data["hands"]), data["mean"], data["scale"])
        weights = {name[2:]: data[name].astype(np.float32) for name in data.files if name.startswith("w_")}
        network = Network(inputs, weights)
        network.about = {name[6:]: str(data[name]) for name in data.files if name.startswith("about_")}
        return network

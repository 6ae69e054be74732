"""The agent that learned by playing: a network alone, or a tree search that asks it.

With a budget of one simulation it answers what the network likes best; with more it searches (`puct`). Where the
network was made for other games (another edition, other numbers of players, hand cards), `search` plays in its place.
"""

from __future__ import annotations

import math
import random
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import POINT_SCALE, POINTS, WINS, Network, load_network
from agricola.agents.protocol import Judgement, Sight, Thinking
from agricola.agents.puct import MARGIN_SCALE, Node, Pending, Puct, worth
from agricola.agents.search import Search
from agricola.encoding.encoder import ACTION_SIZE, Encoder
from agricola.encoding.numbering import encoder_for
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.state import GameState

EXPLORE: Final = 0.3
"""How much an action that is likely and was hardly tried is given in advance."""
_BATCH: Final = 8
"""So many positions are judged together."""
_WORLDS: Final = 16
"""How many orders of the round cards are imagined for one decision."""


class Judge:
    """A network with the encoder for one board."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        self.network = network
        self.encoder = encoder
        self._seen = bytearray()

    def judge(self, states: list[GameState]) -> tuple[list[list[float]], list[list[float]]]:
        """For each position how likely each action is to be the best, and what it is worth to each seat."""
        encoder = self.encoder
        used = encoder.used
        if len(self._seen) < used * len(states):
            self._seen = bytearray(used * len(states))
        counts: list[int] = []
        chunks: list[bytes] = []
        for index, g in enumerate(states):
            encoder.write_observation(g, g.stack[-1].seat, self._seen, index * used)
            counts.append(encoder.encode_actions(g))
            chunks.append(bytes(encoder.actions))
        rows = np.frombuffer(self._seen, np.uint8, used * len(states)).reshape(len(states), used)
        actions = np.frombuffer(b"".join(chunks), np.uint8).reshape(-1, ACTION_SIZE)
        outputs, scores = self.network.judge(rows[:, self.network.columns], actions, np.array(counts))
        priors: list[list[float]] = []
        values: list[list[float]] = []
        at = 0
        for g, told, count in zip(states, outputs.tolist(), counts, strict=True):
            priors.append(shares(scores[at : at + count]))
            at += count
            values.append(_by_seat(told, g.stack[-1].seat, len(g.players)))
        return priors, values


def shares(scores: NDArray[np.float32]) -> list[float]:
    """Scores as probabilities."""
    powers = np.exp(scores - scores.max())
    probabilities: list[float] = (powers / powers.sum()).tolist()
    return probabilities


def _by_seat(told: list[float], seat: int, seats: int) -> list[float]:
    """What the outputs for one seat's view say a position is worth to each seat, in the order of the seats."""
    points = [told[POINTS + step] * POINT_SCALE for step in range(seats)]
    wins = [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, told[WINS + step])))) for step in range(seats)]
    if seats > 1:
        together = sum(wins)
        wins = [chance / together for chance in wins]
    rotated = [worth(points, wins, step) for step in range(seats)]
    return [rotated[(other - seat) % seats] for other in range(seats)]


@cache
def shipped_network() -> Network:
    """The network that comes with the package."""
    return load_network(BytesIO(resources.files("agricola.agents").joinpath("network.npz").read_bytes()))


class Learned:
    """Plays as its network says, or as a search that asks the network says."""

    def __init__(self, seed: int = 0, network: Network | None = None, explore: float = EXPLORE) -> None:
        self._rng = random.Random(seed)
        self._network = network or shipped_network()
        self._judge: Judge | None = None
        self._explore = explore
        self._stand_in = Search(seed)

    def choose(self, sight: Sight, thinking: Thinking) -> Action:
        """The answer that was tried most."""
        options = sight.legal_actions()
        thinking.goes_on()
        if len(options) == 1:
            return options[0]
        root = self._imagine(sight)
        if not self._network.knows(root.board):
            return self._stand_in.choose(sight, thinking)
        tried = self._tried(root, sight, thinking)
        return options[max(range(len(options)), key=lambda index: tried[index])]

    def judge(self, sight: Sight, thinking: Thinking) -> list[Judgement]:
        """What it thinks of each legal action, best first; in a value the chance to win counts as up to five points."""
        root = self._imagine(sight)
        if not self._network.knows(root.board):
            return self._stand_in.judge(sight, thinking)
        tried = self._tried(root, sight, thinking)
        together = sum(share for share, _ in tried)
        judgements = [
            Judgement(action, value * MARGIN_SCALE, share / together)
            for action, (share, value) in zip(sight.legal_actions(), tried, strict=True)
        ]
        return sorted(judgements, key=lambda one: (-one.share, -one.value))

    def _tried(self, root: GameState, sight: Sight, thinking: Thinking) -> list[tuple[float, float]]:
        """How often each action was tried, or how likely it is to be the best, and what it is worth."""
        if self._judge is None:
            self._judge = Judge(self._network, encoder_for(root.board))
        if thinking.budget.simulations == 1:
            priors, values = self._judge.judge([root])
            thinking.goes_on(1)
            return [(prior, values[0][sight.seat]) for prior in priors[0]]
        orders = [root.order] + [self._imagine(sight).order for _ in range(_WORLDS - 1)]
        tree = Puct(root, orders, self._explore)
        search(tree, self._judge, thinking)
        node = tree.root
        return [(node.tries[index] + node.priors[index], node.mean(index)) for index in range(len(node.priors))]

    def _imagine(self, sight: Sight) -> GameState:
        world = sight.imagine(self._rng).state
        world.ask_forced = False  # a choice of one is none
        world.ask_end_turn = False
        return world


def search(tree: Puct, judge: Judge, thinking: Thinking) -> None:
    """Let a tree grow until the budget is spent, or nothing else can become the most tried."""
    limit = thinking.budget.simulations
    while True:
        batch = 1 if not tree.root.priors else _BATCH
        if limit is not None:
            batch = max(1, min(batch, limit - thinking.simulations))
        waiting: list[Pending] = []
        for _ in range(batch):
            pending = tree.descend()
            if pending is not None:
                waiting.append(pending)
        if waiting:
            priors, values = judge.judge([pending.node.state for pending in waiting])
            for pending, prior, value in zip(waiting, priors, values, strict=True):
                tree.judged(pending, prior, value)
        if not thinking.goes_on(batch):
            return
        if _decided(tree.root, thinking):
            return


def _decided(root: Node, thinking: Thinking) -> bool:
    """Whether nothing else can be tried more often with what is left of the budget."""
    spent = thinking.spent()
    if spent <= 0.0 or len(root.tries) < 2:
        return False
    ordered = sorted(root.tries, reverse=True)
    left = root.visits * (1.0 - spent) / spent
    return ordered[0] - ordered[1] > left

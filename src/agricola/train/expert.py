"""Expert iteration: a player that plays with a small search, and hands over what the search made of the policy.

The root is searched as Gumbel AlphaZero does it: a few actions are drawn by the policy, and the budget is spent on them
by sequential halving. The target is the policy shifted by what the search found, which improves it even with few
simulations. Most decisions are played without search, so that many games are seen.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.learned import BoardNetwork, exploration, own_eyes
from agricola.agents.puct import Pending, Puct, final_worth
from agricola.encoding.column_numbers import ACTION_SIZE
from agricola.engine.chance import Chance
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.round_cards import turned_up
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.setup import shuffled_round_cards
from agricola.train.games import final_points
from agricola.train.selfplay import Orders, Player, Setup, Table

CONSIDERED: Final = 8
"""How many actions of the root are searched."""
SHARPNESS: Final = 12.0
"""By how much the logit of an action grows when it is found to be worth 1 (20 points) more."""
SEARCHED: Final = 0.35
"""The share of decisions that are searched and learned from."""
_ORDERS: Final = 4


class DecisionSearch:
    """The search of one decision, step by step."""

    def __init__(self, tree: Puct, simulations: int) -> None:
        self.tree = tree
        self.left = simulations
        self.rounds = 0
        self.noise: NDArray[np.float64] = np.zeros(0)
        self.logits: NDArray[np.float64] = np.zeros(0)
        self.alive: list[int] = []
        self.queue: list[int] = []

    def open(self, rng: np.random.Generator) -> None:
        """Draw the actions that are searched, once the root is judged."""
        priors = np.array(self.tree.root.priors)
        self.logits = np.log(priors + 1e-9)
        self.noise = rng.gumbel(size=len(priors))
        order = np.argsort(-(self.logits + self.noise))
        self.alive = order[: min(CONSIDERED, len(priors))].tolist()
        self.rounds = max(1, math.ceil(math.log2(len(self.alive)))) if len(self.alive) > 1 else 1
        self._fill()

    def _fill(self) -> None:
        each = max(1, self.left // (self.rounds * len(self.alive)))
        self.queue = self.alive * each

    def next(self) -> int | None:
        """The action of the root to try next; None when the search is over."""
        while not self.queue:
            if len(self.alive) <= 1 or self.rounds <= 1 or self.left <= 0:
                return None
            ranks = self._ranks()
            self.alive = sorted(self.alive, key=lambda action: -ranks[action])[: (len(self.alive) + 1) // 2]
            self.rounds -= 1
            self._fill()
        if self.left <= 0:
            return None
        self.left -= 1
        return self.queue.pop()

    def _shift(self) -> NDArray[np.float64]:
        """What the search adds to each logit."""
        root = self.tree.root
        tries = np.array(root.tries)
        tried = tries > 0
        found = np.array(root.totals) / np.maximum(tries, 1)
        base = root.values[root.seat]
        if tried.any():
            priors = np.array(root.priors)[tried]
            mixed = float((priors * found[tried]).sum() / priors.sum())
            base = (base + tries.sum() * mixed) / (1 + tries.sum())
        shift: NDArray[np.float64] = SHARPNESS * (np.where(tried, found, base) - base)
        return shift

    def _ranks(self) -> NDArray[np.float64]:
        ranks: NDArray[np.float64] = self.logits + self.noise + self._shift()
        return ranks

    def choice(self) -> int:
        """The action to play."""
        ranks = self._ranks()
        return max(self.alive, key=lambda action: ranks[action])

    def target(self) -> NDArray[np.float32]:
        """The improved policy."""
        scores = self.logits + self._shift()
        powers = np.exp(scores - scores.max())
        improved: NDArray[np.float32] = (powers / powers.sum()).astype(np.float32)
        return improved


class Record:
    """What one seat decided with a search."""

    __slots__ = ("actions", "counts", "observations", "targets", "values")

    def __init__(self) -> None:
        self.observations: list[bytes] = []
        self.actions: list[bytes] = []
        self.counts: list[int] = []
        self.targets: list[NDArray[np.float32]] = []
        self.values: list[float] = []


class Expert(Player):
    """Plays as a small search says that asks the newest network."""

    def __init__(self, setup: Setup, number: int, seed: int, orders: Orders) -> None:
        super().__init__(setup, number, seed, orders)
        board = self.tables[0].state.board
        self._records = [[Record() for _ in table.seats] for table in self.tables]
        self._thoughts: list[DecisionSearch | None] = [None] * len(self.tables)
        self._judge = BoardNetwork(self.network, board)
        self._rival = BoardNetwork(self.network, board)

    def step(self) -> None:
        """Take the next step of every search, and the decisions of those that are over."""
        tables, records, thoughts = self.tables, self._records, self._thoughts
        judge, rival = self._judge, self._rival
        judge.network = self.network
        if self.opponent is not None:
            rival.network = self.opponent
        quick: list[int] = []
        rivals: list[int] = []
        asking: list[tuple[int, Pending]] = []
        for index, table in enumerate(tables):
            thought = thoughts[index]
            if thought is None:
                if not table.seats[table.state.stack[-1].seat].learns:
                    rivals.append(index)
                    continue
                if self.rng.random() >= SEARCHED:
                    quick.append(index)
                    continue
                thought = thoughts[index] = self._begin(table.state)
            self._go_on(index, thought, asking)
        self._ask(judge, thoughts, asking)
        for group, network in ((quick, judge), (rivals, rival)):
            if group:
                priors, _ = network.judge([tables[index].state for index in group])
                for index, prior in zip(group, priors, strict=True):
                    g = tables[index].state
                    advance(g, g.options[self.rng.choices(range(len(prior)), prior)[0]])
        for index, table in enumerate(tables):
            thought = thoughts[index]
            if thought is not None and thought.left <= 0:
                self._play(table, thought, records[index])
                thoughts[index] = None
            self.let_strangers_play(table)
            if not table.state.waiting:
                self._end(table, records[index])
                tables[index] = self._deal()
                records[index] = [Record() for _ in tables[index].seats]

    def _begin(self, g: GameState) -> DecisionSearch:
        shown = g.order[: turned_up(g)]
        orders = []
        for _ in range(_ORDERS):
            shuffled = shuffled_round_cards(g.board, Chance(self.rng.getrandbits(63)))
            orders.append((*shown, *[card for card in shuffled if card not in shown]))
        root = g.clone()
        root.chance = self.rng.getrandbits(63)
        return DecisionSearch(Puct(root, orders, exploration(len(g.players))), self.setup.simulations)

    def _go_on(self, index: int, thought: DecisionSearch, asking: list[tuple[int, Pending]]) -> None:
        """Take one step of a search; ends of games need no judgement, so it may take several."""
        while True:
            if not thought.tree.root.priors:
                pending = thought.tree.descend()
                assert pending is not None
                asking.append((index, pending))
                return
            if not thought.alive:
                thought.open(self.noise)
            action = thought.next()
            if action is None:
                thought.left = 0
                return
            pending = thought.tree.descend(action)
            if pending is not None:
                asking.append((index, pending))
                return

    def _ask(
        self, judge: BoardNetwork, thoughts: list[DecisionSearch | None], asking: list[tuple[int, Pending]]
    ) -> None:
        """Have the positions judged that searches wait for, those of each seat's searches as that seat sees them."""
        by_eyes: dict[int, list[tuple[Puct, Pending]]] = {}
        for index, pending in asking:
            thought = thoughts[index]
            assert thought is not None
            tree = thought.tree
            by_eyes.setdefault(own_eyes(tree.root.state), []).append((tree, pending))
        for eyes, waiting in by_eyes.items():
            priors, values = judge.judge([pending.node.state for _, pending in waiting], eyes)
            for (tree, pending), prior, value in zip(waiting, priors, values, strict=True):
                tree.judged(pending, prior, value)

    def _play(self, table: Table, thought: DecisionSearch, records: list[Record]) -> None:
        g = table.state
        seat = g.stack[-1].seat
        record = records[seat]
        seen, actions, counts = self.reader.read([g])
        record.counts.append(int(counts[0]))
        record.observations.append(seen.tobytes())
        record.actions.append(actions.tobytes())
        record.targets.append(thought.target())
        root = thought.tree.root
        tries = sum(root.tries)
        record.values.append(sum(root.totals) / tries if tries else root.values[seat])
        advance(g, g.options[thought.choice()])

    def _end(self, table: Table, records: list[Record]) -> None:
        """Hand over what was searched in a game, with how it ended."""
        g = table.state
        setup = self.setup
        points = final_points(g)
        ended = final_worth(g)
        self.count(g, table, points)
        for seat, record in enumerate(records):
            decisions, actions = len(record.counts), sum(record.counts)
            if not decisions:
                continue
            self.make_room(decisions, actions)
            slot = self.arrays
            here = slice(self.filled, self.filled + decisions)
            there = slice(self.filled_actions, self.filled_actions + actions)
            seen = np.frombuffer(b"".join(record.observations), np.uint8).reshape(decisions, -1)
            slot["observations"][here] = self.reader.widened(seen, setup.inputs)
            slot["seats"][here] = len(points)
            slot["actions"][there] = np.frombuffer(b"".join(record.actions), np.uint8).reshape(actions, ACTION_SIZE)
            slot["targets"][there] = np.concatenate(record.targets)
            slot["counts"][here] = record.counts
            slot["returns"][here] = [setup.trust * value + (1 - setup.trust) * ended[seat] for value in record.values]
            slot["points"][here] = self.rotated(points, seat)
            self.filled += decisions
            self.filled_actions += actions


def kind_of_player(setup: Setup) -> type[Player]:
    """Who plays: with a search where simulations are wanted."""
    return Expert if setup.simulations else Player

"""A player of a training run: plays many games at once with the newest network, and hands over what it decided.

It does not know where it runs, nor how the learner's orders come to it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from agricola.agents.greedy import Greedy
from agricola.agents.network import Inputs, Network, weight_shapes
from agricola.agents.network_inputs import Reader
from agricola.agents.network_numbers import RETURN, Game
from agricola.agents.protocol import Budget, Deadline
from agricola.agents.puct import MARGIN_SCALE
from agricola.encoding.column_numbers import ACTION_SIZE, MOST_SEATS
from agricola.encoding.numbering import encoder_for
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.state import GameState
from agricola.train.games import board_of, farm_figures, final_points, progress, start, utility
from agricola.train.messages import BY_ACTION, Arrays, Manner, Part, Tally

ACTIONS_PER_DECISION: Final = 24
"""For so many actions on average a part has room."""
_GAMES_PER_OPPONENT: Final = 150
_STRANGERS_NOISE: Final = 3.0
"""A stranger misjudges placements by up to so many points, as a rule."""
_NO_LIMIT: Final = Budget(simulations=1_000_000)


@dataclass(frozen=True)
class Setup:
    """What a player needs to know to play."""

    played: tuple[Game, ...]
    """What each player plays."""
    width: int
    keys: int
    inputs: Inputs
    games: int
    """How many games a player plays at once."""
    capacity: int
    """How many decisions a part holds."""
    discount: float = 0.95
    """The lambda of generalised advantage estimation."""
    simulations: int = 0
    """How many simulations a decision is searched with; 0: as the policy says."""
    trust: float = 0.5
    """How much of a position's value comes from the search; the rest is how the game ended."""

    def size(self) -> int:
        """How many weights a network has."""
        return sum(int(np.prod(shape)) for shape in weight_shapes(self.inputs, self.width, self.keys).values())

    def unpack(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Weights by name from one long array."""
        weights: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in weight_shapes(self.inputs, self.width, self.keys).items():
            size = int(np.prod(shape))
            weights[name] = flat[at : at + size].reshape(shape).copy()
            at += size
        return weights

    def fields(self) -> dict[str, tuple[tuple[int, ...], type]]:
        """The arrays of a part."""
        n = self.capacity
        searched: dict[str, tuple[tuple[int, ...], type]] = {
            "targets": ((n * ACTIONS_PER_DECISION,), np.float32),  # the policy that a search makes of the network's
        }
        return {
            "observations": ((n, self.inputs.size), np.uint8),
            "actions": ((n * ACTIONS_PER_DECISION, ACTION_SIZE), np.uint8),
            "counts": ((n,), np.uint16),
            "choices": ((n,), np.uint16),
            "chances": ((n,), np.float32),  # the logarithm of the probability with which the choice was made
            "advantages": ((n,), np.float32),
            "returns": ((n,), np.float32),
            "points": ((n, MOST_SEATS), np.float32),  # final points by rotated seat
            "seats": ((n,), np.uint8),
            **(searched if self.simulations else {}),
        }


class Orders(Protocol):
    """What the learner wants of the players; it may change at any moment."""

    @property
    def version(self) -> int:
        """A number that changes with the newest network."""

    @property
    def manner(self) -> Manner:
        """How to play."""

    @property
    def opponents(self) -> int:
        """How many earlier networks there are."""

    def newest(self) -> tuple[int, NDArray[np.float32]]:
        """The version and the weights of the newest network."""

    def opponent(self, number: int) -> NDArray[np.float32]:
        """The weights of an earlier network."""


class Seat:
    """What one seat of a game has decided so far."""

    __slots__ = (
        "actions", "begging", "chances", "choices", "counts", "learns", "looks", "observations", "progress",
        "stranger", "values",
    )  # fmt: skip

    def __init__(self) -> None:
        self.learns = True
        self.stranger: Greedy | None = None
        """Who plays here in place of a network."""
        self.observations: list[bytes] = []
        self.actions: list[bytes] = []
        self.counts: list[int] = []
        self.choices: list[int] = []
        self.chances: list[float] = []
        self.values: list[float] = []
        self.progress: list[float] = []
        self.begging: list[int] = []
        """How many markers there were before each decision."""
        self.looks: list[tuple[int, bytes]] = []
        """What the position looked like in which another was asked next, and after which decision."""


class Table:
    """One game that is being played."""

    __slots__ = ("seats", "state")

    def __init__(self, state: GameState, seats: list[Seat]) -> None:
        self.state = state
        self.seats = seats


class Player:
    """Plays as the policy of the newest network says."""

    def __init__(self, setup: Setup, number: int, seed: int, orders: Orders) -> None:
        self.setup = setup
        self.played = setup.played[number]
        self.rng = random.Random(seed * 1000 + number)
        self.noise = np.random.default_rng(seed * 1000 + number)
        self.encoder = encoder_for(board_of(self.played))
        self.reader = Reader(setup.inputs, self.encoder)
        self.orders = orders
        self.version, newest = orders.newest()
        self.network = self._network(newest)
        self.opponent: Network | None = None
        self.games_of_opponent = 0
        self.tables = [self._deal() for _ in range(setup.games)]
        self._begin_part()
        self._full: list[Part] = []

    def _begin_part(self) -> None:
        """Make room for new decisions."""
        self.arrays: Arrays = {name: np.empty(shape, kind) for name, (shape, kind) in self.setup.fields().items()}
        self.filled = 0
        self.filled_actions = 0
        self.tally = Tally()

    def _network(self, flat: NDArray[np.float32]) -> Network:
        return Network(self.setup.inputs, self.setup.unpack(flat)).narrowed(self.encoder.used)

    def _deal(self) -> Table:
        manner = self.orders.manner
        state = start(self.rng, self.played, manner.material, manner.openings)
        table = Table(state, [Seat() for _ in state.players])
        seats = table.seats
        kind = self.rng.random() if len(seats) > 1 else 1.0
        opponents = self.orders.opponents
        if kind >= manner.strangers + (manner.pool_share if opponents else 0.0):
            return table
        me = self.rng.randrange(len(seats))
        others = [seat for number, seat in enumerate(seats) if number != me]
        for seat in others:
            seat.learns = False
        if kind < manner.strangers:
            for seat in others:
                seat.stranger = Greedy(self.rng.getrandbits(32), self.rng.uniform(0.0, _STRANGERS_NOISE))
            self.let_strangers_play(table)
            return table
        if self.opponent is None or self.games_of_opponent >= _GAMES_PER_OPPONENT:
            self.opponent = self._network(self.orders.opponent(self.rng.randrange(opponents)))
            self.games_of_opponent = 0
        self.games_of_opponent += 1
        return table

    def let_strangers_play(self, table: Table) -> None:
        """Play on until a network is asked, or the game is over."""
        g = table.state
        while g.waiting and (stranger := table.seats[g.stack[-1].seat].stranger) is not None:
            options = g.options
            answer = options[0] if len(options) == 1 else stranger.answer(g, g.stack[-1].seat, Deadline(_NO_LIMIT))
            advance(g, answer)

    def part(self) -> Part:
        """Play on until there are as many new decisions as a part holds."""
        while not self._full:
            if self.orders.version != self.version:
                self.version, newest = self.orders.newest()
                self.network = self._network(newest)
            self.step()
        return self._full.pop(0)

    def step(self) -> None:
        """Take the next decision of every game; a new one begins where one has ended."""
        mine: list[Table] = []
        others: list[Table] = []
        for table in self.tables:
            seat = table.state.stack[-1].seat
            (mine if table.seats[seat].learns else others).append(table)
        for network, group in ((self.network, mine), (self.opponent, others)):
            if group and network is not None:
                self._decide(network, group)
        for index, table in enumerate(self.tables):
            self.let_strangers_play(table)
            if not table.state.waiting:
                self._finish(table)
                self.tables[index] = self._deal()

    def _decide(self, network: Network, tables: list[Table]) -> None:
        """Let every table take its next step."""
        observed, actions, sizes = self.reader.read([table.state for table in tables])
        outputs, scores = network.judge(observed, actions, sizes)
        ends = np.cumsum(sizes)
        starts = ends - sizes
        most = np.maximum.reduceat(scores, starts)
        scores -= np.repeat(most, sizes)
        totals = np.log(np.add.reduceat(np.exp(scores), starts))
        noisy = scores - np.log(-np.log(self.noise.random(len(scores), dtype=np.float32) + 1e-12) + 1e-12)
        values = outputs[:, RETURN].tolist()
        counts = sizes.tolist()
        for index, table in enumerate(tables):
            g = table.state
            seat = g.stack[-1].seat
            first = int(starts[index])
            choice = int(noisy[first : ends[index]].argmax())
            kept = table.seats[seat]
            if kept.learns:
                kept.observations.append(observed[index].tobytes())
                kept.actions.append(actions[first : ends[index]].tobytes())
                kept.counts.append(counts[index])
                kept.choices.append(choice)
                kept.chances.append(float(scores[first + choice] - totals[index]))
                kept.values.append(values[index])
                kept.progress.append(progress(g, seat))
                kept.begging.append(g.players[seat].begging)
            advance(g, g.options[choice])
            if kept.learns and g.waiting and g.stack[-1].seat != seat and self.rng.random() < self.orders.manner.looks:
                kept.looks.append((len(kept.values) - 1, self.reader.seen_by(seat, g).tobytes()))

    def count(self, g: GameState, table: Table, points: list[int]) -> None:
        """Note for the log how a game ended."""
        learners = [seat for seat, kept in enumerate(table.seats) if kept.learns]
        if len(learners) < len(points):
            self.tally.met += 1
            self.tally.beaten += utility(points, learners[0]) > 0
        else:
            self.tally.sums += farm_figures(g, 0)
            self.tally.farms += 1

    def make_room(self, decisions: int, actions: int) -> None:
        """Begin another part where there is no room for so many decisions and actions."""
        room = self.setup.capacity
        if self.filled + decisions > room or self.filled_actions + actions > room * ACTIONS_PER_DECISION:
            made = {
                name: values[: self.filled_actions if name in BY_ACTION else self.filled]
                for name, values in self.arrays.items()
            }
            self._full.append(Part(self.played, made, self.tally))
            self._begin_part()

    def rotated(self, points: list[int], seat: int) -> list[float]:
        """The points of all seats, a seat's own first."""
        seats = len(points)
        return [float(points[(seat + step) % seats]) for step in range(seats)] + [0.0] * (MOST_SEATS - seats)

    def _finish(self, table: Table) -> None:
        """Work out what each decision of a game was worth, and hand the decisions over."""
        g = table.state
        setup = self.setup
        points = final_points(g)
        manner = self.orders.manner
        self.count(g, table, points)
        for seat, kept in enumerate(table.seats):
            decisions = len(kept.values)
            actions = sum(kept.counts)
            if not decisions:
                continue
            looks = len(kept.looks)
            self.make_room(decisions + looks, actions + looks)
            rewards = [0.0] * decisions
            done = [*kept.progress, progress(g, seat)]
            begged = [*kept.begging, g.players[seat].begging]
            for index in range(decisions):
                rewards[index] = manner.shaping * (done[index + 1] - done[index])
                rewards[index] -= manner.shame * (begged[index + 1] - begged[index]) / MARGIN_SCALE
            rewards[-1] += utility(points, seat, manner.own_points)
            advantages = np.zeros(decisions, np.float32)
            following = 0.0
            later = 0.0
            for index in range(decisions - 1, -1, -1):
                surprise = rewards[index] + following - kept.values[index]
                later = surprise + setup.discount * later
                advantages[index] = later
                following = kept.values[index]
            returns = advantages + np.array(kept.values, np.float32)
            after = [decision for decision, _ in kept.looks]
            # Who looks on has one thing to do: what teaches the policy nothing, but what a position is worth.
            nothing = [0] * looks
            slot = self.arrays
            here = slice(self.filled, self.filled + decisions + looks)
            rows = [*kept.observations, *[seen for _, seen in kept.looks]]
            seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
            slot["observations"][here] = self.reader.widened(seen, setup.inputs)
            slot["seats"][here] = len(points)
            slot["actions"][self.filled_actions : self.filled_actions + actions + looks] = np.frombuffer(
                b"".join(kept.actions) + bytes(looks * ACTION_SIZE), np.uint8
            ).reshape(-1, ACTION_SIZE)
            slot["counts"][here] = [*kept.counts, *[1] * looks]
            slot["choices"][here] = [*kept.choices, *nothing]
            slot["chances"][here] = [*kept.chances, *nothing]
            slot["advantages"][here] = np.concatenate((advantages, np.zeros(looks, np.float32)))
            slot["returns"][here] = np.concatenate((returns, returns[after]))
            slot["points"][here] = self.rotated(points, seat)
            self.filled += decisions + looks
            self.filled_actions += actions + looks

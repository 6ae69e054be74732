"""One process that plays many games at once with the newest network, and hands over what was decided in them.

Weights come and rollouts go through shared memory; only small messages pass through the pipe.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Inputs, Network, weight_shapes
from agricola.agents.network_inputs import Reader
from agricola.agents.network_numbers import RETURN, Game
from agricola.encoding.column_numbers import ACTION_SIZE, MOST_SEATS
from agricola.encoding.numbering import encoder_for
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.state import GameState
from agricola.train.games import FARM_FIGURES, board_of, farm_figures, final_points, progress, start, utility

ACTIONS_PER_DECISION: Final = 24
"""For so many actions on average a rollout has room."""
POOL: Final = 8
"""How many earlier networks are kept as opponents."""
_GAMES_PER_OPPONENT: Final = 150
HEADER: Final = 16
"""Numbers before the weights in shared memory: version, size of the pool, and the settings of a run."""
V_VERSION: Final = 0
V_POOL: Final = 1
V_SHAPING: Final = 2
V_MATERIAL: Final = 3
V_POOL_SHARE: Final = 4
V_STOP: Final = 5
V_OWN_POINTS: Final = 6


@dataclass(frozen=True)
class Setup:
    """What a process needs to know to play."""

    played: tuple[Game, ...]
    """What each process plays."""
    width: int
    keys: int
    inputs: Inputs
    games: int
    """How many games a process plays at once."""
    capacity: int
    """How many decisions a rollout holds."""
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
        """The arrays of a rollout."""
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

    def rollout_bytes(self) -> int:
        """How much shared memory one rollout takes."""
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in self.fields().values())

    def rollout(self, memory: SharedMemory, at: int) -> dict[str, NDArray[np.generic]]:
        """The arrays of a rollout that lies in shared memory."""
        arrays: dict[str, NDArray[np.generic]] = {}
        for name, (shape, kind) in self.fields().items():
            array: NDArray[np.generic] = np.ndarray(shape, kind, memory.buf, at)
            arrays[name] = array
            at += array.nbytes
        return arrays


class Board:
    """The shared memory on which the learner writes weights, opponents and settings."""

    def __init__(self, setup: Setup, memory: SharedMemory) -> None:
        size = setup.size()
        self.memory = memory
        self.header = np.ndarray((HEADER,), np.float64, memory.buf)
        self.weights = np.ndarray((1 + POOL, size), np.float32, memory.buf, HEADER * 8)

    @staticmethod
    def bytes_needed(setup: Setup) -> int:
        """How much shared memory it takes."""
        return HEADER * 8 + (1 + POOL) * setup.size() * 4


class Seat:
    """What one seat of a game has decided so far."""

    __slots__ = ("actions", "chances", "choices", "counts", "learns", "observations", "progress", "values")

    def __init__(self, learns: bool) -> None:
        self.learns = learns
        self.observations: list[bytes] = []
        self.actions: list[bytes] = []
        self.counts: list[int] = []
        self.choices: list[int] = []
        self.chances: list[float] = []
        self.values: list[float] = []
        self.progress: list[float] = []


class Table:
    """One game that is being played."""

    __slots__ = ("seats", "state")

    def __init__(self, state: GameState, seats: list[Seat]) -> None:
        self.state = state
        self.seats = seats


def run_player(
    kind: type[Player], setup: Setup, number: int, seed: int, weights_name: str, rollouts_name: str, pipe: Connection
) -> None:
    """Let a player of this kind play in a process of its own until the learner, whose memory it uses, says stop."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    weights_memory = SharedMemory(weights_name)
    rollouts_memory = SharedMemory(rollouts_name)
    try:
        kind(setup, number, seed, weights_memory, rollouts_memory, pipe).run()
    except (BrokenPipeError, EOFError, KeyboardInterrupt):
        pass
    finally:
        os._exit(0)  # the arrays still point into the shared memory, which belongs to the learner


class Player:
    """The player of one process."""

    def __init__(
        self, setup: Setup, number: int, seed: int, weights: SharedMemory, rollouts: SharedMemory, pipe: Connection
    ) -> None:
        self.setup = setup
        self.played = setup.played[number]
        self.rng = random.Random(seed * 1000 + number)
        self.noise = np.random.default_rng(seed * 1000 + number)
        self.encoder = encoder_for(board_of(self.played))
        self.reader = Reader(setup.inputs, self.encoder)
        self.board = Board(setup, weights)
        self.pipe = pipe
        size = setup.rollout_bytes()
        self.slots = [setup.rollout(rollouts, index * size) for index in range(2)]
        self.slot = 0
        self.filled = 0
        self.filled_actions = 0
        self.version = -1.0
        self.network = self._network(0)
        self.opponent: Network | None = None
        self.games_of_opponent = 0
        self.finished = 0
        self.log = np.zeros(len(FARM_FIGURES))
        self.logged = 0
        self.beaten = 0.0
        self.met = 0

    def _network(self, slot: int) -> Network:
        setup = self.setup
        while True:
            before = self.board.header[V_VERSION]
            flat = self.board.weights[slot].copy()
            if before == self.board.header[V_VERSION] and before >= 0:
                break
        if slot == 0:
            self.version = float(before)
        return Network(setup.inputs, setup.unpack(flat)).narrowed(self.encoder.used)

    def _deal(self) -> Table:
        header = self.board.header
        state = start(self.rng, self.played, float(header[V_MATERIAL]))
        seats = [Seat(True) for _ in state.players]
        pool = int(header[V_POOL])
        if pool and len(seats) > 1 and self.rng.random() < header[V_POOL_SHARE]:
            if self.opponent is None or self.games_of_opponent >= _GAMES_PER_OPPONENT:
                self.opponent = self._network(1 + self.rng.randrange(pool))
                self.games_of_opponent = 0
            self.games_of_opponent += 1
            me = self.rng.randrange(len(seats))
            for other in range(len(seats)):
                seats[other].learns = other == me
        return Table(state, seats)

    def run(self) -> None:
        """Play on and on."""
        setup = self.setup
        tables = [self._deal() for _ in range(setup.games)]
        while not self.board.header[V_STOP]:
            if self.board.header[V_VERSION] != self.version and self.board.header[V_VERSION] >= 0:
                self.network = self._network(0)
            mine: list[int] = []
            others: list[int] = []
            for index, table in enumerate(tables):
                seat = table.state.stack[-1].seat
                (mine if table.seats[seat].learns else others).append(index)
            for network, group in ((self.network, mine), (self.opponent, others)):
                if group and network is not None:
                    self._decide(network, [tables[index] for index in group])
            for index, table in enumerate(tables):
                if not table.state.waiting:
                    self._finish(table)
                    tables[index] = self._deal()

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
            advance(g, g.options[choice])

    def count(self, g: GameState, table: Table, points: list[int]) -> None:
        """Note for the log how a game ended."""
        learners = [seat for seat, kept in enumerate(table.seats) if kept.learns]
        if len(learners) < len(points):
            self.met += 1
            self.beaten += 1.0 if utility(points, learners[0]) > 0 else 0.0
        else:
            self.finished += 1
            self.log += farm_figures(g, 0)
            self.logged += 1

    def make_room(self, decisions: int, actions: int) -> None:
        """Hand over a rollout that has no room for so many decisions and actions."""
        room = self.setup.capacity
        if self.filled + decisions > room or self.filled_actions + actions > room * ACTIONS_PER_DECISION:
            self._hand_over()

    def rotated(self, points: list[int], seat: int) -> list[float]:
        """The points of all seats, a seat's own first."""
        seats = len(points)
        return [float(points[(seat + step) % seats]) for step in range(seats)] + [0.0] * (MOST_SEATS - seats)

    def _finish(self, table: Table) -> None:
        """Work out what each decision of a game was worth, and hand the decisions over."""
        g = table.state
        setup = self.setup
        points = final_points(g)
        shaping = float(self.board.header[V_SHAPING])
        own_points = float(self.board.header[V_OWN_POINTS])
        self.count(g, table, points)
        for seat, kept in enumerate(table.seats):
            decisions = len(kept.values)
            actions = sum(kept.counts)
            if not decisions:
                continue
            self.make_room(decisions, actions)
            rewards = [0.0] * decisions
            done = [*kept.progress, progress(g, seat)]
            for index in range(decisions):
                rewards[index] = shaping * (done[index + 1] - done[index])
            rewards[-1] += utility(points, seat, own_points)
            advantages = np.zeros(decisions, np.float32)
            following = 0.0
            later = 0.0
            for index in range(decisions - 1, -1, -1):
                surprise = rewards[index] + following - kept.values[index]
                later = surprise + setup.discount * later
                advantages[index] = later
                following = kept.values[index]
            slot = self.slots[self.slot]
            here = slice(self.filled, self.filled + decisions)
            seen = np.frombuffer(b"".join(kept.observations), np.uint8).reshape(decisions, -1)
            slot["observations"][here] = self.reader.widened(seen, setup.inputs)
            slot["seats"][here] = len(points)
            slot["actions"][self.filled_actions : self.filled_actions + actions] = np.frombuffer(
                b"".join(kept.actions), np.uint8
            ).reshape(actions, ACTION_SIZE)
            slot["counts"][here] = kept.counts
            slot["choices"][here] = kept.choices
            slot["chances"][here] = kept.chances
            slot["advantages"][here] = advantages
            slot["returns"][here] = advantages + np.array(kept.values, np.float32)
            slot["points"][here] = self.rotated(points, seat)
            self.filled += decisions
            self.filled_actions += actions

    def _hand_over(self) -> None:
        """Tell the learner that a rollout is full, and wait until the other one has been read."""
        self.pipe.send((self.slot, self.filled, self.filled_actions, self.finished, self.log, self.logged,
                        self.beaten, self.met))  # fmt: skip
        self.finished = 0
        self.log = np.zeros(len(FARM_FIGURES))
        self.logged = self.met = 0
        self.beaten = 0.0
        self.pipe.recv()  # the other one is free
        self.slot = 1 - self.slot
        self.filled = self.filled_actions = 0

"""Some of the games of a batch, which one process plays, and the arrays that they are told by."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.encoding.board_numbers import BoardNumbers
from agricola.encoding.rewards import SHAPED, Rewards
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.categories import total
from agricola.game import new_game

MOST_LEGAL: Final = 1536
"""No decision has more legal actions: 1,232 pastures are the most that a farmyard has."""


@dataclass(frozen=True)
class BatchSetup:
    """What is played."""

    edition: str
    players: int
    reward: str
    seed: int
    masks: bool
    options: dict[str, Any] = field(default_factory=dict)

    def start(self, number: int, episode: int) -> GameState:
        """The game that has a place in the batch, the first of them or a later one."""
        drawn = random.Random(f"{self.seed}/game {number}/{episode}").getrandbits(63)
        return new_game(self.edition, players=self.players, seed=drawn, **self.options).state


class BatchArrays:
    """What a batch tells and is told, as arrays over one piece of memory that processes share."""

    def __init__(self, memory: Any, games: int, players: int, observation_size: int, masked: int) -> None:
        self._memory = memoryview(memory).cast("B")
        self._used = 0
        self.actions: NDArray[np.int32] = self._array(np.int32, (games,))
        self.rewards: NDArray[np.float32] = self._array(np.float32, (games, players))
        self.scores: NDArray[np.int16] = self._array(np.int16, (games, players))
        self.counts: NDArray[np.uint16] = self._array(np.uint16, (games,))
        self.legal: NDArray[np.uint16] = self._array(np.uint16, (games, MOST_LEGAL))
        self.seats: NDArray[np.uint8] = self._array(np.uint8, (games,))
        self.dones: NDArray[np.bool_] = self._array(np.bool_, (games,))
        self.observations: NDArray[np.uint8] = self._array(np.uint8, (games, observation_size))
        self.masks: NDArray[np.uint8] = self._array(np.uint8, (games, masked))

    @staticmethod
    def size(games: int, players: int, observation_size: int, masked: int) -> int:
        """How many bytes the arrays take."""
        return games * (4 + players * (4 + 2) + 2 + 2 * MOST_LEGAL + 1 + 1 + observation_size + masked)

    def _array(self, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        """The next array; those of wide numbers come first, so that each begins where its numbers may."""
        length = int(np.prod(shape)) * np.dtype(kind).itemsize
        first, self._used = self._used, self._used + length
        return np.frombuffer(self._memory[first : self._used], kind).reshape(shape)


class GameBlock:
    """The games of a batch from one number to another; each that ends is followed by a new one."""

    def __init__(self, setup: BatchSetup, arrays: BatchArrays, first: int, count: int) -> None:
        self._setup = setup
        self._first = first
        self._count = count
        self._episodes = [0] * count
        self._states = [setup.start(first + index, 0) for index in range(count)]
        self._rewards = [Rewards(setup.reward, state) for state in self._states]
        self._numbers = BoardNumbers(self._states[0].board)
        self._given: list[list[int]] = [[] for _ in range(count)]
        """The numbers of the legal actions of each game, in their order."""
        self._observed = bytearray(count * self._numbers.observation_size)
        self._masked = bytearray(count * self._numbers.actions.size if setup.masks else 0)
        self._chosen: list[Action] = []
        own = slice(first, first + count)
        self._actions = arrays.actions[own]
        self._told_rewards = arrays.rewards[own]
        self._scores = arrays.scores[own]
        self._counts = arrays.counts[own]
        self._legal = arrays.legal[own].data.cast("B").cast("H")
        self._seats = arrays.seats[own]
        self._dones = arrays.dones[own]
        self._observations = arrays.observations[own].data.cast("B")
        self._masks = arrays.masks[own].data.cast("B") if setup.masks else None
        self._tell()

    def check(self) -> str:
        """Find the actions that were chosen; says what is wrong with one that is not legal. Nothing is played yet."""
        self._chosen = []
        for index, number in enumerate(self._actions.tolist()):
            given = self._given[index]
            if number not in given:
                meaning = self._numbers.actions.meaning(number) if 0 <= number < self._numbers.actions.size else "none"
                return f"game {self._first + index}: action {number} ({meaning}) is not legal now; see `legal`"
            self._chosen.append(self._states[index].options[given.index(number)])
        return ""

    def play(self) -> None:
        """Carry out the actions that were found."""
        shaped = self._setup.reward == SHAPED
        self._told_rewards.fill(0.0)
        self._dones.fill(False)
        states = self._states
        for index, action in enumerate(self._chosen):
            state = states[index]
            advance(state, action)
            over = not state.waiting
            if over or shaped:
                self._told_rewards[index] = self._rewards[index].earned(state)
            if over:
                self._dones[index] = True
                self._scores[index] = [total(state, p) for p in state.players]
                self._episodes[index] += 1
                state = states[index] = self._setup.start(self._first + index, self._episodes[index])
                self._rewards[index] = Rewards(self._setup.reward, state)
        self._tell()

    def _tell(self) -> None:
        """Write every position into the arrays."""
        observe = self._numbers.write_observation
        numbers = self._numbers.actions.fast
        size = self._numbers.observation_size
        given = self._given
        seats: list[int] = []
        at = 0
        row = 0
        for index, state in enumerate(self._states):
            seat = state.stack[-1].seat
            seats.append(seat)
            observe(state, seat, self._observed, at)
            at += size
            legal = given[index] = numbers.numbers(state)
            self._legal[row : row + len(legal)] = array("H", legal)
            row += MOST_LEGAL
        self._observations[:] = self._observed
        self._seats[:] = seats
        self._counts[:] = [len(legal) for legal in given]
        if self._masks is not None:
            wide = self._numbers.actions.size
            for index, state in enumerate(self._states):
                numbers.write_mask(state, self._masked, index * wide)
            self._masks[:] = self._masked

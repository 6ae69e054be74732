"""Some of the games of a batch, which one process plays, and the arrays that they are told by."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.batch.stepper import Stepper
from agricola.encoding.board_numbers import BoardNumbers
from agricola.encoding.rewards import SHAPED, Rewards
from agricola.engine.deeds.legality import play_on
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.categories import total
from agricola.start import lay_out

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
        # As `new_game`, but for the record, which nobody asks for here.
        state, _ = lay_out(None, self.edition, players=self.players, seed=drawn, **self.options)
        play_on(state)
        return state


class BatchArrays:
    """What a batch tells and is told, as arrays over one piece of memory that processes share."""

    def __init__(self, memory: Any, games: int, players: int, observation_size: int, masked: int) -> None:
        self._memory = memoryview(memory).cast("B")
        self._used = 0
        self.chosen: NDArray[np.int32] = self._array(np.int32, (games,))
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
        self._numbers = BoardNumbers(setup.start(first, 0).board)
        self._episodes = [0] * count
        self._rewards: list[Rewards] = []
        own = slice(first, first + count)
        self._chosen = arrays.chosen[own]
        self._told_rewards = arrays.rewards[own]
        self._scores = arrays.scores[own]
        self._dones = arrays.dones[own]
        self._seats = arrays.seats[own]
        self._counts = arrays.counts[own]
        self._stepper = Stepper(
            self._numbers.encoder,
            self._numbers.actions.fast,
            self._numbers.cards,
            self._numbers.observation_size,
            arrays.observations[own].data.cast("B"),
            arrays.legal[own].data.cast("B"),
            MOST_LEGAL,
            arrays.masks[own].data.cast("B") if setup.masks else None,
        )
        for index in range(count):
            state = setup.start(first + index, 0)
            self._rewards.append(Rewards(setup.reward, state))
            self._stepper.add(state)
        self._tell_asked()

    def play(self) -> None:
        """Carry out the actions that were chosen, by their places among the legal ones."""
        self._told_rewards.fill(0.0)
        self._dones.fill(False)
        states = self._stepper.states
        over = self._stepper.play(self._chosen.tolist())
        for index in range(len(states)) if self._setup.reward == SHAPED else over:
            self._told_rewards[index] = self._rewards[index].earned(states[index])
        for index in over:
            self._dones[index] = True
            self._scores[index] = [total(states[index], p) for p in states[index].players]
            self._episodes[index] += 1
            state = self._setup.start(self._first + index, self._episodes[index])
            self._rewards[index] = Rewards(self._setup.reward, state)
            self._stepper.replace(index, state)
        self._tell_asked()

    def _tell_asked(self) -> None:
        """Write who is asked and among how many actions, of all games at once."""
        self._seats[:] = self._stepper.seats
        self._counts[:] = self._stepper.counts

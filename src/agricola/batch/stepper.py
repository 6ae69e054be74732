"""Many games that are stepped and told in one go: each is played, encoded and numbered while it is at hand.

Compiled with the engine, so it imports nothing but the engine and the compiled part of the encoding.
"""

from __future__ import annotations

import sys

from agricola.encoding.action_numbers import ActionNumbers
from agricola.encoding.column_numbers import OBSERVATION_SIZE
from agricola.encoding.encoder import Encoder
from agricola.encoding.last_told import LastTold
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.state import GameState


class Stepper:
    """Games on one board, and the memory that they are told in."""

    def __init__(
        self,
        encoder: Encoder,
        numbers: ActionNumbers,
        cards: list[int],
        observation_size: int,
        observations: memoryview,
        legal: memoryview,
        most_legal: int,
        masks: memoryview | None,
    ) -> None:
        self.states: list[GameState] = []
        self.seats: list[int] = []
        """The seat that is asked in each game."""
        self.counts: list[int] = []
        """How many legal actions each game has."""
        self._encoder = encoder
        self._numbers = numbers
        self._cards = cards
        """The place of each catalog number among the cards that are told; empty without hand cards."""
        self._observation_size = observation_size
        self._observations = observations
        self._legal = legal
        self._legal_size = 2 * most_legal
        """So many bytes are kept for the numbers of the legal actions of a game."""
        self._pairs: list[bytes] = [number.to_bytes(2, sys.byteorder) for number in range(numbers.size)]
        """The two bytes of each number."""
        self._masks = masks
        self._told: list[LastTold] = []
        """What was last told of each game."""

    def add(self, g: GameState) -> None:
        """Add a game behind the others."""
        self.states.append(g)
        self.seats.append(0)
        self.counts.append(0)
        self._told.append(LastTold(len(g.players)))
        self._tell(len(self.states) - 1, g)

    def replace(self, index: int, g: GameState) -> None:
        """Put a new game into the place of one that is over."""
        self.states[index] = g
        self._tell(index, g)

    def play(self, chosen: list[int]) -> list[int]:
        """Carry out one action in each game, by its place among the legal ones, and tell the new positions.

        Gives the games that are over, which tell nothing.
        """
        over: list[int] = []
        for index in range(len(chosen)):
            g = self.states[index]
            advance(g, g.options[chosen[index]])
            if g.waiting:
                self._tell(index, g)
            else:
                over.append(index)
        return over

    def _tell(self, index: int, g: GameState) -> None:
        """Write what the seat that is asked knows, and what it may choose."""
        seat = g.stack[-1].seat
        at = index * self._observation_size
        self._encoder.write_observation(g, seat, self._observations, at, self._told[index])
        if self._cards:
            self._encoder.write_held(g, seat, self._cards, len(self._cards), self._observations, at + OBSERVATION_SIZE)
        given = self._numbers.numbers(g)
        pairs = self._pairs
        numbers = b"".join([pairs[number] for number in given])
        at = index * self._legal_size
        self._legal[at : at + len(numbers)] = numbers
        self.seats[index] = seat
        self.counts[index] = len(given)
        if self._masks is not None:
            self._numbers.write_mask(given, self._masks, index * self._numbers.size)

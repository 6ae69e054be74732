"""Many games that are stepped and told in one go: each is played, encoded and numbered while it is at hand.

Compiled with the engine, so it imports nothing but the engine and the compiled part of the encoding.
"""

from __future__ import annotations

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
        masks: memoryview | None,
    ) -> None:
        self.states: list[GameState] = []
        self.seats: list[int] = []
        """The seat that is asked in each game."""
        self._encoder = encoder
        self._numbers = numbers
        self._cards = cards
        """The place of each catalog number among the cards that are told; empty without hand cards."""
        self._observation_size = observation_size
        self._observations = observations
        self._masks = masks
        self._given: list[list[int]] = []
        """The numbers of the legal actions of each game, in their order."""
        self._chosen: list[int] = []
        """Which of its legal actions each game is to go on with."""
        self._told: list[LastTold] = []
        """What was last told of each game."""

    def add(self, g: GameState) -> None:
        """Add a game behind the others."""
        self.states.append(g)
        self._given.append([])
        self.seats.append(0)
        self._told.append(LastTold(len(g.players)))
        self._tell(len(self.states) - 1, g)

    def replace(self, index: int, g: GameState) -> None:
        """Put a new game into the place of one that is over."""
        self.states[index] = g
        self._tell(index, g)

    def counts(self) -> list[int]:
        """How many legal actions each game has."""
        return [len(given) for given in self._given]

    def numbers(self) -> list[int]:
        """The numbers of the legal actions of all games, one game after the other."""
        numbers: list[int] = []
        for given in self._given:
            numbers.extend(given)
        return numbers

    def choose(self, numbers: list[int]) -> int:
        """Find the actions of these numbers, one for each game; gives the first game where it is not legal, else -1."""
        chosen: list[int] = []
        for index in range(len(numbers)):
            wanted = numbers[index]
            given = self._given[index]
            place = 0
            while place < len(given) and given[place] != wanted:
                place += 1
            if place == len(given):
                return index
            chosen.append(place)
        self._chosen = chosen
        return -1

    def play(self) -> list[int]:
        """Carry out what was chosen and tell the new positions; gives the games that are over, which tell nothing."""
        over: list[int] = []
        chosen = self._chosen
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
        given = self._given[index] = self._numbers.numbers(g)
        self.seats[index] = seat
        if self._masks is not None:
            self._numbers.write_mask(given, self._masks, index * self._numbers.size)

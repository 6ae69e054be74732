"""What an agent is given and what it gives back.

An agent gets an `Observation`: the view of its seat, the legal actions, and games that the seat might be in. Nothing
that it offers leads to the hidden truth. Python keeps nobody from private names (`_game`), so this is a promise that an
agent is honest, not a wall against one that is not. It returns one of the legal actions, within a `Budget`, and looks
now and then at its `Deadline`, which counts, reports progress and tells when to stop.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from agricola.engine.errors import AgricolaError, BadOption
from agricola.engine.kernel.actions import Action
from agricola.game import Game, RandomBits, RandomBytes
from agricola.view import View


class Cancelled(AgricolaError):
    """The answer is not wanted any more."""


class Observation:
    """What one seat sees of a game that waits for its decision."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        if game.current_player != seat:
            raise BadOption(f"seat {seat} is not asked; an agent is given the observation of the seat that is")
        self._game = game
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Observation of seat {self.seat}, {len(self.legal_actions())} legal actions, {self._game!r}>"

    def svg(self, language: str = "en") -> str:
        """The table as the seat sees it, with its hand, as a picture."""
        return self._game._table_svg(self.seat, language)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def view(self) -> View:
        """The position as the seat may know it, as plain JSON data."""
        return self._game.view(self.seat)

    def legal_actions(self) -> list[Action]:
        """What the seat may choose now."""
        return self._game.legal_actions()

    def sample_world(self, rng: RandomBits | RandomBytes) -> Game:
        """A game that the seat might be in: what it can't know is dealt anew."""
        return self._game.determinize(self.seat, rng)


@dataclass(frozen=True)
class Budget:
    """How much an agent may think about one decision: seconds, simulations, or whichever ends first.

    With neither, an agent that searches goes on until it is cancelled.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        for what, amount in (("seconds", self.seconds), ("simulations", self.simulations)):
            if amount is not None and not amount > 0:
                raise BadOption(f"a budget of {what} is more than 0, not {amount}")


def _nobody_asks(done: float) -> None:
    """Progress that nobody wants to see."""


class Deadline:
    """One decision in the making: how much of the budget is spent, and whether the answer is still wanted."""

    def __init__(self, budget: Budget, progress: Callable[[float], None] = _nobody_asks) -> None:
        self.budget = budget
        self.simulations = 0
        self._progress = progress
        self._cancelled = threading.Event()
        self._begun = time.monotonic()

    @contextmanager
    def with_budget(self, budget: Budget) -> Iterator[Deadline]:
        """The same decision with another budget: begun, cancelled, reported and counted together with this one."""
        other = Deadline(budget, self._progress)
        other.simulations = self.simulations
        other._cancelled = self._cancelled
        other._begun = self._begun
        try:
            yield other
        finally:
            self.simulations = other.simulations

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._begun

    def cancel(self) -> None:
        """Say that the answer is not wanted any more; from any thread."""
        self._cancelled.set()

    def goes_on(self, simulations: int = 0) -> bool:
        """Count simulations, report progress; whether the budget allows more. Raises Cancelled."""
        if self._cancelled.is_set():
            raise Cancelled("the thinking was cancelled")
        self.simulations += simulations
        done = self.spent()
        self._progress(min(done, 1.0))
        return done < 1.0

    def spent(self) -> float:
        """The part of the budget that is used up: 0 at the beginning, 1 or more at the end."""
        spent = 0.0
        if self.budget.seconds is not None:
            spent = self.seconds / self.budget.seconds
        if self.budget.simulations is not None:
            spent = max(spent, self.simulations / self.budget.simulations)
        return spent


class Agent(Protocol):
    """A computer player. It may keep what it learned within one game; a new game gets a new agent."""

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """One of `observation.legal_actions()`; raises Cancelled when the answer is not wanted any more."""


@dataclass(frozen=True)
class Judgement:
    """What an agent thinks of one legal action."""

    action: Action
    value: float
    """What the seat's final score is expected to be, less that of the best of the others (solo: the score alone)."""
    share: float
    """The part of the thinking that went into this action, 0 to 1."""

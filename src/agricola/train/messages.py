"""What the learner and the players hand each other: plain arrays and numbers, whoever computes and carries them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network_numbers import Game
from agricola.train.games import FARM_FIGURES

Arrays = dict[str, NDArray[Any]]
"""Decisions by field, as `Setup.fields` names them."""
BY_ACTION: Final = ("actions", "targets")
"""The fields that have a row for each action of a decision, not one for all."""
MOST_OPPONENTS: Final = 8
"""How many earlier networks are kept as opponents."""


@dataclass(frozen=True)
class Manner:
    """How games are played and what counts in them, which changes during a run."""

    shaping: float
    """The weight of rewards on the way."""
    own_points: float
    """What own points count beside the margin."""
    shame: float
    """What a begging marker costs beyond its points, in points."""
    material: float
    """The share of games that start with material."""
    openings: float
    """The share of games whose first moves are drawn."""
    pool_share: float
    """The share of games against earlier networks."""
    strangers: float
    """The share of games against players that are no networks."""
    looks: float = 0.0
    """After which share of the own turns a seat also looks at what another is asked next."""


@dataclass(frozen=True)
class News:
    """What the learner tells all players."""

    weights: NDArray[np.float32]
    """All weights of the newest network as one long array."""
    pool: Sequence[NDArray[np.float32]]
    """The same of earlier networks, as opponents."""
    manner: Manner


@dataclass
class Tally:
    """What was counted in the games of a player: the farms at the end, and the games against opponents."""

    sums: NDArray[np.float64] = field(default_factory=lambda: np.zeros(len(FARM_FIGURES)))
    farms: int = 0
    beaten: int = 0
    met: int = 0

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return self.farms + self.met

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.sums += other.sums
        self.farms += other.farms
        self.beaten += other.beaten
        self.met += other.met

    def summary(self) -> str:
        """The averages in a few words."""
        farm = (self.sums / max(1, self.farms)).round(1).tolist()
        words = "/".join(f"{value:g}" for value in farm)
        return f"{words},{self.beaten / max(1, self.met):.2f}"


@dataclass(frozen=True)
class Part:
    """Some decisions of one player, and what was counted in the games that ended meanwhile."""

    game: Game
    decisions: Arrays
    tally: Tally

    @property
    def size(self) -> int:
        """How many decisions there are."""
        return len(self.decisions["counts"])

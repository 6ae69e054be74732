"""The agent that chooses at random."""

from __future__ import annotations

import random

from agricola.agents.protocol import Deadline, Observation
from agricola.engine.kernel.actions import Action


class Random:
    """Chooses any legal action, each as likely as the other."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """One of the legal actions."""
        deadline.goes_on()
        return self._rng.choice(observation.legal_actions())

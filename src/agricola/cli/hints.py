"""Advice for the open decision: what a computer player would do in the place of the person who is asked."""

from __future__ import annotations

from dataclasses import dataclass

from agricola.agents.roster import DEFAULT_LEVEL, sitter
from agricola.game import Game


@dataclass(frozen=True)
class Advice:
    """One thing that could be done, and why."""

    action: str
    why: str

    def __str__(self) -> str:
        return f"{self.action}: {self.why}" if self.why else self.action


def advice(game: Game) -> list[Advice]:
    """What could be done in the open decision, the best first; from what the seat that is asked may know."""
    choice = sitter(DEFAULT_LEVEL).choose(game)
    return [Advice(str(choice), f"what a computer player of the level {DEFAULT_LEVEL} would do")]

"""Advice for the open decision, from what the seat that is asked may know."""

from __future__ import annotations

from dataclasses import dataclass

from agricola.agents.analysis import hints
from agricola.agents.protocol import Sight
from agricola.game import Game


@dataclass(frozen=True)
class Advice:
    """One thing that could be done, and why."""

    action: str
    why: str

    def __str__(self) -> str:
        return f"{self.action}: {self.why}" if self.why else self.action


def advice(game: Game) -> list[Advice]:
    """Up to three things that could be done in the open decision, the best first."""
    seat = game.current_player
    if seat is None:
        return []
    found = hints(Sight(game, seat))
    if len(found) == 1:
        return [Advice(str(found[0].action), "the only choice")]
    return [Advice(str(one.action), _why(one.value, found[0].value, alone=len(game.scores()) == 1)) for one in found]


def _why(value: float, best: float, *, alone: bool) -> str:
    """What an action promises, in words."""
    points = f"{abs(value):.1f} points"
    if alone:
        words = f"promises about {value:.1f} points in the end"
    elif abs(value) < 0.05:
        words = "promises a draw with the best of the others"
    else:
        words = f"promises to end {points} {'ahead of' if value > 0 else 'behind'} the best of the others"
    less = best - value
    return f"{words} ({less:.1f} less than the first)" if less >= 0.05 else words

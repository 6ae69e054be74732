"""The clock of a room: how long each seat has been asked, and when its time is up."""

from __future__ import annotations

from typing import Final

from agricola.server.messages.rooms import Clock

_LEAST: Final = 30.0
"""Seconds that everybody has for a turn, even where the time for the game is used up."""


class Times:
    """How long each seat has thought, by the times of the entries; so it is the same after a restart."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.asked: int | None = None
        """Who is asked; None while nobody is."""
        self._used = [0.0] * players
        self._since = 0.0
        """When what was used was counted last."""
        self._turn_began = 0.0

    def note(self, at: float, asked: int | None, *, new_turn: bool) -> None:
        """Note who is asked from a time on, and whether a turn begins then."""
        if self.asked is not None:
            self._used[self.asked] += max(0.0, at - self._since)
        if new_turn or asked != self.asked:
            self._turn_began = at
        self.asked, self._since = asked, at

    @property
    def due(self) -> float | None:
        """When the time of the seat that is asked is up; None when nothing runs."""
        if self.clock is None or self.asked is None:
            return None
        if self.clock.kind == "turn":
            return self._turn_began + self.clock.seconds
        return max(self._since + self.clock.seconds - self._used[self.asked], self._turn_began + _LEAST)

    @property
    def left(self) -> list[float]:
        """What each seat has left of its time for the game, as of the last entry; empty without such a clock."""
        if self.clock is None or self.clock.kind == "turn":
            return []
        return [round(max(0.0, self.clock.seconds - used), 1) for used in self._used]

"""How far a trial goes. One that gives up says "not possible" without knowing it, so those are counted.

In play it must not happen: the limits are far beyond what any game has asked for, and tests see to it that the count
stays where it is.
"""

from __future__ import annotations

from typing import Final

_SHORT: Final = 40
"""Most trials look at fewer positions than this."""


class TrialBudget:
    """How many positions one trial may still look at."""

    __slots__ = ("exhausted", "left", "met", "short")

    def __init__(self, limit: int) -> None:
        self.left = limit
        self.exhausted = False
        self.short = limit - _SHORT
        """While more than this is left, nobody asks whether a position was met before."""
        self.met: set[object] = set()

    def is_long(self) -> bool:
        """Whether so much was looked at that positions are worth remembering."""
        return self.left < self.short

    def meets_again(self, position: object) -> bool:
        """Whether a long trial came to a position before, in another order: baking 3 and then 2 grain, or 2 and 3."""
        if position in self.met:
            return True
        self.met.add(position)
        return False

    def look(self) -> bool:
        """Take one more position, if it may be looked at; a trial that may look at no more is counted, once."""
        if self.left > 0:
            self.left -= 1
            return True
        if not self.exhausted:
            self.exhausted = True
            note_exhausted()
        return False


class _Count:
    """A number that changes."""

    def __init__(self) -> None:
        self.value = 0


_exhausted: Final = _Count()


def note_exhausted() -> None:
    """Count a trial that gave up."""
    _exhausted.value += 1


def exhausted_trials() -> int:
    """How many trials of this process gave up so far."""
    return _exhausted.value

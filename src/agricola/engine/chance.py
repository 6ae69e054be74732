"""The only module that draws: a small generator whose whole state is one integer.

The same seed gives the same numbers on every machine, for ever (SplitMix64, a published public-domain algorithm). One
integer is cheap to clone, to save and to replace, so that a search can be given another future.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from agricola.engine.kernel.state import GameState

_MASK: Final = (1 << 64) - 1
_T = TypeVar("_T")


class Chance:
    """A seeded source of random choices."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including `bound`, all equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            drawn = self._next()
            if drawn < limit:
                return drawn % bound

    def shuffled(self, items: list[_T]) -> list[_T]:
        """The items in random order, as a new list."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def draw_below(g: GameState, bound: int) -> int:
    """A number from 0 up to but not including `bound`, drawn in the middle of a game."""
    chance = Chance(g.chance)
    drawn = chance.below(bound)
    g.chance = chance.state
    return drawn


def seeded(seed: int) -> Chance:
    """The generator of a game with that seed; seeds of any size count in full."""
    chance = Chance(seed & _MASK)
    rest = seed >> 64
    while rest > 0:
        chance.state = chance._next() ^ (rest & _MASK)
        rest >>= 64
    return chance

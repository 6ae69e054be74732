"""What may be built where on the farm of 15 spaces, beyond what holds in every game: named switches that a board sets.

The rules of fences themselves are in `pastures`; what counts as a structure is asked of the yard.
"""

from __future__ import annotations

from typing import Final


class LandRules:
    """How strict the rules of building are. Immutable, so that every yard of a game shares one."""

    __slots__ = ("loose_fences", "must_touch", "pastures_apart")

    def __init__(self, *, pastures_apart: bool = False, loose_fences: bool = False, must_touch: bool = False) -> None:
        self.pastures_apart = pastures_apart
        """Pastures need not be adjacent to one another."""
        self.loose_fences = loose_fences
        """Fences may be built that complete no pasture yet."""
        self.must_touch = must_touch
        """Whatever is built must be adjacent to a room, a field, a stable or a pasture, the first field and pasture
        too."""

    def key(self) -> int:
        """The switches as a number."""
        return self.pastures_apart | self.loose_fences << 1 | self.must_touch << 2

    def also(self, *, pastures_apart: bool = False, loose_fences: bool = False, must_touch: bool = False) -> LandRules:
        """The same rules with some more switches on."""
        return LandRules(
            pastures_apart=self.pastures_apart or pastures_apart,
            loose_fences=self.loose_fences or loose_fences,
            must_touch=self.must_touch or must_touch,
        )


USUAL_LAND: Final = LandRules()

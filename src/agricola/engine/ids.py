"""Names for the small numbers that the engine passes around, and the limits of the box.

A cell and a space have types of their own, so that neither is printed as the other by accident.
"""

from __future__ import annotations

from typing import Final, NewType

Cell = NewType("Cell", int)
SpaceIndex = NewType("SpaceIndex", int)

NO_SPACE: Final = SpaceIndex(-1)
"""The context of an effect that no placed person caused."""

ROUNDS: Final = 14

# The three pieces that are limited (revised 1.1, original 2); everything else is unlimited.
MAX_PEOPLE: Final = 5
MAX_STABLES: Final = 4
MAX_FENCES: Final = 15

# House materials, in the order in which a house is renovated.
WOODEN_HOUSE: Final = 0
"""The material of a wooden house."""
CLAY_HOUSE: Final = 1
"""The material of a clay house."""
STONE_HOUSE: Final = 2
"""The material of a stone house."""
MATERIAL_NAMES: Final = ("wood", "clay", "stone")

"""The readings of rules in which the appendices of the revised edition differ, by the language of the appendix."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = "english"
"""The usual one; the Spanish appendix agrees with it."""
FRENCH: Final = "french"
POLISH: Final = "polish"
READINGS: Final = (ENGLISH, FRENCH, POLISH)

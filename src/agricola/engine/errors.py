"""Everything that can go wrong for a caller, as one small family of exceptions.

Each message says what is wrong and what to do; no call that raises one of these has changed anything.
"""

from __future__ import annotations


class AgricolaError(Exception):
    """The root of all errors that this package raises on purpose."""


class BadOption(AgricolaError, ValueError):
    """An edition, a number of players or an option that there is not."""


class NotReadable(AgricolaError, ValueError):
    """A text that is no move, no position and no record in our notation."""


class NotLegal(AgricolaError, ValueError):
    """A move that can be read but is not allowed now; the message says why."""


class Ambiguous(AgricolaError, ValueError):
    """A shortened move that fits several legal ones; the message lists them."""


class BadPosition(AgricolaError, ValueError):
    """A position that breaks a rule that holds in every game (too many fences, a field in a pasture, ...)."""


class BadRecord(AgricolaError, ValueError):
    """A record of a game that is cut short, was edited, or does not replay."""

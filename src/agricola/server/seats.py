"""Who holds a seat: a token proves it, and only its hash is kept; a computer plays at one of the levels."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from msgspec import Struct

from agricola.agents.roster import DEFAULT_LEVEL, LEVELS
from agricola.server.errors import Refusal
from agricola.server.messages import SeatKind

COLOURS = ("red", "blue", "green", "yellow", "violet")


class Sitting(Struct, frozen=True):
    """Who sits on a seat."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    holder: str | None = None
    """The hash of the token of the person, or of the person who handed the seat to a computer."""


def new_token() -> str:
    """A token that nobody can guess: 256 bits from the operating system."""
    return secrets.token_urlsafe(32)


def holder_of(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def same_holder(one: str | None, other: str | None) -> bool:
    """Whether two hashes are of the same token; takes the same time for all."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def clean(name: str) -> str:
    """A name without what can't be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:40]


def checked_level(level: str | None) -> str:
    """A level that there is; never anything else that the roster could load."""
    if level is None:
        return DEFAULT_LEVEL
    if level not in LEVELS:
        raise Refusal(422, "no_such_level", f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.")
    return level

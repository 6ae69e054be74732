"""Who holds a seat and what may be done with it.

A token proves who somebody is, and only its hash is kept; a computer plays at one of the levels.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from agricola.agents.roster import DEFAULT_LEVEL, LEVELS
from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.messages.rooms import SeatChange, SeatWish
from agricola.server.messages.values import SeatDeed, SeatKind

COLOURS = ("red", "blue", "green", "yellow", "violet")


class SeatAssignment(Struct, frozen=True):
    """Who sits on a seat."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    holder: str | None = None
    """The hash of the token of the person, or of the person who handed the seat to a computer."""
    away: bool = False
    """Whether a computer plays because the person is away, who gets the seat back by coming back."""


def new_token() -> str:
    """A token that nobody can guess: 256 bits from the operating system."""
    return secrets.token_urlsafe(32)


def holder_of(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def same_holder(one: str | None, other: str | None) -> bool:
    """Whether two hashes are of the same token; takes the same time for all."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def clean(text: str, most: int = 40) -> str:
    """A name, or what somebody says, without what can't be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:most]


def checked_level(level: str | None) -> str:
    """A level that there is; never anything else that the roster could load."""
    if level is None:
        return DEFAULT_LEVEL
    if level not in LEVELS:
        raise Refusal(422, "no_such_level", say("refused-no-such-level", level=level))
    return level


def assigned(wanted: SeatWish, holder: str) -> SeatAssignment:
    """Who sits on a seat of a new room, as somebody wishes."""
    name = clean(wanted.name or "")
    if wanted.kind == "person":
        return SeatAssignment("person", name, None, holder)
    if wanted.kind == "computer":
        return SeatAssignment("computer", name, checked_level(wanted.level))
    return SeatAssignment("open")


def held(seats: Sequence[SeatAssignment], holder: str | None) -> list[int]:
    """The seats that a holder has."""
    return [
        seat
        for seat, assignment in enumerate(seats)
        if assignment.kind == "person" and same_holder(assignment.holder, holder)
    ]


Owners = Sequence[str | None]
"""By seat: the one person who may ever see its hand; None where that is nobody, since a computer plays it."""


def owners_of(seats: Sequence[SeatAssignment]) -> list[str | None]:
    """Who may see the hands when a game begins: those who sit there then."""
    return [assignment.holder if assignment.kind == "person" else None for assignment in seats]


def free_seat(seats: Sequence[SeatAssignment], holder: str, wanted: int | None, owners: Owners | None) -> int:
    """The seat that a holder may take: an open one, or by its number one that the holder handed to a computer.

    Once hands are dealt `owners` says whose they are, and nobody else may take a seat.
    """
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refusal(422, "no_such_seat", say("refused-no-such-seat", number=wanted))
    free = []
    for seat, assignment in enumerate(seats):
        own = (
            assignment.kind == "computer"
            and same_holder(assignment.holder, holder)
            and (wanted == seat or assignment.away)
        )
        if owners is not None:
            own = assignment.kind != "person" and same_holder(owners[seat], holder)
        if own or (owners is None and assignment.kind == "open"):
            free.append(seat)
    if wanted in free:
        return wanted
    if wanted is None and free:
        return free[0]
    if owners is not None and any(assignment.kind == "open" for assignment in seats):
        raise Refusal(409, "seat_kept")
    raise Refusal(409, "no_open_seat")


def must_be_a_seat(seats: Sequence[SeatAssignment], seat: int) -> None:
    """Refuse a number that no seat has."""
    if not 0 <= seat < len(seats):
        raise Refusal(404, "no_such_seat", say("refused-no-such-seat", number=seat))


def changed(
    seats: Sequence[SeatAssignment], seat: int, holder: str | None, change: SeatChange, owners: Owners | None
) -> SeatAssignment:
    """Who sits on a seat after a change; refused to those who may not change it."""
    must_be_a_seat(seats, seat)
    assignment, own = seats[seat], held(seats, holder)
    if seat not in own and not (own and _is_common(assignment, holder, change)):
        raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=seat))
    if owners is not None and change.do == "open" and assignment.kind == "computer":
        raise Refusal(409, "seat_kept")
    if change.do == "computer":
        level = checked_level(change.level)
        name = clean(change.name or "") or (assignment.name if assignment.away else "")
        return SeatAssignment("computer", name, level, assignment.holder, assignment.away)
    if change.do == "rename":
        return SeatAssignment(
            assignment.kind, clean(change.name or "") or assignment.name, assignment.level, assignment.holder
        )
    return SeatAssignment("open")


def _is_common(assignment: SeatAssignment, holder: str | None, change: SeatChange) -> bool:
    """Whether anybody at the table may do this: to a seat that is nobody's. One that was handed over is somebody's."""
    if change.do == "computer":
        return assignment.kind in ("open", "computer")
    handed_over = assignment.holder is not None and not same_holder(assignment.holder, holder)
    return change.do == "open" and assignment.kind == "computer" and not handed_over


def what_happened(old: SeatAssignment, new: SeatAssignment) -> SeatDeed:
    """What a change of a seat is called."""
    if new.kind == "computer":
        return "away" if new.away else "computer"
    if new.kind == "open":
        return "leave" if old.kind == "person" else "open"
    if old.kind == "person":
        return "rename"
    return "return" if same_holder(old.holder, new.holder) else "join"

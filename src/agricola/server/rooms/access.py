"""Who may come into a room: anybody with its link, or, into a private one, those with the key to play or to watch."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from agricola.server.errors import Refusal
from agricola.server.messages.rooms import Clock, Links
from agricola.server.rooms.seats import SeatAssignment, same_holder

May = Literal["play", "watch", "none"]
_KEY_BYTES: Final = 12
PASSES: Final = 500
"""How many people may be let into a room or sent away from it, which is written down each time."""


class Pass(Struct, frozen=True):
    """What somebody may do in a room from now on."""

    holder: str
    may: May


class Settings(Struct, frozen=True):
    """What was agreed on when a room was made."""

    clock: Clock | None = None
    host: str | None = None
    """Who made the room."""
    play_key: str | None = None
    """The key to play in a private room; None where everybody with the link may."""
    watch_key: str | None = None
    talk: bool = True
    """Whether players may say something to each other."""
    series: str = ""
    """The series that the game belongs to; empty for none."""
    watch_delay: bool = False
    """Whether those who watch are shown the game one round later."""

    @property
    def private(self) -> bool:
        """Whether the room is for those with a key."""
        return self.play_key is not None

    def links(self, room: str) -> Links | None:
        """The links into a private room."""
        if not self.private:
            return None
        return Links(f"/r/{room}#play={self.play_key}", f"/r/{room}#watch={self.watch_key}")

    def by_key(self, key: str) -> May:
        """What a key allows; takes the same time for all."""
        play, watch = (
            known is not None and hmac.compare_digest(known.encode(), key.encode(errors="replace"))
            for known in (self.play_key, self.watch_key)
        )
        return "play" if play else "watch" if watch else "none"


def agreed(clock: Clock | None, host: str, *, private: bool, talk: bool, watch_delay: bool) -> Settings:
    """What is agreed on for a new room."""
    play, watch = (secrets.token_urlsafe(_KEY_BYTES) if private else None for _ in range(2))
    return Settings(clock, host, play, watch, talk, watch_delay=watch_delay)


def allowed(settings: Settings, seats: Sequence[SeatAssignment], passes: Mapping[str, May], holder: str | None) -> May:
    """What somebody may do in a room."""
    known = passes.get(holder or "")
    if known is not None:
        return known
    at_home = any(same_holder(assignment.holder, holder) for assignment in seats) or same_holder(settings.host, holder)
    return "play" if at_home or not settings.private else "none"


def must_be_host(settings: Settings, holder: str | None) -> None:
    """Refuse everybody but who made the room."""
    if not same_holder(settings.host, holder):
        raise Refusal(403, "not_the_host")

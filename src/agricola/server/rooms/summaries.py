"""What the store keeps of a room for lists, so that it need not be played again to be told of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import RoomInfo
from agricola.server.rooms.seats import SeatAssignment, same_holder


class _ForWatchers(msgspec.Struct):
    """What is kept beside of a room whose watchers are told less than its players."""

    holders: list[str | None] = []
    """Whose the seats are."""
    watched: RoomInfo | None = None


def summary(info: RoomInfo, watched: RoomInfo | None, seats: Sequence[SeatAssignment]) -> bytes:
    """A room as it is kept; `watched` is what those may know who watch, None where they may know all of it."""
    if watched is None:
        return encode(info)
    beside = _ForWatchers([one.holder for one in seats], watched)
    return encode({**msgspec.structs.asdict(info), **msgspec.structs.asdict(beside)})


def from_summary(stored: bytes, holder: str | None) -> RoomInfo | None:
    """A room as a holder may know it, without those who were connected when it was written; None when another version
    wrote it otherwise."""
    try:
        info = msgspec.json.decode(stored, type=RoomInfo)
        if info.watch_delay:
            kept = msgspec.json.decode(stored, type=_ForWatchers)
            if kept.watched is not None and not any(same_holder(one, holder) for one in kept.holders):
                info = kept.watched
    except msgspec.MsgspecError:
        return None
    for seat in info.seats:
        seat.connected = seat.kind == "computer"
        seat.ready = False
    info.watching = 0
    return info

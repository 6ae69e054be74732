"""A store in memory whose content is written whole whenever it changes, for the few games of one person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.store import Checkpoint, Entry, RoomRow

_MOST_ROOMS: Final = 30
"""How many games are kept, those used last."""


class _Room(Struct):
    """A room with all that belongs to it."""

    row: RoomRow
    entries: list[Entry]
    checkpoints: list[Checkpoint]
    holders: list[str]


class KeptStore(MemoryStore):
    """Rooms in dictionaries, and a copy of them elsewhere."""

    def __init__(self, kept: bytes, keep: Callable[[bytes], None]) -> None:
        """`kept` is what `keep` was told last, empty for nothing."""
        super().__init__()
        self._keep = keep
        for room in msgspec.json.decode(kept, type=list[_Room]) if kept else []:
            ident = room.row.id
            self._rows[ident] = room.row
            self._entries[ident] = room.entries
            self._checkpoints[ident] = room.checkpoints
            self._fences[ident] = 0
            self._note(ident, None)
            for holder in room.holders:
                self._holders.setdefault(holder, set()).add(ident)

    async def create(self, row: RoomRow, checkpoint: Checkpoint, holder: str | None) -> None:
        await super().create(row, checkpoint, holder)
        self._written()

    async def append(self, room: str, entry: Entry, **more: Any) -> None:
        await super().append(room, entry, **more)
        self._written()

    def _written(self) -> None:
        used = sorted(self._used, key=lambda room: self._used[room])[-_MOST_ROOMS:]
        rooms = [
            _Room(
                self._rows[room],
                self._entries[room],
                self._checkpoints[room],
                [holder for holder, theirs in self._holders.items() if room in theirs],
            )
            for room in used
        ]
        self._keep(msgspec.json.encode(rooms))

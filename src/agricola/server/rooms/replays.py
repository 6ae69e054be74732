"""Games that are open to all, move by move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.rooms.room import Room
from agricola.server.rooms.room_table import RoomTable
from agricola.table import Table

_REMEMBERED = 16


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[tuple[str, int], Table] = OrderedDict()
        self._busy = asyncio.Lock()
        """Only one game is played again at a time: it takes a while."""

    def knows(self, room: Room, holder: str | None) -> bool:
        """Whether a game, as far as somebody may know it, need not be played again as a whole."""
        return _key(room, room.table_for(holder)) in self._tables

    async def at(self, room: Room, after: int | None, holder: str | None) -> tuple[RoomTable, int, int]:
        """The game of a room after a number of moves or all that somebody may know, that number, and how many there
        are."""
        async with self._busy:
            known = room.table_for(holder)
            key = _key(room, known)
            table = self._tables.get(key)
            if table is None:
                record = known.game.record()
                table = self._tables[key] = await asyncio.to_thread(Table.of_record, record)
                while len(self._tables) > _REMEMBERED:
                    self._tables.popitem(last=False)
            self._tables.move_to_end(key)
            total = table.last
            after = total if after is None else after
            if not 0 <= after <= total:
                raise Refusal(422, "bad_place", say("refused-bad-place", total=total))
            return await asyncio.to_thread(_moved, table, after), after, total


def _moved(table: Table, after: int) -> RoomTable:
    """A table as it was after a number of moves."""
    copy = table.copy()
    copy.seek(after)
    return RoomTable(copy)


def _key(room: Room, room_table: RoomTable) -> tuple[str, int]:
    return room.row.id, room_table.version

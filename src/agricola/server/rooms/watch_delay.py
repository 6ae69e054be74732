"""A game one round later, for those who watch where its players want that.

While a round is played, watchers see the game as it stood when the round before it began. So what is done in a round is
seen once the next one is over. A draft before the first round counts as one.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from agricola.server.messages.rooms import RoomInfo
from agricola.server.rooms.room_table import RoomTable


class WatchedGame(Struct, frozen=True):
    """What watchers are shown, and what they will be shown next; neither knows anything that came later."""

    shown: RoomTable
    """The game as the round before the running one began; in the first round, as that one began."""
    latest: RoomTable
    """The game as the running round began."""

    @staticmethod
    def of(beginning: RoomTable) -> WatchedGame:
        """A game of which nothing has been played."""
        kept = beginning.copy()
        return WatchedGame(kept, kept)

    def after(self, now: RoomTable) -> WatchedGame:
        """The same after a move. A round that has begun can't be taken back: its card has been seen."""
        return self if now.game.round == self.latest.game.round else WatchedGame(self.latest, now.copy())

    def info(self, room: RoomInfo) -> RoomInfo:
        """What watchers are told of a room: who sits there as it is, but nothing that follows from what is played."""
        version = self.shown.version
        return msgspec.structs.replace(
            room,
            version=version,
            round=self.shown.game.round,
            changes=[note for note in room.changes if note.version <= version],
            # Clocks tell who is asked, and for how long others were.
            due=None,
            left=[],
        )

"""The game in a room, without network and storage: a table whose moves are codes and whose positions are kept.

A room's game is what it began with and the entries that followed; `restoring` plays them again.
"""

from __future__ import annotations

import hashlib
import json
from importlib.metadata import version
from typing import Any

from agricola.game import Game, new_game
from agricola.record.record import loads
from agricola.server.storage.store import Checkpoint
from agricola.table import Table
from agricola.wording import reader

ENGINE = version("agricola")
"""The version of the engine that runs here."""

STEP = "step"
TURN = "turn"


class RoomTable:
    """The table of a room."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    @property
    def version(self) -> int:
        """The number of acts and undos so far."""
        return self.table.version

    @property
    def history(self) -> list[list[int]]:
        """The points of all seats at the end of each round."""
        return self.table.history

    def copy(self) -> RoomTable:
        """An independent copy, to try something on."""
        return RoomTable(self.table.copy())

    def act(self, seat: int, action: str) -> None:
        """Carry out a seat's action, named by its code; raises AgricolaError and has then changed nothing."""
        self.table.act(seat, reader.exact(self.game.state, action))

    def undo(self, seat: int, *, whole_turn: bool) -> None:
        """Take a seat's last decision back, or its turn; raises CantUndo."""
        self.table.undo(seat, whole_turn=whole_turn)

    def checkpoint(self, number: int) -> Checkpoint:
        """The hash of the position after an entry."""
        return Checkpoint(number, hash_of(position_text(self.game)))


def position_text(game: Game) -> bytes:
    """The whole position, always written the same way."""
    return json.dumps(game.position(), sort_keys=True, separators=(",", ":")).encode()


def hash_of(text: bytes) -> str:
    """A hash by which two positions can be compared."""
    return hashlib.sha256(text).hexdigest()


def begin(setup: bytes) -> RoomTable:
    """The game of a room at its beginning; raises AgricolaError."""
    # The seed has 128 bits, more than msgspec reads as a whole number.
    said: dict[str, Any] = json.loads(setup)
    if "record" in said:
        return RoomTable(Table.of_record(loads(said["record"])))
    return RoomTable(Table(new_game(**said, record_events=True)))

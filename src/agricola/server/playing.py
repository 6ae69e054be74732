"""The game in a room, without network and storage: the table, its version, the points by round.

A room's game is what it began with and the entries that followed; `restoring` plays them again.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from importlib.metadata import version
from typing import Any

from agricola.game import Game, new_game, replay
from agricola.record.record import Record, load
from agricola.server.store import Snapshot
from agricola.table import Table
from agricola.wording import reader

ENGINE = version("agricola")
"""The version of the engine that runs here."""

STEP = "step"
TURN = "turn"


class Playing:
    """A table with its version and the points at the end of each round."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = 0
        """The number of acts and undos so far."""
        self.history: list[list[int]] = [[] for _ in range(1, self.game.round)]
        self._close_rounds()

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.is_terminal()

    def copy(self) -> Playing:
        """An independent copy, to try something on."""
        copy = Playing(self.table.copy())
        copy.version = self.version
        copy.history = self.history[:]
        return copy

    def act(self, seat: int, action: str) -> None:
        """Carry out a seat's action, named by its code; raises AgricolaError and has then changed nothing."""
        self.table.act(seat, reader.exact(self.game.state, action))
        self.version += 1
        self._close_rounds()

    def undo(self, seat: int, *, whole_turn: bool) -> None:
        """Take a seat's last decision back, or its turn; raises CantUndo."""
        self.table.undo(seat, whole_turn=whole_turn)
        self.version += 1
        del self.history[self._closed_rounds() :]

    def _closed_rounds(self) -> int:
        return self.game.round if self.over else max(0, self.game.round - 1)

    def _close_rounds(self) -> None:
        """Note the points when a round has ended."""
        while len(self.history) < self._closed_rounds():
            self.history.append([score.total for score in self.game.scores()])

    def snapshot(self, number: int) -> Snapshot:
        """The position after an entry."""
        text = position_text(self.game)
        return Snapshot(number, hash_of(text), zlib.compress(text))


def position_text(game: Game) -> bytes:
    """The whole position, always written the same way."""
    return json.dumps(game.position(), sort_keys=True, separators=(",", ":")).encode()


def hash_of(text: bytes) -> str:
    """A hash by which two positions can be compared."""
    return hashlib.sha256(text).hexdigest()


def begin(setup: bytes) -> Playing:
    """The game of a room at its beginning; raises AgricolaError."""
    # The seed has 128 bits, more than msgspec reads as a whole number.
    said: dict[str, Any] = json.loads(setup)
    if "record" in said:
        return _recorded(said["record"])
    return Playing(Table(new_game(**said)))


def _recorded(text: str) -> Playing:
    """A game that goes on from a record: what happened is told, but nothing of it can be taken back."""
    record = load(text)
    before = Playing(Table(replay(Record(record.setup, record.chance, ()))))
    for seat, move in record.moves:
        before.act(seat, move)
    playing = Playing(Table(before.game))
    playing.table.journal = before.table.journal
    playing.history = before.history
    return playing

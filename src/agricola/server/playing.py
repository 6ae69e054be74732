"""The game in a room, without network and storage: a table whose moves are codes and whose positions are kept.

A room's game is what it began with and the entries that followed; `restore` plays them again and compares snapshots.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from agricola.engine.message import Message, say
from agricola.game import Game, new_game
from agricola.record.record import load
from agricola.server.seats import Sitting
from agricola.server.store import Entry, RoomRow, Snapshot
from agricola.table import Table
from agricola.wording import reader

ENGINE = version("agricola")
"""The version of the engine that runs here."""

STEP = "step"
TURN = "turn"


class Playing:
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

    def copy(self) -> Playing:
        """An independent copy, to try something on."""
        return Playing(self.table.copy())

    def act(self, seat: int, action: str) -> None:
        """Carry out a seat's action, named by its code; raises AgricolaError and has then changed nothing."""
        self.table.act(seat, reader.exact(self.game.state, action))

    def undo(self, seat: int, *, whole_turn: bool) -> None:
        """Take a seat's last decision back, or its turn; raises CantUndo."""
        self.table.undo(seat, whole_turn=whole_turn)

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
        return Playing(Table.of_record(load(said["record"])))
    return Playing(Table(new_game(**said, record_events=True)))


class Restored(msgspec.Struct):
    """A room as its entries tell it."""

    playing: Playing
    seats: list[Sitting]
    number: int
    """The number of the last entry that was read."""
    notice: Message | None
    """Why the game can't go on; None when it can."""


class CantRestore(Exception):
    """Not even the beginning of a game can be set up by this version."""

    def __init__(self, notice: Message) -> None:
        super().__init__(str(notice))
        self.notice = notice


def restore(row: RoomRow, entries: Sequence[Entry], snapshots: Sequence[Snapshot]) -> Restored:
    """Play the entries of a room again. Where they do not fit the snapshots, stop and say so: nothing is repaired."""
    seats = msgspec.json.decode(row.seats, type=list[Sitting])
    kept = {snapshot.number: snapshot for snapshot in snapshots}
    try:
        playing = begin(row.setup)
    except Exception as problem:
        # Whatever another version has left there, this one can't begin with it.
        raise CantRestore(_notice(row, say("part-setup"))) from problem
    if 0 in kept and hash_of(position_text(playing.game)) != kept[0].hash:
        return Restored(playing, seats, len(entries), _notice(row, say("part-deal")))
    for entry in entries:
        if entry.kind == "seat":
            seats[entry.seat] = msgspec.json.decode(entry.text, type=Sitting)
            continue
        try:
            if entry.kind == "act":
                playing.act(entry.seat, entry.text)
            else:
                playing.undo(entry.seat, whole_turn=entry.text == TURN)
        except Exception:
            # An engine that fails at an old entry in whatever way plays it otherwise.
            return Restored(playing, seats, len(entries), _notice(row, say("part-entry", number=entry.number)))
        snapshot = kept.get(entry.number)
        if snapshot is not None and hash_of(position_text(playing.game)) != snapshot.hash:
            return Restored(playing, seats, len(entries), _notice(row, say("part-position", number=entry.number)))
    return Restored(playing, seats, len(entries), None)


def _notice(row: RoomRow, part: Message) -> Message:
    return say("notice-other-version", began=row.engine, here=ENGINE, part=part)

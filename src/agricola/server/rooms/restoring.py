"""A room as its entries tell it. Where they can't be played again it stands still and says so: nothing is repaired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from agricola.engine.message import Message, say
from agricola.server.messages.rooms import SeatNote
from agricola.server.rooms.access import May, Pass, Settings
from agricola.server.rooms.clocks import Times
from agricola.server.rooms.room_table import TURN, RoomTable, begin, hash_of, position_text
from agricola.server.rooms.seats import SeatAssignment, owners_of, what_happened
from agricola.server.rooms.watch_delay import WatchedGame
from agricola.server.rules import PIN
from agricola.server.storage.store import Checkpoint, Entry, RoomRow


class Restored(msgspec.Struct):
    """A room as its entries tell it."""

    room_table: RoomTable
    seats: list[SeatAssignment]
    number: int
    """The number of the last entry that was read."""
    notice: Message | None
    """Why the game can't go on; None when it can."""
    undos: Counter[int] = msgspec.field(default_factory=Counter)
    """How often each seat has taken something back."""
    changes: int = 0
    """How often somebody took, left or changed a seat."""
    owners: list[str | None] | None = None
    """Whose the hands are; None while not all seats have been taken yet."""
    notes: list[SeatNote] = []
    """The last changes of seats."""
    times: Times | None = None
    """How long each seat has been asked; None where nothing has been asked yet."""
    settings: Settings = Settings()
    passes: dict[str, May] = {}
    """What people were let in for, or that they were sent away."""
    watched: WatchedGame | None = None
    """What those see who watch one round later; None where they see the game as it is."""


END = "end"
"""The action that ends a turn."""
NOTES = 10
"""How many changes of seats are told."""


def owners_from(owners: list[str | None] | None, seats: Sequence[SeatAssignment]) -> list[str | None] | None:
    """Whose the hands are after a change of seats: that is settled when all are taken for the first time."""
    if owners is None and all(assignment.kind != "open" for assignment in seats):
        return owners_of(seats)
    return owners


class CantRestore(Exception):
    """Not even the beginning of a game can be set up."""

    def __init__(self, notice: Message) -> None:
        super().__init__(str(notice))
        self.notice = notice


def restore(row: RoomRow, entries: Sequence[Entry], checkpoints: Sequence[Checkpoint]) -> Restored:
    """Play the entries of a room again, as far as they can be read and fit the checkpoints."""
    kept = {checkpoint.number: checkpoint.hash for checkpoint in checkpoints}
    try:
        room_table = begin(row.setup)
    except Exception as problem:
        # Whatever another version or a broken disk has left there, nothing can begin with it.
        raise CantRestore(_notice(row, say("part-setup"))) from problem
    players = room_table.game.state.board.players
    try:
        seats = msgspec.json.decode(row.seats, type=list[SeatAssignment])
        if len(seats) != players:
            raise ValueError("as many seats as players")
    except (msgspec.MsgspecError, ValueError, TypeError):
        seats = [SeatAssignment("open") for _ in range(players)]
        return Restored(room_table, seats, len(entries), damaged(say("part-seats")))
    notice: Message | None = None
    try:
        settings = msgspec.json.decode(row.settings, type=Settings)
    except (msgspec.MsgspecError, TypeError):
        return Restored(room_table, seats, len(entries), damaged(say("part-settings")))
    times = begun(settings, row.created, room_table, seats)
    owners = owners_from(None, seats)
    notes: list[SeatNote] = []
    passes: dict[str, May] = {}
    watched = watched_from(settings, room_table)
    if 0 in kept and hash_of(position_text(room_table.game)) != kept[0]:
        notice = _notice(row, say("part-deal"))
    for number, entry in enumerate(entries, 1):
        if notice is not None:
            break
        before = seats[:]
        notice = _carried_out(row, room_table, seats, passes, entry, number, kept.get(number))
        if entry.kind == "seat" and notice is None:
            owners = owners_from(owners, seats)
            notes = [*notes, note(room_table.version, entry.seat, before, seats)][-NOTES:]
        if watched is not None:
            watched = watched.after(room_table)
        if isinstance(entry.at, float) and entry.at > 0:
            times.note(entry.at, asked(room_table, seats), new_turn=entry.text == END)
    undos = Counter(entry.seat for entry in entries if entry.kind == "undo")
    changes = sum(entry.kind == "seat" for entry in entries)
    return Restored(
        room_table, seats, len(entries), notice, undos, changes, owners, notes, times, settings, passes, watched
    )


def watched_from(settings: Settings, beginning: RoomTable) -> WatchedGame | None:
    """What those see who watch a game that begins; None where they see it as it is."""
    return WatchedGame.of(beginning) if settings.watch_delay else None


def begun(settings: Settings, created: float, room_table: RoomTable, seats: Sequence[SeatAssignment]) -> Times:
    """The clock of a room as it is made."""
    times = Times(settings.clock, len(seats))
    times.note(created if isinstance(created, float) else 0.0, asked(room_table, seats), new_turn=True)
    return times


def asked(room_table: RoomTable, seats: Sequence[SeatAssignment]) -> int | None:
    """The seat that is asked, as far as no seat is open; the first one where all choose at once."""
    return None if any(assignment.kind == "open" for assignment in seats) else next(iter(room_table.choosing), None)


def note(version: int, seat: int, before: Sequence[SeatAssignment], after: Sequence[SeatAssignment]) -> SeatNote:
    """What everybody is told of a change of a seat."""
    old, new = before[seat], after[seat]
    return SeatNote(version, seat, what_happened(old, new), new.name or old.name)


def _carried_out(
    row: RoomRow,
    room_table: RoomTable,
    seats: list[SeatAssignment],
    passes: dict[str, May],
    entry: Entry,
    number: int,
    kept: str | None,
) -> Message | None:
    """Carry an entry out; gives why that can't be done, or why what came of it can't be right."""
    if entry.number != number or entry.seat not in range(len(seats)):
        return damaged(say("part-entry", number=number))
    try:
        if entry.kind == "seat":
            seats[entry.seat] = msgspec.json.decode(entry.text, type=SeatAssignment)
            return None
        if entry.kind == "pass":
            given = msgspec.json.decode(entry.text, type=Pass)
            passes[given.holder] = given.may
            return None
        if entry.kind == "act":
            room_table.act(entry.seat, entry.text)
        elif entry.kind == "undo":
            room_table.undo(entry.seat, whole_turn=entry.text == TURN)
        else:
            return damaged(say("part-entry", number=number))
    except Exception:
        # An engine that fails at an old entry in whatever way plays it otherwise.
        return _notice(row, say("part-entry", number=number))
    if kept is not None and hash_of(position_text(room_table.game)) != kept:
        return _notice(row, say("part-position", number=number))
    return None


def damaged(part: Message) -> Message:
    """Why a room stands still of which a part can't be read."""
    return say("notice-damaged", part=part)


def _notice(row: RoomRow, part: Message) -> Message:
    """Why something differs: other rules play it, or, with the same rules, what is stored has changed."""
    if row.engine == PIN:
        return damaged(part)
    return say("notice-other-version", began=row.engine, here=PIN, part=part)

"""The store on SQLite: one file in the user's data folder, nothing else to install.

One thread does all the work, in the order in which it was asked. Writes that wait at the same time share a commit, so
that a hundred rooms do not wait for a hundred syncs of the disk; each is in a savepoint of its own, so that one that
fails takes no other with it. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from agricola.server.storage.store import (
    Account,
    Checkpoint,
    Entry,
    Fenced,
    IdTaken,
    NumberTaken,
    Passkey,
    Rating,
    Receipt,
    Result,
    RoomRow,
    SeriesRow,
    StoreDown,
    Subscription,
    Ticket,
    TicketKind,
)

_T = TypeVar("_T")
_Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]

_STEPS = (
    """
CREATE TABLE rooms (
    id TEXT PRIMARY KEY, created REAL NOT NULL, engine TEXT NOT NULL, setup BLOB NOT NULL, seats BLOB NOT NULL,
    practice INTEGER NOT NULL, hot_seat INTEGER NOT NULL, summary BLOB NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    room TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE receipts (
    room TEXT NOT NULL, command TEXT NOT NULL, digest TEXT NOT NULL, answer BLOB NOT NULL, PRIMARY KEY (room, command)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    room TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL, position BLOB NOT NULL, PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE holders (holder TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (holder, room)) WITHOUT ROWID;
CREATE TABLE probes (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL);
""",
    # Rooms in which nobody has acted are found, and all that belongs to a room, without looking at any other.
    """
ALTER TABLE rooms ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE rooms SET played = EXISTS (SELECT 1 FROM entries WHERE room = rooms.id AND kind = 'act');
CREATE INDEX unplayed_rooms ON rooms (created) WHERE played = 0;
CREATE INDEX holders_of_room ON holders (room);
""",
    # When things happened, and what was agreed on.
    """
ALTER TABLE entries ADD COLUMN at REAL NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN settings BLOB NOT NULL DEFAULT X'7B7D';
""",
    # Where people take notices.
    """
CREATE TABLE subscriptions (
    number INTEGER PRIMARY KEY, holder TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    UNIQUE (holder, endpoint)
);
""",
    # A game is played again from its entries, so of a position its hash is enough.
    """
CREATE TABLE checkpoints (
    room TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (room, number)
) WITHOUT ROWID;
INSERT INTO checkpoints SELECT room, number, hash FROM snapshots;
DROP TABLE snapshots;
""",
    # Which of several processes may write to a room.
    """
ALTER TABLE rooms ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
""",
    # Several games that belong together.
    """
CREATE TABLE series (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, data BLOB NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX series_of_owner ON series (owner, used);
""",
    # How games went, and accounts.
    """
CREATE TABLE results (
    holder TEXT NOT NULL, room TEXT NOT NULL, at REAL NOT NULL, edition TEXT NOT NULL, players INTEGER NOT NULL,
    points INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (holder, room)
) WITHOUT ROWID;
CREATE TABLE accounts (holder TEXT PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, holder TEXT NOT NULL, public_key BLOB NOT NULL, count INTEGER NOT NULL, name TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_of_holder ON passkeys (holder);
CREATE TABLE tickets (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, holder TEXT NOT NULL, until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tickets_of_holder ON tickets (holder, kind, until);
CREATE INDEX tickets_by_end ON tickets (until);
""",
    # How well people play against each other.
    """
CREATE TABLE ratings (
    holder TEXT NOT NULL, edition TEXT NOT NULL, cards INTEGER NOT NULL, players INTEGER NOT NULL,
    points REAL NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (holder, edition, cards, players)
) WITHOUT ROWID;
""",
)
"""What each layout of the file adds to the one before; a file of an older version is brought up to date by the rest."""
_ROOM = "id, created, engine, setup, seats, practice, hot_seat, summary, settings"
_RESULT = "holder, room, at, edition, players, points, won"
_RATING = "holder, edition, cards, players, points, games"
_PASSKEY = "id, holder, public_key, count, name, created"
_TICKET = "hash, kind, holder, until"
_BATCH = 64
_FORGOTTEN_AT_ONCE = 100
"""How many rooms are forgotten between two other things that wait for the store."""
UNPLAYED = "SELECT id FROM rooms WHERE played = 0 AND created < ? ORDER BY created LIMIT ?"
FORGET = (
    *(f"DELETE FROM {table} WHERE room = ?" for table in ("entries", "receipts", "checkpoints", "holders")),
    "DELETE FROM rooms WHERE id = ?",
)


class SqliteStore:
    """Rooms in a SQLite file."""

    def __init__(self, path: Path, wait: float = 5.0) -> None:
        """Open the file; `wait` is how many seconds to wait while another process writes."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection = _opened(path, wait)
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()

    # --- the calls ----------------------------------------------------------------------------------------------------

    async def create(self, row: RoomRow, checkpoint: Checkpoint, holder: str | None) -> None:
        """Keep a new room with the position that it begins with, and that a holder has to do with it."""

        def do(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    f"INSERT INTO rooms ({_ROOM}, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (row.id, row.created, row.engine, row.setup, row.seats, row.practice, row.hot_seat, row.summary,
                     row.settings, time.time()),
                )  # fmt: skip
            except sqlite3.IntegrityError:
                raise NumberTaken(f"there is a room {row.id} already") from None
            _keep(db, row.id, checkpoint)
            _note(db, row.id, holder)

        await self._do(do)

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id."""

        def do(db: sqlite3.Connection) -> RoomRow | None:
            found = db.execute(f"SELECT {_ROOM} FROM rooms WHERE id = ?", (room,)).fetchone()
            if found is None:
                return None
            ident, created, engine, setup, seats, practice, hot_seat, summary, settings = found
            return RoomRow(ident, created, engine, setup, seats, bool(practice), bool(hot_seat), summary, settings)

        return await self._do(do)

    async def take_over(self, room: str) -> int:
        """Be the one who writes to a room from now on: gives the number that each append must show."""

        def do(db: sqlite3.Connection) -> int:
            db.execute("UPDATE rooms SET fence = fence + 1 WHERE id = ?", (room,))
            found = db.execute("SELECT fence FROM rooms WHERE id = ?", (room,)).fetchone()
            if found is None:
                raise NumberTaken(f"there is no room {room} any more")
            fence: int = found[0]
            return fence

        return await self._do(do)

    async def append(
        self,
        room: str,
        entry: Entry,
        *,
        summary: bytes,
        receipt: Receipt | None = None,
        checkpoint: Checkpoint | None = None,
        holder: str | None = None,
        results: Sequence[Result] = (),
        ratings: Sequence[Rating] = (),
        fence: int | None = None,
    ) -> None:
        """Write an entry with all that belongs to it; raises NumberTaken, IdTaken, Fenced, StoreDown."""

        def do(db: sqlite3.Connection) -> None:
            if fence is not None:
                known = db.execute("SELECT fence FROM rooms WHERE id = ?", (room,)).fetchone()
                if known is not None and known[0] != fence:
                    raise Fenced(room)
            if receipt is not None:
                try:
                    db.execute(
                        "INSERT INTO receipts VALUES (?, ?, ?, ?)",
                        (room, receipt.command, receipt.digest, receipt.answer),
                    )
                except sqlite3.IntegrityError:
                    raise IdTaken(receipt.command) from None
            last = db.execute("SELECT max(number) FROM entries WHERE room = ?", (room,)).fetchone()[0] or 0
            if entry.number != last + 1:
                raise NumberTaken(f"entry {entry.number} of room {room}")
            db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", (room, *_values(entry)))
            if checkpoint is not None:
                _keep(db, room, checkpoint)
            for one in results:
                db.execute(
                    f"INSERT INTO results ({_RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (one.holder, room, one.at, one.edition, one.players, one.points, one.won),
                )
            for added in ratings:
                db.execute(
                    f"INSERT INTO ratings ({_RATING}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
                    "points = points + excluded.points, games = games + excluded.games",
                    (added.holder, added.edition, added.cards, added.players, added.points, added.games),
                )
            told = db.execute(
                "UPDATE rooms SET summary = ?, used = ?, played = max(played, ?) WHERE id = ?",
                (summary, time.time(), entry.kind == "act", room),
            )
            if told.rowcount != 1:
                raise NumberTaken(f"there is no room {room} any more")
            _note(db, room, holder)

        await self._do(do)

    async def entries(self, room: str) -> list[Entry]:
        """All entries of a room, in order."""
        wanted = "SELECT number, kind, seat, text, at FROM entries WHERE room = ? ORDER BY number"
        return await self._do(lambda db: [Entry(*row) for row in db.execute(wanted, (room,))])

    async def checkpoints(self, room: str) -> list[Checkpoint]:
        """All checkpoints of a room, in order."""
        wanted = "SELECT number, hash FROM checkpoints WHERE room = ? ORDER BY number"
        return await self._do(lambda db: [Checkpoint(*row) for row in db.execute(wanted, (room,))])

    async def receipt(self, room: str, command: str) -> Receipt | None:
        """What a command was answered, if it was carried out."""
        wanted = "SELECT command, digest, answer FROM receipts WHERE room = ? AND command = ?"

        def do(db: sqlite3.Connection) -> Receipt | None:
            found = db.execute(wanted, (room, command)).fetchone()
            return None if found is None else Receipt(*found)

        return await self._do(do)

    async def rooms_of(self, holder: str, most: int) -> list[bytes]:
        """The summaries of the rooms that a holder has to do with, the one used last first."""
        wanted = (
            "SELECT summary FROM rooms JOIN holders ON holders.room = rooms.id WHERE holder = ? "
            "ORDER BY used DESC LIMIT ?"
        )
        return await self._do(lambda db: [row[0] for row in db.execute(wanted, (holder, most))])

    async def subscribe(self, holder: str, subscription: Subscription, most: int) -> None:
        """Keep where a person takes notices; of more than `most` the oldest goes."""

        def do(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT OR REPLACE INTO subscriptions (holder, endpoint, p256dh, auth) VALUES (?, ?, ?, ?)",
                (holder, subscription.endpoint, subscription.p256dh, subscription.auth),
            )
            db.execute(
                "DELETE FROM subscriptions WHERE holder = ? AND number NOT IN "
                "(SELECT number FROM subscriptions WHERE holder = ? ORDER BY number DESC LIMIT ?)",
                (holder, holder, most),
            )

        await self._do(do)

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Forget a place where a person takes notices."""
        forget = "DELETE FROM subscriptions WHERE holder = ? AND endpoint = ?"
        await self._do(lambda db: db.execute(forget, (holder, endpoint)) and None)

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """Where a person takes notices."""
        wanted = "SELECT endpoint, p256dh, auth FROM subscriptions WHERE holder = ? ORDER BY number"
        return await self._do(lambda db: [Subscription(*row) for row in db.execute(wanted, (holder,))])

    async def keep_series(self, row: SeriesRow, before: bytes | None) -> None:
        """Keep a series as it is now, if it was as somebody knew it before; raises NumberTaken."""
        new = "INSERT OR IGNORE INTO series VALUES (?, ?, ?, ?)"
        change = "UPDATE series SET data = ?, used = ? WHERE id = ? AND data = ?"

        def do(db: sqlite3.Connection) -> None:
            if before is None:
                done = db.execute(new, (row.id, row.owner, row.data, time.time()))
            else:
                done = db.execute(change, (row.data, time.time(), row.id, before))
            if done.rowcount != 1:
                raise NumberTaken(f"series {row.id}")

        await self._do(do)

    async def series(self, series: str) -> SeriesRow | None:
        """A series by its id."""

        def do(db: sqlite3.Connection) -> SeriesRow | None:
            found = db.execute("SELECT id, owner, data FROM series WHERE id = ?", (series,)).fetchone()
            return None if found is None else SeriesRow(*found)

        return await self._do(do)

    async def series_of(self, owner: str, most: int) -> list[SeriesRow]:
        """The series of a person, the one that was changed last first."""
        wanted = "SELECT id, owner, data FROM series WHERE owner = ? ORDER BY used DESC LIMIT ?"
        return await self._do(lambda db: [SeriesRow(*row) for row in db.execute(wanted, (owner, most))])

    async def results_of(self, holder: str, most: int) -> list[Result]:
        """How games went for a person, the one that ended last first."""
        wanted = f"SELECT {_RESULT} FROM results WHERE holder = ? ORDER BY at DESC LIMIT ?"

        def do(db: sqlite3.Connection) -> list[Result]:
            return [
                Result(who, room, at, edition, players, points, bool(won))
                for who, room, at, edition, players, points, won in db.execute(wanted, (holder, most))
            ]

        return await self._do(do)

    async def ratings_of(self, holder: str) -> list[Rating]:
        """How well a person plays against people."""
        wanted = f"SELECT {_RATING} FROM ratings WHERE holder = ? ORDER BY edition, cards, players"

        def do(db: sqlite3.Connection) -> list[Rating]:
            return [
                Rating(who, edition, bool(cards), players, points, games)
                for who, edition, cards, players, points, games in db.execute(wanted, (holder,))
            ]

        return await self._do(do)

    async def keep_account(self, account: Account) -> None:
        """Keep an account, or its new name."""
        keep = "INSERT INTO accounts VALUES (?, ?, ?) ON CONFLICT (holder) DO UPDATE SET name = excluded.name"
        await self._do(lambda db: db.execute(keep, (account.holder, account.name, account.created)) and None)

    async def account(self, holder: str) -> Account | None:
        """The account of a holder, if there is one."""

        def do(db: sqlite3.Connection) -> Account | None:
            found = db.execute("SELECT holder, name, created FROM accounts WHERE holder = ?", (holder,)).fetchone()
            return None if found is None else Account(*found)

        return await self._do(do)

    async def forget_account(self, holder: str) -> None:
        """Forget an account with its passkeys, its ratings and all that opens it; games stay."""

        def do(db: sqlite3.Connection) -> None:
            for table in ("accounts", "passkeys", "ratings", "tickets"):
                db.execute(f"DELETE FROM {table} WHERE holder = ?", (holder,))

        await self._do(do)

    async def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey, or how often a known one was used."""
        keep = (
            f"INSERT INTO passkeys ({_PASSKEY}) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET count = excluded.count"
        )
        values = (passkey.id, passkey.holder, passkey.public_key, passkey.count, passkey.name, passkey.created)
        await self._do(lambda db: db.execute(keep, values) and None)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""

        def do(db: sqlite3.Connection) -> Passkey | None:
            found = db.execute(f"SELECT {_PASSKEY} FROM passkeys WHERE id = ?", (id,)).fetchone()
            return None if found is None else Passkey(*found)

        return await self._do(do)

    async def passkeys_of(self, holder: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        wanted = f"SELECT {_PASSKEY} FROM passkeys WHERE holder = ? ORDER BY created"
        return await self._do(lambda db: [Passkey(*row) for row in db.execute(wanted, (holder,))])

    async def forget_passkey(self, holder: str, id: str) -> None:
        """Forget a passkey of an account."""
        forget = "DELETE FROM passkeys WHERE holder = ? AND id = ?"
        await self._do(lambda db: db.execute(forget, (holder, id)) and None)

    async def keep_ticket(self, ticket: Ticket, now: float, most: int) -> None:
        """Keep a ticket, and none any more whose time is up."""

        def do(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tickets WHERE until <= ?", (now,))
            db.execute(
                f"INSERT INTO tickets ({_TICKET}) VALUES (?, ?, ?, ?)",
                (ticket.hash, ticket.kind, ticket.holder, ticket.until),
            )
            db.execute(
                "DELETE FROM tickets WHERE hash IN "
                "(SELECT hash FROM tickets WHERE holder = ? AND kind = ? ORDER BY until DESC LIMIT -1 OFFSET ?)",
                (ticket.holder, ticket.kind, most),
            )

        await self._do(do)

    async def ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now."""
        return await self._do(lambda db: _ticket(db, kind, hash, now))

    async def take_ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now, and for the last time."""

        def do(db: sqlite3.Connection) -> Ticket | None:
            found = _ticket(db, kind, hash, now)
            if found is not None:
                db.execute("DELETE FROM tickets WHERE hash = ?", (hash,))
            return found

        return await self._do(do)

    async def forget_sessions(self, holder: str) -> None:
        """Let no session and no link open an account any more."""
        await self._do(lambda db: db.execute("DELETE FROM tickets WHERE holder = ?", (holder,)) and None)

    async def forget_unplayed(self, before: float) -> int:
        """Forget the rooms made before a time in which nobody has ever acted; gives how many."""

        def some(db: sqlite3.Connection) -> int:
            old = db.execute(UNPLAYED, (before, _FORGOTTEN_AT_ONCE)).fetchall()
            for statement in FORGET:
                db.executemany(statement, old)
            return len(old)

        forgotten = 0
        while found := await self._do(some):
            forgotten += found
        return forgotten

    async def probe(self) -> None:
        """Write something; raises StoreDown."""
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO probes VALUES (1, ?)", (time.time(),)) and None)

    async def close(self) -> None:
        """Finish what waits, then close the file."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- the thread ---------------------------------------------------------------------------------------------------

    async def _do(self, do: Callable[[sqlite3.Connection], _T]) -> _T:
        if self._closed or not self._thread.is_alive():
            raise StoreDown("the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_T] = loop.create_future()
        self._jobs.put((do, loop, answer))
        return await answer

    def _work(self) -> None:
        closing = False
        while not closing:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == _BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            closing = job is None
            if batch:
                self._transaction(batch)
        self._connection.close()

    def _transaction(self, batch: list[_Job]) -> None:
        """Do some jobs in one transaction, and answer all of them after its commit."""
        db = self._connection
        done: list[tuple[_Job, Any, Exception | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                db.execute("SAVEPOINT one")
                try:
                    done.append((job, job[0](db), None))
                except Exception as problem:
                    if not db.in_transaction:
                        raise  # a full disk, say: SQLite has taken everything back itself
                    # Whatever else it is, it concerns this job alone; the thread must live on for the others.
                    db.execute("ROLLBACK TO one")
                    done.append((job, None, problem))
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except Exception as problem:
            # Whatever it is, everybody must be answered and the thread must live on.
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            done = [(job, None, StoreDown(f"the database answers: {problem}")) for job in batch]
        for (_, loop, answer), result, error in done:
            told = StoreDown(f"the database answers: {error}") if isinstance(error, sqlite3.Error) else error
            try:
                loop.call_soon_threadsafe(_settle, answer, result, told)
            except RuntimeError:
                # The loop that asked is closed: nobody waits any more.
                continue


def _settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)


def _opened(path: Path, wait: float) -> sqlite3.Connection:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # It holds the hands of all games: nobody else on this computer may read it.
        path.touch(mode=0o600)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=wait)
    except (OSError, sqlite3.Error) as problem:
        raise StoreDown(f"the database {path} can't be opened: {problem}") from problem
    try:
        db.execute("PRAGMA journal_mode = WAL")
        # In WAL mode only FULL promises that a commit survives the loss of power.
        db.execute("PRAGMA synchronous = FULL")
        # A file that is damaged is better noticed now, with its copies at hand, than by a player later.
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged, bring it back from a copy ({found})")
        # Another process may open a new file at the same moment: only one of them lays it out.
        db.execute("BEGIN IMMEDIATE")
        layout = db.execute("PRAGMA user_version").fetchone()[0]
        for step in _STEPS[layout:]:
            for statement in filter(str.strip, step.split(";")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {max(layout, len(_STEPS))}")
        db.execute("COMMIT")
    except sqlite3.Error as problem:
        db.close()
        raise StoreDown(f"the database {path} can't be opened: {problem}") from problem
    if layout > len(_STEPS):
        db.close()
        raise StoreDown(f"the database {path} comes from a newer version; update agricola, or name another folder")
    return db


def _ticket(db: sqlite3.Connection, kind: TicketKind, hash: str, now: float) -> Ticket | None:
    wanted = f"SELECT {_TICKET} FROM tickets WHERE hash = ? AND kind = ? AND until > ?"
    found = db.execute(wanted, (hash, kind, now)).fetchone()
    return None if found is None else Ticket(*found)


def _values(entry: Entry) -> tuple[int, str, int, str, float]:
    return entry.number, entry.kind, entry.seat, entry.text, entry.at


def _keep(db: sqlite3.Connection, room: str, checkpoint: Checkpoint) -> None:
    db.execute("INSERT INTO checkpoints VALUES (?, ?, ?)", (room, checkpoint.number, checkpoint.hash))


def _note(db: sqlite3.Connection, room: str, holder: str | None) -> None:
    """Remember that a holder has to do with a room."""
    if holder is not None:
        db.execute("INSERT OR IGNORE INTO holders VALUES (?, ?)", (holder, room))

"""The store on PostgreSQL, for a service of several processes.

Each call is one statement: an append writes the entry, its number, the receipt and the checkpoint in one go or not at
all, and PostgreSQL has them on its disk before it answers. The row of the room is locked meanwhile, so of two appends
with the same number one is refused, whichever process they come from. Appends that wait together are one transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.errors import DeadlockDetected, UniqueViolation
from psycopg_pool import AsyncConnectionPool

from agricola.server.storage.group_commit import GroupCommit
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

_STEPS: Final = (
    """
CREATE TABLE rooms (
    id text PRIMARY KEY, created double precision NOT NULL, engine text NOT NULL, setup bytea NOT NULL,
    seats bytea NOT NULL, practice boolean NOT NULL, hot_seat boolean NOT NULL, summary bytea NOT NULL,
    settings bytea NOT NULL, used timestamptz NOT NULL DEFAULT clock_timestamp(), played boolean NOT NULL DEFAULT false,
    last integer NOT NULL DEFAULT 0, fence bigint NOT NULL DEFAULT 0
);
CREATE INDEX unplayed_rooms ON rooms (created) WHERE NOT played;
CREATE TABLE entries (
    room text NOT NULL REFERENCES rooms ON DELETE CASCADE, number integer NOT NULL, kind text NOT NULL,
    seat integer NOT NULL, text text NOT NULL, at double precision NOT NULL, PRIMARY KEY (room, number)
);
CREATE TABLE receipts (
    room text NOT NULL REFERENCES rooms ON DELETE CASCADE, command text NOT NULL, digest text NOT NULL,
    answer bytea NOT NULL, PRIMARY KEY (room, command)
);
CREATE TABLE checkpoints (
    room text NOT NULL REFERENCES rooms ON DELETE CASCADE, number integer NOT NULL, hash text NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE TABLE holders (
    holder text NOT NULL, room text NOT NULL REFERENCES rooms ON DELETE CASCADE, PRIMARY KEY (holder, room)
);
CREATE INDEX holders_of_room ON holders (room);
CREATE TABLE subscriptions (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, holder text NOT NULL, endpoint text NOT NULL,
    p256dh text NOT NULL, auth text NOT NULL, UNIQUE (holder, endpoint)
);
CREATE TABLE probes (one boolean PRIMARY KEY CHECK (one), at timestamptz NOT NULL);
""",
    # Several games that belong together.
    """
CREATE TABLE series (
    id text PRIMARY KEY, owner text NOT NULL, data bytea NOT NULL, used timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX series_of_owner ON series (owner, used);
""",
    # How games went, and accounts.
    """
CREATE TABLE results (
    holder text NOT NULL, room text NOT NULL, at double precision NOT NULL, edition text NOT NULL,
    players integer NOT NULL, points integer NOT NULL, won boolean NOT NULL, PRIMARY KEY (holder, room)
);
CREATE TABLE accounts (holder text PRIMARY KEY, name text NOT NULL, created double precision NOT NULL);
CREATE TABLE passkeys (
    id text PRIMARY KEY, holder text NOT NULL, public_key bytea NOT NULL, count bigint NOT NULL, name text NOT NULL,
    created double precision NOT NULL
);
CREATE INDEX passkeys_of_holder ON passkeys (holder);
CREATE TABLE tickets (
    hash text PRIMARY KEY, kind text NOT NULL, holder text NOT NULL, until double precision NOT NULL
);
CREATE INDEX tickets_of_holder ON tickets (holder, kind, until);
CREATE INDEX tickets_by_end ON tickets (until);
""",
    # How well people play against each other.
    """
CREATE TABLE ratings (
    holder text NOT NULL, edition text NOT NULL, cards boolean NOT NULL, players integer NOT NULL,
    points double precision NOT NULL, games integer NOT NULL, PRIMARY KEY (holder, edition, cards, players)
);
""",
)
"""What each layout of the database adds to the one before; an older one is brought up to date by the rest."""
_LAYOUT_LOCK: Final = 0x6167_7269
"""The lock under which one process at a time looks at the layout."""
_FORGOTTEN_AT_ONCE: Final = 100
_ROOM: Final = "id, created, engine, setup, seats, practice, hot_seat, summary, settings"

_RESULT: Final = "holder, room, at, edition, players, points, won"
_RATING: Final = "holder, edition, cards, players, points, games"
_PASSKEY: Final = "id, holder, public_key, count, name, created"
_TICKET: Final = "hash, kind, holder, until"

_CREATE: Final = f"""
WITH made AS (INSERT INTO rooms ({_ROOM}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s) RETURNING id),
began AS (INSERT INTO checkpoints SELECT id, %s, %s FROM made)
INSERT INTO holders SELECT held, id FROM made, (SELECT %s::text AS held) AS who WHERE held IS NOT NULL
"""
_APPEND: Final = f"""
WITH told AS (
    UPDATE rooms SET summary = %(summary)s, used = clock_timestamp(), played = played OR %(played)s, last = %(number)s
    WHERE id = %(room)s AND last = %(number)s - 1 AND (%(fence)s::bigint IS NULL OR fence = %(fence)s::bigint)
    RETURNING id
), entry AS (
    INSERT INTO entries SELECT id, %(number)s, %(kind)s, %(seat)s, %(text)s, %(at)s FROM told
), receipt AS (
    INSERT INTO receipts SELECT id, %(command)s::text, %(digest)s::text, %(answer)s::bytea FROM told
    WHERE %(command)s::text IS NOT NULL
), checkpoint AS (
    INSERT INTO checkpoints SELECT id, %(checkpoint)s::integer, %(hash)s::text FROM told
    WHERE %(hash)s::text IS NOT NULL
), holder AS (
    INSERT INTO holders SELECT %(holder)s::text, id FROM told WHERE %(holder)s::text IS NOT NULL ON CONFLICT DO NOTHING
), results AS (
    INSERT INTO results
    SELECT one.holder, told.id, one.at, one.edition, one.players, one.points, one.won FROM told,
    jsonb_to_recordset(%(results)s::jsonb)
    AS one (holder text, at float8, edition text, players integer, points integer, won boolean)
), rated AS (
    INSERT INTO ratings
    SELECT {_RATING} FROM told, jsonb_to_recordset(%(ratings)s::jsonb)
    AS one (holder text, edition text, cards boolean, players integer, points float8, games integer)
    -- In one order, so that two games that end at once do not wait for each other.
    ORDER BY holder
    ON CONFLICT (holder, edition, cards, players)
    DO UPDATE SET points = ratings.points + excluded.points, games = ratings.games + excluded.games
)
SELECT count(*) FROM told
"""
_WHY_NOT: Final = """
SELECT fence, EXISTS (SELECT 1 FROM receipts WHERE room = id AND command = %s::text) FROM rooms WHERE id = %s
"""
_FORGET: Final = """
DELETE FROM rooms WHERE id IN (
    SELECT id FROM rooms WHERE NOT played AND created < %s ORDER BY created LIMIT %s FOR UPDATE SKIP LOCKED
)
"""


class PostgresStore:
    """Rooms in a PostgreSQL database."""

    def __init__(self, url: str, wait: float = 5.0, connections: int = 8) -> None:
        """Lay the database out; `wait` is how many seconds to wait for it, `connections` how many there may be."""
        _lay_out(url, wait)
        self._pool: AsyncConnectionPool[Any] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=connections,
            timeout=wait,
            open=False,
            configure=_safe,
            # A database that was started anew has cut all connections: who comes next must not pay for it.
            check=AsyncConnectionPool.check_connection,
            # A server that is gone without a word is noticed after a while too.
            kwargs={"autocommit": True, "connect_timeout": max(2, round(wait)), "tcp_user_timeout": 10_000},
        )
        self._opening = asyncio.Lock()
        self._open = False
        self._appends: GroupCommit[dict[str, Any], bool] = GroupCommit(self._append_together)

    @asynccontextmanager
    async def _database(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for one statement; whatever the database or the way to it has, it is down."""
        try:
            if not self._open:
                async with self._opening:
                    await self._pool.open()
                    self._open = True
            async with self._pool.connection() as db:
                yield db
        except (psycopg.Error, OSError) as problem:
            raise StoreDown(f"the database answers: {problem}") from problem

    async def create(self, row: RoomRow, checkpoint: Checkpoint, holder: str | None) -> None:
        """Keep a new room with the position that it begins with, and that a holder has to do with it."""
        values = (
            row.id, row.created, row.engine, row.setup, row.seats, row.practice, row.hot_seat, row.summary,
            row.settings, checkpoint.number, checkpoint.hash, holder,
        )  # fmt: skip
        async with self._database() as db:
            try:
                await db.execute(_CREATE, values)
            except UniqueViolation:
                raise NumberTaken(f"there is a room {row.id} already") from None

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id."""
        if "\0" in room:  # no text of PostgreSQL may hold one
            return None
        found = await self._rows(f"SELECT {_ROOM} FROM rooms WHERE id = %s", room)
        return RoomRow(*found[0]) if found else None

    async def take_over(self, room: str) -> int:
        """Be the one who writes to a room from now on: gives the number that each append must show."""
        found = await self._rows("UPDATE rooms SET fence = fence + 1 WHERE id = %s RETURNING fence", room)
        if not found:
            raise NumberTaken(f"there is no room {room} any more")
        fence: int = found[0][0]
        return fence

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
        command = None if receipt is None else receipt.command
        values = {
            "room": room, "summary": summary, "played": entry.kind == "act", "fence": fence,
            "number": entry.number, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "at": entry.at,
            "command": command, "digest": receipt and receipt.digest, "answer": receipt and receipt.answer,
            "checkpoint": checkpoint and checkpoint.number, "hash": checkpoint and checkpoint.hash, "holder": holder,
            "results": msgspec.json.encode(results).decode(), "ratings": msgspec.json.encode(ratings).decode(),
        }  # fmt: skip
        if await self._appends.add(values):
            return
        why = await self._rows(_WHY_NOT, command, room)
        if not why:
            raise NumberTaken(f"there is no room {room} any more")
        (now, taken) = why[0]
        if fence is not None and now != fence:
            raise Fenced(room)
        if taken:
            raise IdTaken(command)
        raise NumberTaken(f"entry {entry.number} of room {room}")

    async def _append_together(self, appends: Sequence[dict[str, Any]]) -> Sequence[bool | Exception]:
        """Write appends in one transaction; if one of them spoils it, each by itself. Gives whether each was kept."""
        async with self._database() as db:
            try:
                async with db.pipeline(), db.transaction():
                    asked = [await db.execute(_APPEND, values) for values in appends]
                return [(await one.fetchone()) == (1,) for one in asked]
            except UniqueViolation:
                if len(appends) == 1:
                    return [IdTaken(appends[0]["command"])]
            except DeadlockDetected:
                if len(appends) == 1:
                    raise
        outcomes: list[bool | Exception] = []
        for values in appends:
            outcomes.extend(await self._append_together([values]))
        return outcomes

    async def entries(self, room: str) -> list[Entry]:
        """All entries of a room, in order."""
        wanted = "SELECT number, kind, seat, text, at FROM entries WHERE room = %s ORDER BY number"
        return [Entry(*row) for row in await self._rows(wanted, room)]

    async def checkpoints(self, room: str) -> list[Checkpoint]:
        """All checkpoints of a room, in order."""
        wanted = "SELECT number, hash FROM checkpoints WHERE room = %s ORDER BY number"
        return [Checkpoint(*row) for row in await self._rows(wanted, room)]

    async def receipt(self, room: str, command: str) -> Receipt | None:
        """What a command was answered, if it was carried out."""
        wanted = "SELECT command, digest, answer FROM receipts WHERE room = %s AND command = %s"
        found = await self._rows(wanted, room, command)
        return Receipt(*found[0]) if found else None

    async def rooms_of(self, holder: str, most: int) -> list[bytes]:
        """The summaries of the rooms that a holder has to do with, the one used last first."""
        wanted = (
            "SELECT summary FROM rooms JOIN holders ON holders.room = rooms.id WHERE holder = %s "
            "ORDER BY used DESC LIMIT %s"
        )
        return [row[0] for row in await self._rows(wanted, holder, most)]

    async def subscribe(self, holder: str, subscription: Subscription, most: int) -> None:
        """Keep where a person takes notices; of more than `most` the oldest goes."""
        async with self._database() as db, db.transaction():
            await db.execute(
                "DELETE FROM subscriptions WHERE holder = %s AND endpoint = %s", (holder, subscription.endpoint)
            )
            await db.execute(
                "INSERT INTO subscriptions (holder, endpoint, p256dh, auth) VALUES (%s, %s, %s, %s) "
                "ON CONFLICT DO NOTHING",
                (holder, subscription.endpoint, subscription.p256dh, subscription.auth),
            )
            await db.execute(
                "DELETE FROM subscriptions WHERE holder = %s AND number NOT IN "
                "(SELECT number FROM subscriptions WHERE holder = %s ORDER BY number DESC LIMIT %s)",
                (holder, holder, most),
            )

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Forget a place where a person takes notices."""
        await self._count("DELETE FROM subscriptions WHERE holder = %s AND endpoint = %s", holder, endpoint)

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """Where a person takes notices."""
        wanted = "SELECT endpoint, p256dh, auth FROM subscriptions WHERE holder = %s ORDER BY number"
        return [Subscription(*row) for row in await self._rows(wanted, holder)]

    async def keep_series(self, row: SeriesRow, before: bytes | None) -> None:
        """Keep a series as it is now, if it was as somebody knew it before; raises NumberTaken."""
        if before is None:
            new = "INSERT INTO series (id, owner, data) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
            done = await self._count(new, row.id, row.owner, row.data)
        else:
            change = "UPDATE series SET data = %s, used = clock_timestamp() WHERE id = %s AND data = %s"
            done = await self._count(change, row.data, row.id, before)
        if done != 1:
            raise NumberTaken(f"series {row.id}")

    async def series(self, series: str) -> SeriesRow | None:
        """A series by its id."""
        if "\0" in series:  # no text of PostgreSQL may hold one
            return None
        found = await self._rows("SELECT id, owner, data FROM series WHERE id = %s", series)
        return SeriesRow(*found[0]) if found else None

    async def series_of(self, owner: str, most: int) -> list[SeriesRow]:
        """The series of a person, the one that was changed last first."""
        wanted = "SELECT id, owner, data FROM series WHERE owner = %s ORDER BY used DESC LIMIT %s"
        return [SeriesRow(*row) for row in await self._rows(wanted, owner, most)]

    async def results_of(self, holder: str, most: int) -> list[Result]:
        """How games went for a person, the one that ended last first."""
        wanted = f"SELECT {_RESULT} FROM results WHERE holder = %s ORDER BY at DESC LIMIT %s"
        return [Result(*row) for row in await self._rows(wanted, holder, most)]

    async def ratings_of(self, holder: str) -> list[Rating]:
        """How well a person plays against people."""
        wanted = f"SELECT {_RATING} FROM ratings WHERE holder = %s ORDER BY edition, cards, players"
        return [Rating(*row) for row in await self._rows(wanted, holder)]

    async def keep_account(self, account: Account) -> None:
        """Keep an account, or its new name."""
        keep = "INSERT INTO accounts VALUES (%s, %s, %s) ON CONFLICT (holder) DO UPDATE SET name = excluded.name"
        await self._count(keep, account.holder, account.name, account.created)

    async def account(self, holder: str) -> Account | None:
        """The account of a holder, if there is one."""
        found = await self._rows("SELECT holder, name, created FROM accounts WHERE holder = %s", holder)
        return Account(*found[0]) if found else None

    async def forget_account(self, holder: str) -> None:
        """Forget an account with its passkeys, its ratings and all that opens it; games stay."""
        async with self._database() as db, db.transaction():
            for table in ("accounts", "passkeys", "ratings", "tickets"):
                await db.execute(f"DELETE FROM {table} WHERE holder = %s", (holder,))

    async def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey, or how often a known one was used."""
        keep = (
            f"INSERT INTO passkeys ({_PASSKEY}) VALUES (%s, %s, %s, %s, %s, %s) "
            "ON CONFLICT (id) DO UPDATE SET count = excluded.count"
        )
        values = (passkey.id, passkey.holder, passkey.public_key, passkey.count, passkey.name, passkey.created)
        await self._count(keep, *values)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        found = await self._rows(f"SELECT {_PASSKEY} FROM passkeys WHERE id = %s", id)
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, holder: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        wanted = f"SELECT {_PASSKEY} FROM passkeys WHERE holder = %s ORDER BY created"
        return [Passkey(*row) for row in await self._rows(wanted, holder)]

    async def forget_passkey(self, holder: str, id: str) -> None:
        """Forget a passkey of an account."""
        await self._count("DELETE FROM passkeys WHERE holder = %s AND id = %s", holder, id)

    async def keep_ticket(self, ticket: Ticket, now: float, most: int) -> None:
        """Keep a ticket, and none any more whose time is up."""
        async with self._database() as db, db.transaction():
            await db.execute("DELETE FROM tickets WHERE until <= %s", (now,))
            await db.execute(
                f"INSERT INTO tickets ({_TICKET}) VALUES (%s, %s, %s, %s)",
                (ticket.hash, ticket.kind, ticket.holder, ticket.until),
            )
            await db.execute(
                "DELETE FROM tickets WHERE hash IN "
                "(SELECT hash FROM tickets WHERE holder = %s AND kind = %s ORDER BY until DESC OFFSET %s)",
                (ticket.holder, ticket.kind, most),
            )

    async def ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now."""
        wanted = f"SELECT {_TICKET} FROM tickets WHERE hash = %s AND kind = %s AND until > %s"
        found = await self._rows(wanted, hash, kind, now)
        return Ticket(*found[0]) if found else None

    async def take_ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now, and for the last time."""
        taken = f"DELETE FROM tickets WHERE hash = %s AND kind = %s AND until > %s RETURNING {_TICKET}"
        found = await self._rows(taken, hash, kind, now)
        return Ticket(*found[0]) if found else None

    async def forget_sessions(self, holder: str) -> None:
        """Let no session and no link open an account any more."""
        await self._count("DELETE FROM tickets WHERE holder = %s", holder)

    async def forget_unplayed(self, before: float) -> int:
        """Forget the rooms made before a time in which nobody has ever acted; gives how many."""
        forgotten = 0
        while found := await self._count(_FORGET, before, _FORGOTTEN_AT_ONCE):
            forgotten += found
        return forgotten

    async def probe(self) -> None:
        """Write something; raises StoreDown."""
        await self._count(
            "INSERT INTO probes VALUES (true, clock_timestamp()) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        )

    async def close(self) -> None:
        """Let go of all connections."""
        await self._appends.ended()
        await self._pool.close()

    async def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        async with self._database() as db:
            found: list[tuple[Any, ...]] = await (await db.execute(statement, values)).fetchall()
            return found

    async def _count(self, statement: str, *values: object) -> int:
        """Do a statement; gives how many rows it concerned."""
        async with self._database() as db:
            concerned: int = (await db.execute(statement, values)).rowcount
            return concerned


async def _safe(db: AsyncConnection[Any]) -> None:
    """Whatever the server's settings: a commit is on its disk before it is answered."""
    await db.execute("SET synchronous_commit = on")


def _lay_out(url: str, wait: float) -> None:
    """Bring the database up to date; one process does it while the others wait."""
    try:
        with psycopg.connect(url, connect_timeout=max(2, round(wait))) as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", (_LAYOUT_LOCK,))
            db.execute("CREATE TABLE IF NOT EXISTS layout (one boolean PRIMARY KEY CHECK (one), number integer)")
            found = db.execute("SELECT number FROM layout").fetchone()
            layout: int = 0 if found is None else found[0]
            for step in _STEPS[layout:]:
                db.execute(step)
            db.execute(
                "INSERT INTO layout VALUES (true, %s) ON CONFLICT (one) DO UPDATE SET number = excluded.number",
                (max(layout, len(_STEPS)),),
            )
    except psycopg.Error as problem:
        # The address holds a password, so it is not repeated.
        raise StoreDown(f"the database of DATABASE_URL can't be opened: {problem}") from problem
    if layout > len(_STEPS):
        raise StoreDown("the database of DATABASE_URL comes from a newer version; update agricola")

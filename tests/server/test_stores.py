"""What every store promises, proved for each of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.sqlite import _STEPS, FORGET, UNPLAYED, SqliteStore
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
    Store,
    StoreDown,
    Subscription,
    Ticket,
)
from tests.server.services import Postgres, free_port

ROW = RoomRow("abc", 1.5, "0.1.0", b'{"seed": 1}', b"[]", True, False, b"first")
START = Checkpoint(0, "hash0")


Run = Callable[[Callable[[Store], Awaitable[None]]], None]


def entry(number: int, text: str = "place:forest") -> Entry:
    """An act."""
    return Entry(number, "act", 0, text)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens a store, a fresh one at first; those that outlive their process, the same one each time."""
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

    url = server.new_database()
    return lambda: PostgresStore(url)


@pytest.fixture
def run(opened: Callable[[], Store]) -> Run:
    """Runs something with a fresh store."""

    def run(work: Callable[[Store], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            store = opened()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(all_of_it())

    return run


def test_a_room_is_found_as_it_was_made(run: Run) -> None:
    """What is created is read back, with its first checkpoint; what is not there is None."""

    async def work(store: Store) -> None:
        await store.create(ROW, START, "holder")
        assert await store.room("abc") == ROW
        assert await store.room("abd") is None
        assert await store.checkpoints("abc") == [START]
        assert await store.entries("abc") == []
        with pytest.raises(NumberTaken):
            await store.create(ROW, START, "other")

    run(work)


def test_entries_come_back_in_order_with_their_receipts_and_checkpoints(run: Run) -> None:
    """An append keeps everything that it was given, and the summary of the room."""

    async def work(store: Store) -> None:
        await store.create(ROW, START, None)
        receipt, checkpoint = Receipt("c1", "digest", b"answer"), Checkpoint(2, "hash2")
        await store.append("abc", entry(1), summary=b"one", receipt=receipt)
        await store.append("abc", Entry(2, "undo", 1, "turn"), summary=b"two", checkpoint=checkpoint)
        assert await store.entries("abc") == [entry(1), Entry(2, "undo", 1, "turn")]
        assert await store.receipt("abc", "c1") == receipt
        assert await store.receipt("abc", "c2") is None
        assert await store.receipt("abd", "c1") is None
        assert await store.checkpoints("abc") == [START, checkpoint]
        row = await store.room("abc")
        assert row is not None
        assert row.summary == b"two"

    run(work)


def test_an_append_is_all_or_nothing(run: Run) -> None:
    """A number or a command id that is taken leaves no trace of the rest."""

    async def work(store: Store) -> None:
        await store.create(ROW, START, None)
        await store.append("abc", entry(1), summary=b"one", receipt=Receipt("c1", "d", b"a"))
        for wrong in (1, 3):
            with pytest.raises(NumberTaken):
                await store.append("abc", entry(wrong), summary=b"bad", receipt=Receipt("c2", "d", b"a"), holder="h")
        with pytest.raises(IdTaken):
            await store.append("abc", entry(2), summary=b"bad", receipt=Receipt("c1", "e", b"b"), holder="h")
        assert await store.entries("abc") == [entry(1)]
        assert await store.receipt("abc", "c2") is None
        assert await store.rooms_of("h", 9) == []
        row = await store.room("abc")
        assert row is not None
        assert row.summary == b"one"

    run(work)


def test_of_many_at_once_each_is_judged_alone(run: Run) -> None:
    """Appends that wait together: one of a number is kept, the others are refused, no room hurts another."""

    async def work(store: Store) -> None:
        rooms = [f"room{number}" for number in range(20)]
        for room in rooms:
            await store.create(RoomRow(room, *list(_fields(ROW))[1:]), START, None)  # type: ignore[arg-type]
        texts = ("place:forest", "place:clay_pit")
        asked = [store.append(room, entry(1, text), summary=b"s") for room in rooms for text in texts]
        results = iter(await asyncio.gather(*asked, return_exceptions=True))
        for room in rooms:
            kept = [text for text in texts if not isinstance(next(results), NumberTaken)]
            assert len(kept) == 1
            assert await store.entries(room) == [entry(1, kept[0])]

    run(work)


def test_of_many_at_once_one_that_spoils_a_transaction_spoils_no_other(run: Run) -> None:
    """A command that was carried out already is refused by an error of the database; what waits with it is kept."""

    async def work(store: Store) -> None:
        rooms = [f"room{number}" for number in range(8)]
        for room in rooms:
            await store.create(RoomRow(room, *list(_fields(ROW))[1:]), START, None)  # type: ignore[arg-type]
        receipt = Receipt("c1", "d", b"a")
        await store.append("room3", entry(1), summary=b"s", receipt=receipt)
        asked = [
            store.append(room, entry(2 if room == "room3" else 1), summary=b"s", receipt=receipt) for room in rooms
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [IdTaken]
        for room in rooms:
            assert await store.entries(room) == [entry(1)]

    run(work)


def test_only_who_took_a_room_over_last_may_write_to_it(run: Run) -> None:
    """A fence keeps out whoever had the room before, even with the right number; without one nobody is kept out."""

    async def work(store: Store) -> None:
        await store.create(ROW, START, None)
        await store.append("abc", entry(1), summary=b"one", fence=0)
        old = await store.take_over("abc")
        new = await store.take_over("abc")
        assert 0 < old < new
        receipt = Receipt("c1", "d", b"a")
        for fence in (0, old, new + 1):
            with pytest.raises(Fenced):
                await store.append("abc", entry(2), summary=b"bad", receipt=receipt, holder="h", fence=fence)
        assert await store.entries("abc") == [entry(1)]
        assert await store.receipt("abc", "c1") is None
        assert await store.rooms_of("h", 9) == []
        await store.append("abc", entry(2), summary=b"two", receipt=receipt, fence=new)
        with pytest.raises(NumberTaken):
            await store.append("abc", entry(2), summary=b"bad", fence=new)
        with pytest.raises(IdTaken):
            await store.append("abc", entry(3), summary=b"bad", receipt=receipt, fence=new)
        await store.append("abc", entry(3), summary=b"three")
        with pytest.raises(NumberTaken):
            await store.take_over("abd")

    run(work)


def _fields(row: RoomRow) -> tuple[object, ...]:
    return (
        row.id, row.created, row.engine, row.setup, row.seats, row.practice, row.hot_seat, row.summary,
    )  # fmt: skip


def test_a_holder_finds_its_rooms_the_one_used_last_first(run: Run) -> None:
    """Making a room and taking a seat both count."""

    async def work(store: Store) -> None:
        for name in ("r1", "r2", "r3"):
            await store.create(RoomRow(name, 1.0, "1", b"{}", b"[]", False, False, name.encode()), START, "ann")
        await store.append("r1", Entry(1, "seat", 0, "{}"), summary=b"r1 again", holder="bob")
        assert await store.rooms_of("ann", 9) == [b"r1 again", b"r3", b"r2"]
        assert await store.rooms_of("ann", 1) == [b"r1 again"]
        assert await store.rooms_of("bob", 9) == [b"r1 again"]
        await store.probe()

    run(work)


def test_only_rooms_that_were_never_played_are_forgotten(run: Run) -> None:
    """A room in which nobody has acted goes after a while; one in which somebody has stays."""

    async def work(store: Store) -> None:
        for name, created in (("old", 1.0), ("played", 1.0), ("new", 9.0)):
            await store.create(RoomRow(name, created, "1", b"{}", b"[]", False, False, name.encode()), START, "ann")
        await store.append("old", Entry(1, "seat", 0, "{}"), summary=b"old")
        await store.append("played", entry(1), summary=b"played")
        assert await store.forget_unplayed(5.0) == 1
        assert await store.room("old") is None
        assert await store.entries("old") == []
        assert set(await store.rooms_of("ann", 9)) == {b"played", b"new"}
        assert await store.forget_unplayed(5.0) == 0
        with pytest.raises(NumberTaken):
            await store.append("old", entry(2), summary=b"late")
        with pytest.raises(NumberTaken):
            await store.append("old", entry(1), summary=b"late")
        assert await store.entries("old") == []

    run(work)


def test_where_people_take_notices_is_kept(run: Run) -> None:
    """The newest ones of each person, each place once."""

    async def work(store: Store) -> None:
        for number in (1, 2, 3, 2):
            await store.subscribe("ann", Subscription(f"https://push/{number}", f"key{number}", "auth"), 2)
        await store.subscribe("bob", Subscription("https://push/3", "other", "auth"), 2)
        assert [one.endpoint for one in await store.subscriptions("ann")] == ["https://push/3", "https://push/2"]
        await store.unsubscribe("ann", "https://push/3")
        assert await store.subscriptions("ann") == [Subscription("https://push/2", "key2", "auth")]
        assert [one.p256dh for one in await store.subscriptions("bob")] == ["other"]
        assert await store.subscriptions("eve") == []

    run(work)


def test_a_series_is_changed_only_by_who_knows_how_it_was(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.keep_series(SeriesRow("one", "ann", b"1"), None)
        await store.keep_series(SeriesRow("two", "ann", b"1"), None)
        await store.keep_series(SeriesRow("one", "ann", b"2"), b"1")
        for before in (b"1", None):
            with pytest.raises(NumberTaken):
                await store.keep_series(SeriesRow("one", "ann", b"3"), before)
        assert await store.series("one") == SeriesRow("one", "ann", b"2")
        assert await store.series("none") is None
        assert [row.id for row in await store.series_of("ann", 10)] == ["one", "two"]
        assert await store.series_of("bob", 10) == []

    run(work)


def test_results_are_written_with_the_entry_that_ends_a_game(run: Run) -> None:
    """They are found by person, the last one first; an entry that is refused leaves none."""

    async def work(store: Store) -> None:
        for room, at in (("abc", 5.0), ("abd", 9.0)):
            await store.create(RoomRow(room, 1.0, "1", b"{}", b"[]", False, False, b""), START, None)
            ends = [Result(who, room, at, "revised", 2, 31, who == "ann") for who in ("ann", "bob")]
            with pytest.raises(NumberTaken):
                await store.append(room, entry(2), summary=b"", results=ends)
            assert await store.results_of("ann", 9) == [] or room == "abd"
            await store.append(room, entry(1), summary=b"over", results=ends)
        assert await store.results_of("ann", 9) == [
            Result("ann", "abd", 9.0, "revised", 2, 31, True),
            Result("ann", "abc", 5.0, "revised", 2, 31, True),
        ]
        assert [result.won for result in await store.results_of("bob", 1)] == [False]
        assert await store.results_of("eve", 9) == []

    run(work)


def test_ratings_add_up_with_the_entries_that_end_games(run: Run) -> None:
    """Each game adds to the rating of its kind, whichever ended first; an entry that is refused adds nothing."""

    async def work(store: Store) -> None:
        assert await store.ratings_of("ann") == []
        rooms = [f"room{number}" for number in range(8)]
        for room in rooms:
            await store.create(RoomRow(room, 1.0, "1", b"{}", b"[]", False, False, b""), START, None)
        won = [Rating("ann", "revised", True, 2, 20.0, 1), Rating("bob", "revised", True, 2, -20.0, 1)]
        with pytest.raises(NumberTaken):
            await store.append(rooms[0], entry(2), summary=b"", ratings=won)
        assert await store.ratings_of("ann") == []
        # Games of the same people may end at once, and name them in any order.
        both = (won, won[::-1])
        await asyncio.gather(
            *(store.append(room, entry(1), summary=b"", ratings=both[n % 2]) for n, room in enumerate(rooms))
        )
        others = [Rating("ann", "revised", True, 3, 1.5, 1), Rating("ann", "family", False, 2, -0.25, 1)]
        await store.append(rooms[0], entry(2), summary=b"", ratings=others)
        ann = await store.ratings_of("ann")
        assert ann == [others[1], Rating("ann", "revised", True, 2, 160.0, 8), others[0]]
        assert await store.ratings_of("bob") == [Rating("bob", "revised", True, 2, -160.0, 8)]
        await store.forget_account("ann")
        assert await store.ratings_of("ann") == []
        assert len(await store.ratings_of("bob")) == 1

    run(work)


def test_accounts_are_kept_and_forgotten_with_all_that_opens_them(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.account("ann") is None
        await store.keep_account(Account("ann", "", 1.5))
        await store.keep_account(Account("ann", "Ann", 9.0))
        await store.keep_account(Account("bob", "Bob", 2.0))
        assert await store.account("ann") == Account("ann", "Ann", 1.5)
        keys = [Passkey(f"k{number}", "ann", b"key", 0, f"phone {number}", float(number)) for number in (1, 2)]
        for key in (*reversed(keys), Passkey("k3", "bob", b"other", 7, "", 3.0)):
            await store.keep_passkey(key)
        assert await store.passkeys_of("ann") == keys
        await store.keep_passkey(Passkey("k2", "bob", b"stolen", 5, "other", 4.0))
        assert await store.passkey("k2") == Passkey("k2", "ann", b"key", 5, "phone 2", 2.0)
        await store.forget_passkey("bob", "k1")
        await store.forget_passkey("ann", "k2")
        assert await store.passkeys_of("ann") == keys[:1]
        assert await store.passkey("k2") is None
        for who in ("ann", "bob"):
            await store.keep_ticket(Ticket(f"session {who}", "session", who, 9.0), 1.0, 5)
        await store.forget_account("ann")
        assert await store.account("ann") is None
        assert await store.passkeys_of("ann") == []
        assert await store.ticket("session", "session ann", 2.0) is None
        assert await store.account("bob") == Account("bob", "Bob", 2.0)
        assert await store.passkey("k3") == Passkey("k3", "bob", b"other", 7, "", 3.0)
        assert await store.ticket("session", "session bob", 2.0) is not None

    run(work)


def test_a_ticket_is_good_for_its_kind_and_its_time(run: Run) -> None:
    async def work(store: Store) -> None:
        session, link = Ticket("s1", "session", "ann", 9.0), Ticket("l1", "link", "ann", 5.0)
        await store.keep_ticket(session, 1.0, 2)
        await store.keep_ticket(link, 1.0, 2)
        assert await store.ticket("session", "s1", 8.0) == session
        assert await store.ticket("session", "s1", 9.0) is None
        assert await store.ticket("link", "s1", 2.0) is None
        assert await store.take_ticket("session", "l1", 2.0) is None
        assert await store.take_ticket("link", "l1", 5.0) is None
        taken = await asyncio.gather(*(store.take_ticket("link", "l1", 2.0) for _ in range(5)))
        assert [one for one in taken if one is not None] == [link]
        # Of three sessions the one that ends first goes; so do all whose time is up.
        for number in (2, 3):
            await store.keep_ticket(Ticket(f"s{number}", "session", "ann", 9.0 + number), 2.0, 2)
        found = [await store.ticket("session", f"s{number}", 3.0) for number in (1, 2, 3)]
        assert [one and one.hash for one in found] == [None, "s2", "s3"]
        await store.keep_ticket(Ticket("b1", "session", "bob", 99.0), 11.5, 2)
        assert await store.ticket("session", "s2", 0.0) is None
        await store.forget_sessions("ann")
        assert await store.ticket("session", "s3", 0.0) is None
        assert await store.ticket("session", "b1", 12.0) is not None

    run(work)


def test_everything_is_there_when_it_is_opened_again(opened: Callable[[], Store]) -> None:
    """What was appended is there for the next process; a store that was closed is down."""
    if opened is MemoryStore:
        return

    async def first() -> None:
        store = opened()
        await store.create(ROW, START, "ann")
        await store.append("abc", entry(1), summary=b"one")
        await store.close()

    async def second() -> None:
        store = opened()
        assert await store.entries("abc") == [entry(1)]
        assert await store.rooms_of("ann", 9) == [b"one"]
        await store.close()
        with pytest.raises(StoreDown):
            await store.entries("abc")

    asyncio.run(first())
    asyncio.run(second())


def test_an_id_that_can_not_be_is_none(run: Run) -> None:
    """Whatever stands in an address, it is a room or none."""

    async def work(store: Store) -> None:
        for wrong in ("", "\0", "a\0b", "'; DROP TABLE rooms", "ab" * 5000):
            assert await store.room(wrong) is None

    run(work)


def test_sqlite_lives_on_after_a_job_that_fails(tmp_path: Path) -> None:
    """What can't be written at all fails alone."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        await store.create(ROW, START, None)
        results = await asyncio.gather(
            store.append("abc", entry(1, "\ud800"), summary=b"bad"),
            store.append("abc", entry(1), summary=b"one"),
            return_exceptions=True,
        )
        assert [isinstance(result, UnicodeEncodeError) for result in results] == [True, False]
        assert await store.entries("abc") == [entry(1)]
        await store.close()

    asyncio.run(work())


def test_sqlite_syncs_each_commit_to_the_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL: a commit survives the loss of power."""
    store = SqliteStore(tmp_path / "games.sqlite3")
    db = store._connection
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert db.execute("PRAGMA synchronous").fetchone()[0] == 2
    asyncio.run(store.close())


def test_sqlite_says_what_is_wrong_with_its_file(tmp_path: Path) -> None:
    """A file that is no database, and one of a newer version, are refused with a reason."""
    bad = tmp_path / "bad.sqlite3"
    bad.write_bytes(b"this is no database at all, whatever its name says")
    with pytest.raises(StoreDown, match="can't be opened"):
        SqliteStore(bad)
    newer = tmp_path / "newer.sqlite3"
    db = sqlite3.connect(newer)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreDown, match="newer version"):
        SqliteStore(newer)


def test_sqlite_that_is_locked_is_down_and_comes_back(tmp_path: Path) -> None:
    """While another process holds the file, a write fails; afterwards it works."""
    path = tmp_path / "games.sqlite3"

    async def work() -> None:
        store = SqliteStore(path, wait=0.1)
        await store.create(ROW, START, None)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown):
            await store.append("abc", entry(1), summary=b"one")
        other.execute("ROLLBACK")
        other.close()
        await store.append("abc", entry(1), summary=b"one")
        assert await store.entries("abc") == [entry(1)]
        await store.close()

    asyncio.run(work())


def test_sqlite_forgets_without_looking_at_other_rooms(tmp_path: Path) -> None:
    """Each statement of the sweep finds its rows by an index, however many rooms there are."""
    store = SqliteStore(tmp_path / "games.sqlite3")
    for statement in (UNPLAYED, *FORGET):
        values = (5.0, 9) if statement == UNPLAYED else ("abc",)
        plan = [row[3] for row in store._connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
        assert plan and all(line.startswith("SEARCH") for line in plan), (statement, plan)
    asyncio.run(store.close())


def test_sqlite_lets_others_in_while_it_forgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep of many rooms goes in steps: who asks meanwhile is answered after one of them."""
    monkeypatch.setattr("agricola.server.storage.sqlite._FORGOTTEN_AT_ONCE", 10)

    async def work() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        rooms = [RoomRow(f"r{number}", 1.0, "1", b"{}", b"[]", False, False, b"") for number in range(200)]
        await asyncio.gather(*[store.create(row, START, "ann") for row in rooms])
        sweep = asyncio.create_task(store.forget_unplayed(5.0))
        await asyncio.sleep(0)
        await store.probe()
        assert not sweep.done()
        assert await sweep == 200
        assert await store.rooms_of("ann", 999) == []
        await store.close()

    asyncio.run(work())


def test_sqlite_brings_an_older_file_up_to_date(tmp_path: Path) -> None:
    """What an older version has kept is found, and known as played or not."""
    path = tmp_path / "games.sqlite3"
    db = sqlite3.connect(path)
    db.executescript(_STEPS[0] + "PRAGMA user_version = 1;")
    for room in ("old", "played"):
        db.execute("INSERT INTO rooms VALUES (?, 1.0, '1', '{}', '[]', 0, 0, 'summary', 1.0)", (room,))
        db.execute("INSERT INTO entries VALUES (?, 1, 'seat', 0, '{}')", (room,))
        db.execute("INSERT INTO holders VALUES ('ann', ?)", (room,))
    db.execute("INSERT INTO entries VALUES ('played', 2, 'act', 0, 'Forest')")
    db.commit()
    db.close()

    async def work() -> None:
        for forgotten in (1, 0):
            store = SqliteStore(path)
            assert await store.forget_unplayed(5.0) == forgotten
            assert await store.room("old") is None
            assert await store.entries("played") == [Entry(1, "seat", 0, "{}"), Entry(2, "act", 0, "Forest")]
            await store.close()

    asyncio.run(work())


def test_postgres_of_a_newer_version_or_none_at_all_says_so(postgres: Postgres) -> None:
    """A reason without the address, which may hold a password."""
    import psycopg  # noqa: PLC0415

    from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

    url = postgres.new_database()
    asyncio.run(PostgresStore(url).close())
    with psycopg.connect(url) as db:
        db.execute("UPDATE layout SET number = 99")
    with pytest.raises(StoreDown, match="newer version"):
        PostgresStore(url)
    with pytest.raises(StoreDown, match="can't be opened") as told:
        PostgresStore(f"postgresql://ann:secret@127.0.0.1:{free_port()}/games", wait=1.0)
    assert "secret" not in str(told.value)


def test_postgres_is_laid_out_once_by_whoever_comes_first(postgres: Postgres) -> None:
    """Several processes may come to a new database in the same moment."""
    from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

    url = postgres.new_database()
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(PostgresStore, [url] * 6))

    async def work() -> None:
        await stores[0].create(ROW, START, None)
        for number, store in enumerate(stores, 1):
            await store.append("abc", entry(number), summary=b"s")
            await store.close()

    asyncio.run(work())


def test_postgres_that_cuts_its_connections_is_asked_over_new_ones(postgres: Postgres) -> None:
    """A restart of the database, when it is over, costs nobody anything."""
    import psycopg  # noqa: PLC0415

    from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

    url = postgres.new_database()

    async def work() -> None:
        store = PostgresStore(url)
        try:
            await store.create(ROW, START, None)
            with psycopg.connect(url) as db:
                db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await store.append("abc", entry(1), summary=b"one")
            assert await store.entries("abc") == [entry(1)]
        finally:
            await store.close()

    asyncio.run(work())

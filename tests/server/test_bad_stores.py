"""What broken disks, other processes and other versions may do to the games that are kept, and what comes of it."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import stat
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from agricola.server.rooms.seats import SeatAssignment, holder_of
from agricola.server.service import DATABASE
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.sqlite import SqliteStore
from agricola.server.storage.store import Checkpoint, Entry, StoreDown
from agricola.server.telemetry.logs import Log
from agricola.server.telemetry.monitor import Monitor
from tests.server.kit import PATIENCE, PERSON, Live, live, until, words
from tests.server.test_promises import Spy
from tests.server.test_stores import ROW, START, entry

# --- broken disks and other processes ---------------------------------------------------------------------------------


class Hanging(Spy):
    """A store that may not answer at all."""

    def __init__(self) -> None:
        super().__init__()
        self.hangs = False

    async def append(self, *arguments: object, **more: object) -> None:
        """Write, or never answer."""
        while self.hangs:
            await asyncio.sleep(0.01)
        await super().append(*arguments, **more)  # type: ignore[arg-type]

    async def probe(self) -> None:
        """Write, or never answer."""
        while self.hangs:
            await asyncio.sleep(0.01)


def test_a_store_that_hangs_is_a_bad_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer counts as a failed write: the room is frozen, health says so, and it all comes back."""
    monkeypatch.setattr("agricola.server.rooms.kept_room._STORE_CAP", 0.3)
    monkeypatch.setattr("agricola.server.telemetry.monitor._PROBE_CAP", 0.3)
    monkeypatch.setattr("agricola.server.telemetry.monitor._EVERY", 0.1)
    store = Hanging()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        store.hangs = True
        assert ann.act(room, "place:forest")["code"] == "frozen"
        until(lambda: ann.ask("GET", "/health").status == 503)
        # While the room tries the store again, who acts is told so, and does not wait for the store.
        until(running.service.lobby._rooms[room]._lock.locked)
        assert ann.act(room, "place:forest")["code"] == "frozen"
        store.hangs = False
        ann.wait(room, "playing")
        assert ann.act(room, "place:forest")["type"] == "done"
        until(lambda: ann.ask("GET", "/health").status == 200)


def test_a_room_that_the_store_has_forgotten_says_so() -> None:
    """A room that still lies in memory does not go on without its store."""
    store = Spy()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        asyncio.run(store.forget_unplayed(time.time() + 1))
        assert ann.act(room, "place:forest")["code"] == "frozen"
        until(lambda: ann.state(room)["room"]["notice"] == {"code": "notice-room-gone"})
        assert running.service.monitor.frozen_rooms == 0


def test_the_sweep_goes_on_after_a_failure() -> None:
    """A failure of one sweep is noted; the next one comes."""

    class Failing(MemoryStore):
        async def forget_unplayed(self, before: float) -> int:
            raise KeyError("whatever")

    with live(store=Failing(), idle_seconds=0.05) as running:
        ann = running.browser()
        ann.create(PERSON, cards=False)
        until(lambda: len(running.service.lobby) == 0)
        assert "sweep_failed" in running.log.getvalue()


class Broken:
    """A connection that fails at some statements."""

    def __init__(self, db: sqlite3.Connection, *statements: str) -> None:
        self.statements = statements
        self._db = db

    def execute(self, statement: str, *more: object) -> object:
        """Do a statement, or fail."""
        if statement.startswith(self.statements):
            raise sqlite3.OperationalError("disk I/O error")
        return self._db.execute(statement, *more)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> object:
        return getattr(self._db, name)


def test_sqlite_on_a_disk_that_fails_lives_on(tmp_path: Path) -> None:
    """Neither a failed commit nor a failed rollback leaves anybody without an answer, or the store dead."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        await store.create(ROW, START, None)
        db = store._connection
        for broken in (("COMMIT",), ("COMMIT", "ROLLBACK"), ("BEGIN",), ("SAVEPOINT",), ("RELEASE",)):
            store._connection = Broken(db, *broken)  # type: ignore[assignment]
            with pytest.raises(StoreDown):
                await asyncio.wait_for(store.append("abc", entry(1), summary=b"one"), PATIENCE)
        store._connection = db
        # A transaction that could not be ended is ended by the next that comes.
        for _ in range(2):
            try:
                await store.append("abc", entry(1), summary=b"one")
            except StoreDown:
                continue
            break
        assert await store.entries("abc") == [entry(1)]
        await store.close()

    asyncio.run(work())


def test_sqlite_on_a_full_disk_is_down_and_comes_back(tmp_path: Path) -> None:
    """What does not fit is refused as a whole; with room again it goes on."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        await store.create(ROW, START, None)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        big = Checkpoint(1, "hash" * 50_000)
        with pytest.raises(StoreDown, match="full"):
            await store.append("abc", entry(1), summary=b"one", checkpoint=big)
        assert await store.entries("abc") == []
        store._connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("abc", entry(1), summary=b"one", checkpoint=big)
        assert await store.entries("abc") == [entry(1)]
        await store.close()

    asyncio.run(work())


def test_sqlite_is_laid_out_once_by_whoever_comes_first(tmp_path: Path) -> None:
    """Several processes may open a new file in the same moment; nobody else on the computer may read it."""
    opened: list[SqliteStore] = []
    problems: list[Exception] = []

    def open_it() -> None:
        try:
            opened.append(SqliteStore(tmp_path / "games.sqlite3", wait=PATIENCE))
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=open_it) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    for store in opened:
        asyncio.run(store.close())
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "games.sqlite3").stat().st_mode) == 0o600


def test_sqlite_that_is_closed_answers_nobody_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    """What comes after the end is refused at once."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreDown):
            await asyncio.wait_for(store.room("abc"), PATIENCE)
        await closing

    asyncio.run(work())


def test_two_services_on_one_folder_never_lose_or_double_an_action(tmp_path: Path) -> None:
    """Each notices at its next write that the other was there, reads the game anew and goes on from it."""
    with live(data=tmp_path) as one, live(data=tmp_path) as two:
        ann = one.browser()
        room = ann.create(PERSON, cards=False)
        again = two.browser()
        again.cookie = ann.cookie
        assert again.state(room)["version"] == 0
        command = {"type": "act", "id": "mine", "version": 0, "seat": 0, "action": "place:forest"}
        assert ann.command(room, **command)["type"] == "done"
        # The same command to the other service: it was done once.
        assert again.command(room, **command) == {"type": "done", "id": "mine", "version": 1}
        # Another one, by what the other service still knows: refused, and healed.
        stale = again.act(room, "place:clay_pit")
        assert stale["code"] == "frozen"
        until(lambda: again.state(room)["version"] == 1 and again.state(room)["room"]["status"] == "playing")
        assert again.act(room, "end")["type"] == "done"
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        entries = db.execute("SELECT number, text FROM entries ORDER BY number").fetchall()
    assert entries == [(1, "place:forest"), (2, "end")]


def test_health_goes_on_whatever_the_store_does() -> None:
    """A probe that fails in a way that nobody thought of is a failed probe."""

    class Odd(MemoryStore):
        async def probe(self) -> None:
            raise RuntimeError("whatever")

    monitor = Monitor(Log(io.StringIO()))
    asyncio.run(monitor.look(Odd()))
    assert monitor.health(workers=1, alive=0, waiting=0).status == "not"


# --- other versions ---------------------------------------------------------------------------------------------------


@pytest.fixture
def kept() -> Iterator[tuple[Live, Spy, str]]:
    """A service with a room in its store and none in memory."""
    store = Spy()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        ann.act(room, "place:forest")
    with live(store=store) as running:
        yield running, store, room


def test_a_list_with_a_summary_of_another_version_still_comes(kept: tuple[Live, Spy, str]) -> None:
    """What can't be read is left out of the list, and read from the game itself where it is asked for."""
    running, store, room = kept
    ann = running.browser()
    mine = ann.create(PERSON, cards=False)
    store._rows[room] = msgspec.structs.replace(store._rows[room], summary=b'{"id": "old"}')
    for rooms in store._holders.values():
        rooms.add(room)
    assert [info["id"] for info in ann.get("/api/rooms?mine=1")["rooms"]] == [mine]
    assert ann.get(f"/api/rooms/{room}")["version"] == 1


def test_a_game_that_this_version_can_not_play_again_says_so(kept: tuple[Live, Spy, str]) -> None:
    """Whatever goes wrong at an old entry, the room opens as far as it goes, with a notice."""
    running, store, room = kept
    store._entries[room].append(Entry(2, "act", 0, "Cathedral"))
    state = running.browser().state(room)
    assert (state["room"]["status"], state["version"]) == ("frozen", 1)
    assert "entry 2" in words(state["room"]["notice"])


def test_a_set_up_that_this_version_does_not_know_is_told(kept: tuple[Live, Spy, str]) -> None:
    """No failure: a sentence."""
    running, store, room = kept
    for setup in (b'{"edition": "nowhere", "players": 1}', b"{}", b'{"edition": "revised", "players": 1, "x": {}}'):
        store._rows[room] = msgspec.structs.replace(store._rows[room], setup=setup)
        reply = running.browser().ask("GET", f"/api/rooms/{room}/state")
        assert (reply.status, reply.json["error"]["code"]) == (409, "other_version")


def test_a_game_of_another_version_in_a_bad_store_is_counted_right(kept: tuple[Live, Spy, str]) -> None:
    """A room that stands still for good and then for a while more is one frozen room, and then none."""
    running, store, room = kept
    store.checkpoints_of[room][0] = Checkpoint(0, "another deal")
    eve = running.browser()
    assert eve.state(room)["room"]["status"] == "frozen"
    inside = running.service.lobby._rooms[room]
    eve.post(f"/api/rooms/{room}/watch")
    inside.seats = [SeatAssignment("person", "Eve", None, holder_of(eve.cookie.partition("=")[2]))]
    receipt = store.receipt

    async def down(*names: str) -> None:
        raise StoreDown("no answer")

    store.receipt = down  # type: ignore[method-assign, assignment]
    assert eve.command(room, type="act", version=7, seat=0, action="place:clay_pit")["code"] == "frozen"
    assert running.service.monitor.frozen_rooms <= 1
    until(lambda: running.service.monitor.frozen_rooms == 0)
    store.receipt = receipt  # type: ignore[method-assign]
    state = eve.state(room)
    assert (state["room"]["status"], "damaged" in words(state["room"]["notice"])) == ("frozen", True)
    assert running.service.monitor.frozen_rooms == 0

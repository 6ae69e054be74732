"""What attackers, bad networks, broken disks, other processes and other versions may do, and what comes of it."""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import logging
import os
import socket
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
from starlette.types import Message
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from agricola.server.limits import FULL, MESSAGE
from agricola.server.logs import Lines, Log
from agricola.server.memory import MemoryStore
from agricola.server.proxy import BehindProxy
from agricola.server.seats import Sitting, holder_of
from agricola.server.service import DATABASE
from agricola.server.sqlite import SqliteStore
from agricola.server.store import Entry, Snapshot, StoreDown
from agricola.server.watch import Watch
from agricola.server.web import make_app
from tests.server.kit import COMPUTER, OPEN, PATIENCE, PERSON, TEST_CONFIG, Live, live, receive, until
from tests.server.test_promises import Spy
from tests.server.test_stores import ROW, START, entry

# --- attackers --------------------------------------------------------------------------------------------------------


def test_a_client_behind_a_proxy_can_not_claim_another_address() -> None:
    """A proxy adds what it sees at the end; what the client wrote before that counts for nothing."""
    seen: list[object] = []

    async def app(scope: object, receive: object, send: object) -> None:
        seen.append(scope["client"])  # type: ignore[index]

    async def ask(*forwarded: bytes) -> object:
        headers = [(b"x-forwarded-for", value) for value in forwarded]
        scope = {"type": "http", "headers": headers, "client": ("10.0.0.1", 5)}
        await BehindProxy(app)(scope, None, None)  # type: ignore[arg-type]
        return seen[-1]

    assert asyncio.run(ask()) == ("10.0.0.1", 5)
    assert asyncio.run(ask(b"203.0.113.9")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1, 203.0.113.9")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1", b"2.2.2.2,203.0.113.9 ")) == ("203.0.113.9", 0)


def test_messages_that_can_not_be_read_cost_as_much_as_others() -> None:
    """Garbage is no way around the limits, over HTTP and over a socket."""
    with live(rate=1.0) as running:
        ann, limits = running.browser(), running.service.limits
        room = ann.create(PERSON, cards=False)
        # Time stands still, so that nothing comes back meanwhile.
        now = time.monotonic()
        limits._clock = lambda: now
        limits.spend(100.0, "127.0.0.1")
        statuses = [ann.ask("POST", f"/api/rooms/{room}/commands", b"{").status for _ in range(70)]
        assert set(statuses) == {400, 429}
        limits._purses.clear()
        limits.spend(150.0, "127.0.0.1")
        with ann.socket(room) as flood:
            codes: set[str] = set()
            for _ in range(3):
                for _ in range(20):
                    flood.send("{")
                codes.update(receive(flood, "refused")["code"] for _ in range(20))
                flood.send('{"type":"ping"}')
            assert codes == {"bad_json", "too_many"}


def test_the_size_of_a_message_is_counted_in_bytes() -> None:
    """Letters of several bytes do not make a message smaller."""
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        with ann.socket(room) as talking:
            talking.send(json.dumps({"type": "why", "id": "a", "seat": 0, "what": "é" * 150}, ensure_ascii=False))
            assert receive(talking, "refused")["id"] == "a"
            talking.send("é" * (MESSAGE // 2 + 10))
            with pytest.raises(ConnectionClosed):
                while True:
                    talking.recv(timeout=PATIENCE)
            assert talking.protocol.close_code == 1009


def test_a_page_that_came_without_tls_may_not_speak_for_one_with_it() -> None:
    """Where browsers come over TLS, the same name without it is another origin."""
    wish = {"edition": "family", "players": 1, "seats": [PERSON], "cards": False}
    with live(tls=True) as running:
        ann, host = running.browser(), f"127.0.0.1:{running.port}"
        assert ann.ask("POST", "/api/rooms", wish, Origin=f"http://{host}").status == 403
        assert ann.ask("POST", "/api/rooms", wish, Origin=f"https://{host}").status == 201
    with live(tls=True, origins=("https://games.example.org",)) as running:
        ann = running.browser()
        assert ann.ask("POST", "/api/rooms", wish, Origin="https://games.example.org").status == 201
        assert ann.ask("POST", "/api/rooms", wish, Origin="http://games.example.org").status == 403


def test_nobody_gets_a_seat_that_another_has_handed_to_a_computer(service: Live) -> None:
    """Not by opening it either; whoever handed it over may open it or take it back."""
    ann, bob = service.browser(), service.browser()
    room = ann.create(PERSON, OPEN, COMPUTER, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    ann.post(f"/api/rooms/{room}/seats/0", {"do": "computer"})
    assert bob.post(f"/api/rooms/{room}/seats/0", {"do": "open"}, 403)["error"]["code"] == "not_your_seat"
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 0}, 409)["error"]["code"] == "no_open_seat"
    assert bob.post(f"/api/rooms/{room}/seats/2", {"do": "open"})["seats"][2]["kind"] == "open"
    assert ann.post(f"/api/rooms/{room}/join", {"seat": 0})["seats"] == [0]


def test_names_of_all_scripts_are_kept_and_nothing_invisible() -> None:
    """Whatever people are called; but no letters that turn the line around or hide."""
    with live() as running:
        ann = running.browser()
        for given, shown in (
            ("Zoë Ånström", "Zoë Ånström"),
            ("王小明", "王小明"),
            ("\u202eevil\u200b\u0000 x", "evil x"),
            ("\U0001f404\U0001f404", "\U0001f404\U0001f404"),
            ("\u200b \t", "Player 1"),
        ):
            room = ann.create({"kind": "person", "name": given}, cards=False)
            assert ann.get(f"/api/rooms/{room}")["seats"][0]["name"] == shown


def test_a_full_memory_lets_go_of_the_room_that_was_unused_for_longest() -> None:
    """Neither new rooms nor old ones that are looked at again make the memory grow without an end."""
    with live(rooms_in_memory=3) as running:
        ann = running.browser()
        rooms = [ann.create(PERSON, cards=False) for _ in range(5)]
        assert list(running.service.lobby._rooms) == rooms[2:]
        for room in rooms:
            assert ann.state(room)["room"]["id"] == room
            assert len(running.service.lobby) == 3
        with ann.socket(rooms[0]), ann.socket(rooms[1]), ann.socket(rooms[2]):
            wish = {"edition": "revised", "players": 1, "seats": [PERSON], "cards": False}
            until(lambda: sum(len(room.audience) for room in running.service.lobby._rooms.values()) == 3)
            assert ann.post("/api/rooms", wish, 503)["error"]["code"] == "full"
            assert ann.ask("GET", f"/api/rooms/{rooms[3]}/state").status == 503
            assert ann.state(rooms[0])["room"]["id"] == rooms[0]


def test_looking_at_many_old_games_is_dear() -> None:
    """A game that must be played again as a whole costs as much as a record; the next look at it does not."""
    with live(rate=1.0) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False, seed=1)
        purses = running.service.limits._purses
        asked = [f"/api/rooms/{room}/replay?after=0"] * 3
        spent = []
        for path in asked:
            purses.clear()
            ann.get(path)
            spent.append(round(FULL - min(left for left, _ in purses.values())))
        assert spent == [11, 1, 1]


def test_a_replay_is_the_same_from_every_side() -> None:
    """Whichever move is asked for first, its state is the same; the last is the game as it stands."""
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False, seed=1)
        for _ in range(20):
            ann.act(room)
        path = f"/api/rooms/{room}/replay?after="
        forth = [ann.get(f"{path}{after}")["view"] for after in range(21)]
        back = [ann.get(f"{path}{after}")["view"] for after in reversed(range(21))]
        assert forth == back[::-1]
        assert forth[-1]["spaces"] == ann.state(room)["view"]["spaces"]
        assert ann.ask("GET", f"{path}21").status == 422


# --- bad networks -----------------------------------------------------------------------------------------------------


def test_a_stream_whose_listener_is_gone_at_once_holds_no_place() -> None:
    """Who leaves before the first line leaves nothing behind."""
    app = make_app(TEST_CONFIG, log=Log(io.StringIO()))
    service = app.state.service

    async def work() -> None:
        await service.start()
        answers: list[Message] = []
        body = json.dumps({"edition": "family", "players": 1, "seats": [PERSON], "cards": False}).encode()

        async def say() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def hear(message: Message) -> None:
            answers.append(message)

        await app(_scope("POST", "/api/rooms"), say, hear)
        room = json.loads(answers[1]["body"])["room"]["id"]

        async def gone() -> Message:
            return {"type": "http.disconnect"}

        async def broken(message: Message) -> None:
            raise OSError("the line is broken")

        for way in (hear, broken):
            try:
                await app(_scope("GET", f"/api/rooms/{room}/stream"), gone, way)
            except Exception as problem:
                assert way is broken, problem
            assert service.limits.sockets == 0
            assert len(service.lobby._rooms[room].audience) == 0
        await service.stop()

    asyncio.run(work())


def _scope(method: str, path: str) -> dict[str, object]:
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    return {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system can't tell who is deaf")
def test_who_takes_nothing_in_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deaf socket and a deaf stream give back their places, though they never say good-bye."""
    monkeypatch.setattr("agricola.server.running._DEAF_SECONDS", 1.0)
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        address = f"ws://127.0.0.1:{running.port}/api/rooms/{room}/socket"
        stream = http.client.HTTPConnection("127.0.0.1", running.port)
        stream.request("GET", f"/api/rooms/{room}/stream")
        audience = running.service.lobby._rooms[room].audience
        with connect(address, compression=None, max_queue=1, close_timeout=0.1):
            until(lambda: len(audience) == 2)
            version = 0
            while len(audience) and version < 6000:
                for command in ({"type": "act", "action": "Forest"}, {"type": "undo"}):
                    assert ann.command(room, **command, version=version, seat=0)["type"] == "done"
                    version += 1
                if all(client.too_slow for client in audience.clients):
                    break
            until(lambda: not len(audience) and not running.service.limits.sockets)
        stream.close()


def test_a_client_that_comes_or_goes_is_told_in_a_few_bytes(service: Live) -> None:
    """Not as a whole state, and only when it makes a difference."""
    ann, bob = service.browser(), service.browser()
    # While a seat is open the computer does not act: the state after it would tell who is there as well.
    room = ann.create(PERSON, OPEN, COMPUTER, OPEN, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    with ann.socket(room) as watching:
        receive(watching, "state")
        with bob.socket(room):
            while receive(watching, "presence")["seats"] != [0, 1, 2]:
                pass
        assert receive(watching, "presence") == {"type": "presence", "seats": [0, 2]}
        assert [seat["connected"] for seat in ann.get(f"/api/rooms/{room}")["seats"]] == [True, False, True, False]


def test_a_second_hint_ends_the_first_and_leaving_ends_both(service: Live) -> None:
    """One hint at a time; each question gets an answer, and nobody thinks for who has gone."""
    ann = service.browser()
    room = ann.create(PERSON, cards=False)
    thinkers = service.service.thinkers
    with ann.socket(room) as asking:
        receive(asking, "state")
        for name in ("one", "two"):
            asking.send(json.dumps({"type": "hint", "id": name, "version": 0, "seat": 0}))
        assert receive(asking, "refused")["id"] == "one"
        assert receive(asking, "hints")["id"] == "two"
        asking.send(json.dumps({"type": "hint", "id": "three", "version": 0, "seat": 0}))
    until(lambda: thinkers.waiting == 0)


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
    monkeypatch.setattr("agricola.server.room._STORE_CAP", 0.3)
    monkeypatch.setattr("agricola.server.watch._PROBE_CAP", 0.3)
    monkeypatch.setattr("agricola.server.watch._EVERY", 0.1)
    store = Hanging()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        store.hangs = True
        assert ann.act(room, "Forest")["code"] == "frozen"
        until(lambda: ann.ask("GET", "/health").status == 503)
        # While the room tries the store again, who acts is told so, and does not wait for the store.
        until(running.service.lobby._rooms[room]._lock.locked)
        assert ann.act(room, "Forest")["code"] == "frozen"
        store.hangs = False
        ann.wait(room, "playing")
        assert ann.act(room, "Forest")["type"] == "done"
        until(lambda: ann.ask("GET", "/health").status == 200)


def test_a_room_that_the_store_has_forgotten_says_so() -> None:
    """A room that still lies in memory does not go on without its store."""
    store = Spy()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        asyncio.run(store.forget_unplayed(time.time() + 1))
        assert ann.act(room, "Forest")["code"] == "frozen"
        until(lambda: "gone" in (ann.state(room)["room"]["notice"] or ""))
        assert running.service.watch.frozen_rooms == 0


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
        big = Snapshot(1, "hash", os.urandom(200_000))
        with pytest.raises(StoreDown, match="full"):
            await store.append("abc", entry(1), summary=b"one", snapshot=big)
        assert await store.entries("abc") == []
        store._connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("abc", entry(1), summary=b"one", snapshot=big)
        assert await store.entries("abc") == [entry(1)]
        await store.close()

    asyncio.run(work())


def test_sqlite_is_laid_out_once_by_whoever_comes_first(tmp_path: Path) -> None:
    """Several processes may open a new file in the same moment; nobody else on the computer may read it."""
    opened: list[SqliteStore] = []
    problems: list[Exception] = []

    def open_it() -> None:
        try:
            opened.append(SqliteStore(tmp_path / "games.sqlite3", patience=PATIENCE))
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
        command = {"type": "act", "id": "mine", "version": 0, "seat": 0, "action": "Forest"}
        assert ann.command(room, **command)["type"] == "done"
        # The same command to the other service: it was done once.
        assert again.command(room, **command) == {"type": "done", "id": "mine", "version": 1}
        # Another one, by what the other service still knows: refused, and healed.
        stale = again.act(room, "Clay Pit")
        assert stale["code"] == "frozen"
        until(lambda: again.state(room)["version"] == 1 and again.state(room)["room"]["status"] == "playing")
        assert again.act(room, "end turn")["type"] == "done"
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        entries = db.execute("SELECT number, text FROM entries ORDER BY number").fetchall()
    assert entries == [(1, "Forest"), (2, "end turn")]


# --- other versions ---------------------------------------------------------------------------------------------------


@pytest.fixture
def kept() -> Iterator[tuple[Live, Spy, str]]:
    """A service with a room in its store and none in memory."""
    store = Spy()
    with live(store=store) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        ann.act(room, "Forest")
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
    assert "entry 2" in state["room"]["notice"]


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
    start = store.snapshots_of[room][0]
    store.snapshots_of[room][0] = Snapshot(0, "another deal", start.position)
    eve = running.browser()
    assert eve.state(room)["room"]["status"] == "frozen"
    inside = running.service.lobby._rooms[room]
    eve.post(f"/api/rooms/{room}/watch")
    inside.seats = [Sitting("person", "Eve", None, holder_of(eve.cookie.partition("=")[2]))]
    receipt = store.receipt

    async def down(*names: str) -> None:
        raise StoreDown("no answer")

    store.receipt = down  # type: ignore[method-assign, assignment]
    assert eve.command(room, type="act", version=7, seat=0, action="Clay Pit")["code"] == "frozen"
    assert running.service.watch.frozen_rooms <= 1
    until(lambda: running.service.watch.frozen_rooms == 0)
    store.receipt = receipt  # type: ignore[method-assign]
    state = eve.state(room)
    assert (state["room"]["status"], "version" in state["room"]["notice"]) == ("frozen", True)
    assert running.service.watch.frozen_rooms == 0


# --- logs -------------------------------------------------------------------------------------------------------------


def test_what_libraries_say_is_a_line_of_json_too() -> None:
    """Where something failed is told, but not with what: that may be private."""
    said = io.StringIO()
    logger = logging.getLogger("tests.server.lines")
    handler = Lines(Log(said))
    logger.addHandler(handler)
    logger.propagate = False
    try:
        raise KeyError("the name of a person")
    except KeyError:
        logger.exception("it failed for %s", "127.0.0.1")
    finally:
        logger.removeHandler(handler)
    line = json.loads(said.getvalue())
    assert (line["event"], line["error"], line["said"]) == ("library", "KeyError", "it failed for %s")
    assert "person" not in said.getvalue() and "127.0.0.1" not in said.getvalue()
    assert any("test_what_libraries_say" in place for place in line["where"])


def test_health_goes_on_whatever_the_store_does() -> None:
    """A probe that fails in a way that nobody thought of is a failed probe."""

    class Odd(MemoryStore):
        async def probe(self) -> None:
            raise RuntimeError("whatever")

    watch = Watch(Log(io.StringIO()))
    asyncio.run(watch.look(Odd()))
    assert watch.health(workers=1, alive=0, waiting=0).status == "not"

"""What attackers and bad networks may do, and what comes of it."""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import logging
import socket
import time
from dataclasses import replace

import pytest
from starlette.types import Message
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from agricola.server.http.app import make_app
from agricola.server.http.connections import ConnectionLimit, ServerConfig
from agricola.server.messages.rooms import NewRoom, SeatWish
from agricola.server.protection.limits import FULL, MESSAGE
from agricola.server.service import Service
from agricola.server.telemetry.logs import JsonLogHandler, Log
from agricola.server.telemetry.monitor import Monitor
from tests.server.kit import (
    COMPUTER,
    OPEN,
    PATIENCE,
    PERSON,
    TEST_CONFIG,
    Follower,
    Live,
    live,
    receive,
    small_ear,
    until,
)

# --- attackers --------------------------------------------------------------------------------------------------------


def test_a_client_behind_a_proxy_can_not_claim_another_address() -> None:
    """A proxy adds what it sees at the end; what the client wrote before that counts for nothing."""
    seen: list[object] = []

    async def app(scope: object, receive: object, send: object) -> None:
        seen.append(scope["client"])  # type: ignore[index]

    async def ask(*forwarded: bytes, peer: str = "10.0.0.1") -> object:
        headers = [(b"x-forwarded-for", value) for value in forwarded]
        config = ServerConfig(app, ConnectionLimit(1, None, Monitor(Log())), ["10.0.0.0/8"], interface="asgi3")
        config.load()
        scope = {"type": "http", "headers": headers, "client": (peer, 5)}
        await config.loaded_app(scope, None, None)
        return seen[-1]

    assert asyncio.run(ask()) == ("10.0.0.1", 5)
    assert asyncio.run(ask(b"203.0.113.9")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1, 203.0.113.9")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1", b"2.2.2.2,203.0.113.9 ")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1, 203.0.113.9, 10.0.0.8")) == ("203.0.113.9", 0)
    assert asyncio.run(ask(b"1.1.1.1", peer="203.0.113.9")) == ("203.0.113.9", 5)


def test_messages_that_can_not_be_read_cost_as_much_as_others() -> None:
    """Garbage is no way around the limits, over HTTP and over a socket."""
    with live(rate=1.0) as running:
        ann, limits = running.browser(), running.service.limits
        room = ann.create(PERSON, cards=False)
        # Time stands still, so that nothing comes back meanwhile.
        now = time.monotonic()
        limits._clock = lambda: now
        limits._buckets.clear()
        limits.spend(150.0, "127.0.0.1")
        statuses = [ann.ask("POST", f"/api/rooms/{room}/commands", b"{").status for _ in range(70)]
        assert set(statuses) == {400, 429}
        limits._buckets.clear()
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
            ("\u200b \t", ""),
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


def test_a_room_that_came_back_while_others_were_let_go_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep takes its time; what was read again meanwhile is another room, and in use."""

    async def work() -> None:
        service = Service(replace(TEST_CONFIG, idle_seconds=0.0), log=Log(io.StringIO()))
        lobby = service.lobby
        wish = NewRoom("family", 1, [SeatWish("person")], False)
        first, second = [await lobby.create(wish, "holder") for _ in range(2)]

        async def takes_its_time() -> None:
            await lobby._let_go(second)
            await lobby.room(second.row.id)

        monkeypatch.setattr(first, "close", takes_its_time)
        await lobby.tidy()
        assert list(lobby._rooms) == [second.row.id]
        assert lobby._rooms[second.row.id] is not second
        await lobby.close()

    asyncio.run(work())


def test_looking_at_many_old_games_is_dear() -> None:
    """A game that must be played again as a whole costs as much as a record; the next look at it does not."""
    with live(rate=1.0) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False, seed=1)
        # Time stands still, so that nothing comes back between the parts of a request.
        now = time.monotonic()
        running.service.limits._clock = lambda: now
        buckets = running.service.limits._buckets
        asked = [f"/api/rooms/{room}/replay?after=0"] * 3
        spent = []
        for path in asked:
            buckets.clear()
            ann.get(path)
            spent.append(round(FULL - min(left for left, _ in buckets.values())))
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
    monkeypatch.setattr("agricola.server.http.running._DEAF_SECONDS", 1.0)
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        address = f"ws://127.0.0.1:{running.port}/api/rooms/{room}/socket"
        stream = http.client.HTTPConnection("127.0.0.1", running.port)
        stream.sock = small_ear(running.port)
        stream.request("GET", f"/api/rooms/{room}/stream")
        audience = running.service.lobby._rooms[room].audience
        ear = small_ear(running.port)
        with connect(address, sock=ear, compression=None, max_queue=1, open_timeout=PATIENCE, close_timeout=0.1):
            until(lambda: len(audience) == 2)
            version = 0
            while len(audience) and version < 6000:
                for command in ({"type": "act", "action": "place:forest"}, {"type": "undo"}):
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
    with ann.socket(room) as listening:
        watching = Follower(listening)
        watching.receive("state")
        with bob.socket(room):
            watching.until(lambda state: state["room"]["seats"][1]["connected"])
        gone = {"room": {"seats": {"1": {"connected": [False]}}}}
        assert watching.receive("change") == {"type": "change", "version": 0, "patches": [gone]}
        assert [seat["connected"] for seat in ann.get(f"/api/rooms/{room}")["seats"]] == [True, False, True, False]


def test_a_second_hint_and_an_action_end_the_first_and_leaving_ends_all(service: Live) -> None:
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
        for version, action in enumerate(("place:forest", "end")):
            asking.send(json.dumps({"type": "act", "id": action, "version": version, "seat": 0, "action": action}))
            assert receive(asking, "done")["id"] == action
        # Who acts wants no hint for what is left behind.
        asking.send(json.dumps({"type": "hint", "id": "three", "version": 2, "seat": 0}))
        asking.send(json.dumps({"type": "act", "id": "on", "version": 2, "seat": 0, "action": "place:clay_pit"}))
        assert receive(asking, "refused")["id"] == "three"
        assert receive(asking, "done")["id"] == "on"
        asking.send(json.dumps({"type": "hint", "id": "four", "version": 3, "seat": 0}))
    until(lambda: thinkers.waiting == 0)


# --- logs -------------------------------------------------------------------------------------------------------------


def test_what_libraries_say_is_a_line_of_json_too() -> None:
    """Where something failed is told, but not with what: that may be private."""
    said = io.StringIO()
    logger = logging.getLogger("tests.server.lines")
    handler = JsonLogHandler(Log(said))
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

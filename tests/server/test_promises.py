"""The promises of docs/server.md, one by one."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import agricola
from agricola.server.errors import Refusal
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import RoomInfo
from agricola.server.messages.state import You
from agricola.server.protection.limits import BODY, MESSAGE, Limits
from agricola.server.rooms.projection import Projection
from agricola.server.rooms.room_table import RoomTable
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.store import Checkpoint, Entry, Rating, Receipt, Result, StoreDown
from agricola.table import Table
from tests.server.kit import (
    COMPUTER,
    OPEN,
    PATIENCE,
    PERSON,
    Browser,
    Follower,
    Live,
    data_of,
    live,
    receive,
    until,
    words,
)


@contextmanager
def process(data: Path) -> Iterator[tuple[Browser, subprocess.Popen[bytes]]]:
    """The service as a process of its own, on a folder."""
    port_file = data / "port"
    port_file.unlink(missing_ok=True)
    running = subprocess.Popen(
        [sys.executable, "-m", "agricola", "serve", "--port", "0", "--port-file", str(port_file), "--data", str(data),
         "--no-browser", "--rate", "0", "--workers", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        while not port_file.exists() or not port_file.read_text().strip():
            assert running.poll() is None
            time.sleep(0.05)
        # From now on a request waits until the service is ready.
        yield Browser(int(port_file.read_text())), running
    finally:
        running.kill()
        running.wait()


def test_an_acknowledged_action_is_never_lost(tmp_path: Path) -> None:
    """What was answered with "done" is there after kill -9, once, and the game goes on from there."""
    with process(tmp_path) as (ann, running):
        room = ann.create(PERSON, COMPUTER, cards=False, seed=7)
        # The computer may have been first, and may have taken anything.
        action = ann.wait(room, "asked")["view"]["actions"][0]["code"]
        done = ann.act(room, action, id="mine")
        assert done["type"] == "done"
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
    with process(tmp_path) as (again, _):
        again.cookie = ann.cookie
        state = again.state(room)
        assert state["version"] == done["version"]
        assert [item["code"] for item in state["log"] if item["seat"] == 0] == [action]
        assert state["you"]["seats"] == [0]
        repeated = again.command(room, type="act", id="mine", version=done["version"] - 1, seat=0, action=action)
        assert repeated == done
        action = ""
        while action != "end":
            action = again.state(room)["view"]["actions"][0]["code"]
            assert again.act(room, action)["type"] == "done"
        assert again.wait(room, "asked")["version"] > done["version"] + 1


def test_an_acknowledged_action_is_never_done_twice(ann: Browser) -> None:
    """The same command again gets the same answer; another content under its id is refused."""
    room = ann.create(PERSON, cards=False)
    command = {"type": "act", "id": "once", "version": 0, "seat": 0, "action": "place:forest"}
    first = ann.command(room, **command)
    assert first == {"type": "done", "id": "once", "version": 1}
    assert ann.command(room, **command) == first
    assert ann.state(room)["version"] == 1
    assert ann.command(room, **{**command, "action": "place:clay_pit"})["code"] == "id_used"
    assert ann.command(room, **{**command, "version": 1, "action": "end"})["code"] == "id_used"
    assert ann.state(room)["version"] == 1


def test_two_people_cannot_trample_each_other(ann: Browser, bob: Browser) -> None:
    """Of several commands that saw the same version one is carried out; the others are told and shown the new state."""
    room = ann.create(PERSON, cards=False)
    with ann.socket(room) as one, ann.socket(room) as two:
        for name, socket in (("one", one), ("two", two)):
            socket.send(json.dumps({"type": "act", "id": name, "version": 0, "seat": 0, "action": "place:forest"}))
        kinds = set()
        for socket in (one, two):
            message = json.loads(socket.recv(timeout=PATIENCE))
            while message["type"] not in ("done", "refused"):
                message = json.loads(socket.recv(timeout=PATIENCE))
            kinds.add((message["type"], message.get("code")))
            if message["type"] == "refused":
                assert receive(socket, "state")["version"] == 1
        assert kinds == {("done", None), ("refused", "stale")}
    assert ann.state(room)["version"] == 1


def test_hidden_stays_hidden() -> None:
    """Two worlds that differ only in hidden cards: a seat and a spectator get the same bytes, at every moment."""
    game = agricola.new_game("revised", players=3, seed=1, ask_end_turn=True)
    rng = random.Random(1)
    info = RoomInfo("r", "revised", 3, True, {}, [], "playing", 0, False, False, "", 1, "0")
    moments = 0
    while not game.is_terminal() and moments < 60:
        asked = game.current_player
        assert asked is not None
        other = game.determinize(asked, rng)
        assert other.key() != game.key()
        for seat in (asked, None):
            truth, imagined = (
                encode(Projection(RoomTable(Table(world.clone()))).state(info, You([], ""), seat).message())
                for world in (game, other)
            )
            assert truth == imagined
        for what in ("fencing", *(card.id for card in rng.sample(game.state.board.all_cards, 5))):
            assert game.why_not(what) == other.why_not(what)
        game.apply(rng.choice(game.legal_actions()))
        moments += 1


def test_nobody_is_told_of_another_hand_by_a_reason(ann: Browser, bob: Browser) -> None:
    """The engine gives reasons for the seat that is asked, so nobody else gets one."""
    room = ann.create(PERSON, OPEN)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    asked = ann.state(room)["view"]["current_player"]
    one, other = (ann, bob) if asked == 0 else (bob, ann)
    hand = one.state(room)["view"]["hand"]
    refused = other.command(room, type="why", seat=1 - asked, what=hand[0])
    assert refused["code"] == "not_your_turn"
    assert one.command(room, type="why", seat=asked, what=hand[0])["type"] == "why"


def test_the_deal_can_not_be_guessed(tmp_path: Path) -> None:
    """Seeds have 128 bits from the operating system; while the game runs nothing sent holds the seed or the order."""
    store = Spy()
    with live(store=store) as running:
        ann = running.browser()
        rooms = [ann.create(PERSON, COMPUTER) for _ in range(6)]
        seeds = [json.loads(store.rows[room].setup)["seed"] for room in rooms]
        assert len(set(seeds)) == len(rooms)
        assert max(seeds) >= 2**120
        ann.wait(rooms[0], "asked")
        ann.act(rooms[0])
        sent = json.dumps([ann.state(rooms[0]), ann.get(f"/api/rooms/{rooms[0]}"), ann.get("/api/rooms?mine=1")])
        assert str(seeds[0]) not in sent
        assert ann.ask("GET", f"/api/rooms/{rooms[0]}/record").status == 403
        practice = ann.create(PERSON, seed=7)
        assert ann.get(f"/api/rooms/{practice}")["practice"]
        assert b"seed: 7" in ann.ask("GET", f"/api/rooms/{practice}/record").text


def test_undo_can_not_be_used_to_peek(ann: Browser, bob: Browser) -> None:
    """Nobody takes back what another has answered, or the end of a turn, which may turn up a card."""
    room = ann.create(PERSON, OPEN, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    asked = ann.state(room)["view"]["current_player"]
    one, other = (ann, bob) if asked == 0 else (bob, ann)
    one.act(room, "place:forest")
    assert other.command(room, type="undo", version=1, seat=1 - asked)["code"] == "cant_undo"
    assert other.command(room, type="undo", version=1, seat=asked)["code"] == "not_your_seat"
    one.act(room, "end")
    assert one.command(room, type="undo", version=2, seat=asked)["code"] == "cant_undo"
    assert one.state(room)["undo"]["steps"] == 0


class Spy(MemoryStore):
    """A store that can be looked into, tampered with and made to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = self._rows
        self.checkpoints_of = self._checkpoints
        self.down = False
        self.lies = False
        """Whether a failed write happens all the same: nobody can tell."""

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
        """Write, or fail."""
        if self.down and not self.lies:
            raise StoreDown("no space left")
        await super().append(
            room,
            entry,
            summary=summary,
            receipt=receipt,
            checkpoint=checkpoint,
            holder=holder,
            results=results,
            ratings=ratings,
            fence=fence,
        )
        if self.down:
            raise StoreDown("the answer got lost")

    async def probe(self) -> None:
        """Write, or fail."""
        if self.down:
            raise StoreDown("no space left")


def test_an_old_game_still_opens_or_says_why_not() -> None:
    """A game whose replay differs from its checkpoint is frozen with a notice, and nothing of it is changed."""
    store = Spy()
    with live(store=store, checkpoint_every=2, idle_seconds=0.05) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        for action in ("place:forest", "end", "place:clay_pit"):
            assert ann.act(room, action)["type"] == "done"
        assert [checkpoint.number for checkpoint in store.checkpoints_of[room]] == [0, 2]
        _unloaded(running)
        assert ann.state(room)["room"]["status"] == "playing"
        _unloaded(running)
        kept = store.checkpoints_of[room][1]
        store.checkpoints_of[room][1] = Checkpoint(kept.number, "another rule")
        store.rows[room] = msgspec.structs.replace(store.rows[room], engine="0.0.1+another")
        state = ann.state(room)
        assert state["room"]["status"] == "frozen"
        assert "version 0.0.1+another" in words(state["room"]["notice"])
        refused = ann.command(room, type="act", version=state["version"], seat=0, action="end")
        assert (refused["code"], refused["message"]) == ("frozen", state["room"]["notice"])
        assert len(store._entries[room]) == 3


def _unloaded(running: Live) -> None:
    """Wait until no room is in memory any more."""
    until(lambda: not len(running.service.lobby))


@pytest.mark.parametrize("lies", [False, True])
def test_a_bad_store_does_not_mean_a_wrong_game(lies: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed write freezes the room and tells everybody; it goes on from what the store knows, and only from that."""
    monkeypatch.setattr("agricola.server.telemetry.monitor._EVERY", 3600.0)
    store = Spy()
    with live(store=store) as running:
        ann, bob = running.browser(), running.browser()
        room, other = ann.create(PERSON, cards=False), bob.create(PERSON, cards=False)
        with bob.socket(room) as watching:
            store.down, store.lies = True, lies
            command = {"type": "act", "id": "lost", "version": 0, "seat": 0, "action": "place:forest"}
            refused = ann.command(room, **command)
            assert refused["code"] == "frozen"
            frozen = Follower(watching).until(lambda state: state["room"]["status"] == "frozen")
            assert "saved" in words(frozen["room"]["notice"])
            assert ann.state(room)["room"]["status"] == "frozen"
            assert ann.state(room)["version"] == 0
            assert running.service.monitor.frozen_rooms == 1
            assert ann.get("/health")["status"] == "degraded"
            assert bob.state(other)["room"]["status"] == "playing"
            store.down = False
            goes_on = ann.wait(room, "playing")
            assert goes_on["version"] == len(store._entries[room]) == (1 if lies else 0)
            # The same command again: done once, whether or not the first write had happened.
            assert ann.command(room, **command) == {"type": "done", "id": "lost", "version": 1}
            assert [entry.text for entry in store._entries[room]] == ["place:forest"]
        assert running.service.monitor.frozen_rooms == 0


def test_nobody_gets_in_where_they_do_not_belong(tmp_path: Path) -> None:
    """Tokens are kept as hashes, cookies out of reach of scripts; other sites are refused; the page has a policy."""
    with live(data=tmp_path, tls=True) as running:
        ann, bob = running.browser(), running.browser()
        reply = ann.ask("POST", "/api/rooms", {"edition": "family", "players": 1, "seats": [PERSON], "cards": False})
        flags = reply.headers["Set-Cookie"].split("; ")
        assert {"HttpOnly", "SameSite=lax", "Secure", "Path=/"} <= set(flags)
        room, token = reply.json["room"]["id"], ann.cookie.partition("=")[2]
        assert len(token) == 43
        assert token.encode() not in data_of(tmp_path)
        for wrong in (token[:-1] + "A" * (token[-1] != "A") + "B" * (token[-1] == "A"), "x" * 43, "", "é" * 43):
            bob.cookie = f"agricola_guest={wrong}"
            assert bob.state(room)["you"]["seats"] == [] if wrong.isascii() else True
        assert ann.state(room)["you"]["seats"] == [0]
        body = {"edition": "family", "players": 1, "seats": [PERSON], "cards": False}
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{running.port}.evil.example"):
            assert ann.ask("POST", "/api/rooms", body, Origin=origin).status == 403
            with pytest.raises(InvalidStatus) as refused, ann.socket(room, Origin=origin):
                pass
            assert refused.value.response.status_code == 403
        assert ann.ask("POST", "/api/rooms", body, Origin=f"https://127.0.0.1:{running.port}").status == 201
        page = ann.ask("GET", f"/r/{room}")
        policy = page.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy
        assert "unsafe" not in policy and "http" not in policy
        python = ann.ask("GET", "/offline/worker.js").headers["Content-Security-Policy"]
        assert python == policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        assert page.headers["Strict-Transport-Security"]


def test_a_service_on_this_computer_answers_to_no_other_name() -> None:
    """A page that points its own name here is refused."""
    with live(hosts=("localhost", "127.0.0.1")) as running:
        ann = running.browser()
        assert ann.ask("GET", "/api/catalog", Host="evil.example").status == 421
        assert ann.ask("GET", "/api/catalog", Host=f"localhost:{running.port}").status == 200


def test_nobody_can_knock_it_over_with_bad_requests(ann: Browser, service: Live) -> None:
    """Unknown fields, wrong types, garbage and large bodies are refused in one shape, without a traceback."""
    room = ann.create(PERSON, cards=False)
    wish = {"edition": "revised", "players": 1, "seats": [PERSON], "cards": False}
    commands = f"/api/rooms/{room}/commands"
    act = {"type": "act", "id": "a", "version": 0, "seat": 0, "action": "place:forest"}
    asked: list[tuple[str, str, object, int]] = [
        ("POST", "/api/rooms", {**wish, "admin": True}, 422),
        ("POST", "/api/rooms", {**wish, "players": "1"}, 422),
        ("POST", "/api/rooms", {**wish, "seats": [{**PERSON, "holder": "x"}]}, 422),
        ("POST", "/api/rooms", b"{", 400),
        ("POST", "/api/rooms", b"\xff\xfe", 400),
        ("POST", "/api/rooms", b"[" * 10_000, 422),
        ("POST", "/api/rooms", b" " * (BODY + 1), 413),
        ("POST", commands, {**act, "more": 1}, 422),
        ("POST", commands, {**act, "type": "cheat"}, 422),
        ("POST", commands, {**act, "version": 2**70}, 422),
        ("POST", commands, {**act, "seat": -1}, 422),
        ("POST", commands, {**act, "id": "<script>"}, 422),
        ("POST", commands, {**act, "action": "x" * 300}, 422),
        ("POST", commands, {**act, "action": "\ud800"}, 400),
        ("POST", f"/api/rooms/{room}/seats/x", {"do": "leave"}, 422),
        ("POST", f"/api/rooms/{room}/seats/9", {"do": "leave"}, 404),
        ("GET", f"/api/rooms/{room}/state?seat=-1", None, 422),
        ("GET", f"/api/rooms/{room}/state?seat={'9' * 5000}", None, 422),
        ("GET", f"/api/rooms/{room}/replay?after=x", None, 422),
        ("GET", "/api/rooms/nowhere/state", None, 404),
        ("GET", "/api/rooms/%00/state", None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 404),
        ("DELETE", "/api/rooms", None, 405),
        ("GET", "/nothing", None, 404),
    ]
    for method, path, data, status in asked:
        reply = ann.ask(method, path, data)
        assert (reply.status, path) == (status, path), reply.text
        assert set(reply.json) == {"error"}
        assert words(reply.json["error"]["message"]).endswith(".")
        assert b"Traceback" not in reply.text and b".py" not in reply.text
    assert ann.ask("POST", "/api/rooms", b"{}", Content_Type="text/plain").status == 415
    with ann.socket(room) as socket:
        receive(socket, "state")
        for text in ("{", '{"type":"cheat"}', '"x"', json.dumps({**act, "more": 1}), "\0"):
            socket.send(text)
            assert receive(socket, "refused")["code"] in ("bad_message", "bad_json")
        socket.send(b"\xff\xff")
        assert receive(socket, "refused")["code"] == "bad_json"
        with pytest.raises(ConnectionClosed):
            socket.send("x" * (MESSAGE + 1))
            while True:
                socket.recv(timeout=PATIENCE)
    assert ann.state(room)["version"] == 0


def test_nobody_can_knock_it_over_by_asking_too_much() -> None:
    """Each address has a bucket and a number of sockets; who has spent all is told when to come again."""
    with live(rate=1.0, sockets_per_address=3) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        # Time stands still, so that nothing comes back meanwhile.
        now = time.monotonic()
        running.service.limits._clock = lambda: now
        with ann.socket(room), ann.socket(room), ann.socket(room):
            with pytest.raises(InvalidStatus) as refused, ann.socket(room):
                pass
            assert refused.value.response.status_code == 429
        until(lambda: running.service.limits.sockets == 0)
        with ann.socket(room) as socket:
            receive(socket, "state")
            codes: set[str | None] = set()
            # One after the other: what is sent to a socket that was closed meanwhile may take its last words along.
            with pytest.raises(ConnectionClosed):
                for _ in range(300):
                    socket.send('{"type":"ping"}')
                    codes.add(json.loads(socket.recv(timeout=PATIENCE)).get("code"))
            assert codes == {None, "too_many"}
        reply = ann.ask("POST", "/api/rooms", {})
        assert (reply.status, reply.json["error"]["code"]) == (429, "too_many")
        assert int(reply.headers["Retry-After"]) >= 1
        assert ann.ask("GET", "/health").status == 200


def test_a_purse_fills_again() -> None:
    """Dear things take more, and what was spent comes back with time."""
    now = [0.0]
    limits = Limits(1.0, 2, lambda: now[0])
    limits.spend(190.0, "a", "token")
    with pytest.raises(Refusal, match="too-many"):
        limits.spend(20.0, "b", "token")
    limits.spend(20.0, "b")
    now[0] = 1.0
    limits.spend(20.0, "b", "token")


def test_it_can_be_watched(ann: Browser, service: Live) -> None:
    """Metrics, health and logs say what goes on, and nothing about persons."""
    room = ann.create({"kind": "person", "name": "Wilhelmina"}, cards=False)
    ann.act(room, "place:forest")
    metrics = ann.ask("GET", "/metrics").text.decode()
    assert "agricola_actions_total" in metrics
    assert "agricola_action_seconds_bucket" in metrics
    health = ann.get("/health")
    assert health["status"] in ("ready", "degraded")
    log = service.log.getvalue()
    assert all(json.loads(line)["event"] for line in log.splitlines())
    for private in (room, "Wilhelmina", ann.cookie.partition("=")[2], "127.0.0.1"):
        assert private not in metrics
        assert private not in log


def test_health_has_thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow store degrades the service; one that can't be written stops it."""
    monkeypatch.setattr("agricola.server.telemetry.monitor._EVERY", 3600.0)
    store = Spy()
    with live(store=store) as running:
        ann, monitor = running.browser(), running.service.monitor
        assert ann.get("/health")["status"] == "ready"
        monitor.store_seconds = 2.0
        slow = ann.get("/health")
        assert (slow["status"], slow["checks"]["troubles"]) == ("degraded", ["the store takes longer than 0.5 s"])
        monitor.store_seconds = None
        assert ann.ask("GET", "/health").status == 503


def test_a_room_without_its_people_is_let_go_and_found_again() -> None:
    """A room that nobody uses leaves the memory, not the store."""
    with live(idle_seconds=0.05) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        ann.act(room, "place:forest")
        _unloaded(running)
        assert ann.get(f"/api/rooms/{room}")["version"] == 1
        assert ann.act(room, "end")["type"] == "done"


def test_a_state_is_small(ann: Browser) -> None:
    """A state of four players in the middle of a game stays below 10 kB after compression."""
    room = ann.create(*[PERSON] * 4)
    for _ in range(60):
        ann.act(room)
    reply = ann.ask("GET", f"/api/rooms/{room}/state", Accept_Encoding="gzip")
    assert reply.headers["Content-Encoding"] == "gzip"
    assert len(reply.text) < 10_000
    with ann.socket(room) as socket:
        assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]

"""Who floods the service is refused, and the others play on."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from agricola.server.protection.limits import BODY, MESSAGE
from agricola.server.rooms.clients import Client
from tests.server.killing import Killed
from tests.server.kit import OPEN, PATIENCE, PERSON, Browser, live, receive, small_ear

ELSEWHERE = ("127.0.0.2", 0)
"""The address of those who flood: a bucket and sockets of its own."""
PING = json.dumps({"type": "ping"})
LOOK = json.dumps({"type": "look"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Killed]:
    """A service in a process of its own, with the limits that it has for everybody."""
    try:
        with socket.socket() as tried:
            tried.bind(ELSEWHERE)
    except OSError:
        pytest.skip("this system has a single address of its own")
    running = Killed(tmp_path, rate=1.0)
    try:
        yield running
    finally:
        running.end()


class Flood:
    """Somebody elsewhere who does something again and again, until the test is over."""

    def __init__(self, server: Killed, room: str) -> None:
        self.outcomes: Counter[str] = Counter()
        self._server = server
        self._address = f"ws://127.0.0.1:{server.port}/api/rooms/{room}/socket"
        self._over = threading.Event()
        ways: list[Callable[[], None]] = [self._sockets, self._messages, self._huge_message, self._bodies, self._deaf]
        self._threads = [threading.Thread(target=self._repeat, args=(way,), daemon=True) for way in ways]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Go away."""
        self._over.set()
        for thread in self._threads:
            thread.join(timeout=120)
            assert not thread.is_alive()

    def _repeat(self, way: Callable[[], None]) -> None:
        while not self._over.is_set():
            try:
                way()
            except InvalidStatus as refused:
                self.outcomes[f"socket {refused.response.status_code}"] += 1
            except ConnectionClosed as closed:
                self.outcomes[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1
            except (OSError, EOFError, http.client.HTTPException) as problem:
                self.outcomes[type(problem).__name__] += 1
            time.sleep(0.02)

    def _socket(self, max_queue: int = 16) -> ClientConnection:
        return connect(self._address, source_address=ELSEWHERE, max_queue=max_queue)

    def _sockets(self) -> None:
        """As many sockets as there are."""
        with ExitStack() as stack:
            while not self._over.is_set():
                stack.enter_context(self._socket())
                self.outcomes["socket opened"] += 1

    def _messages(self) -> None:
        """Message after message."""
        with self._socket() as flood:
            for _ in range(5000):
                flood.send(PING)
                with suppress(TimeoutError):
                    flood.recv(timeout=0)

    def _huge_message(self) -> None:
        """A message that is much too large."""
        with self._socket() as flood:
            flood.send("x" * (100 * MESSAGE))
            while True:
                flood.recv(timeout=10)

    def _bodies(self) -> None:
        """Bodies that are much too large, told beforehand or not."""
        for size in (str(50 * BODY), None):
            connection = http.client.HTTPConnection(
                "127.0.0.1", self._server.port, timeout=10, source_address=ELSEWHERE
            )
            try:
                connection.putrequest("POST", "/api/rooms")
                connection.putheader("Content-Type", "application/json")
                if size is None:
                    connection.putheader("Transfer-Encoding", "chunked")
                else:
                    connection.putheader("Content-Length", size)
                connection.endheaders()
                # What is told beforehand is refused before it comes; a refusal in its midst may be lost on the way.
                with suppress(OSError):
                    for _ in range(0 if size else 50):
                        connection.send(f"{BODY:x}\r\n".encode() + b" " * BODY + b"\r\n")
                self.outcomes[f"body {connection.getresponse().status}"] += 1
            finally:
                connection.close()

    def _deaf(self) -> None:
        """Questions whose answers nobody reads."""
        with self._socket(max_queue=1) as flood:
            for _ in range(2000):
                flood.send(LOOK)


def test_a_flood_is_refused_while_another_room_plays_on(server: Killed) -> None:
    """Sockets, messages, huge messages, huge bodies and deaf clients from one address: elsewhere a game goes on."""
    ann, eve = Browser(server.port), Browser(server.port)
    room, theirs = ann.create(PERSON), eve.create(PERSON)
    before = server.memory
    flood = Flood(server, theirs)
    flood.start()
    took = []
    try:
        with ann.socket(room) as mine:
            version = receive(mine, "state")["version"]
            for _ in range(40):
                actions = ann.state(room)["view"]["actions"]
                began = time.perf_counter()
                command = {"type": "act", "id": f"a{version}", "version": version, "seat": 0}
                mine.send(json.dumps({**command, "action": actions[-1]["code"]}))
                assert receive(mine, "done")["version"] == version + 1
                took.append(time.perf_counter() - began)
                version += 1
                time.sleep(0.05)
    finally:
        flood.stop()
    assert max(took) < PATIENCE, took
    assert ann.state(room)["version"] == 40
    seen = flood.outcomes
    assert seen["socket opened"] >= 1
    assert seen["socket 429"] >= 5
    # Too large, or one too many from this address.
    bodies = {outcome for outcome in seen if outcome.startswith("body")}
    assert bodies and bodies <= {"body 413", "body 429"}, seen
    assert {outcome for outcome in seen if outcome.startswith("closed")} & {"closed 1008", "closed 1009"}
    assert server.memory - before < 60_000_000
    assert '"event": "failed"' not in server.log
    assert "Traceback" not in server.log
    assert Browser(server.port).ask("GET", "/health").status == 200


def test_who_does_not_listen_is_let_go_and_nobody_waits_for_it() -> None:
    """Of a deaf spectator only a bounded number of messages waits; the players do not notice it."""
    with live() as running:
        ann, deaf = running.browser(), running.browser()
        room = ann.create(PERSON, cards=False)
        address = f"ws://127.0.0.1:{running.port}/api/rooms/{room}/socket"
        # With little room on both sides, without compression and with one message in hand the ways between fill soon.
        running.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        ear = connect(
            address, sock=small_ear(running.port), compression=None, max_queue=1, open_timeout=PATIENCE,
            ping_timeout=None, close_timeout=0.1,
        )  # fmt: skip
        with ear, deaf.socket(room) as listening:
            receive(listening, "state")
            spectators = list(running.service.lobby._rooms[room].audience.clients)
            version = 0
            slow: list[Client] = []
            while not slow and version < 4000:
                for command in ({"type": "act", "action": "place:forest"}, {"type": "undo"}):
                    answer = ann.command(room, **command, version=version, seat=0)
                    assert answer["type"] == "done", answer
                    version += 1
                slow = [client for client in spectators if client.too_slow]
                assert all(len(client._waiting) <= 65 for client in spectators)
                _read_all(listening)
            assert len(slow) == 1
            assert len(slow[0]._waiting) <= 1
            assert ann.state(room)["version"] == version
            assert ann.act(room, "place:forest")["type"] == "done"
            while receive(listening, "change")["version"] <= version:
                continue


def _read_all(listening: ClientConnection) -> None:
    with suppress(TimeoutError):
        while True:
            listening.recv(timeout=0)


def test_spectators_can_not_take_the_places_of_players() -> None:
    """When as many watch as may, a player still comes in, with some pages; one spectator more does not."""
    with live(sockets_per_room=20) as running:
        ann, bob, eve = running.browser(), running.browser(), running.browser()
        room = ann.create(PERSON, OPEN, cards=False)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        audience = running.service.lobby._rooms[room].audience
        with ExitStack() as stack:
            refused = 0
            for _ in range(25):
                try:
                    receive(stack.enter_context(eve.socket(room)), "state")
                except InvalidStatus as problem:
                    refused += problem.response.status_code == 429
            assert (len(audience), refused) == (12, 13)
            assert eve.ask("GET", f"/api/rooms/{room}/stream").status == 429
            for player in (ann, bob):
                for _ in range(4):
                    receive(stack.enter_context(player.socket(room)), "state")
            with pytest.raises(InvalidStatus):
                stack.enter_context(bob.socket(room))
            assert len(audience) == 20


def test_a_player_has_places_though_others_at_the_table_have_many_pages() -> None:
    """The places that are kept are kept for each player."""
    with live(sockets_per_room=6) as running:
        ann, bob = running.browser(), running.browser()
        room = ann.create(PERSON, OPEN, cards=False)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        with ExitStack() as stack:
            for _ in range(6):
                receive(stack.enter_context(ann.socket(room)), "state")
            with pytest.raises(InvalidStatus):
                stack.enter_context(ann.socket(room))
            receive(stack.enter_context(bob.socket(room)), "state")

"""A live service for tests, and a client that speaks to it with the standard library."""

from __future__ import annotations

import http.client
import io
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from agricola.server.config import Config
from agricola.server.http.app import make_app
from agricola.server.http.running import listen, make_server
from agricola.server.rooms.patch import Json, patched
from agricola.server.service import Service
from agricola.server.storage.store import Store
from agricola.server.telemetry.logs import Log
from agricola.wording.data import message_of
from agricola.wording.languages import messages
from agricola.wording.wording import Wording

_IDS = itertools.count(1)
PATIENCE = 120.0
"""Seconds after which something will not come true any more, on a machine that does other things too."""

PERSON: Json = {"kind": "person", "name": "Ann"}
OPEN: Json = {"kind": "open"}
COMPUTER: Json = {"kind": "computer", "level": "apprentice"}


class Reply:
    """A response."""

    def __init__(self, status: int, headers: http.client.HTTPMessage, text: bytes) -> None:
        self.status = status
        self.headers = headers
        self.text = text

    @property
    def json(self) -> Json:
        """The body as data."""
        data: Json = json.loads(self.text)
        return data


class Browser:
    """A client with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, method: str, path: str, data: object = None, **headers: str) -> Reply:
        """Send a request; headers are written with underscores."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent.setdefault("Cookie", self.cookie)
        text = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
        if text is not None:
            sent.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, text, sent)
            response = connection.getresponse()
            reply = Reply(response.status, response.headers, response.read())
        finally:
            connection.close()
        cookie = reply.headers.get("Set-Cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        return reply

    def get(self, path: str) -> Json:
        """Ask for something that is there."""
        reply = self.ask("GET", path)
        assert reply.status == 200, reply.text
        return reply.json

    def post(self, path: str, data: object = None, status: int = 200) -> Json:
        """Post something, and expect a status."""
        reply = self.ask("POST", path, {} if data is None else data)
        assert reply.status == status, reply.text
        return reply.json

    def create(self, *seats: Json, **more: object) -> str:
        """Make a room of the revised edition; gives its id."""
        wish = {"edition": "revised", "players": len(seats), "seats": list(seats), **more}
        room: str = self.post("/api/rooms", wish, 201)["room"]["id"]
        return room

    def state(self, room: str, seat: int | None = None) -> Json:
        """The state as this client sees it."""
        return self.get(f"/api/rooms/{room}/state" + ("" if seat is None else f"?seat={seat}"))

    def command(self, room: str, **command: object) -> Json:
        """Send a command; an id is made up when none is given."""
        command.setdefault("id", f"c{next(_IDS)}")
        return self.ask("POST", f"/api/rooms/{room}/commands", command).json

    def act(self, room: str, action: str | None = None, **more: object) -> Json:
        """Choose an action, or the first one, for the seat that is asked."""
        state = self.state(room)
        if state["hand_over"]:
            state = self.state(room, state["seat"])
        action = state["view"]["actions"][0]["code"] if action is None else action
        asked = {"type": "act", "version": state["version"], "seat": state["seat"], "action": action, **more}
        return self.command(room, **asked)

    def wait(self, room: str, what: str) -> Json:
        """Wait until a computer has played and this client is asked, or the game has some status."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.state(room)
            if state["room"]["status"] == what or (what == "asked" and state["view"]["actions"]):
                return state
            time.sleep(0.05)
        raise AssertionError(f"the room did not come to {what}")

    @contextmanager
    def socket(self, room: str, token: str = "", **headers: str) -> Iterator[ClientConnection]:
        """A WebSocket of a room."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent["Cookie"] = self.cookie
        if token:
            sent["Authorization"] = f"Bearer {token}"
        address = f"ws://127.0.0.1:{self.port}/api/rooms/{room}/socket"
        with connect(address, additional_headers=sent, open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
            yield socket


def small_ear(port: int) -> socket.socket:
    """A connection that takes little in before somebody reads: whoever sends to it soon has to wait."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ear.settimeout(PATIENCE)
    ear.connect(("127.0.0.1", port))
    return ear


def until(what: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.02)


def receive(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    for _ in range(200):
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no message {kind} came")


class Follower:
    """Somebody who listens to a socket, and knows the state by the first one and all changes since."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Json = {}

    def next(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            for patch in message["patches"]:
                self.state = patched(self.state, patch)
            assert self.state["version"] == message["version"]
        return message

    def receive(self, kind: str) -> Json:
        """The next message of a kind."""
        for _ in range(200):
            message = self.next()
            if message["type"] == kind:
                return message
        raise AssertionError(f"no message {kind} came")

    def until(self, what: Callable[[Json], bool]) -> Json:
        """The first state from now on of which something is true."""
        for _ in range(200):
            if self.state and what(self.state):
                return self.state
            self.next()
        raise AssertionError("it did not come true")


def words(message: Json) -> str:
    """A message in English; every code that the service sends has its words."""
    assert message["code"] in messages("en"), message
    return Wording(None).message(message_of(message))


class Live:
    """A running service."""

    def __init__(self, listening: socket.socket, service: Service, log: io.StringIO) -> None:
        self.listening = listening
        self.port: int = listening.getsockname()[1]
        self.service = service
        self.log = log

    def browser(self) -> Browser:
        """A new client without a cookie."""
        return Browser(self.port)


TEST_CONFIG = Config(data=None, workers=1, rate=0.0, think_cap=PATIENCE)


@contextmanager
def live(config: Config = TEST_CONFIG, store: Store | None = None, **changes: Any) -> Iterator[Live]:
    """Run a service in a thread."""
    log = io.StringIO()
    with closing(listen("127.0.0.1", 0)) as listening:
        peer = f"http://127.0.0.1:{listening.getsockname()[1]}"
        app = make_app(replace(config, peer=peer, **changes), store=store, log=Log(log))
        server = make_server(app, finish=1)
        server.config.ws_ping_timeout = PATIENCE
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the service did not start"
                time.sleep(0.01)
            yield Live(listening, app.state.service, log)
        finally:
            server.should_exit = True
            thread.join(timeout=PATIENCE)


def data_of(folder: Path) -> bytes:
    """Every byte that a service has written into its folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))

"""Scripted games against a service in a process of its own, which is killed and started again while they are played.

Each game is played on a table here too, with the same seed: what the service must know is known without asking it.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import astuple, dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import agricola
from agricola.server.rooms.patch import Json
from agricola.server.service import DATABASE
from agricola.table import Table
from tests.server.kit import PERSON, Browser, Reply
from tests.server.services import Postgres

_BROKEN = (OSError, EOFError, http.client.HTTPException, WebSocketException)
_PATIENCE = 120.0
_UNDO = 0.08
"""How often a player takes something back."""
SETUPS: tuple[Json, ...] = (
    {"edition": "revised", "players": 2, "cards": True},
    {"edition": "family", "players": 2, "cards": False},
    {"edition": "revised", "players": 1, "cards": True},
    {"edition": "revised", "players": 3, "cards": False},
)


class Killed:
    """A service that can be killed at any moment and comes back on the same port with the same data."""

    def __init__(self, data: Path, rate: float = 0.0, environment: Mapping[str, str] = {}) -> None:
        self.port = 0
        self.kills = 0
        self._data = data
        self._rate = rate
        self._environment = {**os.environ, **environment}
        self._starting: threading.Thread | None = None
        self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        told = self._data / "port"
        told.unlink(missing_ok=True)
        process = self._run(told)
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                self.port = int(told.read_text(encoding="utf-8"))
                if Browser(self.port).ask("GET", "/health").status == 200:
                    return process
            except (OSError, ValueError, http.client.HTTPException):
                time.sleep(0.02)
            assert time.monotonic() < until, "the service did not start"
            if process.poll() is not None:
                # Others on this machine may have had its port for a moment, while nobody listened there.
                assert f"port {self.port} of" in self.log, self.log
                process = self._run(told)

    def _run(self, told: Path) -> subprocess.Popen[bytes]:
        command = [
            sys.executable, "-m", "agricola", "serve", "--port", str(self.port), "--data", str(self._data),
            "--port-file", str(told), "--no-browser", "--rate", str(self._rate),
        ]  # fmt: skip
        with (self._data / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)

    def kill(self) -> None:
        """End the process as a crash of the machine would, without a word to it; then start another."""
        self.end()
        self.kills += 1
        self.start()

    def kill_while_others_go_on(self) -> None:
        """End the process likewise; another is started meanwhile."""
        self.end()
        self.kills += 1
        self._starting = threading.Thread(target=self.start)
        self._starting.start()

    @property
    def comes_back(self) -> bool:
        """Whether it was killed and is not there again yet."""
        return self._starting is not None and self._starting.is_alive()

    def end_for_good(self) -> None:
        """End the process, which may still be on its way."""
        if self._starting is not None:
            self._starting.join()
        self.end()

    def start(self) -> None:
        """Start it anew after its end, where it was."""
        self._process = self._started()

    @property
    def log(self) -> str:
        """What the service has written."""
        return (self._data / "log").read_text(encoding="utf-8")

    @property
    def memory(self) -> int:
        """How many bytes of memory the process has, where the system is Linux."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def gone(self) -> bool:
        """Whether the process has ended, though nobody here ended it."""
        return self._process.poll() is not None

    def signal(self, number: int) -> None:
        """Send the process a signal."""
        os.kill(self._process.pid, number)

    def end(self) -> None:
        """End the process."""
        self.signal(signal.SIGKILL)
        self._process.wait()


@dataclass
class Player:
    """Plays all seats of one game, by socket or by request, and notes what was acknowledged."""

    servers: Sequence[Killed]
    """One process, or several that serve the same rooms: then now this one is asked, now that."""
    seed: int
    most: int
    """How many commands to send at most."""
    acknowledged: list[tuple[Json, Json]] = field(default_factory=list)
    """Commands and their answers."""
    entries: list[tuple[str, int, str]] = field(default_factory=list)
    """What the store must hold: kind, seat and text."""
    room: str = ""
    told: int = 0
    """The last version that was broadcast."""
    breaks: int = 0
    """How often the service was gone when it was needed."""

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)
        self._setup = SETUPS[self.seed % len(SETUPS)]
        self._table = Table(agricola.new_game(**self._setup, seed=self.seed, ask_end_turn=True))
        self._browser = Browser(0)
        self._move()
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._by_socket = self.seed % 3 != 0

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the game to its end, or until enough commands were sent."""
        self._make()
        while not self._table.game.is_terminal() and len(self.acknowledged) < self.most:
            command = self._next()
            answer = self._sent(command)
            assert answer == {"type": "done", "id": command["id"], "version": command["version"] + 1}, (command, answer)
            self._carry_out(command)
            self.acknowledged.append((command, answer))
        self._open.close()

    def _move(self) -> None:
        """Go to any of the processes."""
        self._browser.port = self._random.choice(self.servers).port

    def _make(self) -> None:
        wish = {**self._setup, "seats": [PERSON] * self._setup["players"], "seed": self.seed}
        while not self.room:
            try:
                self.room = self._heard(self._browser.ask("POST", "/api/rooms", wish))["room"]["id"]
            except _BROKEN:
                time.sleep(0.05)
                self._move()

    def _next(self) -> Json:
        game = self._table.game
        version = len(self.acknowledged)
        common = {"id": f"{self.seed}-{version}", "version": version}
        if self._random.random() < _UNDO:
            for seat in range(self._setup["players"]):
                if self._table.why_no_undo(seat) is None:
                    return {"type": "undo", **common, "seat": seat, "whole_turn": self._random.random() < 0.5}
        action = str(self._random.choice(game.legal_actions()))
        return {"type": "act", **common, "seat": game.current_player, "action": action}

    def _carry_out(self, command: Json) -> None:
        if command["type"] == "act":
            done = self._table.act(command["seat"], command["action"])
            self.entries.append(("act", command["seat"], str(done)))
        else:
            self._table.undo(command["seat"], whole_turn=command["whole_turn"])
            self.entries.append(("undo", command["seat"], "turn" if command["whole_turn"] else "step"))

    # --- sending ------------------------------------------------------------------------------------------------------

    def _sent(self, command: Json) -> Json:
        """The answer to a command; where the service goes away, wait, look what it knows, and send it again."""
        broken = False
        while True:
            try:
                if broken:
                    self._look_around(command)
                return self._by(command) if self._by_socket else self._posted(command)
            except _BROKEN:
                self.breaks += not broken
                broken = True
                self._socket = None
                self._open.close()
                time.sleep(0.05)
                self._move()

    def _posted(self, command: Json) -> Json:
        return self._heard(self._browser.ask("POST", f"/api/rooms/{self.room}/commands", command))

    def _heard(self, reply: Reply) -> Json:
        """An answer. Of several processes one may say that the room is on its way to another: ask again then."""
        if reply.status == 503 and len(self.servers) > 1:
            raise InterruptedError(reply.text)
        return reply.json

    def _by(self, command: Json) -> Json:
        if self._socket is None:
            address = f"ws://127.0.0.1:{self._browser.port}/api/rooms/{self.room}/socket"
            headers = {"Cookie": self._browser.cookie}
            self._socket = self._open.enter_context(
                connect(address, additional_headers=headers, open_timeout=_PATIENCE)
            )
        self._socket.send(json.dumps(command))
        while True:
            message: Json = json.loads(self._socket.recv(timeout=_PATIENCE))
            if message.get("code") == "frozen" and len(self.servers) > 1:
                raise InterruptedError("the room is on its way to another process")
            if message["type"] in ("done", "refused"):
                return message
            self.told = max(self.told, message.get("version", 0))

    def _look_around(self, command: Json) -> None:
        """What the service knows after it came back: all that was acknowledged, and at most the command on its way."""
        expected = Table(self._table.game.clone())
        known = len(self.acknowledged)
        state = self._heard(self._browser.ask("GET", f"/api/rooms/{self.room}/state"))
        if state["version"] == known + 1:
            copy = self._table.copy()
            if command["type"] == "act":
                copy.act(command["seat"], command["action"])
            else:
                copy.undo(command["seat"], whole_turn=command["whole_turn"])
            expected = copy
        else:
            assert state["version"] == known, (state["version"], known)
        assert state["version"] >= self.told, "what was broadcast is gone"
        assert state["view"] == json.loads(json.dumps(expected.game.view(state["seat"])))
        if not self.acknowledged:
            return
        old, answer = self._random.choice(self.acknowledged)
        assert self._posted(old) == answer
        other = {**old, "type": "act", "action": "no such action"}
        other.pop("whole_turn", None)
        assert self._posted(other)["code"] == "id_used"
        assert self._posted({**command, "id": f"{command['id']}-late", "version": 0})["code"] == "stale" or known == 0


@dataclass(frozen=True)
class Report:
    """What came of it."""

    games: int = 0
    kills: int = 0
    breaks: int = 0
    """How often a game found the service gone."""
    commands: int = 0
    cut_off: int = 0
    """How many games found it gone at least once."""

    def __add__(self, more: Report) -> Report:
        """What came of both."""
        return Report(*(one + other for one, other in zip(astuple(self), astuple(more), strict=True)))


def play_and_kill(data: Path, games: int, *, at_once: int, most: int, between: tuple[int, int], seed: int) -> Report:
    """Play games, some at a time, while the service is killed at random moments; check all that was stored.

    `between` says how many commands are carried out between two kills, at least and at most.
    """
    report, players = play_at([Killed(data)], games, at_once=at_once, most=most, between=between, seed=seed)
    with closing(sqlite3.connect(data / DATABASE)) as db:
        compare(players, lambda query, room: db.execute(query, (room,)).fetchall())
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return report


def play_at(
    servers: Sequence[Killed], games: int, *, at_once: int, most: int, between: tuple[int, int], seed: int
) -> tuple[Report, list[Player]]:
    """Play games at some processes that serve the same rooms, while one of them is killed at random moments."""
    chance = random.Random(seed)
    players = [Player(servers, seed + index, most) for index in range(games)]
    waiting = iter(players)
    failures: list[BaseException] = []
    lock = threading.Lock()

    def play() -> None:
        while not failures:
            with lock:
                player = next(waiting, None)
            if player is None:
                return
            try:
                player.play()
            except BaseException as problem:
                failures.append(problem)

    threads = [threading.Thread(target=play, daemon=True) for _ in range(at_once)]
    for thread in threads:
        thread.start()
    try:
        until = 0
        while any(thread.is_alive() for thread in threads) and not failures:
            alive = [server for server in servers if not server.comes_back]
            for server in alive:
                assert not server.gone, f"the service ended by itself: {server.log[-2000:]}"
            until = until or _done(players) + chance.randint(*between)
            if _done(players) >= until and (len(alive) > 1 or len(servers) == 1):
                time.sleep(chance.uniform(0.0, 0.02))
                killed = chance.choice(alive)
                (killed.kill if len(servers) == 1 else killed.kill_while_others_go_on)()
                until = 0
            time.sleep(0.002)
    finally:
        for server in servers:
            server.end_for_good()
    if failures:
        raise failures[0]
    report = Report(
        len(players),
        sum(server.kills for server in servers),
        sum(player.breaks for player in players),
        _done(players),
        sum(player.breaks > 0 for player in players),
    )
    return report, players


def started(database: str, redis: str, folder: Path, count: int) -> list[Killed]:
    """Some processes that serve the same rooms."""
    folders = [folder / f"process{number}" for number in range(count)]
    for data in folders:
        data.mkdir()
    common = {"DATABASE_URL": database, "REDIS_URL": redis}
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda data: Killed(data, environment=common), folders))


def play_three(
    postgres: Postgres,
    redis: str,
    folder: Path,
    games: int,
    *,
    at_once: int,
    most: int,
    between: tuple[int, int],
    seed: int,
) -> Report:
    """Play games at three processes, one of them killed at random moments; check all that was stored."""
    import psycopg  # noqa: PLC0415

    database = postgres.new_database()
    servers = started(database, redis, folder, 3)
    report, players = play_at(servers, games, at_once=at_once, most=most, between=between, seed=seed)
    with psycopg.connect(database) as db:
        compare(players, lambda query, room: db.execute(query.replace("?", "%s").encode(), (room,)).fetchall())
    return report


def _done(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def compare(players: list[Player], rows: Callable[[str, str], Sequence[Sequence[object]]]) -> None:
    """The store holds every acknowledged command, in order, once, and nothing else; `rows` asks it about a room."""
    for player in players:
        stored = rows("SELECT number, kind, seat, text FROM entries WHERE room = ? ORDER BY number", player.room)
        assert [row[0] for row in stored] == list(range(1, len(stored) + 1))
        assert [tuple(row[1:]) for row in stored] == player.entries
        receipts = rows("SELECT command FROM receipts WHERE room = ?", player.room)
        assert sorted(str(row[0]) for row in receipts) == sorted(command["id"] for command, _ in player.acknowledged)

"""Measures what honest players notice while somebody attacks: `make bench-attacks` writes results-attacks.md.

A service with the limits that it has for everybody, on a file; rooms of two people who play faster than people do, each
room from an address of its own, and one attack after the other from other addresses, in a process of its own. Needs a
system with more than one address of its own, as Linux has.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import itertools
import json
import multiprocessing
import platform
import random
import socket
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from lab import machine, table
from service import Count, Counted, Server, Table, make_table, share_of
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import agricola
from agricola.record.record import Record

_HERE = Path(__file__).resolve().parent
_ROOMS = 20
_PACE = (0.2, 0.6)
_WARM = 2.0
_TARGET_MS = 200.0
_THREADS = 8
_EXPIRED = 20_000
_NETWORK = (OSError, EOFError, http.client.HTTPException, WebSocketException, json.JSONDecodeError)
_PERSON, _OPEN, _COMPUTER = {"kind": "person", "name": "Eve"}, {"kind": "open"}, {"kind": "computer"}

Told = Counter[str]


class Attacker:
    """Somebody elsewhere, with a cookie once there is one."""

    def __init__(self, port: int, victim: str, told: Told, number: int) -> None:
        self.port = port
        self.victim = victim
        """The room of somebody else."""
        self.told = told
        self.address = (f"127.0.0.{2 + number}", 0)
        self.cookie = ""

    def ask(self, method: str, path: str, data: object = None, **headers: str) -> dict[str, Any]:
        """A request; what came of it is counted."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20, source_address=self.address)
        try:
            body = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
            connection.request(
                method, path, body, {"Content-Type": "application/json", "Cookie": self.cookie, **headers}
            )
            response = connection.getresponse()
            text = response.read()
            self.told[str(response.status)] += 1
            self.cookie = (response.headers["Set-Cookie"] or self.cookie).partition(";")[0]
            if response.status == 429:
                time.sleep(0.05)
            readable = response.headers["Content-Type"] == "application/json"
            found = json.loads(text) if readable and not response.headers["Content-Encoding"] else {}
            return found if isinstance(found, dict) else {}
        finally:
            connection.close()

    def room(self, *seats: object, **more: object) -> str:
        """A room of one's own; empty when there is none."""
        wish = {"edition": "revised", "players": len(seats), "seats": seats, **more}
        return str(self.ask("POST", "/api/rooms", wish).get("room", {}).get("id", ""))

    def socket(self, room: str) -> ClientConnection:
        """A socket of a room."""
        return connect(
            f"ws://127.0.0.1:{self.port}/api/rooms/{room}/socket",
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            source_address=self.address,
        )


def _play(one: Attacker, room: str, undo: float = 0.0) -> Iterator[None]:
    """Act at random, and take back."""
    while True:
        state = one.ask("GET", f"/api/rooms/{room}/state")
        actions = state.get("view", {}).get("actions")
        if not actions:
            return
        common = {"id": f"{random.random()}", "version": state["version"], "seat": state["seat"]}
        if random.random() < undo:
            one.ask("POST", f"/api/rooms/{room}/commands", {"type": "undo", **common})
        else:
            action = random.choice(actions)["code"]
            one.ask("POST", f"/api/rooms/{room}/commands", {"type": "act", **common, "action": action})
        yield


def heavy_positions(one: Attacker) -> Iterator[None]:
    """Positions with as much as may be, played on; and some with more."""
    goods = {name: 60 for name in ("wood", "clay", "reed", "stone", "grain", "vegetable", "food")}
    while True:
        for most in (goods, {"wood": 999}):
            position = {"edition": "revised", "players": 2, "cards": False, "seats": [{"goods": most}, {"goods": most}]}
            record = str(Record({"position": position}, {}, ()))
            made = one.ask("POST", "/api/records", {"record": record})
            room = made.get("room", {}).get("id")
            if room:
                yield from itertools.islice(_play(one, room), 30)
            yield


def seats(one: Attacker) -> Iterator[None]:
    """Seats taken, looked from, and left."""
    while True:
        room = one.room(_PERSON, _OPEN)
        for _ in range(20):
            one.ask("POST", f"/api/rooms/{room}/seats/0", {"do": "leave"})
            one.ask("POST", f"/api/rooms/{room}/join", {"name": "Eve", "seat": 0})
            one.ask("POST", f"/api/rooms/{one.victim}/join", {"name": "Eve", "seat": 1})
            yield


def half_sent(one: Attacker) -> Iterator[None]:
    """Requests of which half comes, as many as there may be."""
    while True:
        opened = []
        for _ in range(140):
            half = socket.socket()
            half.settimeout(5)
            with suppress(OSError):
                half.bind(one.address)
                half.connect(("127.0.0.1", one.port))
                half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-")
                one.told["half a request"] += 1
            opened.append(half)
        yield
        time.sleep(1.0)
        for half in opened:
            half.close()


def computers(one: Attacker) -> Iterator[None]:
    """Rooms full of computers, and hints."""
    while True:
        room = one.room(_PERSON, _COMPUTER, _COMPUTER, _COMPUTER)
        for _ in _play(one, room):
            state = one.ask("GET", f"/api/rooms/{room}/state")
            hint = {"type": "hint", "id": f"{random.random()}", "version": state.get("version", 0), "seat": 0}
            one.ask("POST", f"/api/rooms/{room}/commands", hint)
            yield
        yield


def files(one: Attacker) -> Iterator[None]:
    """The files of the page, compressed and not."""
    while True:
        for path in ("/", "/api/catalog", "/api/openapi.json", "/api/cards"):
            for encoding in ("gzip", "br", "identity"):
                one.ask("GET", path, None, **{"Accept-Encoding": encoding})
        yield


def spectators(one: Attacker) -> Iterator[None]:
    """As many sockets of somebody else's room as there may be."""
    opened = []
    while True:
        try:
            opened.append(one.socket(one.victim))
            one.told["socket"] += 1
        except _NETWORK:
            one.told["no socket"] += 1
            time.sleep(0.05)
        yield


def undoing(one: Attacker) -> Iterator[None]:
    """Acts that are taken back again and again."""
    while True:
        room = one.room(_PERSON, cards=False)
        for _ in _play(one, room, undo=0.5):
            yield
        yield


def broken_requests(one: Attacker) -> Iterator[None]:
    """What can't be read: half a letter, much of nothing, deep nests, methods that there are not."""
    room = one.room(_PERSON, cards=False)
    while True:
        one.ask("POST", "/api/rooms", b'{"edition": "\\ud800"}')
        one.ask("POST", f"/api/rooms/{room}/commands", b'{"type": "' + b"x" * 16_000 + b'"}')
        one.ask("POST", "/api/records", {"record": "x" * 380_000})
        one.ask("POST", "/api/rooms", b"[" * 16_000)
        one.ask("PATCH", "/api/rooms")
        one.ask("GET", f"/api/rooms/{room}/state?token=x")
        yield


def messages(one: Attacker) -> Iterator[None]:
    """Messages over sockets, as fast as they go, with answers that nobody reads."""
    room = one.room(_PERSON, cards=False)
    while True:
        with one.socket(room) as flood:
            for _ in range(2000):
                flood.send('{"type": "look"}')
                one.told["message"] += 1
        yield


def _none(one: Attacker) -> Iterator[None]:
    while True:
        time.sleep(0.1)
        yield


ATTACKS: dict[str, Callable[[Attacker], Iterator[None]]] = {
    "none": _none,
    "positions with much of everything": heavy_positions,
    "seats taken and left": seats,
    "half-sent requests": half_sent,
    "expired rooms to sweep": _none,
    "rooms of computers, hints": computers,
    "files of the page": files,
    "spectators of one room": spectators,
    "acts taken back": undoing,
    "requests that can't be read": broken_requests,
    "floods of messages": messages,
}


def attack(name: str, port: int, victim: str, told: Queue[Told], over: Event, addresses: int) -> None:
    """Attack until it is over; tells what came of it."""
    counts: Told = Counter()

    def repeat(number: int) -> None:
        one = Attacker(port, victim, counts, number % addresses)
        while not over.is_set():
            with suppress(*_NETWORK):
                for _ in ATTACKS[name](one):
                    if over.is_set():
                        return
            counts["broken off"] += 1
            time.sleep(0.05)

    for number in range(_THREADS):
        threading.Thread(target=repeat, args=(number,), daemon=True).start()
    over.wait()
    told.put(counts)


def _expire(folder: Path, count: int) -> None:
    """Leave rooms in the store that are to be swept."""
    server = Server(folder)
    server.ask("POST", "/api/rooms", {"edition": "revised", "players": 1, "seats": [_PERSON], "cards": False}, {})
    server.close()
    with closing(sqlite3.connect(next(folder.glob("*.sqlite3")))) as db, db:
        names = [row[1] for row in db.execute("PRAGMA table_info(rooms)")]
        values = ["'old' || n" if name == "id" else "0" if name == "created" else name for name in names]
        db.execute(
            f"WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {count}) "
            f"INSERT INTO rooms ({', '.join(names)}) SELECT {', '.join(values)} FROM (SELECT * FROM rooms LIMIT 1), c"
        )


@dataclass(frozen=True)
class Line:
    """What honest players noticed."""

    name: str
    actions: int
    p50: float
    p95: float
    own95: float
    request95: float
    told: Told


async def measure(name: str, seconds: float, addresses: int) -> Line:
    """Play, attack, and measure."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        expired = name == "expired rooms to sweep"
        if expired:
            await asyncio.to_thread(_expire, folder, _EXPIRED)
        server = Server(folder, rate=1.0)
        try:
            return await _measured(name, server, seconds, addresses, 0.0 if expired else _WARM)
        finally:
            server.close()


async def _measured(name: str, server: Server, seconds: float, addresses: int, warm: float) -> Line:
    count = Counted.count = Count()
    tables = await asyncio.gather(
        *(asyncio.to_thread(make_table, [server], 1000 + n, count, f"127.0.1.{n + 1}") for n in range(_ROOMS))
    )
    for one in tables:
        one.pace = _PACE
    door = asyncio.Semaphore(_ROOMS)
    players = [asyncio.create_task(one.play(seat, door)) for one in tables for seat in (0, 1)]
    players.append(asyncio.create_task(looks(tables[0])))
    context = multiprocessing.get_context("spawn")
    told, over = context.Queue(), context.Event()
    attacking = context.Process(target=attack, args=(name, server.port, tables[0].room, told, over, addresses))
    attacking.start()
    await asyncio.sleep(warm)
    count.on = True
    await asyncio.sleep(seconds)
    count.on = False
    over.set()
    counts: Told = await asyncio.to_thread(told.get)
    attacking.terminate()
    attacking.join()
    broken = [player.exception() for player in players if player.done() and player.exception() is not None]
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    if broken:
        raise SystemExit(f"{name}: {len(broken)} of {len(players)} honest clients broke off, first {broken[0]!r}")
    return Line(
        name, count.actions, share_of(0.5, count.seconds), share_of(0.95, count.seconds), share_of(0.95, count.own),
        share_of(0.95, count.requests), counts,
    )  # fmt: skip


async def looks(table: Table) -> None:
    """Ask for a state four times a second, until cancelled: what a page that is opened notices."""
    connection = http.client.HTTPConnection("127.0.0.1", table.ports[0], timeout=60, source_address=("127.0.2.1", 0))

    def once() -> float:
        began = time.perf_counter()
        connection.request("GET", f"/api/rooms/{table.room}/state", headers=table.headers[0])
        connection.getresponse().read()
        return time.perf_counter() - began

    while True:
        took = await asyncio.to_thread(once)
        if table.count.on:
            table.count.requests.append(took)
        await asyncio.sleep(0.25)


def report(lines: list[Line], seconds: float, addresses: int) -> str:
    """The results as a page."""
    worst = max(max(line.p95, line.own95, line.request95) for line in lines)
    rows = [
        [
            line.name, str(line.actions), f"{line.p50:.1f}", f"{line.p95:.1f}", f"{line.own95:.1f}",
            f"{line.request95:.1f}", ", ".join(f"{what}: {n}" for what, n in sorted(line.told.items())) or "-",
        ]
        for line in lines
    ]  # fmt: skip
    return "\n".join(
        [
            "# Honest players while somebody attacks",
            "",
            f"Written by `make bench-attacks`. {_ROOMS} rooms of two people who decide within {_PACE[0]} to {_PACE[1]}",
            "seconds, each room from an address of its own, while one attack after the other goes on for",
            f"{seconds:.0f} seconds, {_THREADS} at a time as fast as they can, from {addresses} other address(es). The",
            "service has one process, a file, and the limits that it has for everybody; clients, attackers and service",
            "are on one machine. In ms: from an action sent to the other player's new state (p50, p95), to the answer",
            "(own), and of a request for the state (HTTP).",
            "",
            f"Machine: {machine()}. Python {platform.python_version()}, agricola {agricola.__version__}.",
            "",
            f"- {'kept' if worst < _TARGET_MS else 'NOT KEPT'}: 95% within {worst:.0f} ms at worst "
            f"(target: {_TARGET_MS:.0f})",
            "",
            table(["attack", "actions", "p50 ms", "p95 ms", "own p95", "HTTP p95", "what the attackers got"], rows),
            "",
        ]
    )


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--addresses", type=int, default=1, help="from how many addresses attacks come (default: 1)")
    parser.add_argument("--only", nargs="+", default=list(ATTACKS), choices=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--out", type=Path, default=_HERE / "results-attacks.md")
    given = parser.parse_args()
    gc.disable()
    lines = []
    for name in given.only:
        lines.append(asyncio.run(measure(name, given.seconds, given.addresses)))
        print(lines[-1], flush=True)
    given.out.write_text(report(lines, given.seconds, given.addresses), encoding="utf-8")


if __name__ == "__main__":
    main()

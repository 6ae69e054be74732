"""Measures the service as its players see it: live rooms with scripted clients.

Three times are taken: from an action sent to the other player's new state, to the acting player's own answer, and of a
request over a connection that stays open, as a browser's do.

`make bench-service` runs it and writes results-service.md; `make bench-cluster` measures two processes that serve the
same rooms, with PostgreSQL and Redis, and writes results-cluster.md.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from lab import machine, table
from views import Views, measure_views
from websockets.asyncio.client import ClientConnection, connect

import agricola
from agricola.engine.kernel import state as engine_module
from agricola.server.rooms.patch import Json, patched

_HERE = Path(__file__).resolve().parent
_SIZES = (10, 50, 100, 300)
_PACE = (1.0, 3.0)
"""Seconds that a player thinks, at least and at most: people take longer."""
_WARM = 3.0
_DOOR = 20
"""How many connect at once."""
_LOOKS, _LOOK_EVERY = 4, 0.25
"""How many requests the one client without a socket sends one after the other, and the seconds between two times."""
_LONGEST_RECORD = 120
_TARGET_ROOMS, _TARGET_MS, _TARGET_KB = 100, 50.0, 10.0
_MANY_ROOMS, _MANY_MS = 1000, 200.0


_read = msgspec.json.decode
_WRITES = re.compile(r'^agricola_write_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


@dataclass
class Count:
    """What was measured."""

    on: bool = False
    received: int = 0
    """Bytes that came over the wire, compressed and with their frames."""
    actions: int = 0
    seconds: list[float] = field(default_factory=list)
    """From an action sent to the other player's new state."""
    own: list[float] = field(default_factory=list)
    """From an action sent to the answer to it."""
    requests: list[float] = field(default_factory=list)
    """Of a request over a connection that stays open."""


class Counted(ClientConnection):
    """A socket that counts what comes over the wire."""

    count: ClassVar[Count]
    """What is counted at the moment."""

    def data_received(self, data: bytes) -> None:
        """Count, and go on as always."""
        if self.count.on:
            self.count.received += len(data)
        super().data_received(data)


@dataclass
class Table:
    """One room with two players, each with a socket."""

    ports: list[int]
    """Where each seat finds the service: where there are several processes, each seat at another."""
    room: str
    headers: list[dict[str, str]]
    count: Count
    rng: random.Random
    sent: dict[int, tuple[int, float]] = field(default_factory=dict)
    """Who sent the action that leads to a version, and when."""
    connected: int = 0
    source: str = "127.0.0.1"
    """The address that its players come from."""
    pace: tuple[float, float] = _PACE

    async def play(self, seat: int, door: asyncio.Semaphore) -> None:
        """Play one seat until the end of the game; only some come through the door at once."""
        address = f"ws://127.0.0.1:{self.ports[seat]}/api/rooms/{self.room}/socket"
        answered, acted = -1, 0.0
        async with AsyncExitStack() as stack:
            async with door:
                socket = await stack.enter_async_context(
                    connect(
                        address,
                        additional_headers=self.headers[seat],
                        create_connection=Counted,
                        local_addr=(self.source, 0),
                    )
                )
                self.connected += 1
            state: Json = {}
            async for text in socket:
                message = _read(text)
                if message["type"] == "done" and message["version"] == answered + 1 and self.count.on:
                    self.count.own.append(time.perf_counter() - acted)
                if message["type"] == "state":
                    state = message
                elif message["type"] == "change":
                    for patch in message["patches"]:
                        state = patched(state, patch)
                else:
                    continue
                version, actions = state["version"], state["view"]["actions"]
                at = self.sent.get(version)
                if at is not None and at[0] != seat:
                    if self.count.on:
                        self.count.seconds.append(time.perf_counter() - at[1])
                    del self.sent[version]
                if not actions or state["seat"] != seat or version <= answered:
                    continue
                answered = version
                await asyncio.sleep(self.rng.uniform(*self.pace))
                action = self.rng.choice(actions)["code"]
                acted = time.perf_counter()
                self.sent[answered + 1] = (seat, acted)
                if self.count.on:
                    self.count.actions += 1
                command = {"type": "act", "id": f"v{answered}", "version": answered, "seat": seat, "action": action}
                await socket.send(json.dumps(command))


async def look(table: Table) -> None:
    """Ask for the state again and again over one connection, until cancelled."""
    connection = http.client.HTTPConnection("127.0.0.1", table.ports[0], timeout=60)

    def some() -> list[float]:
        took = []
        for _ in range(_LOOKS):
            began = time.perf_counter()
            connection.request("GET", f"/api/rooms/{table.room}/state", headers=table.headers[0])
            connection.getresponse().read()
            took.append(time.perf_counter() - began)
        return took

    while True:
        took = await asyncio.to_thread(some)
        if table.count.on:
            table.count.requests += took
        await asyncio.sleep(_LOOK_EVERY)


class Server:
    """The service in a process of its own."""

    def __init__(self, folder: Path, rate: float = 0.0) -> None:
        told = folder / "port"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "agricola", "serve", "--port", "0", "--data", str(folder), "--port-file", str(told),
             "--no-browser", "--rate", str(rate)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.port = 0
        while True:
            try:
                self.port = int(told.read_text(encoding="utf-8"))
                self.ask("GET", "/health", None, {})
                return
            except (OSError, ValueError):
                if self.process.poll() is not None:
                    raise SystemExit("the service has stopped; run `agricola serve` to see why") from None
                time.sleep(0.05)

    def ask(
        self, method: str, path: str, data: object, headers: dict[str, str], source: str = "127.0.0.1"
    ) -> tuple[dict[str, Any], str]:
        """A request from an address of this machine; gives the answer and the cookie that came with it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(source, 0))
        try:
            body = None if data is None else json.dumps(data)
            connection.request(method, path, body, {"Content-Type": "application/json", **headers})
            response = connection.getresponse()
            text = response.read()
            if response.status >= 400:
                raise SystemExit(f"{method} {path} was refused: {text.decode()}")
            return json.loads(text), (response.headers["Set-Cookie"] or "").partition(";")[0]
        finally:
            connection.close()

    def writes(self) -> list[tuple[float, float]]:
        """How many entries were written to the store within which seconds, since it was started."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request("GET", "/metrics")
            text = connection.getresponse().read().decode()
        finally:
            connection.close()
        return [(float(within), float(count)) for within, count in _WRITES.findall(text)]

    def memory(self) -> float:
        """Megabytes in memory."""
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return int(told.stdout) / 1024

    def processor(self) -> float:
        """Seconds of processor time so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


@contextmanager
def served(processes: int) -> Iterator[list[Server]]:
    """A service on a folder of its own, or several processes with a database of their own."""
    with ExitStack() as stack:
        if processes > 1:
            from tests.server.services import postgres, redis  # noqa: PLC0415

            os.environ["DATABASE_URL"] = stack.enter_context(postgres(to_disk=True)).new_database()
            os.environ["REDIS_URL"] = stack.enter_context(redis())
        servers = []
        for _ in range(processes):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            servers.append(Server(Path(folder)))
            stack.callback(servers[-1].close)
        yield servers


def record_of(seed: int) -> str:
    """A game of the revised edition with hand cards, somewhere between its beginning and its end."""
    rng = random.Random(seed)
    game = agricola.new_game("revised", players=2, seed=seed, ask_end_turn=True)
    for _ in range(rng.randrange(_LONGEST_RECORD)):
        if game.is_terminal():
            return record_of(seed + 1_000_000)
        before = game.clone()
        game.apply(rng.choice(game.legal_actions()))
        if game.is_terminal():
            game = before
            break
    return str(game.record())


def make_table(servers: list[Server], seed: int, count: Count, source: str = "127.0.0.1") -> Table:
    """A room from a record; the second seat is taken by somebody else."""
    server = servers[seed % len(servers)]
    ports = [servers[(seed + seat) % len(servers)].port for seat in (0, 1)]
    made, cookie = server.ask("POST", "/api/records", {"record": record_of(seed)}, {}, source)
    room = made["room"]["id"]
    server.ask("POST", f"/api/rooms/{room}/seats/1", {"do": "leave"}, {"Cookie": cookie}, source)
    _, other = server.ask("POST", f"/api/rooms/{room}/join", {"name": "Bob", "seat": 1}, {}, source)
    return Table(ports, room, [{"Cookie": cookie}, {"Cookie": other}], count, random.Random(seed), source=source)


def share_of(share: float, seconds: list[float]) -> float:
    """The milliseconds within which a share of what was measured lies."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True)
class Line:
    """What was measured with some rooms."""

    rooms: int
    rate: float
    p50: float
    p95: float
    p99: float
    own95: float
    request50: float
    request95: float
    kilobytes: float
    kilobytes_each: float
    megabytes: float
    busy: float
    write95: float
    """Within how many milliseconds 95 % of the entries were written to the store; a bound of the histogram."""


async def measure(rooms: int, seconds: float, processes: int) -> Line:
    """Play in some rooms, and measure."""
    with served(processes) as servers:
        # The first room brings what all rooms share into memory.
        for index in range(processes):
            await asyncio.to_thread(make_table, servers, index, Count())
        before = sum(server.memory() for server in servers)
        count = Counted.count = Count()
        tables = [await asyncio.to_thread(make_table, servers, 1000 + index, count) for index in range(rooms)]
        door = asyncio.Semaphore(_DOOR)
        players = [asyncio.create_task(one.play(seat, door)) for one in tables for seat in (0, 1)]
        while sum(one.connected for one in tables) < len(players) and not any(player.done() for player in players):
            await asyncio.sleep(0.1)
        players.append(asyncio.create_task(look(tables[0])))
        await asyncio.sleep(_WARM)
        count.on = True
        began, work = time.perf_counter(), sum(server.processor() for server in servers)
        wrote = [server.writes() for server in servers]
        await asyncio.sleep(seconds)
        count.on = False
        took, worked = time.perf_counter() - began, sum(server.processor() for server in servers) - work
        memory = sum(server.memory() for server in servers)
        within = _within(0.95, wrote, [server.writes() for server in servers])
        broken = [player.exception() for player in players if player.done() and player.exception() is not None]
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        if broken:
            raise SystemExit(f"{len(broken)} of {len(players)} clients broke off, the first with {broken[0]!r}")

    seen = count.seconds
    kilobytes = count.received / 1000 / max(1, count.actions)
    return Line(
        rooms, len(seen) / took, share_of(0.5, seen), share_of(0.95, seen), share_of(0.99, seen),
        share_of(0.95, count.own), share_of(0.5, count.requests), share_of(0.95, count.requests),
        kilobytes, kilobytes / 2, (memory - before) / rooms, worked / took, 1000 * within,
    )  # fmt: skip


def _within(share: float, before: list[list[tuple[float, float]]], after: list[list[tuple[float, float]]]) -> float:
    """The bound of the histograms within which a share of what came between two looks at them lies."""
    counts: dict[float, float] = {}
    for old, new in zip(before, after, strict=True):
        known = dict(old)
        for bound, count in new:
            counts[bound] = counts.get(bound, 0.0) + count - known.get(bound, 0.0)
    wanted = share * max(counts.values(), default=0.0)
    return next((bound for bound in sorted(counts) if counts[bound] >= wanted), 0.0)


def report(lines: list[Line], views: Views, seconds: float, processes: int) -> str:
    """The results as a page."""
    several = [
        f"With {processes} processes, PostgreSQL and Redis on the same machine. The two players of a room are at",
        "different processes, so that one of them plays over the other's: the worst case. Memory and processor are",
        "those of all processes of the service together.",
        "",
    ]
    built = "interpreted" if str(engine_module.__file__).endswith(".py") else "compiled"
    target = next((line for line in lines if line.rooms == _TARGET_ROOMS), None)
    promises = []
    if target is not None:
        for kept, text in (
            (target.p95 < _TARGET_MS, f"95% of actions reach the other player within {target.p95:.0f} ms "
             f"(target: {_TARGET_MS:.0f})"),
            (max(target.own95, target.request95) < _TARGET_MS, f"95% of actions are answered within "
             f"{target.own95:.0f} ms, and 95% of requests over a kept connection within {target.request95:.0f} ms "
             f"(target: {_TARGET_MS:.0f})"),
            (target.kilobytes < _TARGET_KB, f"{target.kilobytes:.1f} kB are sent per action, to both players together "
             f"(target: {_TARGET_KB:.0f})"),
        ):  # fmt: skip
            promises.append(f"- {'kept' if kept else 'NOT KEPT'}: with {_TARGET_ROOMS} rooms {text}")
    many = next((line for line in lines if line.rooms == _MANY_ROOMS), None)
    if many is not None:
        answer = "kept" if max(many.p95, many.own95) < _MANY_MS else "NOT KEPT"
        promises.append(
            f"- {answer}: with {_MANY_ROOMS} rooms 95% of actions reach the other player within {many.p95:.0f} ms, and "
            f"are answered within {many.own95:.0f} ms (target: {_MANY_MS:.0f})"
        )
    rows = [
        [
            str(line.rooms), f"{line.rate:.0f}", f"{line.p50:.1f}", f"{line.p95:.1f}", f"{line.p99:.1f}",
            f"{line.own95:.1f}", f"{line.request50:.1f}", f"{line.request95:.1f}",
            f"{line.kilobytes:.1f}", f"{line.kilobytes_each:.1f}", f"{line.megabytes:.2f}", f"{100 * line.busy:.0f}%",
            f"{line.write95:.0f}",
        ]
        for line in lines
    ]  # fmt: skip
    head = [
        "rooms", "actions/s", "p50 ms", "p95 ms", "p99 ms", "own p95", "HTTP p50", "HTTP p95",
        "kB an action", "kB a client", "MB a room", "processor", "write p95",
    ]  # fmt: skip
    return "\n".join(
        [
            f"# {'The service' if processes == 1 else 'Several processes'} under load",
            "",
            f"Written by `make bench-{'service' if processes == 1 else 'cluster'}`. Rooms of the revised edition with",
            "hand cards and two players, begun at all stages of the game; each player has a socket, and thinks one to",
            f"three seconds before each decision. Measured for {seconds:.0f} seconds, with clients and service on one",
            "machine: from an action sent to its state received by the other player (p50, p95, p99), to the answer",
            "received by the acting player (own), and of a request for the state over a connection that stays open",
            "(HTTP). Bytes as they come over the wire, compressed; memory and processor of the service's process. 95%",
            "of the entries were written to the store within so many ms (write p95, a bound of its histogram).",
            "",
            *(several if processes > 1 else []),
            f"Machine: {machine()}. Python {platform.python_version()}, engine {built}.",
            "",
            *promises,
            "",
            table(head, rows),
            "",
            "After an action the four players of a game are told what has changed. On the mean that takes",
            f"{views.milliseconds:.2f} ms of processor time and {views.kilobytes:.1f} kB for all four together, "
            f"{views.compressed:.1f} kB compressed.",
            f"The first state, with all that never changes, has {views.first:.0f} kB.",
            "",
        ]
    )


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=list(_SIZES))
    parser.add_argument("--processes", type=int, default=1, help="more than one: with PostgreSQL and Redis")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--out", type=Path, default=_HERE / "results-service.md")
    given = parser.parse_args()
    lines = []
    # A thousand rooms of clients have millions of objects: a look at all of them would be measured as the service's.
    gc.disable()
    for rooms in given.rooms:
        lines.append(asyncio.run(measure(rooms, given.seconds, given.processes)))
        print(lines[-1], flush=True)
    views = asyncio.run(measure_views())
    print(views, flush=True)
    given.out.write_text(report(lines, views, given.seconds, given.processes), encoding="utf-8")


if __name__ == "__main__":
    main()

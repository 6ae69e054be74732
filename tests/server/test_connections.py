"""Connections themselves: how soon an answer leaves, who may connect, and how long a request may take to come."""

from __future__ import annotations

import http.client
import io
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from agricola.server.http.running import listen
from agricola.server.telemetry.logs import Log
from tests.server.kit import PATIENCE, PERSON, Browser, live, until

ELSEWHERE = ("127.0.0.2", 0)
"""The address of those who connect and say little."""
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


def test_small_answers_leave_at_once() -> None:
    """Every connection that is accepted has TCP_NODELAY: no answer waits for the client's system to confirm another."""
    seen: list[int] = []
    listening = listen("127.0.0.1", 0)
    try:
        with socket.create_connection(listening.getsockname(), timeout=PATIENCE):
            accepted, _ = listening.accept()
            with accepted:
                # asyncio switches it on for what it takes for TCP, and asks the accepted socket.
                seen.append(accepted.proto)
    finally:
        listening.close()
    assert seen == [socket.IPPROTO_TCP]


def test_answers_over_a_kept_connection_take_no_delay() -> None:
    """Of twenty requests over one connection the quickest half takes less than a delayed confirmation, 40 ms."""
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=PATIENCE)
        took = []
        try:
            for _ in range(20):
                began = time.perf_counter()
                connection.request("GET", f"/api/rooms/{room}")
                connection.getresponse().read()
                took.append(time.perf_counter() - began)
        finally:
            connection.close()
        assert sorted(took)[10] < 0.03, took


@pytest.fixture
def elsewhere() -> None:
    """Another address of this computer."""
    try:
        with socket.socket() as tried:
            tried.bind(ELSEWHERE)
    except OSError:
        pytest.skip("this system has a single address of its own")


@contextmanager
def half_sent(port: int, count: int) -> Iterator[list[socket.socket]]:
    """Connections from elsewhere that have sent half of a head."""
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            one = stack.enter_context(socket.socket())
            one.settimeout(PATIENCE)
            one.bind(ELSEWHERE)
            try:
                one.connect(("127.0.0.1", port))
                one.sendall(HALF)
            except OSError:
                continue
            opened.append(one)
        yield opened


def closed(one: socket.socket) -> bytes | None:
    """What a connection that was closed was told; None while it is open."""
    one.settimeout(0.0)
    try:
        return one.recv(1000)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def test_an_address_has_so_many_connections_and_no_more(elsewhere: None) -> None:
    """Who opens connections and sends half a head each fills its own places; everybody else is answered."""
    with live(rate=1.0, connections_per_address=20) as running, half_sent(running.port, 60) as opened:
        # Its answer may come before its end: only the end counts.
        until(lambda: sum(closed(one) == b"" for one in opened) >= len(opened) - 20)
        assert sum(closed(one) is None for one in opened) == 20
        assert running.browser().ask("GET", "/health").status == 200


def test_half_a_head_is_not_waited_for(elsewhere: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A head must come in time, the first as well as the next over a kept connection; bytes now and then don't help."""
    monkeypatch.setattr("agricola.server.http.connections._HEAD_SECONDS", 0.5)
    with live(rate=1.0) as running, half_sent(running.port, 3) as opened:
        whole = opened[0]
        whole.sendall(b"slow\r\n\r\n")
        assert whole.recv(4000).startswith(b"HTTP/1.1 200")
        whole.sendall(HALF)
        end = time.monotonic() + PATIENCE
        while any(closed(one) is None for one in opened):
            assert time.monotonic() < end
            for one in opened:
                try:
                    one.send(b"x")
                except OSError:
                    continue
            time.sleep(0.1)


def test_a_place_is_given_back_however_a_connection_ends() -> None:
    """Requests, sockets, and those who leave in the midst of a head: afterwards nobody is counted any more."""
    with live(rate=1.0, connections_per_address=4) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        for _ in range(6):
            with ann.socket(room):
                assert ann.ask("GET", "/health").status == 200
            with socket.create_connection(("127.0.0.1", running.port)) as one:
                one.sendall(HALF)
        until(lambda: ann.ask("GET", "/health").status == 200)


def test_1100_half_sent_requests_stop_nobody_and_write_little(elsewhere: None, tmp_path: Path) -> None:
    """A process that may open 1,024 files answers others meanwhile, and its log stays small."""
    log, told = tmp_path / "log", tmp_path / "port"
    command = [
        sys.executable, "-m", "agricola", "serve", "--port", "0", "--data", str(tmp_path), "--port-file", str(told),
        "--no-browser", "--workers", "1",
    ]  # fmt: skip
    with log.open("wb") as written:
        running = subprocess.Popen(
            ["sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh", *command], stdout=written, stderr=written
        )
    try:
        until(lambda: told.exists() and told.read_text().strip() != "")
        ann = Browser(int(told.read_text()))
        until(lambda: ann.ask("GET", "/health").status == 200)
        with half_sent(ann.port, 1100):
            took = []
            for _ in range(20):
                began = time.perf_counter()
                assert ann.ask("GET", "/health").status == 200
                took.append(time.perf_counter() - began)
        assert sorted(took)[10] < 1.0, took
        assert log.stat().st_size < 100_000
    finally:
        running.kill()
        running.wait()


def test_an_event_that_comes_too_often_is_not_written_each_time() -> None:
    """Of a thousand lines at once a hundred are written; a later one says how many were left out."""
    written, now = io.StringIO(), [0.0]
    log = Log(written, clock=lambda: now[0])
    for _ in range(1000):
        log.warning("library", logger="somewhere")
    log.info("started")
    now[0] = 1.0
    log.warning("library", logger="somewhere")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["library"] * 100 + ["started", "library"]
    assert lines[-1]["left_out"] == 900

"""Connections themselves: how soon an answer leaves, who may connect, and how long a request may take to come."""

from __future__ import annotations

import http.client
import socket
import time

from agricola.server.running import listen
from tests.server.kit import PATIENCE, PERSON, live


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

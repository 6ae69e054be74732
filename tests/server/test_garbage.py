"""Memory is freed without looking at everything while people play."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

import pytest

from agricola.server import garbage
from agricola.server.garbage import LetGo
from tests.server.kit import OPEN, PERSON, live, until

_GROWING = """
import gc
from agricola.server.garbage import look_at_young_only
look_at_young_only()
before = gc.get_stats()
kept = [[number] for number in range(1_000_000)]
after = gc.get_stats()
assert after[0]["collections"] > before[0]["collections"]
assert after[2]["collections"] == before[2]["collections"], after
"""


def test_a_service_that_grows_is_not_halted_for_a_look_at_everything() -> None:
    """What is young is looked at, what is old is not."""
    subprocess.run([sys.executable, "-c", _GROWING], check=True, timeout=60)


def test_acts_leave_nothing_behind_that_only_the_collector_can_free() -> None:
    """Neither playing nor looking makes anything that refers to itself: otherwise memory would grow."""
    with live() as service:
        ann, bob = service.browser(), service.browser()
        room = ann.create(PERSON, OPEN)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})

        def play(acts: int) -> None:
            for _ in range(acts):
                who = ann if ann.state(room)["view"]["actions"] else bob
                assert who.act(room)["type"] == "done"

        with ann.socket(room), bob.socket(room):
            play(5)
            gc.collect()
            gc.disable()
            try:
                play(20)
                # The clients here are in the same process, and leave a little behind.
                found = gc.collect()
            finally:
                gc.enable()
    assert found < 20 * 50


def test_rooms_that_were_let_go_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the next look at everything: one that comes while a request still holds a room leaves it to the look after."""
    monkeypatch.setattr(garbage, "_LONGEST", 0.0)
    with live(idle_seconds=0.2) as service:
        ann = service.browser()
        ann.create(PERSON, OPEN)
        ann.create(PERSON, OPEN)
        rooms = service.service.lobby._rooms
        freed = [weakref.ref(room) for room in rooms.values()]
        until(lambda: not rooms)
        until(lambda: not any(room() for room in freed))


def test_what_was_let_go_is_freed_when_it_is_much_or_within_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at once: a look at everything takes long where much is kept."""
    looks: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(None))
    let_go = LetGo()
    let_go.free(0)
    let_go.add()
    let_go.free(500)
    assert not looks
    for _ in range(124):
        let_go.add()
    let_go.free(500)
    assert len(looks) == 1
    let_go.free(500)
    assert len(looks) == 1
    monkeypatch.setattr(garbage, "_LONGEST", 0.0)
    let_go.free(500)
    assert len(looks) == 2
